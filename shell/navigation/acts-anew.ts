import { withoutChange } from "./links.ts";

/** What else than what `withoutChange` knows may change something, in paths and queries of carts, lists and accounts: rather one too many. */
const mayChange =
  /[/?&=[](add|remove|delete|del|undo|empty|clear|update|toggle|vote|(un)?subscribe|cancel)([_-][\w-]*|(to|from|item|product|all)\w*)?(?=[/?&=.\]]|$)/i;

/** Whether asking for `url` again may change something again: it is not asked for ahead, and its page is kept even where it may be true no longer. */
export const actsAnew = (url: string): boolean => withoutChange(url) === url && mayChange.test(url.split("#")[0]!);
