import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { hold } from "../../browser/hold.ts";
import { requestCount } from "../../browser/navigation/watch.ts";
import { overflow } from "../../browser/overflow.ts";
import { signIn } from "../../browser/shop/signed-in.ts";
import { setConsentCookie, heading, live } from "../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const field = (page: Page, name: string): Locator => page.locator(`#page [name="${name}"]`);
const send = (page: Page): Locator => page.locator(".security-form [type=submit]");
const flash = (page: Page): Locator => page.locator(".flash");

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
/** Names of the fields that are marked as invalid. */
const wrong = (page: Page): Promise<string[]> =>
  page
    .locator("#page [aria-invalid=true]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));

test("SEC-01 a password is changed in place, with errors shown at its fields", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/422/);
  const path = "/en/security/changepassword";
  await signIn(page);
  await visit("/en/account/security");
  await page.getByRole("link", { name: "Change your password" }).click();
  await expect(heading(page)).toHaveText("Change your password");
  await test.step("a short, mismatched or unchanged password shows errors at the fields and is not sent", async () => {
    await fill(page, { OldPassword: "lagune", NewPassword: "lagune", ConfirmPassword: "other" });
    await expect(page.locator("#page form[novalidate]")).toBeAttached();
    await send(page).press("Enter");
    await expect(field(page, "NewPassword")).toBeFocused();
    await expect(field(page, "NewPassword")).toHaveAccessibleDescription(
      /^8 to 100 characters\. This password is too short\.|choose a password other/,
    );
    await expect(field(page, "ConfirmPassword")).toHaveAccessibleDescription("The passwords do not match.");
    expect(await requestCount(control, path, "POST")).toBe(0);
  });
  await test.step("the server refuses a wrong current password at its field and returns no passwords", async () => {
    await fill(page, { OldPassword: "wrong", NewPassword: "by the sea", ConfirmPassword: "by the sea" });
    await page.getByRole("button", { name: "Show New password" }).click();
    await expect(field(page, "NewPassword")).toHaveAttribute("type", "text");
    await expect(page.getByRole("button", { name: "Hide New password" })).toBeFocused();
    const release = await hold(page, `**${path}`);
    await send(page).dblclick();
    await expect(field(page, "NewPassword")).toHaveAttribute("type", "password");
    release();
    await expect(field(page, "OldPassword")).toHaveAccessibleDescription("This is not your current password.");
    await expect(field(page, "OldPassword")).toBeFocused();
    expect(
      await page
        .locator("#page [type=password]")
        .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
    ).toEqual(["", "", ""]);
    expect(await requestCount(control, path, "POST")).toBe(1);
  });
  await test.step("a page that was left does not keep typed passwords", async () => {
    await fill(page, { OldPassword: "lagune", NewPassword: "by the sea" });
    await page.getByRole("link", { name: "Back to account security" }).click();
    await expect(heading(page)).toHaveText("Account security");
    await page.goBack();
    await expect(heading(page)).toHaveText("Change your password");
    for (const name of ["OldPassword", "NewPassword"]) await expect(field(page, name)).toHaveValue("");
  });
  await test.step("after the change the account page confirms it", async () => {
    await fill(page, { OldPassword: "lagune", NewPassword: "by the sea", ConfirmPassword: "by the sea" });
    await send(page).press("Enter");
    await expect(flash(page)).toHaveText("Your password has been changed.");
    await expect(heading(page)).toHaveText("Account security");
  });
});

test("SEC-01 SEC-04 sign-up keeps robots out, and a password reset never reveals whether an account exists", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/422/);
  const path = "/en/security/register";
  const right = {
    FirstName: "Ada",
    LastName: "<img src=x onerror=alert(1)>",
    Email: "ada@example.org",
    Password: "by the sea",
    ConfirmPassword: "by the sea",
  };
  await test.step("the answer to a forgotten password does not reveal whether the account exists", async () => {
    await visit("/en/security/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(heading(page)).toHaveText("Forgot your password?");
    await field(page, "Email").fill("nobody");
    await expect(page.locator("#page form[novalidate]")).toBeAttached();
    await send(page).press("Enter");
    await expect(field(page, "Email")).toHaveAccessibleDescription("Enter an email address such as name@example.org.");
    await field(page, "Email").fill("nobody@example.org");
    await send(page).press("Enter");
    await expect(flash(page)).toHaveText(
      "If nobody@example.org has an account, we have sent it a link. The link is valid for one hour.",
    );
    await expect(heading(page)).toHaveText("Log in");
  });
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(heading(page)).toHaveText("Create an account");
  const answer = field(page, "Answer");
  const trap = field(page, "website");
  await test.step("the honeypot field is invisible, hidden from screen readers and not in the tab order", async () => {
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
    await answer.focus();
    await live(page.locator("[data-island=robot-check]"));
    await page.keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
    expect((await page.locator(".robot-trap").boundingBox())!.width).toBeLessThanOrEqual(1);
  });
  await test.step("a wrong sum shows an error on blur, which disappears once the sum is right", async () => {
    await fill(page, right);
    await answer.fill("5");
    await answer.press("Tab");
    await expect(answer).toHaveAccessibleDescription(/That is not correct\./);
    await expect(answer).toHaveAttribute("aria-invalid", "true");
    await answer.fill("4");
    await expect(answer).not.toHaveAttribute("aria-invalid", "true");
    await answer.fill("22");
    await answer.press("Enter");
    await expect(answer).toBeFocused();
    await expect.poll(() => wrong(page)).toEqual(["Answer"]);
    await answer.fill(" 4 ");
  });
  await test.step("a value that the browser filled into the honeypot shows an error; it can be removed", async () => {
    await trap.evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));
    await send(page).press("Enter");
    await expect(trap).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveAccessibleDescription(
      /must stay empty/,
    );
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflow(page)).toEqual([]);
    await trap.fill("");
    await expect.poll(() => wrong(page)).toEqual([]);
    expect(await requestCount(control, path, "POST")).toBe(0);
  });
  await test.step("an error found by the server is shown at its field; only passwords are cleared", async () => {
    await field(page, "Email").fill("known@example.org");
    await send(page).press("Enter");
    await expect(field(page, "Email")).toHaveAccessibleDescription(/There is already an account with this address/);
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "LastName")).toHaveValue(right.LastName);
    await expect(field(page, "Password")).toHaveValue("");
  });
  await test.step("after sign-up the customer is logged in and welcomed", async () => {
    await fill(page, { ...right, FirstName: "<b>Ada</b>" });
    await send(page).press("Enter");
    await expect(flash(page)).toHaveText("Welcome to Lagune, <b>Ada</b>. Your account is ready.");
    await expect(page.locator(".account")).toContainText("Hello, Ada");
    expect(await requestCount(control, path, "POST")).toBe(2);
  });
});

test("SEC-04 people do not see the field for robots, whatever CSS framework a site has", async ({ page, visit }) => {
  for (const style of ["none", "bootstrap-3", "bootstrap-5"]) {
    await visit(`/islands/frames/robot-check/1?style=${style}`);
    const cover = page.locator("[aria-hidden=true]:has([name=website])");
    expect(await cover.evaluate((element: HTMLElement) => element.offsetWidth), style).toBeLessThanOrEqual(1);
  }
});
