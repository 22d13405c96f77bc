// What is kept or fetched ahead must not be shown once it is no longer true.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { labHtml, menu, serveLab } from "../lab.ts";
import { arrived, asked, ready, type Stage } from "./watch.ts";

const before = menu("one", "two", "cart");
const one = { before, page: '<h1>One</h1><input id="typed">' };
const two = { before, page: "<h1>Two</h1>" };
const cart = (text: string): string => `<h1>Cart</h1><p id="lines" data-changes-with="cart">${text}</p>`;
const post = '<form data-ajax method="post" action="/lab/send"><button>Send</button></form>';

/** One, cart, two: then something happens to the cart. */
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

test("CRT-04 NAV-02 after a change of the cart Back asks for the page that shows the cart, and shows every other from memory", async ({
  page,
  visit,
  control,
}) => {
  await test.step("after a change of the cart Back asks for the page that shows the cart, and shows every other from memory", async () => {
    await serveLab(control, { one, two, cart: { before, page: cart("1 line") } });
    await passTheCart({ page, visit });
    await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await backToTheCart(page, "2 lines");
    expect(await asked(control, "/lab/one")).toBe(1);
  });

  await test.step("a cart form whose action changes the cart, answered where it stands, does not make Back show an old cart", async () => {
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

  await test.step("the page on which the cart changed is asked for on Back, too", async () => {
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

/** Passes the cart, sends a form that is answered with `status`, and goes back to the cart. */
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

test("NAV-02 NAV-14 after a form that the server refused Back asks for the page that shows the cart", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/422/);
  await sendAfterTheCart({ page, visit, control }, 422);
});

test("NAV-02 NAV-17 CRT-04 NAV-14 forms that may have changed the cart have Back ask for the page that shows it, also when left before their answer", async ({
  page,
  visit,
  control,
}) => {
  await test.step("after a form that the server answered Back asks for the page that shows the cart", () =>
    sendAfterTheCart({ page, visit, control }, 200));

  await test.step("a form that was sent and left before its answer came counts as a change, too", async () => {
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

  await test.step("a page with the cart in it that was left by a form is asked for on Back", async () => {
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

  await test.step("a form with a target that changes something drops the kept pages that show the cart", async () => {
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
});

test("CRT-04 what was fetched ahead is asked for anew after a change of the cart, and where a caller wants no cache", async ({
  page,
  control,
}) => {
  const ahead = `${one.page}<a id="ahead" data-prefetch href="/lab/cart">Ahead</a>`;
  await serveLab(control, { one: { before, page: ahead }, two, cart: { before, page: cart("1 line") } });
  await page.goto("/lab/one");
  // What fetches ahead is loaded where a page asks for it.
  const [code] = await Promise.all([page.waitForResponse(/\/atoll-prefetch\./), ready(page, () => page.hover("h1"))]);
  await page.evaluate((url) => import(url), code.url());
  const fetched = page.waitForResponse("**/lab/cart");
  await page.focus("#ahead");
  await (await fetched).finished();
  await control.page("/lab/cart", labHtml({ before, page: cart("2 lines") }));
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
  await page.click("#ahead");
  await arrived(page, "cart", "Cart");
  await expect(page.locator("#lines")).toHaveText("2 lines");
  // On Back the link has the focus again.
  const again = page.waitForResponse("**/lab/cart");
  await page.goBack();
  await arrived(page, "one", "One");
  await (await again).finished();
  await control.page("/lab/cart", labHtml({ before, page: cart("3 lines") }));
  await page.evaluate(() => window.atoll!.visit("/lab/cart", { uncached: true }));
  await arrived(page, "cart", "Cart");
  await expect(page.locator("#lines")).toHaveText("3 lines");
});
