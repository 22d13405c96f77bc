/**
 * Calls `close` at a click on the backdrop of `dialog`. A drag out of the dialog, such as of a crop frame or a text
 * selection, ends with a click on the dialog as well: it must not close it. The second click of a double click is
 * ignored: it was aimed at the control that opened the dialog.
 */
export function onBackdropClick(dialog: HTMLDialogElement, close: () => void): void {
  let isPressed = false;
  dialog.addEventListener("pointerdown", ({ target }) => (isPressed = target === dialog));
  dialog.addEventListener("click", ({ target, detail }) => target === dialog && isPressed && detail < 2 && close());
}
