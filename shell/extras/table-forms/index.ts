/**
 * Links fields to a form around table rows. The parser closes such a form at once; only a page that the browser loads
 * keeps the association with its fields. Here each field gets a `form` attribute.
 */
export function nameTableForms(root: ParentNode): void {
  const forms = [...root.querySelectorAll(":is(table, thead, tbody, tfoot, tr) > form")].reverse();
  for (const form of forms) {
    // Not the property: a field named "id" would shadow it.
    const id = form.getAttribute("id") || newId(form.ownerDocument);
    form.setAttribute("id", id);
    for (const field of form.closest("table")!.querySelectorAll("input, select, textarea, button")) {
      const follows = form.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (follows && !field.closest("form") && !field.hasAttribute("form")) field.setAttribute("form", id);
    }
  }
}

/** An id that neither this response nor the displayed page has. */
function newId(doc: Document): string {
  let count = 0;
  while ([doc, document].some((other) => other.getElementById(`atoll-form-${count}`))) count++;
  return `atoll-form-${count}`;
}
