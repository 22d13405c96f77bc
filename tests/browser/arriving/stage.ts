import { expect, type Page } from "@playwright/test";
import type { Cut } from "../../../fixtures-html/cms/control/cuts.ts";
import type { Control } from "../guard/control.ts";
import { type LabPage, menu, serveLab } from "../lab.ts";

const before = menu("one", "slow", "two");

/** Waits for the code that shows pages while they arrive. It loads at the visitor's first move, after a paint. */
async function awaitStreaming(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  const code = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find(({ name }) => name.includes("atoll-streaming"))?.name,
  );
  await page.evaluate((url) => import(url!), await code.jsonValue());
}

export interface SlowPage extends LabPage {
  status?: number;
  headers?: Record<string, string>;
}

/** Serves pages one, two and slow, and opens page one. */
export async function openOne(
  { page, visit, control }: { page: Page; visit(path: string): Promise<unknown>; control: Control },
  slow: SlowPage,
  one: SlowPage = {},
): Promise<void> {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>", ...one },
    two: { before, page: "<h1>Two</h1>" },
    slow: { title: "Slow", before, ...slow },
  });
  await visit("/lab/one");
  await awaitStreaming(page);
}

/** Cuts the next answer of page slow before each of these texts. The gate of a place has the name of its text. */
export const cutSlow = (control: Control, ...texts: string[]): Promise<unknown> =>
  control.answer({ path: "/lab/slow", cuts: texts.map((text): Cut => ({ before: text, gate: text })) });

/** Cuts the answer, follows the link to page slow, and waits until its heading is there. */
export async function beginSlow(page: Page, control: Control, ...texts: string[]): Promise<void> {
  await cutSlow(control, ...texts);
  await page.click("#head >> text=slow");
  await expect(page.locator("#page h1")).toHaveText("Slow");
}

export const isBusy = async (page: Page): Promise<boolean> =>
  (await page.locator("#page").getAttribute("aria-busy")) === "true";

/** Waits until the whole page has arrived. */
export const isWhole = (page: Page): Promise<void> => expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
