import { expect, test } from "../../browser/guard/test.ts";
import { overflow } from "../../browser/overflow.ts";
import { signIn } from "../../browser/shop/signed-in.ts";
import { setConsentCookie, heading, live } from "../../browser/shop/visitor.ts";
import { violations } from "../../browser/violations.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("PAY-03 PRE-03 each method shows its details; a prepaid account pays all, or part and shows the rest", async ({
  page,
  visit,
  guard,
}) => {
  await signIn(page);
  await visit("/en/payment?order=LG-7");
  await live(page.locator("[data-island=payment-methods]"));
  await live(page.locator("[data-island=prepaid-choice]"));
  const [card, transfer, shop] = ["Card", "Bank transfer", "In our shop"].map((name) =>
    page.getByRole("radio", { name }),
  ) as [any, any, any];
  const account = (name: string) => page.getByRole("radio", { name });
  const iban = page.getByText("BE68 5390 0754 7034");
  const share = page.locator(".atoll-prepaid-share");
  const next = page.getByRole("button", { name: "Continue" });
  await test.step("only the bank transfer shows the bank account", async () => {
    await expect(iban).toBeHidden();
    await transfer.check();
    await expect(iban).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(shop).toBeChecked();
    await expect(iban).toBeHidden();
    await expect(page.getByText("We keep your order for ten days.")).toBeVisible();
    await transfer.check();
  });
  await test.step("the page is accessible and fits every width", async () => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
      if ([360, 1280].includes(width)) expect(await violations(page, "main"), `at ${width}`).toEqual([]);
    }
  });
  await test.step("a sufficient prepaid account pays the full amount", async () => {
    await expect(share).toHaveText("Amount due: €84.90.");
    await account("Ghent office").check();
    await expect(share).toHaveText(
      "This account covers the full amount of €84.90. It will then have €227.50 left, and no other payment is needed.",
    );
    for (const method of [card, transfer, shop]) await expect(method).toBeDisabled();
    await expect(iban).toBeHidden();
    await expect(account("Canteen coffee")).toBeDisabled();
  });
  await test.step("an insufficient prepaid account pays its balance, and the rest is transferred", async () => {
    await account("Antwerp showroom").check();
    await expect(share).toHaveText(
      "The balance of this account is not sufficient: it covers €50.00. Choose below how to pay the remaining €34.90.",
    );
    await expect(transfer).toBeChecked();
    await expect(transfer).toBeEnabled();
    await expect(page.getByText("Transfer €34.90 to this account.")).toBeVisible();
    await guard.expectFullLoad(() => next.click());
    await expect(heading(page)).toHaveText("Thank you for your order");
    await expect(page.getByText("Transfer €34.90 to this account.")).toBeVisible();
  });
  await test.step("the balance is updated after the payment", async () => {
    await visit("/en/payment?order=LG-7");
    await expect(page.getByText("Order LG-7: €34.90")).toBeVisible();
    await expect(account("Antwerp showroom")).toBeDisabled();
    await account("Ghent office").check();
    await guard.expectFullLoad(() => next.click());
    await expect(page.getByText("Paid with your prepaid account.")).toBeVisible();
  });
  await test.step("amounts are formatted in French", async () => {
    await visit("/fr/payment?order=LG-8");
    await expect(share).toHaveText(/^À payer\s: 84,90\s€\.$/);
  });
});
