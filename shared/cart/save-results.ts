import type { StoreApi } from "zustand/vanilla";
import type { Outcome } from "./cart-changes.ts";
import { type Failure, toFailure } from "./failure.ts";
import { type Entries, markRefused, markSaved, removeEntry, valueToSend } from "./save-state.ts";

export interface SaveQueueState<V> {
  entries: Entries<V>;
  /** Failures of the last save, by id, until the next change. */
  failures: ReadonlyMap<string, Failure<V>>;
  /** Ids whose last value the server has stored. */
  saved: ReadonlySet<string>;
  /** Ids that wait for a connection. */
  offline: ReadonlySet<string>;
}

/** Entries that can be removed. */
export interface Removal<V> {
  /** Whether this value removes the entry, as a quantity of 0 does. */
  isRemoval?(value: V): boolean;
  /** Called when the server has removed an entry to which the shopper has given a new value meanwhile. */
  restore?(id: string, value: V): void;
}

export function recordSaved<V>(store: StoreApi<SaveQueueState<V>>, id: string, removal: Removal<V>): Outcome {
  const { entries, saved } = store.getState();
  const { sending, pending } = entries.get(id) ?? {};
  if (sending !== undefined && removal.isRemoval?.(sending)) {
    store.setState({ entries: removeEntry(entries, id) });
    if (pending !== undefined) removal.restore?.(id, pending);
  } else store.setState({ entries: markSaved(entries, id), saved: new Set(saved).add(id) });
  return "saved";
}

export function recordFailed<V>(
  store: StoreApi<SaveQueueState<V>>,
  id: string,
  removal: Removal<V>,
  error: unknown,
): Outcome {
  const { entries, failures } = store.getState();
  const value = entries.get(id)?.sending;
  if (value === undefined) return "kept";
  const failure = toFailure(error, value);
  // An entry that cannot be removed cannot be missing on the server: treat 404 as a refusal.
  if (failure.kind === "gone" && !removal.restore) failure.kind = "refused";
  // Removed elsewhere, as the shopper wanted.
  if (failure.kind === "gone" && removal.isRemoval?.(value)) return recordSaved(store, id, removal);
  const next = (failure.kind === "gone" ? removeEntry : markRefused)(entries, id);
  // No failure is shown when the shopper has already chosen another value.
  const isShown = valueToSend(next, id) === undefined;
  store.setState({ entries: next, ...(isShown && { failures: new Map(failures).set(id, failure) }) });
  return failure.kind === "lost" ? "lost" : "refused";
}

/** Clears the results of `ids`. Adds `stored` to the saved ids. */
export function clearResults<V>(
  store: StoreApi<SaveQueueState<V>>,
  ids: Iterable<string>,
  stored: string[] = [],
): void {
  const failures = new Map(store.getState().failures);
  const saved = new Set(store.getState().saved);
  for (const id of ids) {
    failures.delete(id);
    saved.delete(id);
  }
  for (const id of stored) saved.add(id);
  store.setState({ failures, saved });
}
