// OpenCart shops with their default themes and the extension of dist/install.
import type { Page } from "@playwright/test";
import { button } from "../islands/consent/consent/consent-banner.ts";
import { expect } from "./guard/test.ts";
import { pendingWorkDone } from "./navigation/watch.ts";
import { heading, lines, total } from "./opencart-shop.ts";
import { isSamePage, test, visit } from "./plugin-shop.ts";
import { banner, live } from "./shop/visitor.ts";

const product = (page: Page, name: string) => page.locator("#content h4").getByRole("link", { name });
const dialog = (page: Page) => page.locator("dialog[open]");
const add = (page: Page) => page.getByRole("button", { name: "Add to Cart" });
const quantity = (page: Page) => page.getByRole("textbox", { name: "Quantity" });
const cartLink = (page: Page) => page.getByRole("link", { name: "Shopping Cart" }).first();
const list = "index.php?route=product/category";
const teapot = "index.php?route=product/product&product_id=40";

for (const version of [4, 3] as const) {
  test(`NAV-01 PRO-03 CRT-01 CRT-02 CPN-01 OpenCart ${version} with its extension: a shopper orders and changes the cart in place${version === 3 ? " @all" : ""}`, async ({
    page,
    guard,
    openOpenCart,
  }) => {
    const { url, carts } = await openOpenCart(version);
    const cart = () => carts().flatMap(({ lines }) => lines.map(({ product, quantity }) => [product.name, quantity]));

    await test.step("the list is sorted, and its link shows the product, in place", async () => {
      await visit(page, `${url}/${list}`);
      await page.getByLabel("Sort By").selectOption("Price (Low > High)");
      await expect(page.locator("#content h4").first()).toHaveText("Cup & saucer");
      await product(page, "Teapot").click();
      await expect(heading(page, "Teapot")).toBeVisible();
    });

    await test.step("two are ordered; a dialog and the cart of the header show it", async () => {
      await live(page.locator("[data-island=add-to-cart]"));
      await page.getByRole("textbox", { name: "Qty" }).fill("2");
      await add(page).click();
      await expect(dialog(page)).toContainText("Teapot was added to your cart");
      await expect(total(page)).toHaveText("2 item(s) - $202.00");
      expect(cart()).toEqual([["Teapot", 2]]);
      await page.keyboard.press("Escape");
    });

    await test.step("the page of the cart saves a quantity, and a coupon lowers the total", async () => {
      await cartLink(page).click();
      await live(lines(page));
      await quantity(page).fill("3");
      await page.keyboard.press("Tab");
      await expect(page.locator(".total")).toHaveText("Total $303.00");
      await expect(total(page)).toHaveText("3 item(s) - $303.00");
      await page.getByLabel("Enter your coupon here").fill("2222");
      await live(page.locator("[data-island=coupon]"));
      await page.getByRole("button", { name: "Apply Coupon" }).click();
      await expect(page.locator(".total")).toHaveText("Total $272.70");
    });

    await test.step("a removed line leaves the page", async () => {
      await live(lines(page));
      await page.locator("#content").locator("a, button").and(page.getByTitle("Remove")).click();
      await expect(page.locator("[data-cart-line]")).toHaveCount(0);
      await expect(total(page)).toHaveText("0 item(s) - $0.00");
      expect(cart()).toEqual([]);
    });

    await test.step("Back shows the product in place, and the checkout loads in full", async () => {
      await page.goBack();
      await expect(heading(page, "Teapot")).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
      await guard.expectFullLoad(() => page.getByRole("link", { name: "Checkout" }).click());
      await expect(heading(page, "Checkout")).toBeVisible();
    });
  });

  test(`PRO-03 CRT-01 OpenCart ${version} with its extension: groups that are switched off leave the way of the theme @all`, async ({
    page,
    openOpenCart,
  }) => {
    const { url, carts } = await openOpenCart(version, { options: { groups: ["cart"] } });
    await visit(page, `${url}/${list}`);
    await product(page, "Teapot").click();
    await expect(heading(page, "Teapot")).toBeVisible();
    // The script of the theme in the page runs after the page is shown.
    await pendingWorkDone(page);
    await add(page).click();
    await expect(page.locator("#alert, .alert").filter({ hasText: "Success: You have added Teapot" })).toBeVisible();
    await expect(total(page)).toHaveText("1 item(s) - $101.00");
    await expect(dialog(page)).toHaveCount(0);
    await test.step("the cart has its islands", async () => {
      await cartLink(page).click();
      await live(lines(page));
      await quantity(page).fill("3");
      await page.keyboard.press("Tab");
      await expect(page.locator(".total")).toHaveText("Total $303.00");
      expect(carts().flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([3]);
      expect(await isSamePage(page)).toBe(true);
    });
  });

  test(`NAV-02 PRO-03 OpenCart ${version} with its extension: without pages in place links load in full, and orders go on @all`, async ({
    page,
    guard,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { navigation: false } });
    await page.goto(`${url}/${list}`);
    await guard.expectFullLoad(() => page.getByLabel("Sort By").selectOption("Price (Low > High)"));
    await guard.expectFullLoad(() => product(page, "Teapot").click());
    await live(page.locator("[data-island=add-to-cart]"));
    await add(page).click();
    await expect(dialog(page)).toContainText("Teapot was added to your cart");
    await page.keyboard.press("Escape");
    await guard.expectFullLoad(() => cartLink(page).click());
    await expect(quantity(page)).toHaveValue("1");
  });

  test(`NAV-02 OpenCart ${version} with its extension: routes that the owner has named load in full @all`, async ({
    page,
    guard,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { full_load: "route=product/product" } });
    await visit(page, `${url}/${list}`);
    await cartLink(page).click();
    await expect(heading(page, "Shopping Cart")).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await page.goBack();
    await guard.expectFullLoad(() => product(page, "Teapot").click());
    await expect(heading(page, "Teapot")).toBeVisible();
  });

  test(`CRT-05 OpenCart ${version} with its extension: a page from a cache shows the visitor's own cart in the header @all`, async ({
    page,
    guard,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { cached: true } });
    const address = `${url}/${teapot}`;
    const other = (await fetch(address)).headers.get("set-cookie")!.split(";")[0]!;
    await fetch(`${url}/index.php?route=checkout/cart${version === 4 ? "." : "/"}add`, {
      method: "POST",
      headers: { Cookie: other },
      body: new URLSearchParams({ product_id: "28", quantity: "1" }),
    });
    const body = await (await fetch(address, { headers: { Cookie: other } })).text();
    expect(body).not.toContain("1 item(s)");
    expect(body).toContain('d-block">Cart</a>');
    await page.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=UTF-8" }));

    await visit(page, address);
    await expect(total(page)).toHaveText("0 item(s) - $0.00");
    await test.step("the header follows an order, and visits in place leave it alone", async () => {
      await live(page.locator("[data-island=add-to-cart]"));
      await add(page).click();
      await expect(dialog(page)).toContainText("Teapot was added to your cart");
      await expect(total(page)).toHaveText("1 item(s) - $101.00");
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Tableware" }).click();
      await product(page, "Teapot").click();
      await expect(heading(page, "Teapot")).toBeVisible();
      await expect(total(page)).toHaveText("1 item(s) - $101.00");
      await expect(page.locator("#cart #cart")).toHaveCount(0);
      expect(await isSamePage(page)).toBe(true);
    });
    await test.step("also after a full load", async () => {
      await guard.expectFullLoad(() => page.reload());
      await expect(total(page)).toHaveText("1 item(s) - $101.00");
    });
  });

  test(`CRT-05 OpenCart ${version} with its extension: the header of a cached page has its cart on each host of the shop @all`, async ({
    page,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { cached: true } });
    const other = url.replace("127.0.0.1", "localhost");
    await visit(page, `${other}/${teapot}`);
    await live(page.locator("#cart"));
    await live(page.locator("[data-island=add-to-cart]"));
    await add(page).click();
    await expect(total(page)).toHaveText("1 item(s) - $101.00");
  });

  test(`CON-01 CON-07 OpenCart ${version} with its extension: the cookie banner asks, and Cookie settings opens it again @all`, async ({
    page,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { consent: true } });
    await visit(page, `${url}/${list}`);
    await expect(banner(page)).toBeVisible();
    await button(page, "Decline all").click();
    await expect(banner(page)).toHaveCount(0);
    await product(page, "Teapot").click();
    await expect(heading(page, "Teapot")).toBeVisible();
    await pendingWorkDone(page);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Cookie settings" }).click();
    await expect(banner(page)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });

  test(`NAV-20 PRO-03 OpenCart ${version} with its extension: scripts run under a strict security policy with a nonce @all`, async ({
    page,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { consent: true }, hasPolicy: true });
    await visit(page, `${url}/${list}`);
    await button(page, "Decline all").click();
    await product(page, "Teapot").click();
    await expect(heading(page, "Teapot")).toBeVisible();
    await live(page.locator("[data-island=add-to-cart]"));
    await add(page).click();
    await expect(dialog(page)).toContainText("Teapot was added to your cart");
    await page.keyboard.press("Escape");
    await cartLink(page).click();
    await live(lines(page));
    await quantity(page).fill("3");
    await page.keyboard.press("Tab");
    await expect(total(page)).toHaveText("3 item(s) - $303.00");
    expect(await isSamePage(page)).toBe(true);
  });

  test(`NAV-01 OpenCart ${version} with its extension: a visitor without script reads the pages of the shop @all`, async ({
    browser,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { consent: true } });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${url}/${list}`);
    await product(page, "Teapot").click();
    await expect(heading(page, "Teapot")).toBeVisible();
    await expect(add(page)).toBeVisible();
    await cartLink(page).click();
    await expect(heading(page, "Shopping Cart")).toBeVisible();
    await expect(page.locator("#content").getByText("Your shopping cart is empty!")).toBeVisible();
    await context.close();
  });

  test(`OpenCart ${version} with its extension: administrators see the overlay @all`, async ({
    page,
    openOpenCart,
  }) => {
    const { url } = await openOpenCart(version, { options: { debug: true }, isAdministrator: true });
    await page.goto(`${url}/${teapot}`);
    await expect(page.getByRole("region", { name: "Atoll overlay" })).toContainText("add-to-cart");
  });
}
