import type { Page } from "@playwright/test";
import type { Control } from "../../browser/guard/control.ts";
import { expect, test } from "../../browser/guard/test.ts";
import { hold } from "../../browser/hold.ts";
import { signIn } from "../../browser/shop/signed-in.ts";
import { cartCount, dialog, setConsentCookie, live } from "../../browser/shop/visitor.ts";
import { changesSaved } from "./cart-lines/cart-lines.ts";
import { addToCartPath } from "../../browser/orders.ts";

const choice = (page: Page, kind: string) => page.locator(`[data-saves="${kind}"]`);
const row = (page: Page, kind: string) => page.locator(`.amounts .cart-${kind} dd`);
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });

function couponForm(page: Page) {
  const box = page.locator("[data-island=coupon]");
  return { box, field: box.getByRole("textbox"), message: box.locator("[data-coupon-message]") };
}

/** Requests about the cart since the last call, such as `POST country {...}`. */
function calls(control: Control) {
  let reported = 0;
  return async (): Promise<string[]> => {
    const all = (await control.log()).filter(
      ({ path, method }) => path.startsWith("/api/v1/") && method !== "GET" && path !== addToCartPath,
    );
    const fresh = all.slice(reported);
    reported = all.length;
    return fresh.map(({ method, path, body }) =>
      [method, path.replace(/^\/api\/v1\//, ""), body].filter(Boolean).join(" "),
    );
  };
}

/** Opens the cart page with two mugs, as a customer or as a guest. */
async function open(page: Page, visit: (path: string) => Promise<unknown>, isCustomer = false): Promise<void> {
  await setConsentCookie(page);
  if (isCustomer) await signIn(page);
  await page.request.post(addToCartPath, { data: { ProductVariantId: "v2801", Quantity: 2, Name: "" } });
  await visit("/en/shoppingcarts");
  await expect(page.locator("#page [data-island=saved-choice]:not([data-island-state=live])")).toHaveCount(0);
  await page.locator("#delivery-choice > summary").click();
}

test("CRT-03 CRT-04 TAX-01 country, shipping method and VAT country are saved on change, and totals follow", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit);
  const newCalls = calls(control);
  const country = page.getByLabel("Deliver to");
  await test.step("the page has the same height before its choices are live, so that nothing moves", async () => {
    for (const host of await page.locator("[data-saves]").all()) await live(host);
    // In one task: another island that starts meanwhile would move the choices, too.
    const [whenLive, before] = await page.locator("[data-saves]").evaluateAll((hosts) => {
      const positions = () =>
        hosts.map((host) => [host.getBoundingClientRect().top, host.closest("form")!.offsetHeight]);
      const whenLive = positions();
      const section = document.querySelector("#page .delivery-choice")!;
      window.atoll!.sweep(section);
      const before = positions();
      window.atoll!.scan(section);
      return [whenLive, before];
    });
    expect(before).toEqual(whenLive);
    for (const host of await page.locator("[data-saves]").all()) await live(host);
  });
  await test.step("while the country is being saved the delivery methods are disabled", async () => {
    const release = await hold(page, "**/shippingcountries");
    await country.focus();
    // Both in one task: a choice is sent after a moment.
    await country.evaluate((select: HTMLSelectElement) => {
      for (const code of ["NL", "FR"]) {
        select.value = code;
        for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await expect(choice(page, "shipping-country")).toContainText("Saving…");
    await expect(choice(page, "shipping-method")).toHaveAttribute("inert", "");
    release();
    await expect(row(page, "delivery")).toHaveText("€8.90");
    await expect(country).toHaveValue("FR");
    await expect(country).toBeFocused();
    await expect(choice(page, "shipping-method")).not.toHaveAttribute("inert", "");
    expect(await newCalls()).toEqual(['POST shoppingcarts/shippingcountries {"CountryCode":"FR"}']);
    await expect(choice(page, "shipping-country")).toContainText("Saved");
  });
  await test.step("the shipping method is saved and explained", async () => {
    await changesSaved(page);
    const point = page.getByRole("radio", { name: /parcel point/i });
    await point.check();
    await expect(choice(page, "shipping-method")).toContainText("Saved");
    await changesSaved(page);
    await expect(point).toBeChecked();
    // The server has rendered the choice.
    await expect(point).toHaveJSProperty("defaultChecked", true);
    expect(await newCalls()).toEqual(['POST shoppingcarts/shippingmethods {"ShippingMethodId":"3"}']);
    const about = page.getByRole("button", { name: "More about: Parcel point" });
    await live(about);
    await about.hover();
    await expect(page.getByText("At a newsagent or grocer near you")).toBeVisible();
  });
  await test.step("the VAT country and the footer's choice follow each other", async () => {
    await changesSaved(page);
    const tax = page.locator(".amounts .cart-tax dt").first();
    const cartCountry = page.locator("#vat-country");
    const footerCountry = page.locator("#sales-country");
    await cartCountry.selectOption("LU");
    await expect(tax).toContainText("VAT 17%");
    expect(await newCalls()).toEqual(['PUT salestaxes/currentcountry {"currentCountry":"LU"}']);
    await expect(footerCountry).toHaveValue("LU");
    await expect(footerCountry).toBeHidden();
    await expect(page.locator("footer")).toContainText("Prices include 17% VAT.");
    // A page restored from the cache may be older than the last choice.
    await page.locator("footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(page.locator("#page h1")).toHaveText("Terms of sale");
    await footerCountry.selectOption("FR");
    await page.locator("footer").getByRole("button", { name: "Change VAT country" }).click();
    await expect(page.locator("footer")).toContainText("Prices include 20% VAT.");
    await expect(footerCountry).toHaveValue("FR");
    await page.goBack();
    await live(page.locator("#page [data-saves=sales-country]"));
    await expect(tax).toContainText("VAT 20%");
    await expect(cartCountry).toHaveValue("FR");
  });
  await test.step("the buttons for visitors without script are hidden but keep their space", async () => {
    await expect(page.locator("#page .atoll-without-script").first()).toBeHidden();
    expect((await page.locator("#page .atoll-without-script").first().boundingBox())!.height).toBeGreaterThan(30);
  });
});

test("TAX-01 pages from the cache show the VAT country that was chosen last @all", async ({ page, visit }) => {
  await open(page, visit);
  const tax = page.locator(".amounts .cart-tax dt").first();
  const cartCountry = page.locator("#vat-country");
  await page.locator("footer").getByRole("link", { name: "Terms of sale" }).click();
  await expect(page.locator("#page h1")).toHaveText("Terms of sale");
  await page.goBack();
  await live(page.locator("#page [data-saves=sales-country]"));
  await cartCountry.selectOption("LU");
  await expect(tax).toContainText("VAT 17%");
  await page.goForward();
  await expect(page.locator("#page h1")).toHaveText("Terms of sale");
  await expect(page.locator("#sales-country")).toHaveValue("LU");
  await expect(page.locator("footer")).toContainText("Prices include 17% VAT.");
  await page.goBack();
  await expect(cartCountry).toHaveValue("LU");
});

test("CPN-01 coupons of any length, failures and a visitor who leaves: the message is shown @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await open(page, visit);
  guard.allowConsole(/422/);
  const { box, field, message } = couponForm(page);
  await field.focus();
  await live(box);
  await test.step("a coupon of 5,000 characters shows an error and keeps the layout", async () => {
    await field.evaluate((input: HTMLInputElement) => input.removeAttribute("maxlength"));
    await field.fill("X".repeat(5_000));
    await expect(message).toHaveText("");
    await field.press("Enter");
    await expect(message).toHaveText("We do not recognise this code.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
  await test.step("a failed call shows an error beside the field", async () => {
    guard.allowConsole(/500 \(Internal/);
    guard.allowConsole(/the coupon could not be sent/);
    await control.answer({ path: "/api/v1/shoppingcarts/coupon", status: 500, body: "{}" });
    await field.fill("zomer10");
    await field.press("Enter");
    await expect(message).toHaveText("An error has occurred. Nothing has changed.");
    await expect(field).toHaveAccessibleDescription("An error has occurred. Nothing has changed.");
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("zomer10");
  });
  await test.step("a visitor who leaves at once still sees that the code is not valid", async () => {
    await changesSaved(page);
    await field.focus();
    await live(box);
    const release = await hold(page, "**/shoppingcarts/coupon", { times: 1 });
    await field.fill("nothing");
    const couponRequest = page.waitForRequest("**/shoppingcarts/coupon");
    await field.press("Enter");
    await couponRequest;
    await page.locator(".site-footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(page.locator("#page h1")).toHaveText("Terms of sale");
    release();
    await expect(messages(page)).toContainText("We do not recognise this code.");
  });
});

test("CPN-01 CPN-02 CPN-03 CRT-07 CRT-03 coupons are chosen, typed and removed; towns are suggested", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const link = page.locator("[data-island=coupon-list]");
  await open(page, visit, true);
  await test.step("a list that fails can be retried", async () => {
    guard.allowConsole(/status of 500/);
    guard.allowConsole(/the coupons could not be read/);
    await control.answer({ path: "/widget/couponcodes/list", status: 500, body: "<h1>Oops</h1>" });
    await link.scrollIntoViewIfNeeded();
    await live(link);
    await link.click();
    await expect(dialog(page)).toContainText("The coupons cannot be shown right now.");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page)).toContainText("WELKOM5");
    await expect(dialog(page)).toContainText("MERCI15");
  });
  await test.step("a chosen coupon is applied", async () => {
    await dialog(page)
      .getByRole("button", { name: /ZOMER10/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, "discount")).toBeVisible();
    await expect(cartCount(page)).toHaveText("1");
  });
  const newCalls = calls(control);
  const { box, field: coupon, message } = couponForm(page);
  await test.step("removing takes the discount off", async () => {
    await changesSaved(page);
    await coupon.focus();
    await live(box);
    await newCalls();
    await expect(box.locator(".coupon-chip")).toContainText("ZOMER10");
    await expect(coupon).toHaveValue("");
    await box.getByRole("button", { name: "Remove coupon ZOMER10" }).press("Enter");
    await expect(row(page, "discount")).toHaveCount(0);
    await expect(coupon).toHaveValue("");
    await expect(box.getByRole("button", { name: /^Apply/ })).toBeFocused();
    expect(await newCalls()).toEqual(["DELETE shoppingcarts/coupon"]);
  });
  await test.step("no coupon and one that does not exist are reported beside the field", async () => {
    guard.allowConsole(/422/);
    await changesSaved(page);
    await live(box);
    await box.getByRole("button", { name: /^Apply/ }).press("Enter");
    await expect(message).toHaveText("Please enter a coupon code.");
    await expect(coupon).toBeFocused();
    await coupon.fill("NOTHING");
    await coupon.press("Enter");
    await expect(message).toHaveText("We do not recognise this code.");
    await expect(coupon).toHaveAccessibleDescription(/We do not recognise this code\./);
    expect(await newCalls()).toEqual(['POST shoppingcarts/coupon {"CouponCode":"NOTHING"}']);
  });
  await test.step("a valid coupon is applied at once and shown as the shop writes it", async () => {
    await coupon.fill("zomer10");
    await coupon.press("Enter");
    await expect(box.locator(".atoll-notice")).toContainText("Coupon applied.");
    await expect(row(page, "discount")).toContainText("−€5.40");
    await expect(box.locator(".coupon-chip")).toContainText("ZOMER10");
    await expect(coupon).toHaveValue("");
    expect(await newCalls()).toEqual(['POST shoppingcarts/coupon {"CouponCode":"zomer10"}']);
  });
  await changesSaved(page);
  const field = page.locator("#city-id");
  await field.focus();
  await live(page.locator("[data-island=postal-code]"));
  await test.step("three characters start no search, and Enter sends nothing", async () => {
    await field.pressSequentially("840");
    await field.press("Enter");
    await field.pressSequentially("0");
    const options = page.locator("[data-island=postal-code]").getByRole("option");
    await expect(options.first()).toHaveText("8400 Oostende");
    expect((await control.log()).filter(({ path }) => path.includes("/cities/")).map(({ path }) => path)).toEqual([
      "/api/v1/countries/1/cities/8400",
    ]);
    expect(await newCalls()).toEqual([]);
  });
  await test.step("a town is chosen by keyboard", async () => {
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(field).toHaveValue("8400");
    await expect(page.locator("#city-id-hint")).toContainText("Oostende");
    expect(await newCalls()).toEqual(['POST shoppingcarts/city/ {"CityId":"8400"}']);
  });
  await test.step(`an unknown postal code shows "No city found"`, async () => {
    await live(page.locator("[data-island=postal-code]"));
    await field.fill("9999");
    await expect(page.locator("[data-island=postal-code]")).toContainText("No city found");
    await field.press("Escape");
  });
});

test("CPN-03 if the customer's own coupons fail, the shop's are listed @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/the customer's coupons could not be read|own coupons/);
  await open(page, visit, true);
  const link = page.locator("[data-island=coupon-list]");
  await control.answer({
    path: "/api/v1/couponcode/user/*",
    status: 200,
    body: "<!doctype html><body><h1>Hello</h1>",
    contentType: "text/html",
  });
  await link.scrollIntoViewIfNeeded();
  await live(link);
  await link.click();
  await expect(dialog(page)).toContainText("WELKOM5");
  await expect(dialog(page)).not.toContainText("MERCI15");
});
