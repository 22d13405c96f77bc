import type { Page } from "@playwright/test";
import { breakFetches } from "../break-fetches.ts";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { cartCount, countIsSettled, hasChosen } from "../shop/visitor.ts";
import { addToCartPath } from "./orders.ts";

const calls = "/api/v1/shoppingcarts/shoppingcartitems";
const mug = "v2801";
const diary = "v4441";
const rope = "v2261";

const put = (page: Page, variant: string, quantity: number) => page.request.post(addToCartPath, { data: { ProductVariantId: variant, Quantity: quantity, Name: "", ItemOrigin: "Catalog", ItemKey: "spring" } });

/** A line of the cart page by the name of its product. */
function lineOf(page: Page, name: RegExp) {
  const line = page.locator(".cart-line").filter({ has: page.getByRole("link", { name }) });
  return {
    line,
    field: line.getByRole("textbox"),
    more: line.getByRole("button", { name: "More" }),
    less: line.getByRole("button", { name: "Less" }),
    status: line.locator("[data-line-status]"),
    remove: line.getByRole("button", { name: /^Remove/ }),
    retry: line.getByRole("button", { name: "Try again" }),
  };
}
const total = (page: Page) => page.locator(".cart-total dd");

/** The cart page with a mug and a diary in it, its islands alive. */
async function open(page: Page, visit: (path: string) => Promise<unknown>, ...more: [string, number][]): Promise<void> {
  for (const [variant, quantity] of [[mug, 2], [diary, 1], ...more] as const) await put(page, variant, quantity);
  await visit("/en/shoppingcarts");
  await alive(page);
}
const alive = async (page: Page): Promise<void> => {
  await expect(page.locator(".cart-form")).toHaveAttribute("data-island-state", "live");
  for (const host of await page.locator(".cart-line [data-island=quantity]").all()) await expect(host).toHaveAttribute("data-island-state", "live");
};

/** What was sent about lines, such as `PUT 3`. */
const sent = async (control: Control): Promise<string[]> =>
  (await control.log()).filter(({ path }) => path.startsWith(calls)).map(({ method, body }) => [method, body && (JSON.parse(body) as { Quantity: number }).Quantity].filter(Boolean).join(" "));

/** The page has shown itself anew so often since it was loaded. */
const reloads = async (control: Control): Promise<number> => (await control.log()).filter(({ path, method, dest }) => method === "GET" && path === "/en/shoppingcarts" && dest === "empty").length;

/** What is being saved is saved, and the page shows it. */
const settled = (page: Page): Promise<void> => expect(page.locator("[data-cart-amounts]")).toHaveAttribute("aria-busy", "false");

test.beforeEach(({ page }) => hasChosen(page));

test("CRT-01 CRT-04 whatever is clicked in a row is one call, seen within a frame, with the page shown anew once; two lines at once, too", { tag: "@both" }, async ({ page, visit, control }) => {
  await open(page, visit);
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  await test.step("plus, plus and minus", async () => {
    const before = await total(page).textContent();
    const inOneFrame = await cups.line.evaluate((line) => new Promise((resolve) => {
      const [less, more] = line.querySelectorAll<HTMLElement>(".atoll-step-button");
      for (const button of [more, more, less]) button!.click();
      requestAnimationFrame(() => resolve([line.querySelector("input")!.value, line.querySelector("[data-line-status]")!.textContent]));
    }));
    expect(inOneFrame).toEqual(["3", "Saving…"]);
    await expect(cups.status).toHaveText("Saved");
    await expect(cups.field).toHaveValue("3");
    await expect(total(page)).not.toHaveText(before!);
    await settled(page);
    expect([await sent(control), await reloads(control)]).toEqual([["PUT 3"], 1]);
    await expect(page.locator(".atoll-notice")).toContainText("the quantity was changed");
    await expect(page.locator(".atoll-notice:visible")).toHaveCount(1);
  });
  await test.step("two lines at once", async () => {
    const letGo = await hold(page, `**${calls}/*`);
    await alive(page);
    await cups.more.click();
    await book.more.click();
    await expect(book.status).toHaveText("Saving…");
    await expect(page.locator("[data-cart-amounts]")).toHaveAttribute("aria-busy", "true");
    letGo();
    await expect(book.status).toHaveText("Saved");
    await expect(cups.status).toHaveText("Saved");
    await settled(page);
    expect([(await sent(control)).slice(1).toSorted(), await reloads(control)]).toEqual([["PUT 2", "PUT 4"], 2]);
    await expect(cups.field).toHaveValue("4");
    await expect(book.field).toHaveValue("2");
  });
  await test.step("the focus is where it was, and the count of the header follows what is removed", async () => {
    await expect(book.more).toBeFocused();
    await book.remove.click();
    await expect(book.line).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("1");
    await expect(cups.remove).toBeFocused();
  });
});

