import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPage } from "../../../shell/common/fetch-page.ts";
import { noPage } from "../../../shell/navigation/page.ts";
import { newSession } from "../stand-ins/session.ts";

const broken = new TypeError("Failed to fetch");
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", () => Promise.reject(broken));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A request that fails while the page is being left. `outcome` is called with its error. */
async function cutOff(method: string): Promise<ReturnType<typeof vi.fn>> {
  const outcome = vi.fn();
  const { signal } = new AbortController();
  void fetchPage(newSession(), { url: "/x", method, headers: {} }, signal).catch(outcome);
  dispatchEvent(new Event("beforeunload"));
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(14_999);
  return outcome;
}

test("NAV-14 ERR-03 a form that fails while a visitor seems to leave, but stays, is reported 15 s later", async () => {
  const outcome = await cutOff("POST");
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(broken);
});

test("NAV-14 ERR-03 a form that leaving the page cuts off is not reported, also after Back", async () => {
  const outcome = await cutOff("POST");
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pageshow"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(noPage);
});

test("NAV-23 ERR-03 a page that leaving cuts off is not loaded in full: the visitor goes elsewhere", async () => {
  expect(await cutOff("GET")).toHaveBeenCalledExactlyOnceWith(noPage);
});
