// A shop on Bootstrap 5 whose forms are sent by one handler on the document, and whose checkout binds to the document as it runs.
import { expect, test } from "../guard/test.ts";
import { at, back, go, ran, times, walk } from "./capture.ts";

const shop = at("bootstrap5-ajax-forms");
const index = `${shop}index.php`;
const lamps = ["#menu >> text=Lamps", "Lamps"] as const;
const desk = ["#page >> text=Desk lamp", "Desk lamp"] as const;
const checkout = ["#menu >> text=Checkout", "Checkout"] as const;

test("NAV-01 NAV-21 NAV-14 a shop of Bootstrap 5 walks in place, and its forms and products reached so work", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("a shop of Bootstrap 5 walks in place, its scripts in order", async () => {
    await visit(shop);
    await walk(page, [
      lamps,
      desk,
      ["#page >> text=Storm lantern", "Storm lantern"],
      ["#menu >> text=Cart", "Shopping Cart"],
    ]);
    expect(await ran(page)).toEqual([
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

  await test.step("forms that the shop sends itself go where their button says, once, and the answer comes into the page", async () => {
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
    expect(await times(page, "ajax form")).toBe(4);
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

  await test.step("a product reached in place shows its pictures large, and says beside the field what the server refused", async () => {
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
    expect(await times(page, "form-product")).toBe(2);
  });
});

test("NAV-20 NAV-21 what a checkout binds answers once after three visits, and not on other pages", async ({
  page,
  visit,
  control,
}) => {
  await visit(shop);
  /** How often the cart around the page has said that it was opened from the checkout. */
  const opened = async (): Promise<number> => {
    await page.click("#cart button");
    return times(page, "cart opened from the checkout");
  };

  await test.step("a checkout that was visited three times sends once, by jQuery's handlers and by native ones, and what it binds to the cart around the page answers once there, and not on other pages", async () => {
    /** One of each: what they did since the last time. */
    const act = async (): Promise<string[]> => {
      const before = (await ran(page)).length;
      await page.click("#button-shipping-method");
      await expect(page.locator("#shipping-said")).toHaveText("Success: it comes by boat.");
      await page.fill("#input-comment", `Ring twice, ${before}`);
      await page.click("#button-confirm");
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      return (await ran(page)).slice(before);
    };
    const once = ["shipping saved", "comment", "confirmed", "offline"];
    for (const turn of [1, 2, 3]) {
      await go(page, ...checkout);
      expect(await act(), `visit ${turn}`).toEqual(once);
      expect(await opened(), `visit ${turn}`).toBe(turn);
      await go(page, ...lamps);
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      expect(await times(page, "offline"), `after visit ${turn}`).toBe(turn);
      expect(await opened(), `after visit ${turn}`).toBe(turn);
    }
    await back(page, "Checkout");
    expect(await act(), "back").toEqual(once);
    expect(await opened(), "back").toBe(4);
    await expect.poll(async () => (await control.log()).filter(({ method }) => method === "POST").length).toBe(4);
  });
});
