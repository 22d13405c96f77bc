import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "../../../shared/debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("SUI-05 what is called again and again is done once, 300 ms after the last call, with what that said", () => {
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

test("SUI-05 another wait may be asked for", () => {
  const act = vi.fn();
  debounce(act, 50)();
  vi.advanceTimersByTime(49);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("SUI-05 a flush does at once what is awaited, and only once", () => {
  const act = vi.fn();
  const later = debounce(act);
  later(1);
  later.flush();
  later.flush();
  vi.runAllTimers();
  expect(act.mock.calls).toEqual([[1]]);
});

test("SUI-05 what is cancelled is never done, and does not stand in the way of the next call", () => {
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

test("SUI-05 an aborted signal ends what is awaited and what is called later, without a timer left", () => {
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
