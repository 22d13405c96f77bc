// A shop of the 2010s: Bootstrap 3, jQuery 1, inline handlers, inline scripts in the content.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { requestCount } from "../navigation/watch.ts";
import { at, back, go, scriptLog, timesLogged, walk } from "./capture.ts";

const shop = at("bootstrap3-jquery");
const index = `${shop}index.php`;
const pots = ["#menu >> text=Pots", "Pots"] as const;
const oven = ["#content >> text=Dutch oven", "Dutch oven"] as const;
const checkout = ["#menu >> text=Checkout", "Checkout"] as const;

const postedBody = async (page: Page, act: () => Promise<unknown>): Promise<string | null> => {
  const [request] = await Promise.all([page.waitForRequest((request) => request.method() === "POST"), act()]);
  return request.postData();
};

test("NAV-01 NAV-21 a Bootstrap 3 and jQuery shop swaps in place, with working product pages @all", async ({
  page,
  visit,
  control,
}) => {
  await test.step("pages swap in place, and their scripts run as after a full load", async () => {
    await visit(shop);
    await walk(page, [
      pots,
      oven,
      ["#content >> text=Stock pot", "Stock pot"],
      ["#menu >> text=Shopping cart", "Shopping cart"],
    ]);
    await expect(page.locator("#menu .active")).toHaveText("Pots");
    await expect
      .poll(async () => (await scriptLog(page)).toSorted())
      .toEqual(
        [
          "slideshow.js",
          "common.js",
          "home",
          "days.js",
          "days-with-locales.js",
          "datepicker.js",
          ...[42, 43].flatMap((id) => ["cart", "date", "review", "ready"].map((what) => `${id} ${what}`)),
          "cart",
        ].toSorted(),
      );
    // Scripts run in order, except those that wait for `ready`.
    expect((await scriptLog(page)).filter((what) => !what.endsWith("ready"))).toEqual([
      ...["slideshow.js", "common.js", "home", "days.js", "days-with-locales.js", "datepicker.js"],
      ...["42 cart", "42 date", "42 review", "43 cart", "43 date", "43 review", "cart"],
    ]);
  });

  await test.step("a product page reached in place has working reviews, date picker and cart button", async () => {
    await control.reset();
    await expect(page.locator("h1")).toHaveText("Pots");
    await page.click(".product-layout:has-text('Stock pot') >> text=Add to Cart");
    await expect(page.locator("#page .alert-success")).toBeVisible();
    expect(await timesLogged(page, "cart.add 43")).toBe(1);
    await go(page, ...oven);
    await page.click("text=Choose");
    await page.click("text=24-12-2027");
    await expect(page.locator("#input-option221")).toHaveValue("24-12-2027");
    await page.click("text=Reviews");
    await expect(page.locator("#review")).toContainText("Never burns a stew.");
    await page.click("#review .pagination a");
    await expect(page.locator("#review")).toContainText("Heavy, and worth it.");
    expect(await postedBody(page, () => page.click("#button-cart"))).toBe(
      "option%5B221%5D=24-12-2027&quantity=1&product_id=42",
    );
    await expect(page.locator("#page .alert-success")).toBeVisible();
    await expect(page.locator("#cart-total")).toHaveText("1 item(s) - 89.00");
    await expect(page.locator("#cart .dropdown-menu")).toContainText("Dutch oven");
    expect(await requestCount(control, index, "POST")).toBe(2);
  });
});

test("NAV-02 NAV-23 after Back a product uses its own price; full loads stay full loads @all", async ({
  page,
  visit,
  guard,
}) => {
  await test.step("after Back a product uses its own price again, not the price of the next product", async () => {
    await visit(`${index}?route=product/product&product_id=42`);
    await go(page, "#content >> text=Stock pot", "Stock pot");
    await page.locator("#input-quantity").press("2");
    await expect(page.locator("#together")).not.toHaveText("42.50");
    await back(page, "Dutch oven");
    await page.locator("#input-quantity").fill("");
    await page.locator("#input-quantity").press("2");
    await expect(page.locator("#together")).toHaveText("178.00");
  });

  await test.step("a select that sets the location, and a multipart form, cause full loads", async () => {
    await go(page, ...pots);
    await guard.expectFullLoad(() => page.selectOption("#input-sort", { index: 1 }));
    await expect(page).toHaveURL(/sort=p\.price$/);
    await page.waitForLoadState();
    await go(page, "#menu >> text=Shopping cart", "Shopping cart");
    await page.fill("[name='quantity[1071]']", "3");
    await guard.expectFullLoad(() => page.click("text=Update"));
    await expect(page).toHaveURL(/route=checkout\/cart$/);
    await go(page, ...oven);
    await expect(page.locator("#input-option221")).toHaveAttribute("placeholder", "DD-MM-YYYY");
  });
});

test("NAV-15 NAV-20 NAV-21 an adapter revives one-time bindings; document handlers stay single @all", async ({
  page,
  visit,
}) => {
  await test.step("an adapter rebinds list buttons that the shop binds only once; one click acts once", async () => {
    await visit(shop);
    await go(page, ...pots);
    await page.click("text=Grid");
    await expect(page.locator(".product-grid")).toHaveCount(2);
    await page.click("text=List");
    await expect(page.locator(".product-list")).toHaveCount(2);
    await go(page, ...oven);
    await back(page, "Pots");
    await page.click("text=Grid");
    await expect(page.locator(".product-grid")).toHaveCount(2);
    expect(await timesLogged(page, "grid-view")).toBe(2);
  });

  await test.step("document handlers of the checkout do not pile up over three visits, and work after Back", async () => {
    for (const round of [1, 2, 3]) {
      await go(page, ...checkout);
      await expect(page.locator("#button-guest")).toBeVisible();
      await expect(page.getByLabel("First Name")).toHaveAttribute("autocomplete", "given-name");
      expect(await timesLogged(page, "guest panel")).toBe(round);
      await page.click("#button-guest");
      await expect(page.locator("#collapse-delivery")).toContainText("It comes by bicycle.");
      expect(await timesLogged(page, "button-guest")).toBe(round);
      if (round < 3) await go(page, ...pots);
    }
    await go(page, ...pots);
    await back(page, "Checkout");
    await page.click("#button-guest");
    expect(await timesLogged(page, "button-guest")).toBe(4);
  });
});
