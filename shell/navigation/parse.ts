import { withoutNoscript } from "../parse-html.ts";

/** Id of the element that pages are swapped into. NAV-01 */
export const PAGE_ID = "page";

/** A document out of an answer, its relative addresses meant from `url`. Forgiving like the browser's own parser: never cut HTML with regular expressions. */
export function parsePage(html: string, url: string): Document {
  const doc = withoutNoscript(new DOMParser().parseFromString(html, "text/html"));
  if (!doc.querySelector("base[href]")) {
    const base = doc.createElement("base");
    base.href = url;
    base.dataset["atoll"] = "";
    doc.head.prepend(base);
  }
  nameTableForms(doc);
  return doc;
}

/**
 * A form around rows stands empty in its table; which fields are meant the parser remembers only in a page that it loads
 * itself. Here they say so.
 */
function nameTableForms(doc: Document): void {
  const forms = [...doc.querySelectorAll(":is(table, thead, tbody, tfoot, tr) > form")].reverse();
  for (const [index, form] of forms.entries()) {
    form.id ||= `atoll-form-${index}`;
    for (const field of form.closest("table")!.querySelectorAll("input, select, textarea, button")) {
      const follows = form.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (follows && !field.closest("form") && !field.hasAttribute("form")) field.setAttribute("form", form.id);
    }
  }
}

export const pageSection = (doc: Document): HTMLElement | null => doc.getElementById(PAGE_ID);
