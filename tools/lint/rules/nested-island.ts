import { attributeRange } from "../page/page.ts";
import { around, nameOf } from "../page/tree.ts";
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
  host({ element, island }, { vocabulary, report }) {
    for (const outer of around(element)) {
      const owner = vocabulary.islandOf(outer);
      if (!owner || owner.wide || owner.fallback !== "replace") continue;
      const at = attributeRange(element, "data-island");
      return report({ at, element, message: `${island.name} on ${nameOf(element)} stands in ${owner.name} on ${nameOf(outer)}, which puts its content aside: it never begins. Put it beside that element.` });
    }
  },
};
