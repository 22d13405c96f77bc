import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { signIn } from "../../../browser/shop/signed-in.ts";
import { cartCount, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const path = "/en/account/prepaid";
const orderCall = "/api/v1/sales/prepaidaccounts/addtocart";
const notifyCall = "/api/v1/sales/prepaidaccounts/setnotification";
const json = (body: unknown, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });

function account(page: Page, name: string) {
  const row = page.locator(".prepaid-account").filter({ hasText: name });
  return {
    quantity: row.getByRole("textbox"),
    add: row.getByRole("button", { name: "Add to cart" }),
    message: row.locator(".atoll-prepaid-message"),
    notified: row.getByRole("checkbox"),
  };
}

test("PRE-01 account credit is added to the cart; a missing number or an error shows at the form", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/422|500/, /net::ERR/, /an order for a prepaid account/]) guard.allowConsole(pattern);
  await signIn(page);
  await visit(path);
  await live(page.locator("[data-island=prepaid-accounts]"));
  const { quantity, add, message } = account(page, "Antwerp showroom");
  const orders = async (): Promise<unknown[]> =>
    (await control.log())
      .filter((entry) => entry.path === orderCall)
      .map(({ body }) => JSON.parse(body || "null") as unknown);
  await test.step("an order without a number shows an error", async () => {
    for (const text of ["", "many"]) {
      await quantity.fill(text);
      await quantity.press("Enter");
      await expect(message).toHaveText("Please enter a quantity.");
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveAttribute("aria-invalid", "true");
      await expect(quantity).toHaveAccessibleDescription("Please enter a quantity.");
    }
    expect(await orders()).toEqual([]);
    expect(await violations(page, "main")).toEqual([]);
  });
  await test.step("a refusal or an unreadable answer shows a message", async () => {
    const failureText = "Something went wrong. Please try again in a moment.";
    // The order may have been placed: a retry could order twice.
    const unknownText =
      "We could not confirm that this was added to your cart. Please check your cart before you try again.";
    const answers: [answer: object, text: string][] = [
      [json({ Message: "Not <b>today</b>." }, 422), "Not <b>today</b>."],
      [{ status: 500, body: "<h1>Oops</h1>" }, failureText],
      [{ status: 200, body: "<!doctype html><body><h1>Hello</h1>" }, unknownText],
    ];
    await quantity.fill("2");
    for (const [answer, text] of answers) {
      await control.answer({ path: orderCall, ...answer });
      await add.click();
      await expect(message).toHaveText(text);
      await expect(add).toBeEnabled();
      await expect(page.locator(".prepaid-add[aria-busy]")).toHaveCount(0);
    }
    await page.route(`**${orderCall}`, (route) => route.abort("connectionreset"), { times: 1 });
    await add.click();
    await expect(message).toHaveText(unknownText);
    await quantity.fill("41");
    await add.click();
    await expect(message).toHaveText("Maximum quantity: 40.");
  });
  await test.step("a double click orders once, and the page that the server names opens in place", async () => {
    const before = (await orders()).length;
    const release = await hold(page, `**${orderCall}`);
    await quantity.fill("3");
    await add.dblclick();
    await expect(message).toHaveCount(0);
    release();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.locator(".cart-line")).toContainText("Prepaid credit");
    await expect(page.locator(".cart-line")).toContainText("Antwerp showroom");
    await expect(page.locator(".cart-line")).toContainText("€75.00");
    await expect(cartCount(page)).toHaveText("1");
    expect((await orders()).slice(before)).toEqual([{ PrepaidAccountId: "2", Quantity: 3 }]);
  });
  await test.step("a page on another site is not opened", async () => {
    await page.getByRole("link", { name: "Prepaid credit" }).click();
    await expect(heading(page)).toHaveText("Prepaid accounts");
    await control.answer({ path: orderCall, ...json("https://evil.example/cart") });
    await quantity.fill("1");
    await add.click();
    await expect(heading(page)).toHaveText("Your cart");
  });
});

