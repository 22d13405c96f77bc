import type { Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { signIn } from "../shop/signed-in.ts";
import { cartCount, dialog, hasChosen, live } from "../shop/visitor.ts";
import { settled } from "./cart-lines.ts";
import { addToCartPath } from "./orders.ts";

const choice = (page: Page, saves: string) => page.locator(`[data-saves="${saves}"]`);
const row = (page: Page, kind: string) => page.locator(`.amounts .cart-${kind} dd`);
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });

/** What was sent about the cart since the last look, such as `POST country {...}`. */
function calls(control: Control) {
  let seen = 0;
  return async (): Promise<string[]> => {
    const all = (await control.log()).filter(
      ({ path, method }) => path.startsWith("/api/v1/") && method !== "GET" && path !== addToCartPath,
    );
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh.map(({ method, path, body }) =>
      [method, path.replace(/^\/api\/v1\//, ""), body].filter(Boolean).join(" "),
    );
  };
}

/** The cart with two mugs in it, of a customer or of nobody known. */
async function open(page: Page, visit: (path: string) => Promise<unknown>, isCustomer = false): Promise<void> {
  await hasChosen(page);
  if (isCustomer) await signIn(page);
  await page.request.post(addToCartPath, { data: { ProductVariantId: "v2801", Quantity: 2, Name: "" } });
  await visit("/en/shoppingcarts");
  await expect(page.locator("#page [data-island=saved-choice]:not([data-island-state=live])")).toHaveCount(0);
}

test("CRT-03 CRT-04 TAX-01 country, shipping method and the country of the VAT are saved as they are chosen, the sums follow, and quick changes end at the last", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit);
  const made = calls(control);
  const country = page.getByLabel("Deliver to");
  await test.step("the page is as high before the choices are alive, so that nothing below them moves", async () => {
    const places = () =>
      page
        .locator("[data-saves]")
        .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.closest("form")!.offsetHeight]));
    for (const host of await page.locator("[data-saves]").all()) await live(host);
    const alive = await places();
    await page.evaluate(() => window.atoll!.sweep(document.querySelector("#page .delivery-choice")!));
    expect(await places()).toEqual(alive);
    await page.evaluate(() => window.atoll!.scan(document.querySelector("#page .delivery-choice")!));
    for (const host of await page.locator("[data-saves]").all()) await live(host);
  });
  await test.step("the country: nothing else of the delivery can be chosen until the methods are those of that country", async () => {
    const letGo = await hold(page, "**/shippingcountries");
    await country.focus();
    // In one go: what is chosen is sent after a moment.
    await country.evaluate((select: HTMLSelectElement) => {
      for (const code of ["NL", "FR"]) {
        select.value = code;
        for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await expect(choice(page, "shipping-country")).toContainText("Saving…");
    await expect(choice(page, "shipping-method")).toHaveAttribute("inert", "");
    letGo();
    await expect(row(page, "delivery")).toHaveText("€8.90");
    await expect(country).toHaveValue("FR");
    await expect(country).toBeFocused();
    await expect(choice(page, "shipping-method")).not.toHaveAttribute("inert", "");
    expect(await made()).toEqual(['POST shoppingcarts/shippingcountries {"CountryCode":"FR"}']);
    await expect(choice(page, "shipping-country")).toContainText("Saved");
  });
  await test.step("the method", async () => {
    await settled(page);
    const point = page.getByRole("radio", { name: /parcel point/i });
    await point.check();
    await expect(choice(page, "shipping-method")).toContainText("Saved");
    await settled(page);
    await expect(point).toBeChecked();
    // So the server has sent it.
    await expect(point).toHaveJSProperty("defaultChecked", true);
    expect(await made()).toEqual(['POST shoppingcarts/shippingmethods {"ShippingMethodId":"3"}']);
    const about = page.getByRole("button", { name: "More about: To a parcel point" });
    await live(about);
    await about.hover();
    await expect(page.getByText("At a newsagent’s or a grocer’s near you")).toBeVisible();
  });
  await test.step("the country of the VAT, which the footer's choice follows, and the other way round", async () => {
    await settled(page);
    const tax = page.locator(".amounts .cart-tax dt").first();
    const own = page.locator("#vat-country");
    const ofFooter = page.locator("#sales-country");
    await own.selectOption("LU");
    await expect(tax).toContainText("VAT 17%, Luxembourg");
    expect(await made()).toEqual(['PUT salestaxes/currentcountry {"currentCountry":"LU"}']);
    await expect(ofFooter).toHaveValue("LU");
    await expect(page.locator("footer")).toContainText("Prices include 17% VAT.");
    await ofFooter.selectOption("FR");
    await page.locator("footer").getByRole("button", { name: "Change the country for VAT" }).click();
    await expect(tax).toContainText("VAT 20%, France");
    await expect(own).toHaveValue("FR");
    await expect(ofFooter).toHaveValue("FR");
    await expect(page.locator("footer")).toContainText("Prices include 20% VAT.");
    // A page that is shown from memory was made before the last choice.
    await page.locator("footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(page.locator("#page h1")).toHaveText("Terms of sale");
    await page.goBack();
    await live(page.locator("#page [data-saves=sales-country]"));
    await own.selectOption("LU");
    await expect(tax).toContainText("VAT 17%, Luxembourg");
    await page.goForward();
    await expect(page.locator("#page h1")).toHaveText("Terms of sale");
    await expect(ofFooter).toHaveValue("LU");
    await expect(page.locator("footer")).toContainText("Prices include 17% VAT.");
    await page.goBack();
    await expect(own).toHaveValue("LU");
  });
  await test.step("the buttons that are for those without script keep their places, unseen", async () => {
    await expect(page.locator("#page .atoll-without-script").first()).toBeHidden();
    expect((await page.locator("#page .atoll-without-script").first().boundingBox())!.height).toBeGreaterThan(30);
  });
});

test("CRT-07 CRT-03 a postal code offers its towns from four characters on; the one that is chosen is saved, and nothing found is said", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit);
  const made = calls(control);
  const field = page.locator("#city-id");
  await field.focus();
  await live(page.locator("[data-island=postal-code]"));
  await test.step("three characters ask for nothing, and Enter sends nothing", async () => {
    await field.pressSequentially("840");
    await field.press("Enter");
    await field.pressSequentially("0");
    const options = page.locator("[data-island=postal-code]").getByRole("option");
    await expect(options.first()).toHaveText("8400 Oostende");
    expect((await control.log()).filter(({ path }) => path.includes("/cities/")).map(({ path }) => path)).toEqual([
      "/api/v1/countries/1/cities/8400",
    ]);
    expect(await made()).toEqual([]);
  });
  await test.step("a town by keyboard", async () => {
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(field).toHaveValue("8400");
    await expect(page.locator("#city-id-hint")).toContainText("Oostende");
    expect(await made()).toEqual(['POST shoppingcarts/city/ {"CityId":"8400"}']);
  });
  await test.step("no city found", async () => {
    await live(page.locator("[data-island=postal-code]"));
    await field.fill("9999");
    await expect(page.locator("[data-island=postal-code]")).toContainText("No city found");
    await field.press("Escape");
  });
});

