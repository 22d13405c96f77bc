import { nameOf } from "../../shared/dom/name-of.ts";
import { warn } from "../../shared/warn.ts";
import { nearest } from "../description/nearest.ts";
import { misspeltAttributes } from "./misspelt-attributes.ts";
import { type IslandInfo, islands, otherAttributes } from "./islands.ts";

const judged = new WeakSet<Element>();

/** Reports unknown islands and misspelt attributes in the console, now and when the page changes. */
export function reportNames(): void {
  reportIn(document);
  new MutationObserver(() => reportIn(document)).observe(document, { subtree: true, childList: true });
}

function reportIn(page: Document): void {
  for (const element of page.querySelectorAll("[data-island]")) {
    if (judged.has(element)) continue;
    judged.add(element);
    for (const problem of problemsOf(element)) warn(problem, element);
  }
}

/** The problems with the names of an element with an island, a sentence each. */
function problemsOf(element: Element): string[] {
  const name = element.getAttribute("data-island")!;
  const island = islands.find((candidate) => candidate.name === name);
  return island ? misspelt(element, island) : unknown(element, name);
}

function unknown(element: Element, name: string): string[] {
  const names = islands.flatMap(({ wide, name }) => (wide ? [] : name));
  const suggestion = nearest(name, names);
  const advice = suggestion ? ` Did you mean "${suggestion}"?` : "";
  return [`data-island on ${nameOf(element)} expects an island, got "${name}".${advice}`];
}

const misspelt = (element: Element, { name, attributes }: IslandInfo): string[] =>
  misspeltAttributes(element, attributes, otherAttributes).map(
    (attribute) => `${name} on ${nameOf(element)}: ${attribute.name} is ignored. Did you mean ${attribute.suggestion}?`,
  );
