// Removals of lines of the cart, and emptying it.
import { expect, test, vi } from "vitest";
import {
  call,
  calls,
  flush,
  putBack,
  queue,
  refusal,
  reloads,
  saveDelay,
  sent,
  visibleValue,
} from "../stand-ins/save-queue.ts";

test("CRT-02 a removal waits for the save under way; undoing a sent removal restores the line", async () => {
  queue.setValue("a", 3, true);
  queue.setValue("a", 0, true);
  expect(await visibleValue()).toBe(0);
  await calls[0]!.answer();
  expect(sent()).toEqual(["a=3", "a=0"]);
  queue.setValue("a", 3, true);
  await calls[1]!.answer();
  expect(putBack).toHaveBeenCalledWith("a", 3);
  expect(await visibleValue()).toBeUndefined();
});

test("CRT-02 clearing waits for pending calls, makes one call and is undone when refused", async () => {
  const clear = vi.fn(() => call("all", 0));
  queue.setValue("a", 3, true);
  queue.setValue("b", 5, true);
  const done = queue.setAll(["a", "b"], 0, clear);
  expect([await visibleValue("a"), await visibleValue("b")]).toEqual([0, 0]);
  await flush();
  expect(clear).not.toHaveBeenCalled();
  await calls[0]!.answer();
  expect(clear).not.toHaveBeenCalled();
  await calls[1]!.answer();
  expect(sent()).toEqual(["a=3", "b=5", "all=0"]);
  await calls[2]!.answer(await refusal(500));
  await done;
  expect([await visibleValue("a"), await visibleValue("b")]).toEqual([3, 5]);
  expect(reloads()).toBe(1);
});

test("CRT-02 ERR-02 a page as the answer to a change is a failure, with one message for the author", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { AnswerError } = await import("../../../shared/http/call.ts");
  const error = new AnswerError("expected no page");
  const done = queue.setAll(["a", "b"], 0, () => call("all", 0));
  await flush();
  await calls[0]!.answer(error);
  await done;
  expect([...queue.store.getState().failures.values()].map(({ kind }) => kind)).toEqual(["failed", "failed"]);
  expect([await visibleValue("a"), await visibleValue("b")]).toEqual([2, 2]);
  expect(warn.mock.calls).toEqual([["[atoll] a change of the cart was not saved.", error]]);
});

test("CRT-02 a clearing that is undone before it is sent makes no call", async () => {
  const clear = vi.fn(() => call("all", 0));
  queue.setValue("b", 3, true);
  const done = queue.setAll(["a", "b"], 0, clear);
  queue.setValue("a", 2);
  queue.setValue("b", 3);
  await calls[0]!.answer();
  await done;
  await saveDelay();
  expect(clear).not.toHaveBeenCalled();
  expect(sent()).toEqual(["b=3"]);
});
