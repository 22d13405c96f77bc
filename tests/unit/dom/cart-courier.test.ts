import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Courier } from "../../../shared/cart/courier.ts";
import { standInShell } from "../stand-ins/shell.ts";

interface Call {
  id: string;
  value: number;
  answer(error?: unknown): Promise<void>;
}

/** The calls that are made, to be answered by the test. */
let calls: Call[];
let courier: Courier<number>;
let face: ReturnType<typeof standInShell>;
const putBack = vi.fn();

const flush = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
const rest = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(300));
const sent = (): string[] => calls.map(({ id, value }) => `${id}=${value}`);
const shown = async (id = "a"): Promise<number | undefined> => {
  const { shownOf } = await import("../../../shared/cart/ledger.ts");
  const entry = courier.store.getState().ledger.get(id);
  return entry && shownOf(entry);
};

function call(id: string, value: number): Promise<void> {
  return new Promise((resolve, reject) => {
    calls.push({ id, value, answer: async (error) => (error === undefined ? resolve() : reject(error), flush()) });
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage(): void {}
    },
  );
  face = standInShell();
  calls = [];
  putBack.mockReset();
  const { createCourier } = await import("../../../shared/cart/courier.ts");
  courier = createCourier<number>({
    send: call,
    repeats: (id) => id !== "once",
    isEnd: (value) => value === 0,
    putBack,
  });
  for (const id of ["a", "b"]) courier.tell(id, 2);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = async (status: number, text = "") =>
  new (await import("../../../shared/http/call.ts")).HttpError(status, "/line", text);
const reloads = (): number => vi.mocked(face.visit).mock.calls.length;

test("CRT-04 plus, plus and minus in a row are one call with the last quantity, and the page shows itself anew once", async () => {
  for (const quantity of [3, 4, 3]) courier.want("a", quantity);
  expect(await shown()).toBe(3);
  await rest();
  expect(sent()).toEqual(["a=3"]);
  expect(reloads()).toBe(0);
  await calls[0]!.answer();
  expect(reloads()).toBe(1);
  expect(courier.store.getState().saved).toEqual(new Set(["a"]));
});

test("CRT-04 plus and minus again asks for nothing at all, and nothing is shown anew", async () => {
  courier.want("a", 3);
  courier.want("a", 2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent(), reloads()]).toEqual([[], 0]);
});

test("CRT-04 while an answer is awaited the next decisions become one call after it, and the page waits for the last", async () => {
  courier.want("a", 3, true);
  courier.want("a", 4);
  courier.want("a", 5);
  await rest();
  expect(sent()).toEqual(["a=3"]);
  await calls[0]!.answer();
  expect(sent()).toEqual(["a=3", "a=5"]);
  expect(reloads()).toBe(0);
  await calls[1]!.answer();
  expect([await shown(), reloads()]).toEqual([5, 1]);
});

test("CRT-04 two lines are saved side by side, and shown anew once, after the slower", async () => {
  courier.want("a", 3);
  courier.want("b", 5);
  await rest();
  expect(sent()).toEqual(["a=3", "b=5"]);
  await calls[1]!.answer();
  expect(reloads()).toBe(0);
  await calls[0]!.answer();
  expect(reloads()).toBe(1);
});

test("CRT-04 a refused quantity goes back to what the server has, its sentence stays until the next decision, and the page shows itself anew", async () => {
  courier.want("a", 99, true);
  await calls[0]!.answer(await refusal(422, "We have 12 left."));
  expect(await shown()).toBe(2);
  expect(courier.store.getState().failures.get("a")).toEqual({ kind: "refused", text: "We have 12 left.", value: 99 });
  expect(reloads()).toBe(1);
  courier.want("a", 4);
  expect(courier.store.getState().failures.size).toBe(0);
});

test("CRT-04 of a refusal that the shopper has already decided beyond, nothing is said", async () => {
  courier.want("a", 99, true);
  courier.want("a", 4);
  await calls[0]!.answer(await refusal(422));
  expect(courier.store.getState().failures.size).toBe(0);
  expect(await shown()).toBe(4);
});

