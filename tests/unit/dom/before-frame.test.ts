import { afterEach, expect, test, vi } from "vitest";
import { beforeFrame, flush } from "../../../shell/navigation/before-frame.ts";

const frames: FrameRequestCallback[] = [];
vi.stubGlobal("requestAnimationFrame", (act: FrameRequestCallback) => frames.push(act));
const frame = (): void => frames.splice(0).forEach((act) => act(0));
/** Until a message that is sent now has come: those before it have. */
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

test("what waits for the frame is done in a task of its own, not in this one, once and in order", async () => {
  const done: number[] = [];
  beforeFrame(() => done.push(1));
  beforeFrame(() => done.push(2));
  await Promise.resolve();
  expect(done).toEqual([]);
  await task();
  expect(done).toEqual([1, 2]);
  frame();
  expect(done).toEqual([1, 2]);
});

test("where the frame comes before the task it is done in the frame", async () => {
  const done: number[] = [];
  beforeFrame(() => done.push(1));
  frame();
  expect(done).toEqual([1]);
  await task();
  expect(done).toEqual([1]);
});

test("where something else begins it is done at once, also what one of them adds", () => {
  const done: number[] = [];
  beforeFrame(() => {
    done.push(1);
    beforeFrame(() => done.push(3));
  });
  beforeFrame(() => done.push(2));
  flush();
  expect(done).toEqual([1, 2, 3]);
});
