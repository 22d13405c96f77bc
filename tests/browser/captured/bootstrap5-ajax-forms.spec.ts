// A Bootstrap 5 shop: one document handler sends all forms, and the checkout adds its own document handlers.
import { expect, test } from "../guard/test.ts";
import { at, back, go, scriptLog, timesLogged, walk } from "./capture.ts";

const shop = at("bootstrap5-ajax-forms");
const index = `${shop}index.php`;
const lamps = ["#menu >> text=Lamps", "Lamps"] as const;
const desk = ["#page >> text=Desk lamp", "Desk lamp"] as const;
const checkout = ["#menu >> text=Checkout", "Checkout"] as const;

test("NAV-01 NAV-21 NAV-14 a Bootstrap 5 shop swaps in place, with working forms and products @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("pages swap in place, and their scripts run in order", async () => {
    await visit(shop);
    await walk(page, [
      lamps,
      desk,
      ["#page >> text=Storm lantern", "Storm lantern"],
      ["#menu >> text=Cart", "Shopping Cart"],
    ]);
    expect(await scriptLog(page)).toEqual([
      "common.js",
      "home",
      "lightbox.js",
      "product 28",
      "gallery 28",
      "product 29",
      "gallery 29",
      "cart",
    ]);
    await expect(page.locator("#menu .active")).toHaveText("Lamps");
  });

  await test.step("forms that the shop's script sends use the button's action once and show the response", async () => {
    await control.reset();
    await expect(page.locator("h1")).toHaveText("Lamps");
    await page.click(".col:has-text('Storm lantern') >> text=Add to Cart");
    await expect(page.locator("#alert")).toContainText("it is in your shopping cart");
    await expect(page.locator("#cart")).toHaveText("1 item(s)");
    await page.click(".col:has-text('Desk lamp') >> text=Wish");
    await expect(page.locator("#alert")).toContainText("it is on your wish list");
    await go(page, "#menu >> text=Cart", "Shopping Cart");
    await page.fill("#shopping-cart [name=quantity]", "3");
    await page.click("#shopping-cart button >> text=Update");
    await expect(page.locator("#shopping-cart caption")).toBeVisible();
    await page.click("#shopping-cart button >> text=Update");
    expect(await timesLogged(page, "ajax form")).toBe(4);
    await go(page, ...lamps);
    await guard.expectFullLoad(() => page.click(".col:has-text('Desk lamp') >> text=Compare"));
    await expect(page.locator("h1")).toHaveText("Storm lantern");
    const posts = (await control.log())
      .filter(({ method }) => method === "POST")
      .map(({ search, body }) => `${search.slice("?route=".length)} ${body}`);
    expect(posts).toEqual([
      "checkout/cart.add product_id=29&quantity=1",
      "account/wishlist.add product_id=28&quantity=1",
      "checkout/cart.edit quantity=3&key=7",
      "checkout/cart.edit quantity=3&key=7",
      "product/compare.add product_id=28&quantity=1",
    ]);
  });

  await test.step("a product reached in place opens large pictures and shows the server's error at the field", async () => {
    await control.reset();
    await visit(shop);
    await go(page, ...lamps);
    await go(page, ...desk);
    await page.click(".magnific-popup a");
    await expect(page.locator(".lightbox")).toHaveCSS("position", "fixed");
    await page.click(".lightbox");
    await control.answer({
      path: index,
      method: "POST",
      contentType: "application/json",
      body: '{"error":{"option_218":"Shade required!"}}',
    });
    await page.click("#button-cart");
    await expect(page.locator("#error-option-218")).toHaveText("Shade required!");
    await page.selectOption("#input-option-218", "5");
    await page.click("#button-cart");
    await expect(page.locator("#cart")).toHaveText("1 item(s)");
    expect(await timesLogged(page, "form-product")).toBe(2);
  });
});

test("NAV-20 NAV-21 checkout handlers run once after three visits, and not on other pages @all", async ({
  page,
  visit,
  control,
}) => {
  await visit(shop);
  /** Opens the cart outside the page section; returns how often the checkout's handler has logged that. */
  const opened = async (): Promise<number> => {
    await page.press("#cart button", "Enter");
    return timesLogged(page, "cart opened from the checkout");
  };

  await test.step("after three visits each checkout handler runs once per action, and only on the checkout", async () => {
    /** Performs each action once; returns what the scripts logged meanwhile. */
    const act = async (): Promise<string[]> => {
      const before = (await scriptLog(page)).length;
      await page.press("#button-shipping-method", "Enter");
      await expect(page.locator("#shipping-said")).toHaveText("Success: it comes by boat.");
      await page.fill("#input-comment", `Ring twice, ${before}`);
      await page.press("#button-confirm", "Enter");
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      return (await scriptLog(page)).slice(before);
    };
    const oneRun = ["shipping saved", "comment", "confirmed", "offline"];
    for (const round of [1, 2, 3]) {
      await go(page, ...checkout);
      expect(await act(), `visit ${round}`).toEqual(oneRun);
      expect(await opened(), `visit ${round}`).toBe(round);
      await go(page, ...lamps);
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      expect(await timesLogged(page, "offline"), `after visit ${round}`).toBe(round);
      expect(await opened(), `after visit ${round}`).toBe(round);
    }
    await back(page, "Checkout");
    expect(await act(), "back").toEqual(oneRun);
    expect(await opened(), "back").toBe(4);
    await expect.poll(async () => (await control.log()).filter(({ method }) => method === "POST").length).toBe(4);
  });
});
