import { createStore, type StoreApi } from "zustand/vanilla";
import { createSaveCalls } from "./save-calls.ts";
import { clearResults, type EntryRules, type SaveQueueState } from "./save-results.ts";
import { currentValue, type Entries, setPending, setServerValue, valueToSend } from "./save-state.ts";
import { SAVE_TIMEOUT_MS, type Send } from "./send-with-retry.ts";

/** Milliseconds without another change before a value is sent, so that several clicks in a row make one call. */
const SAVE_DELAY_MS = 300;

interface SaveQueueOptions<V> extends EntryRules<V> {
  /** Sends a value to the server within `timeLimit` milliseconds. Rejects as `call` does. */
  send(id: string, value: V, timeLimit: number): Promise<unknown>;
  /**
   * Whether a save can be repeated after a connection failure: true for a `PUT` or `DELETE` by id, false for a `POST`.
   */
  isRepeatable(id: string): boolean;
}

/**
 * Saves values to the server: only the latest value of each id, one call per id at a time, without losing any. Every
 * save counts as a change of the cart. CRT-04
 */
export interface SaveQueue<V> {
  readonly store: StoreApi<SaveQueueState<V>>;
  /** Records the server's value, as a page shows it. */
  setServerValue(id: string, value: V): void;
  /**
   * Sets the shopper's value. With `isImmediate` it is sent without waiting for more changes, also when it was refused
   * before.
   */
  setValue(id: string, value: V, isImmediate?: boolean): void;
  /** Sets all `ids` to `value` and saves them by one call of `send`, once the calls in flight are answered. */
  setAll(ids: readonly string[], value: V, send: Send): Promise<void>;
  /** Saves the failed value again. */
  retry(id: string): void;
  /** Clears the results of `ids`. */
  clearResults(ids: Iterable<string>): void;
  /**
   * Sends the values that wait for more changes. With `isLast`, as the page closes, also those that wait for a
   * response.
   */
  flush(isLast?: boolean): void;
}

const emptyState = <V>(): SaveQueueState<V> => ({
  entries: new Map(),
  failures: new Map(),
  saved: new Set(),
  offline: new Set(),
});

export function createSaveQueue<V>(options: SaveQueueOptions<V>): SaveQueue<V> {
  const store = createStore<SaveQueueState<V>>(emptyState);
  const entries = (): Entries<V> => store.getState().entries;
  const setEntries = (next: Entries<V>): void => store.setState({ entries: next });
  const calls = createSaveCalls(store, options, send);
  /** Ids that `setAll` will send in one call; they are not sent one by one. */
  const heldIds = new Set<string>();
  const delays = new Map<string, ReturnType<typeof setTimeout>>();

  /** False when the shopper's value is the current one. With `isImmediate` a refused value is sent again. */
  function change(id: string, value: V, isImmediate?: boolean): boolean {
    const entry = entries().get(id);
    const failure = store.getState().failures.get(id);
    const isShown = failure?.stays ? !isImmediate && failure.value === value : entry && currentValue(entry) === value;
    if (!entry || isShown) return false;
    cancelDelay(id);
    clearResults(store, [id], [], setPending(entries(), id, value));
    calls.updateCartChange();
    return true;
  }

  function cancelDelay(id: string): void {
    clearTimeout(delays.get(id));
    delays.delete(id);
  }

  function setValue(id: string, value: V, isImmediate = false): void {
    if (!change(id, value, isImmediate) || valueToSend(entries(), id) === undefined) return;
    if (isImmediate) send(id);
    else
      delays.set(
        id,
        setTimeout(() => send(id), SAVE_DELAY_MS),
      );
  }

  function send(id: string): void {
    cancelDelay(id);
    const value = valueToSend(entries(), id);
    if (value === undefined || heldIds.has(id)) return;
    void calls.run([id], (timeLimit) => options.send(id, value, timeLimit), options.isRepeatable(id));
  }

  return {
    store,
    setValue,
    setServerValue(id, value) {
      setEntries(setServerValue(entries(), id, value));
      // The response was lost, but the value was stored.
      if (store.getState().failures.get(id)?.value === value) clearResults(store, [id], [id]);
    },
    async setAll(ids, value, sendAll) {
      for (const id of ids) {
        heldIds.add(id);
        change(id, value);
      }
      await Promise.all(ids.map((id) => calls.inFlight.get(id)));
      const present = ids.filter((id) => entries().has(id));
      const isUnchanged = present.every((id) => valueToSend(entries(), id) === value);
      for (const id of ids) heldIds.delete(id);
      // If the shopper has changed one of them meanwhile, save each on its own.
      if (isUnchanged && present.length > 0) await calls.run(present, sendAll, false);
      else present.forEach(send);
    },
    retry(id) {
      const failure = store.getState().failures.get(id);
      if (failure) setValue(id, failure.value, true);
    },
    clearResults: (ids) => clearResults(store, ids),
    flush(isLast) {
      [...delays.keys()].forEach(send);
      if (!isLast) return;
      for (const [id, { pending }] of entries())
        if (pending !== undefined) void options.send(id, pending, SAVE_TIMEOUT_MS).catch(() => undefined);
    },
  };
}
