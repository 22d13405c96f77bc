// From a product to an order on a phone without JavaScript: touch targets, widths, accessibility and what styles hide.
// tests/unit/rules/checkout-without-script.test.ts has the rules of these pages.
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

async function orderDiary(page: Page): Promise<void> {
  await page.goto(products.diary.path);
  await page.locator("form.order button[type=submit]").click();
  await expect(heading(page)).toHaveText("Your cart");
}

/** Enters a valid coupon, a postal code and a delivery method into the cart, and goes to the checkout. */
async function toCheckout(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Coupon code" }).fill("ZOMER10");
  await button(page, "Apply coupon code").click();
  const delivery = page.locator("#delivery-choice > summary");
  await delivery.click();
  await page.getByRole("textbox", { name: "Postcode" }).fill("8400");
  await button(page, "Save postcode").click();
  await delivery.click();
  await page.getByRole("radio", { name: "Parcel point" }).check();
  await button(page, "Save delivery method").click();
  await page.getByRole("link", { name: "Checkout" }).first().click();
}

test("NAV-23 CHK-01 CRT-03 CRT-06 CPN-01 PAY-03 without JavaScript a phone user can order", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, fits, isUsable }) => {
    await test.step("the cart has large touch targets; the browser opens the text about a delivery method", async () => {
      await orderDiary(page);
      await isUsable();
      await page.locator("#delivery-choice > summary").click();
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
      await button(page, "More about: Parcel point").tap();
      await expect(page.locator("#method-3-about")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#method-3-about")).toBeHidden();
    });
    await toCheckout(page);
    await test.step("the checkout lists missing fields with links to them, and typed values stay", async () => {
      await expect(heading(page)).toHaveText("Checkout");
      await fits();
      await expect(page.getByRole("textbox", { name: "Postcode" })).toHaveValue("8400");
      await page.getByLabel("Email address").fill("ada@example.org");
      await page.getByRole("textbox", { name: "First name" }).fill("Ada");
      await page.getByLabel("Deliver to the same address").uncheck();
      await expect(page.getByRole("group", { name: "Delivery address" }).getByLabel("First name")).toBeVisible();
      await button(page, "Order and pay").click();
      await expect(problems(page).first()).toHaveText("Enter your last name.");
      await expect(page.locator("[name=BillingFirstName]")).toHaveValue("Ada");
      await expect(page.locator("[name=FirstName]")).toHaveAccessibleDescription("Enter the recipient’s first name.");
      await isUsable("main");
      await page.getByRole("link", { name: "Enter the town.", exact: true }).click();
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
      await button(page, "Order and pay").click();
      await expect(page.getByRole("alert").filter({ hasText: "Your order has not been placed yet." })).toContainText(
        "Please choose a pickup point or another delivery method.",
      );
      await expect(page.getByRole("link", { name: "Choose a pickup point" })).toHaveCount(1);
    });
    await test.step("another delivery method updates the totals, and the order is placed", async () => {
      await page.getByRole("radio", { name: "Home delivery, evening" }).check();
      await button(page, "Update delivery method").click();
      await expect(sum(page, "Delivery, Belgium")).toHaveText("€6.90");
      await expect(sum(page, "Total with delivery")).toHaveText("€27.51");
      await expect(page.getByLabel("I have read the terms of sale")).toBeChecked();
      await button(page, "Order and pay").click();
      await expect(heading(page)).toHaveText("Thank you for your order");
      await expect(page.locator(".transfer")).toContainText(/Amount\s*€27\.51/);
      await expect(page.locator(".transfer")).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
      await expect(page.locator("[data-cart-count]")).toHaveText("0");
      await fits();
    });
  });
});

test("NAV-23 ADR-01 CHK-04 CPN-01 without JavaScript coupons, addresses and pickup fit a phone @all", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, fits, isUsable }) => {
    await test.step("the list of coupons", async () => {
      await orderDiary(page);
      await page.getByRole("link", { name: "Our coupons" }).click();
      await isUsable("main");
    });
    await test.step("a saved address folds the fields that it fills in", async () => {
      await page.goto("/en/shoppingcarts");
      await page.getByRole("link", { name: "Checkout" }).first().click();
      await page.getByRole("link", { name: "Log in to use your saved addresses." }).click();
      await page.getByLabel("Email address").fill("ada@example.org");
      await page.getByLabel("Password").fill("lagune");
      await button(page, "Log in").click();
      await expect(page.locator("[name=BillingStreet1]")).toHaveValue("Visserskaai");
      await expect(page.locator("[name=BillingStreet1]")).toBeHidden();
      await isUsable("main");
    });
    await test.step("a warehouse replaces the address form", async () => {
      // The warehouses are for companies.
      await page
        .getByRole("radio", { name: /^Atelier Ada/ })
        .first()
        .check();
      await button(page, "Update delivery method").click();
      await page.getByRole("radio", { name: "Collect from our Luxembourg warehouse" }).check();
      await button(page, "Update delivery method").click();
      await expect(page.locator(".collect-at")).toContainText("8069 Strassen");
      await expect(page.getByLabel("Deliver to the same address")).toBeHidden();
      await fits();
    });
    await test.step("the form of an address, with its errors", async () => {
      await page.getByRole("radio", { name: "Home delivery" }).first().check();
      await button(page, "Update delivery method").click();
      await page.getByLabel("Deliver to the same address").uncheck();
      await page.getByRole("link", { name: "Add address" }).last().click();
      await expect(heading(page)).toHaveText("Add address");
      await button(page, "Save address").click();
      await expect(problems(page).first()).toHaveText("Enter your first name.");
      await isUsable("main");
    });
  });
});
