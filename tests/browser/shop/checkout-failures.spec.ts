// What the checkout keeps when an answer is another than hoped for.
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
  order,
  orders,
  place,
  settled,
  total,
  values,
} from "./checkout-form.ts";
import { heading } from "./visitor.ts";

/** All that an order wants. */
async function fillIn(page: Page): Promise<void> {
  await fill(page, { ...guest });
  await field(page, "BillingCity").fill("Oostende");
  await page.locator("#payment-2").check();
  await page.getByLabel(/I have read/).check();
  await alive(page);
}

test("CHK-01 CHK-07 CRT-03 CRT-04 ERR-01 a sale that changes meanwhile, a choice that is refused, an answer that fails and a login in the middle leave the form as it was filled in", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/409 \(Conflict|401 \(Unauthorized|500 \(Internal/);
  await open(page, visit);
  await fillIn(page);
  await test.step("409: the total is another by now, and is shown", async () => {
    await order(page, "v4441", 1);
    await place(page).click();
    await expect(page.getByRole("alert")).toContainText("The total is €50.70 now.");
    await expect(field(page, "BillingFirstName")).toHaveValue("Ada");
    await expect(total(page)).toHaveText("€50.70");
  });
  await test.step("409 at the country: it is as it was, with why, and may be chosen again", async () => {
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
  await test.step("a shop that fails has its error page to tell, and the form is to be kept", async () => {
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
  await test.step("401 at a choice: who does not sign in has it as it was; who does has it saved, and the same form", async () => {
    for (const isIn of [false, true]) {
      await alive(page);
      await control.answer({ path: "/api/v1/shoppingcarts/shippingmethods", method: "POST", status: 401, body: "" });
      await method(page, "2").check();
      const dialog = page.locator("dialog[open]");
      await expect(dialog.getByLabel("E-mail")).toBeVisible();
      if (!isIn) {
        await page.keyboard.press("Escape");
        await expect(choice(page, "shipping-method")).toContainText("Try again");
        await expect(method(page, "1")).toBeChecked();
      } else {
        await dialog.getByLabel("E-mail").fill("ada@example.org");
        await dialog.getByLabel("Password").fill("lagune");
        await dialog.getByRole("button", { name: "Log in" }).click();
        await dialog.getByRole("button", { name: "Yes" }).click();
        await expect(page.locator(".amounts .cart-delivery dd")).toHaveText("€6.90");
        await expect(method(page, "2")).toBeChecked();
        expect(await values(page, Object.keys(guest))).toEqual(Object.values(guest));
      }
      await settled(page);
    }
  });
  await test.step("401: who signs in goes on with the same form", async () => {
    await control.answer({ path: "/en/checkout", method: "POST", status: 401, body: "" });
    await place(page).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByLabel("E-mail").fill("ada@example.org");
    await dialog.getByLabel("Password").fill("lagune");
    await dialog.getByRole("button", { name: "Log in" }).click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expect(heading(page)).toHaveText("Thank you for your order");
  });
});

test("CHK-01 ERR-01 an order that is answered by nothing leaves the form as it was filled in; one that is answered by an error page shows that, from where the shopper may order again", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/404 \(Not Found|the answer to a form cannot be shown/);
  await open(page, visit);
  await fillIn(page);
  await test.step("nothing: it says so", async () => {
    await control.answer({ path: "/en/checkout", method: "POST", status: 200, body: "", contentType: "text/html" });
    await place(page).click();
    await expect(page.locator("dialog[open]")).toContainText(
      "Your data was sent, but the shop’s answer cannot be shown here.",
    );
    await page.locator("dialog[open]").getByRole("button", { name: "Close" }).first().click();
    expect(await values(page, Object.keys(guest))).toEqual(Object.values(guest));
    await expect(place(page)).toBeEnabled();
  });
  await test.step("404 with a page", async () => {
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
  await test.step("sent once each time, and taken at last", async () => {
    expect(await orders(control)).toBe(2);
    await place(page).click();
    await expect(heading(page)).toHaveText("Thank you for your order");
  });
});
