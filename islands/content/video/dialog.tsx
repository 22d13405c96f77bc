import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { shell } from "../../../shared/shell-api.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { player } from "../../../shared/video/player.ts";
import { playerFrame } from "../../../shared/video/player-frame.ts";
import { playerAddress, serviceNames, type Video } from "../../../shared/video/service.ts";

interface LinkedVideo {
  video: Video;
  /** URL of the link. */
  url: string;
  title: string;
}

/** Plays a video in a dialog, which closes when `signal` aborts. Resolves as `openDialog` does. CNT-03 */
export const openVideo = (linked: LinkedVideo, signal: AbortSignal): Promise<void> =>
  openDialog((t, close, id) => <VideoDialog linked={linked} t={t} id={id} onClose={close} signal={signal} />);

interface VideoDialogProps {
  linked: LinkedVideo;
  t: Translate;
  id: string;
  onClose(): void;
  signal: AbortSignal;
}

function VideoDialog({ linked: { video, url, title }, t, id, onClose, signal }: VideoDialogProps): ReactNode {
  const service = serviceNames[video.service];
  const [isAllowed, setAllowed] = useState(() => shell().consent?.marketing === true);
  const [hasFailed, setHasFailed] = useState(false);
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
    const removed = new AbortController();
    const frame = playerFrame(playerAddress(video, { isBanner: false, isMuted: false, origin: location.origin }), name);
    player(frame, video.service, (state) => setHasFailed(state === "silent" || state === "failed"), removed.signal);
    place.current!.append(frame);
    frame.focus({ preventScroll: true });
    return () => {
      removed.abort();
      frame.remove();
    };
  }, [isAllowed, name, video]);

  return (
    <Dialog id={id} title={name} closeText={t("Core.Close")} onClose={onClose} className="atoll-video-dialog">
      <div className="atoll-video-place" ref={place}>
        {!isAllowed && (
          <div className="atoll-video-ask">
            <div>{t("Video.Consent", service)}</div>
            {/* A detail of 2 is the second click of a double click on the link, which lands on this button. */}
            <button type="button" className="btn btn-primary" onClick={({ detail }) => detail < 2 && setAllowed(true)}>
              {t("Video.Allow")}
            </button>
          </div>
        )}
      </div>
      <div className="atoll-video-foot">
        <output>{hasFailed && t("Video.Failed")}</output>
        <a href={url} target="_blank" rel="noopener">
          {t("Video.Watch", service)}
        </a>
      </div>
    </Dialog>
  );
}
