import { afterEach, expect, test, vi } from "vitest";
import { beforePaint, flush } from "../../../shell/navigation/pre-paint-queue.ts";

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

afterEach(() => {
  flush();
  frames.length = 0;
});

test("queued work runs in a new task, once and in order", async () => {
  const done: number[] = [];
  beforePaint(() => done.push(1));
  beforePaint(() => done.push(2));
  await Promise.resolve();
  expect(done).toEqual([]);
  await task();
  expect(done).toEqual([1, 2]);
  frame();
  expect(done).toEqual([1, 2]);
});

test("queued work runs in the frame when the frame is first", async () => {
  const done: number[] = [];
  beforePaint(() => done.push(1));
  frame();
  expect(done).toEqual([1]);
  await task();
  expect(done).toEqual([1]);
});

test("flush runs queued work at once, including work that is added meanwhile", () => {
  const done: number[] = [];
  beforePaint(() => {
    done.push(1);
    beforePaint(() => done.push(3));
  });
  beforePaint(() => done.push(2));
  flush();
  expect(done).toEqual([1, 2, 3]);
});
