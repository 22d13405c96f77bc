import { afterEach, expect, test, vi } from "vitest";
import { newSession } from "../stand-ins/session.ts";
import { beforePaint, landNow } from "../../../shell/navigation/land.ts";

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

test("a page waits for a new task, and lands once", async () => {
  const session = newSession();
  const done: number[] = [];
  const landed = beforePaint(session).then(() => done.push(1));
  await Promise.resolve();
  expect(done).toEqual([]);
  await task();
  expect(done).toEqual([1]);
  frame();
  await landed;
  expect(done).toEqual([1]);
});

test("a page lands in the frame when the frame is first", async () => {
  const done: number[] = [];
  const landed = beforePaint(newSession()).then(() => done.push(1));
  frame();
  await landed;
  await task();
  expect(done).toEqual([1]);
});

test("a page that must land now has landed before its caller goes on", async () => {
  const session = newSession();
  const done: string[] = [];
  void beforePaint(session).then(() => done.push("landed"));
  await landNow(session);
  done.push("caller");
  expect(session.endWait).toBeUndefined();
  await landNow(session);
  await task();
  expect(done).toEqual(["landed", "caller"]);
});
