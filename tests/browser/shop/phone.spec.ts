// The main path on a phone whose slow network brings the code of the navigation and of islands late.
import type { Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { orders, ordered } from "../orders.ts";
import { stopClock, whileStopped } from "../clock.ts";
import { frame } from "../frame.ts";
import { trackRequests } from "../leftovers.ts";
import { requestCount } from "../navigation/watch.ts";
import { cartCount, dialog, heading, orderForm, products, setConsentCookie } from "./visitor.ts";

test.use({ viewport: { width: 360, height: 660 }, hasTouch: true, isMobile: true });

const { diary } = products;
/** The bar with price and button at the end of the window. */
const bar = (page: Page) => page.locator(".buy-bar");
/** The code of each island, the code that starts islands, and the navigation. */
const lateCode = /\/atoll\/(islands\/|chunks\/atoll-(islands|navigation)\.).*\.js/;
const orderPath = "/en/shoppingcarts/add";

test.beforeEach(({ page }) => setConsentCookie(page, { statistics: true }));

/**
 * Loads a page, and runs `act` before its code has loaded. The page would wait for the code for two seconds only: its time
 * stands still until the code is there.
 */
async function beforeItsCode(page: Page, load: () => Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  const release = await hold(page, lateCode);
  const answered = trackRequests(page);
  await load();
  await whileStopped(page, async () => {
    await act();
    release();
    // The code may import more.
    for (let wave = 0; wave < 3; wave++) await answered().then(() => frame(page));
  });
}

/** Records the events of the page, and what the tag manager gets. */
const recordEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: string[] = ((window as any).labEvents = []);
    for (const type of ["page:loaded", "page:error", "island:error", "cart:changed"])
      document.addEventListener(type, () => events.push(type));
  });
const eventsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as any).labEvents);
const trackedOrders = (page: Page): Promise<number> =>
  page.evaluate(
    () => ((window as any).dataLayer ?? []).filter(({ event }: { event?: string }) => event === "add_to_cart").length,
  );

test("NAV-01 NAV-23 PRO-03 by touch and with late code a visitor reaches the checkout without a full load", async ({
  page,
  visit,
  control,
}) => {
  await beforeItsCode(
    page,
    () => visit("/en"),
    async () => {
      await page.getByRole("main").getByRole("link", { name: diary.category }).first().tap();
      await frame(page);
      await expect(page).toHaveURL(/\/en$/);
    },
  );
  await expect(heading(page)).toHaveText(diary.category);
  await page.locator(".product-card-link", { hasText: diary.name }).tap();
  await expect(heading(page)).toHaveText(diary.name);
  await test.step("the first screen of a product has its photo, price and button", async () => {
    await expect(page.locator(".gallery-photos img").first()).toBeInViewport({ ratio: 0.5 });
    await expect(bar(page).locator("[data-order-price]")).toHaveText("€22.90");
    await expect(bar(page).locator("[data-order-price]")).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole("button")).toBeInViewport({ ratio: 1 });
  });
  await test.step("the bar has the price of what it adds, and is away while the form's button is in sight", async () => {
    const { add, minus, plus } = orderForm(page);
    await plus.tap();
    await expect(bar(page).locator("[data-order-quantity]")).toHaveText("2");
    await expect(bar(page).locator("[data-order-price]")).toHaveText("€45.80");
    await minus.tap();
    await expect(bar(page).locator("[data-order-price]")).toHaveText("€22.90");
    await add.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
  });
  await bar(page).getByRole("button", { name: "Add to cart" }).tap();
  await expect(dialog(page)).toContainText(`${diary.name} was added to your cart`);
  await dialog(page).getByRole("link", { name: "Go to cart" }).tap();
  await expect(heading(page)).toHaveText("Your cart");
  await expect(cartCount(page)).toHaveText("1");
  await test.step("the cart's total and its button stay in sight until the button of the summary is", async () => {
    const checkout = bar(page).getByRole("link", { name: "Checkout" });
    await expect(bar(page)).toContainText(/Total with delivery\s+€27.80/);
    await expect(checkout).toBeInViewport({ ratio: 1 });
    await page.locator(".cart-summary .btn-lg").scrollIntoViewIfNeeded();
    await expect(checkout).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(checkout).toBeInViewport({ ratio: 1 });
    // A tap of the locator would first scroll to the end of the page, where the bar is hidden.
    const { x, y, width, height } = (await checkout.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  });
  await expect(heading(page)).toHaveText("Checkout");
  expect(await orders(control)).toBe(1);
});

