import type { Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { overflow } from "../../browser/overflow.ts";
import { signIn } from "../../browser/shop/signed-in.ts";
import { setConsentCookie, heading, live } from "../../browser/shop/visitor.ts";
import { violations } from "../../browser/violations.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

/** Signs in, and opens the choice of payment methods for an order. */
async function openPayment(page: Page, visit: (path: string) => Promise<unknown>, path: string): Promise<void> {
  await signIn(page);
  await visit(path);
  await live(page.locator("[data-island=payment-methods]"));
  await live(page.locator("[data-island=prepaid-choice]"));
}
const radio = (page: Page, name: string) => page.getByRole("radio", { name });
const iban = (page: Page) => page.getByText("BE68 5390 0754 7034");
const share = (page: Page) => page.locator(".atoll-prepaid-share");
const next = (page: Page) => page.getByRole("button", { name: "Continue" });

test("PAY-03 PRE-03 the chosen method shows its details; a prepaid account pays part, a transfer the rest", async ({
  page,
  context,
  visit,
  guard,
}) => {
  await openPayment(page, visit, "/en/payment?order=LG-26-0417");
  const transfer = radio(page, "Bank transfer");
  await test.step("only the bank transfer shows the bank account", async () => {
    await expect(iban(page)).toBeHidden();
    await transfer.check();
    await expect(iban(page)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(radio(page, "In our shop")).toBeChecked();
    await expect(iban(page)).toBeHidden();
    await expect(page.getByText("We keep your order for ten days.")).toBeVisible();
    await transfer.check();
  });
  await test.step("a sufficient account pays all, and the other methods cannot be chosen", async () => {
    await radio(page, "Ghent office").check();
    await expect(share(page)).toHaveText(
      "This account covers the full amount of €84.90. It will then have €227.50 left, and no other payment is needed.",
    );
    await expect(transfer).toBeDisabled();
    await expect(iban(page)).toBeHidden();
  });
  await test.step("an insufficient account pays its balance, and the rest is transferred", async () => {
    await radio(page, "Antwerp showroom").check();
    await expect(share(page)).toHaveText(
      "The balance of this account is not sufficient: it covers €50.00. Choose below how to pay the remaining €34.90.",
    );
    await expect(transfer).toBeChecked();
    await expect(page.getByText("Transfer €34.90 to this account.")).toBeVisible();
    await guard.expectFullLoad(() => next(page).click());
    await expect(heading(page)).toHaveText("Thank you for your order");
    await expect(page.getByText("Transfer €34.90 to this account.")).toBeVisible();
    await expect(page.getByRole("img", { name: "QR code with the details of this transfer" })).toBeVisible();
  });
  await test.step("the account number is copied, and the button says so while it has the focus", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy Account number" }).click();
    await expect(page.locator("#atoll-live-polite")).toHaveText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("BE68539007547034");
    await page.getByRole("button", { name: "Copied" }).press("Tab");
    await expect(page.getByRole("button", { name: "Copy Account number" })).toBeVisible();
  });
});

test("PAY-03 PRE-03 the rest of an order is paid later; the page is accessible and fits every width @all", async ({
  page,
  visit,
  guard,
}) => {
  await openPayment(page, visit, "/en/payment?order=LG-7");
  await test.step("the page is accessible and fits every width", async () => {
    await radio(page, "Bank transfer").check();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
      if ([360, 1280].includes(width)) expect(await violations(page, "main"), `at ${width}`).toEqual([]);
    }
    await expect(share(page)).toHaveText("Amount due: €84.90.");
    await expect(radio(page, "Canteen coffee")).toBeDisabled();
  });
  await test.step("the balance is updated after the payment", async () => {
    await radio(page, "Antwerp showroom").check();
    await guard.expectFullLoad(() => next(page).click());
    await visit("/en/payment?order=LG-7");
    await expect(page.getByText("Order LG-7: €34.90")).toBeVisible();
    await expect(radio(page, "Antwerp showroom")).toBeDisabled();
    await radio(page, "Ghent office").check();
    await guard.expectFullLoad(() => next(page).click());
    await expect(page.getByText("Paid with your prepaid account.")).toBeVisible();
  });
  await test.step("amounts are formatted in French", async () => {
    await visit("/fr/payment?order=LG-8");
    await expect(share(page)).toHaveText(/^À payer\s: 84,90\s€\.$/);
  });
});
