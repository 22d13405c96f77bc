/**
 * Opens a modal dialog. Browsers show a focus ring on its first button when it opens by itself, and WebKit also after a
 * press. Only visitors who use keys need it, so it appears with the first key.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const usedKeys = document.activeElement?.matches(":focus-visible");
  dialog.showModal();
  const button = document.activeElement;
  if (usedKeys || !(button instanceof HTMLButtonElement)) return;
  // The site's own rule for `:focus-visible` would win over a rule in our layer.
  const setRing = (value: string) => Object.assign(button.style, { outline: value, boxShadow: value });
  setRing("none");
  for (const type of ["blur", "keydown"]) button.addEventListener(type, () => setRing(""), { once: true });
}
