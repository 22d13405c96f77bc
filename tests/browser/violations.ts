import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page, or in the part of it that `selector` names; a line each: the rule and the first elements that break it. */
export async function violations(page: Page, selector?: string): Promise<string[]> {
  // Colours on their way from one to the other are nobody's to judge.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // There are no frames whose results it would have to put together on a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).withTags(rules);
  if (selector) axe.include(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}
