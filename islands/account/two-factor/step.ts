import { parseDocument } from "../../../shared/dom/parse-document.ts";

const addresses = ["href", "action", "formaction", "src"];

/** A step, read from the full page that the server sends. */
export interface Step {
  title: string;
  content: DocumentFragment;
}

/** Reads the step from the page `html`, loaded from `url`; null when the page has no two-factor island. */
export function readStep(html: string, url: string): Step | null {
  const doc = parseDocument(html);
  const host = doc.querySelector('[data-island="two-factor"]');
  if (!host) return null;
  // The step is shown on another page: resolve relative addresses against its own URL.
  for (const name of addresses) {
    for (const element of host.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name)!;
      if (!address.startsWith("#") && URL.canParse(address, url))
        element.setAttribute(name, new URL(address, url).href);
    }
  }
  for (const form of host.querySelectorAll("form:not([action])")) form.setAttribute("action", url);
  const content = doc.createDocumentFragment();
  content.append(...host.childNodes);
  return { title: (doc.querySelector("#page h1") ?? doc.querySelector("h1"))?.textContent?.trim() ?? "", content };
}
