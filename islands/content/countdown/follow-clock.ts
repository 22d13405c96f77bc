import { untilNext } from "./rules.ts";

/**
 * Calls `show` with the time, in milliseconds, each second until `end` has come, and `onEnd` then, once. Sleeps while the tab is hidden, and
 * catches up when it is seen again. What is over already is only shown. CNT-04
 */
export function followClock(end: number, show: (now: number) => void, onEnd: () => void, signal: AbortSignal): void {
  const done = new AbortController();
  const either = AbortSignal.any([signal, done.signal]);
  let timer: ReturnType<typeof setTimeout>;

  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    const now = Date.now();
    show(now);
    if (now < end) {
      timer = setTimeout(look, untilNext(end, now));
      return;
    }
    done.abort();
    onEnd();
  };

  // It may have ended since it was drawn.
  if (signal.aborted || Date.now() >= end) return show(Date.now());
  document.addEventListener("visibilitychange", look, { signal: either });
  either.addEventListener("abort", () => clearTimeout(timer), { once: true });
  look();
}
