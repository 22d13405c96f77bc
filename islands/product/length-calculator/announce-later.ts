import { announce } from "../../../shared/a11y/live-region.ts";
import { debounce } from "../../../shared/time/debounce.ts";

/** How long a text must be unchanged before it is announced, in milliseconds. */
const ANNOUNCE_DELAY_MS = 1_000;

/** Announces a text that changes often, once it no longer changes. */
export interface LateAnnouncer {
  update(text: string): void;
  /** Sets a text that the visitor has not changed, and that is not announced. */
  setSilently(text: string): void;
  /** Cancels a pending announcement, because the visitor is still typing. */
  cancel(): void;
}

export function lateAnnouncer(signal: AbortSignal): LateAnnouncer {
  /** The text that was announced or is about to be. */
  let current = "";
  let announced = "";
  const announceLater = debounce(
    (text: string) => {
      announced = text;
      if (text) announce(text);
    },
    ANNOUNCE_DELAY_MS,
    signal,
  );
  return {
    update(text) {
      if (text !== current) announceLater(text);
      current = text;
    },
    setSilently(text) {
      current = announced = text;
    },
    cancel() {
      announceLater.cancel();
      current = announced;
    },
  };
}
