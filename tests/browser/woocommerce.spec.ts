// Cart and login of a WooCommerce shop with a classic theme.
import { expect, test } from "./guard/test.ts";
import { live } from "./shop/visitor.ts";
import { inShop } from "./woocommerce-shop.ts";

test("PRO-03 QTY-01 CRT-01 CRT-02 CRT-05 WooCommerce: a shopper orders, changes and removes products without a full load @all", async ({
  page,
  guard,
}) => {
  guard.allowConsole(/status of (400|403|409)/);
  await inShop({ page, guard }, {}, async (shop, url) => {
    const dialog = page.locator("dialog[open]");
    const rows = page.locator("tr.cart_item");
    const lines = page.locator("form.woocommerce-cart-form");
    const carts = (): [string, number][] =>
      shop.visitors
        .all()
        .flatMap(({ cart }) => cart.lines.map(({ item, quantity }): [string, number] => [item.name, quantity]));
    await test.step("a product is ordered from its page", async () => {
      await page.goto(`${url}/product/beanie/`);
      await page.evaluate(() => Object.assign(window, { marker: true }));
      await page.locator("form.cart button.atoll-step-plus").click();
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(dialog).toContainText("Beanie");
      await expect(page.locator("#site-header-cart .count")).toHaveText("2 items");
      expect(carts()).toEqual([["Beanie", 2]]);
      await page.keyboard.press("Escape");
    });

    await test.step("the search box suggests products, with their photos, and says what is sold out", async () => {
      const box = page.getByRole("combobox", { name: "Search for:" });
      await page.getByLabel("Search for:").focus();
      await box.pressSequentially("sca");
      await expect(page.getByRole("option")).toContainText("Scarf");
      await expect(page.getByRole("option").locator("img")).toBeVisible();
      await box.fill("bea");
      await page.getByRole("option", { name: /Beanie/ }).click();
      await expect(page).toHaveURL(`${url}/product/beanie/`);
    });

    await test.step("a sold-out amount is refused with the words of the shop", async () => {
      await page.locator(".site-branding a").click();
      await page
        .getByRole("link", { name: /Potter’s mug/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Potter’s mug", level: 1 })).toBeVisible();
      await page.locator("input.qty").fill("3");
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(dialog).toContainText("Potter’s mug");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.locator(".atoll-add-message")).toHaveText(/not enough stock \(3 remaining\)/);
      expect(carts()).toEqual([
        ["Beanie", 2],
        ["Potter&#8217;s mug", 3],
      ]);
    });

    await test.step("the cart page saves a quantity and shows the new total", async () => {
      await page.locator("a.cart-contents").click();
      await expect(rows).toHaveCount(2);
      await live(lines);
      await rows.first().locator("input.qty").fill("5");
      await page.keyboard.press("Tab");
      await expect.poll(carts).toContainEqual(["Beanie", 5]);
      await expect(page.locator(".cart-subtotal")).toContainText("127.50");
    });

    await test.step("a coupon that does not exist is refused in the words of the shop; one that does lowers the total", async () => {
      const code = page.getByLabel("Coupon:");
      await code.fill("summer");
      // Until the island has loaded, the script of the shop applies the coupon.
      await live(page.locator(".coupon"));
      await page.getByRole("button", { name: "Apply coupon" }).click();
      await expect(page.locator(".coupon")).toContainText(
        'Coupon "summer" cannot be applied because it does not exist.',
      );
      await code.fill("welcome");
      await page.getByRole("button", { name: "Apply coupon" }).click();
      await expect(page.locator(".cart-discount")).toContainText("-€12.75");
    });

    await test.step("CPN-02 the link at the coupon removes it in place, and Back does not remove it again", async () => {
      await page.getByRole("link", { name: "[Remove]" }).click();
      await expect(page.locator(".cart-discount")).toHaveCount(0);
      await expect(page).toHaveURL(`${url}/cart/`);
    });

    await test.step("the script of the cart page does not repeat what the islands have done", () => {
      expect(shop.requests.filter((request) => request === "POST /cart/")).toEqual([]);
    });

    await test.step("a nonce that ran out is renewed, and the line is removed once", async () => {
      await live(lines);
      shop.visitors.expireNonces();
      await rows.first().locator("a.remove").click();
      await expect(rows).toHaveCount(1);
      await expect.poll(carts).toEqual([["Potter&#8217;s mug", 3]]);
    });

    await test.step("the removal names the product, and is undone though the theme does not name its variant", async () => {
      const notice = page.locator(".atoll-notice", { hasText: "Beanie was removed from your cart." });
      await notice.getByRole("button", { name: "Undo" }).click();
      await expect.poll(carts).toContainEqual(["Beanie", 5]);
      await expect(rows).toHaveCount(2);
      await rows.filter({ hasText: "Beanie" }).locator("a.remove").click();
      // The page has reloaded: until then the removed row is only hidden.
      await expect(rows).toHaveCount(1);
      await expect.poll(carts).toEqual([["Potter&#8217;s mug", 3]]);
    });

    await test.step("a line that another tab has removed leaves the page", async () => {
      await live(lines);
      await rows.first().locator("input.qty").fill("2");
      shop.visitors.all()[0]!.cart.clear();
      await page.keyboard.press("Tab");
      await expect(page.locator(".cart-empty")).toBeVisible();
    });
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  });
});

test("CRT-05 CRT-08 WooCommerce: the cart in the header follows buttons of the list, and another tab @all", async ({
  page,
  guard,
  context,
}) => {
  await inShop({ page, guard }, {}, async (_shop, url) => {
    const cart = page.locator("#site-header-cart");
    await page.goto(`${url}/`);
    await page.getByRole("link", { name: "Add to cart" }).first().click();
    await expect(cart.locator(".count")).toHaveText("1 item");
    await expect(cart.locator(".mini_cart_item")).toContainText("Beanie");
    await cart.locator("a.cart-contents").click();
    await expect(page).toHaveURL(`${url}/cart/`);
    await expect(page.locator("tr.cart_item input.qty")).toHaveValue("1");
    await test.step("a tab that orders more changes the cart page of the other", async () => {
      const other = await context.newPage();
      await other.goto(`${url}/product/beanie/`);
      await other.getByRole("button", { name: "Add to cart" }).click();
      await expect(other.locator("dialog[open]")).toContainText("Beanie");
      await other.close();
      await page.bringToFront();
      await expect(page.locator("tr.cart_item input.qty")).toHaveValue("2");
      await expect(cart.locator(".count")).toHaveText("2 items");
    });
  });
});

test("NAV-01 WooCommerce: a link that the cart of blocks has written loads its page in full @all", async ({
  page,
  guard,
}) => {
  await inShop({ page, guard }, {}, async (_shop, url) => {
    await page.goto(`${url}/block-cart/`);
    await guard.expectFullLoad(() => page.getByRole("link", { name: "Proceed to Checkout" }).click());
    await expect(page).toHaveURL(`${url}/sample-page/`);
  });
});

test("NAV-01 WooCommerce: the cart of blocks works by full loads, and the console says what to do", async ({
  page,
  guard,
}) => {
  await inShop({ page, guard }, {}, async (_shop, url) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const checkout = page.getByRole("link", { name: "Proceed to Checkout" });
    await page.goto(`${url}/`);
    await guard.expectFullLoad(() => page.evaluate(() => void window.atoll!.visit("/block-cart/")));
    await expect(checkout).toBeVisible();
    expect(messages).toEqual([
      expect.stringMatching(/^\[atoll\] this page has the cart or checkout of blocks: .*no-ajax/),
    ]);
    await test.step("links to other pages load in full, and so does the search", async () => {
      await guard.expectFullLoad(() => page.locator(".site-branding a").click());
      await guard.expectFullLoad(() => page.goto(`${url}/block-cart/`));
      await page.getByLabel("Search for:").fill("scarf");
      await guard.expectFullLoad(() => page.keyboard.press("Enter"));
      await expect(page.locator("li.product")).toHaveCount(1);
    });
  });
});