for (const taps of [1, 2]) {
  const times = taps === 1 ? "once" : "twice";
  test(`PRO-03 ANA-05 NAV-23 an order pressed ${times} before its code has loaded adds the product once`, async ({
    page,
    visit,
    control,
  }) => {
    await recordEvents(page);
    await beforeItsCode(
      page,
      () => visit(diary.path),
      async () => {
        const add = taps === 1 ? bar(page).getByRole("button") : orderForm(page).add;
        for (let tap = 0; tap < taps; tap++) await add.tap();
        await frame(page);
        expect(await orders(control)).toBe(0);
      },
    );
    await expect(dialog(page)).toHaveAccessibleName(/Desk diary 2027, coral was added to your cart/);
    await expect(cartCount(page)).toHaveText("1");
    await expect.poll(() => trackedOrders(page)).toBe(1);
    await dialog(page).getByRole("button", { name: "Continue shopping" }).tap();
    await expect(dialog(page)).toHaveCount(0);
    expect(await ordered(control, 1)).toEqual([expect.objectContaining({ ProductVariantId: "v4441", Quantity: 1 })]);
    expect(await trackedOrders(page)).toBe(1);
    expect(await eventsOf(page)).toEqual(["cart:changed"]);
    expect(await requestCount(control, orderPath)).toBe(0);
  });
}

test("CPN-01 CPN-02 two buttons of a form that are pressed before the code has loaded both act, in order @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/422/);
  const changes = async (): Promise<string[]> =>
    (await control.log()).filter(({ path }) => path.endsWith("/coupon")).map(({ method, path }) => `${method} ${path}`);
  await beforeItsCode(
    page,
    () => visit("/islands/frames/coupon/1"),
    async () => {
      await page.getByLabel("Coupon").fill("SUMMER");
      for (const name of ["Apply", "Remove"]) await page.getByRole("button", { name }).tap();
      await frame(page);
      expect(await changes()).toEqual([]);
    },
  );
  const path = "/api/v1/shoppingcarts/coupon";
  await expect.poll(changes).toEqual([`POST ${path}`, `DELETE ${path}`]);
  await expect(page.locator("#atoll-live-polite")).toHaveText("Coupon removed.");
  expect(await changes()).toHaveLength(2);
});

test("VAL-01 NAV-23 a form pressed before the code of its checks has loaded is checked", async ({
  page,
  visit,
  control,
}) => {
  await beforeItsCode(
    page,
    () => visit("/islands/frames/validation/1"),
    async () => {
      await page.getByLabel("E-mail address").fill("ada");
      await page.getByRole("button", { name: "Subscribe" }).tap();
      await frame(page);
    },
  );
  await expect(page.getByText("This is no address.")).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toBeFocused();
  expect(await requestCount(control, "/en/newsletter")).toBe(0);
});

test.describe("code that does not come", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("PRO-03 NAV-23 the browser sends an order after two seconds, once, also when the code comes then", async ({
    page,
    control,
    guard,
  }) => {
    await page.clock.install();
    const release = await hold(page, lateCode);
    await page.goto(diary.path);
    await stopClock(page);
    for (let tap = 0; tap < 2; tap++) await orderForm(page).add.tap();
    await page.clock.runFor(1_990);
    expect(await sentOrders(control)).toEqual([0, 0]);
    await guard.expectFullLoad(async () => {
      await page.clock.runFor(20);
      release();
    });
    await expect(heading(page)).toHaveText("Your cart");
    await page.clock.resume();
    await expect(cartCount(page)).toHaveText("1");
    expect(await sentOrders(control)).toEqual([0, 1]);
  });

  test("NAV-14 NAV-23 a form waits two seconds for islands and navigation together @all", async ({
    page,
    control,
    guard,
  }) => {
    await page.clock.install();
    await page.route(lateCode, () => {});
    await page.goto("/islands/frames/facets/1");
    await stopClock(page);
    await page.getByRole("button", { name: "Show" }).tap();
    await page.clock.runFor(1_990);
    expect(await requestCount(control, "/en/catalog")).toBe(0);
    await guard.expectFullLoad(() => page.clock.runFor(20));
    // The stand-in redirects to the address without empty filters.
    await expect(page).toHaveURL(/\/en\/catalog$/);
    expect((await control.log()).filter(({ search }) => search.includes("filter"))).toHaveLength(1);
  });
});

for (const [failure, fail] of [
  ["is missing", (page: Page) => page.route(lateCode, (route) => route.fulfill({ status: 404 }))],
  ["cannot be loaded", (page: Page) => page.route(lateCode, (route) => route.abort())],
] as const) {
  test(`PRO-03 ERR-05 NAV-23 when the code ${failure}, the browser sends an order once`, async ({
    page,
    visit,
    control,
    guard,
  }) => {
    for (const pattern of [/status of 404|ERR_FAILED/, /the code of islands failed to load/])
      guard.allowConsole(pattern);
    await fail(page);
    await visit(diary.path);
    await guard.expectFullLoad(() => orderForm(page).add.tap({ noWaitAfter: true }));
    await expect(heading(page)).toHaveText("Your cart");
    expect(await sentOrders(control)).toEqual([0, 1]);
  });
}

/** The number of orders that the island and the browser have sent. */
const sentOrders = async (control: Control): Promise<[number, number]> => [
  await orders(control),
  await requestCount(control, orderPath, "POST"),
];
