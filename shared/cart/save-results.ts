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

/** Rules of a save queue for refused and removed entries. */
export interface EntryRules<V> {
  /** Whether a refused value stays in its field; otherwise the field returns to the value of the server. */
  keepsRefused?: boolean;
  /** Whether this value removes the entry, as a quantity of 0 does. */
  isRemoval?(value: V): boolean;
  /** Called when the server has removed an entry to which the shopper has given a new value meanwhile. */
  restore?(id: string, value: V): void;
}

export function recordSaved<V>(store: StoreApi<SaveQueueState<V>>, id: string, rules: EntryRules<V>): Outcome {
  const { entries, saved } = store.getState();
  const { sending, pending } = entries.get(id) ?? {};
  if (sending !== undefined && rules.isRemoval?.(sending)) {
    store.setState({ entries: removeEntry(entries, id) });
    if (pending !== undefined) rules.restore?.(id, pending);
  } else store.setState({ entries: markSaved(entries, id), saved: new Set(saved).add(id) });
  return "saved";
}

export function recordFailed<V>(
  store: StoreApi<SaveQueueState<V>>,
  id: string,
  rules: EntryRules<V>,
  error: unknown,
): Outcome {
  const { entries, failures } = store.getState();
  const { sending: value, pending } = entries.get(id) ?? {};
  if (value === undefined) return "kept";
  const failure = toFailure(error, value);
  // An entry that cannot be removed cannot be missing on the server: treat 404 as a refusal.
  if (failure.kind === "gone" && !rules.restore) failure.kind = "refused";
  // Removed elsewhere, as the shopper wanted.
  if (failure.kind === "gone" && rules.isRemoval?.(value)) return recordSaved(store, id, rules);
  const next = (failure.kind === "gone" ? removeEntry : markRefused)(entries, id);
  const isUntouched = pending === undefined && !rules.isRemoval?.(value);
  failure.stays = failure.kind === "refused" && isUntouched && rules.keepsRefused;
  // No failure is shown when the shopper has already chosen another value.
  const isShown = valueToSend(next, id) === undefined;
  store.setState({ entries: next, ...(isShown && { failures: new Map(failures).set(id, failure) }) });
  return failure.kind === "lost" ? "lost" : "refused";
}

/** Clears the results of `ids`, and adds `stored` to the saved ids. Sets `entries` in the same step. */
export function clearResults<V>(
  store: StoreApi<SaveQueueState<V>>,
  ids: Iterable<string>,
  stored: string[] = [],
  entries = store.getState().entries,
): void {
  const failures = new Map(store.getState().failures);
  const saved = new Set(store.getState().saved);
  for (const id of ids) {
    failures.delete(id);
    saved.delete(id);
  }
  for (const id of stored) saved.add(id);
  store.setState({ entries, failures, saved });
}
