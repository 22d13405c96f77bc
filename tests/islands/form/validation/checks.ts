import { expect, type Page } from "@playwright/test";

/** Waits until the document's form validation island is live. Its engine loads on the first interaction. */
export const validationLive = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => window.atoll!.inspect().find(({ name }) => name === "validation")?.state))
    .toBe("live");

/** Waits until forms are validated: messages then appear on blur. */
export async function validationReady(page: Page): Promise<void> {
  await validationLive(page);
  await page.locator("[data-val=true]").first().dispatchEvent("focusin");
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
}
