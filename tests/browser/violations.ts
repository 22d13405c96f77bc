import type { Page } from "@playwright/test";
import axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page, or in the part of it that `selector` names; a line each: the rule and the first elements that break it. */
export async function violations(page: Page, selector?: string): Promise<string[]> {
  // To read it costs as much as to ask it: once a document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([selector, rules]) => {
      // Colours on their way from one to the other are nobody's to judge, neither those of now nor those of an island that mounts meanwhile.
      const still = new CSSStyleSheet();
      still.replaceSync("*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }");
      document.adoptedStyleSheets.push(still);
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        resultTypes: ["violations"],
        runOnly: { type: "tag", values: rules },
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)),
      }));
    },
    [selector, rules] as const,
  );
  return found.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.join(" | ")}`);
}
