/** What the page calls a field: the words that `aria-labelledby` names, else those of its label, without those of controls in it, else `aria-label`. */
export function labelOf(field: HTMLInputElement | HTMLSelectElement): string {
  const named = (field.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .map((id) => wordsOf(document.getElementById(id)));
  return named.filter(Boolean).join(" ") || wordsOf(field.labels?.[0]) || (field.getAttribute("aria-label") ?? "");
}

function wordsOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const part of copy?.querySelectorAll("input, select, textarea, button") ?? []) part.remove();
  return copy?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
