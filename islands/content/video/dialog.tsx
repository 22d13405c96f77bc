import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { shell } from "../../../shared/face.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { player } from "../../../shared/video/player.ts";
import { playerFrame } from "../../../shared/video/player-frame.ts";
import { playerAddress, serviceNames, type Video } from "../../../shared/video/service.ts";

interface Shown {
  video: Video;
  /** Where the link leads. */
  address: string;
  title: string;
}

/** Plays a video over the page; it closes when `signal` aborts. CNT-03 */
export function openVideo(shown: Shown, signal: AbortSignal): void {
  openDialog((t, close, id) => <VideoDialog shown={shown} t={t} id={id} onClose={close} signal={signal} />);
}

interface VideoDialogProps {
  shown: Shown;
  t: Translate;
  id: string;
  onClose(): void;
  signal: AbortSignal;
}

function VideoDialog({ shown: { video, address, title }, t, id, onClose, signal }: VideoDialogProps): ReactNode {
  const service = serviceNames[video.service];
  const [isAllowed, setAllowed] = useState(() => shell().consent?.marketing === true);
  const [isLost, setLost] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [name] = useState(() => title || t("Video.Title"));

  useEffect(() => {
    const dialog = place.current!.closest("dialog");
    const close = (): void => dialog?.close();
    if (signal.aborted) close();
    signal.addEventListener("abort", close);
    return () => signal.removeEventListener("abort", close);
  }, [signal]);
  useEffect(() => {
    if (!isAllowed) return;
    const gone = new AbortController();
    const frame = playerFrame(playerAddress(video, { isBanner: false, isMuted: false, origin: location.origin }), name);
    player(frame, video.service, (state) => setLost(state === "silent" || state === "failed"), gone.signal);
    place.current!.append(frame);
    frame.focus({ preventScroll: true });
    return () => {
      gone.abort();
      frame.remove();
    };
  }, [isAllowed, name, video]);

  return (
    <Dialog id={id} title={name} closeText={t("Core.Close")} onClose={onClose} className="atoll-video-dialog">
      <div className="atoll-video-place" ref={place}>
        {!isAllowed && (
          // The second press of two on the link, which the dialog has come over, allows nothing.
          <div className="atoll-video-ask">
            <div>{t("Video.Consent", service)}</div>
            <button type="button" className="btn btn-primary" onClick={({ detail }) => detail < 2 && setAllowed(true)}>
              {t("Video.Allow")}
            </button>
          </div>
        )}
      </div>
      <div className="atoll-video-foot">
        <output>{isLost && t("Video.Failed")}</output>
        <a href={address} target="_blank" rel="noopener">
          {t("Video.Watch", service)}
        </a>
      </div>
    </Dialog>
  );
}
