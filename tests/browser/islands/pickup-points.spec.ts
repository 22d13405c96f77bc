import type { Page } from "@playwright/test";
import type { Prepared } from "../../../fixtures-html/cms/control/answers.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { serveLab, shopStyle } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { seen, signIn } from "../navigation/logins.ts";
import { hasChosen, heading } from "../shop/visitor.ts";
import { overflow } from "../shop/states.ts";
import { violations } from "../violations.ts";
import { complained, complaints } from "./complaints.ts";
import { chooseButton, link, openPicker, picker, point, points, savePath, searchPath, sent, serveCheckout, told } from "./pickup.ts";

test.beforeEach(({ page }) => hasChosen(page, { preferences: true }));

/** Friday morning in Brussels. */
const friday = new Date("2026-11-20T10:00:00+01:00");
const hostile = `<img src=x onerror="window.hacked=1">Bar "De Hak"`;

/** As far as the first one of that type, which is not far. */
async function tabTo(page: Page, type: string): Promise<void> {
  const now = (): Promise<string> => page.evaluate(() => (document.activeElement as HTMLInputElement).type);
  for (let stop = 0; stop < 10 && (await now()) !== type; stop++) await page.keyboard.press("Tab");
  expect(await now()).toBe(type);
}

test("PUP-01 PUP-02 PUP-03 PUP-04 PUP-05 by keyboard alone a shopper finds a point near the address that was typed, and saves it, once; the page shows it, with the focus on the link", { tag: "@both" }, async ({ page, visit, control }) => {
  await serveCheckout(control);
  await visit("/lab/checkout");
  await page.locator("[name=BillingPostalCode]").fill("9030");
  await page.locator("[name=Remarks]").fill("Ring twice");
  await test.step("the dialog begins with the address of the form", async () => {
    await link(page).focus();
    await page.keyboard.press("Enter");
    await expect(picker(page)).toHaveAccessibleName("Choose a pickup point");
    await expect(told(page)).toHaveText("8 pickup points near 9030 Gent");
    expect(await sent(control, searchPath())).toEqual([{ City: "Gent", PostalCode: "9030", CountryCode: "BE", Address: "", ShippingMethodId: "3", SearchRadius: 20, MaximumListSize: 20, CultureName: "en" }]);
  });
  await test.step("nothing is selected until the keyboard does", async () => {
    await expect(picker(page).locator("[type=radio]:checked")).toHaveCount(0);
    await expect(chooseButton(page)).toBeDisabled();
    await tabTo(page, "radio");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(point(page, "Nachtwinkel Sleepstraat")).toBeChecked();
    await expect(chooseButton(page)).toBeEnabled();
  });
  await test.step("Enter saves it, however often it is pressed; the dialog says so until the page shows it", async () => {
    await serveCheckout(control, { summary: "Nachtwinkel Sleepstraat" });
    const letGo = await hold(page, `**${savePath}`);
    await page.keyboard.press("Enter");
    await expect(chooseButton(page)).toHaveText("Saving…");
    await page.keyboard.press("Enter");
    await chooseButton(page).click({ force: true });
    await expect(page.locator(".summary")).toHaveText("No pickup point yet.");
    letGo();
    await expect(picker(page)).toHaveCount(0);
    await expect(page.locator(".summary")).toHaveText("Nachtwinkel Sleepstraat");
    await expect(link(page)).toBeFocused();
    await expect(page.locator("#atoll-live-polite")).toHaveText("Nachtwinkel Sleepstraat is your pickup point now.");
    await expect(page.locator("[name=Remarks]")).toHaveValue("Ring twice");
    expect(await sent(control, savePath)).toEqual([
      expect.objectContaining({ ShippingFirstName: "An", ShippingLastName: "Peeters", ShippingMethodId: "3", PickupPointName: "Nachtwinkel Sleepstraat", ShippingCity: "Gent", ShippingCountryId: "1", PublicAccessPointID: "PP9002", ExternalPickupPointRef: "PP9002" }),
    ]);
    expect(await sent(control, savePath)).not.toEqual([expect.objectContaining({ PickupPointId: expect.anything() })]);
  });
  await test.step("a click with the control key opens the link's own page, as ever", async () => {
    const tab = page.context().waitForEvent("page");
    await link(page).click({ modifiers: ["ControlOrMeta"] });
    const other = await tab;
    await expect(other.locator("#page h1")).toHaveText("Choose a pickup point");
    await other.close();
    await expect(picker(page)).toHaveCount(0);
  });
});

