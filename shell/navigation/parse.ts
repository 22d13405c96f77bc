import { withoutNoscript } from "../parse-html.ts";
import { pageSelector } from "../served.ts";

/** A document out of an answer, its relative addresses meant from `url`. Forgiving like the browser's own parser: never cut HTML with regular expressions. */
export function parsePage(html: string, url: string): Document {
  const doc = withoutNoscript(new DOMParser().parseFromString(html, "text/html"));
  let base = doc.querySelector<HTMLBaseElement>("base[href]");
  // One that is relative is meant from its own page, not from the one that is shown.
  const meant = new URL(base?.getAttribute("href") ?? "", url).href;
  if (!base) {
    base = doc.createElement("base");
    base.dataset["atoll"] = "";
    doc.head.prepend(base);
  }
  if (base.href !== meant) base.href = meant;
  nameTableForms(doc);
  return doc;
}

let count = 0;

/**
 * A form around rows stands empty in its table; which fields are meant the parser remembers only in a page that it loads
 * itself. Here they say so.
 */
function nameTableForms(doc: Document): void {
  const forms = [...doc.querySelectorAll(":is(table, thead, tbody, tfoot, tr) > form")].reverse();
  for (const form of forms) {
    // Not the property, which a field called "id" hides.
    const id = form.getAttribute("id") || `atoll-form-${++count}`;
    form.setAttribute("id", id);
    for (const field of form.closest("table")!.querySelectorAll("input, select, textarea, button")) {
      const follows = form.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (follows && !field.closest("form") && !field.hasAttribute("form")) field.setAttribute("form", id);
    }
  }
}

/** Not one in a form, whose action and hidden fields around it would stay those of another page; nor a field of that name. */
export function pageSection(doc: Document): HTMLElement | null {
  const section = doc.querySelector<HTMLElement>(pageSelector);
  return section?.closest("form") ? null : section;
}
