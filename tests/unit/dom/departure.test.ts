import { afterEach, expect, test, vi } from "vitest";
import { watchDeparture } from "../../../shared/page/departure.ts";

afterEach(() => vi.useRealTimers());

/** Whether a watched action knows of a departure after `steps`. */
const knowsAfter = (steps: () => void): Promise<boolean> =>
  watchDeparture(async (isLeaving) => {
    steps();
    return isLeaving();
  });

test("ERR-03 a page is being left from the moment that the browser may ask, or that it hides the page", async () => {
  expect(await knowsAfter(() => {})).toBe(false);
  expect(await knowsAfter(() => dispatchEvent(new Event("beforeunload")))).toBe(true);
  expect(await knowsAfter(() => dispatchEvent(new Event("pagehide")))).toBe(true);
});

test("ERR-03 a visitor who stays on the page has not left it: failures count again after a second", async () => {
  vi.useFakeTimers();
  const stay = (ms: number) => () => {
    dispatchEvent(new Event("beforeunload"));
    vi.advanceTimersByTime(ms);
  };
  expect(await knowsAfter(stay(999))).toBe(true);
  expect(await knowsAfter(stay(1_000))).toBe(false);
});

test("ERR-03 nothing listens for a departure once the action has ended, also when it fails", async () => {
  const [add, remove] = [vi.spyOn(window, "addEventListener"), vi.spyOn(window, "removeEventListener")];
  await watchDeparture(() => Promise.reject(new Error("refused"))).catch(() => {});
  expect(add.mock.calls.length).toBe(2);
  expect(remove.mock.calls).toEqual(add.mock.calls);
});
