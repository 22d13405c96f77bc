// What a shopper sees when a call about the cart is answered otherwise than agreed: call by call, answer by answer.
import type { Page } from "@playwright/test";
import type { Prepared } from "../../../fixtures-html/cms/control/answers.ts";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { seen, signIn } from "../navigation/logins.ts";
import { hasChosen, live } from "../shop/visitor.ts";
import { calls, lineOf, open, sent, settled } from "./cart-lines.ts";

const failure: Partial<Prepared> = { status: 500, body: "<h1>Oops</h1>" };
const webPage: Partial<Prepared> = {
  status: 200,
  body: '<!doctype html><body><main id="page"><h1>Welcome</h1></main>',
  contentType: "text/html",
};

/** All that the page says did not hold. */
const failures = (page: Page) => page.locator(".atoll-decision-failure:visible");

test.beforeEach(async ({ page, guard }) => {
  guard.allowConsole(/status of (401|404|409|500)/);
  await hasChosen(page);
});

const choicesAreLive = (page: Page): Promise<void> =>
  expect(page.locator("#page [data-island=saved-choice]:not([data-island-state=live])")).toHaveCount(0);
const formIsLive = (page: Page): Promise<void> => live(page.locator(".cart-form"));

test("CRT-01 CRT-02 CRT-04 ERR-01 a line whose change, and lines whose removal, wants a login or is answered by a page stand as the server has them, with why, and may be changed again", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/the answer to a changed quantity expects an object, got nothing/);
  await open(page, visit);
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  const asIs = "That did not work. It stays at 2.";
  await test.step("PUT: a login that is wanted, and closed", async () => {
    await control.answer({ path: `${calls}/*`, method: "PUT", status: 401, body: "" });
    await cups.more.click();
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(failures(page)).toHaveText(asIs);
    await expect(cups.field).toHaveValue("2");
    await settled(page);
    await formIsLive(page);
  });
  await test.step("PUT: tried again, and signed in", async () => {
    await control.answer({ path: `${calls}/*`, method: "PUT", status: 401, body: "" });
    await cups.retry.click();
    await signIn(page);
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await expect(cups.status).toHaveText("Saved");
    await settled(page);
    await expect(cups.field).toHaveValue("3");
    await expect(failures(page)).toHaveCount(0);
    await formIsLive(page);
  });
  await test.step("PUT: done, and answered with nothing", async () => {
    await page.route(`**${calls}/*`, async (route) => (await route.fetch(), route.fulfill({ status: 200, body: "" })), {
      times: 1,
    });
    await cups.more.click();
    await expect(cups.status).toHaveText("Saved");
    await settled(page);
    await expect(cups.field).toHaveValue("4");
    await formIsLive(page);
  });
  await test.step("DELETE of all: a page in place of an answer", async () => {
    await control.answer({ path: calls, method: "DELETE", ...webPage });
    const answered = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.getByRole("button", { name: "Empty the cart" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Yes" }).click();
    await answered;
    await expect(failures(page)).toHaveText(["That did not work. It stays at 4.", "That did not work. It stays at 1."]);
    await expect(page.getByRole("button", { name: "Put it back" })).toHaveCount(0);
    await settled(page);
    await expect(page.locator(".cart-line")).toHaveCount(2);
    await expect(cups.field).toHaveValue("4");
    await formIsLive(page);
  });
  await test.step("DELETE: tried again, a line goes, and stays away", async () => {
    await book.retry.click();
    await expect(book.line).toHaveCount(0);
    await settled(page);
    await expect(cups.field).toHaveValue("4");
    expect(await sent(control)).toEqual(["PUT 3", "PUT 3", "PUT 3", "PUT 4", "DELETE", "DELETE"]);
  });
});

interface Choice {
  path: string;
  method: "POST" | "PUT";
  /** Selector of its field. */
  field: string;
  was: string;
  to: string;
}

/** What the shop may answer, what is said of it, and whether it can be tried again. */
type BadAnswer = [name: string, answer: Partial<Prepared>, says: string, canRetry: boolean];
const failed = "That did not work. It stays as it was.";

/** Makes the choice once for each bad answer, of which the last may be tried again, and at the end successfully. */
async function tryChoice(
  page: Page,
  control: Control,
  { path, method, field: selector, was, to }: Choice,
  answers: BadAnswer[],
): Promise<void> {
  const field = page.locator(selector);
  const host = page.locator("[data-island=saved-choice]", { has: field });
  const choose = async (): Promise<void> => {
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      return void (await field.selectOption(to));
    await field.fill(to);
    await field.press("Tab");
  };
  for (const [name, answer, says, canRetry] of answers) {
    await test.step(`${method} ${path}: ${name}`, async () => {
      await control.answer({ path, method, ...answer });
      await choose();
      await expect(failures(page)).toHaveText(says);
      await settled(page);
      await expect(failures(page)).toHaveText(says);
      await expect(field).toHaveValue(was);
      await expect(host.getByRole("button", { name: "Try again" })).toHaveCount(canRetry ? 1 : 0);
      await choicesAreLive(page);
    });
  }
  await test.step(`${method} ${path}: tried again`, async () => {
    await host.getByRole("button", { name: "Try again" }).click();
    await expect(host).toContainText("Saved");
    await settled(page);
    await expect(field).toHaveValue(to);
    await expect(failures(page)).toHaveCount(0);
    await choicesAreLive(page);
  });
}

test("CRT-03 CRT-04 CRT-07 TAX-01 ERR-01 a country for VAT and a town whose saving is answered by anything but a yes are as they were, with why; towns that cannot be had are told at the field", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/what was found for "\d+" could not be had/);
  await open(page, visit);
  await choicesAreLive(page);
  await tryChoice(
    page,
    control,
    { path: "/api/v1/salestaxes/currentcountry", method: "PUT", field: "#vat-country", was: "BE", to: "LU" },
    [
      ["not found", { status: 404, body: "" }, "That is not possible here. It stays as it was.", false],
      ["a page in place of an answer", webPage, failed, true],
    ],
  );
  await tryChoice(
    page,
    control,
    { path: "/api/v1/shoppingcarts/city/", method: "POST", field: "#city-id", was: "", to: "9000" },
    [["a failure", failure, failed, true]],
  );
  const towns = page.locator("[data-island=postal-code]");
  const code = page.locator("#city-id");
  await code.focus();
  await live(towns);
  await test.step("the towns of a postal code: a failure", async () => {
    await control.answer({ path: "/api/v1/countries/1/cities/8401", method: "GET", times: 2, ...failure });
    await code.fill("8401");
    // Asks at once.
    await code.press("ArrowDown");
    await expect(towns).toContainText("Towns cannot be looked up right now.");
    await code.press("Escape");
    await expect(towns).not.toContainText("Towns cannot be looked up right now.");
    await expect(code).toHaveValue("8401");
  });
  await test.step("the towns of the next one", async () => {
    await code.fill("8400");
    await code.press("ArrowDown");
    await expect(towns.getByRole("option").first()).toHaveText("8400 Oostende");
  });
});
