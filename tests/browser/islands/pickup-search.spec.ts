import type { Prepared } from "../../../fixtures-html/cms/control/answers.ts";
import { expect, test } from "../guard/test.ts";
import { hasChosen } from "../shop/visitor.ts";
import { complained, complaints } from "./complaints.ts";
import {
  chooseButton,
  facts,
  friday,
  hostile,
  html,
  json,
  openPicker,
  picker,
  point,
  points,
  searchPath,
  sent,
  serveCheckout,
  told,
} from "./pickup.ts";

test.beforeEach(({ page }) => hasChosen(page, { preferences: true }));

test("PUP-03 hours are read: what is open now and on Saturday is said, and narrows the list; what cannot be read is shown as it is, and names of third parties are text", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.setFixedTime(friday);
  await serveCheckout(control);
  await openPicker(page, visit);
  await test.step("each point says how it stands with it today", async () => {
    await expect(points(page)).toHaveCount(8);
    expect(await facts(page, "Krantenwinkel De Letter")).toEqual(["Open now, until 6:30 PM", "Open on Saturday"]);
    expect(await facts(page, hostile)).toEqual(["Opens at 6:00 PM", "today 6:00 PM–2:00 AM"]);
    expect(await facts(page, "Pakjeskluis Dampoort")).toEqual(["Open now", "Open on Saturday"]);
    expect(await facts(page, "Fietsen Vandaele")).toEqual([]);
    await expect(point(page, "Krantenwinkel De Letter")).toHaveAccessibleDescription(
      /Burgstraat 46, 9000 Gent ?0\.5 km ?Open now, until 6:30 PM/,
    );
  });
  await test.step("a hostile name is text, in the list and nowhere else", async () => {
    await expect(point(page, hostile)).toBeVisible();
    await expect(picker(page).locator("img")).toHaveCount(0);
    expect(await page.evaluate(() => (window as any).hacked)).toBeUndefined();
  });
  await test.step("all hours are there, line by line", async () => {
    const entry = points(page).filter({ hasText: "Fietsen Vandaele" });
    await entry.getByText("Opening hours").click();
    await expect(entry.getByRole("listitem")).toHaveText(["Open op afspraak", "ring bell twice", "9-5"]);
  });
  await test.step("the list is narrowed down, and what is not in it any more cannot be chosen", async () => {
    await point(page, hostile).check();
    await picker(page).getByRole("checkbox", { name: "Open now" }).check();
    await expect(told(page)).toHaveText("6 of 8 pickup points");
    await expect(point(page, hostile)).toHaveCount(0);
    await expect(chooseButton(page)).toBeDisabled();
    await picker(page).getByRole("checkbox", { name: "Open on Saturday" }).check();
    await expect(told(page)).toHaveText("5 of 8 pickup points");
    await picker(page).getByRole("checkbox", { name: "Open now" }).uncheck();
    await picker(page).getByRole("checkbox", { name: "Open on Saturday" }).uncheck();
    await expect(point(page, hostile)).toBeChecked();
    await expect(chooseButton(page)).toBeEnabled();
  });
});

const generic = "The pickup points could not be looked up.";

/** Each with what the dialog says, and what the console does. */
const searches: [what: string, answer: Partial<Prepared> | "broken", says: string, console: RegExp[]][] = [
  [
    "it is refused with a sentence",
    json({ Message: "The carrier is on <b>strike</b>." }, 409),
    "The carrier is on <b>strike</b>.",
    [/status of 409/, /could not be looked up/],
  ],
  ["a page comes in place of an answer", html, generic, [/could not be looked up.*expected JSON/]],
  [
    "the carrier says something else than Success",
    json({ ResponseStatusDescription: "Failure", PickupPointViewModels: null }),
    generic,
    [/could not be looked up.*the carrier answered "Failure"/],
  ],
  ["the connection breaks", "broken", generic, [/net::ERR/, /could not be looked up/]],
];

