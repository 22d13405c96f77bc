import { expect, test } from "../guard/test.ts";
import { dialog, hasChosen, heading, orderForm } from "../shop/visitor.ts";
import { walk } from "../shop/states.ts";
import { violations } from "../violations.ts";
import { choice, held, holdLookups, shirt } from "./choice.ts";
import { ordered, orders } from "./orders.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("VAR-01 VAR-02 VAR-04 PRO-09 PRO-06 PRO-04 ANA-05 all that the page shows follows a choice of colour or size, the address too, and the cart gets what is shown", async ({
  page,
  visit,
  control,
}) => {
  await hasChosen(page, { statistics: true });
  const viewed = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((told: any) =>
        told.event === "view_item" ? [[told.ecommerce.items[0].item_variant, told.ecommerce.value]] : [],
      ),
    );
  await test.step("an address with a variant that there is not leads to the product's own", async () => {
    await visit(`${shirt.path}?ProductVariantId=v0`);
    await expect(page).toHaveURL(/organic-cotton$/);
  });
  const { colour, size, price, stock, sku, variant, warehouses, part, ready } = choice(page);
  await ready();
  await expect.poll(viewed).toEqual([["SHI-401-CHA-S", 32]]);
  const entries = await page.evaluate(() => history.length);
  await test.step("a swatch shows its colours, is chosen by its name, and the key for the next one moves on", async () => {
    await expect(colour("Chalk white")).toBeChecked();
    await expect(colour("Navy")).toHaveCSS("background-image", /rgb\(38, 58, 87\)/);
    await colour("Chalk white").focus();
    await page.keyboard.press("ArrowRight");
    await expect(variant).toHaveValue("v4015");
    await expect(colour("Navy")).toBeChecked();
    await expect(colour("Navy")).toBeFocused();
  });
  await test.step("price, number, stock, photo, link and table are those of the new variant, and it is said once", async () => {
    await expect(stock).toHaveText("Last ones");
    await expect(sku).toHaveText("SHI-401-NAV-S");
    await expect(page.locator("#atoll-live-polite")).toHaveText("€32.00, Last ones");
    await expect(part("photos").locator("img").first()).toHaveAttribute("src", /colour=navy/);
    await expect(warehouses).toHaveAttribute("href", /productVariantId=v4015&/);
    await expect(orderForm(page).form).toHaveAttribute("data-item-sku", "SHI-401-NAV-S");
  });
  await test.step("what was asked is the form without its empty fields, and the quantity", async () => {
    const [asked] = (await control.log()).filter(({ path }) => path === shirt.lookup);
    expect(Object.fromEntries(new URLSearchParams(asked!.search))).toMatchObject({
      "attribute-colour": "navy",
      "attribute-size": "s",
      quantity: "1",
    });
  });
  await test.step("a dearer size has its price, in the table too; the photos, which are the same, are left alone, and the tag manager hears of it", async () => {
    const photos = await part("photos").locator("[data-island=gallery]").elementHandle();
    await size.selectOption("xl");
    await expect(price).toHaveText("€36.00");
    await expect(part("degressive-price").getByRole("row", { name: /6–11/ })).toContainText("€34.20");
    await expect(part("photos")).not.toHaveAttribute("aria-busy");
    expect(await photos!.evaluate((element) => element.isConnected)).toBe(true);
    expect(await viewed()).toEqual([
      ["SHI-401-CHA-S", 32],
      ["SHI-401-NAV-S", 32],
      ["SHI-401-NAV-XL", 36],
    ]);
  });
  await test.step("the steps are no entries of the history, and the address brings the same variant", async () => {
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page).toHaveURL(/\?ProductVariantId=v4017$/);
    await visit(page.url());
    await ready();
    await expect(colour("Navy")).toBeChecked();
    await expect(size).toHaveValue("xl");
    await expect(price).toHaveText("€36.00");
  });
  await test.step("after a look elsewhere Back shows the variant that was chosen last, and it can be changed", async () => {
    await colour("Coral").check();
    await expect(sku).toHaveText(/COR-XL/);
    await page.getByRole("link", { name: "Shirts and bags" }).first().click();
    await expect(heading(page)).toHaveText("Shirts and bags");
    await page.goBack();
    await ready();
    await expect(colour("Coral")).toBeChecked();
    await expect(sku).toHaveText(/COR-XL/);
    await size.selectOption("s");
    await expect(price).toHaveText("€32.00");
  });
  await test.step("the cart gets it", async () => {
    await orderForm(page).add.click();
    await expect(dialog(page)).toContainText("T-shirt, organic cotton is in your cart");
    expect(await ordered(control, 1)).toEqual([
      expect.objectContaining({ ProductVariantId: await variant.inputValue(), Quantity: 1 }),
    ]);
  });
});

