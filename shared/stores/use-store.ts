import { useSyncExternalStore } from "react";
import type { StoreApi } from "zustand/vanilla";

/** Subscribes a component to part of a store. `select` must return the same reference while its result is unchanged. */
export function useStore<State, Picked>(store: StoreApi<State>, select: (state: State) => Picked): Picked {
  const pick = (): Picked => select(store.getState());
  return useSyncExternalStore(store.subscribe, pick, pick);
}
