// Outdated cached and prefetched pages must not be shown.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { labHtml, menu, serveLab } from "../lab.ts";
import { arrived, requestCount, ready, type Stage } from "./watch.ts";

const before = menu("one", "two", "cart");
const one = { before, page: '<h1>One</h1><input id="typed">' };
const two = { before, page: "<h1>Two</h1>" };
const cart = (text: string): string => `<h1>Cart</h1><p id="lines" data-changes-with="cart">${text}</p>`;
const post = '<form data-ajax method="post" action="/lab/send"><button>Send</button></form>';

/** Visits page one, the cart and page two; then the cart changes. */
async function passTheCart({ page, visit }: Pick<Stage, "page" | "visit">): Promise<void> {
  await visit("/lab/one");
  await page.fill("#typed", "kept");
  await page.click("#head >> text=cart");
  await arrived(page, "cart", "Cart");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
}

async function backToTheCart(page: Page, lines: string): Promise<void> {
  await page.goBack();
  await arrived(page, "cart", "Cart");
  await expect(page.locator("#lines")).toHaveText(lines);
  await page.goBack();
  await arrived(page, "one", "One");
  await expect(page.locator("#typed")).toHaveValue("kept");
}

test("CRT-04 NAV-02 after a cart change Back refetches pages with the cart; others are cached", async ({
  page,
  visit,
  control,
}) => {
  await test.step("after a cart change Back requests the cart page again and shows others from the cache", async () => {
    await serveLab(control, { one, two, cart: { before, page: cart("1 line") } });
    await passTheCart({ page, visit });
    await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await backToTheCart(page, "2 lines");
    expect(await requestCount(control, "/lab/one")).toBe(1);
  });

  await test.step("after a cart form with an in-place response Back does not show the old cart", async () => {
    const form = '<form data-ajax method="post" action="/lab/cart/update"><button>Send</button></form>';
    await serveLab(control, { cart: { before, page: `${cart("1 line")}${form}` }, two });
    await control.answer({
      path: "/lab/cart/update",
      method: "POST",
      body: labHtml({ before, page: cart("2 lines") }),
    });
    await visit("/lab/cart");
    await page.click("text=Send");
    await expect(page.locator("#lines")).toHaveText("2 lines");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await control.page("/lab/cart", labHtml({ before, page: cart("3 lines") }));
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.goBack();
    await arrived(page, "cart", "Cart");
    await expect(page.locator("#lines")).toHaveText("3 lines");
  });

  await test.step("the page on which the cart changed is also requested again on Back", async () => {
    await serveLab(control, { one, cart: { before, page: cart("1 line") } });
    await visit("/lab/cart");
    await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
    await page.hover("h1");
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await page.goBack();
    await arrived(page, "cart", "Cart");
    await expect(page.locator("#lines")).toHaveText("1 line");
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await page.goBack();
    await arrived(page, "cart", "Cart");
    await expect(page.locator("#lines")).toHaveText("2 lines");
  });
});

/** Visits the cart, sends a form that gets `status`, and goes back to the cart. */
async function sendAfterTheCart({ page, visit, control }: Omit<Stage, "guard">, status: number): Promise<void> {
  await serveLab(control, {
    one,
    two: { before, page: `<h1>Two</h1>${post}` },
    cart: { before, page: cart("1 line") },
  });
  await control.answer({ path: "/lab/send", method: "POST", status, body: labHtml({ before, page: "<h1>Sent</h1>" }) });
  await passTheCart({ page, visit });
  await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
  await page.click("text=Send");
  await expect(page.locator("h1")).toHaveText("Sent");
  await backToTheCart(page, "2 lines");
}

test("NAV-02 NAV-17 CRT-04 NAV-14 the cart is refetched after any form, and by Back and prefetched pages @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("a refused form", async () => {
    guard.allowConsole(/422/);
    await sendAfterTheCart({ page, visit, control }, 422);
  });
  await test.step("after an answered form Back requests the cart page again", () =>
    sendAfterTheCart({ page, visit, control }, 200));

  await test.step("a form whose page was left before the response counts as a change, too", async () => {
    await serveLab(control, {
      one,
      two: { before: `${before}<a id="again" href="/lab/two?again">again</a>`, page: `<h1>Two</h1>${post}` },
      cart: { before, page: cart("1 line") },
    });
    await passTheCart({ page, visit });
    await page.route("**/lab/send", () => {});
    await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
    const sent = page.waitForRequest("**/lab/send");
    await page.click("text=Send");
    await sent;
    await page.goBack();
    await arrived(page, "cart", "Cart");
    await expect(page.locator("#lines")).toHaveText("2 lines");
    await page.unroute("**/lab/send");
  });

  await test.step("a page with the cart that was left by a form is requested again on Back", async () => {
    await serveLab(control, {
      one,
      cart: { before, page: `${cart("1 line")}${post}` },
      thanks: { before, page: "<h1>Thanks</h1>" },
    });
    await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/thanks" } });
    await visit("/lab/one");
    await page.click("#head >> text=cart");
    await arrived(page, "cart", "Cart");
    await page.click("text=Send");
    await arrived(page, "thanks", "Thanks");
    await control.page("/lab/cart", labHtml({ before, page: cart("0 lines") }));
    await page.goBack();
    await arrived(page, "cart", "Cart");
    await expect(page.locator("#lines")).toHaveText("0 lines");
  });

  await test.step("a POST form with a target drops cached pages that show the cart", async () => {
    const form =
      '<form data-ajax data-ajax-target="#said" method="post" action="/lab/send"><button>Send</button></form><p id="said"></p>';
    await serveLab(control, {
      one,
      two: { before, page: `<h1>Two</h1>${form}` },
      cart: { before, page: cart("1 line") },
    });
    await control.answer({ path: "/lab/send", method: "POST", status: 200, body: "<b>Done</b>" });
    await passTheCart({ page, visit });
    await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
    await page.click("text=Send");
    await expect(page.locator("#said")).toHaveText("Done");
    await backToTheCart(page, "2 lines");
  });
  await test.step("prefetched pages are refetched after a cart change or for an uncached visit", async () => {
    await control.reset();
    const ahead = `${one.page}<a id="ahead" data-prefetch href="/lab/cart">Ahead</a>`;
    await serveLab(control, { one: { before, page: ahead }, two, cart: { before, page: cart("1 line") } });
    await visit("/lab/one");
    // The prefetch code loads only for a page that uses it.
    await ready(page, () => page.hover("h1"), "prefetch");
    const fetched = page.waitForResponse("**/lab/cart");
    await page.focus("#ahead");
    await (await fetched).finished();
    await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.click("#ahead");
    await arrived(page, "cart", "Cart");
    await expect(page.locator("#lines")).toHaveText("2 lines");
    // After Back the link has the focus again.
    const again = page.waitForResponse("**/lab/cart");
    await page.goBack();
    await arrived(page, "one", "One");
    await (await again).finished();
    await control.page("/lab/cart", labHtml({ before, page: cart("3 lines") }));
    await page.evaluate(() => window.atoll!.visit("/lab/cart", { uncached: true }));
    await arrived(page, "cart", "Cart");
    await expect(page.locator("#lines")).toHaveText("3 lines");
  });
});
