import { selectAll } from "css-select";
import type { Element } from "../html/tree.ts";
import type { CompiledRules, Selector } from "./rules.ts";
import type { ParsedPage } from "./parsed-page.ts";

/** The element whose content the shell swaps, and how it gets the id `page`. */
export type Section = {
  element: Element;
  /**
   * `has`: it has the id. `name`: it has no id and gets it. `wrap`: it keeps its id; a wrapper around its content gets
   * it.
   */
  how: "has" | "name" | "wrap";
  /** For `wrap`: the wrapper goes around the element and what follows it, up to this one. */
  until?: Element;
  /** The selector that found it. */
  selector: string;
  /** Earlier elements with the id `page`, which the shell would find first. */
  duplicates: Element[];
};

/** Common selectors of the main content, the most reliable first. */
export const guesses = [
  "#page",
  "main",
  "[role=main]",
  "#main",
  "#content",
  "#main-content",
  "#maincontent",
  "#primary",
  ".main-content",
  ".page-content",
  "#wrapper",
  "#container",
];

/** Elements that may not contain a `<div>`, or out of which the parser would move it. */
const holdsNoDiv =
  /^(table|thead|tbody|tfoot|tr|ul|ol|dl|select|p|svg|math|textarea|iframe|script|style|template|html|head)$/;

/**
 * Finds the section by `rules.page`; by a guess without that rule, or when its selector finds nothing. `missing` says why
 * there is none, as the end of a sentence.
 */
export function findSection(
  { document }: ParsedPage,
  { page, pageUntil }: CompiledRules,
): Section | { missing: string } {
  const roots = document.children as Element[];
  const isUsable = ({ sourceCodeLocation, name }: Element): boolean => !!sourceCodeLocation && name !== "input";
  const ruled = page && selectAll<Element, Element>(page.matches, roots).find(isUsable);
  if (ruled) {
    const until = pageUntil && elementBehind(ruled, pageUntil);
    if (until)
      return { element: ruled, how: "wrap", until, selector: page.selector, duplicates: pagesBefore(ruled, roots) };
    return isInForm(ruled)
      ? { missing: `${page.selector} is inside of a form, which the shell would not replace with the page` }
      : sectionAt(ruled, page.selector, roots);
  }
  for (const guess of guesses) {
    const element = selectAll<Element, Element>(guess, roots).find(isUsable);
    if (element && !isInForm(element)) return sectionAt(element, guess, roots);
  }
  return {
    missing: page
      ? `the page has neither ${page.selector} nor one of ${guesses.join(", ")}`
      : `the page has none of ${guesses.join(", ")}; name the element in a rules file, as "page"`,
  };
}

/** @param selector the selector that found the element */
function sectionAt(element: Element, selector: string, roots: Element[]): Section | { missing: string } {
  const id = element.attribs["id"];
  const mode = id === "page" ? "has" : id === undefined && element.name !== "body" ? "name" : "wrap";
  if (mode === "wrap" && holdsNoDiv.test(element.name))
    return {
      missing:
        `${selector} is a <${element.name} id="${id}">, which cannot contain the <div id="page"> ` +
        "that its content needs; choose an element inside or around it",
    };
  return { element, how: mode, selector, duplicates: pagesBefore(element, roots) };
}

const pagesBefore = (element: Element, roots: Element[]): Element[] =>
  selectAll<Element, Element>("#page:not(input)", roots).filter(
    ({ sourceCodeLocation }) => (sourceCodeLocation?.startOffset ?? Infinity) < element.sourceCodeLocation!.startOffset,
  );

function elementBehind(element: Element, { matches }: Selector): Element | undefined {
  for (let next = element.next; next; next = next.next)
    if (next.type === "tag" && next.sourceCodeLocation && matches(next as Element)) return next as Element;
  return undefined;
}

function isInForm(element: Element): boolean {
  for (let node: Element["parent"] | Element = element; node; node = node.parent)
    if ("name" in node && node.name === "form") return true;
  return false;
}
