// A shop of a blog system: everything that its content needs stands around it, and binds only once.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { noteEvents, notedEvents, ready } from "../navigation/watch.ts";
import { at, back, forward, go, ran, times, walk } from "./capture.ts";

const shop = at("scripts-outside", "/shop/");
const toShop = [".main-navigation >> text=Shop", "Shop"] as const;
const stool = ["#page >> text='Oak stool'", "Oak stool"] as const;
const bench = ["#page >> text='Ash bench'", "Ash bench"] as const;
const toCart = [".main-navigation >> text=Cart", "Cart"] as const;

const site = ["revive.js", "woocommerce.js", "cart-fragments.js", "order-attribution.js"];

/** The product that is shown is alive: its gallery seen, its variations known. */
async function isAlive(page: Page, id: number, price: string): Promise<void> {
  await expect(page.locator(".woocommerce-product-gallery")).toHaveCSS("opacity", "1");
  expect(await times(page, `gallery of product-${id}`)).toBe(1);
  await expect(page.locator("#tab-description")).toBeVisible();
  await expect(page.locator("#tab-care")).toBeHidden();
  const before = await times(page, `variation ${id}2`);
  await page.selectOption("#finish", "Smoked");
  await expect(page.locator(".single_variation")).toHaveText(price);
  await expect(page.locator(".variation_id")).toHaveValue(`${id}2`);
  expect(await times(page, `variation ${id}2`)).toBe(before + 1);
  await page.selectOption("#finish", "");
}

test("NAV-01 NAV-21 NAV-15 a shop whose scripts stand at the end of the body walks in place, and its first product, its second and both on Back are alive", async ({
  page,
  visit,
}) => {
  await test.step("a shop whose scripts stand at the end of the body walks in place, each script once and after what it needs", async () => {
    await visit(shop);
    await walk(page, [stool, bench, toCart, [".main-navigation >> text=My account", "My account"]]);
    expect((await ran(page)).filter((what) => what.endsWith(".js"))).toEqual([
      ...site,
      "sorting.js",
      "gallery.js",
      "single-product.js",
      "template.js",
      "variations.js",
    ]);
    await expect(page.locator("body")).toHaveClass(/\bsingle-product\b.*\bpostid-14\b/);
    await expect(page.locator("body")).not.toHaveClass(/woocommerce-(cart|shop)/);
  });

  /** What the page tells its scripts is true of the product that is shown. */
  const asks = async (id: number): Promise<void> => {
    const before = (await ran(page)).length;
    await page.click(".enquire");
    expect((await ran(page)).slice(before)).toEqual([`enquiry about ${id}`]);
  };

  await test.step("the first product is alive by its page's own scripts, the second by the shop's adapter, and both again on Back", async () => {
    await visit(shop);
    await go(page, ...stool);
    await isAlive(page, 14, "90.00");
    await asks(14);
    await go(page, ...bench);
    await isAlive(page, 15, "150.00");
    await asks(15);
    await back(page, "Oak stool");
    await isAlive(page, 14, "90.00");
    await forward(page, "Ash bench");
    await isAlive(page, 15, "150.00");
    expect((await ran(page)).filter((what) => what.startsWith("gallery of"))).toEqual([
      "gallery of product-14",
      "gallery of product-15",
    ]);
  });

  await test.step("what a product's page tells its scripts is true of that product, whichever way it was come to", async () => {
    // By a link, to a page whose script has run before; then from memory.
    await go(page, ...stool);
    await asks(14);
    await back(page, "Ash bench");
    await asks(15);
  });
});

