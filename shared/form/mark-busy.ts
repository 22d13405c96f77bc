/** Marks `form` as busy and `submitter` as disabled, but focusable. Returns a function that removes the marks. */
export function markBusy(form: Element, submitter?: Element | null): () => void {
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  return () => {
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  };
}
