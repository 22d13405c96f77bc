// Pages in pieces, with the browser's own parser: cut anywhere, they become the page that the browser loads.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { oddCuts, parserScript, randomCuts, singleCharacters } from "./cut-pages.ts";
import type { Cut, Difference } from "./partial-parser.ts";

async function firstDifference(page: Page, cuts: Cut[]): Promise<Difference | undefined> {
  await page.addScriptTag({ content: await parserScript() });
  return page.evaluate(
    (all) => (window as unknown as { differences(cuts: Cut[]): Difference[] }).differences(all)[0],
    cuts,
  );
}

test("NAV-01 a page of odd markup that is cut at any place, or at all, becomes the page that a full load shows @all", async ({
  page,
}) => {
  expect(oddCuts.length).toBeGreaterThan(2000);
  expect(await firstDifference(page, [...oddCuts, ...singleCharacters])).toBeUndefined();
});

test("NAV-01 300 random pages that are cut at random become the pages that a full load shows @all", async ({
  page,
}) => {
  expect(await firstDifference(page, randomCuts(300))).toBeUndefined();
});
