import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atEnd } from "../../../islands/content/countdown/at-end.ts";
import { followClock } from "../../../islands/content/countdown/follow-clock.ts";
import { remaining } from "../../../islands/content/countdown/rules.ts";

const reloadPage = vi.hoisted(() => vi.fn(async () => true));
vi.mock("../../../shared/reload-page.ts", () => ({ reloadPage }));

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

/** A clock with so many milliseconds left: the seconds that it has shown, and how often it has ended. */
function begin(left: number): { shown: number[]; ended: number } {
  const end = Date.now() + left;
  const seen = { shown: [] as number[], ended: 0 };
  followClock(
    end,
    (now) => void seen.shown.push(remaining(end, now).seconds),
    () => void seen.ended++,
    abort.signal,
  );
  return seen;
}
const see = (state: string): void => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

test("CNT-04 each second of the clock is shown at its beginning, up to the end, which comes once", () => {
  const seen = begin(3_500);
  vi.advanceTimersByTime(499);
  expect(seen.shown).toEqual([4]);
  vi.advanceTimersByTime(1);
  expect(seen.shown).toEqual([4, 3]);
  vi.advanceTimersByTime(2_999);
  expect(seen).toEqual({ shown: [4, 3, 2, 1], ended: 0 });
  vi.advanceTimersByTime(1);
  expect(seen).toEqual({ shown: [4, 3, 2, 1, 0], ended: 1 });
  see("visible");
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual({ shown: [4, 3, 2, 1, 0], ended: 1 });
});

test("CNT-04 a late timer costs no second: what is shown is the clock's, and the next one is in time", () => {
  const seen = begin(10_000);
  vi.setSystemTime(Date.now() + 2_300);
  vi.advanceTimersByTime(1_000);
  vi.advanceTimersByTime(699);
  expect(seen.shown).toEqual([10, 7]);
  vi.advanceTimersByTime(1);
  expect(seen.shown).toEqual([10, 7, 6]);
});

test("CNT-04 what is over already is shown so, and does not end again", () => {
  for (const left of [0, -5_000]) {
    const seen = begin(left);
    vi.advanceTimersByTime(5_000);
    see("visible");
    expect(seen).toEqual({ shown: [0], ended: 0 });
  }
});

test("CNT-04 while the tab is hidden it sleeps, and catches up when it is seen; what ended meanwhile ends then", () => {
  const seen = begin(10_000);
  see("hidden");
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(4_000);
  expect(seen.shown).toEqual([10]);
  see("visible");
  expect(seen.shown).toEqual([10, 6]);
  see("hidden");
  vi.advanceTimersByTime(20_000);
  expect(seen.ended).toBe(0);
  see("visible");
  expect(seen).toEqual({ shown: [10, 6, 0], ended: 1 });
});

test("CNT-04 one that is taken away before its end does nothing more, whether it is seen or not", () => {
  const seen = begin(2_000);
  abort.abort();
  expect(vi.getTimerCount()).toBe(0);
  see("hidden");
  see("visible");
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual({ shown: [2], ended: 0 });
});

const host = document.createElement("time");

test("CNT-04 at the end the page is loaded again, once, however many clocks of it end together; another end is another one", () => {
  for (const end of [1, 1, 1]) atEnd(host, "", end);
  expect(reloadPage).toHaveBeenCalledOnce();
  atEnd(host, "", 2);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test("CNT-04 a callback of the page runs in place of that, with the element, and what it throws is its own; one that is missing is named, and the page is loaded", async () => {
  const ended = vi.fn();
  Object.assign(window, { saleEnded: ended });
  atEnd(host, "saleEnded", 3);
  await Promise.resolve();
  expect(ended.mock.calls).toEqual([[host]]);
  expect(reloadPage).not.toHaveBeenCalled();
  atEnd(host, "alas", 4);
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(warned).toEqual([
    '[atoll] countdown on <time>: data-on-end names "alas", but window.alas is no function; the page is loaded again.',
  ]);
});