test("PUP-02 whatever comes in place of points, the dialog says why and offers another try, and a notice titled Error says it aloud, once, until a search succeeds or the dialog closes; the newest search counts", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [...searches.flatMap(([, , , console]) => console), /status of 422/])
    guard.allowConsole(pattern);
  const said = complaints(page);
  await serveCheckout(control);
  await openPicker(page, visit);
  const problem = picker(page).locator(".atoll-pickup-failed");
  const notice = page.getByRole("region", { name: "Messages", includeHidden: true });
  const search = picker(page).getByRole("button", { name: "Search" });
  await expect(points(page)).toHaveCount(8);
  for (const [what, answer, says, console] of searches) {
    await test.step(`when ${what}`, async () => {
      // Chromium itself repeats what a server breaks off on a connection that it had used before.
      if (answer === "broken")
        await page.route(`**${searchPath()}`, (route) => route.abort("connectionreset"), { times: 1 });
      else await control.answer({ path: searchPath(), method: "POST", ...answer });
      await search.click();
      await expect(problem).toHaveText(says);
      await expect(points(page)).toHaveCount(0);
      await expect(notice.getByRole("listitem").locator(".atoll-notice-text")).toHaveText([
        `Error An error has occurred. ${says}`,
      ]);
      // Around a modal dialog nothing can be heard or pressed.
      await expect(picker(page).locator("#atoll-live-assertive")).toHaveText(`Error: An error has occurred. ${says}`);
      await expect(picker(page).getByRole("alert").filter({ hasText: says })).toHaveCount(0);
      await complained(said, console);
      await picker(page).getByRole("button", { name: "Try again" }).click();
      await expect(points(page)).toHaveCount(8);
      await expect(problem).toHaveText("");
      await expect(notice).toHaveCount(0);
      await expect(search).toBeFocused();
    });
  }
  await test.step("while an answer is late the dialog says so; a newer question breaks it off", async () => {
    await control.answer({ path: searchPath(), delay: 3_000 });
    const brokenOff = page.waitForEvent("requestfailed");
    await search.click();
    await expect(told(page)).toHaveText("Searching…");
    await picker(page).getByLabel("Postal code").fill("8000");
    await picker(page).getByLabel("City").fill("Brugge");
    await search.click();
    await expect(told(page)).toHaveText("2 pickup points near 8000 Brugge");
    expect(new URL((await brokenOff).url()).pathname).toBe(searchPath());
    await expect(point(page, "Bloemen Roza")).toBeVisible();
    await expect(points(page)).toHaveCount(2);
  });
  await test.step("of searches that fail one after the other the last one has the notice; it can be closed, and goes with the dialog", async () => {
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

test("PUP-06 PUP-08 streets of the shop's country are offered while one is typed; one without a postal code is looked up by where it is; a provider that fails keeps nobody from searching", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [
    /could not be had/,
    /could not be looked up/,
    /status of 500/,
    /that of the page settings is used/,
  ])
    guard.allowConsole(pattern);
  const said = complaints(page);
  await control.answer({ path: "/api/v1/settings/GoogleFrontAPIKey", status: 500 });
  await serveCheckout(control);
  await openPicker(page, visit);
  const street = picker(page).getByRole("combobox", { name: "Street" });
  const options = picker(page).getByRole("option");
  const keys = async (): Promise<number> =>
    (await control.log()).filter(({ path }) => path === "/api/v1/settings/GoogleFrontAPIKey").length;
  const calls = (): Promise<any[]> => sent(control, searchPath());
  await expect(points(page)).toHaveCount(8);
  expect(await keys()).toBe(0);
  await test.step("only streets of that country are found; the provider has the configured key, as the server tells none", async () => {
    await street.fill("nieuw");
    // Asks at once.
    await page.keyboard.press("ArrowDown");
    await expect(options).toHaveText(["Nieuwstraat 12, Brussel", "Nieuwe Steenweg 4"]);
    expect(await page.evaluate(() => (window as any).laguneAddresses.key)).toBe("of-the-page");
    await complained(said, [/status of 500/, /that of the page settings is used/]);
  });
  await test.step("the one that is chosen fills in the place, and the search begins", async () => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(told(page)).toHaveText("3 pickup points near 1000 Brussel");
    await expect(street).toHaveValue("Nieuwstraat 12");
    await expect(street).toBeFocused();
    expect((await calls()).at(-1)).toMatchObject({
      Address: "Nieuwstraat 12",
      PostalCode: "1000",
      City: "Brussel",
      CountryCode: "BE",
    });
  });
  await test.step("one without a postal code is looked up by its coordinates", async () => {
    await street.fill("nieuwe st");
    await page.keyboard.press("ArrowDown");
    await options.filter({ hasText: "Nieuwe Steenweg 4" }).click();
    await expect(told(page)).toHaveText("2 pickup points near 8000 Brugge");
    expect(await keys()).toBe(1);
  });
  await test.step("Escape closes the list first, then empties the field, then closes the dialog", async () => {
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
  await test.step("a provider that fails is a warning, and the postal code goes on", async () => {
    await page.evaluate(() => ((window as any).laguneAddresses.suggest = () => Promise.reject(new Error("quota"))));
    await street.fill("naamse");
    await page.keyboard.press("ArrowDown");
    await expect(picker(page)).toContainText("Addresses cannot be looked up at the moment; a postal code is enough.");
    await complained(said, [/could not be had/]);
    await picker(page).getByLabel("Postal code").fill("3000");
    await picker(page).getByLabel("City").fill("");
    await page.keyboard.press("Enter");
    await expect(told(page)).toHaveText("2 pickup points near 3000");
    await page.evaluate(() =>
      Object.assign((window as any).laguneAddresses, {
        suggest: async () => [{ id: "a1", text: "Somewhere" }],
        resolve: () => Promise.reject(new Error("gone")),
      }),
    );
    await street.fill("some");
    await page.keyboard.press("ArrowDown");
    await options.first().click();
    await expect(picker(page)).toContainText("Addresses cannot be looked up at the moment; a postal code is enough.");
    await complained(said, [/an address could not be looked up/]);
  });
});
