import type { Page } from "@playwright/test";
import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { signIn as logIn } from "../../../browser/navigation/logins.ts";
import { signIn } from "../../../browser/shop/signed-in.ts";
import { cartCount, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const path = "/en/account/prepaid";
const orderCall = "/api/v1/sales/prepaidaccounts/addtocart";
const notifyCall = "/api/v1/sales/prepaidaccounts/setnotification";

function account(page: Page, name: string) {
  const row = page.locator(".prepaid-account").filter({ hasText: name });
  return {
    quantity: row.getByRole("textbox"),
    add: row.getByRole("button", { name: "Add to cart" }),
    message: row.locator(".atoll-prepaid-message"),
    notified: row.getByRole("checkbox"),
  };
}

async function openAccounts(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await signIn(page);
  await visit(path);
  await live(page.locator("[data-island=prepaid-accounts]"));
}

test("PRE-01 account credit is added to the cart once; a missing number shows at the form", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/422|an order for a prepaid account failed/);
  await openAccounts(page, visit);
  const { quantity, add, message } = account(page, "Antwerp showroom");
  const orders = async (): Promise<unknown[]> =>
    (await control.log())
      .filter((entry) => entry.path === orderCall)
      .map(({ body }) => JSON.parse(body || "null") as unknown);
  await test.step("an order without a number shows an error", async () => {
    await quantity.fill("many");
    await quantity.press("Enter");
    await expect(message).toHaveText("Please enter a quantity.");
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAccessibleDescription("Please enter a quantity.");
  });
  await test.step("a refusal of the shop shows its message", async () => {
    await quantity.fill("41");
    await add.click();
    await expect(message).toHaveText("Maximum quantity: 40.");
  });
  await test.step("a double click orders once, and the page that the server names opens in place", async () => {
    const release = await hold(page, `**${orderCall}`);
    await quantity.fill("3");
    await add.dblclick();
    await expect(message).toHaveCount(0);
    release();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.locator(".cart-line")).toContainText(/Prepaid credit[^]*Antwerp showroom[^]*€75\.00/);
    await expect(cartCount(page)).toHaveText("1");
    expect(await orders()).toEqual([41, 3].map((Quantity) => ({ PrepaidAccountId: "2", Quantity })));
  });
});

test("PRE-02 PRE-01 a toggle is saved at once; a refused one reverts, also on a page shown meanwhile", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/409|could not be saved/);
  const logged = collectConsole(page);
  await openAccounts(page, visit);
  const { notified } = account(page, "Antwerp showroom");
  const saved = async (): Promise<boolean[]> =>
    (await control.log())
      .filter((entry) => entry.path === notifyCall)
      .map(({ body }) => (JSON.parse(body!) as { IsActivated: boolean }).IsActivated);
  const showOtherPageAndReturn = async (): Promise<void> => {
    await page.locator(".pagination").getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("heading", { name: "Seminar room" })).toBeVisible();
    await page.locator(".pagination").getByRole("link", { name: "Page 1" }).click();
    await expect(page.getByRole("heading", { name: "Antwerp showroom" })).toBeVisible();
    await live(page.locator("[data-island=prepaid-accounts]"));
  };
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await test.step("a toggle by keyboard is saved and stays", async () => {
    await notified.focus();
    await page.keyboard.press("Space");
    await expect(notified).toBeChecked();
    await expect.poll(saved).toEqual([true]);
    await showOtherPageAndReturn();
    await expect(notified).toBeChecked();
  });
  await test.step("leaving while it is saved: the page shows the choice, then reverts it with a notice", async () => {
    await control.answer({ path: notifyCall, ...json({ Message: "Too <i>late</i>." }, 409) });
    const release = await hold(page, `**${notifyCall}`, { times: 1 });
    await notified.click();
    await showOtherPageAndReturn();
    await expect(notified).not.toBeChecked();
    release();
    await expect(notified).toBeChecked();
    await expect(page.locator(".atoll-notice-text")).toHaveText("Too <i>late</i>.");
    await expectConsole(logged, [/409/, /could not be saved/]);
  });
});

test("PRE-01 PRE-02 the accounts with an error and a notice are accessible @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/409|could not be saved/);
  await openAccounts(page, visit);
  const { quantity, notified, message } = account(page, "Antwerp showroom");
  await control.answer({ path: notifyCall, ...json({ Message: "Too late." }, 409) });
  await notified.click();
  await expect(page.locator(".atoll-notice-text")).toHaveText("Too late.");
  await quantity.press("Enter");
  await expect(message).toHaveText("Please enter a quantity.");
  expect(await violations(page, "main, .atoll-notices")).toEqual([]);
});

test("PRE-01 ERR-01 a logged-out user logs in and continues with the order @all", async ({ page, visit, guard }) => {
  guard.allowConsole(/401/);
  await openAccounts(page, visit);
  await page.context().clearCookies({ name: "lagune" });
  const { quantity, add, message } = account(page, "Ghent office");
  await quantity.fill("1");
  await add.click();
  await logIn(page);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(heading(page)).toHaveText("Your cart");
  await expect(message).toHaveCount(0);
});
