// The tag manager's events during a walk through the shop.
import type { Page } from "@playwright/test";
import { layerProblems } from "../ga4.ts";
import { expect, test } from "../browser/guard/test.ts";
import { dialog, setConsentCookie, heading, live, orderForm, products } from "../browser/shop/visitor.ts";
import { order } from "../browser/shop/visits.ts";
import { changesSaved } from "./cart/cart-lines/cart-lines.ts";

/** Product events so far, as pairs of name and `ecommerce`. */
const productEvents = (page: Page): Promise<[string, any][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry: any) => entry.ecommerce && entry.event !== "ecommerce")
      .map((entry: any) => [entry.event, entry.ecommerce]),
  ) as Promise<[string, any][]>;
const eventNames = async (page: Page): Promise<string[]> => (await productEvents(page)).map(([name]) => name);
const last = async (page: Page): Promise<any> => (await productEvents(page)).at(-1)![1];

test("ANA-05 PRO-08 each step from list to cart and removal is tracked once in Google's format", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page, { statistics: true });
  await page.setViewportSize({ width: 1280, height: 3200 });
  const list = { item_list_id: "stationery", item_list_name: "Stationery" };
  const diary = {
    item_id: "p444",
    item_name: products.diary.name,
    sku: "STA-444",
    price: 22.9,
    item_brand: "Papier Lagon",
    item_category: "Stationery",
  };
  const expected: string[] = [];
  /** Waits for these events, after all the previous ones. */
  const expectEvents = async (...events: string[]): Promise<void> => {
    expected.push(...events);
    await expect.poll(() => eventNames(page)).toEqual(expected);
  };

  await test.step("a list is tracked with its items, and its second page continues the index", async () => {
    await visit("/en/catalog/stationery?pageSize=12");
    await live(page.locator("[data-island=analytics]"));
    await expectEvents("view_item_list");
    const { items, ...listFields } = await last(page);
    expect(listFields).toEqual(list);
    expect(items.map(({ index }: any) => index)).toEqual(Array.from({ length: 12 }, (_, index) => index));
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/pageindex=2/);
    await expectEvents("view_item_list");
    expect((await last(page)).items[0].index).toBe(12);
    await page.goBack();
    await expect(page).not.toHaveURL(/pageindex/);
    await expectEvents("view_item_list");
    expect((await last(page)).items[0].index).toBe(0);
  });
  await test.step("a click on a card is tracked, and the product page knows its list", async () => {
    await page.locator(".product-card", { hasText: products.diary.name }).locator(".product-card-brand").click();
    await expect(heading(page)).toHaveText(products.diary.name);
    await expectEvents("select_item", "view_item", "view_item_list");
    const [[, selected], [, viewed], [, related]] = (await productEvents(page)).slice(-3) as [
      [string, any],
      [string, any],
      [string, any],
    ];
    expect(selected).toEqual({
      ...list,
      currency: "EUR",
      value: 22.9,
      items: [{ ...diary, ...list, quantity: 1, index: expect.any(Number) }],
    });
    expect(viewed).toEqual({
      currency: "EUR",
      value: 22.9,
      items: [{ ...diary, ...list, item_variant: "STA-444", quantity: 1, index: 0 }],
    });
    expect(related.item_list_id).toBe("related");
  });
  await test.step("an addition is tracked once it is in the cart", async () => {
    const { ready, quantity, add } = orderForm(page);
    await ready();
    await quantity.fill("3");
    await add.click();
    await expect(dialog(page)).toBeVisible();
    await expectEvents("add_to_cart");
    expect(await last(page)).toEqual({
      currency: "EUR",
      value: 68.7,
      items: [{ ...diary, ...list, quantity: 3, index: 0 }],
    });
    await dialog(page).getByRole("link", { name: "Go to cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
  });
  const field = page.getByRole("textbox", { name: `Quantity of ${products.diary.name}` });
  const update = async (text: string): Promise<void> => {
    await live(page.locator(".cart-form"));
    await field.fill(text);
    const cartResponse = page.waitForResponse(/\/en\/shoppingcarts$/);
    await page.locator("form.cart-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await cartResponse;
    // Closed, so that the next update waits for its own message.
    const message = page.locator(".atoll-notice:not(.atoll-notice-gone)", { hasText: "Your cart has been updated." });
    await message.getByRole("button", { name: "Close this message" }).click();
    await expect(message).toHaveCount(0);
  };
  await test.step("a decrease is tracked as a removal, an increase as an addition, no change not at all", async () => {
    await update("1");
    await expectEvents("remove_from_cart");
    expect(await last(page)).toMatchObject({ value: 45.8, items: [{ item_id: "p444", quantity: 2 }] });
    await update("2");
    await expectEvents("add_to_cart");
    expect(await last(page)).toMatchObject({ value: 22.9, items: [{ item_id: "p444", quantity: 1 }] });
    await update("2");
  });
  await test.step("Back tracks nothing again; a removed line is tracked in full", async () => {
    await page.locator(".site-footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(heading(page)).toHaveText("Terms of sale");
    await page.goBack();
    await expect(heading(page)).toHaveText("Your cart");
    await live(page.locator(".cart-form"));
    await page.getByRole("button", { name: `Remove ${products.diary.name}` }).click();
    await expect(page.locator("#page")).toContainText("Your cart is empty.");
    await expectEvents("remove_from_cart");
    expect(await last(page)).toEqual({
      currency: "EUR",
      value: 45.8,
      items: [{ ...diary, ...list, quantity: 2, index: 0 }],
    });
  });
  expect(layerProblems(await page.evaluate(() => window.dataLayer!))).toEqual([]);
});

test("ANA-05 emptying a cart is tracked in full; refused or unanswered changes are not @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/422|ERR_FAILED/);
  await setConsentCookie(page, { statistics: true });
  for (const [id, quantity] of [
    ["v4441", 2],
    ["v2261", 2.3],
  ] as const)
    await order(page, id, quantity);
  await visit("/fr/shoppingcarts");
  await live(page.locator("[data-island=analytics]"));
  await live(page.locator(".cart-form"));
  const removed = () => eventNames(page).then((all) => all.filter((name) => name !== "view_item_list"));
  await test.step("a refused quantity is not tracked", async () => {
    // Removes the island, which would correct the quantity.
    await page.evaluate(() => window.atoll!.sweep(document.querySelector(".cart-lines")!));
    await page.locator('[name^="Quantity["][inputmode=numeric]').fill("4000");
    await page.locator("form.cart-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator(".atoll-decision-failure")).toBeVisible();
    expect(await removed()).toEqual([]);
  });
  await test.step("a removal without a response is not tracked", async () => {
    await changesSaved(page);
    let breakConnection = (): void => {};
    const broken = new Promise<void>((resolve) => (breakConnection = resolve));
    await page.route("**/shoppingcartitems/*", async (route) => (await broken, route.abort()));
    await page.locator(".cart-line-remove").first().click();
    await expect(page.locator(".cart-line").first()).toBeHidden();
    breakConnection();
    await expect(page.locator(".cart-line").first().locator(".atoll-decision-failure")).toBeVisible();
    expect(await removed()).toEqual([]);
  });
  await test.step("an emptied cart is tracked in full, with lengths as decimals", async () => {
    await page.locator('[value="clear"]').click();
    await dialog(page).locator(".btn-primary, .btn-danger").first().click();
    await expect(page.locator(".cart-line")).toHaveCount(0);
    await expect.poll(removed).toEqual(["remove_from_cart"]);
    const { value, items } = await last(page);
    expect(items.map(({ item_id, quantity }: any) => [item_id, quantity])).toEqual([
      ["p444", 2],
      ["p226", 2.3],
    ]);
    expect(value).toBe(50.86);
    expect(layerProblems(await page.evaluate(() => window.dataLayer!))).toEqual([]);
  });
});
