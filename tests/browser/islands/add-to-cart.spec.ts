import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import type { Control } from "../guard/control.ts";
import { cartCount, countIsSettled, dialog, hasChosen, heading, orderForm, products } from "../shop/visitor.ts";
import { ownBox } from "../navigation/watch.ts";
import { complained, complaints } from "./complaints.ts";
import { addToCartPath, ordered, orders } from "./orders.ts";

const { coffee, diary } = products;

test.beforeEach(({ page }) => hasChosen(page));

async function open(page: Page, visit: (path: string) => Promise<unknown>, culture = "en", path = diary.path) {
  await visit(path.replace("/en/", `/${culture}/`));
  const order = orderForm(page);
  await order.ready();
  return order;
}

const words = {
  en: { added: "Desk diary 2027, coral is in your cart", quantity: "Quantity: 2", go: "Go to the cart", on: "Continue shopping", close: "Close" },
  fr: { added: "est dans votre panier", quantity: "Quantité : 2", go: "Voir le panier", on: "Continuer vos achats", close: "Fermer" },
  nl: { added: "ligt in uw mandje", quantity: "Hoeveelheid: 2", go: "Naar het mandje", on: "Verder winkelen", close: "Sluiten" },
};

async function orderTwo(page: Page, visit: (path: string) => Promise<unknown>, culture: keyof typeof words) {
  const { added, quantity, go, on, close } = words[culture];
  const order = await open(page, visit, culture);
  await order.plus.click();
  await order.add.click();
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(added));
  await expect(dialog(page)).toContainText(quantity);
  await expect(dialog(page).getByRole("button", { name: close })).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: go })).toHaveAttribute("href", `/${culture}/shoppingcarts`);
  await dialog(page).getByRole("button", { name: on }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(order.add).toBeFocused();
  return order;
}

const two = { ProductVariantId: "v4441", Quantity: 2, Name: expect.stringContaining("2027"), ItemOrigin: "Catalog", ItemKey: "product" };

test("PRO-03 LOC-01 after an order a dialog says what was added and asks whether to go on or to the cart; a double click orders once", { tag: "@both" }, async ({ page, visit, control }) => {
  const { add, form } = await orderTwo(page, visit, "en");
  expect(await ordered(control, 1)).toEqual([two]);
  await test.step("a double click orders once", async () => {
    const letGo = await hold(page, `**${addToCartPath}`);
    await add.dblclick();
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(add).toHaveAttribute("aria-disabled", "true");
    letGo();
    await expect(dialog(page)).toHaveCount(1);
    expect(await orders(control)).toBe(2);
    await expect(add).not.toHaveAttribute("aria-disabled");
    await expect(cartCount(page)).toHaveText("1");
  });
});

test("PRO-03 LOC-01 LOC-06 QTY-07 the dialog speaks French and Dutch, and tells a weight with its unit", async ({ page, visit, control }) => {
  await test.step("in French", () => orderTwo(page, visit, "fr"));
  expect(await ordered(control, 1)).toEqual([two]);
  await test.step("in Dutch", () => orderTwo(page, visit, "nl"));
  expect(await ordered(control, 2)).toEqual([two, two]);
  await test.step("what is weighed is confirmed with its unit, in the page's language", async () => {
    const { quantity, add } = await open(page, visit, "fr", coffee.path);
    await quantity.fill("0,35");
    await add.click();
    await expect(dialog(page)).toContainText("Quantité : 0,35 kg");
  });
});

test("PRO-03 each way to close the dialog leads back to the button, its link to the cart, and a card of a list orders, too", async ({ page, visit, control }) => {
  const { add } = await open(page, visit);
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener("cart:changed", (event) => resolve((event as CustomEvent).detail), { once: true })),
  );
  await test.step("Escape, the cross and a click beside the dialog close it, and the focus is back on the button", async () => {
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog(page).getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const way of ways) {
      await add.click();
      await expect(dialog(page)).toBeVisible();
      await way();
      await expect(dialog(page)).toHaveCount(0);
      await expect(add).toBeFocused();
    }
  });
  await test.step("the page has heard of the cart that the server answered", async () => {
    expect(await heard).toMatchObject({ otherTab: false, cart: { ItemsCount: 1, ItemsQuantityCount: 1 } });
  });
  await test.step("Go to the cart shows the cart in place", async () => {
    await add.click();
    await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(".cart-line")).toContainText(diary.name);
  });
  await test.step("the cards of a list order one each, with the place they were ordered from", async () => {
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: diary.category }).click();
    await expect(heading(page)).toHaveText(diary.category);
    const card = page.locator(".product-card", { hasText: diary.name });
    await expect(card.locator("form")).toHaveAttribute("data-island-state", "live");
    await card.getByRole("button", { name: `Add ${diary.name} to the cart` }).click();
    await expect(dialog(page)).toContainText(diary.name);
    expect((await ordered(control, 5)).at(-1)).toEqual(expect.objectContaining({ ProductVariantId: "v4441", Quantity: 1, ItemOrigin: "Catalog" }));
    await expect(page).toHaveURL(/\/en\/catalog\/stationery$/);
  });
});

