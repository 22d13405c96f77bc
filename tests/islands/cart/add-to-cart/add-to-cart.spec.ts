import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { answerPost, labHtml, serveLab } from "../../../browser/lab.ts";
import { cartCount, dialog, setConsentCookie, heading, orderForm, products } from "../../../browser/shop/visitor.ts";
import { nextNativeDialog } from "../../../browser/navigation/watch.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { orderHtml } from "../../../browser/markup.ts";
import { addToCartPath, ordered, orders } from "../../../browser/orders.ts";

const { coffee, diary } = products;

test.beforeEach(({ page }) => setConsentCookie(page));

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = diary.path) {
  await visit(path);
  const order = orderForm(page);
  await order.ready();
  return order;
}

test(
  "PRO-03 LOC-01 a dialog confirms what was added to the cart; a double click orders once",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    const { plus, add, form } = await open(page, visit);
    await plus.click();
    await add.click();
    await expect(dialog(page)).toHaveAccessibleName(/Desk diary 2027, coral was added to your cart/);
    await expect(dialog(page)).toContainText(/Quantity: 2\s*€45.80\s*Cart total\s*€45.80/);
    await expect(dialog(page)).toContainText("Spend €14.20 more for free delivery.");
    await expect(dialog(page).getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/en/shoppingcarts");
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
      const release = await hold(page, `**${addToCartPath}`);
      await add.dblclick();
      await expect(form).toHaveAttribute("aria-busy", "true");
      await expect(add).toHaveAttribute("aria-disabled", "true");
      release();
      await expect(dialog(page)).toHaveCount(1);
      expect(await orders(control)).toBe(2);
      await expect(add).not.toHaveAttribute("aria-disabled");
      await expect(cartCount(page)).toHaveText("1");
    });
  },
);

test("PRO-03 closing the dialog returns the focus, its link opens the cart, and list cards order too", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const { add, form } = await open(page, visit);
  const cartChanged = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("cart:changed", (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
  );
  await test.step("Escape, the cross and a click outside close the dialog and restore the focus", async () => {
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog(page).getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const way of ways) {
      await add.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await way();
      await expect(dialog(page)).toHaveCount(0);
      await expect(add).toBeFocused();
    }
  });
  await test.step("cart:changed carries the cart of the server's answer", async () => {
    expect(await cartChanged).toMatchObject({ otherTab: false, cart: { lineCount: 1, itemCount: 1 } });
  });
  await test.step("an order that is being sent is not sent a second time", async () => {
    const heldRoutes: Route[] = [];
    await page.route(`**${addToCartPath}`, (route) => void heldRoutes.push(route));
    await add.press("Enter");
    await expect(form).toHaveAttribute("aria-busy", "true");
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Coffee" }).click();
    await expect(heading(page)).toHaveText("Coffee");
    await page.goBack();
    await expect(heading(page)).toHaveText(diary.name);
    await orderForm(page).ready();
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
    for (const route of heldRoutes) await route.continue();
    await expect(dialog(page)).toBeVisible();
    expect(heldRoutes).toHaveLength(1);
    expect(await orders(control)).toBe(4);
    await page.unroute(`**${addToCartPath}`);
  });
  await test.step(`"Go to cart" opens the cart in place`, async () => {
    await dialog(page).getByRole("link", { name: "Go to cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(".cart-line")).toContainText(diary.name);
  });
  await test.step("list cards order a quantity of 1 and send where the order was placed", async () => {
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: diary.category }).click();
    await expect(heading(page)).toHaveText(diary.category);
    const card = page.locator(".product-card", { hasText: diary.name });
    await expect(card.locator("form")).toHaveAttribute("data-island-state", "live");
    await card.getByRole("button", { name: `Add to cart: ${diary.name}` }).click();
    await expect(dialog(page)).toContainText(diary.name);
    expect((await ordered(control, 5)).at(-1)).toEqual(
      expect.objectContaining({ ProductVariantId: "v4441", Quantity: 1, ItemOrigin: "Catalog" }),
    );
    await expect(page).toHaveURL(/\/en\/catalog\/stationery$/);
    await page.keyboard.press("Escape");
  });
  await test.step("another button of the form, such as 'Buy now', is for the server", async () => {
    // Nobody may order a sixth diary.
    guard.allowConsole(/status of 422.*\/shoppingcarts\/add/);
    const card = page.locator(".product-card", { hasText: diary.name });
    await card
      .locator("form")
      .evaluate((form) => form.insertAdjacentHTML("beforeend", '<button name="buy">Buy now</button>'));
    await card.getByRole("button", { name: "Buy now" }).press("Enter");
    await expect(heading(page)).toHaveText(diary.name);
    expect(await orders(control)).toBe(5);
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

// Unit tests check that the Dutch texts are complete.
test("PRO-03 LOC-01 LOC-06 QTY-07 an order pressed before its code has loaded is confirmed in the page's language", async ({
  page,
  visit,
  control,
}) => {
  const release = await hold(page, code);
  await visit(coffee.path.replace("/en/", "/fr/"));
  const { form, quantity, add } = orderForm(page);
  await quantity.fill("0,35");
  await expect(form).toHaveAttribute("data-island-state", "loading");
  await add.click();
  await add.click();
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  expect(await orders(control)).toBe(0);
  // A part of the form may be re-rendered meanwhile.
  await add.evaluate((button) => button.replaceWith(button.cloneNode(true)));
  release();
  await expect(dialog(page)).toHaveAccessibleName(/a été ajouté à votre panier/);
  await expect(page.locator("html")).not.toHaveClass(/long-loading/);
  expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 0.35 })]);
  await test.step("the dialog shows a weight with its unit", async () => {
    await expect(dialog(page)).toContainText("Quantité : 0,35 kg");
    await expect(dialog(page).getByRole("button", { name: "Fermer" })).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: "Voir le panier" })).toHaveAttribute(
      "href",
      "/fr/shoppingcarts",
    );
    await expect(dialog(page).getByRole("button", { name: "Continuer vos achats" })).toBeVisible();
  });
});