test("CRT-04 a line that the server does not know any more is gone, and its page is shown anew", async () => {
  courier.want("a", 3, true);
  await calls[0]!.answer(await refusal(404));
  expect(await shown()).toBeUndefined();
  expect(courier.store.getState().failures.get("a")!.kind).toBe("gone");
  expect(reloads()).toBe(1);
});

test("CRT-04 a broken connection is tried once more by itself; then the line is as it was, its page is asked for as the answer may have been a yes, and a retry sends it again", async () => {
  courier.want("a", 3, true);
  await calls[0]!.answer(new TypeError("broken"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual(["a=3", "a=3"]);
  await calls[1]!.answer(new TypeError("broken"));
  expect([await shown(), courier.store.getState().failures.get("a")!.kind, reloads()]).toEqual([2, "lost", 1]);
  courier.retry("a");
  await calls[2]!.answer();
  expect([sent().length, await shown(), reloads()]).toEqual([3, 3, 2]);
});

test("CRT-04 what may not be repeated, such as a POST, is sent once, whatever becomes of its connection; what never left goes once there is one", async () => {
  courier.tell("once", 1);
  courier.want("once", 2, true);
  await calls[0]!.answer(new TypeError("broken"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent(), await shown("once"), courier.store.getState().failures.get("once")!.kind]).toEqual([
    ["once=2"],
    1,
    "lost",
  ]);
  const clear = vi.fn(() => call("all", 0));
  void courier.wantAll(["a", "b"], 0, clear);
  await flush();
  await calls[1]!.answer(new TypeError("broken"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([clear.mock.calls.length, await shown("a")]).toEqual([1, 2]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  courier.want("once", 3, true);
  await calls[2]!.answer(new TypeError("offline"));
  dispatchEvent(new Event("online"));
  await flush();
  expect(sent().slice(2)).toEqual(["once=3", "once=3"]);
});

test("CRT-04 a decision that the server holds, though its answer was lost, has not failed", async () => {
  courier.want("a", 3, true);
  await calls[0]!.answer(new DOMException("late", "TimeoutError"));
  expect(courier.store.getState().failures.has("a")).toBe(true);
  courier.tell("a", 3);
  expect([courier.store.getState().failures.has("a"), courier.store.getState().saved.has("a")]).toEqual([false, true]);
});

test("CRT-04 a page that cannot be had after a lost answer is not told, as the loss is", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(face.visit).mockRejectedValue(new TypeError("broken"));
  courier.want("a", 3, true);
  await calls[0]!.answer(new DOMException("late", "TimeoutError"));
  await flush();
  const { notices } = await import("../../../shared/stores/notices.ts");
  expect([reloads(), notices.getState().list]).toEqual([1, []]);
});

test("CRT-03 a choice cannot be gone: where the server knows no such call it is refused, and may be made anew", async () => {
  const { createCourier } = await import("../../../shared/cart/courier.ts");
  courier = createCourier<number>({ send: call, repeats: () => true });
  courier.tell("m", 1);
  courier.want("m", 2, true);
  await calls[0]!.answer(await refusal(404));
  expect([await shown("m"), courier.store.getState().failures.get("m")!.kind]).toEqual([1, "refused"]);
  courier.want("m", 3, true);
  expect(sent()).toEqual(["m=2", "m=3"]);
});

test("CRT-04 what nobody answers in time is not tried again by itself, and may be", async () => {
  courier.want("a", 3, true);
  await calls[0]!.answer(new DOMException("late", "TimeoutError"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent().length, courier.store.getState().failures.get("a")!.kind]).toEqual([1, "lost"]);
});

test("CRT-04 without a connection a decision waits for one, is said to wait, and is sent then", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  courier.want("a", 3, true);
  await calls[0]!.answer(new TypeError("offline"));
  expect(courier.store.getState().offline).toEqual(new Set(["a"]));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent().length).toBe(1);
  dispatchEvent(new Event("online"));
  await flush();
  expect(courier.store.getState().offline.size).toBe(0);
  await calls[1]!.answer();
  expect([sent(), await shown()]).toEqual([["a=3", "a=3"], 3]);
});

test("CRT-02 a line that is taken out while its quantity is on its way goes after that answer; one that is wanted again meanwhile is put back", async () => {
  courier.want("a", 3, true);
  courier.want("a", 0, true);
  expect(await shown()).toBe(0);
  await calls[0]!.answer();
  expect(sent()).toEqual(["a=3", "a=0"]);
  courier.want("a", 3, true);
  await calls[1]!.answer();
  expect(putBack).toHaveBeenCalledWith("a", 3);
  expect(await shown()).toBeUndefined();
});

test("CRT-02 clearing waits for the calls under way and is one call; refused, all lines are there again", async () => {
  const clear = vi.fn(() => call("all", 0));
  courier.want("a", 3, true);
  const done = courier.wantAll(["a", "b"], 0, clear);
  expect([await shown("a"), await shown("b")]).toEqual([0, 0]);
  expect(clear).not.toHaveBeenCalled();
  await calls[0]!.answer();
  expect(sent()).toEqual(["a=3", "all=0"]);
  await calls[1]!.answer(await refusal(500));
  await done;
  expect([await shown("a"), await shown("b")]).toEqual([3, 2]);
  expect(reloads()).toBe(1);
});

test("CRT-02 a clearing that is undone before it was sent asks for nothing", async () => {
  const clear = vi.fn(() => call("all", 0));
  courier.want("b", 3, true);
  const done = courier.wantAll(["a", "b"], 0, clear);
  courier.want("a", 2);
  courier.want("b", 3);
  await calls[0]!.answer();
  await done;
  await rest();
  expect(clear).not.toHaveBeenCalled();
  expect(sent()).toEqual(["b=3"]);
});

test("CRT-04 what still rests is sent at once when the page is left, and as it closes also what would have waited for an answer", async () => {
  courier.want("a", 3);
  courier.flush();
  courier.want("a", 5);
  expect(sent()).toEqual(["a=3"]);
  courier.flush(true);
  expect(sent()).toEqual(["a=3", "a=5"]);
});

test("CRT-04 the order may wait until all is saved: it hears whether it was", async () => {
  const { whenCartSaved } = await import("../../../shared/cart/cart-changes.ts");
  expect(await whenCartSaved()).toBe(true);
  const heard: boolean[] = [];
  courier.want("a", 3, true);
  void whenCartSaved().then((isSaved) => heard.push(isSaved));
  await flush();
  expect(heard).toEqual([]);
  await calls[0]!.answer();
  expect(heard).toEqual([true]);
  courier.want("a", 9, true);
  void whenCartSaved().then((isSaved) => heard.push(isSaved));
  await calls[1]!.answer(await refusal(422));
  expect(heard).toEqual([true, false]);
});

test("CRT-04 whoever has gone on meanwhile sees the present cart where the next page shows one, and no reload elsewhere", async () => {
  document.documentElement.classList.add("page-out");
  courier.want("a", 3, true);
  await calls[0]!.answer();
  document.documentElement.classList.remove("page-out");
  expect(reloads()).toBe(0);
  document.body.innerHTML = '<main id="page"><div data-changes-with="cart"></div></main>';
  document.dispatchEvent(new CustomEvent("page:loaded", { detail: { method: "GET", target: document.body } }));
  expect(reloads()).toBe(1);
  document.body.innerHTML = "";
});

test("CRT-04 of two lines one is saved and one lost: what was saved is shown, and the order hears that not all was", async () => {
  const { whenCartSaved } = await import("../../../shared/cart/cart-changes.ts");
  const heard: boolean[] = [];
  courier.want("a", 3, true);
  courier.want("b", 5, true);
  void whenCartSaved().then((isSaved) => heard.push(isSaved));
  await calls[0]!.answer();
  await calls[1]!.answer(new DOMException("late", "TimeoutError"));
  expect([reloads(), heard]).toEqual([1, [false]]);
});
