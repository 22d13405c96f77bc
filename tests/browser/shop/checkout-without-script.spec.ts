// From a product to an order where no script runs, on a phone, with the mistakes that people make on the way.
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { overflow } from "./states.ts";
import { heading, products } from "./visitor.ts";

const phone = { width: 360, height: 740 };

interface Shopper {
  page: Page;
  /** The page fits the phone. */
  fits(): Promise<void>;
  /** It does, and axe finds nothing in it, or in the part that `selector` names. */
  isUsable(selector?: string): Promise<void>;
}

/** Contexts of their own: the guards need JavaScript, and so does axe, which looks at what the shopper's page shows in another one. */
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
  const fits = async (): Promise<void> => {
    await page.waitForLoadState();
    expect(await overflow(page)).toEqual([]);
  };
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
const sum = (page: Page, name: string): Locator => page.locator(".amounts div", { hasText: name }).locator("dd");
const problems = (page: Page): Locator => page.locator(".validation-summary-errors li");

/** A cart with a coupon that counts, the postal code of its delivery and a choice of how it comes. */
async function toCheckout(page: Page): Promise<void> {
  await page.goto(products.diary.path);
  await page.locator("form.order button[type=submit]").click();
  await page.getByRole("textbox", { name: "Coupon code" }).fill("ZOMER10");
  await button(page, "Apply").click();
  await page.getByRole("textbox", { name: "Postal code" }).fill("8400");
  await button(page, "Save the postal code").click();
  await page.getByRole("radio", { name: "To a parcel point" }).check();
  await button(page, "Save this choice").click();
  await page.getByRole("link", { name: "Order this cart" }).click();
}

test("NAV-23 CRT-03 CRT-06 CPN-01 without JavaScript a visitor with a phone fills a cart, and is helped with each mistake", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, isUsable }) => {
    await test.step("the cart has room for thumbs, and small forms for delivery and coupon", async () => {
      await page.goto(products.diary.path);
      await page.locator("form.order button[type=submit]").click();
      await expect(heading(page)).toHaveText("Your cart");
      await isUsable();
      for (const target of await page
        .locator(
          ".cart-line :is(button, input:not([type=hidden])), .delivery-choice :is(button, select, label[for^=method]), .coupon-box button:visible",
        )
        .all()) {
        expect(
          (await target.boundingBox())!.height,
          await target.evaluate((element) => element.outerHTML.slice(0, 90)),
        ).toBeGreaterThanOrEqual(44);
      }
      await expect(sum(page, "Total")).toHaveText("€27.80");
    });
    await test.step("a wrong coupon is told at its box, a right one is taken off", async () => {
      const code = page.getByRole("textbox", { name: "Coupon code" });
      await code.fill("ZOMER11");
      await button(page, "Apply").click();
      await expect(code).toHaveAccessibleDescription("We do not know this code.");
      await expect(code).toHaveValue("ZOMER11");
      await page.getByRole("link", { name: "Our coupons" }).click();
      await isUsable("main");
      await button(page, "Use ZOMER10").click();
      await expect(page.getByText("ZOMER10 counts: 10% off all goods.")).toBeVisible();
      await expect(sum(page, "Coupon ZOMER10")).toHaveText("-€2.29");
      await expect(sum(page, "Total")).toHaveText("€25.51");
    });
    await test.step("the postal code of another country is refused where it was typed", async () => {
      const code = page.getByRole("textbox", { name: "Postal code" });
      await code.fill("59140");
      await button(page, "Save the postal code").click();
      await expect(code).toHaveAccessibleDescription("This is not a postal code of Belgium, such as 8400.");
      await code.fill("8400");
      await button(page, "Save the postal code").click();
      await expect(code).toHaveAccessibleDescription("In Oostende in 1 working day.");
      await page.getByRole("radio", { name: "To a parcel point" }).check();
      await button(page, "Save this choice").click();
      await expect(page.getByRole("radio", { name: "To a parcel point" })).toBeChecked();
    });
  });
});

