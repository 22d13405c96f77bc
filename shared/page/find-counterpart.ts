/** Matches elements of replaced content with those of the new content. */

export const byId = (root: ParentNode, id: string): HTMLElement | null => root.querySelector(`#${CSS.escape(id)}`);

/**
 * Finds the counterpart of `active` after the content of `root` was replaced: by its id, else by its name, and for a checkbox,
 * radio button or button also by its value. Hidden inputs of that name in other forms are skipped.
 */
export function findCounterpart(active: Element, root: ParentNode = document): HTMLElement | null {
  const { id, name, value } = active as HTMLInputElement;
  if (id) return byId(root, id);
  const valueSelector = active.matches("button, [type=checkbox], [type=radio]") ? `[value="${CSS.escape(value)}"]` : "";
  return name ? root.querySelector(`[name="${CSS.escape(name)}"]:not([type=hidden])${valueSelector}`) : null;
}

/** Copies the open state of each `<details>` with an id to the incoming content. */
export function copyOpenDetails(outgoing: ParentNode, incoming: ParentNode): void {
  for (const { id, open } of outgoing.querySelectorAll<HTMLDetailsElement>("details[id]")) {
    const counterpart = incoming.querySelector<HTMLDetailsElement>(`details#${CSS.escape(id)}`);
    if (counterpart) counterpart.open = open;
  }
}
