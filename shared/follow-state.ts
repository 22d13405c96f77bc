/**
 * Calls `tell` when one of the fields becomes disabled or only to be read, or no longer is, also by a fieldset around it.
 * Ends with the function that it returns.
 */
export function followState(fields: readonly Element[], tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  for (const field of fields) {
    observer.observe(field, { attributeFilter: ["disabled", "readonly"] });
    for (let around = field.parentElement; around; around = around.parentElement) {
      if (around instanceof HTMLFieldSetElement) observer.observe(around, { attributeFilter: ["disabled"] });
    }
  }
  return () => observer.disconnect();
}
