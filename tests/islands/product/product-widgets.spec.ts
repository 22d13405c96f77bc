import { whileStopped } from "../../browser/clock.ts";
import { expect, test } from "../../browser/guard/test.ts";
import { countTimers, growth, idle, leftovers, trackRequests } from "../../browser/leftovers.ts";
import { dialog, setConsentCookie, live, orderForm } from "../../browser/shop/visitor.ts";
import { signIn } from "../../browser/shop/signed-in.ts";
import { overflow } from "../../browser/overflow.ts";
import { violations } from "../../browser/violations.ts";
import { choice, shirt } from "./choice.ts";
import { expectConsole, collectConsole } from "../../browser/console-messages.ts";

// An image that has not been loaded keeps its removed page in memory.
test.use({ pictures: true });

test.beforeEach(({ page }) => setConsentCookie(page));

test("PRO-06 the price table marks the quantity's row and names the next tier without a call", async ({
  page,
  visit,
  control,
}) => {
  const tin = "product/candle-in-a-tin-fig-leaf";
  await visit(`/en/${tin}`);
  const { quantity, plus, add, ready } = orderForm(page);
  const { part } = choice(page);
  const [row, hint] = [part("degressive-price").locator("[aria-current=true]"), page.locator("[data-degressive-hint]")];
  await ready();
  await live(page.locator("[data-island=degressive-price]"));
  await test.step("one piece is in the first row, and the hint names the next tier", async () => {
    await expect(row).toHaveText(/1–3\s*€16\.90\s*Your price/);
    await expect(hint).toHaveText("Buy 3 more: €15.55 each");
  });
  await test.step("the marked row follows each quantity", async () => {
    await quantity.fill("4");
    await expect(row).toHaveText(/4–11\s*€15\.55\s*Your price/);
    await expect(hint).toHaveText("Buy 8 more: €14.37 each");
    await plus.click();
    await expect(hint).toHaveText("Buy 7 more: €14.37 each");
    await quantity.fill("12");
    await expect(row).toHaveText(/12\+/);
    await expect(hint).toBeEmpty();
    expect((await control.log()).filter(({ path }) => /DegressivePrice|productvariants/.test(path))).toEqual([]);
  });
  await test.step("the cart charges the table's price", async () => {
    await add.click();
    await dialog(page).getByRole("link", { name: "Go to cart" }).click();
    await expect(page.locator(".cart-line")).toContainText("€14.37");
    await expect(page.locator(".cart-line")).toContainText("€172.44");
  });
});

