// Passwords and registration: in place, refused by the server, and without script.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { overflow } from "../shop/states.ts";
import { signIn } from "../shop/signed-in.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";

test.beforeEach(({ page }) => hasChosen(page));

const field = (page: Page, name: string): Locator => page.locator(`#page [name="${name}"]`);
const send = (page: Page): Locator => page.locator(".security-form [type=submit]");
const flash = (page: Page): Locator => page.locator(".flash");

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
/** Of the fields that say they are wrong. */
const wrong = (page: Page): Promise<string[]> =>
  page
    .locator("#page [aria-invalid=true]")
    .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).name));
const posts = async (control: { log(): Promise<{ method: string; path: string }[]> }, path: string): Promise<number> =>
  (await control.log()).filter((entry) => entry.method === "POST" && entry.path === path).length;

test("SEC-01 a password is changed in place; what is wrong is told at its field, before it is sent and by the server, and no password is kept", async ({
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
  await test.step("it says to password managers what is what", async () => {
    expect(
      await page
        .locator("#page input:not([type=hidden])")
        .evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete"))),
    ).toEqual(["username", "current-password", "new-password", "new-password"]);
  });
  await test.step("too short, not the same twice, or the one of now: told at the fields, and nothing is sent", async () => {
    await fill(page, { OldPassword: "lagune", NewPassword: "lagune", ConfirmPassword: "other" });
    await expect(page.locator("#page form[novalidate]")).toBeAttached();
    await send(page).click();
    await expect(field(page, "NewPassword")).toBeFocused();
    await expect(field(page, "NewPassword")).toHaveAccessibleDescription(
      /A password has 8 to 100 characters\.|Choose another/,
    );
    await expect(field(page, "ConfirmPassword")).toHaveAccessibleDescription("The two passwords are not the same.");
    expect(await posts(control, path)).toBe(0);
  });
  await test.step("a button shows what was typed", async () => {
    await field(page, "NewPassword").fill("by the sea");
    const show = page.getByRole("button", { name: "Show New password" });
    await show.click();
    await expect(field(page, "NewPassword")).toHaveAttribute("type", "text");
    await expect(page.getByRole("button", { name: "Hide New password" })).toBeFocused();
  });
  await test.step("the server refuses a wrong password of now at its field, and writes none back", async () => {
    await fill(page, { OldPassword: "wrong", ConfirmPassword: "by the sea" });
    const letGo = await hold(page, `**${path}`);
    await send(page).dblclick();
    await expect(field(page, "NewPassword")).toHaveAttribute("type", "password");
    letGo();
    await expect(field(page, "OldPassword")).toHaveAccessibleDescription("This is not your current password.");
    await expect(field(page, "OldPassword")).toBeFocused();
    expect(
      await page
        .locator("#page [type=password]")
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(["", "", ""]);
    expect(await posts(control, path)).toBe(1);
  });
  await test.step("a page that is left does not keep what was typed", async () => {
    await fill(page, { OldPassword: "lagune", NewPassword: "by the sea" });
    await page.getByRole("link", { name: "Back to account security" }).click();
    await expect(heading(page)).toHaveText("Account security");
    await page.goBack();
    await expect(heading(page)).toHaveText("Change your password");
    for (const name of ["OldPassword", "NewPassword"]) await expect(field(page, name)).toHaveValue("");
  });
  await test.step("changed, the account's page says so, and the old password is one no more", async () => {
    await fill(page, { OldPassword: "lagune", NewPassword: "by the sea", ConfirmPassword: "by the sea" });
    await send(page).click();
    await expect(flash(page)).toHaveText("Your password has been changed.");
    await expect(heading(page)).toHaveText("Account security");
    await page.getByRole("link", { name: "Change your password" }).click();
    await expect(heading(page)).toHaveText("Change your password");
    await fill(page, { OldPassword: "lagune", NewPassword: "on the pier", ConfirmPassword: "on the pier" });
    await send(page).click();
    await expect(field(page, "OldPassword")).toHaveAccessibleDescription("This is not your current password.");
  });
});

test("SEC-01 SEC-04 an account is made in place by who is no robot, and a forgotten password is answered the same whoever asks", async ({
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
  await test.step("the answer to a forgotten password names no one", async () => {
    await visit("/en/security/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(heading(page)).toHaveText("Forgot your password?");
    await field(page, "Email").fill("nobody");
    await expect(page.locator("#page form[novalidate]")).toBeAttached();
    await send(page).click();
    await expect(field(page, "Email")).toHaveAccessibleDescription(
      "Please enter an e-mail address, such as name@example.org.",
    );
    await field(page, "Email").fill("nobody@example.org");
    await send(page).click();
    const said = "has an account, a link is on its way to it. It holds for an hour.";
    await expect(flash(page)).toHaveText(`If nobody@example.org ${said}`);
    await expect(heading(page)).toHaveText("Log in");
    const answer = await page.request.post("/en/security/forgotpassword", { form: { Email: "known@example.org" } });
    expect(await answer.text()).toContain(`If known@example.org ${said}`);
  });
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(heading(page)).toHaveText("Create an account");
  const answer = field(page, "Answer");
  const trap = field(page, "website");
  await test.step("the field for robots is nobody's: not seen, not read, not reached", async () => {
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
    await answer.focus();
    await live(page.locator("[data-island=robot-check]"));
    await page.keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
    expect((await page.locator(".robot-trap").boundingBox())!.width).toBeLessThanOrEqual(1);
  });
  await test.step("a wrong sum is told at its field as it is left, and gone as soon as it is right", async () => {
    await fill(page, right);
    await answer.fill("5");
    await answer.press("Tab");
    await expect(answer).toHaveAccessibleDescription(/That is not right\./);
    await expect(answer).toHaveAttribute("aria-invalid", "true");
    await answer.fill("4");
    await expect(answer).not.toHaveAttribute("aria-invalid", "true");
    await answer.fill("22");
    await answer.press("Enter");
    await expect(answer).toBeFocused();
    expect(await wrong(page)).toEqual(["Answer"]);
    await answer.fill(" 4 ");
  });
  await test.step("what a browser filled into the hidden field is told there, and can be emptied", async () => {
    await trap.evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));
    await send(page).click();
    await expect(trap).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveAccessibleDescription(
      /has to stay empty/,
    );
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflow(page)).toEqual([]);
    await trap.fill("");
    expect(await wrong(page)).toEqual([]);
    expect(await posts(control, path)).toBe(0);
  });
  await test.step("what only the server knows it tells at the field, and keeps all but the passwords", async () => {
    await field(page, "Email").fill("known@example.org");
    await send(page).click();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/There is an account with this address already/);
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "LastName")).toHaveValue(right.LastName);
    await expect(field(page, "Password")).toHaveValue("");
  });
  await test.step("made, the customer is signed in and welcomed", async () => {
    await fill(page, { ...right, FirstName: "<b>Ada</b>" });
    await send(page).click();
    await expect(flash(page)).toHaveText("Welcome to Lagune, <b>Ada</b>. Your account is ready.");
    await expect(page.locator(".account")).toContainText("Hello, Ada");
    await expect(page.locator(".site-footer").getByRole("link", { name: "Account security" })).toBeVisible();
    expect(await posts(control, path)).toBe(2);
  });
});

