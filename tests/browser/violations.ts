import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified script, which loads in less than half the time of `axe.source`. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules about the page as a whole, which axe cannot judge in a part of it. */
const pageRules = [
  ...["document-title", "html-has-lang", "html-lang-valid", "meta-viewport", "bypass", "skip-link", "region"],
  ...["landmark-one-main", "landmark-no-duplicate-main", "landmark-no-duplicate-banner", "landmark-unique"],
  ...["landmark-no-duplicate-contentinfo", "page-has-heading-one", "heading-order", "duplicate-id-aria"],
];

/**
 * Accessibility violations that axe finds on the page, or in the parts that `selector` matches. Each line has a rule and
 * the first elements that break it.
 */
export const violations = (page: Page, selector?: string): Promise<string[]> =>
  runAxe(page, selector, { type: "tag", values: tags });

/** Violations of the rules about the page as a whole. */
export const pageViolations = (page: Page): Promise<string[]> =>
  runAxe(page, undefined, { type: "rule", values: pageRules });

/** Violations of the rules about colours. */
export const colourViolations = (page: Page, selector?: string): Promise<string[]> =>
  runAxe(page, selector, { type: "rule", values: ["color-contrast", "link-in-text-block"] });

async function runAxe(page: Page, selector: string | undefined, runOnly: axe.RunOnly): Promise<string[]> {
  // Loading axe takes as long as running it, so load it once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const found = await page.evaluate(
    async ([selector, runOnly]) => {
      // Skip colour transitions, also those of islands that mount meanwhile: axe must not judge intermediate colours.
      const noMotionSheet = new CSSStyleSheet();
      noMotionSheet.replaceSync(
        "*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }",
      );
      document.adoptedStyleSheets.push(noMotionSheet);
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        resultTypes: ["violations"],
        runOnly,
        // axe is not loaded in frames, and would wait half a second for their answer.
        iframes: false,
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noMotionSheet);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)),
      }));
    },
    [selector, runOnly] as const,
  );
  return found.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.join(" | ")}`);
}
