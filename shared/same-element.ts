/** For content that shows itself again: the visitor finds what was there before. */

/** The element that stands where `active` stood before the content was replaced: of its id, else of its name, and of its value where it is a box or a button; another form may send that name along, hidden. */
export function sameElement(active: Element): HTMLElement | null {
  const { id, name, value } = active as HTMLInputElement;
  if (id) return document.getElementById(id);
  const among = active.matches("button, [type=checkbox], [type=radio]") ? `[value="${CSS.escape(value)}"]` : "";
  return name ? document.querySelector(`[name="${CSS.escape(name)}"]:not([type=hidden])${among}`) : null;
}

/** What the visitor has opened or closed is so in the content that follows. */
export function keepOpen(outgoing: ParentNode, incoming: ParentNode): void {
  for (const { id, open } of outgoing.querySelectorAll<HTMLDetailsElement>("details[id]")) {
    const same = incoming.querySelector<HTMLDetailsElement>(`details#${CSS.escape(id)}`);
    if (same) same.open = open;
  }
}
