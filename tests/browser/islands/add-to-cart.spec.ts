import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, serveLab } from "../lab.ts";
import { cartCount, dialog, hasChosen, heading, orderForm, products } from "../shop/visitor.ts";
import { ownBox } from "../navigation/watch.ts";
import { complained, complaints } from "./complaints.ts";
import { orderHtml } from "./markup.ts";
import { addToCartPath, ordered, orders } from "./orders.ts";

const { coffee, diary } = products;

test.beforeEach(({ page }) => hasChosen(page));

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = diary.path) {
  await visit(path);
  const order = orderForm(page);
  await order.ready();
  return order;
}

test(
  "PRO-03 LOC-01 after an order a dialog says what was added and asks whether to go on or to the cart; a double click orders once",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    const { plus, add, form } = await open(page, visit);
    await plus.click();
    await add.click();
    await expect(dialog(page)).toHaveAccessibleName(/Desk diary 2027, coral is in your cart/);
    await expect(dialog(page)).toContainText("Quantity: 2");
    await expect(dialog(page).getByRole("link", { name: "Go to the cart" })).toHaveAttribute(
      "href",
      "/en/shoppingcarts",
    );
    await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(add).toBeFocused();
    expect(await ordered(control, 1)).toEqual([
      {
        ProductVariantId: "v4441",
        Quantity: 2,
        Name: expect.stringContaining("2027"),
        ItemOrigin: "Catalog",
        ItemKey: "product",
      },
    ]);
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
  },
);

// That Dutch has all of these words, too, is for the unit tests.
test("PRO-03 LOC-01 LOC-06 QTY-07 the dialog speaks the page's language, and tells a weight with its unit", async ({
  page,
  visit,
}) => {
  const { quantity, add } = await open(page, visit, coffee.path.replace("/en/", "/fr/"));
  await quantity.fill("0,35");
  await add.click();
  await expect(dialog(page)).toHaveAccessibleName(/est dans votre panier/);
  await expect(dialog(page)).toContainText("Quantité : 0,35 kg");
  await expect(dialog(page).getByRole("button", { name: "Fermer" })).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "Voir le panier" })).toHaveAttribute("href", "/fr/shoppingcarts");
  await expect(dialog(page).getByRole("button", { name: "Continuer vos achats" })).toBeVisible();
});

