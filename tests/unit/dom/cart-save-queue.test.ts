// The calls by which changes of the cart's lines are saved.
import { expect, test, vi } from "vitest";
import {
  call,
  calls,
  face,
  flush,
  queue,
  refusal,
  reloads,
  saveDelay,
  sent,
  useQueue,
  visibleValue,
} from "../stand-ins/save-queue.ts";

test("CRT-04 quick clicks make one call with the last quantity and one reload", async () => {
  for (const quantity of [3, 4, 3]) queue.setValue("a", quantity);
  expect(await visibleValue()).toBe(3);
  await saveDelay();
  expect(sent()).toEqual(["a=3"]);
  expect(reloads()).toBe(0);
  await calls[0]!.answer();
  expect(reloads()).toBe(1);
  expect(queue.store.getState().saved).toEqual(new Set(["a"]));
});

test("CRT-04 a change that is undone before it is sent causes no call and no reload", async () => {
  queue.setValue("a", 3);
  queue.setValue("a", 2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent(), reloads()]).toEqual([[], 0]);
});

test("CRT-04 changes during a call become one call after it", async () => {
  queue.setValue("a", 3, true);
  queue.setValue("a", 4);
  queue.setValue("a", 5);
  await saveDelay();
  expect(sent()).toEqual(["a=3"]);
  await calls[0]!.answer();
  expect(sent()).toEqual(["a=3", "a=5"]);
  expect(reloads()).toBe(0);
  await calls[1]!.answer();
  expect([await visibleValue(), reloads()]).toEqual([5, 1]);
});

test("CRT-04 two lines are saved in parallel, and the page reloads once after both", async () => {
  queue.setValue("a", 3);
  queue.setValue("b", 5);
  await saveDelay();
  expect(sent()).toEqual(["a=3", "b=5"]);
  await calls[1]!.answer();
  expect(reloads()).toBe(0);
  await calls[0]!.answer();
  expect(reloads()).toBe(1);
});

test("CRT-04 a refused quantity is reverted with the server's message, and the page reloads", async () => {
  queue.setValue("a", 99, true);
  await calls[0]!.answer(await refusal(422, "We have 12 left."));
  expect(await visibleValue()).toBe(2);
  expect(queue.store.getState().failures.get("a")).toEqual({ kind: "refused", text: "We have 12 left.", value: 99 });
  expect(reloads()).toBe(1);
  queue.setValue("a", 4);
  expect(queue.store.getState().failures.size).toBe(0);
});

test("CRT-04 a refusal shows no error when the shopper has already changed the value again", async () => {
  queue.setValue("a", 99, true);
  queue.setValue("a", 4);
  await calls[0]!.answer(await refusal(422));
  expect(queue.store.getState().failures.size).toBe(0);
  expect(await visibleValue()).toBe(4);
});

test("CRT-04 a 404 marks the line as gone and reloads the page", async () => {
  queue.setValue("a", 3, true);
  await calls[0]!.answer(await refusal(404));
  expect(await visibleValue()).toBeUndefined();
  expect(queue.store.getState().failures.get("a")!.kind).toBe("gone");
  expect(reloads()).toBe(1);
});