test("NAV-23 CHK-01 CRT-03 CRT-06 CPN-01 PAY-03 without JavaScript a visitor with a phone orders, and is helped with each mistake", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, fits, isUsable }) => {
    await toCheckout(page);
    await test.step("what is missing at the checkout is listed, with links to the fields, and what was typed stays", async () => {
      await expect(heading(page)).toHaveText("Checkout");
      await fits();
      await expect(page.getByRole("textbox", { name: "Postal code" })).toHaveValue("8400");
      await page.getByLabel("E-mail address").fill("ada@example.org");
      await page.getByRole("textbox", { name: "First name" }).fill("Ada");
      await page.getByLabel("Deliver to the same address").uncheck();
      await expect(page.getByRole("group", { name: "Where it is delivered" }).getByLabel("First name")).toBeVisible();
      await button(page, "Place the order").click();
      await expect(problems(page).first()).toHaveText("Please fill in: Last name.");
      await expect(page.locator("[name=BillingFirstName]")).toHaveValue("Ada");
      await expect(page.locator("[name=FirstName]")).toHaveAccessibleDescription(
        "Please fill in: First name (delivery).",
      );
      await isUsable("main");
      await page.getByRole("link", { name: "Please fill in: Town.", exact: true }).click();
      await expect(page).toHaveURL(/#BillingCity$/);
    });
    await test.step("a way of delivery that has points wants one of them before anything is ordered", async () => {
      await page.locator("[name=BillingLastName]").fill("Peeters");
      await page.locator("[name=BillingStreet1]").fill("Visserskaai");
      await page.locator("[name=BillingHouseNumber]").fill("12");
      await page.locator("[name=BillingCity]").fill("Oostende");
      await page.getByLabel("Deliver to the same address").check();
      await expect(page.locator("[name=Street1]")).toBeHidden();
      await page.getByLabel("I have read the terms of sale").check();
      await page.getByRole("radio", { name: "By bank transfer" }).check();
      await expect(page.locator("[data-payment-info]:visible")).toContainText("BE68 5390 0754 7034");
      await button(page, "Place the order").click();
      await expect(page.getByRole("alert").filter({ hasText: "Your order is not placed yet." })).toContainText(
        "Please choose a pickup point, or another way of delivery.",
      );
      await expect(page.getByRole("link", { name: "Choose a pickup point" })).toHaveCount(1);
    });
    await test.step("with another one the sums are shown first, and the order is placed", async () => {
      await page.getByRole("radio", { name: "To your door, in the evening" }).check();
      await button(page, "Update with this delivery").click();
      await expect(sum(page, "Delivery, Belgium")).toHaveText("€6.90");
      await expect(sum(page, "Total")).toHaveText("€27.51");
      await expect(page.getByLabel("I have read the terms of sale")).toBeChecked();
      await button(page, "Place the order").click();
      await expect(heading(page)).toHaveText("Thank you for your order");
      await expect(page.locator(".transfer")).toContainText(/Amount\s*€27\.51/);
      await expect(page.locator(".transfer")).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
      await expect(page.locator("[data-cart-count]")).toHaveText("0");
      await fits();
    });
  });
});

test("NAV-23 ADR-01 CHK-04 without JavaScript a customer orders with an address of the book, adds one on the way, and collects at a warehouse", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, baseURL, async ({ page, fits, isUsable }) => {
    await test.step("who logs in at the checkout comes back to it, with an address filled in", async () => {
      await page.goto(products.diary.path);
      await page.locator("form.order button[type=submit]").click();
      await page.getByRole("link", { name: "Order this cart" }).click();
      await page.getByRole("link", { name: "Log in, and your addresses are filled in." }).click();
      await page.getByLabel("E-mail address").fill("ada@example.org");
      await page.getByLabel("Password").fill("lagune");
      await button(page, "Log in").click();
      await expect(page.locator("[name=BillingStreet1]")).toHaveValue("Visserskaai");
      await isUsable("main");
    });
    await test.step("the address of a company brings its VAT number, and with it sums without the tax", async () => {
      await page.getByRole("radio", { name: /^Atelier Ada/ }).check();
      await button(page, "Fill in this address").first().click();
      await expect(page.getByRole("textbox", { name: "VAT number" })).toHaveValue("LU26375245");
      await expect(sum(page, "Without VAT 21%, Belgium")).toHaveText("-€5.17");
      await expect(page.getByText("VAT is accounted for by LU26375245.")).toBeVisible();
    });
    await test.step("a warehouse puts its address in the place of the delivery's, another way brings the form back", async () => {
      await page.getByRole("radio", { name: "Collect it at our warehouse in Luxembourg" }).check();
      await button(page, "Update with this delivery").click();
      await expect(page.locator(".collect-at")).toContainText("8069 Strassen");
      await expect(page.getByLabel("Deliver to the same address")).toBeHidden();
      await fits();
      await page.getByRole("radio", { name: "To your door" }).first().check();
      await button(page, "Update with this delivery").click();
      await expect(page.getByLabel("Deliver to the same address")).toBeChecked();
    });
    await test.step("an address that is added stands in the checkout", async () => {
      await page.getByLabel("Deliver to the same address").uncheck();
      await page.getByRole("link", { name: "Add an address" }).last().click();
      await expect(heading(page)).toHaveText("Add an address");
      await button(page, "Save the address").click();
      await expect(problems(page).first()).toHaveText("Please fill in: First name.");
      await isUsable("main");
      for (const [label, text] of [
        ["First name", "Bo"],
        ["Last name", "Li"],
        ["Street", "Kaai"],
        ["Number", "1"],
        ["Postal code", "9000"],
        ["Town", "Gent"],
      ] as const) {
        await page.getByRole("textbox", { name: label, exact: true }).fill(text);
      }
      await page.locator("#CountryId").selectOption("Belgium");
      await button(page, "Save the address").click();
      await expect(heading(page)).toHaveText("Checkout");
      await expect(page.getByRole("radio", { name: /^Bo Li/ })).toBeChecked();
      await expect(page.locator("[name=Street1]")).toHaveValue("Kaai");
    });
    await test.step("and is where the order goes", async () => {
      await page.getByRole("radio", { name: "From a prepaid account" }).check();
      await page.getByRole("combobox", { name: "Account" }).selectOption({ label: "Ghent office: €312.40 left" });
      await page.getByLabel("I have read the terms of sale").check();
      await button(page, "Place the order").click();
      await expect(page.locator(".order-places")).toContainText("9000 Gent");
      await expect(page.getByText("It is paid from your account Ghent office.")).toBeVisible();
    });
  });
});
