// Compares what a screen reader says on each main page with the texts in trees/. CONTRIBUTING.md tells how to read them.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { alive, fill, guest, place } from "./checkout-form.ts";
import { signIn } from "./signed-in.ts";
import { readAloud } from "./spoken-page.ts";
import { arrive, revealIslands, walk } from "./visits.ts";
import { heading } from "./visitor.ts";

/** Pages that a visitor sees before buying. */
const shelves = {
  list: "/en/catalog/candles",
  search: "/en/catalog?q=linen",
  product: "/en/product/deck-socks-merino-wool",
  length: "/en/product/manila-rope-three-strand-16-mm",
  "order-pad": "/en/catalog/orderpad",
  "shared-cart": "/en/shoppingcarts/shared/office-kitchen",
  login: "/en/security/login",
};

/** Days of delivery, such as "Arrives Friday 4 December" and "Ready today", depend on the day of the test. */
const dayOfDelivery = /(Arrives|Ready)( by)? (today|tomorrow|\w+day \d+ \w+)/g;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Compares the current page, or its page section, with `trees/NAME.txt`. A difference does not end the test. */
async function readsAs(page: Page, name: string, selector?: string): Promise<void> {
  await revealIslands(page);
  // Galleries scroll until their slider has loaded.
  await expect(page.locator(".gallery-photos:not(.atoll-slides-row)")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  const spoken = await readAloud(page, selector);
  expect.soft(spoken.replace(dayOfDelivery, "$1 …")).toMatchSnapshot(`${name}.txt`);
}

test("WCAG-1.3.1 WCAG-2.4.6 WCAG-4.1.2 read aloud: home, lists and products", async ({ page, visit }) => {
  await arrive(page, visit, "/en");
  await readsAs(page, "home");
  for (const [name, path] of Object.entries(shelves)) {
    await test.step(name, async () => {
      await walk(page, path);
      await readsAs(page, name, "main");
    });
  }
});

test("WCAG-1.3.1 WCAG-2.4.6 WCAG-4.1.2 read aloud: from the cart to the order, and the account @all", async ({
  page,
  visit,
}) => {
  await arrive(page, visit, "/en/shoppingcarts");
  await readsAs(page, "cart", "main");
  await test.step("the checkout and the order", async () => {
    await walk(page, "/en/checkout");
    await readsAs(page, "checkout", "main");
    await alive(page);
    await fill(page, { ...guest, BillingCity: "Oostende" });
    await page.locator("#payment-2").check();
    await page.getByLabel(/I have read/).check();
    await place(page).click();
    await expect(heading(page)).toHaveText("Thank you for your order");
    await readsAs(page, "order", "main");
  });
  await test.step("the account", async () => {
    await signIn(page);
    await walk(page, "/en/account/addresses");
    await readsAs(page, "customer-header", ".site-header");
    await readsAs(page, "addresses", "main");
    await walk(page, "/en/catalog/wishlist/list?Id=81");
    await readsAs(page, "wishlist", "main");
  });
});
