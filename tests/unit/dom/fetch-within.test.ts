import { afterEach, expect, test, vi } from "vitest";
import { fetchWithin } from "../../../shared/http/fetch-within.ts";

afterEach(() => vi.restoreAllMocks());

/** Like WebKit's `fetch`: it rejects with an `AbortError` for each reason. */
function rejectLikeWebKit(): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener("abort", () => reject(new DOMException("Fetch is aborted", "AbortError")));
      }),
  );
}

test("ERR-03 a request without an answer in time fails with a TimeoutError in each browser", async () => {
  rejectLikeWebKit();
  const timeout = vi.spyOn(AbortSignal, "timeout");
  for (const signal of [null, new AbortController().signal]) {
    const limit = new AbortController();
    timeout.mockReturnValue(limit.signal);
    const failure = fetchWithin(500, "/slow", { signal }).catch((error: unknown) => error);
    limit.abort(new DOMException("late", "TimeoutError"));
    expect(await failure).toMatchObject({ name: "TimeoutError" });
  }
  expect(timeout).toHaveBeenCalledWith(500);
});

test("ERR-03 a request that its caller aborts fails with an AbortError", async () => {
  rejectLikeWebKit();
  const caller = new AbortController();
  const failure = fetchWithin(500, "/slow", { signal: caller.signal }).catch((error: unknown) => error);
  caller.abort();
  expect(await failure).toMatchObject({ name: "AbortError" });
});
