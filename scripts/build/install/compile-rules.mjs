// Compiles a rules file of the proxy for the plugins of shop systems: PHP gets its selectors in parts.
import { parse } from "css-what";

/** Attributes that the shell reads. All others belong to an island, which the settings of the shop can switch off. */
const OF_SHELL = new Set(["class", "data-ajax", "data-changes-with", "data-page-part", "id", "value"]);

/** The group of islands in the settings of the shop, by the first attribute of a rule that tells it. */
const GROUPS = [
  { group: "cart", attributes: /^data-(cart-line|line-)/, islands: ["cart-lines", "coupon"] },
  { group: "order", islands: ["add-to-cart", "quantity"] },
  { group: "search", islands: ["suggestions"] },
];

/**
 * @typedef {{ selector: unknown[], text: string, group: string, attributes: Record<string, string | null> }} Mark
 * @typedef {{ page?: string, pageUntil?: string, settings?: object, async?: boolean, adapters?: string[],
 *   mark?: { selector: string, attributes: Record<string, unknown> }[], remove?: string[] }} Rules
 */

/**
 * @param {Rules} rules
 * @param {readonly string[]} guesses  selectors of the page section, for pages on which that of the rules finds nothing
 */
export function compileRules(
  { page, pageUntil, settings = {}, async = false, adapters = [], mark = [], remove = [] },
  guesses,
) {
  return {
    page: [...(page ? [page] : []), ...guesses].map(compileSelector),
    until: pageUntil ? compileSelector(pageUntil) : null,
    settings,
    async,
    adapters,
    mark: mark.flatMap(compileMark),
    remove: remove.map((selector) => ({ selector: compileSelector(selector), text: selector })),
  };
}

/** The attributes of an island and those of the shell become rules of their own. @param {{ selector: string, attributes: Record<string, unknown> }} mark @returns {Mark[]} */
function compileMark({ selector, attributes }) {
  const entries = Object.entries(attributes).map(([name, value]) => /** @type {const} */ ([name.toLowerCase(), value]));
  const compiled = compileSelector(selector);
  const isOfShell = (/** @type {string} */ name) => OF_SHELL.has(name);
  const ofShell = entries.filter(([name]) => isOfShell(name));
  const ofIsland = entries.filter(([name]) => !isOfShell(name));
  return [
    { group: "", entries: ofShell },
    { group: groupOf(ofIsland), entries: ofIsland },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ group, entries }) => ({
      selector: compiled,
      text: selector,
      group,
      attributes: Object.fromEntries(entries.map(([name, value]) => [name, attributeText(value)])),
    }));
}

/** @param {(readonly [string, unknown])[]} entries */
function groupOf(entries) {
  if (entries.length === 0) return "";
  const found = GROUPS.find(({ attributes, islands }) =>
    entries.some(([name, value]) => attributes?.test(name) || (name === "data-island" && islands.includes(`${value}`))),
  );
  if (!found) throw new Error(`No group of islands for ${entries.map(([name]) => name).join(", ")}.`);
  return found.group;
}

/** As in the proxy (tools/proxy/rules.ts). @param {unknown} value */
function attributeText(value) {
  if (value === false || value === null) return null;
  if (value === true) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** @param {string} selector */
const compileSelector = (selector) => parse(selector).map((tokens) => compileSteps(tokens, selector));

/**
 * An alternative as steps from right to left. `by` of a step is the combinator on its left; in a `:has()` the last step
 * has one too.
 * @param {import("css-what").Selector[]} tokens
 * @param {string} selector  for messages
 */
function compileSteps(tokens, selector, isRelative = false) {
  /** @type {{ name?: string, tests: unknown[][], by?: string }[]} */
  const steps = [];
  /** @type {string | undefined} */
  let by = isRelative ? "descendant" : undefined;
  /** @type {{ name?: string, tests: unknown[][], by?: string } | undefined} */
  let step;
  for (const token of tokens) {
    if (token.type === "descendant" || token.type === "child") {
      by = token.type;
      step = undefined;
      continue;
    }
    if (!step) steps.unshift((step = { tests: [], ...(by && { by }) }));
    if (token.type === "tag") step.name = token.name.toLowerCase();
    else if (token.type !== "universal") step.tests.push(compileTest(token, selector));
  }
  // A search inside of an element takes longest, so all else is tested before it.
  for (const { tests } of steps) tests.sort((a, b) => Number(isSearch(a)) - Number(isSearch(b)));
  return steps;
}

/** @param {unknown[]} test */
const isSearch = ([kind]) => kind === "has" || kind === "is" || kind === "not";

/** @param {import("css-what").Selector} token @param {string} selector @returns {unknown[]} */
function compileTest(token, selector) {
  if (token.type === "attribute" && ["element", "end", "equals", "exists", "start", "any"].includes(token.action))
    return [token.action, token.name, token.value, token.ignoreCase === true];
  if (token.type === "pseudo") {
    const { name, data } = token;
    if (Array.isArray(data)) {
      if (name === "has") return ["has", data.map((tokens) => compileSteps(tokens, selector, true))];
      if (name === "is" || name === "where") return ["is", data.map((tokens) => compileSteps(tokens, selector))];
      if (name === "not") return ["not", data.map((tokens) => compileSteps(tokens, selector))];
    }
    if (name === "nth-child" && /^\d+$/.test(`${data}`)) return ["position", Number(data)];
    if (name === "first-child") return ["position", 1];
  }
  throw new Error(
    `The plugins of shop systems cannot read this part of the selector "${selector}": ${JSON.stringify(token)}`,
  );
}
