import { trusted } from "../core/trusted.ts";

const attributes = ["href", "src", "action", "formaction", "poster"] as const;

/**
 * Makes all addresses in `content` absolute, resolved against its own page `url`. A form without an action gets `url`.
 */
export function makeAbsolute(content: ParentNode, url: string): void {
  for (const name of attributes) {
    for (const element of content.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name)!;
      if (!/^(#|[a-z][a-z0-9+.-]*:)/i.test(address) && URL.canParse(address, url))
        element.setAttribute(name, trusted.createScriptURL(new URL(address, url).href));
    }
  }
  for (const form of content.querySelectorAll("form:not([action])")) form.setAttribute("action", url);
}
