import type { Page } from "@playwright/test";
import { chunksWith } from "../../../browser/chunks.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { answerPost, menu, serveLab, setLabConsent } from "../../../browser/lab.ts";
import { pendingWorkDone } from "../../../browser/navigation/watch.ts";
import {
  banner,
  dialog,
  setConsentCookie,
  heading,
  live,
  orderForm,
  products,
  reopenCookies,
} from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { violations } from "../../../browser/violations.ts";
import { addToCartPath } from "../../../browser/orders.ts";

/** Entries of the data layer, without Consent Mode and without the entries that clear the items. */
const entries = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as Record<string, unknown>[]).filter(
      ({ event }) => event && event !== "statistics_ready",
    ),
  );
const eventNames = async (page: Page): Promise<unknown[]> => (await entries(page)).map(({ event }) => event);
/** Entries that are not about product lists. */
const pageEntries = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await entries(page)).filter(({ event }) => event !== "view_item_list");
const ready = (page: Page): Promise<void> => live(page.locator("[data-island=analytics]"));
const candles = (page: Page) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" });
const view = (url: string, title: string) => ({
  event: "VirtualPageview",
  virtualPageURL: url,
  virtualPageTitle: `${title} – Lagune`,
});

const clickLink = (page: Page, selector: string, button: "left" | "middle" | "right" = "left") =>
  page.locator(selector).click({ button });
const preventMailAndPhone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ["click", "auxclick"])
      addEventListener(
        type,
        (event) => (event.target as Element).closest("[href^='mailto:' i], [href^='tel:' i]") && event.preventDefault(),
      );
  });

test("ANA-02 ANA-04 CON-08 nothing is tracked before statistics are allowed or after they are withdrawn", async ({
  page,
  visit,
  guard,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await visit("/en/terms");
  await preventMailAndPhone(page);
  await test.step("before a choice and after declining nothing is tracked; the code is not even loaded", async () => {
    // The banner covers the link: only the keyboard reaches it.
    await page.locator(".site-footer [href^='tel:']").press("Enter");
    await banner(page).getByRole("button", { name: "Decline all" }).click();
    await candles(page).press("Enter");
    await expect(heading(page)).toHaveText("Candles");
    expect(await entries(page)).toEqual([]);
    expect(requested.filter((url) => url.includes("/analytics."))).toEqual([]);
    await expect(page.locator("[data-island=analytics]")).toHaveAttribute("data-island-state", "waiting");
  });
  await test.step("consent reports nothing of what happened before", async () => {
    await reopenCookies(page);
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await ready(page);
    // The list that is visible at that moment is tracked from now on.
    await expect.poll(() => eventNames(page)).toEqual(["view_item_list"]);
    await clickLink(page, ".site-footer [href^='tel:']");
    await expect.poll(() => pageEntries(page)).toEqual([{ event: "phoneClick", phone: "+32 59 550 127" }]);
  });
  await test.step("withdrawing consent takes effect at once: the page reloads without the scripts", async () => {
    await reopenCookies(page);
    await guard.expectFullLoad(async () => {
      const loaded = page.waitForEvent("load");
      await banner(page).getByRole("button", { name: "Decline all" }).click();
      await loaded;
    });
    await preventMailAndPhone(page);
    await clickLink(page, ".site-footer [href^='mailto:']");
    await page.getByRole("link", { name: "List", exact: true }).press("Enter");
    await expect(page).toHaveURL(/display=list/);
    await page.locator(".site-footer").getByRole("link", { name: "Delivery and returns" }).press("Enter");
    await expect(heading(page)).toHaveText("Delivery and returns");
    await pendingWorkDone(page);
    // Timers keep their order: that of a page view, at most 200 ms after the page is shown, would have run before.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 201)));
    expect(await eventNames(page)).toEqual([]);
  });
});

test("ANA-02 ANA-03 ANA-04 NAV-20 each page shown in place is tracked once; mail and phone links are too", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page, { statistics: true });
  await visit("/en/delivery");
  await ready(page);
  await test.step("a page view is tracked 100 to 200 ms after the page is shown", async () => {
    // Timers on a busy machine are late but keep their order: one is set before the island's own timer, one after it.
    await page.evaluate(() => {
      const seenAt: Record<number, boolean> = ((window as any).seenAt = {});
      const checkAfter = (time: number, capture: boolean): void =>
        document.addEventListener(
          "page:loaded",
          () =>
            setTimeout(
              () => (seenAt[time] = window.dataLayer!.some((entry: any) => entry.event === "VirtualPageview")),
              time,
            ),
          { once: true, capture },
        );
      checkAfter(99, true);
      checkAfter(201, false);
    });
    await candles(page).press("Enter");
    await expect.poll(() => page.evaluate(() => (window as any).seenAt)).toEqual({ 99: false, 201: true });
    await expect.poll(() => pageEntries(page)).toEqual([view("/en/catalog/candles", "Candles")]);
  });
  await test.step("a page view has the page's own title and address, also on Back", async () => {
    await page.getByRole("link", { name: "List", exact: true }).press("Enter");
    await expect
      .poll(() => pageEntries(page))
      .toEqual([view("/en/catalog/candles", "Candles"), view("/en/catalog/candles?display=list", "Candles")]);
    await page.evaluate(() => history.go(-2));
    await expect(heading(page)).toHaveText("Delivery and returns");
    await expect
      .poll(async () => (await pageEntries(page)).slice(2))
      .toEqual([view("/en/delivery", "Delivery and returns")]);
  });
  await test.step("many visits leave a single set of listeners", async () => {
    const footerLinks = page.locator(".site-footer").getByRole("link");
    for (const name of ["Terms of sale", "Delivery and returns"]) {
      const before = await eventNames(page);
      await footerLinks.filter({ hasText: name }).press("Enter");
      await expect.poll(async () => (await eventNames(page)).length).toBe(before.length + 1);
    }
    expect((await pageEntries(page)).slice(3).map(({ virtualPageURL }) => virtualPageURL)).toEqual([
      "/en/terms",
      "/en/delivery",
    ]);
  });
  await test.step("mail and phone links are tracked by mouse, middle button and keyboard", async () => {
    await preventMailAndPhone(page);
    await clickLink(page, ".site-footer [href^='mailto:']");
    await clickLink(page, ".site-footer [href^='tel:']", "middle");
    await clickLink(page, ".site-footer [href^='tel:']", "right");
    await page.locator(".site-footer [href^='tel:']").press("Enter");
    const phone = { event: "phoneClick", phone: "+32 59 550 127" };
    await expect
      .poll(async () => (await pageEntries(page)).slice(5))
      .toEqual([{ event: "emailClick", email: "hello@lagune.example" }, phone, phone]);
    expect(await violations(page, ".site-footer")).toEqual([]);
  });
});

