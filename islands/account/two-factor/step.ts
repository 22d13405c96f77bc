const addresses = ["href", "action", "formaction", "src"];

/** A step as the server sends it: a page of its own. */
export interface Step {
  title: string;
  content: DocumentFragment;
}

/** The step in the page `html`, from `url`; null where it is none. */
export function stepIn(html: string, url: string): Step | null {
  const doc = new DOMParser().parseFromString(html, "text/html");
  const host = doc.querySelector('[data-island="two-factor"]');
  if (!host) return null;
  // What is shown elsewhere is still meant from its own address.
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
