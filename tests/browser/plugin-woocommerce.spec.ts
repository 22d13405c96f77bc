// A WooCommerce shop with a classic theme and the plugin of dist/install.
import type { Page } from "@playwright/test";
import { button } from "../islands/consent/consent/consent-banner.ts";
import { expect } from "./guard/test.ts";
import { pendingWorkDone } from "./navigation/watch.ts";
import { isSamePage, test, visit } from "./plugin-shop.ts";
import { banner, live } from "./shop/visitor.ts";

const overlay = (page: Page) => page.getByRole("region", { name: "Atoll overlay" });
const dialog = (page: Page) => page.locator("dialog[open]");
const count = (page: Page) => page.locator("#site-header-cart .count");
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const product = (page: Page, name: string) => page.locator("li.product").getByRole("link", { name });
const add = (page: Page) => page.getByRole("button", { name: "Add to cart" });
const rows = (page: Page) => page.locator("tr.cart_item");
const lines = (page: Page) => page.locator("form.woocommerce-cart-form");
const quantity = (page: Page) => rows(page).locator("input.qty");

test("NAV-01 PRO-03 QTY-01 CRT-01 CRT-02 CPN-01 WooCommerce with its plugin: a shopper orders and changes the cart in place", async ({
  page,
  guard,
  openWooCommerce,
}) => {
  const { url, visitors, requests } = await openWooCommerce();
  const cart = () =>
    visitors.all().flatMap(({ cart }) => cart.lines.map(({ item, quantity }) => [item.name, quantity]));

  await test.step("a link of the list shows the product in place", async () => {
    await visit(page, `${url}/`);
    await product(page, "Beanie").click();
    await expect(heading(page, "Beanie")).toBeVisible();
    await expect(page).toHaveURL(`${url}/product/beanie/`);
  });

  await test.step("two are ordered; a dialog and the cart of the header show it", async () => {
    await page.locator("form.cart button.atoll-step-plus").click();
    await add(page).click();
    await expect(dialog(page)).toContainText("Beanie");
    await expect(count(page)).toHaveText("2 items");
    expect(cart()).toEqual([["Beanie", 2]]);
    await page.keyboard.press("Escape");
  });

  await test.step("the page of the cart saves a quantity, and a coupon lowers the total", async () => {
    await page.locator("a.cart-contents").click();
    await live(lines(page));
    await quantity(page).fill("5");
    await page.keyboard.press("Tab");
    await expect(page.locator(".cart-subtotal")).toContainText("90.00");
    await expect(count(page)).toHaveText("5 items");
    await page.getByLabel("Coupon:").fill("welcome");
    await live(page.locator(".coupon"));
    await page.getByRole("button", { name: "Apply coupon" }).click();
    await expect(page.locator(".cart-discount")).toContainText("-€9.00");
    expect(requests.filter((request) => request === "POST /cart/")).toEqual([]);
  });

  await test.step("a product that is removed comes back by Undo", async () => {
    await live(lines(page));
    await rows(page).locator("a.remove").click();
    await expect(page.locator(".cart-empty")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows(page)).toContainText("Beanie");
    await expect(count(page)).toHaveText("5 items");
    expect(cart()).toEqual([["Beanie", 5]]);
  });

  await test.step("Back shows the product in place, and the checkout loads in full", async () => {
    await page.goBack();
    await expect(heading(page, "Beanie")).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await page.goForward();
    await guard.expectFullLoad(() => page.getByRole("link", { name: "Proceed to checkout" }).click());
    await expect(heading(page, "Checkout")).toBeVisible();
  });
});

