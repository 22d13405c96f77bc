import { freshScript } from "../../common/fresh-script.ts";
import { settings } from "../../core/settings.ts";
import { trusted } from "../../core/trusted.ts";

/**
 * Speculation rules of the site: the browser goes on to prefetch pages for the links that it follows itself, and no longer
 * those for links that are followed in place, which would be requested twice. What it has prefetched already may come from
 * its cache.
 */

type Condition = Record<string, unknown>;
type Rules = Partial<Record<"prefetch" | "prerender", { source?: string; where?: Condition; urls?: string[] }[]>>;

/** The scripts whose rules apply already. */
const seen = new WeakSet<Element>();

/** Replaces the rules of the page. Those that came with a page in place (extras/preload) apply from now on. */
export function adaptRules(): void {
  for (const script of document.querySelectorAll('script[type$="speculationrules"]:not([src])')) {
    if (seen.has(script)) continue;
    const fresh = freshScript(script);
    fresh.type = "speculationrules";
    fresh.text = trusted.createScript(adapted(script.textContent ?? ""));
    seen.add(fresh);
    script.replaceWith(fresh);
  }
}

/** Rules that the browser does not understand stay as they are: it reports them. */
function adapted(text: string): string {
  try {
    const rules = JSON.parse(text) as Rules;
    for (const rule of [rules.prefetch, rules.prerender].flatMap((list) => list ?? [])) {
      if (rule.urls) continue;
      const other = { not: { and: [{ selector_matches: inPlace() }, { href_matches: "/*" }] } };
      rule.where = rule.where ? { and: [rule.where, other] } : other;
    }
    return JSON.stringify(rules);
  } catch {
    return text;
  }
}

/** Links that are followed in place, as far as a selector can tell (shell/core/links.ts). */
function inPlace(): string {
  const others = [
    "[target]:not([target='_self'], [target=''])",
    "[download], [hreflang], [rel~=external], .ajax-tab, .no-ajax, .no-ajax *, [data-bs-toggle], [data-toggle]",
    ...settings().fullLoad.map((path) => `[href^="${CSS.escape(path)}"]`),
  ];
  return `a[href]:not(${others.join(", ")})`;
}
