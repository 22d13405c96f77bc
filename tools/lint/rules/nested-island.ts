import { attributeRange, isOtherBranch, tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const nestedIsland: Rule = {
  meta: {
    code: "nested-island",
    severity: "error",
    summary: "An island inside of an island that replaces its content.",
    why:
      "The outer island removes its content when it mounts, so the inner island never mounts. Islands that keep " +
      "their content may contain others.",
    wrong:
      '<div data-island="mobile-navigation" data-navigation="#menu"><a href="#menu">Menu</a> <nav ' +
      'data-island="culture-switcher"><a href="/fr" hreflang="fr">Français</a></nav></div>',
    right:
      '<div data-island="mobile-navigation" data-navigation="#menu"><a href="#menu">Menu</a></div> <nav ' +
      'data-island="culture-switcher"><a href="/fr" hreflang="fr">Français</a></nav>',
  },
  host({ element, island }, { page, report }) {
    const outer = page.surroundings.get(element)?.replacing;
    const at = attributeRange(element, "data-island");
    // Two start tags in two branches of a condition with a common end tag look like nested elements.
    if (!outer || isOtherBranch(page, tagRange(outer.element).start, at.start)) return;
    report({
      at,
      element,
      message:
        `${island.name} on ${nameOf(element)} is inside of ${outer.island.name} on ${nameOf(outer.element)}, ` +
        "which replaces its content; the inner island never mounts. Put it beside that element.",
    });
  },
};
