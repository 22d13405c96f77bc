import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { type Control, json } from "../../../browser/guard/control.ts";
import { setConsentCookie, heading, live, orderForm } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { serveLab } from "../../../browser/lab.ts";
import { skipPauseBeforeRetry } from "../../../browser/retry.ts";
import { choice, shirt } from "../choice.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { orders } from "../../../browser/orders.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const notLoaded = "Your choice could not be loaded. The price shown is that of your previous choice.";
/** Each with the console's messages. */
const failures: { what: string; answer: Partial<Parameters<Control["answer"]>[0]>; console: RegExp[] }[] = [
  {
    what: "the server fails",
    answer: { status: 500, body: "<h1>Oops</h1>" },
    console: [/500/, /could not be looked up.*500/],
  },
  { what: "the answer is a list", answer: json([]), console: [/could not be looked up.*expected a variant/] },
];

test("VAR-04 ERR-04 a failed lookup keeps price and variant, shows why, orders nothing and can be retried", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/404/, /net::ERR/, /could not be looked up/]) guard.allowConsole(pattern);
  const logged = collectConsole(page);
  await visit(shirt.path);
  const { colour, size, price, sku, variant, note, retry, host, ready } = choice(page);
  const { add, message } = orderForm(page);
  await ready();
  await colour("Coral").check();
  await expect(sku).toHaveText(/COR-S/);
  await size("XL").check();
  await expect(price).toHaveText("€36.00");
  const before = await variant.inputValue();
  await test.step("when the product is gone, the server's message shows as text at the choice", async () => {
    await control.answer({ path: shirt.lookup, ...json({ Message: "Not sold <b>any more</b>." }, 404) });
    await colour("Navy").check();
    await expect(note).toContainText("Not sold <b>any more</b>.");
    await expect(host).toHaveAttribute("data-not-loaded");
    await expect(host).not.toHaveAttribute("aria-busy");
    await expect(variant).toHaveValue(before);
    await expect(price).toHaveText("€36.00");
    await expectConsole(logged, [/404/, /could not be looked up.*404/]);
  });
  await test.step("an order shows why it is not sent", async () => {
    await add.click();
    await expect(message).toHaveText("Not sold <b>any more</b>.");
    expect(await orders(control)).toBe(0);
  });
  await test.step("a lost connection shows the message; a retry loads the choice and focuses it", async () => {
    await page.route(`**${shirt.lookup}?*`, (route) => route.abort("connectionreset"), { times: 1 });
    await retry.click();
    await expect(note).toContainText(notLoaded);
    await expectConsole(logged, [/net::ERR/, /could not be looked up/]);
    await retry.click();
    await expect(sku).toHaveText("SHI-401-NAV-XL");
    await expect(note).toHaveCount(0);
    await expect(colour("Navy")).toBeFocused();
    await expect(host).not.toHaveAttribute("data-not-loaded");
  });
});

test("VAR-04 ERR-04 other failed lookups are shown at the choice, where axe finds nothing @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of failures.flatMap(({ console }) => console)) guard.allowConsole(pattern);
  const logged = collectConsole(page);
  await visit(shirt.path);
  const { colour, price, variant, note, host, ready } = choice(page);
  const { add, message } = orderForm(page);
  await ready();
  const before = await variant.inputValue();
  for (const { what, answer, console } of failures) {
    await test.step(`when ${what}`, async () => {
      await control.answer({ path: shirt.lookup, ...answer });
      await colour((await colour("Navy").isChecked()) ? "Sage" : "Navy").check();
      await expect(note).toContainText(notLoaded);
      await expect(host).toHaveAttribute("data-not-loaded");
      await expect(host).not.toHaveAttribute("aria-busy");
      await expect(variant).toHaveValue(before);
      await expect(price).toHaveText("€32.00");
      await expectConsole(logged, console);
    });
  }
  await add.click();
  await expect(message).toHaveText(notLoaded);
  expect(await orders(control)).toBe(0);
  expect(await violations(page, "form.order")).toEqual([]);
});

