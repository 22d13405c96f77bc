import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, menu, serveLab } from "../lab.ts";
import { banner, dialog, hasChosen, heading, live, orderForm, products, reopenCookies } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { addToCartPath } from "./orders.ts";

/** What the tag manager has heard of us: without Consent Mode, without what clears the items. */
const told = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as Record<string, unknown>[]).filter(
      ({ event }) => event && event !== "statistics_ready",
    ),
  );
const names = async (page: Page): Promise<unknown[]> => (await told(page)).map(({ event }) => event);
/** What of it is not about the products of a list. */
const visited = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await told(page)).filter(({ event }) => event !== "view_item_list");
const ready = (page: Page): Promise<void> => live(page.locator("[data-island=analytics]"));
const candles = (page: Page) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" });
const view = (url: string, title: string) => ({
  event: "VirtualPageview",
  virtualPageURL: url,
  virtualPageTitle: `${title} – Lagune`,
});

/** Clicks a link as a visitor does, and stays: no mail program is opened. */
const press = (page: Page, selector: string, button: "left" | "middle" | "right" = "left") =>
  page.locator(selector).click({ button });
const keepHere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ["click", "auxclick"])
      addEventListener(
        type,
        (event) => (event.target as Element).closest("[href^='mailto:' i], [href^='tel:' i]") && event.preventDefault(),
      );
  });

test("ANA-02 ANA-04 CON-08 who declines is not counted; nothing is told before statistics are allowed, nor later of what was before, nor after they are withdrawn", async ({
  page,
  context,
  visit,
}) => {
  await test.step("who declines is not counted, and the code for it is not even loaded", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit("/en/terms");
    await banner(page).getByRole("button", { name: "Decline all" }).click();
    await page.locator(".site-footer").getByRole("link", { name: "Delivery and returns" }).click();
    await expect(heading(page)).toHaveText("Delivery and returns");
    expect(await told(page)).toEqual([]);
    expect(asked.filter((url) => url.includes("/analytics."))).toEqual([]);
    await context.clearCookies();
  });
  await test.step("nothing is told before statistics are allowed, nor later of what was before", async () => {
    await visit("/en/terms");
    await keepHere(page);
    // Under the banner only the keyboard gets there.
    await page.locator(".site-footer [href^='tel:']").press("Enter");
    await candles(page).click();
    await expect(heading(page)).toHaveText("Candles");
    await expect(page.locator("[data-island=analytics]")).toHaveAttribute("data-island-state", "waiting");
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await ready(page);
    // The list that is still shown counts from now on.
    await expect.poll(() => names(page)).toEqual(["view_item_list"]);
    await press(page, ".site-footer [href^='tel:']");
    expect(await visited(page)).toEqual([{ event: "phoneClick", phone: "+32 59 550 127" }]);
  });
  await test.step("what is withdrawn counts at once", async () => {
    await reopenCookies(page);
    await banner(page).getByRole("button", { name: "Decline all" }).click();
    await press(page, ".site-footer [href^='mailto:']");
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/display=list/);
    await page.locator(".site-footer").getByRole("link", { name: "Delivery and returns" }).click();
    await expect(heading(page)).toHaveText("Delivery and returns");
    expect(await names(page)).toEqual(["view_item_list", "phoneClick"]);
  });
});

test("ANA-02 ANA-03 ANA-04 NAV-20 each page that is shown in place is told once, in time, also on Back and after many visits; so are mail and phone links", async ({
  page,
  visit,
}) => {
  await hasChosen(page, { statistics: true });
  await visit("/en/delivery");
  await ready(page);
  await test.step("a page is told 100 to 200 ms after it was shown", async () => {
    // Timers that are late on a busy machine are all late, in their order: one is set before the island's own, one after it.
    await page.evaluate(() => {
      const told: Record<number, boolean> = ((window as any).told = {});
      const look = (time: number, capture: boolean): void =>
        document.addEventListener(
          "page:loaded",
          () =>
            setTimeout(
              () => (told[time] = window.dataLayer!.some((entry: any) => entry.event === "VirtualPageview")),
              time,
            ),
          { once: true, capture },
        );
      look(99, true);
      look(201, false);
    });
    await candles(page).click();
    await expect.poll(() => page.evaluate(() => (window as any).told)).toEqual({ 99: false, 201: true });
    await expect.poll(() => visited(page)).toEqual([view("/en/catalog/candles", "Candles")]);
  });
  await test.step("it is told with its own title and address, also on Back", async () => {
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect
      .poll(() => visited(page))
      .toEqual([view("/en/catalog/candles", "Candles"), view("/en/catalog/candles?display=list", "Candles")]);
    await page.evaluate(() => history.go(-2));
    await expect(heading(page)).toHaveText("Delivery and returns");
    await expect
      .poll(async () => (await visited(page)).slice(2))
      .toEqual([view("/en/delivery", "Delivery and returns")]);
  });
  await test.step("many visits leave one set of listeners", async () => {
    const walk = page.locator(".site-footer").getByRole("link");
    for (const name of ["Terms of sale", "Delivery and returns"]) {
      const before = await names(page);
      await walk.filter({ hasText: name }).click();
      await expect.poll(async () => (await names(page)).length).toBe(before.length + 1);
    }
    expect((await visited(page)).slice(3).map(({ virtualPageURL }) => virtualPageURL)).toEqual([
      "/en/terms",
      "/en/delivery",
    ]);
  });
  await test.step("mail and phone links are told with their plain address, by mouse, middle button and keyboard", async () => {
    await keepHere(page);
    await press(page, ".site-footer [href^='mailto:']");
    await press(page, ".site-footer [href^='tel:']", "middle");
    await press(page, ".site-footer [href^='tel:']", "right");
    await page.locator(".site-footer [href^='tel:']").press("Enter");
    const phone = { event: "phoneClick", phone: "+32 59 550 127" };
    expect((await visited(page)).slice(5)).toEqual([
      { event: "emailClick", email: "hello@lagune.example" },
      phone,
      phone,
    ]);
    expect(await violations(page, ".site-footer")).toEqual([]);
  });
});

