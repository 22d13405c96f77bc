const attributes = ["href", "src", "action", "formaction", "poster"] as const;

/** Content of the page at `url` that is shown within another page: its addresses stay those of its own page, also of a form without one. */
export function makeAbsolute(content: ParentNode, url: string): void {
  for (const name of attributes) {
    for (const element of content.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name)!;
      if (!/^(#|[a-z][a-z0-9+.-]*:)/i.test(address) && URL.canParse(address, url))
        element.setAttribute(name, new URL(address, url).href);
    }
  }
  for (const form of content.querySelectorAll("form:not([action])")) form.setAttribute("action", url);
}
