import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import type { BannerVideo, BannerVideoEvent } from "./banner-video.ts";

/** Controls the page's own `<video>`. CNT-03 */
export function ownVideo(
  video: HTMLVideoElement,
  isMuted: boolean,
  onEvent: (event: BannerVideoEvent) => void,
  signal: AbortSignal,
): BannerVideo {
  const restore = saveAttributes(video, ["controls", "loop", "playsinline"]);
  const wasMuted = video.muted;
  let shouldPlay = false;
  video.controls = false;
  video.loop = true;
  video.playsInline = true;
  video.muted = isMuted;
  const listen = (type: string, act: () => void): void => video.addEventListener(type, act, { signal });
  listen("playing", () => onEvent("playing"));
  // Paused by a media key or by the system.
  listen("pause", () => shouldPlay && video.paused && !video.ended && onEvent("stopped"));
  const fail = (): void => onEvent("failed");
  listen("error", fail);
  // Browsers try the sources in order, so an error at the last one means that all have failed.
  video.querySelector("source:last-of-type")?.addEventListener("error", fail, { signal });
  return {
    play() {
      shouldPlay = true;
      if (video.error) video.load();
      video
        .play()
        .catch(
          (error: Error) =>
            shouldPlay &&
            !signal.aborted &&
            error.name !== "AbortError" &&
            onEvent(error.name === "NotAllowedError" ? "refused" : "failed"),
        );
    },
    pause() {
      shouldPlay = false;
      video.pause();
    },
    end() {
      shouldPlay = false;
      video.pause();
      video.muted = wasMuted;
      restore();
    },
  };
}
