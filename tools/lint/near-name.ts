import { nearest } from "../description/nearest.ts";

const SHORT = "data-1234567".length;

/**
 * The known attribute that `name`, on an element without an island, is probably a misspelling of. Such elements may have
 * attributes for the site's scripts: a name that is near to a short one counts only if `isProbable` says so.
 * @param known attributes that are read on any element
 */
export function nearName(
  name: string,
  known: readonly string[],
  isProbable: (suggestion: string) => boolean,
): string | undefined {
  if (name.includes("_")) return undefined;
  const suggestion = nearest(name, known, 1);
  if (!suggestion || isPlural(name, suggestion)) return undefined;
  return suggestion.length >= SHORT || suggestion === "data-island" || isProbable(suggestion) ? suggestion : undefined;
}

/** A plural is as often another name as a typing error. */
const isPlural = (a: string, b: string): boolean => `${a}s` === b || a === `${b}s`;
