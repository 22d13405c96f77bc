import { expect, test } from "../../../browser/guard/test.ts";
import { dialog, setConsentCookie, heading, orderForm } from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { violations } from "../../../browser/violations.ts";
import { choice, expectRoutes, holdLookups, shirt } from "../choice.ts";
import { ordered, orders } from "../../../browser/orders.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("VAR-01 VAR-02 VAR-04 PRO-09 PRO-06 PRO-04 ANA-05 a choice updates page, address and cart", async ({
  page,
  visit,
  control,
}) => {
  await setConsentCookie(page, { statistics: true });
  const viewed = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry: any) =>
        entry.event === "view_item" ? [[entry.ecommerce.items[0].item_variant, entry.ecommerce.value]] : [],
      ),
    );
  await test.step("an address with an unknown variant leads to the default one", async () => {
    await visit(`${shirt.path}?ProductVariantId=v0`);
    await expect(page).toHaveURL(/organic-cotton$/);
  });
  const { colour, size, price, stock, sku, variant, warehouses, part, ready } = choice(page);
  await ready();
  await expect.poll(viewed).toEqual([["SHI-401-CHA-S", 32]]);
  const entries = await page.evaluate(() => history.length);
  await test.step("swatches show their colours, are chosen by name, and arrow keys move through them", async () => {
    await expect(colour("Chalk white")).toBeChecked();
    await page.evaluate(() => {
      const heard: string[] = ((window as { heard?: string[] }).heard = []);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          if ((target as Element).id.startsWith("atoll-live") && addedNodes.length > 0) heard.push(target.textContent!);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await expect(colour("Navy")).toHaveCSS("background-image", /rgb\(38, 58, 87\)/);
    await colour("Chalk white").focus();
    await page.keyboard.press("ArrowRight");
    await expect(variant).toHaveValue("v4015");
    await expect(colour("Navy")).toBeChecked();
    await expect(colour("Navy")).toBeFocused();
  });
  await test.step("all parts show the new variant, which is announced once", async () => {
    await expect(stock).toHaveText("Low stock");
    await expect(sku).toHaveText("SHI-401-NAV-S");
    await expect(page.locator("#atoll-live-polite")).toHaveText("€32.00, Low stock");
    await expect(part("photos")).not.toHaveAttribute("aria-busy");
    const heard = await page.evaluate(() => (window as { heard?: string[] }).heard!);
    expect(heard).toEqual(["€32.00, Low stock"]);
    await expect(part("photos").locator("img").first()).toHaveAttribute("src", /colour=navy/);
    await expect(warehouses).toHaveAttribute("href", /productVariantId=v4015&/);
    await expect(orderForm(page).form).toHaveAttribute("data-item-sku", "SHI-401-NAV-S");
  });
  await test.step("the lookup sends the form without its empty fields, and the quantity", async () => {
    const [lookup] = (await control.log()).filter(({ path }) => path === shirt.lookup);
    expect(Object.fromEntries(new URLSearchParams(lookup!.search))).toMatchObject({
      "attribute-colour": "navy",
      "attribute-size": "s",
      quantity: "1",
    });
  });
  await test.step("another size updates price and table, keeps equal photos, and is tracked", async () => {
    const photos = await part("photos").locator("[data-island=gallery]").elementHandle();
    await size("XL").check();
    await expect(price).toHaveText("€36.00");
    await expect(part("degressive-price").getByRole("row", { name: /6–11/ })).toContainText("€34.20");
    await expect(part("photos")).not.toHaveAttribute("aria-busy");
    expect(await photos!.evaluate((element) => element.isConnected)).toBe(true);
    await expect.poll(viewed).toEqual([
      ["SHI-401-CHA-S", 32],
      ["SHI-401-NAV-S", 32],
      ["SHI-401-NAV-XL", 36],
    ]);
  });
  await test.step("choices add no history entries, and the address restores the variant", async () => {
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page).toHaveURL(/\?ProductVariantId=v4017$/);
    await walk(page, page.url());
    await ready();
    await expect(colour("Navy")).toBeChecked();
    await expect(size("XL")).toBeChecked();
    await expect(price).toHaveText("€36.00");
  });
  await test.step("Back restores the last variant, which can be changed", async () => {
    await colour("Coral").check();
    await expect(sku).toHaveText(/COR-XL/);
    await page.getByRole("link", { name: "Shirts and bags" }).first().click();
    await expect(heading(page)).toHaveText("Shirts and bags");
    await page.goBack();
    await ready();
    await expect(colour("Coral")).toBeChecked();
    await expect(sku).toHaveText(/COR-XL/);
    await size("S").check();
    await expect(price).toHaveText("€32.00");
  });
  await test.step("the cart receives the chosen variant", async () => {
    await orderForm(page).add.click();
    await expect(dialog(page)).toContainText("T-shirt, organic cotton was added to your cart");
    expect(await ordered(control, 1)).toEqual([
      expect.objectContaining({ ProductVariantId: await variant.inputValue(), Quantity: 1 }),
    ]);
  });
});