test("CRT-04 a failed connection is retried once, then the page reloads and offers a retry", async () => {
  queue.setValue("a", 3, true);
  await calls[0]!.answer(new TypeError("broken"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual(["a=3", "a=3"]);
  await calls[1]!.answer(new TypeError("broken"));
  expect([await visibleValue(), queue.store.getState().failures.get("a")!.kind, reloads()]).toEqual([2, "lost", 1]);
  queue.retry("a");
  await calls[2]!.answer();
  expect([sent().length, await visibleValue(), reloads()]).toEqual([3, 3, 2]);
});

test("CRT-04 a POST is never repeated, unless it was made offline", async () => {
  queue.setServerValue("once", 1);
  queue.setValue("once", 2, true);
  await calls[0]!.answer(new TypeError("broken"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent(), await visibleValue("once"), queue.store.getState().failures.get("once")!.kind]).toEqual([
    ["once=2"],
    1,
    "lost",
  ]);
  const clear = vi.fn(() => call("all", 0));
  void queue.setAll(["a", "b"], 0, clear);
  await flush();
  await calls[1]!.answer(new TypeError("broken"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([clear.mock.calls.length, await visibleValue("a")]).toEqual([1, 2]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  queue.setValue("once", 3, true);
  await calls[2]!.answer(new TypeError("offline"));
  dispatchEvent(new Event("online"));
  await flush();
  expect(sent().slice(2)).toEqual(["once=3", "once=3"]);
});

test("CRT-04 a lost response counts as saved when the server has the new value", async () => {
  queue.setValue("a", 3, true);
  await calls[0]!.answer(new DOMException("late", "TimeoutError"));
  expect(queue.store.getState().failures.has("a")).toBe(true);
  queue.setServerValue("a", 3);
  expect([queue.store.getState().failures.has("a"), queue.store.getState().saved.has("a")]).toEqual([false, true]);
});

test("CRT-04 a failed reload after a lost response shows no notice", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(face.visit).mockRejectedValue(new TypeError("broken"));
  queue.setValue("a", 3, true);
  await calls[0]!.answer(new DOMException("late", "TimeoutError"));
  await flush();
  const { notices } = await import("../../../shared/stores/notices.ts");
  expect([reloads(), notices.getState().list]).toEqual([1, []]);
});

test("CRT-03 a 404 for a choice counts as a refusal and can be retried", async () => {
  const { createSaveQueue } = await import("../../../shared/cart/save-queue.ts");
  useQueue(createSaveQueue<number>({ send: call, isRepeatable: () => true }));
  queue.setServerValue("m", 1);
  queue.setValue("m", 2, true);
  await calls[0]!.answer(await refusal(404));
  expect([await visibleValue("m"), queue.store.getState().failures.get("m")!.kind]).toEqual([1, "refused"]);
  queue.setValue("m", 3, true);
  expect(sent()).toEqual(["m=2", "m=3"]);
});

test("CRT-04 a call that timed out counts as lost, is not retried automatically, and can be retried", async () => {
  queue.setValue("a", 3, true);
  await calls[0]!.answer(new DOMException("late", "TimeoutError"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent().length, queue.store.getState().failures.get("a")!.kind]).toEqual([1, "lost"]);
  queue.setValue("a", 3, true);
  expect([sent(), queue.store.getState().failures.size]).toEqual([["a=3", "a=3"], 0]);
});

test("CRT-04 an offline change is marked as waiting and is sent when the connection is back", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  queue.setValue("a", 3, true);
  await calls[0]!.answer(new TypeError("offline"));
  expect(queue.store.getState().offline).toEqual(new Set(["a"]));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent().length).toBe(1);
  dispatchEvent(new Event("online"));
  await flush();
  expect(queue.store.getState().offline.size).toBe(0);
  await calls[1]!.answer();
  expect([sent(), await visibleValue()]).toEqual([["a=3", "a=3"], 3]);
});

test("CRT-04 pending values are sent when the page is left or closed", async () => {
  queue.setValue("a", 3);
  queue.flush();
  queue.setValue("a", 5);
  expect(sent()).toEqual(["a=3"]);
  queue.flush(true);
  expect(sent()).toEqual(["a=3", "a=5"]);
});

test("CRT-04 whenCartSaved resolves after all saves, with whether they succeeded", async () => {
  const { whenCartSaved } = await import("../../../shared/cart/cart-changes.ts");
  expect(await whenCartSaved()).toBe(true);
  const outcomes: boolean[] = [];
  queue.setValue("a", 3, true);
  void whenCartSaved().then((isSaved) => outcomes.push(isSaved));
  await flush();
  expect(outcomes).toEqual([]);
  await calls[0]!.answer();
  expect(outcomes).toEqual([true]);
  queue.setValue("a", 9, true);
  void whenCartSaved().then((isSaved) => outcomes.push(isSaved));
  await calls[1]!.answer(await refusal(422));
  expect(outcomes).toEqual([true, false]);
});

test("CRT-04 a save that ends while leaving the page reloads the next page with the cart", async () => {
  document.documentElement.classList.add("page-out");
  queue.setValue("a", 3, true);
  await calls[0]!.answer();
  document.documentElement.classList.remove("page-out");
  expect(reloads()).toBe(0);
  document.body.innerHTML = '<main id="page"><div data-changes-with="cart"></div></main>';
  document.dispatchEvent(new CustomEvent("page:loaded", { detail: { method: "GET", target: document.body } }));
  expect(reloads()).toBe(1);
  document.body.innerHTML = "";
});

test("CRT-04 with one line saved and one lost, the page reloads once and the outcome is false", async () => {
  const { whenCartSaved } = await import("../../../shared/cart/cart-changes.ts");
  const outcomes: boolean[] = [];
  queue.setValue("a", 3, true);
  queue.setValue("b", 5, true);
  void whenCartSaved().then((isSaved) => outcomes.push(isSaved));
  await calls[0]!.answer();
  await calls[1]!.answer(new DOMException("late", "TimeoutError"));
  expect([reloads(), outcomes]).toEqual([1, [false]]);
});
