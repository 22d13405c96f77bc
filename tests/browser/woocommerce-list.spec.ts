// Lists and the search of a WooCommerce shop with a classic theme.
import { expect, test } from "./guard/test.ts";
import { hold } from "./hold.ts";
import { inShop } from "./woocommerce-shop.ts";

test("SRC-01 NAV-14 WooCommerce: Enter in the search box shows the results in place", async ({ page, guard }) => {
  await inShop({ page, guard }, {}, async (_shop, url) => {
    await page.goto(`${url}/product/mat/`);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.getByLabel("Search for:").fill("scarf");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Search results: “scarf”" })).toBeVisible();
    await expect(page).toHaveURL(/\?s=scarf&post_type=product$/);
    await expect(page.locator("li.product")).toHaveCount(1);
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Mat", level: 1 })).toBeVisible();
  });
});

test("PRO-03 WooCommerce: a button of the list that is pressed twice adds one, and works again after that", async ({
  page,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED/);
  await inShop({ page, guard }, {}, async (shop, url) => {
    const add = page.getByRole("link", { name: "Add to cart" }).first();
    const count = page.locator("#site-header-cart .count");
    const orders = (): number => shop.visitors.all()[0]!.cart.lines[0]?.quantity ?? 0;
    await page.goto(`${url}/`);
    const release = await hold(page, /wc-ajax=add_to_cart/);
    await add.dblclick();
    release();
    await expect(count).toHaveText("1 item");
    await add.click();
    await expect(count).toHaveText("2 items");
    expect(orders()).toBe(2);
    await test.step("also after a request that failed", async () => {
      await page.route(/wc-ajax=add_to_cart/, (route) => route.abort(), { times: 1 });
      await Promise.all([page.waitForEvent("requestfailed"), add.click()]);
      await add.click();
      await expect(count).toHaveText("3 items");
      expect(orders()).toBe(3);
    });
  });
});

test("NAV-01 WooCommerce: a list is sorted in place, also before the scripts of its page have started @all", async ({
  page,
  guard,
}) => {
  await inShop({ page, guard }, {}, async (_shop, url) => {
    const first = page.locator("li.product h2").first();
    const order = page.getByLabel("Shop order");
    await page.goto(`${url}/`);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await order.selectOption("Sort by price: low to high");
    await expect(first).toHaveText("Mat");
    await page.getByRole("link", { name: "Mat" }).first().click();
    await expect(page.getByRole("heading", { name: "Mat", level: 1 })).toBeVisible();
    // The visitor is faster than the scripts: an adapter starts them when it hears of the page.
    await page.evaluate(() =>
      window.addEventListener(
        "page:loaded",
        () => {
          const select = document.querySelector<HTMLSelectElement>("select.orderby")!;
          select.value = "price";
          select.dispatchEvent(new Event("change", { bubbles: true }));
        },
        { capture: true, once: true },
      ),
    );
    await page.locator(".site-branding a").click();
    await expect(page).toHaveURL(/orderby=price/);
    await expect(first).toHaveText("Mat");
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  });
});