test("SEC-01 SEC-02 SEC-04 without JavaScript an account is made, its password changed and a second factor set up", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await test.step("a robot is refused, and told why; a person is not", async () => {
    await page.goto("/en/security/register");
    await page.setContent(
      (await page.content())
        .replace(/(name="website"[^>]*value=")"/, '$1spam"')
        .replaceAll('action="/', `action="${baseURL}/`),
    );
    await fill(page, {
      FirstName: "Ada",
      LastName: "Smit",
      Email: "ada@example.org",
      Password: "by the sea",
      ConfirmPassword: "by the sea",
      Answer: "5",
    });
    await send(page).click();
    await expect(field(page, "Answer")).toHaveAccessibleDescription(/That is not right\./);
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveAccessibleDescription(
      /has to stay empty/,
    );
    await fill(page, { Answer: "4", website: "", Password: "by the sea", ConfirmPassword: "by the sea" });
    await send(page).click();
    await expect(flash(page)).toHaveText("Welcome to Lagune, Ada. Your account is ready.");
  });
  await test.step("the password is changed", async () => {
    await page.getByRole("link", { name: "Account security" }).click();
    await page.getByRole("link", { name: "Change your password" }).click();
    await fill(page, { OldPassword: "by the sea", NewPassword: "on the pier", ConfirmPassword: "on the pier" });
    await send(page).click();
    await expect(flash(page)).toHaveText("Your password has been changed.");
  });
  await test.step("the steps of the second factor are pages", async () => {
    await page.getByRole("link", { name: "Set it up" }).click();
    await expect(heading(page)).toHaveText("How would you like to get your code?");
    await page.getByRole("link", { name: "With an authenticator app" }).click();
    await expect(page.locator(".two-factor-key code")).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    await page.getByRole("link", { name: "Back to the choice" }).click();
    await page.getByRole("link", { name: "By e-mail" }).click();
    await page.getByRole("button", { name: "Send me a code" }).click();
    const [, code] = /it is (\d{6})/.exec(await page.locator(".two-factor").innerText())!;
    await field(page, "Code").fill("x");
    await page.getByRole("button", { name: "Check the code" }).click();
    await expect(field(page, "Code")).toHaveAccessibleDescription(/This code is not right/);
    await field(page, "Code").fill(code!);
    await page.getByRole("button", { name: "Check the code" }).click();
    await expect(heading(page)).toHaveText("From now on you log in with a code");
    expect(await overflow(page)).toEqual([]);
    await page.getByRole("link", { name: "Done" }).click();
    await expect(page.locator("#page")).toContainText("On, by e-mail.");
  });
  await context.close();
});
