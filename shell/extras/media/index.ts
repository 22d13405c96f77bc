import { elementsIn } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";

/** Audio and video in content that is moved into the page, or out of it and back. */

export interface MediaState {
  /** Chromium does not load media in a document without a window (NETWORK_NO_SOURCE): loads those in `root`. */
  loadMedia?(root: Element): void;
  /** Removal pauses media. The returned function plays those again that played by themselves, without sound. */
  playAgain?(section: Element): () => void;
}

/** Adds these functions to the session. */
export function start(session: Session): void {
  session.loadMedia = loadMedia;
  session.playAgain = playAgain;
}

function loadMedia(root: Element): void {
  for (const media of elementsIn<HTMLMediaElement>(root, "audio, video")) if (media.networkState > 2) media.load();
}

function playAgain(section: Element): () => void {
  const playing = [...section.querySelectorAll<HTMLMediaElement>("[autoplay]")].filter(
    (media) => media.muted && !media.paused,
  );
  return () => {
    for (const media of playing) media.play().catch(() => {});
  };
}
