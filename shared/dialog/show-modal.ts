/**
 * Opens a modal dialog. Browsers show a focus ring on its first button, or its heading, when it opens by itself, and
 * WebKit also after a press. Only visitors who use keys need it, so it appears with the first key.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const usedKeys = document.activeElement?.matches(":focus-visible");
  dialog.showModal();
  const focused = document.activeElement;
  if (usedKeys || !(focused instanceof HTMLElement) || !dialog.contains(focused)) return;
  if (focused.matches("input, select, textarea")) return;
  // The site's own rule for `:focus-visible` would win over a rule in our layer.
  const setRing = (value: string) => Object.assign(focused.style, { outline: value, boxShadow: value });
  setRing("none");
  const listeners = new AbortController();
  const showRing = (): void => {
    setRing("");
    listeners.abort();
  };
  for (const type of ["blur", "keydown"]) focused.addEventListener(type, showRing, { signal: listeners.signal });
}