test("CRT-03 WooCommerce: a chosen country is saved, and the cart page shows its rates @all", async ({
  page,
  guard,
}) => {
  const attributes = {
    "data-island": "saved-choice",
    "data-saves": "shipping-country",
    "data-name-choice": "calc_shipping_country",
  };
  const more = { mark: [{ selector: ".woocommerce-shipping-calculator", attributes }] };
  await inShop({ page, guard }, { more }, async (shop, url) => {
    await page.goto(`${url}/product/beanie/`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("link", { name: "Go to cart" }).click();
    await page.getByLabel("Country / region").selectOption("Japan");
    await expect(page.locator("#shipping_method")).toContainText("Flat rate: €15.00");
    await expect(page.locator(".order-total")).toContainText("36.30");
    expect(shop.visitors.all()[0]!.cart.shipping.address.country).toBe("JP");
    expect(shop.requests).not.toContain("POST /cart/");
  });
});

test("CRT-02 CRT-04 WooCommerce: a product that is removed just before the page is left is out of the cart @all", async ({
  page,
  guard,
}) => {
  await inShop({ page, guard }, {}, async (shop, url) => {
    const count = (): number => shop.visitors.all()[0]!.cart.lines.length;
    await page.goto(`${url}/product/beanie/`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect.poll(count).toBe(1);
    // A full load: the page knows neither the lines nor the nonce.
    await guard.expectFullLoad(() => page.goto(`${url}/cart/`));
    await expect(page.locator("button.atoll-step-plus")).toBeVisible();
    await expect.poll(() => shop.requests.slice(-1)).toEqual(["GET /wp-json/wc/store/v1/cart"]);
    await guard.expectFullLoad(() =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>("tr.cart_item a.remove")!.click();
        location.assign("/my-account/");
      }),
    );
    await expect(page.getByLabel("Username")).toBeVisible();
    await expect.poll(count).toBe(0);
  });
});

