// Messages for shoppers when a cart call is answered badly: each call with each bad answer.
import type { Page } from "@playwright/test";
import type { PreparedResponse } from "../../../fixtures-html/cms/control/prepared-responses.ts";
import type { Control } from "../../browser/guard/control.ts";
import { expect, test } from "../../browser/guard/test.ts";
import { visibleDialog, signIn } from "../../browser/navigation/logins.ts";
import { setConsentCookie, live } from "../../browser/shop/visitor.ts";
import { linesPath, lineOf, open, sent, changesSaved } from "./cart-lines/cart-lines.ts";

const failure: Partial<PreparedResponse> = { status: 500, body: "<h1>Oops</h1>" };
const webPage: Partial<PreparedResponse> = {
  status: 200,
  body: '<!doctype html><body><main id="page"><h1>Welcome</h1></main>',
  contentType: "text/html",
};

/** The failure messages that are visible. */
const failures = (page: Page) => page.locator(".atoll-decision-failure:visible");

test.beforeEach(async ({ page, guard }) => {
  guard.allowConsole(/status of (401|404|409|500)/);
  await setConsentCookie(page);
});

const choicesLive = (page: Page): Promise<void> =>
  expect(page.locator("#page [data-island=saved-choice]:not([data-island-state=live])")).toHaveCount(0);
const formLive = (page: Page): Promise<void> => live(page.locator(".cart-form"));

interface Choice {
  path: string;
  method: "POST" | "PUT";
  /** Selector of its field. */
  field: string;
  was: string;
  chosen: string;
}

/** A bad answer, the message for it, and whether the shopper can retry. */
type BadAnswer = [name: string, answer: Partial<PreparedResponse>, message: string, canRetry: boolean];
const failed = "This could not be saved. Nothing has changed.";

/** Makes the choice once for each bad answer; the last one can be retried, which succeeds. */
async function tryChoice(
  page: Page,
  control: Control,
  { path, method, field: selector, was, chosen }: Choice,
  answers: BadAnswer[],
): Promise<void> {
  const field = page.locator(selector);
  const host = page.locator("[data-island=saved-choice]", { has: field });
  const choose = async (): Promise<void> => {
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      return void (await field.selectOption(chosen));
    await field.fill(chosen);
    await field.press("Tab");
  };
  for (const [name, answer, message, canRetry] of answers) {
    await test.step(`${method} ${path}: ${name}`, async () => {
      await control.answer({ path, method, ...answer });
      await choose();
      await expect(failures(page)).toHaveText(message);
      await changesSaved(page);
      await expect(failures(page)).toHaveText(message);
      await expect(field).toHaveValue(was);
      await expect(host.getByRole("button", { name: "Try again" })).toHaveCount(canRetry ? 1 : 0);
      await choicesLive(page);
    });
  }
  await test.step(`${method} ${path}: retried`, async () => {
    await host.getByRole("button", { name: "Try again" }).click();
    await expect(host).toContainText("Saved");
    await changesSaved(page);
    await expect(field).toHaveValue(chosen);
    await expect(failures(page)).toHaveCount(0);
    await choicesLive(page);
  });
}

test("CRT-01 CRT-02 CRT-03 CRT-04 CRT-07 TAX-01 ERR-01 a change whose request fails is reverted @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/could not load the results for "\d+"/);
  guard.allowConsole(/the answer to a changed quantity expects an object, got nothing/);
  guard.allowConsole(/a change of the cart was not saved. AnswerError: expected no page/);
  await open(page, visit);
  await choicesLive(page);
  await page.locator("#delivery-choice > summary").click();
  await tryChoice(
    page,
    control,
    { path: "/api/v1/salestaxes/currentcountry", method: "PUT", field: "#vat-country", was: "BE", chosen: "LU" },
    [
      ["not found", { status: 404, body: "" }, "This is not possible. Nothing has changed.", false],
      ["a page in place of an answer", webPage, failed, true],
    ],
  );
  await tryChoice(
    page,
    control,
    { path: "/api/v1/shoppingcarts/city/", method: "POST", field: "#city-id", was: "", chosen: "9000" },
    [["a failure", failure, failed, true]],
  );
  const towns = page.locator("[data-island=postal-code]");
  const code = page.locator("#city-id");
  await code.focus();
  await live(towns);
  await test.step("the towns of a postal code: a failure", async () => {
    await control.answer({ path: "/api/v1/countries/1/cities/8401", method: "GET", times: 2, ...failure });
    await code.fill("8401");
    // The arrow key searches at once.
    await code.press("ArrowDown");
    await expect(towns).toContainText("Towns cannot be looked up right now.");
    await code.press("Escape");
    await expect(towns).not.toContainText("Towns cannot be looked up right now.");
    await expect(code).toHaveValue("8401");
  });
  await test.step("the towns of the next postal code are found", async () => {
    await code.fill("8400");
    await code.press("ArrowDown");
    await expect(towns.getByRole("option").first()).toHaveText("8400 Oostende");
  });
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  // Its island starts when it is near the window.
  await cups.line.scrollIntoViewIfNeeded();
  const unchanged = "This could not be saved. The quantity is still 2.";
  await test.step("PUT: the login that is required is closed", async () => {
    await control.answer({ path: `${linesPath}/*`, method: "PUT", status: 401, body: "" });
    await cups.more.press("Enter");
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(failures(page)).toHaveText(unchanged);
    await expect(cups.field).toHaveValue("2");
    await changesSaved(page);
    await formLive(page);
  });
  await test.step("PUT: retried, with a login", async () => {
    await control.answer({ path: `${linesPath}/*`, method: "PUT", status: 401, body: "" });
    await cups.retry.click();
    await signIn(page);
    await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
    await expect(cups.status).toHaveText("Saved");
    await changesSaved(page);
    await expect(cups.field).toHaveValue("3");
    await expect(failures(page)).toHaveCount(0);
    await formLive(page);
  });
  await test.step("PUT: saved, but the answer is empty", async () => {
    await page.route(
      `**${linesPath}/*`,
      async (route) => (await route.fetch(), route.fulfill({ status: 200, body: "" })),
      {
        times: 1,
      },
    );
    await cups.more.press("Enter");
    await expect(cups.status).toHaveText("Saved");
    await changesSaved(page);
    await expect(cups.field).toHaveValue("4");
    await formLive(page);
  });
  await test.step("DELETE all: a page in place of an answer", async () => {
    await control.answer({ path: linesPath, method: "DELETE", ...webPage });
    const response = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.getByRole("button", { name: "Empty cart" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Empty cart" }).click();
    await response;
    await expect(failures(page)).toHaveText([
      "This could not be saved. The quantity is still 4.",
      "This could not be saved. The quantity is still 1.",
    ]);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await changesSaved(page);
    await expect(page.locator(".cart-line")).toHaveCount(2);
    await expect(cups.field).toHaveValue("4");
    await formLive(page);
  });
  await test.step("DELETE: retried, the line is removed for good", async () => {
    await book.retry.click();
    await expect(book.line).toHaveCount(0);
    await changesSaved(page);
    await expect(cups.field).toHaveValue("4");
    expect(await sent(control)).toEqual(["PUT 3", "PUT 3", "PUT 3", "PUT 4", "DELETE", "DELETE"]);
  });
});
