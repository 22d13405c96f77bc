import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "../../../shared/time/debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("SUI-05 repeated calls run once, 300 ms after the last call, with its arguments", () => {
  const act = vi.fn();
  const later = debounce(act);
  later("a");
  vi.advanceTimersByTime(299);
  later("b");
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([["b"]]);
});

test("SUI-05 the delay can be set", () => {
  const act = vi.fn();
  debounce(act, 50)();
  vi.advanceTimersByTime(49);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("SUI-05 flush runs a pending call at once, and only once", () => {
  const act = vi.fn();
  const later = debounce(act);
  later(1);
  later.flush();
  later.flush();
  vi.runAllTimers();
  expect(act.mock.calls).toEqual([[1]]);
});

test("SUI-05 a cancelled call never runs and does not block the next call", () => {
  const act = vi.fn();
  const later = debounce(act);
  later(1);
  later.cancel();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  later(2);
  vi.runAllTimers();
  expect(act.mock.calls).toEqual([[2]]);
});

test("SUI-05 an aborted signal cancels pending and later calls and leaves no timer", () => {
  const act = vi.fn();
  const abort = new AbortController();
  const later = debounce(act, undefined, abort.signal);
  later(1);
  abort.abort();
  later(2);
  later.flush();
  expect(vi.getTimerCount()).toBe(0);
  expect(act).not.toHaveBeenCalled();
});
