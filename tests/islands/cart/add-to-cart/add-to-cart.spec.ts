import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { answerPost, labHtml, serveLab } from "../../../browser/lab.ts";
import {
  cartCount,
  dialog,
  setConsentCookie,
  heading,
  live,
  orderForm,
  products,
} from "../../../browser/shop/visitor.ts";
import { nextNativeDialog } from "../../../browser/navigation/watch.ts";
import { orderHtml } from "../../../browser/markup.ts";
import { addToCartPath, ordered, orders } from "../../../browser/orders.ts";

const { coffee, diary } = products;

test.beforeEach(({ page }) => setConsentCookie(page));

test(
  "PRO-03 LOC-01 an order is sent once and confirmed by a dialog, whose link opens the cart",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    await visit(diary.path);
    const { plus, add, form, quantity, ready } = orderForm(page);
    await ready();
    const cartChanged = page.evaluateHandle(() => {
      const changes: unknown[] = [];
      addEventListener("cart:changed", (event) => changes.push((event as CustomEvent).detail));
      return changes;
    });
    await test.step("the dialog says what was added; closed, it returns the focus", async () => {
      await plus.click();
      await add.click();
      await expect(dialog(page)).toHaveAccessibleName(/Desk diary 2027, coral was added to your cart/);
      await expect(dialog(page)).toContainText(
        /Quantity: 2\s*€45.80\s*Total without delivery\s*€45.80.*Spend €14.20 more for free delivery\./,
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
      expect(await (await cartChanged).jsonValue()).toMatchObject([
        { otherTab: false, cart: { lineCount: 1, itemCount: 2 } },
      ]);
    });
    await test.step("a double click orders once; Escape closes the dialog", async () => {
      await quantity.fill("1");
      const release = await hold(page, `**${addToCartPath}`);
      await add.dblclick();
      await expect(form).toHaveAttribute("aria-busy", "true");
      await expect(add).toHaveAttribute("aria-disabled", "true");
      release();
      await expect(dialog(page)).toHaveCount(1);
      await expect(add).not.toHaveAttribute("aria-disabled");
      await expect(cartCount(page)).toHaveText("1");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(add).toBeFocused();
      expect(await orders(control)).toBe(2);
    });
    await test.step("an order that is being sent is not sent a second time", async () => {
      const release = await hold(page, `**${addToCartPath}`);
      await add.press("Enter");
      await expect(form).toHaveAttribute("aria-busy", "true");
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Coffee" }).click();
      await expect(heading(page)).toHaveText("Coffee");
      await page.goBack();
      await expect(heading(page)).toHaveText(diary.name);
      await ready();
      await expect(add).toHaveAttribute("aria-disabled", "true");
      await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      release();
      await expect(dialog(page)).toBeVisible();
      expect(await orders(control)).toBe(3);
    });
    await test.step(`"Go to cart" opens the cart in place`, async () => {
      await dialog(page).getByRole("link", { name: "Go to cart" }).click();
      await expect(heading(page)).toHaveText("Your cart");
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator(".cart-line")).toContainText(diary.name);
    });
    await test.step("list cards order one piece and stay; a click outside closes the dialog", async () => {
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: diary.category }).click();
      await expect(heading(page)).toHaveText(diary.category);
      const card = page.locator(".product-card", { hasText: diary.name });
      await live(card.locator("form"));
      const button = card.getByRole("button", { name: `Add to cart: ${diary.name}` });
      await button.press("Enter");
      await expect(dialog(page)).toContainText(diary.name);
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      expect((await ordered(control, 4)).at(-1)).toEqual(
        expect.objectContaining({ ProductVariantId: "v4441", Quantity: 1, ItemOrigin: "Catalog" }),
      );
      await expect(page).toHaveURL(/\/en\/catalog\/stationery$/);
    });
    await test.step("another button of the form, such as 'Buy now', is for the server", async () => {
      await control.answer({
        path: "/en/shoppingcarts/add",
        method: "POST",
        status: 200,
        body: labHtml({ page: "<h1>Bought</h1>" }),
      });
      const card = page.locator(".product-card", { hasText: diary.name });
      await card
        .locator("form")
        .evaluate((form) => form.insertAdjacentHTML("beforeend", '<button name="buy">Buy now</button>'));
      await card.getByRole("button", { name: "Buy now" }).press("Enter");
      await expect(heading(page)).toHaveText("Bought");
      expect(await orders(control)).toBe(4);
    });
  },
);

