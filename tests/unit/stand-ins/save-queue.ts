// A queue that saves lines of the cart, made anew for each test, and the calls that it makes.
import { afterEach, beforeEach, vi } from "vitest";
import type { SaveQueue } from "../../../shared/cart/save-queue.ts";
import { standInShell } from "./shell.ts";

interface Call {
  id: string;
  value: number;
  answer(error?: unknown): Promise<void>;
}

/** Calls so far, for the test to answer. */
export let calls: Call[];
export let queue: SaveQueue<number>;
export let face: ReturnType<typeof standInShell>;
export const putBack = vi.fn();

/** Makes `other` the queue of this test. */
export const useQueue = (other: SaveQueue<number>): unknown => (queue = other);

export const flush = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
export const saveDelay = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(300));
export const sent = (): string[] => calls.map(({ id, value }) => `${id}=${value}`);
export const visibleValue = async (id = "a"): Promise<number | undefined> => {
  const { currentValue } = await import("../../../shared/cart/save-state.ts");
  const entry = queue.store.getState().entries.get(id);
  return entry && currentValue(entry);
};

export function call(id: string, value: number): Promise<void> {
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
  const { createSaveQueue } = await import("../../../shared/cart/save-queue.ts");
  queue = createSaveQueue<number>({
    send: call,
    isRepeatable: (id) => id !== "once",
    isRemoval: (value) => value === 0,
    restore: putBack,
  });
  for (const id of ["a", "b"]) queue.setServerValue(id, 2);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export const refusal = async (status: number, text = "") =>
  new (await import("../../../shared/http/call.ts")).HttpError(status, "/line", text);
export const reloads = (): number => vi.mocked(face.visit).mock.calls.length;
