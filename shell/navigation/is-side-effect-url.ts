import { withoutChange } from "./links.ts";

/**
 * Words in paths and queries that suggest a change to a cart, list or account. Too many matches are safer than too few.
 */
const mayChange =
  /[/?&=[](add|remove|delete|del|undo|empty|clear|update|toggle|vote|(un)?subscribe|cancel)([_-][\w-]*|(to|from|item|product|all)\w*)?(?=[/?&=.\]]|$)/i;

/**
 * Whether requesting `url` again may have side effects. Such a URL is never prefetched, and its cached page is kept
 * even when stale.
 */
export const isSideEffectUrl = (url: string): boolean =>
  withoutChange(url) === url && mayChange.test(url.split("#")[0]!);
