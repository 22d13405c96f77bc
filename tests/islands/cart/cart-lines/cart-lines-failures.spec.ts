// The cart lines when their requests are refused, lost or late.
import { whileStopped } from "../../../browser/clock.ts";
import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { countIsSettled, setConsentCookie } from "../../../browser/shop/visitor.ts";
import { candle, cartReady, linesPath, lineOf, open, reloads, sent, changesSaved, total } from "./cart-lines.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("CRT-04 a refused quantity stays with the reason; offline or during refreshes, input is kept @all", async ({
  page,
  visit,
  control,
  guard,
  context,
}) => {
  guard.allowConsole(/422 \(Unprocessable/);
  guard.allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await open(page, visit, [candle, 2]);
  await countIsSettled(page);
  const [cups, candles] = [lineOf(page, /mug/i), lineOf(page, /candle/i)];
  await test.step("beyond the stock: the quantity stays with the shop's message, and the amounts are the server's", async () => {
    // Another tab has changed the quantity meanwhile; this tab has not been notified.
    await page.request.put(`${linesPath}/${await cups.line.getAttribute("data-cart-line")}`, { data: { Quantity: 5 } });
    // Before the quantity is typed, which is saved after a moment.
    const refusal = json({ Message: "We have 7 of it <left>." }, 422);
    await control.answer({ path: `${linesPath}/*`, method: "PUT", ...refusal });
    await cups.field.fill("12");
    await cups.field.press("Tab");
    await expect(cups.status).toHaveText("We have 7 of it <left>.");
    await changesSaved(page);
    await expect(cups.status).toHaveText("We have 7 of it <left>.");
    await expect(cups.field).toHaveValue("12");
    await expect(cups.field).toHaveAttribute("aria-invalid", "true");
    await expect(cups.line).toHaveAttribute("data-quantity", "5");
    expect([await reloads(control), (await sent(control)).filter((call) => call === "PUT 12").length]).toEqual([1, 1]);
  });
  await test.step("at the checkout a notice repeats the message, and the cart then has the server's quantity", async () => {
    const refusal = json({ Message: "We have 7 of it <left>." }, 422);
    await control.answer({ path: `${linesPath}/*`, method: "PUT", ...refusal });
    await page
      .getByRole("link", { name: /checkout/i })
      .first()
      .click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("We have 7 of it <left>.");
    await expect(page.locator("#page h1")).toHaveText("Checkout");
    await page.goBack();
    await expect(cups.field).toHaveValue("5");
  });
  await cartReady(page);
  await test.step("offline, a change is marked as waiting and saved once there is a connection", async () => {
    await countIsSettled(page);
    await context.setOffline(true);
    await cups.more.press("Enter");
    await expect(cups.status).toHaveText("You are offline. Your changes will be saved once you are connected.");
    await expect(cups.field).toHaveValue("6");
    await cups.more.press("Enter");
    await context.setOffline(false);
    await expect(cups.status).toHaveText("Saved");
    await changesSaved(page);
    await expect(cups.field).toHaveValue("7");
    expect((await sent(control)).at(-1)).toBe("PUT 7");
  });
  await cartReady(page);
  await test.step("input during a page refresh is kept", async () => {
    const release = await hold(page, "**/en/shoppingcarts", { times: 1 });
    const pageRequest = page.waitForRequest("**/en/shoppingcarts");
    await cups.more.press("Enter");
    await pageRequest;
    // Both 11 and 1 can be ordered: on a slow machine 11 is saved first.
    await candles.field.fill("11");
    await candles.field.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
    release();
    // The server has rendered the line.
    await expect(cups.field).toHaveJSProperty("defaultValue", "8");
    await expect(cups.status).toHaveText("Saved");
    await expect(candles.field).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(candles.field).toHaveValue("1");
    await expect.poll(async () => (await sent(control)).at(-1)).toBe("PUT 1");
    await expect(candles.status).toHaveText("Saved");
    await changesSaved(page);
  });
});

