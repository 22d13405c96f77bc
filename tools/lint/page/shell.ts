import type { Page } from "./page.ts";
import type { Element } from "./tree.ts";

/** The tag of the shell on a page, `atoll.js`, under a hashed name too. */
export const shellOf = (page: Page): Element | undefined =>
  page.elements.find(
    ({ name, attribs }) => name === "script" && /(^|\/)atoll(\.[A-Z0-9]{8})?\.js([?#]|$)/.test(attribs["src"] ?? ""),
  );
