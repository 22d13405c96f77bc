import type { Early } from "./engine.ts";

/**
 * Records the input that the visitor makes before the engine has loaded. The engine then checks the fields that were
 * left.
 */
export function recordEarlyInput(options: AddEventListenerOptions): Early {
  const typed = new WeakSet<EventTarget>();
  const left = new Set<EventTarget>();
  document.addEventListener("input", ({ target }) => typed.add(target!), options);
  document.addEventListener("change", ({ target }) => left.add(target!), options);
  document.addEventListener("focusout", ({ target }) => typed.has(target!) && left.add(target!), options);
  // The visitor is typing in the field again: its value is not finished.
  document.addEventListener("compositionstart", ({ target }) => left.delete(target!), options);
  return { typed, left };
}