test("PRO-03 an order pressed while its form waits to come into view loads the code and is confirmed", async ({
  page,
  control,
}) => {
  // The island around the form waits, too; it does not handle the form.
  const around = `<div data-island="scroll-animation">${orderHtml()}</div>`;
  await serveLab(control, { one: { page: `<h1>One</h1><p class="far">Far above</p>${around}` } });
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(".far { block-size: 5000px }");
    document.adoptedStyleSheets = [style];
  });
  await page.goto("/lab/one");
  const { form } = orderForm(page);
  await expect(form).toHaveAttribute("data-island-state", "waiting");
  // In one task, so that the browser cannot report before the press that the form is in view.
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(dialog(page)).toBeVisible();
  await expect(form).toHaveAttribute("data-island-state", "live");
  expect(await orders(control)).toBe(1);
});

test.describe("code that does not load", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("PRO-03 NAV-23 an order whose code hangs is submitted by the browser after two seconds, once", async ({
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

test("ERR-02 ERR-04 PRO-03 CRT-05 a failed order shows an error, keeps the input and can be retried", async ({
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
  const logged = collectConsole(page);
  // The texts arrive later than the errors that need them.
  await control.answer({ path: "/api/v1/localization/en/stringresources", delay: 1000 });
  const { quantity, add, form, message } = await open(page, visit);
  const continueShopping = (): Promise<void> => page.keyboard.press("Escape");
  await test.step("a 404 for a product that is gone shows an error at the form", async () => {
    await control.answer({ path: addToCartPath, method: "POST", status: 404 });
    await add.press("Enter");
    await expect(message).toHaveText("Something went wrong. Please try again in a moment.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText(/Something went wrong/);
    await expect(dialog(page)).toHaveCount(0);
    await expectConsole(logged, [/status of 404/, /a call found nothing/]);
  });
  await test.step("the server's refusal is shown as text, and a second attempt starts clean", async () => {
    await control.answer({ ...json(JSON.stringify({ Message: "Only <b>2</b> left in stock." })), status: 422 });
    await quantity.fill("2");
    await add.press("Enter");
    await expect(message).toHaveText("Only <b>2</b> left in stock.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText("Only <b>2</b> left in stock.");
    await expect(quantity).toHaveValue("2");
    await expect(dialog(page)).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("0");
    await expectConsole(logged, [/422/]);
  });
  // Unit tests cover other bad answers, such as a page or an empty body.
  const failures = [
    // Not through the stand-in: Chromium itself repeats a request that broke on a reused connection.
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
    await test.step(`when ${what}, one dialog reports it and the order can be retried`, async () => {
      await prepare();
      await failAndTryAgain(page, form, "2", diary.name);
      await expect(dialog(page)).toContainText("Quantity: 2");
      await expect(message).toBeHidden();
      await continueShopping();
      await expectConsole(logged, console);
    });
  }
  // 404, 422, the failing 500 and the two retries; the broken connection never reached the server.
  expect(await orders(control)).toBe(5);
  await test.step("the stand-in's own refusal is shown too", async () => {
    await add.press("Enter");
    await expect(message).toHaveText("Maximum quantity: 5.");
    await expectConsole(logged, [/422/]);
  });
  const orderTwoMore = async (answer: object): Promise<void> => {
    await control.answer(json(JSON.stringify(answer)));
    await add.press("Enter");
    await expect(dialog(page)).toContainText(`${diary.name} was added to your cart`);
    await expect(dialog(page)).toContainText("Quantity: 2");
  };
  await test.step("an empty object as answer: the dialog shows the order, and the count stays right", async () => {
    await orderTwoMore({});
    await expect(cartCount(page)).toHaveText("1");
    await continueShopping();
    await expectConsole(logged, []);
  });
  await test.step("fields of the wrong type: the dialog shows the order, and the count is the server's", async () => {
    await page.request.post(addToCartPath, { data: { ProductVariantId: "v4451", Quantity: 1, Name: "" } });
    await orderTwoMore({ Name: 7, Quantity: "two", PhotoUrl: null, Cart: { ItemsCount: "3" } });
    await expect(cartCount(page)).toHaveText("2");
    await continueShopping();
    await expectConsole(logged, [
      /\.Name expects a string, got a number/,
      /\.Quantity expects a number, got a string/,
      /ItemsCount expects a number, got a string/,
      /does not say its ItemsCount/,
    ]);
  });
  await test.step("an unreadable answer reports no success, and the count is the server's", async () => {
    await page.request.post(addToCartPath, { data: { ProductVariantId: "v2261", Quantity: 1, Name: "" } });
    await control.answer(json("[]"));
    await add.press("Enter");
    await expect(dialog(page)).toContainText("Something went wrong");
    await expect(cartCount(page)).toHaveText("3");
    await expectConsole(logged, [/a call failed.*expected an object in the answer to add-to-cart, got \[\]/]);
  });
});

/** Orders `typed`, which fails, and then orders it again, which succeeds. */
async function failAndTryAgain(page: Page, form: Locator, typed: string, name: string): Promise<void> {
  const { quantity, add } = orderForm(page);
  await quantity.fill(typed);
  await add.press("Enter");
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toContainText("Something went wrong. Please try again in a moment.");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(quantity).toHaveValue(typed);
  await expect(form).not.toHaveAttribute("aria-busy");
  await add.press("Enter");
  await expect(dialog(page)).toContainText(`${name} was added to your cart`);
}

test("ERR-04 offline, alert() reports the failure; a missing response times out after 15 s", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/net::ERR/, /a call failed/, /a call failed.*[Tt]ime/]) guard.allowConsole(pattern);
  // AbortSignal.timeout ignores the test clock: the test shortens the limit and checks the length that was requested.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => {
      (window as any).limits = [...((window as any).limits ?? []), limit];
      // Only the order is shortened, not the page's other requests.
      return timeout((window as any).labShortensTimeouts ? limit / 50 : limit);
    };
  });
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml()}` } });
  const { add, quantity, form } = await open(page, visit, "/lab/order");
  await test.step("without a connection, alert() reports the failure and the input stays", async () => {
    await quantity.fill("3");
    await page.waitForLoadState("networkidle");
    const alertText = nextNativeDialog(page);
    await page.context().setOffline(true);
    await add.press("Enter");
    expect(await alertText).toBe("Something went wrong. Your entries are still here.");
    await expect(form).not.toHaveAttribute("aria-busy");
    await page.context().setOffline(false);
    await expect(quantity).toHaveValue("3");
    await add.press("Enter");
    await expect(dialog(page)).toContainText("Quantity: 3");
    await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
  });
  await test.step("without a response, the order times out", async () => {
    await page.route(`**${addToCartPath}`, () => {});
    await page.evaluate(() => ((window as any).labShortensTimeouts = true));
    await add.press("Enter");
    await expect(dialog(page)).toContainText("Something went wrong");
    expect(await page.evaluate(() => (window as any).limits.at(-1))).toBe(15_000);
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(form).not.toHaveAttribute("aria-busy");
    await expect(quantity).toHaveValue("3");
  });
});
