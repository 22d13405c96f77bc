// From a product to an order on a phone without JavaScript, with typical mistakes.
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { overflow } from "../overflow.ts";
import { heading, products } from "./visitor.ts";

const phone = { width: 360, height: 740 };

interface Shopper {
  page: Page;
  /** Checks that the page does not overflow the phone's width. */
  fits(): Promise<void>;
  /** Checks that the page fits, and that axe finds nothing in it, or in the part that `selector` matches. */
  isUsable(selector?: string): Promise<void>;
}

/**
 * Runs `act` in a context without JavaScript. The guards and axe need JavaScript, so axe checks a copy of the shopper's
 * page in a second context.
 */
async function onPhone(
  browser: Browser,
  baseURL: string | undefined,
  act: (shopper: Shopper) => Promise<void>,
): Promise<void> {
  // Every step loads pages, and axe checks a copy of most of them.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: phone, hasTouch: true });
  const readers = await browser.newContext({ viewport: phone });
  const [page, reader] = [await context.newPage(), await readers.newPage()];
  let html = "";
  await reader.route("**/*", (route) => {
    if (route.request().isNavigationRequest())
      return route.fulfill({ body: html, contentType: "text/html; charset=utf-8" });
    return route.request().resourceType() === "script" ? route.fulfill({ body: "" }) : route.continue();
  });
  const fits = async (): Promise<void> => expect(await overflow(page)).toEqual([]);
  const isUsable = async (selector?: string): Promise<void> => {
    await fits();
    html = await page.content();
    await reader.goto(page.url());
    expect(await violations(reader, selector)).toEqual([]);
  };
  await act({ page, fits, isUsable });
  await context.close();
  await readers.close();
}

const button = (page: Page, name: string): Locator => page.locator("#page").getByRole("button", { name, exact: true });
const sum = (page: Page, name: string): Locator =>
  page
    .locator(".amounts div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
const problems = (page: Page): Locator => page.locator(".validation-summary-errors li");

/** Fills a cart with a product, a valid coupon, a postal code and a delivery method; goes to the checkout. */
async function toCheckout(page: Page): Promise<void> {
  await page.goto(products.diary.path);
  await page.locator("form.order button[type=submit]").click();
  await page.getByRole("textbox", { name: "Coupon code" }).fill("ZOMER10");
  await button(page, "Apply coupon code").click();
  await page.getByRole("textbox", { name: "Postcode" }).fill("8400");
  await button(page, "Save postcode").click();
  await page.getByRole("radio", { name: "Parcel point" }).check();
  await button(page, "Save delivery method").click();
  await page.getByRole("link", { name: "Checkout" }).first().click();
}

test("NAV-23 CRT-03 CRT-06 CPN-01 without JavaScript a phone user fills a cart and corrects errors", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, isUsable }) => {
    await test.step("the cart has large touch targets, also in its delivery and coupon forms", async () => {
      await page.goto(products.diary.path);
      await page.locator("form.order button[type=submit]").click();
      await expect(heading(page)).toHaveText("Your cart");
      await isUsable();
      const targets = page.locator(
        ".cart-line :is(button, input:not([type=hidden])), " +
          ".delivery-choice :is(button, select, label[for^=method]), .coupon-box button:visible",
      );
      const small = await targets.evaluateAll((all) =>
        all
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML.slice(0, 90)),
      );
      expect(small).toEqual([]);
      await expect(sum(page, "Total")).toHaveText("€27.80");
    });
    await test.step("a wrong coupon shows an error at its field; a valid one reduces the total", async () => {
      const code = page.getByRole("textbox", { name: "Coupon code" });
      await code.fill("ZOMER11");
      await button(page, "Apply coupon code").click();
      await expect(code).toHaveAccessibleDescription("We do not recognise this code.");
      await expect(code).toHaveValue("ZOMER11");
      await page.getByRole("link", { name: "Our coupons" }).click();
      await isUsable("main");
      await button(page, "Use ZOMER10").click();
      await expect(page.getByText("Coupon ZOMER10 applied: 10% off all products.")).toBeVisible();
      await expect(sum(page, "Coupon ZOMER10")).toHaveText("-€2.29");
      await expect(sum(page, "Total")).toHaveText("€25.51");
    });
    await test.step("a foreign postal code shows an error at its field", async () => {
      const code = page.getByRole("textbox", { name: "Postcode" });
      await code.fill("59140");
      await button(page, "Save postcode").click();
      await expect(code).toHaveAccessibleDescription("This is not a valid postcode for Belgium. Example: 8400.");
      await code.fill("8400");
      await button(page, "Save postcode").click();
      await expect(code).toHaveAccessibleDescription("Delivered in Oostende within 1 working day.");
      await page.getByRole("radio", { name: "Parcel point" }).check();
      await button(page, "Save delivery method").click();
      await expect(page.getByRole("radio", { name: "Parcel point" })).toBeChecked();
    });
  });
});

