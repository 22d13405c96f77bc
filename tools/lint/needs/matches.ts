import { compile } from "css-select";
import type { Element } from "../page/tree.ts";

const compiled = new Map<string, (element: Element) => boolean>();

/** Whether `element` matches `selector`. Throws for an invalid selector. */
export function matches(element: Element, selector: string): boolean {
  const matcher = compiled.get(selector) ?? compile<Element, Element>(selector);
  compiled.set(selector, matcher);
  try {
    return matcher(element);
  } catch (error) {
    // css-select evaluates `:has` by recursion, which overflows the stack on very deep pages. Browsers limit the depth
    // to 512.
    if (error instanceof RangeError) return true;
    throw error;
  }
}
