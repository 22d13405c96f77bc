import { shellFileOf } from "../../html/shell-tags.ts";
import type { Page } from "./page.ts";
import type { Element } from "./tree.ts";

/** The script tag of the shell: `atoll.js`, also under a hashed name. */
export const shellOf = (page: Page): Element | undefined =>
  page.elements.find((element) => shellFileOf(element) === "atoll.js");
