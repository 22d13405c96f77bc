import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { codeAt } from "../../../../fixtures-html/cms/security/totp.ts";
import { pathOf } from "../../../../islands/content/qr-code/rules.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { loginDialog, signIn as logIn } from "../../../browser/navigation/logins.ts";
import { signIn } from "../../../browser/shop/signed-in.ts";
import { dialog, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";

/** When the shop's clock stands still, so that a code does not expire while it is typed. */
const time = "2026-11-20T10:00:00Z";
const home = "/en/security/twofactorhome";
const title = (page: Page) => dialog(page).getByRole("heading", { level: 2 });
const link = (page: Page, name: string) => dialog(page).getByRole("link", { name });
const code = (page: Page) => dialog(page).getByLabel("Six-digit code");
const check = (page: Page) => dialog(page).getByRole("button", { name: "Check code" });
/** The two-factor card on the page behind the dialog. */
const state = (page: Page) => page.getByRole("region", { name: "Two-factor login" });

async function open(page: Page): Promise<void> {
  await page.locator("#two-factor-link").click();
  await expect(title(page)).toHaveText("Two-factor login");
  await live(dialog(page).locator("[data-island=two-factor]"));
}

test.beforeEach(async ({ page, control }) => {
  await control.clock(time);
  await setConsentCookie(page);
  await signIn(page);
});

test("SEC-02 SEC-03 ERR-01 two-factor setup runs in one dialog, with a QR code; a login continues with it", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/401|422/);
  await visit("/en/account/security");
  await expect(state(page)).toContainText("Off.");
  await open(page);
  await test.step("a step opens in the dialog and focuses its heading; its back link returns", async () => {
    await link(page, "By email").click();
    await expect(title(page)).toHaveText("Set up codes by email");
    await expect(title(page)).toBeFocused();
    await link(page, "Back to the choice").click();
    await expect(title(page)).toHaveText("Two-factor login");
    await link(page, "With an authenticator app").press("Enter");
    await expect(title(page)).toHaveText("Set up your authenticator app");
    await expect(page).toHaveURL("/en/account/security");
    await expect(page.locator("dialog")).toHaveCount(1);
  });
  const key = dialog(page).locator("code");
  await test.step("the QR code contains the key, which is also text that one click selects", async () => {
    const secret = (await key.innerText()).replaceAll(" ", "");
    const qr = dialog(page).locator("[data-island=qr-code]");
    await live(qr);
    const uri = `otpauth://totp/Lagune:ada%40example.org?secret=${secret}&issuer=Lagune`;
    await expect(dialog(page).getByRole("img", { name: "QR code: the key for your authenticator app" })).toBeVisible();
    await expect(qr.locator("svg path")).toHaveAttribute(
      "d",
      pathOf(encode(uri, { ecc: "M", boostEcc: true, border: 0 }).data),
    );
    await key.click();
    expect((await page.evaluate(() => String(getSelection()))).replace(/\s/g, "")).toBe(secret);
  });
  await test.step("a wrong code is refused at its field, and the step stays", async () => {
    await check(page).click();
    await expect(code(page)).toHaveAccessibleDescription("Enter the six-digit code.");
    await code(page).fill("12345x");
    await check(page).click();
    await expect(code(page)).toHaveAccessibleDescription(/This code is incorrect/);
    await expect(code(page)).toBeFocused();
    await expect(title(page)).toHaveText("Set up your authenticator app");
  });
  await test.step("the app's code turns it on; recovery codes are shown, and closing updates the page", async () => {
    await code(page).fill(codeAt((await key.innerText()).replaceAll(" ", ""), Date.parse(time) / 1000));
    await code(page).press("Enter");
    await expect(title(page)).toHaveText("Two-factor login is on: your recovery codes");
    await expect(title(page)).toBeFocused();
    await expect(dialog(page).locator("code")).toHaveCount(8);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(state(page)).toContainText("On, with an authenticator app.");
    await expect(page.locator("#two-factor-link")).toBeFocused();
  });
  await test.step("it is turned off after a confirmation", async () => {
    await open(page);
    await dialog(page).getByRole("button", { name: "Turn off" }).click();
    const question = page.getByRole("dialog", { name: "Log in without a code from now on?" });
    await question.getByRole("button", { name: "Turn off" }).click();
    await expect(dialog(page).getByRole("button", { name: "Turn off" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(state(page)).toContainText("Off.");
  });
  await test.step("after a session has ended, a login continues with the step", async () => {
    await open(page);
    await page.context().clearCookies({ name: "lagune" });
    await link(page, "With an authenticator app").click();
    await expect(loginDialog(page)).toBeVisible();
    await logIn(page);
    const steps = page.locator("dialog").filter({ has: page.locator("[data-island=two-factor]") });
    await expect(steps.getByRole("heading", { level: 2 })).toHaveText("Set up your authenticator app");
    await expect(steps.getByLabel("Six-digit code")).toBeVisible();
  });
});

test("SEC-02 a step that fails shows an error and stays; leaving closes the dialog with its page @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/403|500|a step of the two-factor screen failed/);
  await visit("/en/account/security");
  await open(page);
  const problem = dialog(page).locator("[role=alert]");
  await test.step("a refusal or another page shows an error in the dialog; the next step removes it", async () => {
    for (const answer of [
      { status: 403, body: "No" },
      { status: 200, body: "<!doctype html><body><h1>Hello</h1>" },
    ]) {
      await control.answer({ path: `${home}/app`, ...answer });
      await link(page, "With an authenticator app").click();
      await expect(problem).toHaveText("Something went wrong. Please try again in a moment.");
      await expect(title(page)).toHaveText("Two-factor login");
    }
    await link(page, "By email").click();
    await expect(title(page)).toHaveText("Set up codes by email");
    await expect(problem).toHaveText("");
    await control.answer({ path: `${home}/send`, method: "POST", status: 500, body: "<h1>Oops</h1>" });
    await dialog(page).getByRole("button", { name: "Send me a code" }).click();
    await expect(problem).toContainText("your data may not have been sent");
  });
  await test.step("the dialog is closed while a step loads", async () => {
    const release = await hold(page, `**${home}`, { times: 1 });
    const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith(home));
    const stepRequest = page.waitForRequest(`**${home}`);
    await link(page, "Back to the choice").click();
    await stepRequest;
    await page.keyboard.press("Escape");
    await cancelled;
    release();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(heading(page)).toHaveText("Account security");
  });
  await test.step("Forward closes the dialog with its page", async () => {
    await page.evaluate(() => window.atoll!.visit("/en/terms"));
    await page.goBack();
    await expect(heading(page)).toHaveText("Account security");
    await open(page);
    await page.goForward();
    await expect(heading(page)).toHaveText("Terms of sale");
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});