test("NAV-21 NAV-15 with the ten lines of the README each product of a shop like WooCommerce is alive, and once: also when the visitor comes to a product first, and to one without variations", async ({
  page,
  visit,
}) => {
  const [, adapter = ""] = /<!-- adapter woocommerce -->\n```js\n([\s\S]*?)```/.exec(
    readFileSync("README.md", "utf8"),
  )!;
  expect(adapter.trim().split("\n").length).toBeLessThanOrEqual(10);
  expect(readFileSync("fixtures-html/captured/scripts-outside/assets/revive.js", "utf8")).toContain(adapter);
  await test.step("a product that is loaded in full, and the one after it", async () => {
    await visit(at("scripts-outside", "/product/oak-stool/"));
    await isAlive(page, 14, "90.00");
    await go(page, ...bench);
    await isAlive(page, 15, "150.00");
    await back(page, "Oak stool");
    await isAlive(page, 14, "90.00");
  });
  await test.step("a product without variations, one whose variations come with it, and one after that", async () => {
    await visit(at("scripts-outside", "/product/elm-box/"));
    await expect(page.locator("#tab-care")).toBeHidden();
    await go(page, ...bench);
    await isAlive(page, 15, "150.00");
    await go(page, ...stool);
    await isAlive(page, 14, "90.00");
    await page.click(".wc-tabs >> text=Care");
    await expect(page.locator("#tab-care")).toBeVisible();
  });
});

test("NAV-21 NAV-15 NAV-03 NAV-23 NAV-04 NAV-19 what the shop bound once goes on: the class of the body, the sort select, the quick view, and links that change the cart", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("each page has its own class on the body, and what a script made of it stays", async () => {
    await visit(shop);
    const inFull = await page.getAttribute("body", "class");
    await visit(at("scripts-outside", "/cart/"));
    await go(page, ...toShop);
    await expect
      .poll(() =>
        page.getAttribute("body", "class").then((names) =>
          names!
            .split(" ")
            .filter((name) => name !== "page")
            .toSorted(),
        ),
      )
      .toEqual(
        inFull!
          .split(" ")
          .filter((name) => name !== "page")
          .toSorted(),
      );
    await expect(page.locator(".products")).toHaveCSS("display", "grid");
  });

  await test.step("a sort select that was bound once works on a list that was come to later", async () => {
    await guard.expectFullLoad(() => page.selectOption("select.orderby", "price"));
    await expect(page.locator("h1")).toHaveText("Shop, by price");
  });

  await test.step("a link that the shop handles on the document stays the shop's, though it was bound after the shell", async () => {
    await visit(shop);
    await page.click(".quick-view >> nth=0");
    expect((await ran(page)).slice(-1)).toEqual(["quick view of oak-stool"]);
    await go(page, ...toCart);
    await go(page, ...toShop);
    await noteEvents(page);
    await page.click(".quick-view >> nth=1");
    expect((await ran(page)).slice(-1)).toEqual(["quick view of ash-bench"]);
    await expect(page.locator("h1")).toHaveText("Shop");
    expect(await notedEvents(page)).not.toContain("leave");
  });

  await test.step("links that change the cart are asked for once: not ahead of the click, not on Back, not on Forward", async () => {
    await control.reset();
    await visit(shop);
    await ready(page, () => page.hover("h1"));
    for (const link of ["text=Add the set", ".ajax_add_to_cart >> nth=0", ".wish >> nth=0"]) {
      await page.hover(link);
      await page.focus(link);
    }
    await page.click(".ajax_add_to_cart >> nth=0");
    await expect(page.locator(".widget_shopping_cart_content")).toHaveText("1 product in the cart.");
    await go(page, ".wish >> nth=0", "Kept for you");
    await back(page, "Shop");
    await forward(page, "Kept for you");
    await back(page, "Shop");
    await guard.expectFullLoad(() => page.click("text=Add the set"));
    await expect(page.locator("h1")).toHaveText("Shop: the set was added");
    await go(page, ...toCart);
    await back(page, "Shop: the set was added");
    await forward(page, "Cart");
    await guard.expectFullLoad(() => page.click(".remove"));
    await expect(page.locator("h1")).toHaveText("Cart: Oak stool removed");
    await go(page, ...toShop);
    await back(page, "Cart: Oak stool removed");
    const log = await control.log();
    const changes = log
      .filter(({ search }) => /add-to-cart|wc-ajax|toggle|remove_item/.test(search))
      .map(({ method, search }) => `${method} ${search}`);
    expect(changes).toEqual([
      "POST ?wc-ajax=add_to_cart",
      "GET ?toggle=14",
      "GET ?add-to-cart=16",
      "GET ?remove_item=aab3&_wpnonce=0c1f",
    ]);
  });
});