test("ANA-04 only the last of two quick visits is tracked, and a part swap is no page view @all", async ({
  page,
  control,
  visit,
}) => {
  await setLabConsent(page, { statistics: true });
  await test.step("of two quick visits only the last page is tracked", async () => {
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
      .poll(() => entries(page))
      .toEqual([{ event: "VirtualPageview", virtualPageURL: "/lab/three", virtualPageTitle: "Three" }]);
  });
  await test.step("a form that fills a part of the page is no page view; one that returns a page is", async () => {
    await serveLab(control, {
      part: {
        title: "Part",
        page:
          '<h1>Part</h1><form id="f" data-ajax data-ajax-target="#list" data-ajax-push action="/lab/list">' +
          '<button>Fill</button></form><div id="list">Old</div><form method="post" data-ajax action="/lab/sent">' +
          "<button>Send</button></form>",
      },
      list: { title: "List", page: '<div id="list">New</div>' },
    });
    await answerPost(control, "sent", { html: '<title>Sent</title><main id="page"><h1>Sent</h1></main>' });
    await walk(page, "/lab/part");
    await expect.poll(() => eventNames(page)).toHaveLength(2);
    await page.getByRole("button", { name: "Fill" }).click();
    await expect(page.locator("#list")).toHaveText("New");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(heading(page)).toHaveText("Sent");
    await expect
      .poll(async () => (await entries(page)).slice(1))
      .toEqual([
        { event: "VirtualPageview", virtualPageURL: "/lab/part", virtualPageTitle: "Part" },
        { event: "VirtualPageview", virtualPageURL: expect.stringMatching(/^\/lab\/list/), virtualPageTitle: "Sent" },
      ]);
  });
  await test.step("the first page is tracked if the site asks for it", async () => {
    await serveLab(control, {
      first: {
        title: "First",
        before: '<div hidden data-island="analytics" data-first-page></div>',
        page: "<h1>First</h1>",
      },
    });
    await visit("/lab/first?from=mail");
    await expect
      .poll(() => entries(page))
      .toEqual([{ event: "VirtualPageview", virtualPageURL: "/lab/first?from=mail", virtualPageTitle: "First" }]);
  });
});

