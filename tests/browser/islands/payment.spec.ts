import { expect, test } from "../guard/test.ts";
import { overflow } from "../shop/states.ts";
import { signIn } from "../shop/signed-in.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("PAY-03 PRE-03 of a bank transfer the account is shown when it is chosen; a prepaid account pays all, and nothing else can be chosen, or part, and the rest is shown", async ({
  page,
  visit,
  guard,
}) => {
  await signIn(page);
  await visit("/en/payment?order=LG-7");
  await live(page.locator("[data-island=payment-methods]"));
  await live(page.locator("[data-island=prepaid-choice]"));
  const [card, transfer, shop] = ["By card", "By bank transfer", "In our shop"].map((name) =>
    page.getByRole("radio", { name }),
  ) as [any, any, any];
  const account = (name: string) => page.getByRole("radio", { name });
  const iban = page.getByText("BE68 5390 0754 7034");
  const share = page.locator(".atoll-prepaid-share");
  const next = page.getByRole("button", { name: "Continue" });
  await test.step("the account stands with the bank transfer alone", async () => {
    await expect(iban).toBeHidden();
    await transfer.check();
    await expect(iban).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(shop).toBeChecked();
    await expect(iban).toBeHidden();
    await expect(page.getByText("We keep your order ready for ten days.")).toBeVisible();
    await transfer.check();
  });
  await test.step("it can be read and used by everyone, and fits", async () => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
      if (width > 320) expect(await violations(page, "main"), `at ${width}`).toEqual([]);
    }
  });
  await test.step("an account that holds enough pays all of it", async () => {
    await expect(share).toHaveText("To be paid: €84.90.");
    await account("Ghent office").check();
    await expect(share).toHaveText(
      "This account pays all of it: €84.90. It then holds €227.50, and you need no other way to pay.",
    );
    for (const method of [card, transfer, shop]) await expect(method).toBeDisabled();
    await expect(iban).toBeHidden();
    await expect(account("Canteen coffee")).toBeDisabled();
  });
  await test.step("one that does not pays what it holds, and the rest is transferred", async () => {
    await account("Antwerp showroom").check();
    await expect(share).toHaveText(
      "This account does not hold enough: it pays €50.00. Choose below how you pay the other €34.90.",
    );
    await expect(transfer).toBeChecked();
    await expect(transfer).toBeEnabled();
    await expect(page.getByText("Transfer €34.90 to this account.")).toBeVisible();
    await guard.expectFullLoad(() => next.click());
    await expect(heading(page)).toHaveText("Thank you for your order");
    await expect(page.getByText("Transfer €34.90 to this account.")).toBeVisible();
  });
  await test.step("what is left on it is what is there now", async () => {
    await visit("/en/payment?order=LG-7");
    await expect(page.getByText("Order LG-7: €34.90")).toBeVisible();
    await expect(account("Antwerp showroom")).toBeDisabled();
    await account("Ghent office").check();
    await guard.expectFullLoad(() => next.click());
    await expect(page.getByText("Your prepaid account has paid it.")).toBeVisible();
  });
  await test.step("in French, with the amounts as they are written there", async () => {
    await visit("/fr/payment?order=LG-8");
    await expect(share).toHaveText(/^À payer\s: 84,90\s€\.$/);
  });
});

test("PAY-03 PRE-03 without script all that is to be known of each way to pay stands there, and an account that pays is taken", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto("/en/payment?order=LG-9");
  await expect(plain.getByText("BE68 5390 0754 7034")).toBeVisible();
  await expect(plain.getByText("We keep your order ready for ten days.")).toBeVisible();
  await plain.getByRole("link", { name: "Log in to pay from a prepaid account" }).click();
  await plain.getByLabel("E-mail").fill("ada@example.org");
  await plain.getByLabel("Password").fill("lagune");
  await plain.getByRole("button", { name: "Log in" }).click();
  await plain.getByRole("radio", { name: "Welcome boxes" }).check();
  await plain.getByRole("button", { name: "Continue" }).click();
  await expect(plain.getByText("Your prepaid account has paid it.")).toBeVisible();
  await context.close();
});
