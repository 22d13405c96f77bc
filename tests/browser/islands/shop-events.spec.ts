// A walk through the shop, as the tag manager hears of it.
import type { Page } from "@playwright/test";
import { layerProblems } from "../../ga4.ts";
import { expect, test } from "../guard/test.ts";
import { dialog, hasChosen, heading, live, orderForm, products } from "../shop/visitor.ts";
import { settled } from "./cart-lines.ts";

/** What the tag manager has heard of products so far: the name of each event, and its `ecommerce`. */
const told = (page: Page): Promise<[string, any][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry: any) => entry.ecommerce && entry.event !== "ecommerce")
      .map((entry: any) => [entry.event, entry.ecommerce]),
  ) as Promise<[string, any][]>;
const names = async (page: Page): Promise<string[]> => (await told(page)).map(([name]) => name);
const last = async (page: Page): Promise<any> => (await told(page)).at(-1)![1];

test("ANA-05 PRO-08 from a list over a product to the cart and out of it each thing is told once, as Google asks for it", async ({
  page,
  visit,
}) => {
  await hasChosen(page, { statistics: true });
  await page.setViewportSize({ width: 1280, height: 2400 });
  const list = { item_list_id: "stationery", item_list_name: "Stationery" };
  const diary = {
    item_id: "p444",
    item_name: products.diary.name,
    sku: "STA-444",
    price: 22.9,
    item_brand: "Papier Lagon",
    item_category: "Stationery",
  };
  const heard: string[] = [];
  /** Waits for these events, after all those before. */
  const hears = async (...events: string[]): Promise<void> => {
    heard.push(...events);
    await expect.poll(() => names(page)).toEqual(heard);
  };

  await test.step("a list is told with all that it shows, and the second page of it goes on with the places", async () => {
    await visit("/en/catalog/stationery?pageSize=12");
    await live(page.locator("[data-island=analytics]"));
    await hears("view_item_list");
    const { items, ...named } = await last(page);
    expect(named).toEqual(list);
    expect(items.map(({ index }: any) => index)).toEqual(Array.from({ length: 12 }, (_, index) => index));
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/pageindex=2/);
    await hears("view_item_list");
    expect((await last(page)).items[0].index).toBe(12);
    await page.goBack();
    await expect(page).not.toHaveURL(/pageindex/);
    await hears("view_item_list");
    expect((await last(page)).items[0].index).toBe(0);
  });
  await test.step("a product is told as it is opened, wherever on its card, and its page knows the list that it came from", async () => {
    await page.locator(".product-card", { hasText: products.diary.name }).locator(".product-card-brand").click();
    await expect(heading(page)).toHaveText(products.diary.name);
    await hears("select_item", "view_item", "view_item_list");
    const [[, selected], [, viewed], [, related]] = (await told(page)).slice(-3) as [
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
  await test.step("what is added is told once it is in the cart", async () => {
    const { ready, quantity, add } = orderForm(page);
    await ready();
    await quantity.fill("3");
    await add.click();
    await expect(dialog(page)).toBeVisible();
    await hears("add_to_cart");
    expect(await last(page)).toEqual({
      currency: "EUR",
      value: 68.7,
      items: [{ ...diary, ...list, quantity: 3, index: 0 }],
    });
    await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
  });
  const field = page.getByRole("textbox", { name: `Quantity of ${products.diary.name}` });
  const update = async (text: string): Promise<void> => {
    await live(page.locator(".cart-form"));
    await field.fill(text);
    const shown = page.waitForResponse(/\/en\/shoppingcarts$/);
    await page.getByRole("button", { name: "Update the cart" }).click();
    await shown;
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your cart is up to date.");
    await page
      .getByRole("region", { name: "Messages" })
      .getByRole("button", { name: "Close this message" })
      .last()
      .click();
  };
  await test.step("a decrease is told as a removal of so much, an increase as an addition, and the same quantity not", async () => {
    await update("1");
    await hears("remove_from_cart");
    expect(await last(page)).toMatchObject({ value: 45.8, items: [{ item_id: "p444", quantity: 2 }] });
    await update("2");
    await hears("add_to_cart");
    expect(await last(page)).toMatchObject({ value: 22.9, items: [{ item_id: "p444", quantity: 1 }] });
    await update("2");
  });
  await test.step("Back and Forward tell neither again; what is taken out is told whole", async () => {
    await page.locator(".site-footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(heading(page)).toHaveText("Terms of sale");
    await page.goBack();
    await expect(heading(page)).toHaveText("Your cart");
    await page.getByRole("button", { name: `Remove ${products.diary.name}` }).click();
    await expect(page.locator("#page")).toContainText("Your cart is empty.");
    await hears("remove_from_cart");
    expect(await last(page)).toEqual({
      currency: "EUR",
      value: 45.8,
      items: [{ ...diary, ...list, quantity: 2, index: 0 }],
    });
  });
  expect(layerProblems(await page.evaluate(() => window.dataLayer!))).toEqual([]);
});

test("ANA-05 a cart that is emptied is told whole, one whose change is refused or gets no answer is not told", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/422|ERR_FAILED/);
  guard.allowShift("a line that could not be taken out is there again, a while after the click");
  await hasChosen(page, { statistics: true });
  for (const [id, quantity] of [
    ["v4441", 2],
    ["v2261", 2.3],
  ] as const)
    await page.request.post("/api/v1/catalog/products/addtocart", {
      data: { ProductVariantId: id, Quantity: quantity, Name: "" },
    });
  await visit("/fr/shoppingcarts");
  await live(page.locator("[data-island=analytics]"));
  await live(page.locator(".cart-form"));
  const removed = () => names(page).then((all) => all.filter((name) => name !== "view_item_list"));
  await test.step("a quantity that the server refuses", async () => {
    // What the island would correct.
    await page.evaluate(() => window.atoll!.sweep(document.querySelector(".cart-lines")!));
    await page.locator('[name^="Quantity["][inputmode=numeric]').fill("4000");
    await page.locator(".cart-actions .btn-outline-primary").click();
    await expect(page.locator(".atoll-decision-failure")).toBeVisible();
    expect(await removed()).toEqual([]);
  });
  await test.step("an answer that does not come", async () => {
    await settled(page);
    await page.route("**/shoppingcartitems/*", (route) => route.abort());
    await page.locator(".cart-line-remove").first().click();
    await expect(page.locator(".cart-line").first()).toBeHidden();
    await expect(page.locator(".cart-line").first().locator(".atoll-decision-failure")).toBeVisible();
    expect(await removed()).toEqual([]);
  });
  await test.step("all of it, with lengths as decimals", async () => {
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
