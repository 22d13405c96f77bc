import { useSyncExternalStore } from "react";
import type { StoreApi } from "zustand/vanilla";

/** What `select` picks from a store; the component renders again when it changes. The result must keep its identity while it stays the same. */
export function useStore<State, Picked>(store: StoreApi<State>, select: (state: State) => Picked): Picked {
  const pick = (): Picked => select(store.getState());
  return useSyncExternalStore(store.subscribe, pick, pick);
}
