// OpenCart shops with untouched default themes: the rules of the documentation mark them, and a ready-made adapter gives
// the forms that the theme sends to the islands.
import { expect } from "./guard/test.ts";
import { heading, isSamePage, lines, test, total, visit } from "./opencart-shop.ts";
import { live } from "./shop/visitor.ts";

for (const version of [4, 3] as const) {
  test(`PRO-03 CRT-01 CRT-02 CPN-01 OpenCart ${version}: a shopper orders, changes the cart and applies a coupon without a full load @all`, async ({
    page,
    open,
  }) => {
    const { url, cart, requests } = await open(version);

    await test.step("the list is sorted in place, and its buttons work on a page that is shown in place", async () => {
      await visit(page, `${url}/index.php?route=product/product&product_id=40`);
      await page.getByRole("link", { name: "Tableware" }).click();
      await page.getByLabel("Sort By").selectOption("Price (Low > High)");
      await expect(page.locator("#content h4").first()).toHaveText("Cup & saucer");
      await expect(page.getByLabel("Sort By")).toHaveValue(/sort=price/);
      await page.goBack();
      await expect(page.getByLabel("Sort By")).not.toHaveValue(/sort=price/);
      await page.goForward();
      await expect(page.getByLabel("Sort By")).toHaveValue(/sort=price/);
      await page.getByRole("button", { name: "List" }).click();
      await expect(page.locator(".product-list")).not.toHaveCount(0);
    });

    await test.step("a button of the theme adds a product, and the header shows it", async () => {
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      await expect(total(page)).toHaveText("1 item(s) - $12.50");
    });

    await test.step("a required choice that is missing is named at its field, which has the focus", async () => {
      await page.getByRole("link", { name: "Apron" }).click();
      await expect(heading(page, "Apron")).toBeVisible();
      requests();
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.locator(".atoll-field-message")).toHaveText("Colour required!");
      await expect(page.getByLabel("Colour")).toHaveAccessibleDescription("Colour required!");
      await expect(page.getByLabel("Colour")).toBeFocused();
    });

    await test.step("with the choice the product is ordered once, named, and shown in the header", async () => {
      await page.getByLabel("Colour").selectOption("Blue");
      await expect(page.locator(".atoll-field-message")).toHaveCount(0);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.locator("dialog[open]")).toContainText("Apron was added to your cart");
      await expect(total(page)).toHaveText("2 item(s) - $32.50");
      const add = `POST checkout/cart${version === 4 ? "." : "/"}add`;
      expect(requests()).toEqual([add, add]);
      expect(cart()).toContainEqual(["Apron", 1, "16"]);
      // Version 4 has the language in each address.
      const cartAddress = version === 4 ? /route=checkout\/cart&language=en-gb$/ : /route=checkout\/cart$/;
      await expect(page.locator("dialog[open] a[href*=route]").first()).toHaveAttribute("href", cartAddress);
      await page.keyboard.press("Escape");
    });

    await test.step("the cart page saves a quantity and shows the new total, in the header, too", async () => {
      await page.getByRole("link", { name: "Shopping Cart" }).first().click();
      await live(lines(page));
      await page.getByRole("textbox", { name: "Quantity" }).last().fill("3");
      await page.keyboard.press("Tab");
      await expect(page.locator(".total")).toHaveText("Total $72.50");
      await expect(total(page)).toHaveText("4 item(s) - $72.50");
      expect(cart()).toContainEqual(["Apron", 3, "16"]);
    });

    await test.step("a coupon that does not exist is refused in the words of the shop; one that does lowers the total", async () => {
      const code = page.getByLabel("Enter your coupon here");
      await code.fill("none");
      await page.getByRole("button", { name: "Apply Coupon" }).click();
      await expect(page.locator(".atoll-coupon-message")).toContainText("Coupon is either invalid");
      await code.fill("2222");
      await page.getByRole("button", { name: "Apply Coupon" }).click();
      await expect(page.locator(".total")).toHaveText("Total $65.25");
    });

    await test.step("a removed line leaves the page once; nothing offers to put it back, which OpenCart cannot", async () => {
      requests();
      await page.locator("#content").locator("a, button").and(page.getByTitle("Remove")).last().click();
      await expect(page.locator("[data-cart-line]")).toHaveCount(1);
      await expect(page.locator(".atoll-notice", { hasText: "Apron was removed" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
      await expect(total(page)).toHaveText("1 item(s) - $11.25");
      expect(requests().filter((request) => request.includes("remove"))).toHaveLength(1);
    });
    expect(await isSamePage(page)).toBe(true);
  });

  test(`CRT-01 CRT-08 OpenCart ${version}: a line that another tab has removed leaves the cart page @all`, async ({
    page,
    open,
  }) => {
    const { url, empty } = await open(version);
    await visit(page, `${url}/index.php?route=product/category`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(total(page)).toHaveText("1 item(s) - $101.00");
    await page.getByRole("link", { name: "Shopping Cart" }).first().click();
    await live(lines(page));
    await page.getByRole("textbox", { name: "Quantity" }).fill("2");
    empty();
    await page.keyboard.press("Tab");
    await expect(page.getByText("Your shopping cart is empty!").last()).toBeVisible();
    await expect(page.locator("[data-cart-line]")).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });

  test(`NAV-07 OpenCart ${version}: a customer whom the server has logged out sees it in the menu of the account @all`, async ({
    page,
    open,
  }) => {
    const { url, setCustomer } = await open(version);
    await visit(page, `${url}/index.php?route=product/category`);
    setCustomer(true);
    await page.getByRole("link", { name: "Vase" }).click();
    await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();
    setCustomer(false);
    await page.getByRole("link", { name: "Tableware" }).click();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Logout" })).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });

  test(`NAV-15 OpenCart ${version}: Back closes the window of the theme that is open over the page`, async ({
    page,
    open,
  }) => {
    const { url } = await open(version);
    await visit(page, `${url}/index.php?route=product/category`);
    await page.getByRole("link", { name: "Vase" }).click();
    await expect(heading(page, "Vase")).toBeVisible();
    await page.getByRole("link", { name: "Terms" }).click();
    await expect(page.getByText("Our terms")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Vase" })).toBeFocused();
    await expect(page.getByText("Our terms")).toBeHidden();
    await expect(page.locator(".modal-backdrop, body.modal-open")).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("visible");
  });

  test(`NAV-02 OpenCart ${version}: the checkout loads in full @all`, async ({ page, guard, open }) => {
    const { url } = await open(version);
    await page.goto(`${url}/index.php?route=product/category`);
    await guard.expectFullLoad(() => page.getByRole("link", { name: "Checkout" }).click());
    await expect(heading(page, "Checkout")).toBeVisible();
  });
}

test("CRT-02 OpenCart 4: a line removed in the header leaves the cart page in place @all", async ({ page, open }) => {
  const { url, cart } = await open(4);
  await visit(page, `${url}/index.php?route=product/category`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(total(page)).toHaveText("1 item(s) - $101.00");
  await page.getByRole("link", { name: "Shopping Cart" }).first().click();
  await live(lines(page));
  await page.locator("#cart").getByTitle("Remove").click();
  await expect(page.locator("[data-cart-line]")).toHaveCount(0);
  await expect(total(page)).toHaveText("0 item(s) - $0.00");
  expect(cart()).toEqual([]);
  expect(await isSamePage(page)).toBe(true);
});
