import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Accessibility violations that axe finds on the page, or in the part that `selector` matches. Each line has a rule and
 * the first elements that break it.
 */
export async function violations(page: Page, selector?: string): Promise<string[]> {
  // Loading axe takes as long as running it, so load it once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(findViolations, [selector ?? ":root", tags] as const);
  return found.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.join(" | ")}`);
}

/**
 * Runs in the page. Contrast takes axe longer than all other rules together, so it is checked once for all texts that
 * look the same and are at the same place of the markup, such as the prices in a list of products.
 */
async function findViolations([selector, tags]: readonly [selector: string, tags: string[]]) {
  const scope = window as unknown as { axe: typeof axe; checkedLooks?: Set<string> };
  const checkedLooks = (scope.checkedLooks ??= new Set());
  const places = new Map<Element | null, string>([[null, ""]]);

  /** The elements around a text and their backgrounds. */
  function placeOf(element: Element | null): string {
    const known = places.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element!);
    // At another width, an element with a position may lie over something else.
    const layer = position === "static" || position === "relative" ? "" : innerWidth;
    const own = [element!.tagName, element!.className, backgroundColor, backgroundImage, opacity, filter, layer];
    const place = `${placeOf(element!.parentElement)} > ${own.join()}`;
    places.set(element, place);
    return place;
  }

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow, textIndent } = getComputedStyle(element);
    // Large and bold text may have less contrast.
    const isLarge = [24, 18.5].map((size) => Number.parseFloat(fontSize) >= size);
    const isActive =
      !element.closest(":disabled, [aria-disabled=true], [inert]") &&
      !element.closest("label")?.control?.matches(":disabled");
    return [placeOf(element), color, isLarge, fontWeight, textShadow, textIndent, isActive].join();
  }

  /** The first and the last visible text or field of each look that has not been checked in this document. */
  function newLooks(): Map<string, Element[]> {
    const looks = new Map<string, Element[]>();
    for (const element of document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
      if (!hasText && !element.matches("input, select, textarea")) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue;
      const look = lookOf(element);
      if (!checkedLooks.has(look)) looks.set(look, [...(looks.get(look)?.slice(0, 1) ?? []), element]);
    }
    return looks;
  }

  const contrast = "color-contrast";
  // Frames have no axe, and it would wait for each of them.
  const options = { resultTypes: ["violations"], iframes: false } satisfies axe.RunOptions;
  // Skip colour transitions, also those of islands that mount meanwhile: axe must not judge intermediate colours.
  const noMotionSheet = new CSSStyleSheet();
  noMotionSheet.replaceSync("*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }");
  document.adoptedStyleSheets.push(noMotionSheet);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const { violations } = await scope.axe.run(selector, {
    ...options,
    runOnly: { type: "tag", values: tags },
    rules: { [contrast]: { enabled: false } },
  });
  const looks = newLooks();
  if (looks.size > 0) {
    const include = [...looks.values()].flat();
    const found = await scope.axe.run({ include }, { ...options, runOnly: { type: "rule", values: [contrast] } });
    violations.push(...found.violations);
    if (found.violations.length === 0) for (const look of looks.keys()) checkedLooks.add(look);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noMotionSheet);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)),
  }));
}
