import type { PreparedResponse } from "../../../../fixtures-html/cms/control/prepared-responses.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { setConsentCookie } from "../../../browser/shop/visitor.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import {
  chooseButton,
  facts,
  friday,
  marked,
  html,
  json,
  openPicker,
  picker,
  point,
  points,
  searchPath,
  sent,
  serveCheckout,
  resultText,
} from "../pickup.ts";

test.beforeEach(({ page }) => setConsentCookie(page, { preferences: true }));

test("PUP-03 opening hours show and filter the list; unreadable ones show as text", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.setFixedTime(friday);
  await serveCheckout(control);
  await openPicker(page, visit);
  await test.step("each point shows whether it is open today", async () => {
    await expect(points(page)).toHaveCount(8);
    expect(await facts(page, "Krantenwinkel De Letter")).toEqual(["Open now, until 6:30 PM", "Open on Saturday"]);
    expect(await facts(page, marked)).toEqual(["Opens at 6:00 PM", "today 6:00 PM–2:00 AM"]);
    expect(await facts(page, "Pakjeskluis Dampoort")).toEqual(["Open now", "Open on Saturday"]);
    expect(await facts(page, "Fietsen Vandaele")).toEqual([]);
    await expect(point(page, "Krantenwinkel De Letter")).toHaveAccessibleDescription(
      /Burgstraat 46, 9000 Gent ?0\.5 km ?Open now, until 6:30 PM/,
    );
  });
  await test.step("a name with markup is shown as text in the list", async () => {
    await expect(point(page, marked)).toBeVisible();
    await expect(picker(page).locator("hak")).toHaveCount(0);
  });
  await test.step("all opening hours are listed line by line", async () => {
    const entry = points(page).filter({ hasText: "Fietsen Vandaele" });
    await entry.getByText("Opening hours").click();
    await expect(entry.getByRole("listitem")).toHaveText(["By appointment", "please ring twice", "9-5"]);
  });
  await test.step("filters narrow the list, and a hidden point cannot be chosen", async () => {
    await point(page, marked).check();
    await picker(page).getByRole("checkbox", { name: "Open now" }).check();
    await expect(resultText(page)).toHaveText("6 of 8 pickup points");
    await expect(point(page, marked)).toHaveCount(0);
    await expect(chooseButton(page)).toBeDisabled();
    await picker(page).getByRole("checkbox", { name: "Open on Saturday" }).check();
    await expect(resultText(page)).toHaveText("5 of 8 pickup points");
    await picker(page).getByRole("checkbox", { name: "Open now" }).uncheck();
    await picker(page).getByRole("checkbox", { name: "Open on Saturday" }).uncheck();
    await expect(point(page, marked)).toBeChecked();
    await expect(chooseButton(page)).toBeEnabled();
  });
});

const generic = "The pickup points could not be loaded.";

/** Each with the dialog's message and the console's. */
const searches: [what: string, answer: Partial<PreparedResponse> | "broken", message: string, console: RegExp[]][] = [
  [
    "the search is refused with a message",
    json({ Message: "The carrier is on <b>strike</b>." }, 409),
    "The carrier is on <b>strike</b>.",
    [/status of 409/, /could not be looked up/],
  ],
  ["the answer is a page", html, generic, [/could not be looked up.*expected JSON/]],
  [
    "the carrier's status is not Success",
    json({ ResponseStatusDescription: "Failure", PickupPointViewModels: null }),
    generic,
    [/could not be looked up.*the carrier answered "Failure"/],
  ],
  ["the connection breaks", "broken", generic, [/net::ERR/, /could not be looked up/]],
];

