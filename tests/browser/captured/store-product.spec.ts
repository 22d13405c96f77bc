// A page saved by `npm run capture`, with the current build of the shell and islands and the test's answers to their calls.
import { openFixture, refused } from "../../fixtures/open-fixture.ts";
import { expect, test } from "../guard/test.ts";

test.use({ pictures: true });

const cart = { ItemsCount: 1, ItemsQuantityCount: 2, AmountTaxInclHtml: "€ 24,60", AmountTaxExclHtml: "€ 20,33" };

test("capture: islands on a captured page go live with the test's answers and request nothing else @all", async ({
  page,
  control,
}) => {
  const { calls } = await openFixture(page, "store-product", {
    answers: {
      addToCart: ({ sent }) => ({
        Cart: cart,
        Name: "Letter set",
        PhotoUrl: "",
        Quantity: (sent as { Quantity: number }).Quantity,
      }),
      cart,
      wishCount: 0,
    },
  });
  await expect(page.locator("h1")).toHaveText("Letter set, cream");
  for (const name of ["cart-widget", "quantity", "add-to-cart"]) {
    const island = page.locator(`[data-island=${name}]`).first();
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute("data-island-state", "live");
  }
  expect(await page.evaluate(() => window.atoll!.settings.app)).toBe("/captured/store-product");

  await test.step("the page has its own styles and pictures", async () => {
    await expect
      .poll(() =>
        page
          .locator("#page img")
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(
      await page.evaluate(() =>
        [...document.styleSheets]
          .filter(({ href }) => href?.endsWith("/captured/store-product/theme/theme.css"))
          .map(({ cssRules }) => cssRules.length > 100),
      ),
    ).toEqual([true]);
  });

  await test.step("the test answers the order", async () => {
    await page.locator("[data-island=quantity] button").last().click();
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("dialog")).toContainText("Letter set");
    const order = calls.find(({ name }) => name === "addToCart");
    expect(order?.sent).toMatchObject({ Quantity: 2, ItemOrigin: "Catalog" });
    await expect(page.locator("[data-cart-count]")).toHaveText("1");
    // No request reached the stand-in's own shop.
    expect((await control.log()).filter(({ path }) => !path.startsWith("/captured/store-product/"))).toEqual([]);
  });
});

test("capture: a call without an answer is named; a site without the shell gets its tags @all", async ({
  page,
  guard,
}) => {
  await test.step("a call without an answer fails the test with advice", async () => {
    await openFixture(page, "store-product", { answers: { cart } });
    guard.allowUnknown(
      /^The fixture "store-product" has no answer for GET \/api\/own\?x=1: .* has no such call; add \{ "at": "\/api\/own\?x=1", "json": ... \}/,
    );
    guard.allowUnknown(
      /^The fixture "store-product" has no answer for POST \/api\/v1\/catalog\/products\/addtocart: pass one to the test, \{ answers: \{ addToCart: ... \} \}\.$/,
    );
    guard.allowConsole(/404.*\/api\/own/);
    guard.allowConsole(/404.*\/addtocart/);
    const statuses = await page.evaluate(async () => {
      const ownAnswer = await fetch("/api/own?x=1");
      const order = await fetch(`${window.atoll!.settings.app}/api/v1/catalog/products/addtocart`, { method: "POST" });
      return [ownAnswer.status, order.status];
    });
    expect(statuses).toEqual([404, 404]);
  });

  await test.step("a refused call shows the test's message", async () => {
    await guard.expectFullLoad(() =>
      openFixture(page, "store-product", { answers: { cart, addToCart: refused(422, "Only 3 are left.") } }),
    );
    guard.allowConsole(/422.*addtocart/);
    const form = page.locator("[data-island=add-to-cart]").first();
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute("data-island-state", "live");
    await form.getByRole("button", { name: "Add to cart" }).click();
    await expect(form.locator(".atoll-add-message")).toHaveText("Only 3 are left.");
  });

  await test.step("without that option, opening a page without the shell fails at once and says why", async () =>
    expect(openFixture(page, "without-shell")).rejects.toThrow(/"without-shell" expects the script tag of the shell/));

  await test.step("a site without the shell gets its tags and nonce; islands go live and links swap in place", async () => {
    await guard.expectFullLoad(() => openFixture(page, "without-shell", { shell: true }));
    await expect(page.locator("[data-island=quantity]")).toHaveAttribute("data-island-state", "live");
    await page.getByRole("link", { name: "Paddles" }).click();
    await expect(page.locator("h1")).toHaveText("Paddles");
    await expect(page).toHaveURL(/\/captured\/without-shell\/paddles$/);
  });
});
