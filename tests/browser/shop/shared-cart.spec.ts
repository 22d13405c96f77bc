import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { overflow } from "../overflow.ts";
import { order } from "./visits.ts";
import { cartCount, heading, live, setConsentCookie } from "./visitor.ts";

test("NAV-23 OPT-07 a cart is shared by a link, which puts its products into another cart without script", async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  await setConsentCookie(page);
  await visit("/en");
  await order(page);
  await visit("/en/shoppingcarts");
  const link = page.getByLabel("Link to this cart");
  await test.step("the button of the cart opens the page of the link in place", async () => {
    await page.getByRole("button", { name: "Share this cart" }).click();
    await expect(heading(page)).toHaveText("A shared cart");
    await expect(page.locator(".lead")).toContainText("These products are in your cart.");
    await live(page.locator(".shared-link [data-island=share]"));
    await expect(page.getByRole("link", { name: "Copy link" })).toHaveAttribute("href", await link.inputValue());
    expect(await violations(page)).toEqual([]);
  });
  const { pathname } = new URL(await link.inputValue());
  expect(pathname).toMatch(/^\/en\/shoppingcarts\/shared\/[\w-]{22}$/);

  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL, viewport: { width: 360, height: 740 } },
  });
  const other = await context.newPage();
  await test.step("another visitor sees the products, and puts them into their own cart", async () => {
    const response = await other.goto(pathname);
    expect(response!.headers()["x-robots-tag"]).toBe("noindex");
    await expect(other.locator(".shared-lines li")).toHaveCount(1);
    await other.getByRole("button", { name: "Add all to my cart" }).click();
    await expect(heading(other)).toHaveText("Your cart");
    await expect(other.getByRole("status")).toHaveText("1 product was added to your cart.");
    await expect(cartCount(other)).toHaveText("1");
  });
  await test.step("products that are sold out or no longer sold are named, with the reason", async () => {
    await other.goto("/en/shoppingcarts/shared/office-kitchen");
    await expect(other.locator(".shared-message")).toHaveText([
      "This item is currently sold out.",
      "99 wanted. Only 60 left in stock.",
      "We no longer sell this product.",
    ]);
    expect(await overflow(other)).toEqual([]);
    await other.getByRole("button", { name: "Add all to my cart" }).click();
    await expect(other.getByRole("status")).toHaveText(
      "2 products were added to your cart. Brazil Cerrado, medium roast: This item is currently sold out. " +
        "Storm lantern, brass: We no longer sell this product.",
    );
  });
  await test.step("a link that is no longer stored says so, and leads to the shop", async () => {
    expect((await other.goto("/en/shoppingcarts/shared/unknown"))!.status()).toBe(404);
    await expect(heading(other)).toHaveText("This link is no longer valid");
    await other.getByRole("link", { name: "Browse the shop" }).click();
    await expect(heading(other)).toHaveText("All products");
  });
  await context.close();
});