test("PRO-03 each way to close the dialog leads back to the button, its link to the cart, and a card of a list orders, too; an order that is on its way is not sent a second time after leaving its page and coming Back", async ({
  page,
  visit,
  control,
}) => {
  const { add, form } = await open(page, visit);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("cart:changed", (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
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
  await test.step("an order that is on its way is not sent a second time", async () => {
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
    expect(await orders(control)).toBe(4);
    await page.unroute(`**${addToCartPath}`);
  });
  await test.step("Go to the cart shows the cart in place", async () => {
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
    expect((await ordered(control, 5)).at(-1)).toEqual(
      expect.objectContaining({ ProductVariantId: "v4441", Quantity: 1, ItemOrigin: "Catalog" }),
    );
    await expect(page).toHaveURL(/\/en\/catalog\/stationery$/);
  });
});

const json = (body: string) => ({
  path: addToCartPath,
  method: "POST",
  status: 200,
  contentType: "application/json",
  body,
});

const code = /\/add-to-cart\.\w+\.js$/;

test("PRO-03 an order that is pressed before its code is there waits for it, and is confirmed in the dialog", async ({
  page,
  visit,
  control,
}) => {
  const arrive = await hold(page, code);
  await visit(diary.path);
  const { form, add } = orderForm(page);
  await expect(form).toHaveAttribute("data-island-state", "loading");
  await add.click();
  await add.click();
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  expect(await orders(control)).toBe(0);
  // A part of the form may be drawn anew meanwhile.
  await add.evaluate((button) => button.replaceWith(button.cloneNode(true)));
  arrive();
  await expect(dialog(page)).toHaveAccessibleName(/Desk diary 2027, coral is in your cart/);
  await expect(page.locator("html")).not.toHaveClass(/long-loading/);
  expect(await ordered(control, 1)).toEqual([expect.objectContaining({ ProductVariantId: "v4441", Quantity: 1 })]);
});

test.describe("code that does not come", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("PRO-03 NAV-23 an order whose code hangs is sent by the browser after two seconds, once", async ({
    page,
    control,
    guard,
  }) => {
    await page.clock.install();
    await page.route(code, () => {});
    await serveLab(control, { one: { page: `<h1>One</h1>${orderHtml()}` } });
    await answerPost(control, "ordered", { html: labHtml({ page: "<h1>Ordered</h1>" }), times: 2 });
    await page.goto("/lab/one");
    const { form, add } = orderForm(page);
    await expect(form).toHaveAttribute("data-island-state", "loading");
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await add.click();
    await add.click();
    await page.clock.runFor(1_990);
    await expect(heading(page)).toHaveText("One");
    await guard.expectFullLoad(() => page.clock.runFor(20));
    await expect(heading(page)).toHaveText("Ordered");
    expect(
      (await control.log()).filter(({ path, method }) => path === "/lab/ordered" && method === "POST"),
    ).toHaveLength(1);
  });
});

test("ERR-02 ERR-04 PRO-03 CRT-05 what is gone or refused is told at the form, whatever else comes in place of an answer in one dialog, what was typed stays, the order can be tried again, and the count is a true one", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [
    /status of (404|422|500)/,
    /net::ERR/,
    /a call failed/,
    /a call found nothing/,
    /expects a \w+, got a \w+/,
    /does not say its ItemsCount/,
  ])
    guard.allowConsole(pattern);
  const said = complaints(page);
  // The words come later than what they are about.
  await control.answer({ path: "/api/v1/localization/en/stringresources", delay: 1000 });
  const { quantity, add, form, message } = await open(page, visit);
  const goOn = (): Promise<void> => dialog(page).getByRole("button", { name: "Continue shopping" }).click();
  await test.step("an order whose product is gone, which the server answers with 404, is told at the form", async () => {
    await control.answer({ path: addToCartPath, method: "POST", status: 404 });
    await add.click();
    await expect(message).toHaveText("Something went wrong. Please try again in a moment.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText(/Something went wrong/);
    await expect(dialog(page)).toHaveCount(0);
    await complained(said, [/status of 404/, /a call found nothing/]);
  });
  await test.step("so is the server's sentence of a refusal, as text, and the next try is a fresh one", async () => {
    await control.answer({ ...json(JSON.stringify({ Message: "We have <b>2</b> of it left." })), status: 422 });
    await quantity.fill("2");
    await add.click();
    await expect(message).toHaveText("We have <b>2</b> of it left.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText("We have <b>2</b> of it left.");
    await expect(quantity).toHaveValue("2");
    await expect(dialog(page)).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("0");
    await complained(said, [/422/]);
  });
  // What else is no answer, such as a page or nothing, is for the unit tests.
  const failures = [
    // Not the stand-in's doing: Chromium itself repeats what broke on a connection that it had used before.
    {
      what: "the connection breaks",
      prepare: () => page.route(`**${addToCartPath}`, (route) => route.abort("connectionreset"), { times: 1 }),
      console: [/net::ERR/, /a call failed/],
    },
    {
      what: "the server fails",
      prepare: () => control.answer({ ...json("<h1>Oops</h1>"), status: 500, contentType: "text/html" }),
      console: [/status of 500/, /a call failed.*500/],
    },
  ];
  for (const { what, prepare, console } of failures) {
    await test.step(`when ${what} one dialog says so, and the order can be tried again`, async () => {
      await prepare();
      await failAndTryAgain(page, form, "2", diary.name);
      await expect(dialog(page)).toContainText("Quantity: 2");
      await expect(message).toBeHidden();
      await goOn();
      await complained(said, console);
    });
  }
  // Gone, refused, the page, and two that were taken.
  expect(await orders(control)).toBe(5);
  await test.step("the stand-in's own refusal is shown too", async () => {
    await add.click();
    await expect(message).toHaveText("You can order at most 5.");
    await complained(said, [/422/]);
  });
  const orderTwoMore = async (answer: object): Promise<void> => {
    await control.answer(json(JSON.stringify(answer)));
    await add.click();
    await expect(dialog(page)).toContainText(`${diary.name} is in your cart`);
    await expect(dialog(page)).toContainText("Quantity: 2");
  };
  await test.step("when the answer is an empty object the dialog still says what was ordered, and the count stays a true one, not 0", async () => {
    await orderTwoMore({});
    await expect(cartCount(page)).toHaveText("1");
    await goOn();
    await complained(said, []);
  });
  await test.step("when the answer has fields of other types the dialog still says what was ordered, and the count is the server's", async () => {
    await page.request.post(addToCartPath, { data: { ProductVariantId: "v4451", Quantity: 1, Name: "" } });
    await orderTwoMore({ Name: 7, Quantity: "two", PhotoUrl: null, Cart: { ItemsCount: "3" } });
    await expect(cartCount(page)).toHaveText("2");
    await goOn();
    await complained(said, [
      /\.Name expects a string, got a number/,
      /\.Quantity expects a number, got a string/,
      /ItemsCount expects a number, got a string/,
      /does not say its ItemsCount/,
    ]);
  });
  await test.step("without an answer to be understood nothing is said to be in the cart, and the count is the server's", async () => {
    await page.request.post(addToCartPath, { data: { ProductVariantId: "v2261", Quantity: 1, Name: "" } });
    await control.answer(json("[]"));
    await add.click();
    await expect(dialog(page)).toContainText("Something went wrong");
    await expect(cartCount(page)).toHaveText("3");
    await complained(said, [/a call failed.*expected an object in answer to add-to-cart, got \[\]/]);
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

test("ERR-04 without a connection, when not even the dialog can be had, the browser's own box tells, and what was typed stays; an answer that never comes is given up after 15 s", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/net::ERR/, /a call failed/, /a call failed.*[Tt]ime/]) guard.allowConsole(pattern);
  // The limit is AbortSignal.timeout's, which no test clock moves: it is shortened here, and its length looked at.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => {
      (window as any).limits = [...((window as any).limits ?? []), limit];
      // Not for what else the page asks.
      return timeout((window as any).hurries ? limit / 50 : limit);
    };
  });
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml()}` } });
  const { add, quantity, form } = await open(page, visit, "/lab/order");
  await test.step("without a connection", async () => {
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
    await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
  });
  await test.step("without an answer", async () => {
    await page.route(`**${addToCartPath}`, () => {});
    await page.evaluate(() => ((window as any).hurries = true));
    await add.click();
    await expect(dialog(page)).toContainText("Something went wrong");
    expect(await page.evaluate(() => (window as any).limits.at(-1))).toBe(15_000);
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(form).not.toHaveAttribute("aria-busy");
    await expect(quantity).toHaveValue("3");
  });
});
