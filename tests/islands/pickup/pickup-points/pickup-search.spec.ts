import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { setConsentCookie } from "../../../browser/shop/visitor.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { violations } from "../../../browser/violations.ts";
import { friday, openPicker, picker, point, points, searchPath, sent, serveCheckout, resultText } from "../pickup.ts";

test.beforeEach(({ page }) => setConsentCookie(page, { preferences: true }));

test("PUP-02 a failed search shows why inside the dialog and can be retried; the newest search wins", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/status of 409|could not be looked up/);
  const logged = collectConsole(page);
  await serveCheckout(control);
  await openPicker(page, visit);
  const notice = page.getByRole("region", { name: "Messages", includeHidden: true });
  const search = picker(page).getByRole("button", { name: "Search" });
  const refusal = "The carrier is on <b>strike</b>.";
  const failSearch = async (): Promise<void> => {
    await control.answer({ path: searchPath(), method: "POST", ...json({ Message: refusal }, 409) });
    await search.click();
    await expect(picker(page).locator(".atoll-pickup-failed")).toHaveText(refusal);
    await expectConsole(logged, [/status of 409/, /could not be looked up/]);
  };
  await expect(points(page)).toHaveCount(8);
  await test.step("a refusal is shown, and announced where a modal dialog can announce it", async () => {
    await failSearch();
    await expect(points(page)).toHaveCount(0);
    await expect(notice.getByRole("listitem").locator(".atoll-notice-text")).toHaveText([
      `Error An error has occurred. ${refusal}`,
    ]);
    // Nothing outside a modal dialog can be announced or pressed.
    await expect(picker(page).locator("#atoll-live-assertive")).toHaveText(`Error: An error has occurred. ${refusal}`);
    await picker(page)
      .getByRole("region", { name: "Messages" })
      .getByRole("button", { name: "Close" })
      .click({ trial: true });
  });
  await test.step("a retry finds the points, removes the message and focuses the search button", async () => {
    await picker(page).getByRole("button", { name: "Try again" }).click();
    await expect(points(page)).toHaveCount(8);
    await expect(notice).toHaveCount(0);
    await expect(search).toBeFocused();
  });
  await test.step("a slow search is announced, and a newer one cancels it", async () => {
    const release = await hold(page, `**${searchPath()}`, { times: 1 });
    const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith(searchPath()));
    await search.click();
    await expect(resultText(page)).toHaveText("Searching…");
    await picker(page).getByLabel("Postcode").fill("8000");
    await picker(page).getByLabel("Town").fill("Brugge");
    await search.click();
    await expect(resultText(page)).toHaveText("2 pickup points near 8000 Brugge");
    await cancelled;
    release();
    await expect(point(page, "Bloemen Roza")).toBeVisible();
    await expect(points(page)).toHaveCount(2);
  });
  await test.step("the message of a failed search closes with the dialog", async () => {
    await failSearch();
    await expect(notice).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(picker(page)).toHaveCount(0);
    await expect(notice).toHaveCount(0);
  });
});