test("ANA-01 ANA-05 a product page and a successful order are tracked; a refused order is not", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/422/);
  await setConsentCookie(page, { statistics: true });
  const addedToCart = async () =>
    (await entries(page)).filter(({ event }) => event === "add_to_cart").map(({ ecommerce }) => ecommerce as any);
  await test.step("a product page and an accepted order are tracked; a refused order is not", async () => {
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
    const ecommerce = { currency: "EUR", value: 22.9, items: [{ ...item, quantity: 1 }] };
    await expect.poll(() => eventNames(page)).toEqual(["ecommerce", "view_item", "view_item_list"]);
    const view = { ...ecommerce, items: [{ ...ecommerce.items[0]!, item_variant: "STA-444" }] };
    expect((await entries(page)).slice(0, 2)).toEqual([
      { event: "ecommerce", ecommerce: ecommerce },
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
    await add.press("Enter");
    await expect(message).toHaveText("No.");
    expect(await addedToCart()).toEqual([]);
    await add.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect
      .poll(async () => (await entries(page)).slice(3))
      .toEqual([
        { event: "add_to_cart", ecommerce: { currency: "EUR", value: 68.7, items: [{ ...item, quantity: 3 }] } },
      ]);
    // Each entry is preceded by one that clears the previous items.
    expect(await page.evaluate(() => window.dataLayer!.filter((entry: any) => entry.ecommerce === null).length)).toBe(
      4,
    );
  });
  await test.step("a product that is sold by weight has a decimal quantity", async () => {
    await walk(page, products.coffee.path.replace("/en/", "/nl/"));
    const { ready: formReady, quantity, add } = orderForm(page);
    await formReady();
    await quantity.fill("0,35");
    await add.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect.poll(addedToCart).toHaveLength(2);
    const {
      value,
      items: [item],
    } = (await addedToCart())[1];
    expect([item.quantity, value]).toEqual([0.35, Math.round(item.price * 35) / 100]);
  });
  await test.step("an order from a list card has the card's index", async () => {
    await walk(page, "/nl/catalog/stationery?pageSize=12&pageindex=1");
    const form = page.locator(".product-card form[data-island=add-to-cart]").nth(1);
    await form.scrollIntoViewIfNeeded();
    await live(form);
    const place = await form.evaluate((element) =>
      [...document.querySelectorAll(".product-card")].indexOf(element.closest(".product-card")!),
    );
    await form.getByRole("button").click();
    await expect(dialog(page)).toBeVisible();
    await expect
      .poll(async () => (await addedToCart()).slice(2))
      .toEqual([
        {
          currency: "EUR",
          value: expect.any(Number),
          items: [expect.objectContaining({ index: place, quantity: expect.any(Number) })],
        },
      ]);
  });
});

// Unit tests cover other forms of the data layer.
const broken = {
  list: "is not a list",
  read: "throws when read",
};

test("ANA-05 a broken data layer or missing analytics code never breaks the order or the page @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  for (const pattern of [
    /the event \w+ could not be told to the tag manager/,
    /404/,
    /the order could not be sent to the tag manager/,
  ])
    guard.allowConsole(pattern);
  await setLabConsent(page, { statistics: true });
  const before = `${menu("shop", "two")}<div hidden data-island="analytics"></div>`;
  await serveLab(control, {
    shop: {
      before,
      page:
        '<h1>Shop</h1><form data-island="add-to-cart" method="post" action="/lab/sent">' +
        '<input type="hidden" name="ProductVariantId" value="v4441">' +
        '<input type="hidden" name="Name" value="Diary"><button>Add</button></form>',
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
      await page.getByRole("button", { name: "Add" }).press("Enter");
      await expect(dialog(page)).toContainText("was added to your cart");
      await expect.poll(() => warnings).toEqual([expect.stringContaining("the event add_to_cart could not be told")]);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "two" }).click();
      await expect(heading(page)).toHaveText("Two");
      await expect.poll(() => warnings.length).toBe(2);
    });
  }
  await test.step("the code that reports orders cannot be loaded", async () => {
    await page.route(chunksWith("add_to_cart"), (route) => route.fulfill({ status: 404, body: "" }));
    warnings.length = 0;
    const before = (await control.log()).filter(({ path }) => path === addToCartPath).length;
    await visit("/lab/shop?code");
    await ready(page);
    await live(page.locator("form"));
    await page.getByRole("button", { name: "Add" }).press("Enter");
    await expect(dialog(page)).toContainText("was added to your cart");
    await expect.poll(() => warnings).toEqual([expect.stringContaining("the order could not be sent")]);
    expect((await control.log()).filter(({ path }) => path === addToCartPath)).toHaveLength(before + 1);
  });
});
