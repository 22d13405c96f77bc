import { keptAttributes } from "../../../shared/kept-attributes.ts";
import type { Film, FilmEvent } from "./film.ts";

/** A video of the site's own, in the page's own element. CNT-03 */
export function ownFilm(
  video: HTMLVideoElement,
  isMuted: boolean,
  tell: (event: FilmEvent) => void,
  signal: AbortSignal,
): Film {
  const restore = keptAttributes(video, ["controls", "loop", "playsinline"]);
  const was = video.muted;
  let wanted = false;
  video.controls = false;
  video.loop = true;
  video.playsInline = true;
  video.muted = isMuted;
  const listen = (type: string, act: () => void): void => video.addEventListener(type, act, { signal });
  listen("playing", () => tell("playing"));
  // By a key of the keyboard, or by the system.
  listen("pause", () => wanted && video.paused && !video.ended && tell("stopped"));
  const fail = (): void => tell("failed");
  listen("error", fail);
  // Of several sources the last one has failed when all have.
  video.querySelector("source:last-of-type")?.addEventListener("error", fail, { signal });
  return {
    play() {
      wanted = true;
      if (video.error) video.load();
      video
        .play()
        .catch(
          (error: Error) =>
            wanted &&
            !signal.aborted &&
            error.name !== "AbortError" &&
            tell(error.name === "NotAllowedError" ? "refused" : "failed"),
        );
    },
    pause() {
      wanted = false;
      video.pause();
    },
    end() {
      wanted = false;
      video.pause();
      video.muted = was;
      restore();
    },
  };
}
