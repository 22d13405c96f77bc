import type { Field, Fields } from "./field.ts";

/**
 * An island as plain data: the one source of its runtime reader, its TypeScript config type, its documentation and its
 * examples. The build leaves out what only people read.
 */
export interface Definition<F extends Fields = Fields> {
  /** The value of `data-island`; also the name of its folder. */
  name: string;
  /** What it does, in one line. */
  doc: string;
  /** Ids of the requirements it fulfils; the titles of their tests begin with them. */
  requirements: readonly string[];
  /** Attributes, by camel-case key: `maxFileSize` is read from `data-max-file-size`. */
  config: F;
  /**
   * What it does not mount without, beside what is required of its config and parts: selectors that its element has to match, such as
   * `:has(input)`, each with the end of the sentence `It expects ...`. Only people and tools read this.
   */
  needs?: Readonly<Record<string, string>>;
  /**
   * Attributes that it reads on other elements than its own, in it or around it, by their full name. Only people and tools read this: the
   * doc begins with the element (`On a link: ...`); without one that is required, on an element in it, it does not mount.
   */
  parts?: Readonly<Record<`data-${string}`, Field>>;
  /** Other markup that mounts it, so that a site's present markup works unchanged. */
  selectors?: readonly string[];
  /**
   * It stands on most pages of a site: the script of every page knows it. Others, unless they have `selectors`, are known to a list that is
   * loaded when a page asks for one of them, so that nobody pays for what their pages do not have.
   */
  common?: true;
  /**
   * One for the document, whose elements it handles by delegation: it is mounted once, when the first element that matches its
   * selectors has come, and stays. It has no host of its own on the page, hence no config.
   */
  wide?: true;
  /** When its code is loaded, unless `data-island-when` says otherwise: `load`, `idle`, `visible`, `interaction`, `media(…)`, `consent(…)`. */
  when: string;
  /**
   * What becomes of the CMS content in the host. `replace`: the nodes are kept aside while the island lives, and put back.
   * `adopt`: they stay on the page (form fields remain what the form submits) and the island works beside them.
   */
  fallback: "replace" | "adopt";
  /** Events that it fires on the host or the document, with a line on each. */
  events?: Readonly<Record<string, string>>;
  /** Markup to copy; a browser test mounts each. */
  examples: readonly string[];
}

export function defineIsland<const F extends Fields>(definition: Definition<F>): Definition<F> {
  return definition;
}