test("PRO-03 ERR-04 a refused order shows the server's sentence at the form, a broken connection is told in a dialog, and what was typed stays", async ({ page, visit, control, guard }) => {
  for (const pattern of [/422/, /net::ERR/, /a call failed/]) guard.allowConsole(pattern);
  const said = complaints(page);
  const { quantity, add, form, message } = await open(page, visit);
  await test.step("a refusal is no end: the next try is a fresh one", async () => {
    await control.answer({ path: addToCartPath, status: 422, contentType: "application/json", body: JSON.stringify({ Message: "We have <b>2</b> of it left." }) });
    await quantity.fill("3");
    await add.click();
    await expect(message).toHaveText("We have <b>2</b> of it left.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText("We have <b>2</b> of it left.");
    await expect(quantity).toHaveValue("3");
    await expect(dialog(page)).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("0");
    await complained(said, [/422/]);
  });
  await test.step("when the connection breaks one dialog says so, and the order can be tried again", async () => {
    // Not the stand-in's doing: Chromium itself repeats what broke on a connection that it had used before.
    await page.route(`**${addToCartPath}`, (route) => route.abort("connectionreset"), { times: 1 });
    await failAndTryAgain(page, form, "3", diary.name);
    await expect(dialog(page)).toContainText("Quantity: 3");
    await expect(message).toBeHidden();
    // The refused one, and this.
    expect(await orders(control)).toBe(2);
    await complained(said, [/net::ERR/, /a call failed/]);
  });
  await test.step("the stand-in's own refusal is shown too", async () => {
    await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
    await add.click();
    await expect(message).toHaveText("You can order at most 5.");
    await complained(said, [/422/]);
  });
});

/** Orders `typed`, which fails, and then orders it again, which does not. */
async function failAndTryAgain(page: Page, form: Locator, typed: string, name: string): Promise<void> {
  const { quantity, add } = orderForm(page);
  await quantity.fill(typed);
  await add.click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toContainText("Something went wrong. Please try again in a moment.");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(quantity).toHaveValue(typed);
  await expect(form).not.toHaveAttribute("aria-busy");
  await add.click();
  await expect(dialog(page)).toContainText(`${name} is in your cart`);
}

const json = (body: string) => ({ status: 200, contentType: "application/json", body });

/** Each with what the console says of it. */
const failures: { what: string; answer: Partial<Parameters<Control["answer"]>[0]>; console: RegExp[] }[] = [
  { what: "the server fails", answer: { status: 500, body: "<h1>Oops</h1>" }, console: [/status of 500/, /a call failed.*500/] },
  { what: "HTML comes where JSON was due", answer: { status: 200, body: "<!doctype html><h1>Log in</h1>" }, console: [/a call failed.*expected JSON/] },
  { what: "a list comes where an object was due", answer: json("[]"), console: [/a call failed.*expected an object in answer to add-to-cart, got \[\]/] },
  { what: "null comes where an object was due", answer: json("null"), console: [/a call failed.*expected an object in answer to add-to-cart, got null/] },
  { what: "an empty answer comes", answer: { status: 204 }, console: [/a call failed.*expected an object in answer to add-to-cart, got nothing/] },
];

test("ERR-04 whatever the server sends in place of an answer one dialog says so, the order can be tried again, and the count is the server's", async ({ page, visit, control, guard }) => {
  for (const pattern of failures.flatMap(({ console }) => console)) guard.allowConsole(pattern);
  const said = complaints(page);
  const { add, form } = await open(page, visit, "en", coffee.path);
  for (const [index, { what, answer, console }] of failures.entries()) {
    await test.step(`when ${what}`, async () => {
      await control.answer({ path: addToCartPath, method: "POST", ...answer });
      await failAndTryAgain(page, form, "0.35", coffee.name);
      expect(await orders(control)).toBe(2 * (index + 1));
      await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
      await complained(said, console);
    });
  }
  await test.step("without an answer to be understood nothing is said to be in the cart, and the count is the server's", async () => {
    await expect(cartCount(page)).toHaveText("1");
    await page.request.post(addToCartPath, { data: { ProductVariantId: "v4441", Quantity: 1, Name: "" } });
    await control.answer({ path: addToCartPath, method: "POST", ...json("[]") });
    await add.click();
    await expect(dialog(page)).toContainText("Something went wrong");
    await expect(cartCount(page)).toHaveText("2");
    await complained(said, [/a call failed/]);
  });
});

test("ERR-02 PRO-03 CRT-05 a product that is gone is told at the form; an answer that says little leaves what was ordered, and a true count", async ({ page, visit, control, guard }) => {
  for (const pattern of [/status of 404/, /a call found nothing/, /expects a \w+, got a \w+/, /does not say its ItemsCount/]) guard.allowConsole(pattern);
  const said = complaints(page);
  await test.step("an order whose product is gone, which the server answers with 404, is told at the form", async () => {
    await control.answer({ path: addToCartPath, method: "POST", status: 404 });
    // The words come later than what they are about.
    await control.answer({ path: "/api/v1/localization/en/stringresources", delay: 1000 });
    const { add, message } = await open(page, visit);
    await add.click();
    await expect(message).toHaveText("Something went wrong. Please try again in a moment.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText(/Something went wrong/);
    await expect(dialog(page)).toHaveCount(0);
    await complained(said, [/status of 404/, /a call found nothing/]);
  });
  const { quantity, add } = orderForm(page);
  await add.click();
  await expect(cartCount(page)).toHaveText("1");
  const orderTwoMore = async (answer: object): Promise<void> => {
    await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
    await quantity.fill("2");
    await control.answer({ path: addToCartPath, ...json(JSON.stringify(answer)) });
    await add.click();
    await expect(dialog(page)).toContainText(`${diary.name} is in your cart`);
    await expect(dialog(page)).toContainText("Quantity: 2");
  };
  await test.step("when the answer is an empty object the dialog still says what was ordered, and the count stays a true one, not 0", async () => {
    await orderTwoMore({});
    await expect(cartCount(page)).toHaveText("1");
    await complained(said, []);
  });
  await test.step("when the answer has fields of other types the dialog still says what was ordered, and the count is the server's", async () => {
    await page.request.post(addToCartPath, { data: { ProductVariantId: "v4451", Quantity: 1, Name: "" } });
    await orderTwoMore({ Name: 7, Quantity: "two", PhotoUrl: null, Cart: { ItemsCount: "3" } });
    await expect(cartCount(page)).toHaveText("2");
    await complained(said, [/\.Name expects a string, got a number/, /\.Quantity expects a number, got a string/, /ItemsCount expects a number, got a string/, /does not say its ItemsCount/]);
  });
});

test("ERR-04 without a connection, when not even the dialog can be had, the browser's own box tells, and what was typed stays", async ({ page, visit, guard }) => {
  for (const pattern of [/net::ERR/, /a call failed/]) guard.allowConsole(pattern);
  const { add, quantity, form } = await open(page, visit);
  await quantity.fill("3");
  await page.waitForLoadState("networkidle");
  const told = ownBox(page);
  await page.context().setOffline(true);
  await add.click();
  expect(await told).toBe("This did not work. What you typed is still here.");
  await expect(form).not.toHaveAttribute("aria-busy");
  await page.context().setOffline(false);
  await expect(quantity).toHaveValue("3");
  await add.click();
  await expect(dialog(page)).toContainText("Quantity: 3");
});

test("PRO-03 an order that is on its way is not sent a second time after leaving its page and coming Back", async ({ page, visit, control }) => {
  const { add, form } = await open(page, visit);
  const held: Route[] = [];
  await page.route(`**${addToCartPath}`, (route) => void held.push(route));
  await add.click();
  await expect(form).toHaveAttribute("aria-busy", "true");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Coffee" }).click();
  await expect(heading(page)).toHaveText("Coffee");
  await page.goBack();
  await expect(heading(page)).toHaveText(diary.name);
  await orderForm(page).ready();
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  for (const route of held) await route.continue();
  await expect(dialog(page)).toBeVisible();
  expect(held).toHaveLength(1);
  expect(await orders(control)).toBe(1);
});

test("ERR-04 an answer that never comes is given up after 15 s", async ({ page, visit, guard }) => {
  guard.allowConsole(/a call failed.*[Tt]ime/);
  // The limit is AbortSignal.timeout's, which no test clock moves: it is shortened here, and its length looked at.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => {
      (window as any).limits = [...((window as any).limits ?? []), limit];
      // Not for what else the page asks.
      return timeout((window as any).hurries ? limit / 50 : limit);
    };
  });
  await page.route(`**${addToCartPath}`, () => {});
  const { quantity, add, form } = await open(page, visit);
  await quantity.fill("2");
  await countIsSettled(page);
  await page.evaluate(() => ((window as any).hurries = true));
  await add.click();
  await expect(dialog(page)).toContainText("Something went wrong");
  expect(await page.evaluate(() => (window as any).limits.at(-1))).toBe(15_000);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(form).not.toHaveAttribute("aria-busy");
  await expect(quantity).toHaveValue("2");
});