test("PUP-02 a failed search shows why, offers a retry and announces one error; the newest search wins", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [...searches.flatMap(([, , , console]) => console), /status of 422/])
    guard.allowConsole(pattern);
  const logged = collectConsole(page);
  await serveCheckout(control);
  await openPicker(page, visit);
  const problem = picker(page).locator(".atoll-pickup-failed");
  const notice = page.getByRole("region", { name: "Messages", includeHidden: true });
  const search = picker(page).getByRole("button", { name: "Search" });
  await expect(points(page)).toHaveCount(8);
  for (const [what, answer, message, console] of searches) {
    await test.step(`when ${what}`, async () => {
      // Not through the stand-in: Chromium itself repeats a request that broke on a reused connection.
      if (answer === "broken")
        await page.route(`**${searchPath()}`, (route) => route.abort("connectionreset"), { times: 1 });
      else await control.answer({ path: searchPath(), method: "POST", ...answer });
      await search.click();
      await expect(problem).toHaveText(message);
      await expect(points(page)).toHaveCount(0);
      await expect(notice.getByRole("listitem").locator(".atoll-notice-text")).toHaveText([
        `Error An error has occurred. ${message}`,
      ]);
      // Nothing outside a modal dialog can be announced or pressed.
      await expect(picker(page).locator("#atoll-live-assertive")).toHaveText(
        `Error: An error has occurred. ${message}`,
      );
      await expect(picker(page).getByRole("alert").filter({ hasText: message })).toHaveCount(0);
      await expectConsole(logged, console);
      await picker(page).getByRole("button", { name: "Try again" }).click();
      await expect(points(page)).toHaveCount(8);
      await expect(problem).toHaveText("");
      await expect(notice).toHaveCount(0);
      await expect(search).toBeFocused();
    });
  }
  await test.step("a slow search is announced, and a newer one cancels it", async () => {
    await control.answer({ path: searchPath(), delay: 3_000 });
    const cancelled = page.waitForEvent("requestfailed");
    await search.click();
    await expect(resultText(page)).toHaveText("Searching…");
    await picker(page).getByLabel("Postcode").fill("8000");
    await picker(page).getByLabel("Town").fill("Brugge");
    await search.click();
    await expect(resultText(page)).toHaveText("2 pickup points near 8000 Brugge");
    expect(new URL((await cancelled).url()).pathname).toBe(searchPath());
    await expect(point(page, "Bloemen Roza")).toBeVisible();
    await expect(points(page)).toHaveCount(2);
  });
  await test.step("of several failed searches only the last has a notice, which closes with the dialog", async () => {
    for (const Message of ["No such town.", "Nor this one."]) {
      await control.answer({ path: searchPath(), method: "POST", ...json({ Message }, 422) });
      await search.click();
      await expect(notice.getByRole("listitem").locator(".atoll-notice-text")).toHaveText([
        `Error An error has occurred. ${Message}`,
      ]);
    }
    await picker(page)
      .getByRole("region", { name: "Messages" })
      .getByRole("button", { name: "Close" })
      .click({ trial: true });
    await page.keyboard.press("Escape");
    await expect(picker(page)).toHaveCount(0);
    await expect(notice).toHaveCount(0);
  });
});

test("PUP-06 PUP-08 streets are suggested and geocoded if needed; a failing provider blocks nothing", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [
    /could not load the results/,
    /could not be looked up/,
    /status of 500/,
    /the page settings' key is used/,
  ])
    guard.allowConsole(pattern);
  const logged = collectConsole(page);
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
  await test.step("Escape closes the list, then clears the field, then closes the dialog", async () => {
    await street.fill("kout");
    await page.keyboard.press("ArrowDown");
    await expect(options).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(street).toHaveValue("kout");
    await page.keyboard.press("Escape");
    await expect(street).toHaveValue("");
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
    await page.evaluate(() =>
      Object.assign((window as any).laguneAddresses, {
        suggest: async () => [{ id: "a1", text: "Somewhere" }],
        resolve: () => Promise.reject(new Error("gone")),
      }),
    );
    await street.fill("some");
    await page.keyboard.press("ArrowDown");
    await options.first().click();
    await expect(picker(page)).toContainText("Addresses cannot be looked up right now. A postcode is enough.");
    await expectConsole(logged, [/an address could not be looked up/]);
  });
});