test("ERR-01 PRO-03 WooCommerce: a guest's cart goes on after the login, whose nonces are others @all", async ({
  page,
  guard,
}) => {
  await inShop({ page, guard }, {}, async (shop, url) => {
    const order = async (): Promise<void> => {
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.locator("dialog[open]")).toContainText("Beanie");
      await page.keyboard.press("Escape");
    };
    await page.goto(`${url}/product/beanie/`);
    await order();
    await guard.expectFullLoad(() => page.getByRole("link", { name: "My account" }).click());
    await page.getByLabel("Username").fill("Ada");
    await guard.expectFullLoad(() => page.getByRole("button", { name: "Log in" }).click());
    await expect(page.getByText("Hello Ada")).toBeVisible();
    await page.locator(".site-branding a").click();
    await page
      .locator("li.product")
      .getByRole("link", { name: /Beanie/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Beanie", level: 1 })).toBeVisible();
    await order();
    await expect(page.locator("#site-header-cart .count")).toHaveText("2 items");
    expect(shop.visitors.all()).toHaveLength(1);
  });
});

for (const [currency, taxShown, price, total] of [
  ["JPY", false, "¥1,800", "¥3,960"],
  ["JPY", true, "¥1,980", "¥3,960"],
  ["KWD", false, "18.000", "39.600"],
  ["KWD", true, "19.800", "39.600"],
] as const)
  test(`CRT-01 WooCommerce: prices in ${currency}, tax ${taxShown ? "shown" : "not shown"}, follow a change of the quantity @all`, async ({
    page,
    guard,
  }) => {
    await inShop({ page, guard }, { currency, taxShown }, async (_shop, url) => {
      await page.goto(`${url}/product/beanie/`);
      await expect(page.locator("p.price")).toContainText(price);
      await page.getByRole("button", { name: "Add to cart" }).click();
      await page.getByRole("link", { name: "Go to cart" }).click();
      await page.locator("tr.cart_item button.atoll-step-plus").click();
      await expect(page.locator(".order-total")).toContainText(total);
    });
  });
