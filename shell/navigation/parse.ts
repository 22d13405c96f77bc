import { withoutNoscript } from "../parse-html.ts";
import { pageSelector } from "../server-snapshot.ts";

/** Parses a response. Relative addresses resolve against `url`. */
export function parsePage(html: string, url: string): Document {
  const doc = withoutNoscript(new DOMParser().parseFromString(html, "text/html"));
  let base = doc.querySelector<HTMLBaseElement>("base[href]");
  // A relative <base> resolves against its own page, not against the current one.
  const baseUrl = new URL(base?.getAttribute("href") ?? "", url).href;
  if (!base) {
    base = doc.createElement("base");
    base.dataset["atoll"] = "";
    doc.head.prepend(base);
  }
  if (base.href !== baseUrl) base.href = baseUrl;
  nameTableForms(doc);
  return doc;
}

let count = 0;

/**
 * Links fields to a form around table rows. The parser closes such a form at once; only a page that the browser loads
 * keeps the association with its fields. Here each field gets a `form` attribute.
 */
function nameTableForms(doc: Document): void {
  const forms = [...doc.querySelectorAll(":is(table, thead, tbody, tfoot, tr) > form")].reverse();
  for (const form of forms) {
    // Not the property: a field named "id" would shadow it.
    const id = form.getAttribute("id") || `atoll-form-${++count}`;
    form.setAttribute("id", id);
    for (const field of form.closest("table")!.querySelectorAll("input, select, textarea, button")) {
      const follows = form.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (follows && !field.closest("form") && !field.hasAttribute("form")) field.setAttribute("form", id);
    }
  }
}

/**
 * The page section; null when it is missing or inside a form, whose action and hidden fields would be those of another
 * page.
 */
export function pageSection(doc: Document): HTMLElement | null {
  const section = doc.querySelector<HTMLElement>(pageSelector);
  return section?.closest("form") ? null : section;
}
