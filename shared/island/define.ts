import type { Field, Fields, FormField } from "./field.ts";
import type { Needs } from "./needs.ts";

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
   * Requirements of the island, as `needs.ts` describes them. Each text completes the sentence `It expects ...` and
   * names what to add. The runtime, the linter and the debug overlay judge by them. `defineIsland` adds the required
   * fields and parts.
   */
  needs?: Needs;
  /**
   * Fields of the form that the island reads, by name. `{key}` stands for the name in a config key. A required field
   * must be in the form on, around or in the host, or belong to that form by the attribute `form`.
   */
  fields?: Readonly<Record<string, FormField>>;
  /**
   * Attributes that the island reads on elements other than its host, by their full name. Their doc starts with the
   * element (`On a link: ...`). When the part is required, an element inside the host must have the attribute.
   */
  parts?: Readonly<Record<`data-${string}`, Field>>;
  /**
   * Set for an island that most pages of a site contain: the stylesheet of every page reserves its space, and the build
   * groups shared code and texts for these islands first.
   */
  common?: true;
  /**
   * Set for an island that handles elements of the whole document by delegation. It mounts once, when the first element
   * that matches its selectors appears, and then stays. It has no host on the page, hence no config.
   */
  wide?: true;
  /**
   * Markup that mounts a `wide` island. All other islands mount on `data-island` only: a class such as `cart-widget` may
   * be one of the site's theme.
   */
  selectors?: readonly string[];
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

/** Completes `needs` by the required parts and fields: the elements first, then what the island expects of them. */
export function defineIsland<const F extends Fields>(definition: Definition<F>): Definition<F> {
  const { needs, fields = {}, parts = {}, config } = definition;
  const partNeeds = Object.entries<Field>(parts).flatMap(([name, { required }]) =>
    required ? [[`:has([${name}])`, `an element with \`${name}\` in it`]] : [],
  );
  const fieldNeeds = Object.entries(fields).flatMap(([name, { required }]) =>
    required ? [[testOf(name, required === "filled", config), textOf(name, required === "filled")]] : [],
  );
  return {
    ...definition,
    needs: { ...Object.fromEntries(partNeeds), ...needs, ...Object.fromEntries(fieldNeeds) },
  };
}

/** The test for a field. When a config key may be empty, no field is needed then. */
function testOf(name: string, isFilled: boolean, config: Fields): string {
  const key = /^\{(.*)\}$/.exec(name)?.[1];
  const isOptional = key !== undefined && !config[key]?.required && !config[key]?.default;
  return `@${name}${isFilled ? "!" : isOptional ? "?" : ""}`;
}

function textOf(name: string, isFilled: boolean): string {
  const field = name.startsWith("{") ? `a field whose name is \`${name}\`` : `a field \`${name}\``;
  return `a form with ${field}${isFilled ? " that has a value" : ""}`;
}
