import { expect, type Page } from "@playwright/test";

/** Waits until the island that checks forms, of which a document has one, is there. Its engine comes with the first touch. */
export const checksAreComing = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => window.atoll!.inspect().find(({ name }) => name === "validation")?.state))
    .toBe("live");

/** Waits until forms are checked: what they say of a field comes as it is left. */
export async function checks(page: Page): Promise<void> {
  await checksAreComing(page);
  await page.locator("[data-val=true]").first().dispatchEvent("focusin");
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
}