test("ANA-04 of two visits in a row only the last is told; a part that is filled is no page, an answer that is one is; the first page where the site asks for it", async ({
  page,
  control,
  visit,
}) => {
  await allowLab(page);
  await test.step("of two visits in a row only the page that the visitor stays on is told", async () => {
    const before = `${menu("one", "two", "three")}<div hidden data-island="analytics" data-island-when="load"></div>`;
    await serveLab(control, {
      one: { before, title: "One", page: "<h1>One</h1>" },
      two: { before, title: "Two", page: "<h1>Two</h1>" },
      three: { before, title: "Three", page: "<h1>Three</h1>" },
    });
    await visit("/lab/one");
    await ready(page);
    await page.evaluate(async () => {
      await window.atoll!.visit("/lab/two");
      await window.atoll!.visit("/lab/three");
    });
    await expect
      .poll(() => told(page))
      .toEqual([{ event: "VirtualPageview", virtualPageURL: "/lab/three", virtualPageTitle: "Three" }]);
  });
  await test.step("a form whose answer fills a part of the page is no page view, one whose answer is a page is", async () => {
    const host = '<div hidden data-island="analytics"></div>';
    await serveLab(control, {
      part: {
        title: "Part",
        before: host,
        page: '<h1>Part</h1><form id="f" data-ajax data-ajax-target="#list" data-ajax-push action="/lab/list"><button>Fill</button></form><div id="list">Old</div><form method="post" data-ajax action="/lab/sent"><button>Send</button></form>',
      },
      list: { title: "List", page: '<div id="list">New</div>' },
    });
    await answerPost(control, "sent", { html: '<title>Sent</title><main id="page"><h1>Sent</h1></main>' });
    await visit("/lab/part");
    await ready(page);
    await page.getByRole("button", { name: "Fill" }).click();
    await expect(page.locator("#list")).toHaveText("New");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(heading(page)).toHaveText("Sent");
    await expect
      .poll(() => told(page))
      .toEqual([
        { event: "VirtualPageview", virtualPageURL: expect.stringMatching(/^\/lab\/list/), virtualPageTitle: "Sent" },
      ]);
  });
  await test.step("the page that the visitor comes with is told where the site asks for it", async () => {
    await serveLab(control, {
      first: {
        title: "First",
        before: '<div hidden data-island="analytics" data-first-page></div>',
        page: "<h1>First</h1>",
      },
    });
    await visit("/lab/first?from=mail");
    await expect
      .poll(() => told(page))
      .toEqual([{ event: "VirtualPageview", virtualPageURL: "/lab/first?from=mail", virtualPageTitle: "First" }]);
  });
});