test("CRT-04 failed saves, lost lines and failed refreshes are reported once and can be retried @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/(404|500) \((Not Found|Internal)/);
  await open(page, visit);
  await countIsSettled(page);
  const cups = lineOf(page, /mug/i);
  await test.step("after a 500 the line shows the failure and a retry works", async () => {
    await cartReady(page);
    await control.answer({ path: `${linesPath}/*`, method: "PUT", status: 500, body: "<h1>Oops</h1>" });
    await cups.more.press("Enter");
    await expect(cups.status).toContainText("This could not be saved. The quantity is still 2.");
    await expect(cups.field).toHaveValue("2");
    await changesSaved(page);
    await cups.retry.click();
    await expect(cups.status).toHaveText("Saved");
    await expect(cups.field).toHaveValue("3");
  });
  await test.step("a line that the server does not know is reported once and not requested again", async () => {
    await cartReady(page);
    const before = (await sent(control)).length;
    await control.answer({ path: `${linesPath}/*`, method: "PUT", status: 404, body: "" });
    await cups.more.press("Enter");
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("This item is no longer in your cart.");
    await changesSaved(page);
    await cartReady(page);
    await expect(cups.field).toHaveValue("3");
    expect((await sent(control)).length).toBe(before + 1);
  });
  const messages = page.getByRole("region", { name: "Messages" });
  await test.step("if the refresh fails, the cart page stays and offers a retry", async () => {
    await cartReady(page);
    guard.allowConsole(/the page could not be reloaded in place/);
    await control.answer({
      path: "/en/shoppingcarts",
      method: "GET",
      status: 500,
      body: '<!doctype html><body><main id="page"><h1>Down</h1></main>',
      contentType: "text/html",
    });
    const before = await total(page).textContent();
    await cups.more.press("Enter");
    await expect(messages).toContainText("could not be refreshed");
    await expect(page.locator("#page h1")).toHaveText("Your cart");
    await expect(cups.field).toHaveValue("4");
    await expect(cups.status).toHaveText("Saved");
    const retry = messages.getByRole("button", { name: "Try again" });
    await retry.click();
    await expect(retry).toHaveCount(0);
    await changesSaved(page);
    await expect(total(page)).not.toHaveText(before!);
  });
});

test("CRT-04 a hanging request times out after 10 s, the page after it 15 s; the line can be retried @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/the page could not be reloaded in place/);
  // AbortSignal.timeout ignores the test clock: replaced by one that uses the page's timers.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), ms);
      return controller.signal;
    };
  });
  await page.clock.install();
  await open(page, visit);
  const cups = lineOf(page, /mug/i);
  await hold(page, `**${linesPath}/*`, { times: 1 });
  const lineRequest = page.waitForRequest(`**${linesPath}/*`);
  await whileStopped(page, async () => {
    await cups.more.press("Enter");
    // The request is sent 300 ms later.
    await page.clock.runFor(300);
    await lineRequest;
    await page.clock.runFor(9_900);
    await expect(cups.status).toHaveText("Saving…");
    await page.clock.runFor(200);
    await expect(cups.status).toContainText("The shop did not respond. The quantity is still 2.");
  });
  await expect(cups.field).toHaveValue("2");
  await cups.retry.click();
  await expect(cups.status).toHaveText("Saved");
  await expect(cups.field).toHaveValue("3");
  await changesSaved(page);
  await cartReady(page);
  await hold(page, "**/en/shoppingcarts", { times: 1 });
  const pageRequest = page.waitForRequest("**/en/shoppingcarts");
  const countResponse = page.waitForResponse("**/api/v1/shoppingcarts");
  await cups.more.press("Enter");
  await page.clock.fastForward(1_000);
  await pageRequest;
  // The header's count is requested at the same time; only the page must be late.
  await (await countResponse).finished();
  await page.clock.fastForward(16_000);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("could not be refreshed");
  await changesSaved(page);
});
