import { selectAll } from "css-select";
import type { Element } from "../html/tree.ts";
import type { CompiledRules } from "./rules.ts";
import type { ParsedPage } from "./parsed-page.ts";

/** How the element that the shell swaps comes to the id `page`. */
export type Section = {
  element: Element;
  /** `has`: it is called so. `name`: it had no id. `wrap`: it keeps its own, and its content gets an element around it. */
  how: "has" | "name" | "wrap";
  /** Which selector found it. */
  selector: string;
  /** Elements before it that are called so: the shell would take the first. */
  others: Element[];
};

/** Where pages usually have what differs from one to the next, the surest first. */
const usual = [
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

/** Elements that hold no `<div>`, or in which the browser would move it elsewhere. */
const holdsNoDiv =
  /^(table|thead|tbody|tfoot|tr|ul|ol|dl|select|p|svg|math|textarea|iframe|script|style|template|html|head)$/;

/** The section of a page, or why there is none. `rules.page` is asked for, else it is guessed. */
export function findSection({ document }: ParsedPage, { page }: CompiledRules): Section | { missing: string } {
  for (const [selector, matches] of page
    ? [[page.selector, page.matches] as const]
    : usual.map((one) => [one, one] as const)) {
    const [element] = selectAll<Element, Element>(matches as string, document.children as Element[]).filter(
      ({ sourceCodeLocation, name }) => sourceCodeLocation && name !== "input",
    );
    if (!element) continue;
    if (isInForm(element)) {
      if (!page) continue;
      return {
        missing: `${selector} stands in a form, which would stay that of another page: such pages are the browser's`,
      };
    }
    const id = element.attribs["id"];
    const how = id === "page" ? "has" : id === undefined && element.name !== "body" ? "name" : "wrap";
    if (how === "wrap" && holdsNoDiv.test(element.name))
      return {
        missing: `${selector} is a <${element.name} id="${id}">, which cannot hold the <div id="page"> that its content needs: choose an element in it or around it`,
      };
    const others = selectAll<Element, Element>("#page:not(input)", document.children as Element[]).filter(
      (one) => (one.sourceCodeLocation?.startOffset ?? Infinity) < element.sourceCodeLocation!.startOffset,
    );
    return { element, how, selector, others };
  }
  return {
    missing: page
      ? `${page.selector} is not on it`
      : `none of ${usual.join(", ")} is on it: name the element in a rules file, as "page"`,
  };
}

function isInForm(element: Element): boolean {
  for (let node: Element["parent"] | Element = element; node; node = node.parent)
    if ("name" in node && node.name === "form") return true;
  return false;
}
