/**
 * Returns the accessible name of a field: the text that `aria-labelledby` references, else the label's text without the
 * controls in it and the asterisk of a required field, else `aria-label`.
 */
export function labelOf(field: HTMLInputElement | HTMLSelectElement): string {
  const labels = (field.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .map((id) => textOf(document.getElementById(id)));
  return labels.filter(Boolean).join(" ") || textOf(field.labels?.[0]) || (field.getAttribute("aria-label") ?? "");
}

function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const control of copy?.querySelectorAll("input, select, textarea, button") ?? []) control.remove();
  return (
    copy?.textContent
      ?.replace(/\s*\*\s*$/, "")
      .replace(/\s+/g, " ")
      .trim() ?? ""
  );
}
