/**
 * Calls `onChange` when a field, or a fieldset around it, becomes disabled, read-only or editable again. Returns a
 * function that stops watching.
 */
export function watchEditable(fields: readonly Element[], onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const field of fields) {
    observer.observe(field, { attributeFilter: ["disabled", "readonly"] });
    for (let around = field.parentElement; around; around = around.parentElement) {
      if (around instanceof HTMLFieldSetElement) observer.observe(around, { attributeFilter: ["disabled"] });
    }
  }
  return () => observer.disconnect();
}
