import type { ScriptState } from "./index.ts";

/**
 * Saves and restores global variables that inline scripts set, such as a price or an id. Back to a cached page runs no
 * scripts, so its handlers would otherwise read the variables of the page that was left.
 */

/** All globals that are plain data properties. Getters are skipped: some force a layout. */
export function readGlobals(): Map<string, unknown> {
  const globals = new Map<string, unknown>();
  for (const name of Object.keys(window)) {
    const property = Object.getOwnPropertyDescriptor(window, name);
    if (property?.writable) globals.set(name, property.value);
  }
  return globals;
}

/** Runs `act`, which runs a script, and records the globals that it sets. */
export function watchGlobals({ touched }: ScriptState, act: () => void): void {
  const before = readGlobals();
  act();
  for (const [name, value] of readGlobals()) if (before.get(name) !== value) touched.add(name);
}

/** Captures the globals of the page that is being left. Returns a function that restores them. */
export function captureGlobals(state: ScriptState): () => void {
  const { touched, isInitialPage } = state;
  const globals = state.globals ?? (isInitialPage || touched.size > 0 ? readGlobals() : null);
  state.globals = undefined;
  state.isInitialPage = false;
  return () => {
    for (const name of touched)
      if (globals?.has(name)) (window as unknown as Record<string, unknown>)[name] = globals.get(name);
  };
}
