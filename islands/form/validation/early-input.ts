import type { Early } from "./engine.ts";

/**
 * Records the input that the visitor makes before the engine has loaded. The engine then checks the fields that were
 * left.
 */
export function recordEarlyInput(options: AddEventListenerOptions): Early {
  const typed = new WeakSet<EventTarget>();
  const finished = new Set<EventTarget>();
  document.addEventListener("input", ({ target }) => typed.add(target!), options);
  document.addEventListener(
    "change",
    (event) => {
      const { target, detail } = event as CustomEvent;
      // Emptied by a script: see the engine.
      if (detail === "") finished.delete(target!);
      else finished.add(target!);
    },
    options,
  );
  document.addEventListener("focusout", ({ target }) => typed.has(target!) && finished.add(target!), options);
  // The visitor is typing in the field again: its value is not finished.
  document.addEventListener("compositionstart", ({ target }) => finished.delete(target!), options);
  return { typed, left: finished };
}
