/**
 * Global variables that inline scripts of pages set, such as a price or an id. Back to a kept page runs no script, so its variables
 * are put back with it: its own handlers would else count with those of the page that was left.
 */

/** Names of those that scripts have set since the document came. */
const touched = new Set<string>();
let isFirst = true;

/** Those that are plain data: a getter may cost a layout. */
function read(): Map<string, unknown> {
  const globals = new Map<string, unknown>();
  for (const name of Object.keys(window)) {
    const property = Object.getOwnPropertyDescriptor(window, name);
    if (property?.writable) globals.set(name, property.value);
  }
  return globals;
}

/** Runs `act`, which runs a script, and takes note of what it sets. */
export function watchGlobals(act: () => void): void {
  const before = read();
  act();
  for (const [name, value] of read()) if (before.get(name) !== value) touched.add(name);
}

let noted: Map<string, unknown> | undefined;

/** Scripts of the next page are about to run while this one is still shown. */
export const noteGlobals = (): void => void (noted ??= read());

/** Returns how to set again, when the page that is left now comes back, what later pages have set differently. */
export function takeGlobals(): () => void {
  // Of the first page nobody saw which it has set.
  const globals = noted ?? (isFirst || touched.size > 0 ? read() : null);
  noted = undefined;
  isFirst = false;
  return () => {
    for (const name of touched)
      if (globals?.has(name)) (window as unknown as Record<string, unknown>)[name] = globals.get(name);
  };
}
