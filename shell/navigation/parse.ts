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
  return doc;
}

/**
 * The page section; null when it is missing or inside a form, whose action and hidden fields would be those of another
 * page.
 */
export function pageSection(doc: Document): HTMLElement | null {
  const section = doc.querySelector<HTMLElement>(pageSelector);
  return section?.closest("form") ? null : section;
}