test("PUP-03 PUP-06 PUP-08 streets are suggested and geocoded if needed; a failing provider blocks nothing", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/could not load the results/, /status of 500/, /the page settings' key is used/])
    guard.allowConsole(pattern);
  const logged = collectConsole(page);
  await page.clock.setFixedTime(friday);
  await control.answer({ path: "/api/v1/settings/GoogleFrontAPIKey", status: 500 });
  await serveCheckout(control);
  await openPicker(page, visit);
  const street = picker(page).getByRole("combobox", { name: "Street" });
  const options = picker(page).getByRole("option");
  const keyRequests = async (): Promise<number> =>
    (await control.log()).filter(({ path }) => path === "/api/v1/settings/GoogleFrontAPIKey").length;
  const searches = (): Promise<any[]> => sent(control, searchPath());
  await expect(points(page)).toHaveCount(8);
  expect(await keyRequests()).toBe(0);
  await test.step("each point shows its address, its distance and when it is open", async () => {
    await expect(point(page, "Krantenwinkel De Letter")).toHaveAccessibleDescription(
      /Burgstraat 46, 9000 Gent ?0\.5\skm ?Open now, until 6:30 PM · Open on Saturday/,
    );
  });
  await test.step("only streets of the country are found; the configured key replaces the server's", async () => {
    await street.fill("nieuw");
    // The arrow key searches at once, and reaches the first choice.
    await page.keyboard.press("ArrowDown");
    await expect(options).toHaveText(["Nieuwstraat 12, Brussel", "Nieuwe Steenweg 4"]);
    expect(await page.evaluate(() => (window as any).laguneAddresses.key)).toBe("of-the-page");
    await expectConsole(logged, [/status of 500/, /the page settings' key is used/]);
  });
  await test.step("a chosen street fills in the place and starts the search", async () => {
    await page.keyboard.press("Enter");
    await expect(resultText(page)).toHaveText("3 pickup points near 1000 Brussel");
    await expect(street).toHaveValue("Nieuwstraat 12");
    await expect(street).toBeFocused();
    expect((await searches()).at(-1)).toMatchObject({
      Address: "Nieuwstraat 12",
      PostalCode: "1000",
      City: "Brussel",
      CountryCode: "BE",
    });
  });
  await test.step("a street without a postcode is looked up by its coordinates", async () => {
    await street.fill("nieuwe st");
    await page.keyboard.press("ArrowDown");
    await options.filter({ hasText: "Nieuwe Steenweg 4" }).click();
    await expect(resultText(page)).toHaveText("2 pickup points near 8000 Brugge");
    expect(await keyRequests()).toBe(1);
  });
  await test.step("Escape closes the list and not the dialog", async () => {
    await street.fill("kout");
    await page.keyboard.press("ArrowDown");
    await expect(options).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(street).toHaveValue("kout");
    await expect(picker(page)).toBeVisible();
  });
  await test.step("a failing provider shows a warning, and a postcode still works", async () => {
    await page.evaluate(() => ((window as any).laguneAddresses.suggest = () => Promise.reject(new Error("quota"))));
    await street.fill("naamse");
    await page.keyboard.press("ArrowDown");
    await expect(picker(page)).toContainText("Addresses cannot be looked up right now. A postcode is enough.");
    await expectConsole(logged, [/could not load the results/]);
    await picker(page).getByLabel("Postcode").fill("3000");
    await picker(page).getByLabel("Town").fill("");
    await page.keyboard.press("Enter");
    await expect(resultText(page)).toHaveText("2 pickup points near 3000");
  });
  await test.step("Escape without a list closes the dialog, and does not clear the field", async () => {
    await street.fill("ko");
    await page.keyboard.press("Escape");
    await expect(picker(page)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("PUP-02 a phone shows the results first; the address opens on demand, and no keyboard unasked @all", async ({
    page,
    visit,
    control,
  }) => {
    await page.clock.setFixedTime(friday);
    await serveCheckout(control);
    await openPicker(page, visit);
    const change = picker(page).getByRole("button", { name: "Change the address" });
    const code = picker(page).getByLabel("Postcode");
    await test.step("the heading has the focus, and the form is closed", async () => {
      await expect(resultText(page)).toHaveText("8 pickup points near 9000 Gent");
      await expect(picker(page).getByRole("heading", { name: "Choose a pickup point" })).toBeFocused();
      await expect(code).toBeHidden();
      await expect(points(page).first()).toBeInViewport({ ratio: 1 });
      expect(await violations(page, "dialog.atoll-pickup")).toEqual([]);
    });
    await test.step("a filter is a chip", async () => {
      await picker(page).getByRole("checkbox", { name: "Open now" }).check();
      await expect(resultText(page)).toHaveText(/^\d of 8 pickup points$/);
      await picker(page).getByRole("checkbox", { name: "Open now" }).uncheck();
    });
    await test.step("another address replaces the results; a place without points keeps its form open", async () => {
      await change.tap();
      await expect(change).toHaveAttribute("aria-expanded", "true");
      await expect(picker(page).getByLabel("Street")).toBeFocused();
      await code.fill("8000");
      await picker(page).getByLabel("Town").fill("Brugge");
      await page.keyboard.press("Enter");
      await expect(resultText(page)).toHaveText("2 pickup points near 8000 Brugge");
      await expect(code).toBeHidden();
      await expect(change).toBeFocused();
      await change.tap();
      await code.fill("9999");
      await picker(page).getByLabel("Town").fill("");
      await page.keyboard.press("Enter");
      await expect(resultText(page)).toContainText("There are no pickup points near 9999.");
      await expect(code).toBeVisible();
    });
  });
});
