import { isOpen, tagRange } from "../page/page.ts";
import { shellOf } from "../page/shell.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const noIslandStyle: Rule = {
  meta: {
    code: "no-island-style",
    severity: "warning",
    summary: "A page with a less common island, without the stylesheet that reserves its space.",
    why:
      "atoll.css reserves the space of common islands, atoll-islands.css that of the others. Without that file the " +
      "space is reserved a moment later, and the content below the island moves. Only whole pages without " +
      "placeholders that could add elements are checked.",
    wrong:
      '<!doctype html><html lang="en"><head><title>Shop</title><link rel="stylesheet" ' +
      'href="/atoll/atoll.css"><script src="/atoll/atoll.js" defer></script></head><body><main id="page"><time ' +
      'data-island="countdown" data-end="2031-01-31T18:00:00Z">31 January</time></main></body></html>',
    right:
      '<!doctype html><html lang="en"><head><title>Shop</title><link rel="stylesheet" href="/atoll/atoll.css"><link ' +
      'rel="stylesheet" href="/atoll/atoll-islands.css"><script src="/atoll/atoll.js" ' +
      'defer></script></head><body><main id="page"><time data-island="countdown" data-end="2031-01-31T18:00:00Z">31 ' +
      "January</time></main></body></html>",
  },
  page({ page, report }) {
    if (!shellOf(page) || !page.isWhole || isOpen(page)) return;
    if (page.elements.some(({ attribs }) => /(^|\/)atoll-islands\.(\w+\.)?css/.test(attribs["href"] ?? ""))) return;
    const host = page.hosts.find(({ island }) => island.keepsPlace && !island.common);
    if (host)
      report({
        at: tagRange(host.element),
        element: host.element,
        message:
          `${host.island.name} on ${nameOf(host.element)} expects the stylesheet that reserves its space, got none. ` +
          `Put <link rel="stylesheet" href="/atoll/atoll-islands.css"> into the head, with your own folder.`,
      });
  },
};
