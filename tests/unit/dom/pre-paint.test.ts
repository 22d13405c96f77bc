import { afterEach, expect, test, vi } from "vitest";
import { newSession } from "../stand-ins/session.ts";
import { beforePaint, flush } from "../../../shell/navigation/land.ts";

const frames: FrameRequestCallback[] = [];
vi.stubGlobal("requestAnimationFrame", (act: FrameRequestCallback) => frames.push(act));
const frame = (): void => frames.splice(0).forEach((act) => act(0));
/** Resolves after all messages that were posted before the call. */
const task = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

afterEach(() => void (frames.length = 0));

test("work waits for a new task, and runs once", async () => {
  const session = newSession();
  const done: number[] = [];
  const landed = beforePaint(session, () => done.push(1));
  await Promise.resolve();
  expect(done).toEqual([]);
  await task();
  expect(done).toEqual([1]);
  frame();
  await landed;
  expect(done).toEqual([1]);
});

test("work runs in the frame when the frame is first", async () => {
  const done: number[] = [];
  void beforePaint(newSession(), () => done.push(1));
  frame();
  expect(done).toEqual([1]);
  await task();
  expect(done).toEqual([1]);
});

test("flush runs the work at once and says whether there was any", async () => {
  const session = newSession();
  const done: number[] = [];
  void beforePaint(session, () => done.push(1));
  expect(flush(session)).toBe(true);
  expect(flush(session)).toBe(false);
  await task();
  expect(done).toEqual([1]);
});

test("what waits for the landing goes on before the microtasks of the work", async () => {
  const session = newSession();
  const done: string[] = [];
  const landed = beforePaint(session, () => queueMicrotask(() => done.push("island"))).then(() => done.push("scripts"));
  flush(session);
  await landed;
  expect(done).toEqual(["scripts", "island"]);
});