test("CPN-01 CPN-02 a coupon is applied with Enter or its button and taken off; an empty, an unknown and an endless code and a failing call are told beside it", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await open(page, visit);
  const made = calls(control);
  const box = page.locator("[data-island=coupon]");
  const field = box.getByRole("textbox");
  const message = box.locator("[data-coupon-message]");
  await field.focus();
  await live(box);
  await test.step("empty: nothing is sent", async () => {
    await box.getByRole("button", { name: "Apply" }).click();
    await expect(message).toHaveText("Please enter a code first.");
    await expect(field).toBeFocused();
    expect(await made()).toEqual([]);
  });
  await test.step("unknown", async () => {
    await field.fill("NOTHING");
    await field.press("Enter");
    await expect(message).toHaveText("This code is not valid, or not for this cart.");
    expect(await made()).toEqual(['POST shoppingcarts/coupon {"CouponCode":"NOTHING"}']);
  });
  await test.step("of 5,000 characters", async () => {
    await field.evaluate((input: HTMLInputElement) => input.removeAttribute("maxlength"));
    await field.fill("X".repeat(5_000));
    await expect(message).toHaveText("");
    await field.press("Enter");
    await expect(message).toHaveText("This code is not valid, or not for this cart.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await made();
  });
  await test.step("a call that fails", async () => {
    guard.allowConsole(/500 \(Internal/);
    guard.allowConsole(/the coupon could not be sent/);
    await control.answer({ path: "/api/v1/shoppingcarts/coupon", status: 500, body: "{}" });
    await field.fill("zomer10");
    await field.press("Enter");
    await expect(message).toHaveText("An error has occurred. Nothing has changed.");
    await expect(field).toHaveAccessibleDescription("An error has occurred. Nothing has changed.");
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("zomer10");
    await made();
  });
  await test.step("valid: it counts at once, and the box has it as the shop writes it", async () => {
    await field.press("Enter");
    await expect(messages(page)).toContainText("Your coupon counts.");
    await expect(row(page, "discount")).toBeVisible();
    await expect(field).toHaveValue("ZOMER10");
    expect(await made()).toEqual(['POST shoppingcarts/coupon {"CouponCode":"zomer10"}']);
  });
  await test.step("without a code nothing is taken off; with one it is", async () => {
    await live(box);
    await settled(page);
    await field.fill("");
    await box.getByRole("button", { name: /^Remove/ }).click();
    await expect(message).toHaveText("Please enter the code that is to be removed.");
    expect(await made()).toEqual([]);
    await field.fill("ZOMER10");
    await box.getByRole("button", { name: /^Remove/ }).click();
    await expect(row(page, "discount")).toHaveCount(0);
    await expect(field).toHaveValue("");
    expect(await made()).toEqual(["DELETE shoppingcarts/coupon"]);
  });
  await test.step("who goes on at once hears of a code that does not count", async () => {
    await settled(page);
    await field.focus();
    await live(box);
    const letGo = await hold(page, "**/shoppingcarts/coupon", { times: 1 });
    await field.fill("nothing");
    const asked = page.waitForRequest("**/shoppingcarts/coupon");
    await field.press("Enter");
    await asked;
    await page.locator(".site-footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(page.locator("#page h1")).toHaveText("Terms of sale");
    letGo();
    await expect(messages(page)).toContainText("This code is not valid, or not for this cart.");
  });
});

test("CPN-03 the coupons open in a dialog, those of the customer too, and the one that is chosen is applied; a list that fails may be tried again", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const link = page.locator("[data-island=coupon-list]");
  await open(page, visit, true);
  await test.step("a list that fails", async () => {
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
  await test.step("without the customer's own the shop's are there", async () => {
    await page.keyboard.press("Escape");
    guard.allowConsole(/the customer's coupons could not be read|own coupons/);
    await control.answer({
      path: "/api/v1/couponcode/user/*",
      status: 200,
      body: "<!doctype html><body><h1>Hello</h1>",
      contentType: "text/html",
    });
    await link.click();
    await expect(dialog(page)).toContainText("WELKOM5");
    await expect(dialog(page)).not.toContainText("MERCI15");
  });
  await test.step("chosen", async () => {
    await dialog(page)
      .getByRole("button", { name: /ZOMER10/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, "discount")).toBeVisible();
    await expect(cartCount(page)).toHaveText("1");
  });
});