test("PRO-03 CRT-01 WooCommerce with its plugin: groups that are switched off leave the way of the theme @all", async ({
  page,
  guard,
  openWooCommerce,
}) => {
  const { url, requests } = await openWooCommerce({ options: { groups: ["cart"] } });
  await visit(page, `${url}/`);
  await product(page, "Beanie").click();
  await expect(heading(page, "Beanie")).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await guard.expectFullLoad(() => add(page).click());
  await expect(page.getByRole("alert")).toHaveText("has been added to your cart.");
  await expect(page.locator(".atoll-step-plus")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Search for:" })).toHaveCount(0);
  await test.step("the cart has its islands", async () => {
    await page.locator("a.cart-contents").click();
    await live(lines(page));
    await quantity(page).fill("3");
    await page.keyboard.press("Tab");
    await expect(page.locator(".cart-subtotal")).toContainText("54.00");
    expect(requests).not.toContain("POST /cart/");
  });
});

test("NAV-02 PRO-03 WooCommerce with its plugin: without pages in place links load in full, and orders go on @all", async ({
  page,
  guard,
  openWooCommerce,
}) => {
  const { url } = await openWooCommerce({ options: { navigation: false } });
  await page.goto(`${url}/`);
  await guard.expectFullLoad(() => product(page, "Beanie").click());
  await add(page).click();
  await expect(dialog(page)).toContainText("Beanie");
  await page.keyboard.press("Escape");
  await guard.expectFullLoad(() => page.locator("a.cart-contents").click());
  await expect(quantity(page)).toHaveValue("1");
  await test.step("the cart page shows a new quantity with its total, without a full load", async () => {
    await live(lines(page));
    await quantity(page).fill("3");
    await page.keyboard.press("Tab");
    await expect(page.locator(".cart-subtotal")).toContainText("54.00");
    await expect(count(page)).toHaveText("3 items");
  });
});

test("CRT-05 WooCommerce with its plugin: the mini cart keeps its products on pages in place @all", async ({
  page,
  openWooCommerce,
}) => {
  const { url } = await openWooCommerce();
  const miniCart = page.locator("#site-header-cart .mini_cart_item");
  await visit(page, `${url}/`);
  await page.getByRole("link", { name: "Add to cart" }).first().click();
  await expect(miniCart).toContainText("Beanie");
  await product(page, "Mat").click();
  await expect(heading(page, "Mat")).toBeVisible();
  await expect(count(page)).toHaveText("1 item");
  await expect(miniCart).toContainText("Beanie");
  expect(await isSamePage(page)).toBe(true);
});

test("NAV-02 WooCommerce with its plugin: pages that the owner has named load in full @all", async ({
  page,
  guard,
  openWooCommerce,
}) => {
  const { url } = await openWooCommerce({ options: { full_load: "/product/mat/" } });
  await visit(page, `${url}/`);
  await product(page, "Beanie").click();
  await expect(heading(page, "Beanie")).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await page.goBack();
  await guard.expectFullLoad(() => product(page, "Mat").click());
  await expect(heading(page, "Mat")).toBeVisible();
});

test("CRT-05 WooCommerce with its plugin: a page from a cache shows the visitor's own cart in the header @all", async ({
  page,
  guard,
  openWooCommerce,
}) => {
  const { url } = await openWooCommerce({ options: { cached: true } });
  const address = `${url}/product/beanie/`;
  const first = await fetch(`${url}/?add-to-cart=15`);
  const cookie = first.headers.get("set-cookie")!.split(";")[0]!;
  const body = await (await fetch(address, { headers: { cookie } })).text();
  expect(body).not.toContain("1 item");
  expect(body).toContain(">Cart</a></li>");
  await page.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=UTF-8" }));

  await visit(page, address);
  await expect(count(page)).toHaveText("0 items");
  await test.step("the header follows an order, and visits in place leave it alone", async () => {
    await page.locator("form.cart button.atoll-step-plus").click();
    await add(page).click();
    await expect(dialog(page)).toContainText("Beanie");
    await expect(count(page)).toHaveText("2 items");
    await page.keyboard.press("Escape");
    await page.locator(".site-branding a").click();
    await product(page, "Beanie").click();
    await expect(heading(page, "Beanie")).toBeVisible();
    await expect(count(page)).toHaveText("2 items");
    await expect(page.locator("#site-header-cart .mini_cart_item")).toContainText("Beanie");
    expect(await isSamePage(page)).toBe(true);
  });
  await test.step("also after a full load", async () => {
    await guard.expectFullLoad(() => page.reload());
    await expect(count(page)).toHaveText("2 items");
  });
});

test("CRT-05 WooCommerce with its plugin: calls go to the folder of the shop, where it has one @all", async ({
  openWooCommerce,
}) => {
  const { url } = await openWooCommerce({ folder: "/shop" });
  expect(await (await fetch(url)).text()).toContain('"app":"/shop"');
});

test("CON-01 CON-07 WooCommerce with its plugin: the cookie banner asks, and Cookie settings opens it again @all", async ({
  page,
  openWooCommerce,
}) => {
  const { url } = await openWooCommerce({ options: { consent: true } });
  await visit(page, `${url}/`);
  await expect(banner(page)).toBeVisible();
  await button(page, "Decline all").click();
  await expect(banner(page)).toHaveCount(0);
  await product(page, "Beanie").click();
  await expect(heading(page, "Beanie")).toBeVisible();
  await pendingWorkDone(page);
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await expect(banner(page)).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test("PRO-03 CRT-01 WooCommerce with its plugin: a shopper without script orders and changes the cart @all", async ({
  browser,
  openWooCommerce,
}) => {
  const { url } = await openWooCommerce({ options: { consent: true } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await product(page, "Beanie").click();
  await page.getByRole("spinbutton", { name: "Product quantity" }).fill("2");
  await add(page).click();
  await expect(page.getByRole("alert")).toHaveText("has been added to your cart.");
  await page.locator("a.cart-contents").click();
  await quantity(page).fill("3");
  await page.getByRole("button", { name: "Update cart" }).click();
  await expect(page.locator(".cart-subtotal")).toContainText("54.00");
  await page.getByLabel("Coupon:").fill("welcome");
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(page.locator(".cart-discount")).toContainText("-€5.40");
  await page.getByRole("button", { name: "Remove Beanie from cart" }).click();
  await expect(page.locator(".cart-empty")).toBeVisible();
  await context.close();
});

test("WooCommerce with its plugin: administrators see the overlay @all", async ({ page, openWooCommerce }) => {
  const { url } = await openWooCommerce({ options: { debug: true }, isAdministrator: true });
  await page.goto(`${url}/product/beanie/`);
  await expect(overlay(page)).toContainText("add-to-cart");
});