test("NAV-23 CHK-01 CRT-03 CRT-06 CPN-01 PAY-03 without JavaScript a phone user can order", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, fits, isUsable }) => {
    await toCheckout(page);
    await test.step("the checkout lists missing fields with links to them, and typed values stay", async () => {
      await expect(heading(page)).toHaveText("Checkout");
      await fits();
      await expect(page.getByRole("textbox", { name: "Postcode" })).toHaveValue("8400");
      await page.getByLabel("Email address").fill("ada@example.org");
      await page.getByRole("textbox", { name: "First name" }).fill("Ada");
      await page.getByLabel("Deliver to the same address").uncheck();
      await expect(page.getByRole("group", { name: "Delivery address" }).getByLabel("First name")).toBeVisible();
      await button(page, "Order with obligation to pay").click();
      await expect(problems(page).first()).toHaveText("Please fill in: Last name.");
      await expect(page.locator("[name=BillingFirstName]")).toHaveValue("Ada");
      await expect(page.locator("[name=FirstName]")).toHaveAccessibleDescription(
        "Please fill in: First name (delivery).",
      );
      await isUsable("main");
      await page.getByRole("link", { name: "Please fill in: Town.", exact: true }).click();
      await expect(page).toHaveURL(/#BillingCity$/);
    });
    await test.step("a delivery method with pickup points requires a point before the order", async () => {
      await page.locator("[name=BillingLastName]").fill("Peeters");
      await page.locator("[name=BillingStreet1]").fill("Visserskaai");
      await page.locator("[name=BillingHouseNumber]").fill("12");
      await page.locator("[name=BillingCity]").fill("Oostende");
      await page.getByLabel("Deliver to the same address").check();
      await expect(page.locator("[name=Street1]")).toBeHidden();
      await page.getByLabel("I have read the terms of sale").check();
      await page.getByRole("radio", { name: "Bank transfer" }).check();
      await expect(page.locator("[data-payment-info]:visible")).toContainText("BE68 5390 0754 7034");
      await button(page, "Order with obligation to pay").click();
      await expect(page.getByRole("alert").filter({ hasText: "Your order has not been placed yet." })).toContainText(
        "Please choose a pickup point or another delivery method.",
      );
      await expect(page.getByRole("link", { name: "Choose a pickup point" })).toHaveCount(1);
    });
    await test.step("another delivery method updates the totals, and the order is placed", async () => {
      await page.getByRole("radio", { name: "Home delivery, evening" }).check();
      await button(page, "Update delivery method").click();
      await expect(sum(page, "Delivery, Belgium")).toHaveText("€6.90");
      await expect(sum(page, "Total")).toHaveText("€27.51");
      await expect(page.getByLabel("I have read the terms of sale")).toBeChecked();
      await button(page, "Order with obligation to pay").click();
      await expect(heading(page)).toHaveText("Thank you for your order");
      await expect(page.locator(".transfer")).toContainText(/Amount\s*€27\.51/);
      await expect(page.locator(".transfer")).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
      await expect(page.locator("[data-cart-count]")).toHaveText("0");
      await fits();
    });
  });
});

