import { emit, on } from "../shared/events.ts";
import { warn } from "../shared/warn.ts";
import { categories } from "../shared/consent/setting.ts";
import { anchorOf } from "./anchor-of.ts";
import { actionOf, attribute } from "./behaviours/form-policy.ts";
import { childrenOf } from "./children-of.ts";
import { withoutChange } from "./navigation/links.ts";
import { parseHtml, withoutNoscript } from "./parse-html.ts";
import {
  attributesOf,
  entryKey,
  headOf,
  headSelector,
  outside,
  pageSelector,
  partsIn,
  partsOf,
  stylesOf,
} from "./served.ts";
import { settled, STYLE_LIMIT } from "./settled.ts";

/**
 * What the core has and the navigation uses, too. The build gives the navigation these in place of copies of their modules
 * (scripts/build/lent.mjs): what it imports from one of those modules stands here.
 */
export const lent = [
  actionOf,
  anchorOf,
  attribute,
  attributesOf,
  categories,
  childrenOf,
  emit,
  entryKey,
  headOf,
  headSelector,
  on,
  outside,
  pageSelector,
  parseHtml,
  partsIn,
  partsOf,
  settled,
  STYLE_LIMIT,
  stylesOf,
  warn,
  withoutChange,
  withoutNoscript,
] as const;