test("PRE-02 PRE-01 quick toggles are saved in order, the last wins; a refused one reverts", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/409|500/, /net::ERR/, /could not be saved/]) guard.allowConsole(pattern);
  const logged = collectConsole(page);
  await signIn(page);
  await visit(path);
  await live(page.locator("[data-island=prepaid-accounts]"));
  const { notified } = account(page, "Antwerp showroom");
  const saved = async (): Promise<boolean[]> =>
    (await control.log())
      .filter((entry) => entry.path === notifyCall)
      .map(({ body }) => (JSON.parse(body!) as { IsActivated: boolean }).IsActivated);
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await test.step("a toggle by keyboard is saved and stays", async () => {
    await notified.focus();
    await page.keyboard.press("Space");
    await expect(notified).toBeChecked();
    await expect.poll(saved).toEqual([true]);
    await page.locator(".pagination").getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("heading", { name: "Seminar room" })).toBeVisible();
    await page.locator(".pagination").getByRole("link", { name: "Page 1" }).click();
    await expect(notified).toBeChecked();
  });
  await test.step("four clicks during a request become one more request, with the last value", async () => {
    const release = await hold(page, `**${notifyCall}`, { times: 1 });
    await notified.click();
    for (let click = 0; click < 4; click++) await notified.click();
    await expect(notified).not.toBeChecked();
    await notified.click();
    release();
    await expect.poll(saved).toEqual([true, false, true]);
    await expect(notified).toBeChecked();
  });
  const notice = page.locator(".atoll-notice-text");
  for (const [what, answer, text, console] of [
    [
      "refused",
      json({ Message: "This account is <i>closed</i>." }, 409),
      "This account is <i>closed</i>.",
      [/409/, /could not be saved/],
    ],
    [
      "failed",
      { status: 500, body: "<h1>Oops</h1>" },
      "This could not be saved. Nothing has changed.",
      [/500/, /could not be saved/],
    ],
  ] as const) {
    await test.step(`${what}: the toggle is reverted`, async () => {
      await control.answer({ path: notifyCall, ...answer });
      await notified.click();
      await expect(notice.first()).toHaveText(text);
      await expect(notified).toBeChecked();
      await expectConsole(logged, [...console]);
    });
  }
  await test.step("without a connection the toggle is reverted", async () => {
    await page.route(`**${notifyCall}`, (route) => route.abort("connectionreset"), { times: 1 });
    await notified.click();
    await expect(notice).toHaveCount(3);
    await expect(notified).toBeChecked();
    await expectConsole(logged, [/net::ERR/, /could not be saved/]);
  });
  await test.step("leaving while it is saved: the page shows the choice, then reverts it with a notice", async () => {
    await control.answer({ path: notifyCall, ...json({ Message: "Too late." }, 409) });
    const release = await hold(page, `**${notifyCall}`, { times: 1 });
    await notified.click();
    await page.locator(".pagination").getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("heading", { name: "Seminar room" })).toBeVisible();
    await page.locator(".pagination").getByRole("link", { name: "Page 1" }).click();
    await expect(page.getByRole("heading", { name: "Antwerp showroom" })).toBeVisible();
    await expect(notified).not.toBeChecked();
    release();
    await expect(notified).toBeChecked();
    await expect(notice.filter({ hasText: "Too late." })).toBeVisible();
    await expectConsole(logged, [/409/, /could not be saved/]);
  });
  expect(await violations(page, "main, .atoll-notices")).toEqual([]);
});

test("PRE-01 ERR-01 a logged-out user logs in and continues", async ({ page, visit, guard }) => {
  guard.allowConsole(/401/);
  await signIn(page);
  await visit(path);
  await live(page.locator("[data-island=prepaid-accounts]"));
  await page.context().clearCookies({ name: "lagune" });
  const { quantity, add, message } = account(page, "Ghent office");
  await quantity.fill("1");
  await add.click();
  const login = page.locator("dialog[open]");
  await login.getByLabel("Email").fill("ada@example.org");
  await login.getByLabel("Password").fill("lagune");
  await login.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(heading(page)).toHaveText("Your cart");
  await expect(message).toHaveCount(0);
});