test("ANA-01 ANA-05 in Dutch and French a product page tells its product, an order what was added and what it comes to, weight as a decimal, a card of a list with its place in it; a refused order is not told", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/422/);
  await hasChosen(page, { statistics: true });
  const added = async () =>
    (await told(page)).filter(({ event }) => event === "add_to_cart").map(({ ecommerce }) => ecommerce as any);
  await test.step("a product page, an order that is refused, and one that is taken", async () => {
    await visit(products.diary.path.replace("/en/", "/nl/"));
    const item = {
      item_id: "p444",
      item_name: "Bureauagenda 2027, koraal",
      sku: "STA-444",
      price: 22.9,
      item_brand: "Papier Lagon",
      item_category: "Papierwaren",
      index: 0,
    };
    const one = { currency: "EUR", value: 22.9, items: [{ ...item, quantity: 1 }] };
    await expect.poll(() => names(page)).toEqual(["ecommerce", "view_item", "view_item_list"]);
    const view = { ...one, items: [{ ...one.items[0]!, item_variant: "STA-444" }] };
    expect((await told(page)).slice(0, 2)).toEqual([
      { event: "ecommerce", ecommerce: one },
      { event: "view_item", ecommerce: view },
    ]);
    const { ready: formReady, quantity, add, message } = orderForm(page);
    await formReady();
    await control.answer({
      path: addToCartPath,
      status: 422,
      contentType: "application/json",
      body: '{ "Message": "No." }',
    });
    await quantity.fill("3");
    await add.click();
    await expect(message).toHaveText("No.");
    expect(await added()).toEqual([]);
    await add.click();
    await expect(dialog(page)).toBeVisible();
    await expect
      .poll(async () => (await told(page)).slice(3))
      .toEqual([
        { event: "add_to_cart", ecommerce: { currency: "EUR", value: 68.7, items: [{ ...item, quantity: 3 }] } },
      ]);
    // Each is cleared of the items before.
    expect(await page.evaluate(() => window.dataLayer!.filter((entry: any) => entry.ecommerce === null).length)).toBe(
      4,
    );
  });
  await test.step("what is weighed", async () => {
    await visit(products.coffee.path.replace("/en/", "/fr/"));
    const { ready: formReady, quantity, add } = orderForm(page);
    await formReady();
    await quantity.fill("0,35");
    await add.click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(added).toHaveLength(1);
    const [
      {
        value,
        items: [item],
      },
    ] = await added();
    expect([item.quantity, value]).toEqual([0.35, Math.round(item.price * 35) / 100]);
  });
  await test.step("a card of a list", async () => {
    await visit("/fr/catalog/stationery?pageSize=12&pageindex=1");
    const form = page.locator(".product-card form[data-island=add-to-cart]").nth(1);
    await form.scrollIntoViewIfNeeded();
    await live(form);
    const place = await form.evaluate((element) =>
      [...document.querySelectorAll(".product-card")].indexOf(element.closest(".product-card")!),
    );
    await form.getByRole("button").click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(added).toEqual([
      {
        currency: "EUR",
        value: expect.any(Number),
        items: [expect.objectContaining({ index: place, quantity: expect.any(Number) })],
      },
    ]);
  });
});

// What else a data layer may be the unit tests show.
const broken = {
  list: "is no list",
  read: "throws when it is read",
};

test("ANA-05 when the data layer is broken, or the code that tells of orders does not come, the order, the page and the visits are as always, and a warning says so", async ({
  page,
  control,
  visit,
  guard,
}) => {
  for (const pattern of [
    /the event \w+ could not be told to the tag manager/,
    /404/,
    /the order could not be told to the tag manager/,
  ])
    guard.allowConsole(pattern);
  await allowLab(page);
  const before = `${menu("shop", "two")}<div hidden data-island="analytics"></div>`;
  await serveLab(control, {
    shop: {
      before,
      page: '<h1>Shop</h1><form data-island="add-to-cart" method="post" action="/lab/sent"><input type="hidden" name="ProductVariantId" value="v4441"><input type="hidden" name="Name" value="Diary"><button>Add</button></form>',
    },
    two: { before, title: "Two", page: "<h1>Two</h1>" },
  });
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.addInitScript(() => {
    if (location.hash === "#list") window.dataLayer = { push() {} } as never;
    else if (location.hash === "#read")
      Object.defineProperty(window, "dataLayer", {
        get() {
          throw new Error("mine");
        },
      });
  });
  for (const [hash, what] of Object.entries(broken)) {
    await test.step(`the data layer ${what}`, async () => {
      warnings.length = 0;
      await visit(`/lab/shop?${hash}#${hash}`);
      await ready(page);
      await live(page.locator("form"));
      await page.getByRole("button", { name: "Add" }).click();
      await expect(dialog(page)).toContainText("is in your cart");
      await expect.poll(() => warnings).toEqual([expect.stringContaining("the event add_to_cart could not be told")]);
      await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
      await page.getByRole("link", { name: "two" }).click();
      await expect(heading(page)).toHaveText("Two");
      await expect.poll(() => warnings.length).toBe(2);
    });
  }
  await test.step("the code that tells of orders does not come", async () => {
    await page.route(/\/atoll\/chunk\./, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("add_to_cart")) return route.fulfill({ status: 404, body: "" });
      return route.fulfill({ response });
    });
    warnings.length = 0;
    const before = (await control.log()).filter(({ path }) => path === addToCartPath).length;
    await visit("/lab/shop?code");
    await ready(page);
    await live(page.locator("form"));
    await page.getByRole("button", { name: "Add" }).click();
    await expect(dialog(page)).toContainText("is in your cart");
    await expect.poll(() => warnings).toEqual([expect.stringContaining("the order could not be told")]);
    expect((await control.log()).filter(({ path }) => path === addToCartPath)).toHaveLength(before + 1);
  });
});

/** As a visitor of the lab who allows statistics. */
async function allowLab(page: Page): Promise<void> {
  const setting = { stamp: "1", preferences: false, statistics: true, marketing: false };
  await page
    .context()
    .addCookies([
      { name: "LabCookieConsent", value: encodeURIComponent(JSON.stringify(setting)), domain: "127.0.0.1", path: "/" },
    ]);
}