test("VAR-03 STK-01 sizes not made are struck through; sold-out ones offer a back-in-stock email", async ({
  page,
  visit,
  guard,
}) => {
  // An invalid email address.
  guard.allowConsole(/422/);
  await visit("/en/product/pocket-t-shirt-organic-cotton");
  const { colour, size, note, stock, ready, variant } = choice(page);
  await ready();
  await test.step("a size that is not made in this colour is struck through, and its name says so", async () => {
    for (const name of ["L", "XL"]) {
      await expect(size(name)).toHaveAccessibleName(`${name} (not made in Sage)`);
      await expect(size(name).locator("..")).toHaveCSS("text-decoration-line", "line-through");
      await expect(size(name).locator("..")).toHaveText(name);
    }
  });
  await test.step("a colour without the chosen size selects the nearest variant and says so", async () => {
    await colour("Navy").check();
    await expect(note).toHaveText("Navy is not made in S. We selected M.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText("Navy is not made in S. We selected M.");
    await expect(size("L")).toHaveAccessibleName("L");
    await expect(size("S")).toHaveAccessibleName("S (not made in Navy)");
  });
  await test.step("a struck size can be chosen by keyboard, with the same answer", async () => {
    await size("M").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(note).toHaveText("Navy is not made in S. We selected M.");
    await expect(size("M")).toBeChecked();
    // From here the arrow keys go on to the next size.
    await expect(size("S")).toBeFocused();
  });
  await test.step("a sold-out variant cannot be ordered and offers a form for a notification", async () => {
    await walk(page, `${shirt.path}?ProductVariantId=v4015`);
    await ready();
    await size("M").check();
    await expect(stock).toHaveText("Sold out");
    await expect(orderForm(page).add).toBeHidden();
    await expect(orderForm(page).quantity).toBeHidden();
    const alert = page.locator("#stock-alert");
    await alert.getByLabel("Email address").fill("ada");
    await page.keyboard.press("Enter");
    await expect(alert.locator(".field-error")).toHaveText(/Enter an email address/);
    await expect(alert.getByLabel("Email address")).toBeFocused();
    await alert.getByLabel("Email address").fill("ada@example.org");
    await alert.getByRole("button", { name: "Email me when it is back" }).click();
    await expect(alert.getByRole("status")).toHaveText(
      "We will email ada@example.org as soon as T-shirt, organic cotton, Navy, M is back in stock.",
    );
    await expect(page).toHaveURL(/ProductVariantId=v4016$/);
    await size("S").check();
    await expect(orderForm(page).add).toBeVisible();
    await expect(alert).toBeEmpty();
    await expect(variant).not.toHaveValue("v4016");
  });
  await test.step("the table of all versions offers it for a sold-out one in a dialog", async () => {
    await page.getByText("All versions and prices").click();
    await page.getByRole("link", { name: "Email me when it is back: Sage, XL" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Email me when it is back");
    await dialog(page).getByLabel("Email address").fill("ada@example.org");
    await dialog(page).getByRole("button", { name: "Email me when it is back" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText(/We will email ada@example.org/);
  });
});

test("VAR-03 STK-01 axe finds nothing at a sold-out variant and in its forms for an email @all", async ({
  page,
  visit,
}) => {
  await visit(`${shirt.path}?ProductVariantId=v4015`);
  const { size, stock, ready } = choice(page);
  await ready();
  await size("M").check();
  await expect(stock).toHaveText("Sold out");
  expect(await violations(page, ".product")).toEqual([]);
  const alert = page.locator("#stock-alert");
  await alert.getByLabel("Email address").fill("ada@example.org");
  await page.keyboard.press("Enter");
  await expect(alert.getByRole("status")).toHaveText(/We will email ada@example.org/);
  expect(await violations(page, "#stock-alert")).toEqual([]);
  await page.getByText("All versions and prices").click();
  await page.getByRole("link", { name: "Email me when it is back: Sage, XL" }).click();
  await dialog(page).getByLabel("Email address").fill("ada@example.org");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText(/We will email ada@example.org/);
  expect(await violations(page, "dialog")).toEqual([]);
});

test("VAR-04 PRO-03 the last choice wins; an order during a lookup uses the choice at the click", async ({
  page,
  visit,
  control,
}) => {
  await visit(shirt.path);
  const { colour, size, sku, variant, ready, host } = choice(page);
  const { add, form, message } = orderForm(page);
  await ready();
  const lookups = await holdLookups(page);
  await test.step("a late answer to the first of two choices is ignored", async () => {
    await colour("Navy").check();
    await expectRoutes(lookups, 1);
    await colour("Coral").check();
    await expectRoutes(lookups, 2);
    await lookups[1]!.continue();
    await expect(sku).toHaveText("SHI-401-COR-S");
    await lookups[0]!.continue().catch(() => undefined);
    await size("L").check();
    await expectRoutes(lookups, 3);
    await expect(colour("Coral")).toBeChecked();
    await lookups[2]!.continue();
    await expect(sku).toHaveText("SHI-401-COR-L");
  });
  await test.step("an order waits for its lookup, is sent once, and keeps the choice at the click", async () => {
    await colour("Sage").check();
    await expectRoutes(lookups, 4);
    await add.dblclick();
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await colour("Chalk white").check();
    await expectRoutes(lookups, 5);
    expect(await orders(control)).toBe(0);
    await lookups[4]!.continue();
    await expect(sku).toHaveText("SHI-401-CHA-L");
    expect(await orders(control)).toBe(0);
    await lookups[3]!.continue();
    await expect(dialog(page)).toContainText("was added to your cart");
    const [order] = (await ordered(control, 1)) as { ProductVariantId: string }[];
    await page.keyboard.press("Escape");
    await expect(variant).not.toHaveValue(order!.ProductVariantId);
    await page.unroute(`**${shirt.lookup}?*`);
    await colour("Sage").check();
    await expect(variant).toHaveValue(order!.ProductVariantId);
  });
  await test.step("a combination that is not made is not ordered, and the form shows why", async () => {
    const otherVariant = {
      ProductId: "p401",
      ProductVariantId: "v4011",
      SKU: "X",
      VariantName: "chalk",
      CurrencyCode: "EUR",
      UnitPriceTaxIncl: 32,
      ProductVariantAttributesViewModel: [
        { VariationDisplayTypeValue: "Square", Value: "chalk", ProductAttributeValuesViewModel: [] },
      ],
    };
    const late = await holdLookups(page);
    await colour("Coral").check();
    await expectRoutes(late, 1);
    await expect(host).toHaveAttribute("aria-busy", "true");
    await add.click();
    await late[0]!.fulfill({ json: otherVariant });
    await expect(message).toHaveText("This combination is not available.");
    expect(await orders(control)).toBe(1);
  });
});
