import { emit, on } from "../shared/events.ts";
import { warn } from "../shared/warn.ts";
import { categories } from "../shared/consent/setting.ts";
import { anchorOf, childrenOf, elementsIn, jumpTo, parseHtml, withoutNoscript } from "./dom.ts";
import { actionOf, attribute } from "./behaviours/form-policy.ts";
import { judgeLink, withoutChange } from "./navigation/links.ts";
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
} from "./server-snapshot.ts";
import { consentGiven } from "./current-page.ts";
import { mountIn, openGatesIn } from "./mount.ts";
import { inTime, link, loadChunk, loadOrTimeout, STYLE_LIMIT } from "./load.ts";

/**
 * Functions of the script of every page that the navigation and the code in on-demand/ use, too. The build
 * passes them instead of bundling copies (scripts/build/shared-with-navigation.mjs). List every import that such code
 * takes from their modules.
 */
export const sharedWithNavigation = [
  actionOf,
  anchorOf,
  attribute,
  attributesOf,
  categories,
  childrenOf,
  consentGiven,
  elementsIn,
  emit,
  entryKey,
  headOf,
  headSelector,
  inTime,
  judgeLink,
  jumpTo,
  on,
  outside,
  pageSelector,
  parseHtml,
  partsIn,
  partsOf,
  link,
  loadChunk,
  loadOrTimeout,
  mountIn,
  openGatesIn,
  STYLE_LIMIT,
  stylesOf,
  warn,
  withoutChange,
  withoutNoscript,
] as const;
