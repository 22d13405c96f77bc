import { expect, test, vi } from "vitest";
import { anySignal } from "../../../shared/time/any-signal.ts";

test("a combined signal aborts with the first of its signals, and with its reason", () => {
  for (const index of [0, 1]) {
    const sources = [new AbortController(), new AbortController()];
    const combined = anySignal(...sources.map(({ signal }) => signal));
    expect(combined.aborted).toBe(false);
    sources[index]!.abort("over");
    expect(combined.reason).toBe("over");
  }
});

test("a combined signal has an abort listener, without which WebKit would collect it", () => {
  const listen = vi.spyOn(AbortSignal.prototype, "addEventListener");
  const combined = anySignal(new AbortController().signal);
  expect(listen.mock.contexts).toContain(combined);
  listen.mockRestore();
});
