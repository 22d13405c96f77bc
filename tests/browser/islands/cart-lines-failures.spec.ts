// The lines of the cart when their calls are refused, lost or late.
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { countIsSettled, hasChosen } from "../shop/visitor.ts";
import { alive, calls, lineOf, open, reloads, sent, settled, total } from "./cart-lines.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("CRT-04 refused and failed quantities: the server's own is shown, with why, and a way to try again; offline a change waits, is said to wait, and is saved once there is a connection", async ({
  page,
  visit,
  control,
  guard,
  context,
}) => {
  guard.allowConsole(/422 \(Unprocessable/);
  guard.allowConsole(/500 \(Internal/);
  guard.allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await open(page, visit);
  await countIsSettled(page);
  const cups = lineOf(page, /mug/i);
  await test.step("beyond the stock: the shop's sentence, and the quantity that the server has by now", async () => {
    // Another tab has ordered more meanwhile; this one has not heard of it.
    await page.request.put(`${calls}/${await cups.line.getAttribute("data-cart-line")}`, { data: { Quantity: 5 } });
    await cups.field.fill("12");
    await control.answer({
      path: `${calls}/*`,
      method: "PUT",
      status: 422,
      body: JSON.stringify({ Message: "We have 7 of it <left>." }),
      contentType: "application/json",
    });
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
  await test.step("a line that the page shows and the server does not know is told, once, and asked for no more", async () => {
    await alive(page);
    guard.allowConsole(/404 \(Not Found/);
    const before = (await sent(control)).length;
    await control.answer({ path: `${calls}/*`, method: "PUT", status: 404, body: "" });
    await cups.more.click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("This is not in your cart any more.");
    await settled(page);
    await alive(page);
    await expect(cups.field).toHaveValue("6");
    expect((await sent(control)).length).toBe(before + 1);
  });
  await test.step("offline a change waits, is said to wait, and is saved once there is a connection", async () => {
    await countIsSettled(page);
    await context.setOffline(true);
    await cups.more.click();
    await expect(cups.status).toHaveText("No connection. It is saved once there is one.");
    await expect(cups.field).toHaveValue("7");
    await cups.more.click();
    await context.setOffline(false);
    await expect(cups.status).toHaveText("Saved");
    await settled(page);
    await expect(cups.field).toHaveValue("8");
    expect((await sent(control)).at(-1)).toBe("PUT 8");
  });
});

test("CRT-04 a request that never ends is given up after ten seconds: the line is as it was, and may be tried again; so is the page that follows, after fifteen", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/the page could not be shown anew/);
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
  const departed = page.waitForRequest(`**${calls}/*`);
  await cups.more.click();
  await departed;
  await page.clock.fastForward(9_000);
  await expect(cups.status).toHaveText("Saving…");
  await page.clock.fastForward(2_000);
  await expect(cups.status).toContainText("The shop did not answer. It stays at 2.");
  await expect(cups.field).toHaveValue("2");
  await cups.retry.click();
  await expect(cups.status).toHaveText("Saved");
  await expect(cups.field).toHaveValue("3");
  await settled(page);
  await alive(page);
  await hold(page, "**/en/shoppingcarts", { times: 1 });
  const asked = page.waitForRequest("**/en/shoppingcarts");
  const counted = page.waitForResponse("**/api/v1/shoppingcarts");
  await cups.more.click();
  await page.clock.fastForward(1_000);
  await asked;
  // The count of the header is asked for at the same time, and is not to be late.
  await (await counted).finished();
  await page.clock.fastForward(16_000);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("could not be brought up to date");
  await settled(page);
});

test("CRT-04 what is typed while the page shows itself anew stays, with focus and caret, and is saved; a page that cannot be had leaves the old one, to try again", async ({
  page,
  visit,
  control,
  guard,
}) => {
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
  const messages = page.getByRole("region", { name: "Messages" });
  await test.step("a shop that is down has its error page to tell, and this one to keep", async () => {
    await alive(page);
    guard.allowConsole(/500 \(Internal/);
    guard.allowConsole(/the page could not be shown anew/);
    await control.answer({
      path: "/en/shoppingcarts",
      method: "GET",
      status: 500,
      body: '<!doctype html><body><main id="page"><h1>Down</h1></main>',
      contentType: "text/html",
    });
    const before = await total(page).textContent();
    await cups.more.click();
    await expect(messages).toContainText("could not be brought up to date");
    await expect(page.locator("#page h1")).toHaveText("Your cart");
    await expect(cups.field).toHaveValue("4");
    await expect(cups.status).toHaveText("Saved");
    await messages.getByRole("button", { name: "Try again" }).click();
    await expect(messages.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await settled(page);
    await expect(total(page)).not.toHaveText(before!);
  });
});