test("PRO-04 VAR-02 stock by warehouse opens in a dialog for the current variant", async ({ page, visit }) => {
  await visit("/fr/product/tote-bag-cotton-and-hemp");
  const { host, part } = choice(page);
  await live(host);
  await test.step("a choice of three attributes, with a swatch of three colours, works in French", async () => {
    await expect(host.getByRole("radio", { name: "Sable, avoine et sauge" })).toHaveCSS(
      "background-image",
      /rgb\(216, 189, 146\) 0%.*rgb\(241, 236, 226\).*rgb\(154, 171, 140\)/,
    );
    await host.getByRole("radio", { name: "Denim" }).check();
    await expect(host.getByLabel("Anses").getByRole("option", { name: "Corde (indisponible)" })).toBeEnabled();
    await host.getByLabel("Anses").selectOption("long");
    await expect(page.locator("[name=ProductVariantId]")).toHaveValue("v41519long");
    await expect(part("degressive-price")).toContainText("Plus vous achetez");
  });
  await test.step("the dialog names the variant and every warehouse", async () => {
    await page.getByRole("link", { name: "Stock par entrepôt" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Stock par entrepôt");
    await expect(dialog(page)).toContainText("Denim, Petit, Longues");
    await expect(dialog(page).getByRole("row")).toHaveCount(4);
    await expect(dialog(page).locator(".outside-dialog")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Stock par entrepôt" })).toBeFocused();
  });
});

test(
  "PRO-05 ERR-04 a customer saves a reference for a variant; success shows for three seconds",
  { tag: "@both" },
  async ({ page, visit, guard }) => {
    for (const pattern of [/422/, /net::ERR/, /could not be saved/]) guard.allowConsole(pattern);
    const logged = collectConsole(page);
    await signIn(page);
    await page.clock.install();
    await visit(shirt.path);
    const { part, colour, ready } = choice(page);
    const line = part("customer-reference");
    const change = line.getByRole("link", { name: /Change your reference/ });
    const field = dialog(page).getByLabel("Reference", { exact: true });
    // The message after the login moves the quantity down, out of the part of the page that starts at once.
    await orderForm(page).quantity.scrollIntoViewIfNeeded();
    await ready();
    await test.step("the form belongs to the current variant", async () => {
      await colour("Coral").check();
      await expect(change).toHaveAttribute("href", /productVariantId=v4019/);
      await expect(line).toContainText("none yet");
      await change.click();
      await expect(dialog(page)).toHaveAccessibleName("Your reference for T-shirt, organic cotton, Coral, S");
      await live(dialog(page).locator("[data-island=customer-reference]"));
    });
    await test.step("a refusal and a lost connection show an error and keep the input", async () => {
      await field.fill("A".repeat(31));
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toContainText("Use no more than 30 characters.");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toBeFocused();
      await expectConsole(logged, [/422/, /could not be saved.*422/]);
      await field.fill("KL-77");
      await page.route("**/CustomerReferenceUpdate", (route) => route.abort(), { times: 1 });
      await dialog(page).getByRole("button", { name: "Save" }).click();
      await expect(dialog(page)).toContainText("Your reference could not be saved. Please try again in a moment.");
      await expectConsole(logged, [/net::ERR/, /could not be saved/]);
      await expect(field).toHaveValue("KL-77");
    });
    await test.step("after saving, a message closes by itself, except under the pointer", async () => {
      await whileStopped(page, async () => {
        await dialog(page).getByRole("button", { name: "Save" }).click();
        // The message needs a few moments to open. The three seconds must not pass before the pointer is over it.
        await expect(async () => {
          await page.clock.runFor(50);
          await expect(dialog(page)).toHaveAccessibleName("Your reference has been saved", { timeout: 100 });
        }).toPass();
        await expect(line).toContainText("KL-77");
        await page.clock.runFor(100);
        await dialog(page).hover();
        await page.clock.runFor(10_000);
        await expect(dialog(page)).toHaveCount(1);
        await page.mouse.move(1, 1);
        await page.clock.runFor(2_900);
        await expect(dialog(page)).toHaveCount(1);
        await page.clock.runFor(200);
        await expect(dialog(page)).toHaveCount(0);
      });
      await expect(change).toBeFocused();
    });
    await test.step("another variant has no reference, and this one keeps its own", async () => {
      await colour("Sage").check();
      await expect(line).toContainText("none yet");
      await colour("Coral").check();
      await expect(line).toContainText("KL-77");
    });
  },
);

test("PRO-06 LOC-06 the price table is translated into French @all", async ({ page, visit }) => {
  await visit("/fr/product/candle-in-a-tin-fig-leaf");
  const { part } = choice(page);
  await live(page.locator("[data-island=degressive-price]"));
  await expect(part("degressive-price").locator("[aria-current=true]")).toContainText("Votre prix");
  await expect(page.locator("[data-degressive-hint]")).toHaveText(/^3 de plus\s: 15,55\s€ la pièce$/);
});

test("PRO-04 PRO-05 PRO-06 axe finds nothing in the widgets, whose own pages fit a narrow screen @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await signIn(page);
  await visit(shirt.path);
  const { part, ready } = choice(page);
  await orderForm(page).quantity.scrollIntoViewIfNeeded();
  await ready();
  expect(await violations(page, "[data-product-part=degressive-price]")).toEqual([]);
  await test.step("the dialog of the warehouses", async () => {
    await page.getByRole("link", { name: "Stock by warehouse" }).click();
    await expect(dialog(page).getByRole("row")).not.toHaveCount(0);
    expect(await violations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await test.step("the dialog of the customer's reference, also after a failure of the server", async () => {
    for (const pattern of [/500/, /could not be saved/]) guard.allowConsole(pattern);
    await part("customer-reference")
      .getByRole("link", { name: /Change your reference/ })
      .click();
    await live(dialog(page).locator("[data-island=customer-reference]"));
    await control.answer({ path: "/widget/catalog/CustomerReferenceUpdate", method: "POST", status: 500 });
    await dialog(page).getByLabel("Reference", { exact: true }).fill("KL-77");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toContainText("Your reference could not be saved. Please try again in a moment.");
    expect(await violations(page, "dialog")).toEqual([]);
  });
  await test.step("the widgets' own pages", async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    for (const path of [
      "/widget/catalog/StockByWarehouse?productVariantId=v4011",
      "/en/catalog/stocknotification/subscribe?ProductId=p401&ProductVariantId=v4016",
    ]) {
      await visit(path);
      expect(await violations(page, "main")).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    }
  });
});

test("NAV-20 VAR-04 leaving a product page during a lookup leaves no listener, timer or node @all", async ({
  page,
  visit,
}) => {
  await page.addInitScript(countTimers);
  await visit(shirt.path);
  const { ready } = choice(page);
  const requestsFinished = trackRequests(page);
  const round = async (): Promise<void> => {
    await page.evaluate(async (path) => {
      const go = (url: string): Promise<boolean> => window.atoll!.visit(url, { history: "replace" });
      await go(path);
      const radios = [...document.querySelectorAll<HTMLInputElement>("[data-island=variations] input:not(:disabled)")];
      for (const radio of radios) radio.click();
      await go("/en/delivery");
      await go(path);
    }, shirt.path);
    await ready();
    await idle(page);
    await requestsFinished();
  };
  // The replaced pages are not cached, so their nodes cannot be mistaken for leaks.
  await round();
  const counts = [];
  for (let i = 0; i < 3; i++) {
    await round();
    counts.push((await leftovers(page)).counts);
  }
  expect(growth(counts)).toEqual({});
});