test("VAR-03 STK-01 what is not made cannot be chosen and says so; what is sold out can, and one can hear when it is back", async ({
  page,
  visit,
  browser,
  baseURL,
  guard,
}) => {
  // An address that is none.
  guard.allowConsole(/422/);
  await visit("/en/product/pocket-t-shirt-organic-cotton");
  const { colour, size, note, stock, ready, variant } = choice(page);
  await ready();
  await test.step("a size that is not made in this colour is off, in words", async () => {
    await expect(size.locator("option:disabled")).toHaveText(["L (not available)", "XL (not available)"]);
  });
  await test.step("a colour without the chosen size leads to the nearest one, and that is said", async () => {
    await colour("Navy").check();
    await expect(note).toHaveText("This combination is not made. You now see: Navy, M.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText(/You now see/);
    await expect(size.locator("option:disabled")).toHaveText(["S (not available)"]);
  });
  await test.step("a variant that is sold out cannot be ordered, and has a form for those who wait", async () => {
    await walk(page, `${shirt.path}?ProductVariantId=v4015`);
    await ready();
    await size.selectOption("m");
    await expect(stock).toHaveText("Sold out");
    await expect(orderForm(page).add).toBeHidden();
    const link = page.getByRole("link", { name: "Tell me when it is back" });
    await expect(link).toHaveAttribute("href", /ProductId=p401&ProductVariantId=v4016$/);
    expect(await violations(page, "[data-product]")).toEqual([]);
    await link.click();
    await expect(dialog(page)).toHaveAccessibleName("Tell me when it is back");
    await dialog(page).getByLabel("E-mail address").fill("ada");
    await dialog(page).getByRole("button", { name: "Let me know" }).click();
    await expect(dialog(page).locator(".field-error")).toHaveText(/Please enter an e-mail address/);
    await dialog(page).getByLabel("E-mail address").fill("ada@example.org");
    await dialog(page).getByRole("button", { name: "Let me know" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText(
      "We will write to ada@example.org as soon as it is back.",
    );
    expect(await violations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await size.selectOption("s");
    await expect(orderForm(page).add).toBeVisible();
    await expect(link).toBeHidden();
    await expect(variant).not.toHaveValue("v4016");
  });
  await test.step("without script the choices are sent, and the page of that version comes", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.goto(shirt.path);
    await plain.getByLabel("Navy", { exact: true }).check();
    await plain.getByLabel("Size").selectOption("m");
    await plain.getByRole("button", { name: "Show this version" }).click();
    await expect(plain.locator(".sku")).toHaveText("Item no. SHI-401-NAV-M");
    await plain.getByRole("link", { name: "Tell me when it is back" }).click();
    await plain.getByLabel("E-mail address").fill("ada@example.org");
    await plain.getByRole("button", { name: "Let me know" }).click();
    await expect(plain.getByRole("status")).toHaveText(/We will write to/);
    await plain.goto(shirt.path);
    await plain.getByLabel("Coral", { exact: true }).check();
    await plain.getByRole("button", { name: "Add to cart" }).click();
    await expect(plain.locator(".cart-line")).toContainText("Coral, S");
    await context.close();
  });
});

test("VAR-04 PRO-03 whatever the order of answers, the last choice is shown; an order that is given meanwhile is for what was chosen at the click, once", async ({
  page,
  visit,
  control,
}) => {
  await visit(shirt.path);
  const { colour, size, sku, variant, ready, host } = choice(page);
  const { add, form, message } = orderForm(page);
  await ready();
  const lookups = await holdLookups(page);
  await test.step("the answer to the first of two choices comes last, and nothing of it is seen", async () => {
    await colour("Navy").check();
    await held(lookups, 1);
    await colour("Coral").check();
    await held(lookups, 2);
    await lookups[1]!.continue();
    await expect(sku).toHaveText("SHI-401-COR-S");
    await lookups[0]!.continue().catch(() => undefined);
    await size.selectOption("l");
    await held(lookups, 3);
    await expect(colour("Coral")).toBeChecked();
    await lookups[2]!.continue();
    await expect(sku).toHaveText("SHI-401-COR-L");
  });
  await test.step("a click on Add waits for the lookup, twice is once, and a newer choice does not change what is ordered", async () => {
    await colour("Sage").check();
    await held(lookups, 4);
    await add.dblclick();
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await colour("Chalk white").check();
    await held(lookups, 5);
    expect(await orders(control)).toBe(0);
    await lookups[4]!.continue();
    await expect(sku).toHaveText("SHI-401-CHA-L");
    expect(await orders(control)).toBe(0);
    await lookups[3]!.continue();
    await expect(dialog(page)).toContainText("is in your cart");
    const [order] = (await ordered(control, 1)) as { ProductVariantId: string }[];
    await page.keyboard.press("Escape");
    await expect(variant).not.toHaveValue(order!.ProductVariantId);
    await page.unroute(`**${shirt.lookup}?*`);
    await colour("Sage").check();
    await expect(variant).toHaveValue(order!.ProductVariantId);
  });
  await test.step("when the combination is not made nothing is ordered, and the form says why", async () => {
    const other = {
      ProductId: "p401",
      ProductVariantId: "v4011",
      SKU: "X",
      CurrencyCode: "EUR",
      UnitPriceTaxIncl: 32,
      ProductVariantAttributesViewModel: [
        { VariationDisplayTypeValue: "Square", Value: "chalk", ProductAttributeValuesViewModel: [] },
      ],
    };
    const late = await holdLookups(page);
    await colour("Coral").check();
    await held(late, 1);
    await expect(host).toHaveAttribute("aria-busy", "true");
    await add.click();
    await late[0]!.fulfill({ json: other });
    await expect(message).toHaveText("This combination is not made.");
    expect(await orders(control)).toBe(1);
  });
});
