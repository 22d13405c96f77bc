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
  return doc;
}

export const pageSection = (doc: Document): HTMLElement | null => doc.getElementById(PAGE_ID);
