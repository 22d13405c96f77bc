// A shop on a blog system: the scripts for its content are outside the page section and bind only once.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { recordEvents, recordedEvents, ready } from "../navigation/watch.ts";
import { at, back, forward, go, scriptLog, timesLogged, walk } from "./capture.ts";

const shop = at("scripts-outside", "/shop/");
const toShop = [".main-navigation >> text=Shop", "Shop"] as const;
const stool = ["#page >> text='Oak stool'", "Oak stool"] as const;
const bench = ["#page >> text='Ash bench'", "Ash bench"] as const;
const toCart = [".main-navigation >> text=Cart", "Cart"] as const;

const site = ["revive.js", "woocommerce.js", "cart-fragments.js", "order-attribution.js"];

/** Checks that the current product works: its gallery is visible and its variations react. */
async function isAlive(page: Page, id: number, price: string): Promise<void> {
  await expect(page.locator(".woocommerce-product-gallery")).toHaveCSS("opacity", "1");
  expect(await timesLogged(page, `gallery of product-${id}`)).toBe(1);
  const tabs = page.locator("#tab-description, #tab-care");
  expect(await tabs.evaluateAll((all) => all.map((tab) => [tab.id, tab.checkVisibility()]))).toEqual([
    ["tab-description", true],
    ["tab-care", false],
  ]);
  const before = await timesLogged(page, `variation ${id}2`);
  await page.selectOption("#finish", "Smoked");
  await expect(page.locator(".single_variation")).toHaveText(price);
  await expect(page.locator(".variation_id")).toHaveValue(`${id}2`);
  expect(await timesLogged(page, `variation ${id}2`)).toBe(before + 1);
  await page.selectOption("#finish", "");
}

test("NAV-01 NAV-21 NAV-15 a shop with scripts at the body's end keeps all products working @all", async ({
  page,
  visit,
}) => {
  await test.step("with scripts at the end of the body pages swap in place; each script runs once, in order", async () => {
    await visit(shop);
    await walk(page, [stool, bench, toCart, [".main-navigation >> text=My account", "My account"]]);
    expect((await scriptLog(page)).filter((what) => what.endsWith(".js"))).toEqual([
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

  /** Checks that the page's data for its scripts belongs to the current product. */
  const enquires = async (id: number): Promise<void> => {
    const before = (await scriptLog(page)).length;
    await page.press(".enquire", "Enter");
    expect((await scriptLog(page)).slice(before)).toEqual([`enquiry about ${id}`]);
  };

  await test.step("the page's scripts start the first product, the adapter the second; both work after Back", async () => {
    await visit(shop);
    await go(page, ...stool);
    await isAlive(page, 14, "90.00");
    await enquires(14);
    await go(page, ...bench);
    await isAlive(page, 15, "150.00");
    await enquires(15);
    await back(page, "Oak stool");
    await isAlive(page, 14, "90.00");
    await forward(page, "Ash bench");
    await isAlive(page, 15, "150.00");
    expect((await scriptLog(page)).filter((what) => what.startsWith("gallery of"))).toEqual([
      "gallery of product-14",
      "gallery of product-15",
    ]);
  });

  await test.step("inline data belongs to the current product, reached by a link or from the cache", async () => {
    // First by a link to a page whose script has run before, then from the cache.
    await go(page, ...stool);
    await enquires(14);
    await back(page, "Ash bench");
    await enquires(15);
  });
});

test("NAV-21 NAV-15 with the adapter of dist/adapters each WooCommerce-like product works, exactly once @all", async ({
  page,
  visit,
}) => {
  await test.step("a product loaded in full works, and so does the next one", async () => {
    await visit(at("scripts-outside", "/product/oak-stool/"));
    await isAlive(page, 14, "90.00");
    await go(page, ...bench);
    await isAlive(page, 15, "150.00");
    await back(page, "Oak stool");
    await isAlive(page, 14, "90.00");
  });
  await test.step("products with variations work after a product without any", async () => {
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

test("NAV-21 NAV-15 NAV-03 NAV-23 NAV-04 NAV-19 one-time bindings of the shop keep working @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("the body class follows the page, and classes that scripts set stay", async () => {
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

  await test.step("a sort select that was bound once works on a list reached later", async () => {
    await guard.expectFullLoad(() => page.selectOption("select.orderby", "price"));
    await expect(page.locator("h1")).toHaveText("Shop, by price");
  });

  await test.step("a link that the shop handles on the document is left to it, even when bound after the shell", async () => {
    await visit(shop);
    await page.click(".quick-view >> nth=0");
    expect((await scriptLog(page)).slice(-1)).toEqual(["quick view of oak-stool"]);
    await go(page, ...toCart);
    await go(page, ...toShop);
    await recordEvents(page);
    await page.click(".quick-view >> nth=1");
    expect((await scriptLog(page)).slice(-1)).toEqual(["quick view of ash-bench"]);
    await expect(page.locator("h1")).toHaveText("Shop");
    expect(await recordedEvents(page)).not.toContain("leave");
  });

  await test.step("links that change the cart are requested only on click, not before it, on Back or on Forward", async () => {
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
