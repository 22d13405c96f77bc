import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { signIn } from "../../../browser/shop/signed-in.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const totals = (page: Page) => page.locator(".items-count, .items-amount");

test("REF-01 amounts and totals follow ticks and quantities, and the request is sent in place", async ({
  page,
  visit,
}) => {
  await signIn(page);
  await visit("/en/sales/orders");
  await page.getByRole("link", { name: "Request a refund for order 10402" }).click();
  await expect(heading(page)).toHaveText("Request a refund");
  await live(page.locator("[data-island=refund]"));
  const quantity = page.getByLabel("Quantity of Highball glass");
  await expect(page.getByRole("button", { name: "Calculate" })).toHaveCount(0);
  await test.step("a tick counts the whole line, and a quantity ticks its line", async () => {
    await page.getByRole("checkbox", { name: "Washed linen" }).check();
    await expect(totals(page)).toHaveText(["1", "€58.80"]);
    await page.getByLabel("Quantity of Washed linen").fill("1,5");
    await quantity.fill("4");
    await expect(page.getByRole("checkbox", { name: "Highball glass" })).toBeChecked();
    await expect(page.locator("[data-refunded-amount]")).toHaveText(["€36.75", "€38.00", "€54.00"]);
    await expect(totals(page)).toHaveText(["5", "€74.75"]);
  });
  await test.step("a quantity is limited to what was ordered and to whole pieces", async () => {
    await quantity.fill("7");
    await page.keyboard.press("Tab");
    await expect(quantity).toHaveValue("6");
    await expect(quantity).toHaveAccessibleDescription("of 6 Maximum quantity: 6.");
    await quantity.fill("1.5");
    await page.keyboard.press("Tab");
    await expect(quantity).toHaveAccessibleDescription("of 6 Please enter a whole number.");
    await expect(totals(page)).toHaveText(["–", "–"]);
  });
  await test.step("an invalid request is not sent; once corrected it is, and Back shows it", async () => {
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(quantity).toBeFocused();
    await expect(heading(page)).toHaveText("Request a refund");
    await quantity.fill("2");
    await expect(totals(page)).toHaveText(["3", "€55.75"]);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(heading(page)).toHaveText("We have received your request");
    await expect(page.locator(".order-total")).toContainText("€55.75");
    await page.getByRole("link", { name: "Back to my orders" }).click();
    await expect(page.getByRole("link", { name: "Refund requested for order 10402" })).toBeVisible();
  });
});
