import { afterEach, expect, test, vi } from "vitest";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("NAV-20 many islands mount in slices of 40 ms and yield to the browser in between", async () => {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const turns: (() => void)[] = [];
  vi.stubGlobal(
    "MessageChannel",
    class {
      port1 = { onmessage: (): void => {}, close: (): void => {} };
      port2 = { postMessage: () => turns.push(() => this.port1.onmessage()) };
    },
  );
  const slow = counter();
  const mount = slow.mount;
  // Each mount takes 15 ms, so the third exceeds the limit of 40 ms.
  slow.mount = (...given) => {
    time += 15;
    return mount(...given);
  };
  body(`<div>${'<i data-island="slow"></i>'.repeat(7)}</div>`);
  pageOf({ slow }).scan();
  await settledPromises();
  expect([slow.on, turns.length]).toEqual([3, 1]);
  turns.shift()!();
  await settledPromises();
  expect([slow.on, turns.length]).toEqual([6, 1]);
  turns.shift()!();
  await settledPromises();
  expect([slow.on, turns.length]).toEqual([7, 0]);
});
