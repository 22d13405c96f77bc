import type { StoreApi } from "zustand/vanilla";
import { beginCartChange, type Outcome } from "./cart-changes.ts";
import { warnOfAnswer } from "./failure.ts";
import { recordFailed, recordSaved, type EntryRules, type SaveQueueState } from "./save-results.ts";
import { isAllSaved, markSending } from "./save-state.ts";
import { type Send, sendWithRetry } from "./send-with-retry.ts";

interface SaveCalls {
  /** Calls in flight, by id. */
  readonly inFlight: ReadonlyMap<string, Promise<void>>;
  /** Sends the pending values of `ids` in one call and records the result. Then calls `sendNext` for each id. */
  run(ids: readonly string[], send: Send, isRepeatable: boolean): Promise<void>;
  /** The cart counts as changing from the first pending value until all are saved. */
  updateCartChange(): void;
}

/** The calls of a save queue. CRT-04 */
export function createSaveCalls<V>(
  store: StoreApi<SaveQueueState<V>>,
  rules: EntryRules<V>,
  sendNext: (id: string) => void,
): SaveCalls {
  const inFlight = new Map<string, Promise<void>>();
  const outcomes = new Set<Outcome>();
  let endChange: ReturnType<typeof beginCartChange> | undefined;

  async function whenOnline(ids: readonly string[]): Promise<void> {
    store.setState(({ offline }) => ({ offline: new Set([...offline, ...ids]) }));
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    store.setState(({ offline }) => ({ offline: new Set([...offline].filter((id) => !ids.includes(id))) }));
  }

  function updateCartChange(): void {
    if (!isAllSaved(store.getState().entries)) endChange ??= beginCartChange();
    else if (endChange) {
      const [end, all] = [endChange, [...outcomes]];
      endChange = undefined;
      outcomes.clear();
      end(...all);
    }
  }

  function run(ids: readonly string[], send: Send, isRepeatable: boolean): Promise<void> {
    for (const id of ids) store.setState(({ entries }) => ({ entries: markSending(entries, id) }));
    const call = sendWithRetry(send, isRepeatable, () => whenOnline(ids))
      .then(
        () => ids.forEach((id) => outcomes.add(recordSaved(store, id, rules))),
        (error: unknown) => {
          warnOfAnswer(error);
          for (const id of ids) outcomes.add(recordFailed(store, id, rules, error));
        },
      )
      .then(() => {
        for (const id of ids) inFlight.delete(id);
        ids.forEach(sendNext);
        updateCartChange();
      });
    for (const id of ids) inFlight.set(id, call);
    return call;
  }

  return { inFlight, run, updateCartChange };
}
