/**
 * Saves and restores global variables that inline scripts set, such as a price or an id. Back to a cached page runs no
 * scripts, so its handlers would otherwise read the variables of the page that was left.
 */

/** Names of globals that scripts have set since the document loaded. */
const touched = new Set<string>();
let isFirst = true;

/** All globals that are plain data properties. Getters are skipped: some force a layout. */
function readGlobals(): Map<string, unknown> {
  const globals = new Map<string, unknown>();
  for (const name of Object.keys(window)) {
    const property = Object.getOwnPropertyDescriptor(window, name);
    if (property?.writable) globals.set(name, property.value);
  }
  return globals;
}

/** Runs `act`, which runs a script, and records the globals that it sets. */
export function watchGlobals(act: () => void): void {
  const before = readGlobals();
  act();
  for (const [name, value] of readGlobals()) if (before.get(name) !== value) touched.add(name);
}

let snapshot: Map<string, unknown> | undefined;

/** Called before scripts of the next page run while the current page is still displayed. */
export const snapshotGlobals = (): void => void (snapshot ??= readGlobals());

/** Captures the globals of the page that is being left. Returns a function that restores them. */
export function captureGlobals(): () => void {
  // Globals of the initial page were set before we could watch; snapshot all.
  const globals = snapshot ?? (isFirst || touched.size > 0 ? readGlobals() : null);
  snapshot = undefined;
  isFirst = false;
  return () => {
    for (const name of touched)
      if (globals?.has(name)) (window as unknown as Record<string, unknown>)[name] = globals.get(name);
  };
}