const code = /\/add-to-cart\.\w+\.js$/;

// Unit tests check that the Dutch texts are complete.
test("PRO-03 LOC-01 LOC-06 QTY-07 an order pressed before its code is confirmed in the page's language", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  const release = await hold(page, code);
  await visit(coffee.path.replace("/en/", "/fr/"));
  const { form, quantity, add } = orderForm(page);
  await quantity.fill("0,35");
  await expect(form).toHaveAttribute("data-island-state", "loading");
  // After two seconds the browser would send the form.
  await whileStopped(page, async () => {
    await add.click();
    await add.click();
    await page.clock.runFor(300);
    await expect(page.locator("html")).toHaveClass(/long-loading/);
    expect(await orders(control)).toBe(0);
    // A part of the form may be re-rendered meanwhile.
    await add.evaluate((button) => button.replaceWith(button.cloneNode(true)));
    release();
    await live(form);
  });
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

test("PRO-03 an order pressed while its form waits to come into view loads the code and is confirmed @all", async ({
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
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
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

// Component tests cover other failures and unreadable answers.
test("ERR-02 ERR-04 PRO-03 a failed order shows an error, keeps the input and can be retried", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/status of (404|422)/, /net::ERR/, /a call failed/, /a call found nothing/])
    guard.allowConsole(pattern);
  const releaseTexts = await hold(page, "**/stringresources*");
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml()}` } });
  await visit("/lab/order");
  const { quantity, add, form, message, ready } = orderForm(page);
  await ready();
  await test.step("a 404 for a product that is gone shows an error at the form, as soon as its text is there", async () => {
    await control.answer({ path: addToCartPath, method: "POST", status: 404 });
    const response = page.waitForResponse(`**${addToCartPath}`);
    await add.press("Enter");
    await response;
    releaseTexts();
    await expect(message).toHaveText("Something went wrong. Please try again in a moment.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText(/Something went wrong/);
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("the shop's refusal is shown at the form, and the input stays", async () => {
    await quantity.fill("6");
    await add.press("Enter");
    await expect(message).toHaveText("Maximum quantity: 5.");
    await expect(page.locator("#atoll-live-assertive")).toHaveText("Maximum quantity: 5.");
    await expect(quantity).toHaveValue("6");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("when the connection breaks, one dialog reports it and the order can be retried", async () => {
    // Not through the stand-in: Chromium itself repeats a request that broke on a reused connection.
    await page.route(`**${addToCartPath}`, (route) => route.abort("connectionreset"), { times: 1 });
    await quantity.fill("2");
    await add.press("Enter");
    await expect(dialog(page)).toContainText("Something went wrong. Please try again in a moment.");
    await expect(message).toBeEmpty();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(quantity).toHaveValue("2");
    await expect(form).not.toHaveAttribute("aria-busy");
    await add.press("Enter");
    await expect(dialog(page)).toContainText(/was added to your cart.*Quantity: 2/);
    // 404, 422 and the retry; the broken connection never reached the server.
    expect(await orders(control)).toBe(3);
  });
});

test("ERR-04 without a connection, alert() reports a failed order, which can be repeated", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/net::ERR/, /a call failed/]) guard.allowConsole(pattern);
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml()}` } });
  await visit("/lab/order");
  const { add, quantity, form, ready } = orderForm(page);
  await ready();
  // The texts have loaded: without a connection they would not.
  await expect(form.getByRole("button", { name: "Increase: Quantity" })).toBeVisible();
  await quantity.fill("3");
  const alertText = nextNativeDialog(page);
  await page.context().setOffline(true);
  await add.press("Enter");
  expect(await alertText).toBe("Something went wrong. Your entries are still here.");
  await expect(form).not.toHaveAttribute("aria-busy");
  await page.context().setOffline(false);
  await expect(quantity).toHaveValue("3");
  await add.press("Enter");
  await expect(dialog(page)).toContainText("Quantity: 3");
});
