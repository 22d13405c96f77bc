import type { Field, Fields } from "./field.ts";

/**
 * An island described as plain data. Its config reader, its TypeScript config type, its documentation and its examples
 * all derive from this. The build drops the documentation from the bundle.
 */
export interface Definition<F extends Fields = Fields> {
  /** The value of `data-island`; also the name of the island's folder. */
  name: string;
  /** The purpose of the island, in one line. */
  doc: string;
  /** Ids of the requirements that the island fulfils; the titles of their tests start with them. */
  requirements: readonly string[];
  /** Attributes by camel-case key: `maxFileSize` is read from `data-max-file-size`. */
  config: F;
  /**
   * Requirements of the island besides its required config and parts. Maps a selector that the host must match,
   * such as `:has(input)`, to the end of the sentence `It expects ...`. Read only by the documentation and the tools.
   */
  needs?: Readonly<Record<string, string>>;
  /**
   * Attributes that the island reads on elements other than its host, by their full name. Their doc starts with the
   * element (`On a link: ...`). When the part is required, the island does not mount unless an element inside the host
   * has the attribute. Read only by the documentation and the tools.
   */
  parts?: Readonly<Record<`data-${string}`, Field>>;
  /** Other markup that mounts the island, so that a site's existing markup works unchanged. */
  selectors?: readonly string[];
  /**
   * Set for an island that most pages of a site contain: the registry in every page's script lists it. Islands without
   * it and without `selectors` are in a second registry, which loads when a page first uses one of them.
   */
  common?: true;
  /**
   * Set for an island that handles elements of the whole document by delegation. It mounts once, when the first element
   * that matches its selectors appears, and then stays. It has no host on the page, hence no config.
   */
  wide?: true;
  /**
   * When the code loads, unless `data-island-when` overrides it: `load`, `idle`, `visible`, `interaction`, `media(…)`,
   * `consent(…)`.
   */
  when: string;
  /**
   * Treatment of the CMS content in the host. `replace`: the nodes are detached while the island is mounted, then
   * restored. `adopt`: the nodes stay on the page, so form fields are still submitted, and the island works beside
   * them.
   */
  fallback: "replace" | "adopt";
  /** Events that the island fires on the host or the document, with one line on each. */
  events?: Readonly<Record<string, string>>;
  /** Markup to copy. A browser test mounts each example. */
  examples: readonly string[];
}

export function defineIsland<const F extends Fields>(definition: Definition<F>): Definition<F> {
  return definition;
}
