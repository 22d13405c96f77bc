import { afterEach, expect, type MockInstance, test, vi } from "vitest";
import { unlessLeft, watchDeparture } from "../../../shared/page/departure.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Waits until a load that was cut off waits for the page to be shown again. That takes a message of the browser, which may
 * come after a timer.
 */
const waitsForReturn = (listen: MockInstance): Promise<void> =>
  vi.waitFor(() => expect(listen).toHaveBeenCalledWith("pageshow", expect.anything(), { once: true }));

const watch = (): (() => boolean) => watchDeparture(new AbortController().signal);

test.each(["beforeunload", "pagehide"])("ERR-03 a page is being left from %s on", (type) => {
  const isLeaving = watch();
  expect(isLeaving()).toBe(false);
  dispatchEvent(new Event(type));
  expect(isLeaving()).toBe(true);
});

test("ERR-03 a visitor who stays has not left: failures count again one second after the browser's question", () => {
  vi.useFakeTimers();
  const isLeaving = watch();
  dispatchEvent(new Event("beforeunload"));
  vi.advanceTimersByTime(999);
  expect(isLeaving()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLeaving()).toBe(false);
});

test("ERR-03 on a page that Back shows again, failures count again", () => {
  vi.useFakeTimers();
  const isLeaving = watch();
  dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(60_000);
  expect(isLeaving()).toBe(true);
  dispatchEvent(new Event("pageshow"));
  vi.advanceTimersByTime(1_000);
  expect(isLeaving()).toBe(false);
});

test("ERR-03 nothing listens for a departure once no request runs", () => {
  const ended = new AbortController();
  const isLeaving = watchDeparture(ended.signal);
  ended.abort();
  dispatchEvent(new Event("pagehide"));
  expect(isLeaving()).toBe(false);
});

test("ERR-03 a load that leaving cuts off fails only once the page is shown again, or the visitor has stayed", async () => {
  vi.useFakeTimers();
  for (const comeBack of [() => dispatchEvent(new Event("pageshow")), () => vi.advanceTimersByTime(15_000)]) {
    const failed = vi.fn();
    let cutOff: (error: Error) => void;
    const load = unlessLeft(() => new Promise((_, reject) => (cutOff = reject))).catch(failed);
    dispatchEvent(new Event("beforeunload"));
    cutOff!(new TypeError("Importing a module script failed."));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failed).not.toHaveBeenCalled();
    comeBack();
    await load;
    expect(failed).toHaveBeenCalledWith(new TypeError("Importing a module script failed."));
  }
});

test("ERR-03 a request that ends just before the page is left has not failed", async () => {
  const listen = vi.spyOn(window, "addEventListener");
  const failed = vi.fn();
  void unlessLeft(() => Promise.reject(new TypeError("Failed to fetch"))).catch(failed);
  await Promise.resolve();
  dispatchEvent(new Event("pagehide"));
  await waitsForReturn(listen);
  expect(failed).not.toHaveBeenCalled();
  dispatchEvent(new Event("pageshow"));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});

test("ERR-03 without a departure a load fails at once", async () => {
  await expect(unlessLeft(() => Promise.reject(new Error("404")))).rejects.toThrow("404");
});

test("ERR-03 nothing listens for a departure while a load that it cut off waits: the page may be cached", async () => {
  const listen = vi.spyOn(window, "addEventListener");
  const failed = vi.fn();
  void unlessLeft(() => Promise.reject(new TypeError("Failed to fetch"))).catch(failed);
  dispatchEvent(new Event("beforeunload"));
  await waitsForReturn(listen);
  const [, options] = listen.mock.calls
    .filter(([type]) => type === "beforeunload")
    .map(([type, , given]) => [type, given as AddEventListenerOptions] as const)[0]!;
  expect(options.signal!.aborted).toBe(true);
  dispatchEvent(new Event("pageshow"));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});