test("VAR-04 PRO-09 a failed part can be retried, a late one shows nothing old, an equal one stays @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/500/, /the part degressive-price of the product could not be loaded/])
    guard.allowConsole(pattern);
  await visit(shirt.path);
  const { size, price, part, ready } = choice(page);
  await ready();
  const table = part("degressive-price");
  await test.step("the price table fails, and everything else follows", async () => {
    await control.answer({ path: "/widget/catalog/DegressivePrice", status: 500, body: "no" });
    await size("XXL").check();
    await expect(price).toHaveText("€38.00");
    await expect(table).toHaveText("This could not be loaded. Try again");
    await expect(page.locator("[data-degressive-hint]")).toBeEmpty();
  });
  await test.step("a retry loads the price table", async () => {
    await table.getByRole("button", { name: "Try again" }).click();
    await expect(table.getByRole("row", { name: /6–11/ })).toContainText("€36.10");
    await expect(page.locator("[data-degressive-hint]")).toHaveText("Buy 5 more: €36.10 each");
  });
  await test.step("a late part is not waited for, and its old content is hidden", async () => {
    const answer = await hold(page, "**/widget/catalog/DegressivePrice*");
    await size("S").check();
    await expect(price).toHaveText("€32.00");
    await expect(table.getByRole("table")).toBeHidden();
    answer();
    await expect(table.getByRole("row", { name: /6–11/ })).toContainText("€30.40");
    await expect(table).not.toHaveAttribute("aria-busy");
  });
  await test.step("a part with equal markup keeps its elements", async () => {
    const lookup = "/api/v1/catalog/products/lab/productvariants";
    const variant = (id: string) => ({
      ProductId: "lab",
      ProductVariantId: id,
      SKU: id,
      CurrencyCode: "EUR",
      UnitPriceTaxIncl: 5,
      ProductVariantAttributesViewModel: [
        {
          VariationDisplayTypeValue: "Select",
          Value: id,
          ProductAttributeValuesViewModel: [
            { ProductAttributeValueId: "a", DisplayValue: "A" },
            { ProductAttributeValueId: "b", DisplayValue: "B" },
            { ProductAttributeValueId: "c", DisplayValue: "C", IsUnavailable: true },
          ],
        },
      ],
    });
    await serveLab(control, {
      same: {
        page: `<h1>Same</h1><div data-product><div data-product-part="photos" data-url="/lab/photos?size=1"><p
          id="kept">One &amp; only</p></div><div data-product-part="elsewhere"
            data-url="https://elsewhere.example/x">Old</div>
<form><input type="hidden" name="ProductVariantId" value="a"><div data-island="variations" data-product-id="lab"
  data-unavailable="selectable"><label for="s">Kind</label>
    <select id="s" name="kind"><option value="a">A</option><option value="b">B</option></select></div></form></div>`,
      },
    });
    await control.page("/lab/photos", `<p id="kept">One &amp; only</p>\n`);
    guard.allowConsole(/the part elsewhere.*expects an address of this site/s);
    for (const id of ["b"]) await control.answer({ path: lookup, ...json(variant(id)) });
    await visit("/lab/same");
    await expect(page.locator("[data-island=variations]")).toHaveAttribute("data-island-state", "live");
    await page.locator("#kept").evaluate((element) => element.setAttribute("data-mine", ""));
    const element = await page.locator("#kept").elementHandle();
    await page.getByLabel("Kind").selectOption("b");
    await expect(page.locator("[name=ProductVariantId]")).toHaveValue("b");
    await expect(page.locator("[data-product-part=elsewhere]")).toHaveText("This could not be loaded. Try again");
    expect(await element!.evaluate((node) => node.isConnected)).toBe(true);
    await expect(page).toHaveURL(/\/lab\/same$/);
    // The shop allows it, so an unavailable option can be chosen.
    await expect(page.getByRole("option", { name: "C (not available)" })).toBeEnabled();
  });
});

test("VAR-01 VAR-05 QTY-06 QTY-07 only a positive whole quantity is looked up", async ({ page, visit, control }) => {
  await page.clock.install();
  await visit(shirt.path);
  const { colour, price, sku, note, ready, host } = choice(page);
  const { quantity, plus, add, note: quantityNote, message } = orderForm(page);
  await ready();
  const lookups = async (): Promise<number> => (await control.log()).filter(({ path }) => path === shirt.lookup).length;
  await test.step("from six pieces on, the price is lower, including those in the cart", async () => {
    await quantity.fill("6");
    await expect(price).toHaveText("€30.40");
    expect(await lookups()).toBe(1);
    await plus.click();
    await expect.poll(lookups).toBe(2);
  });
  await test.step("other quantities are not looked up, and decimals show an error", async () => {
    // Invalid quantities are corrected after a delay.
    await whileStopped(page, async () => {
      for (const text of ["1.5", "1,5", "-2", "1e9", "many", "0"]) {
        await quantity.fill(text);
        await expect(quantity).toHaveValue(text);
      }
      await quantity.fill("1.5");
    });
    await expect(quantityNote).toHaveText("Please enter a whole number.");
    const lookupsBefore = await lookups();
    await colour("Navy").check();
    await expect(host).toHaveAttribute("data-not-loaded");
    await add.click();
    await expect(message).toBeHidden();
    expect(await lookups()).toBe(lookupsBefore);
    await expect(sku).toHaveText(/CHA-S/);
    await quantity.fill("7");
    await expect(sku).toHaveText(/NAV-S/);
    await expect(price).toHaveText("€30.40");
    await expect(note).toHaveCount(0);
  });
});

test("VAR-01 PRO-03 a choice before the code is looked up later; without code an order is sent @all", async ({
  page,
  visit,
  guard,
}) => {
  await page.clock.install();
  await test.step("a choice made before the code loads is looked up once it has", async () => {
    const code = "**/islands/variations.*.js";
    const release = await hold(page, code);
    const request = page.waitForRequest(code);
    await visit(shirt.path);
    const { colour, sku } = choice(page);
    await colour("Coral").check();
    await request;
    release();
    await expect(sku).toHaveText(/COR-S/);
    await page.unroute(code);
  });
  await test.step("without the island's code an order submits the chosen options", async () => {
    for (const pattern of [/404/, /variations/]) guard.allowConsole(pattern);
    await page.route("**/islands/variations.*.js*", (route) => route.fulfill({ status: 404 }));
    const forms = page.waitForResponse(/\/atoll-forms\./);
    await skipPauseBeforeRetry(page, () => visit(shirt.path));
    const { colour, host } = choice(page);
    await expect(host).toHaveAttribute("data-island-state", "failed");
    await expect(page.getByRole("button", { name: "Show this version" })).toBeVisible();
    await colour("Coral").check();
    await live(orderForm(page).form);
    // The browser would send the form itself if the code that sends it in place came late.
    await page.evaluate((url) => import(url), (await forms).url());
    await orderForm(page).add.click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.locator(".cart-line")).toContainText("Coral, S");
  });
});
