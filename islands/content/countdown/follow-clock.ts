import { msUntilNextSecond } from "./rules.ts";
import { anySignal } from "../../../shared/time/any-signal.ts";

/**
 * Calls `show` with the current time, in milliseconds, every second until `end`, then calls `onEnd` once. Pauses while
 * the tab is hidden and catches up afterwards. When `end` is already over it calls `show` once, and never `onEnd`.
 * CNT-04
 */
export function followClock(end: number, show: (now: number) => void, onEnd: () => void, signal: AbortSignal): void {
  const done = new AbortController();
  const stopped = anySignal(signal, done.signal);
  let timer: ReturnType<typeof setTimeout>;

  const tick = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    const now = Date.now();
    show(now);
    if (now < end) {
      timer = setTimeout(tick, msUntilNextSecond(end, now));
      return;
    }
    done.abort();
    onEnd();
  };

  // The end may have passed since the first render.
  if (signal.aborted || Date.now() >= end) return show(Date.now());
  document.addEventListener("visibilitychange", tick, { signal: stopped });
  stopped.addEventListener("abort", () => clearTimeout(timer), { once: true });
  tick();
}