test("CRT-04 2, 3 and 4 typed on a slow network are fewer than three calls and end at 4", async ({ page, visit, control }) => {
  await open(page, visit);
  const { field, status } = lineOf(page, /mug/i);
  for (let time = 0; time < 6; time++) await control.answer({ path: `${calls}/*`, method: "PUT", delay: 500 });
  await field.focus();
  for (const digit of ["2", "3", "4"]) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press(digit);
  }
  await expect(status).toHaveText("Saved");
  await settled(page);
  await expect(field).toHaveValue("4");
  await expect(field).toBeFocused();
  const all = await sent(control);
  expect(all.length).toBeLessThan(3);
  expect(all.at(-1)).toBe("PUT 4");
});

test("CRT-02 a line is deleted while its quantity is under way, put back, and the cart is cleared and put back in its order", async ({ page, visit, control }) => {
  await open(page, visit, [rope, 2]);
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  const names = page.locator(".cart-line h2");
  await test.step("deleted while its quantity is under way, it is away at once and goes after that answer", async () => {
    const letGo = await hold(page, `**${calls}/*`, { times: 1 });
    await cups.more.click();
    await expect(cups.status).toHaveText("Saving…");
    await page.waitForRequest(`**${calls}/*`);
    await cups.remove.click();
    await expect(cups.line).toBeHidden();
    await expect(book.remove).toBeFocused();
    letGo();
    await expect(names).toHaveCount(2);
    expect(await sent(control)).toEqual(["PUT 3", "DELETE"]);
  });
  await test.step("put back, it has the quantity that it had", async () => {
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(names).toHaveCount(3);
    await expect(cups.field).toHaveValue("3");
  });
  await test.step("cleared, the cart is empty by one call; put back, its lines stand as they stood", async () => {
    await settled(page);
    await alive(page);
    const before = await names.allTextContents();
    await page.getByRole("button", { name: "Empty the cart" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Your cart is empty. The coffee")).toBeVisible();
    expect((await sent(control)).slice(2)).toEqual(["DELETE"]);
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(names).toHaveText(before);
  });
});

test("CRT-04 refused, lost and failed quantities: the server's own is shown, with why, a way to try again, and nothing is lost", async ({ page, visit, control, guard }) => {
  guard.allowConsole(/422 \(Unprocessable/);
  guard.allowConsole(/500 \(Internal/);
  await open(page, visit);
  const cups = lineOf(page, /mug/i);
  await test.step("beyond the stock: the shop's sentence, and the quantity that the server has by now", async () => {
    // Another tab has ordered more meanwhile; this one has not heard of it.
    await page.request.put(`${calls}/${await cups.line.getAttribute("data-cart-line")}`, { data: { Quantity: 5 } });
    await cups.field.fill("12");
    await control.answer({ path: `${calls}/*`, method: "PUT", status: 422, body: JSON.stringify({ Message: "We have 7 of it <left>." }), contentType: "application/json" });
    await cups.field.press("Tab");
    await expect(cups.status).toHaveText("We have 7 of it <left>.");
    await expect(cups.field).toHaveValue("5");
    await settled(page);
    await expect(cups.status).toHaveText("We have 7 of it <left>.");
    expect(await reloads(control)).toBe(1);
  });
  await test.step("500: the line says so and offers to try again, which works", async () => {
    await alive(page);
    await control.answer({ path: `${calls}/*`, method: "PUT", status: 500, body: "<h1>Oops</h1>" });
    await cups.more.click();
    await expect(cups.status).toContainText("That did not work. It stays at 5.");
    await expect(cups.field).toHaveValue("5");
    await settled(page);
    await cups.retry.click();
    await expect(cups.status).toHaveText("Saved");
    await expect(cups.field).toHaveValue("6");
  });
  await test.step("a connection that breaks is tried once more by itself", async () => {
    await alive(page);
    await control.answer({ path: `${calls}/*`, method: "PUT", drop: true });
    await cups.more.click();
    await expect(cups.status).toHaveText("Saved");
    await expect(cups.field).toHaveValue("7");
  });
  await test.step("a line that is gone on the server is gone here", async () => {
    await alive(page);
    await page.request.delete(`${calls}/${await cups.line.getAttribute("data-cart-line")}`);
    guard.allowConsole(/404 \(Not Found/);
    await cups.more.click();
    await expect(cups.line).toHaveCount(0);
  });
});

test("CRT-04 offline a change waits, is said to wait, and is saved once there is a connection", async ({ page, visit, guard, context, control }) => {
  guard.allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await open(page, visit);
  await countIsSettled(page);
  const cups = lineOf(page, /mug/i);
  await context.setOffline(true);
  await cups.more.click();
  await expect(cups.status).toHaveText("No connection. It is saved once there is one.");
  await expect(cups.field).toHaveValue("3");
  await cups.more.click();
  await context.setOffline(false);
  await expect(cups.status).toHaveText("Saved");
  await settled(page);
  await expect(cups.field).toHaveValue("4");
  expect((await sent(control)).at(-1)).toBe("PUT 4");
});

test("CRT-04 a request that never ends is given up after ten seconds: the line is as it was, and may be tried again", async ({ page, visit }) => {
  // The browser's own limits do not hear of a page's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException("late", "TimeoutError")), ms);
      return limit.signal;
    };
  });
  await page.clock.install();
  await open(page, visit);
  const cups = lineOf(page, /mug/i);
  await hold(page, `**${calls}/*`, { times: 1 });
  await cups.more.click();
  await page.waitForRequest(`**${calls}/*`);
  await page.clock.fastForward(9_000);
  await expect(cups.status).toHaveText("Saving…");
  await page.clock.fastForward(2_000);
  await expect(cups.status).toContainText("The shop did not answer. It stays at 2.");
  await expect(cups.field).toHaveValue("2");
  await cups.retry.click();
  await expect(cups.status).toHaveText("Saved");
  await expect(cups.field).toHaveValue("3");
});

test("CRT-04 what is typed while the page shows itself anew stays, with focus and caret, and is saved; a page that cannot be had leaves the old one, to try again", async ({ page, visit, control, guard }) => {
  await open(page, visit);
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  await test.step("typed meanwhile", async () => {
    const letGo = await hold(page, "**/en/shoppingcarts", { times: 1 });
    const asked = page.waitForRequest("**/en/shoppingcarts");
    await cups.more.click();
    await asked;
    await book.field.fill("33");
    await book.field.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
    letGo();
    await expect(cups.status).toHaveText("Saved");
    await expect(book.field).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(book.field).toHaveValue("3");
    await expect(book.status).toHaveText("Saved");
    await settled(page);
    expect((await sent(control)).at(-1)).toBe("PUT 3");
  });
  await test.step("a reload that fails", async () => {
    await alive(page);
    await countIsSettled(page);
    guard.allowConsole(/net::ERR_FAILED/);
    guard.allowConsole(/the page could not be shown anew/);
    const before = await total(page).textContent();
    const mend = await breakFetches(page, "**/en/shoppingcarts");
    await cups.less.click();
    const messages = page.getByRole("region", { name: "Messages" });
    await expect(messages).toContainText("could not be brought up to date");
    await expect(cups.field).toHaveValue("2");
    await expect(cups.status).toHaveText("Saved");
    mend();
    await messages.getByRole("button", { name: "Try again" }).click();
    await expect(messages.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expect(total(page)).not.toHaveText(before!);
  });
});

test("CRT-08 CRT-04 other tabs and other views of the page are in step, and a visitor who goes on at once loses nothing", async ({ page, visit, context, control }) => {
  await open(page, visit);
  const cups = lineOf(page, /mug/i);
  await test.step("another tab with the cart page, and one that only shows the count", async () => {
    const tab = await context.newPage();
    await tab.goto("/en/shoppingcarts");
    await alive(tab);
    await cups.more.click();
    await expect(lineOf(tab, /mug/i).field).toHaveValue("3");
    await lineOf(tab, /diary/i).remove.click();
    await expect(lineOf(page, /diary/i).line).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("1");
    await tab.close();
  });
  await test.step("the list of the header shows what the page does, before it is saved", async () => {
    await alive(page);
    await page.locator(".cart-link").hover();
    const listed = page.locator(".atoll-cart-panel [data-line-quantity]");
    await expect(listed).toHaveText("3");
    const letGo = await hold(page, `**${calls}/*`);
    await cups.more.click();
    await expect(listed).toHaveText("4");
    letGo();
    await settled(page);
  });
  await test.step("who goes on at once has changed the cart all the same, and finds it so", async () => {
    await alive(page);
    await cups.more.click();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Coffee" }).click();
    await expect(page.locator("#page h1")).toHaveText("Coffee");
    await expect.poll(async () => (await sent(control)).at(-1)).toBe("PUT 5");
    await page.goBack();
    await expect(cups.field).toHaveValue("5");
  });
});
