// The checkout keeps the input when a request fails.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import {
  alive,
  choice,
  field,
  fill,
  guest,
  method,
  open,
  orders,
  place,
  settled,
  total,
  values,
} from "./checkout-form.ts";
import { order } from "./visits.ts";
import { heading } from "./visitor.ts";

/** Fills in everything that an order requires. */
async function fillIn(page: Page): Promise<void> {
  await fill(page, { ...guest });
  await field(page, "BillingCity").fill("Oostende");
  await page.locator("#payment-2").check();
  await page.getByLabel(/I have read/).check();
  await alive(page);
}

test("CHK-01 CHK-07 CRT-03 CRT-04 ERR-01 failures and a login during checkout keep the input @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/409 \(Conflict|401 \(Unauthorized|500 \(Internal/);
  await open(page, visit);
  await fillIn(page);
  await test.step("409: the total has changed, and the new total is shown", async () => {
    await order(page, "v4441", 1);
    await place(page).click();
    await expect(page.getByRole("alert")).toContainText("The total is now €50.70.");
    await expect(field(page, "BillingFirstName")).toHaveValue("Ada");
    await expect(total(page)).toHaveText("€50.70");
  });
  await test.step("409 for the country: the choice is reverted with a message and can be made again", async () => {
    await alive(page);
    const country = field(page, "BillingCountryId");
    await control.answer({
      path: "/api/v1/shoppingcarts/country",
      method: "POST",
      status: 409,
      body: JSON.stringify({ Message: "Not <b>today</b>." }),
      contentType: "application/json",
    });
    await country.selectOption("4");
    await expect(page.locator(".atoll-decision-failure:visible")).toHaveText("Not <b>today</b>.");
    await settled(page);
    await expect(page.locator(".atoll-decision-failure:visible")).toHaveText("Not <b>today</b>.");
    await expect(country).toHaveValue("1");
    expect(await values(page, Object.keys(guest))).toEqual(Object.values(guest));
  });
  await test.step("500: a message appears and the form keeps its input", async () => {
    await control.answer({
      path: "/en/checkout",
      method: "POST",
      status: 500,
      body: '<!doctype html><body><main id="page"><h1>Oops</h1></main>',
      contentType: "text/html",
    });
    await place(page).click();
    await expect(page.locator("dialog[open]")).toContainText("may not have been sent");
    await page.locator("dialog[open]").getByRole("button", { name: "Close" }).first().click();
    await expect(field(page, "BillingFirstName")).toHaveValue("Ada");
  });
  await test.step("401 for a choice: closing the login reverts it, logging in saves it; the form stays", async () => {
    for (const isIn of [false, true]) {
      await alive(page);
      await control.answer({ path: "/api/v1/shoppingcarts/shippingmethods", method: "POST", status: 401, body: "" });
      await method(page, "2").check();
      const dialog = page.locator("dialog[open]");
      await expect(dialog.getByLabel("Email")).toBeVisible();
      if (!isIn) {
        await page.keyboard.press("Escape");
        await expect(choice(page, "shipping-method")).toContainText("Try again");
        await expect(method(page, "1")).toBeChecked();
      } else {
        await dialog.getByLabel("Email").fill("ada@example.org");
        await dialog.getByLabel("Password").fill("lagune");
        await dialog.getByRole("button", { name: "Log in" }).click();
        await dialog.getByRole("button", { name: "Send again" }).click();
        await expect(page.locator(".amounts .cart-delivery dd")).toHaveText("€6.90");
        await expect(method(page, "2")).toBeChecked();
        expect(await values(page, Object.keys(guest))).toEqual(Object.values(guest));
      }
      await settled(page);
    }
  });
  await test.step("401: after the login the visitor continues with the same form", async () => {
    await control.answer({ path: "/en/checkout", method: "POST", status: 401, body: "" });
    await place(page).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByLabel("Email").fill("ada@example.org");
    await dialog.getByLabel("Password").fill("lagune");
    await dialog.getByRole("button", { name: "Log in" }).click();
    await dialog.getByRole("button", { name: "Send again" }).click();
    await expect(heading(page)).toHaveText("Thank you for your order");
  });
});

test("CHK-01 ERR-01 an order without a response keeps the form; an error page allows a retry @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/404 \(Not Found|the answer to a form cannot be shown/);
  await open(page, visit);
  await fillIn(page);
  await test.step("200 without content: a message says so, and the form stays", async () => {
    await control.answer({ path: "/en/checkout", method: "POST", status: 200, body: "", contentType: "text/html" });
    await place(page).click();
    await expect(page.locator("dialog[open]")).toContainText(
      "Your data was sent, but the response cannot be shown here.",
    );
    await page.locator("dialog[open]").getByRole("button", { name: "Close" }).first().click();
    expect(await values(page, Object.keys(guest))).toEqual(Object.values(guest));
    await expect(place(page)).toBeEnabled();
  });
  await test.step("404 with a page: the page is shown and its link leads back to the checkout", async () => {
    await control.answer({
      path: "/en/checkout",
      method: "POST",
      status: 404,
      body: '<!doctype html><body><main id="page"><h1>Not here</h1><p><a href="/en/checkout">Go on</a></p></main>',
    });
    await place(page).click();
    await expect(heading(page)).toHaveText("Not here");
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await page.getByRole("link", { name: "Go on" }).click();
    await alive(page);
    await fillIn(page);
  });
  await test.step("each attempt has sent one request, and the next order is accepted", async () => {
    expect(await orders(control)).toBe(2);
    await place(page).click();
    await expect(heading(page)).toHaveText("Thank you for your order");
  });
});
