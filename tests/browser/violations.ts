import type { Page } from "@playwright/test";
import axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page, or in the part of it that `selector` names; a line each: the rule and the first elements that break it. */
export async function violations(page: Page, selector?: string): Promise<string[]> {
  // Colours on their way from one to the other are nobody's to judge.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // To read it costs as much as to ask it: once a document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([selector, rules]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, { resultTypes: ["violations"], runOnly: { type: "tag", values: rules } });
      return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)) }));
    },
    [selector, rules] as const,
  );
  return found.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.join(" | ")}`);
}