test("NAV-23 ADR-01 CHK-04 without JavaScript saved addresses and warehouse pickup work", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, fits, isUsable }) => {
    await test.step("a login at the checkout returns to it with an address filled in", async () => {
      await page.goto(products.diary.path);
      await page.locator("form.order button[type=submit]").click();
      await page.getByRole("link", { name: "Checkout" }).first().click();
      await page.getByRole("link", { name: "Log in to use your saved addresses." }).click();
      await page.getByLabel("Email address").fill("ada@example.org");
      await page.getByLabel("Password").fill("lagune");
      await button(page, "Log in").click();
      await expect(page.locator("[name=BillingStreet1]")).toHaveValue("Visserskaai");
      await expect(page.locator("[name=BillingStreet1]")).toBeHidden();
      await isUsable("main");
    });
    await test.step("a company address fills in its VAT number and removes VAT from the totals", async () => {
      await page.getByRole("radio", { name: /^Atelier Ada/ }).check();
      await button(page, "Use this address").first().click();
      await expect(page.locator("[name=BillingVAT]")).toHaveValue("LU26375245");
      await expect(sum(page, "Excluding VAT 21%, Belgium")).toHaveText("-€5.17");
      await expect(page.getByText("Reverse charge: VAT payable by LU26375245.")).toBeVisible();
    });
    await test.step("pickup at a warehouse replaces the address form; another method restores it", async () => {
      await page.getByRole("radio", { name: "Collect from our Luxembourg warehouse" }).check();
      await button(page, "Update delivery method").click();
      await expect(page.locator(".collect-at")).toContainText("8069 Strassen");
      await expect(page.getByLabel("Deliver to the same address")).toBeHidden();
      await fits();
      await page.getByRole("radio", { name: "Home delivery" }).first().check();
      await button(page, "Update delivery method").click();
      await expect(page.getByLabel("Deliver to the same address")).toBeChecked();
    });
    await test.step("an added address is selected in the checkout", async () => {
      await page.getByLabel("Deliver to the same address").uncheck();
      await page.getByRole("link", { name: "Add address" }).last().click();
      await expect(heading(page)).toHaveText("Add address");
      await button(page, "Save address").click();
      await expect(problems(page).first()).toHaveText("Please fill in: First name.");
      await isUsable("main");
      for (const [label, text] of [
        ["First name", "Bo"],
        ["Last name", "Li"],
        ["Street", "Kaai"],
        ["Number", "1"],
        ["Postcode", "9000"],
        ["Town", "Gent"],
      ] as const) {
        await page.getByRole("textbox", { name: label, exact: true }).fill(text);
      }
      await page.locator("#CountryId").selectOption("Belgium");
      await button(page, "Save address").click();
      await expect(heading(page)).toHaveText("Checkout");
      await expect(page.getByRole("radio", { name: /^Bo Li/ })).toBeChecked();
      await expect(page.locator("[name=Street1]")).toHaveValue("Kaai");
    });
    await test.step("the order goes to the added address", async () => {
      await page.getByRole("radio", { name: "Prepaid account" }).check();
      await page.getByRole("combobox", { name: "Account" }).selectOption({ label: "Ghent office: €312.40 left" });
      await page.getByLabel("I have read the terms of sale").check();
      await page.getByLabel("Email address").press("Enter");
      await expect(heading(page)).toHaveText("Checkout");
      await button(page, "Order with obligation to pay").click();
      await expect(page.locator(".order-places")).toContainText("9000 Gent");
      await expect(page.getByText("Paid from your account Ghent office.")).toBeVisible();
    });
  });
});
