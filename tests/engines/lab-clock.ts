import type { Tab } from "./driver/tab.ts";

type LabWindow = Window & { labForward(milliseconds: number): void };

/**
 * Runs in the page. Time stands still; timers of half a second to ten seconds wait for `labForward`. Longer ones are those of
 * WebDriver, which sets a time limit for each script in the page.
 */
function stopTime(): void {
  const { setTimeout: begin, clearTimeout: end } = window;
  let time = Date.now();
  /** Beyond the ids of the browser's own timers. */
  let latest = 1e9;
  const waiting = new Map<number, { due: number; act: () => void }>();
  Date.now = () => time;
  Object.assign(window, {
    setTimeout(act: () => void, delay = 0) {
      if (delay < 500 || delay > 10_000) return begin(act, delay);
      waiting.set(++latest, { due: time + delay, act });
      return latest;
    },
    clearTimeout(id: number) {
      if (!waiting.delete(id)) end(id);
    },
    labForward(milliseconds: number) {
      time += milliseconds;
      for (const [id, { due, act }] of waiting) if (due <= time && waiting.delete(id)) act();
    },
  });
}

/** Script for the head of a lab page whose clock a test moves with `forward`. */
export const stoppedClock = `<script nonce="{{nonce}}">(${stopTime})()</script>`;

/** Moves the clock of a page with `stoppedClock`. */
export const forward = (tab: Tab, milliseconds: number): Promise<unknown> =>
  tab.evaluate((by: number) => (window as unknown as LabWindow).labForward(by), milliseconds);
