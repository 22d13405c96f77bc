import { nameOf } from "../../shared/dom/name-of.ts";
import { warn } from "../../shared/warn.ts";
import { nearest } from "../description/nearest.ts";
import { isForeign } from "../lint/foreign.ts";
import { nearName } from "../lint/near-name.ts";
import { misspeltAttributes } from "./misspelt-attributes.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import { flagTags, type IslandInfo, islands, otherAttributes } from "./islands.ts";

/** All attributes that the shell or an island reads. */
const known = new Set([...otherAttributes, ...islands.flatMap(({ attributes }) => attributes.map(({ name }) => name))]);

const judged = new WeakSet<Element>();

/** Reports unknown islands, and misspelt attributes and settings, in the console, now and when the page changes. */
export function reportNames(): void {
  reportIn(document);
  new MutationObserver(() => reportIn(document)).observe(document, { subtree: true, childList: true });
}

function reportIn(page: Document): void {
  for (const element of page.querySelectorAll("*")) {
    if (judged.has(element)) continue;
    judged.add(element);
    for (const problem of problemsOf(element)) warn(problem, element);
  }
}

/** The problems with the names of an element's island, data attributes and settings, a sentence each. */
function problemsOf(element: Element): string[] {
  const name = element.getAttribute("data-island");
  if (name === null) return [...misspeltElsewhere(element), ...misspeltSettings(element)];
  const island = islands.find((candidate) => candidate.name === name);
  return island ? misspelt(element, island) : unknown(element, name);
}

function unknown(element: Element, name: string): string[] {
  const names = islands.flatMap(({ wide, name }) => (wide ? [] : name));
  const suggestion = nearest(name, names);
  const advice = suggestion ? ` Did you mean "${suggestion}"?` : "";
  return [`data-island on ${nameOf(element)} expects an island, got "${name}".${advice}`];
}

/** The misspelt attributes of an element without an island, by the rule of the linter. */
const misspeltElsewhere = (element: Element): string[] =>
  element.getAttributeNames().flatMap((name) => {
    if (isForeign(name, []) || known.has(name)) return [];
    const suggestion = nearName(
      name,
      otherAttributes,
      (near) => !!flagTags[near]?.includes(element.localName) && ["", "true"].includes(element.getAttribute(name)!),
    );
    return suggestion ? [`${name} on ${nameOf(element)} is unknown and ignored. Did you mean ${suggestion}?`] : [];
  });

const misspelt = (element: Element, { name, attributes }: IslandInfo): string[] =>
  misspeltAttributes(element, attributes, { attributes: otherAttributes, islands }).map(
    (attribute) => `${name} on ${nameOf(element)}: ${attribute.name} is ignored. ${attribute.advice}`,
  );
