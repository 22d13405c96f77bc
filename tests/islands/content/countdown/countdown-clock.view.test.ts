import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runEndAction } from "../../../../islands/content/countdown/end-action.ts";
import { followClock } from "../../../../islands/content/countdown/follow-clock.ts";
import { remaining } from "../../../../islands/content/countdown/rules.ts";

const reloadPage = vi.hoisted(() => vi.fn(async () => true));
vi.mock("../../../../shared/page/reload-page.ts", () => ({ reloadPage }));

let abort: AbortController;
let warned: string[];
beforeEach(() => {
  abort = new AbortController();
  vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00.250Z") });
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warned.push(text));
  reloadPage.mockClear();
});
afterEach(() => {
  abort.abort();
  see("visible");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a clock with `left` milliseconds; records the shown seconds and counts its ends. */
function begin(left: number): { shown: number[]; ended: number } {
  const end = Date.now() + left;
  const clock = { shown: [] as number[], ended: 0 };
  followClock(
    end,
    (now) => void clock.shown.push(remaining(end, now).seconds),
    () => void clock.ended++,
    abort.signal,
  );
  return clock;
}
const see = (state: string): void => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

test("CNT-04 each second is shown as it begins, and the end fires once", () => {
  const clock = begin(3_500);
  vi.advanceTimersByTime(499);
  expect(clock.shown).toEqual([4]);
  vi.advanceTimersByTime(1);
  expect(clock.shown).toEqual([4, 3]);
  vi.advanceTimersByTime(2_999);
  expect(clock).toEqual({ shown: [4, 3, 2, 1], ended: 0 });
  vi.advanceTimersByTime(1);
  expect(clock).toEqual({ shown: [4, 3, 2, 1, 0], ended: 1 });
  see("visible");
  vi.advanceTimersByTime(60_000);
  expect(clock).toEqual({ shown: [4, 3, 2, 1, 0], ended: 1 });
});

test("CNT-04 after a late timer the clock shows the right second and stays on time", () => {
  const clock = begin(10_000);
  vi.setSystemTime(Date.now() + 2_300);
  vi.advanceTimersByTime(1_000);
  vi.advanceTimersByTime(699);
  expect(clock.shown).toEqual([10, 7]);
  vi.advanceTimersByTime(1);
  expect(clock.shown).toEqual([10, 7, 6]);
});

test("CNT-04 a clock that is already over shows 0 and does not fire its end", () => {
  for (const offset of [0, -5_000]) {
    const clock = begin(offset);
    vi.advanceTimersByTime(5_000);
    see("visible");
    expect(clock).toEqual({ shown: [0], ended: 0 });
  }
});

test("CNT-04 the clock stops in a hidden tab and catches up", () => {
  const clock = begin(10_000);
  see("hidden");
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(4_000);
  expect(clock.shown).toEqual([10]);
  see("visible");
  expect(clock.shown).toEqual([10, 6]);
  see("hidden");
  vi.advanceTimersByTime(20_000);
  expect(clock.ended).toBe(0);
  see("visible");
  expect(clock).toEqual({ shown: [10, 6, 0], ended: 1 });
});

test("CNT-04 an aborted clock does nothing more, whether the tab is hidden or visible", () => {
  const clock = begin(2_000);
  abort.abort();
  expect(vi.getTimerCount()).toBe(0);
  see("hidden");
  see("visible");
  vi.advanceTimersByTime(5_000);
  expect(clock).toEqual({ shown: [2], ended: 0 });
});

const host = document.createElement("time");

test("CNT-04 clocks with the same end time reload the page once", () => {
  for (const end of [1, 1, 1]) runEndAction(host, "", end);
  expect(reloadPage).toHaveBeenCalledOnce();
  runEndAction(host, "", 2);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test("CNT-04 a callback runs instead of the reload; a missing one is reported", async () => {
  const ended = vi.fn();
  Object.assign(window, { saleEnded: ended });
  runEndAction(host, "saleEnded", 3);
  await Promise.resolve();
  expect(ended.mock.calls).toEqual([[host]]);
  expect(reloadPage).not.toHaveBeenCalled();
  runEndAction(host, "alas", 4);
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(warned).toEqual([
    '[atoll] countdown on <time>: data-on-end names "alas", but window.alas is not a function; the page is reloaded instead.',
  ]);
});