test("PUP-03 hours are read: what is open now and on Saturday is said, and narrows the list; what cannot be read is shown as it is, and names of third parties are text", async ({ page, visit, control }) => {
  await page.clock.setFixedTime(friday);
  await serveCheckout(control);
  await openPicker(page, visit);
  const says = (name: string): Promise<string[]> => points(page).filter({ has: page.getByRole("radio", { name }) }).locator(".atoll-pickup-fact").allTextContents();
  await test.step("each point says how it stands with it today", async () => {
    await expect(points(page)).toHaveCount(8);
    expect(await says("Krantenwinkel De Letter")).toEqual(["Open now, until 6:30 PM", "Open on Saturday"]);
    expect(await says(hostile)).toEqual(["Opens at 6:00 PM", "today 6:00 PM–2:00 AM"]);
    expect(await says("Pakjeskluis Dampoort")).toEqual(["Open now", "Open on Saturday"]);
    expect(await says("Fietsen Vandaele")).toEqual([]);
    await expect(point(page, "Krantenwinkel De Letter")).toHaveAccessibleDescription(/Burgstraat 46, 9000 Gent ?0\.5 km ?Open now, until 6:30 PM/);
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
  await test.step("hours and distances are written as the page's language does", async () => {
    await serveCheckout(control, { lang: "fr" });
    await openPicker(page, visit);
    await expect(told(page)).toHaveText("8 points de retrait près de 9000 Gent");
    expect(await says("Krantenwinkel De Letter")).toEqual(["Ouvert maintenant, jusqu’à 18:30", "Ouvert le samedi"]);
    await expect(points(page).first().locator(".atoll-pickup-far")).toHaveText(/^0,5\skm$/);
  });
});

test("PUP-04 PUP-07 PUP-08 the default point is selected and not saved, the saved one is marked; each carrier is asked in its way, with the radius and the size that the page says", async ({ page, visit, control }) => {
  await test.step("the default point enables the button, and nothing is saved by that", async () => {
    await serveCheckout(control, { attributes: `data-base-pickup-id="PP9003" data-search-radius="2,5" data-maximum-list-size="5"` });
    await openPicker(page, visit);
    await expect(point(page, "Boekhandel Limerick & Zoon")).toBeChecked();
    await expect(chooseButton(page)).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(link(page)).toBeFocused();
    expect(await sent(control, savePath)).toEqual([]);
    expect((await sent(control, searchPath()))[0]).toMatchObject({ SearchRadius: 2.5, MaximumListSize: 5 });
  });
  await test.step("the saved one comes first, and says so", async () => {
    await serveCheckout(control, { attributes: `data-base-pickup-id="PP9003" data-saved-pickup-id="PP9006"` });
    await openPicker(page, visit);
    await expect(point(page, "Pakjeskluis Dampoort")).toBeChecked();
    await expect(point(page, "Pakjeskluis Dampoort")).toHaveAccessibleDescription(/^Your pickup point/);
  });
  await test.step("the shop's own points are saved with their id", async () => {
    await serveCheckout(control, { provider: "static", methodId: "4", attributes: `data-base-pickup-id="lagune-gent"` });
    await openPicker(page, visit);
    await chooseButton(page).click();
    await expect(picker(page)).toHaveCount(0);
    expect(await sent(control, savePath)).toEqual([expect.objectContaining({ PickupPointId: "lagune-gent", ExternalPickupPointRef: "lagune-gent", ShippingMethodId: "4" })]);
  });
  await test.step("the postal carrier has a form of postal code and city; without either it says what is missing, and asks nobody", async () => {
    await serveCheckout(control, { provider: "postal", methodId: "5", place: { postalCode: " " } });
    await visit("/lab/checkout");
    await link(page).evaluate((element) => element.setAttribute("href", "/en/shippings/pickuppoint/search?shippingMethodId=5"));
    await expect(page.locator("[data-island=pickup-points]")).toHaveAttribute("data-island-state", "live");
    await link(page).click();
    const code = picker(page).getByLabel("Postal code");
    await expect(code).toBeFocused();
    await expect(picker(page).getByRole("textbox")).toHaveCount(2);
    await page.keyboard.press("Enter");
    await expect(picker(page).getByRole("alert").filter({ hasText: "Please enter a postal code or a city." })).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("aria-invalid", "true");
    expect(await sent(control, searchPath("postal"))).toEqual([]);
    await picker(page).getByLabel("City").fill("luik");
    await page.keyboard.press("Enter");
    await expect(told(page)).toHaveText("1 pickup point near luik");
    await picker(page).getByLabel("City").fill("Nergenshuizen");
    await picker(page).getByRole("button", { name: "Search" }).click();
    await expect(told(page)).toHaveText("There is no pickup point near Nergenshuizen. Try another postal code or city.");
    await expect(code).not.toHaveAttribute("aria-invalid");
  });
});

/** The file that holds the map, from whoever asks for it. */
async function mapFile(page: Page): Promise<string> {
  const manifest = (await (await page.request.get("/atoll/manifest.json")).json()) as { optional: Record<string, string> };
  return `/atoll/${manifest.optional["pickup-map"]}`;
}
const mapButton = (page: Page) => picker(page).getByRole("button", { name: /^(Show|Hide) the map$/ });
const pin = (page: Page, number: number) => picker(page).locator(".leaflet-marker-icon").filter({ hasText: new RegExp(`^${number}$`) });
const bubble = (page: Page) => picker(page).locator(".leaflet-popup-content");

/** How far a pin is from the middle of the map, in pixels. */
const offMiddle = (page: Page, number: number): Promise<number> =>
  pin(page, number).evaluate((element) => {
    const [at, map] = [element, element.closest(".leaflet-container")!].map((one) => one.getBoundingClientRect());
    return Math.abs(at!.x + at!.width / 2 - (map!.x + map!.width / 2));
  });

test("PUP-03 PUP-04 PUP-05 the map comes only when it is opened and allowed; list and map show the same point, names are text, and each bubble has a button of its own", { tag: "@both" }, async ({ page, visit, control }) => {
  await hasChosen(page, { preferences: false });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const tiles = (): number => asked.filter((path) => path.startsWith("/theme/tiles/13/")).length;
  const file = await mapFile(page);
  await serveCheckout(control);
  await openPicker(page, visit);
  await expect(points(page)).toHaveCount(8);
  await test.step("a visitor who has not allowed it is asked, and until then nothing of it is loaded", async () => {
    await mapButton(page).click();
    await expect(picker(page)).toContainText("The map comes from a map service");
    expect(asked).not.toContain(file);
    expect(tiles()).toBe(0);
    await picker(page).getByRole("button", { name: "Show it this time" }).click();
    await expect(mapButton(page)).toBeFocused();
    await expect(pin(page, 1)).toBeVisible();
    expect(asked).toContain(file);
    await expect.poll(tiles).toBeGreaterThan(3);
    await expect(picker(page).getByRole("region", { name: "Map of the pickup points" })).toBeVisible();
    await expect(picker(page).locator(".atoll-map-credit")).toHaveText("© Lagune");
  });
  await test.step("a point without a place is in the list only", async () => {
    await expect(pin(page, 8)).toHaveCount(0);
    await expect(picker(page).locator(".leaflet-marker-icon")).toHaveCount(7);
    await expect(point(page, "Kapsalon Chez Fatiha")).toHaveAccessibleDescription(/Not on the map/);
  });
  await test.step("what is chosen in the list comes to the middle of the map, with its bubble; a hostile name is text there, too", async () => {
    await point(page, hostile).check();
    await expect(bubble(page)).toContainText(hostile);
    await expect.poll(() => offMiddle(page, 3)).toBeLessThan(3);
    await expect(bubble(page).locator("img")).toHaveCount(0);
    await point(page, "Fietsen Vandaele").check();
    await expect(bubble(page)).toContainText("Fietsen Vandaele");
    await expect.poll(() => offMiddle(page, 6)).toBeLessThan(3);
    expect(await page.evaluate(() => (window as any).hacked)).toBeUndefined();
  });
  await test.step("a pin selects its entry, which comes into sight; Escape closes the bubble first", async () => {
    await pin(page, 7).click();
    await expect(point(page, "Carrosserie Van Hoorebeke-Vanderschueren en Zonen")).toBeChecked();
    await expect(points(page).filter({ hasText: "Carrosserie" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(bubble(page)).toHaveCount(0);
    await expect(picker(page)).toBeVisible();
    expect(await sent(control, savePath)).toEqual([]);
  });
  await test.step("pins are no stops for the keyboard; past the map leads a way", async () => {
    expect(await picker(page).locator(".leaflet-marker-icon").evaluateAll((pins) => pins.every((one) => (one as HTMLElement).tabIndex < 0))).toBe(true);
    await mapButton(page).focus();
    await page.keyboard.press("Tab");
    await expect(picker(page).getByRole("button", { name: "Skip the map" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(point(page, "Carrosserie Van Hoorebeke-Vanderschueren en Zonen")).toBeFocused();
  });
  await test.step("closed, it is gone; opened again, it is there at once, and nobody is asked again", async () => {
    await mapButton(page).click();
    await expect(pin(page, 1)).toHaveCount(0);
    await mapButton(page).click();
    await expect(pin(page, 7)).toBeVisible();
    expect(asked.filter((path) => path === file)).toHaveLength(1);
  });
  await test.step("the button of a bubble saves its point", async () => {
    await pin(page, 4).click();
    await expect(bubble(page)).toContainText("Pakjeskluis Dampoort");
    await bubble(page).getByRole("button", { name: "Choose this point" }).click();
    await expect(picker(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    expect(await sent(control, savePath)).toEqual([expect.objectContaining({ PublicAccessPointID: "PP9006" })]);
  });
});

test("PUP-01 PUP-03 a site may leave the map out, or its tiles; a map whose file or tiles are missing says so, and the list goes on; without the dialog's code the link leads to its page", async ({ page, visit, control, guard }) => {
  for (const pattern of [/status of 404/, /could not be loaded; the list is there/, /\/theme\/none\//, /its page is shown|net::ERR_FAILED/, /has the page part/]) guard.allowConsole(pattern);
  guard.allowUnknown(/\/theme\/none\//);
  const said = complaints(page);
  await test.step("without its file the dialog says that the map is not available", async () => {
    await page.route(`**${await mapFile(page)}*`, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await serveCheckout(control);
    await openPicker(page, visit);
    await mapButton(page).click();
    await expect(picker(page)).toContainText("The map is not available. The list has all pickup points.");
    await complained(said, [/status of 404/, /could not be loaded; the list is there/]);
    await point(page, "Krantenwinkel De Letter").check();
    await expect(chooseButton(page)).toBeEnabled();
  });
  await test.step("without tiles the pins are there, and it is said once", async () => {
    await serveCheckout(control, { map: { tiles: "/theme/none/{z}/{x}/{y}.svg", consent: "" } });
    await openPicker(page, visit);
    await mapButton(page).click();
    await expect(picker(page)).toContainText("Parts of the map could not be loaded.");
    await expect(pin(page, 1)).toBeVisible();
  });
  await test.step("a page that names no tiles offers no map", async () => {
    await serveCheckout(control, { map: { tiles: "" } });
    await openPicker(page, visit);
    await expect(points(page)).toHaveCount(8);
    await expect(mapButton(page)).toHaveCount(0);
  });
  await test.step("without the code of the dialog the link leads to the page of the same choice", async () => {
    await serveCheckout(control);
    await visit("/lab/checkout");
    await expect(page.locator("[data-island=pickup-points]")).toHaveAttribute("data-island-state", "live");
    await page.route("**/atoll/chunk.*.js", (route) => route.abort());
    await link(page).click();
    await expect(heading(page)).toHaveText("Choose a pickup point");
    await expect(page).toHaveURL(/postCode=8000/);
  });
});

const html = { status: 200, body: "<!doctype html><h1>Sorry</h1>" };
const json = (body: unknown, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });
const generic = "The pickup points could not be looked up.";

/** Each with what the dialog says, and what the console does. */
const searches: [what: string, answer: Partial<Prepared> | "broken", says: string, console: RegExp[]][] = [
  ["the carrier is not known", { status: 404 }, generic, [/status of 404/, /could not be looked up/]],
  ["it is refused with a sentence", json({ Message: "The carrier is on <b>strike</b>." }, 409), "The carrier is on <b>strike</b>.", [/status of 409/, /could not be looked up/]],
  ["it is refused with another", json({ Message: "No such town." }, 422), "No such town.", [/status of 422/, /could not be looked up/]],
  ["the server fails", { status: 500, body: "<h1>Oops</h1>" }, generic, [/status of 500/, /could not be looked up/]],
  ["a page comes in place of an answer", html, generic, [/could not be looked up.*expected JSON/]],
  ["nothing comes", { status: 204 }, generic, [/could not be looked up.*expected the answer of a carrier, got nothing/]],
  ["a list comes in place of an object", json([]), generic, [/could not be looked up.*expected the answer of a carrier/]],
  ["the connection breaks", "broken", generic, [/net::ERR/, /could not be looked up/]],
];

test("PUP-02 whatever comes in place of points, the dialog says one thing and offers another try; what is not Success is a notice titled Error, too; and the newest search counts", async ({ page, visit, control, guard }) => {
  const allowed = [...searches.flatMap(([, , , console]) => console), /the carrier answered "Failure"/];
  for (const pattern of allowed) guard.allowConsole(pattern);
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
      if (answer === "broken") await page.route(`**${searchPath()}`, (route) => route.abort("connectionreset"), { times: 1 });
      else await control.answer({ path: searchPath(), method: "POST", ...answer });
      await search.click();
      await expect(problem).toHaveText(says);
      await expect(points(page)).toHaveCount(0);
      await complained(said, console);
      await picker(page).getByRole("button", { name: "Try again" }).click();
      await expect(points(page)).toHaveCount(8);
      await expect(problem).toHaveText("");
      await expect(search).toBeFocused();
    });
  }
  await test.step("when the carrier answers something else than Success", async () => {
    await control.answer({ path: searchPath(), method: "POST", ...json({ ResponseStatusDescription: "Failure", PickupPointViewModels: null }) });
    await search.click();
    await expect(problem).toHaveText(generic);
    await expect(notice).toContainText("Error An error has occurred");
    await expect(page.locator("#atoll-live-assertive")).toHaveText("Error: An error has occurred");
    await complained(said, [/the carrier answered "Failure"/]);
    await picker(page).getByRole("button", { name: "Try again" }).click();
    await expect(points(page)).toHaveCount(8);
    await expect(notice).toHaveCount(0);
  });
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
});

test("PUP-05 ERR-01 a point that is not saved stays selected, with the reason at the button; whoever signs in meanwhile goes on; who has closed the dialog is told in a corner", async ({ page, visit, control, guard }) => {
  const answers: [answer: Partial<Prepared>, says: string][] = [
    [json({ Message: "The cart goes by another way by now." }, 409), "The cart goes by another way by now."],
    [json({ Message: "This point is closed." }, 422), "This point is closed."],
    [{ status: 404 }, "Your choice could not be saved. Please try again."],
    [{ status: 500, body: "<h1>Oops</h1>" }, "Your choice could not be saved. Please try again."],
    [html, "Your choice could not be saved. Please try again."],
  ];
  for (const pattern of [/status of (401|404|409|422|500)/, /a pickup point could not be saved/]) guard.allowConsole(pattern);
  await serveCheckout(control);
  await openPicker(page, visit);
  const problem = picker(page).locator(".atoll-pickup-end [role=alert]");
  await point(page, "Pakjeskluis Dampoort").check();
  for (const [answer, says] of answers) {
    await test.step(`when the server answers ${answer.status}`, async () => {
      await control.answer({ path: savePath, method: "POST", ...answer });
      await chooseButton(page).click();
      await expect(problem).toHaveText(says);
      await expect(point(page, "Pakjeskluis Dampoort")).toBeChecked();
      await expect(chooseButton(page)).toHaveText("Choose this point");
    });
  }
  const refuse = () => control.answer({ path: savePath, ...json({ Message: "Who are you?" }, 401) });
  await test.step("a login is asked for in a dialog of its own; who closes it is back at the choice", async () => {
    await refuse();
    await chooseButton(page).click();
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await expect(picker(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(seen(page)).toHaveAccessibleName("Choose a pickup point");
    await expect(problem).toHaveText("Your choice could not be saved. Please try again.");
  });
  await test.step("who signs in says whether it is to be sent again, and it is saved", async () => {
    await refuse();
    await chooseButton(page).click();
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await signIn(page);
    await expect(seen(page)).toHaveAccessibleName(/Send what you were sending once more/);
    await serveCheckout(control, { summary: "Pakjeskluis Dampoort" });
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await expect(page.locator(".summary")).toHaveText("Pakjeskluis Dampoort");
    await expect(picker(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
  });
  await test.step("a search that wants a login goes on after it", async () => {
    await control.answer({ path: searchPath(), ...json({ Message: "Who are you?" }, 401) });
    await link(page).click();
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await signIn(page);
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await expect(points(page)).toHaveCount(8);
  });
  await test.step("closed before the answer came: a failure is told in the corner, and nothing is lost", async () => {
    const letGo = await hold(page, `**${savePath}`);
    await control.answer({ path: savePath, status: 500 });
    await point(page, "Nachtwinkel Sleepstraat").check();
    await chooseButton(page).click();
    await expect(chooseButton(page)).toHaveText("Saving…");
    await page.keyboard.press("Escape");
    await expect(picker(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    letGo();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your choice could not be saved.");
  });
});

test("PUP-06 PUP-08 streets of the shop's country are offered while one is typed; one without a postal code is looked up by where it is; a provider that fails keeps nobody from searching", async ({ page, visit, control, guard }) => {
  for (const pattern of [/could not be had/, /could not be looked up/, /status of 500/, /that of the page settings is used/]) guard.allowConsole(pattern);
  const said = complaints(page);
  await control.answer({ path: "/api/v1/settings/GoogleFrontAPIKey", status: 500 });
  await serveCheckout(control);
  await openPicker(page, visit);
  const street = picker(page).getByRole("combobox", { name: "Street" });
  const options = picker(page).getByRole("option");
  const keys = async (): Promise<number> => (await control.log()).filter(({ path }) => path === "/api/v1/settings/GoogleFrontAPIKey").length;
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
    expect((await calls()).at(-1)).toMatchObject({ Address: "Nieuwstraat 12", PostalCode: "1000", City: "Brussel", CountryCode: "BE" });
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
    await page.evaluate(() => Object.assign((window as any).laguneAddresses, { suggest: async () => [{ id: "a1", text: "Somewhere" }], resolve: () => Promise.reject(new Error("gone")) }));
    await street.fill("some");
    await page.keyboard.press("ArrowDown");
    await options.first().click();
    await expect(picker(page)).toContainText("Addresses cannot be looked up at the moment; a postal code is enough.");
    await complained(said, [/an address could not be looked up/]);
  });
});

test("PUP-03 the dialog is accessible and fits, from 320 px on, in either direction, with the map and without", async ({ page, visit, control }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const sideways = (): Promise<boolean> => picker(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
  for (const [width, height, dir] of [[320, 568, undefined], [1280, 800, "rtl"]] as const) {
    await test.step(`at ${width} px${dir ? ", from right to left" : ""}`, async () => {
      await page.setViewportSize({ width, height });
      await serveCheckout(control, { dir, lang: dir ? "en" : "fr" });
      await openPicker(page, visit);
      await expect(points(page)).toHaveCount(8);
      expect(await sideways()).toBe(false);
      expect(await overflow(page)).toEqual([]);
      await picker(page).locator("[aria-expanded][aria-controls$=map]").click();
      await expect(pin(page, 1)).toBeVisible();
      await points(page).nth(1).getByRole("radio").check();
      await expect(bubble(page)).toBeVisible();
      expect(await violations(page, "dialog.atoll-pickup")).toEqual([]);
      expect(await sideways()).toBe(false);
      // The map is where reading begins, or above the list.
      const [map, list] = await Promise.all([picker(page).locator(".atoll-map").boundingBox(), points(page).nth(1).boundingBox()]);
      if (dir) expect(map!.x).toBeGreaterThan(list!.x + list!.width);
      else expect(map!.width).toBeGreaterThan(240);
    });
  }
  await test.step("what has the focus is not hidden below the button, nor behind the map", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) {
      await page.keyboard.press(key);
      const isSeen = await page.evaluate(() => {
        const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === document.activeElement;
      });
      expect(isSeen, key).toBe(true);
    }
  });
});

test("PUP-01 PUP-05 without script the link leads to a page with the same choice, which comes back to where the shopper was; another country or method has other points", async ({ page, control, browser, baseURL }) => {
  const address = "/en/shippings/pickuppoint/search?shippingMethodId=4&carrierGatewayId=1&countryId=1&city=Gent&postCode=&address=&returnUrl=%2Fen%2Fdelivery";
  await test.step("a point is searched, chosen and saved by forms alone", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.goto(address);
    await expect(heading(plain)).toHaveText("Choose a pickup point");
    await plain.getByLabel("City").fill("Leuven");
    await plain.locator("#page").getByRole("button", { name: "Search" }).click();
    await plain.getByRole("button", { name: "Choose this point" }).click();
    await expect(plain.getByRole("alert")).toHaveText("Please choose a pickup point.");
    await plain.getByRole("radio", { name: /Lagune Leuven/ }).check();
    await plain.getByRole("button", { name: "Choose this point" }).click();
    await expect(heading(plain)).toHaveText("Delivery and returns");
    await expect(plain.locator(".flash")).toHaveText("Lagune Leuven is your pickup point now.");
    await plain.goto(address.replace("Gent", "Leuven"));
    await expect(plain.getByRole("radio", { name: /Lagune Leuven/ })).toBeChecked();
    await test.step("the country is changed, and the point with it", async () => {
      await plain.request.post("/api/v1/shoppingcarts/shippingcountries", { data: { CountryCode: "LU" } });
      await plain.goto(address.replace("Gent", "Leuven"));
      await expect(plain.getByRole("radio", { name: /Lagune Leuven/ })).not.toBeChecked();
    });
    await context.close();
  });
  await test.step("the page is accessible and fits; names are text there, too", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address.replace("Id=4", "Id=3"));
    await expect(page.getByRole("radio", { name: hostile })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect((await control.log()).some(({ path }) => path.endsWith("/x"))).toBe(false);
  });
});

test("NAV-20 PUP-01 a page that is left with the dialog, a search or the map open leaves no listener, node, timer or observer", async ({ page, visit, control }) => {
  test.setTimeout(90_000);
  await page.addInitScript(countTimers);
  await serveCheckout(control);
  await serveLab(control, { other: { title: "Other", page: "<h1>Other</h1>", head: shopStyle, settings: { system: "Lagune", consent: { stamp: "2026-11" } } } });
  await visit("/lab/other");
  const go = (name: string): Promise<unknown> => page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
  const interruptions = [
    async () => expect(picker(page)).toBeVisible(),
    async () => {
      await expect(points(page)).toHaveCount(8);
      await mapButton(page).click();
      await points(page).nth(2).getByRole("radio").check();
      await expect(bubble(page)).toBeVisible();
    },
    async () => {
      await expect(points(page)).toHaveCount(8);
      await picker(page).getByRole("combobox").fill("kouter");
      await expect(picker(page).getByRole("option")).toHaveCount(1);
    },
  ];
  const round = async (): Promise<void> => {
    for (const interrupt of interruptions) {
      await go("checkout");
      await expect(page.locator("[data-island=pickup-points]")).toHaveAttribute("data-island-state", "live");
      await link(page).click();
      await interrupt();
      await go("other");
      await expect(heading(page)).toHaveText("Other");
      await expect(picker(page)).toHaveCount(0);
    }
  };
  const counts = [];
  await round();
  for (let time = 0; time < 3; time++) {
    await round();
    await idle(page);
    counts.push((await left(page)).counts);
  }
  expect(grown(counts, { nodes: 30 })).toEqual({});
});
