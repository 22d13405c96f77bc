import { attributeRange, isOtherBranch, tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const nestedIsland: Rule = {
  meta: {
    code: "nested-island",
    severity: "error",
    summary: "An island in one that puts its own content aside.",
    why: "What the outer island holds is only there until it is live: the inner one never begins. Islands that leave the page's content in place may hold others.",
    wrong: `<div data-island="mobile-navigation" data-navigation="#menu"><a href="#menu">Menu</a> <nav data-island="culture-switcher"><a href="/fr" hreflang="fr">Français</a></nav></div>`,
    right: `<div data-island="mobile-navigation" data-navigation="#menu"><a href="#menu">Menu</a></div> <nav data-island="culture-switcher"><a href="/fr" hreflang="fr">Français</a></nav>`,
  },
  host({ element, island }, { page, report }) {
    const outer = page.surroundings.get(element)?.replacing;
    const at = attributeRange(element, "data-island");
    // One start tag in each branch and one end tag for both look like one in the other.
    if (!outer || isOtherBranch(page, tagRange(outer.element).start, at.start)) return;
    report({
      at,
      element,
      message: `${island.name} on ${nameOf(element)} stands in ${outer.island.name} on ${nameOf(outer.element)}, which puts its content aside: it never begins. Put it beside that element.`,
    });
  },
};
