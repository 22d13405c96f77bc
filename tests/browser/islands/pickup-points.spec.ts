import type { Page } from "@playwright/test";
import type { Prepared } from "../../../fixtures-html/cms/control/answers.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { seen, signIn } from "../navigation/logins.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { overflow } from "../shop/states.ts";
import { violations } from "../violations.ts";
import {
  chooseButton,
  hostile,
  html,
  island,
  json,
  link,
  openPicker,
  picker,
  point,
  points,
  savePath,
  searchPath,
  sent,
  serveCheckout,
  told,
} from "./pickup.ts";

test.beforeEach(({ page }) => hasChosen(page, { preferences: true }));

/** As far as the first one of that type, which is not far. */
async function tabTo(page: Page, type: string): Promise<void> {
  const now = (): Promise<string> => page.evaluate(() => (document.activeElement as HTMLInputElement).type);
  for (let stop = 0; stop < 10 && (await now()) !== type; stop++) await page.keyboard.press("Tab");
  expect(await now()).toBe(type);
}

test(
  "PUP-01 PUP-02 PUP-03 PUP-04 PUP-05 by keyboard alone a shopper finds a point near the address that was typed, and saves it, once; the page shows it, with the focus on the link",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    await serveCheckout(control);
    await visit("/lab/checkout");
    await live(island(page));
    await page.locator("[name=BillingPostalCode]").fill("9030");
    await page.locator("[name=Remarks]").fill("Ring twice");
    await test.step("the dialog begins with the address of the form", async () => {
      await link(page).focus();
      await page.keyboard.press("Enter");
      await expect(picker(page)).toHaveAccessibleName("Choose a pickup point");
      await expect(told(page)).toHaveText("8 pickup points near 9030 Gent");
      expect(await sent(control, searchPath())).toEqual([
        {
          City: "Gent",
          PostalCode: "9030",
          CountryCode: "BE",
          Address: "",
          ShippingMethodId: "3",
          SearchRadius: 20,
          MaximumListSize: 20,
          CultureName: "en",
        },
      ]);
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
      await chooseButton(page).dispatchEvent("click");
      await expect(page.locator(".summary")).toHaveText("No pickup point yet.");
      letGo();
      await expect(picker(page)).toHaveCount(0);
      await expect(page.locator(".summary")).toHaveText("Nachtwinkel Sleepstraat");
      await expect(link(page)).toBeFocused();
      await expect(page.locator("#atoll-live-polite")).toHaveText("Nachtwinkel Sleepstraat is your pickup point now.");
      await expect(page.locator("[name=Remarks]")).toHaveValue("Ring twice");
      expect(await sent(control, savePath)).toEqual([
        expect.objectContaining({
          ShippingFirstName: "An",
          ShippingLastName: "Peeters",
          ShippingMethodId: "3",
          PickupPointName: "Nachtwinkel Sleepstraat",
          ShippingCity: "Gent",
          ShippingCountryId: "1",
          PublicAccessPointID: "PP9002",
          ExternalPickupPointRef: "PP9002",
          ConsigneeName: "Nachtwinkel Sleepstraat",
          City: "Gent",
          CountryId: "1",
        }),
      ]);
      expect(await sent(control, savePath)).not.toEqual([
        expect.objectContaining({ PickupPointId: expect.anything() }),
      ]);
    });
    await test.step("a click with the control key opens the link's own page, as ever", async () => {
      const tab = page.context().waitForEvent("page");
      await link(page).click({ modifiers: ["ControlOrMeta"] });
      const other = await tab;
      await expect(other.locator("#page h1")).toHaveText("Choose a pickup point");
      await other.close();
      await expect(picker(page)).toHaveCount(0);
    });
  },
);

test("PUP-04 PUP-07 PUP-08 the default point is selected and not saved, the saved one is marked; each carrier is asked in its way, with the radius and the size that the page says", async ({
  page,
  visit,
  control,
}) => {
  await test.step("the default point enables the button, and nothing is saved by that", async () => {
    await serveCheckout(control, {
      attributes: `data-base-pickup-id="PP9003" data-search-radius="2,5" data-maximum-list-size="5"`,
    });
    await openPicker(page, visit);
    await expect(point(page, "Boekhandel Limerick & Zoon")).toBeChecked();
    await expect(chooseButton(page)).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(link(page)).toBeFocused();
    expect(await sent(control, savePath)).toEqual([]);
    expect((await sent(control, searchPath()))[0]).toMatchObject({ SearchRadius: 2.5, MaximumListSize: 5 });
  });
  await test.step("the saved one is selected, and says so; the shop's own points are saved with their id", async () => {
    await serveCheckout(control, {
      provider: "static",
      methodId: "4",
      attributes: `data-saved-pickup-id="lagune-gent"`,
    });
    await openPicker(page, visit);
    const saved = picker(page).locator("[type=radio]:checked");
    await expect(saved).toHaveAccessibleDescription(/^Your pickup point/);
    await control.answer({ path: savePath, method: "POST", status: 200, contentType: "text/plain", body: "OK" });
    await chooseButton(page).click();
    await expect(picker(page)).toHaveCount(0);
    expect(await sent(control, savePath)).toEqual([
      expect.objectContaining({
        PickupPointId: "lagune-gent",
        ExternalPickupPointRef: "lagune-gent",
        ShippingMethodId: "4",
      }),
    ]);
  });
  await test.step("the postal carrier has a form of postal code and city; without either it says what is missing, and asks nobody", async () => {
    await serveCheckout(control, { provider: "postal", methodId: "5", place: { postalCode: " " } });
    await visit("/lab/checkout");
    await link(page).evaluate((element) =>
      element.setAttribute("href", "/en/shippings/pickuppoint/search?shippingMethodId=5"),
    );
    await live(island(page));
    await link(page).click();
    const code = picker(page).getByLabel("Postal code");
    await expect(code).toBeFocused();
    await expect(picker(page).getByRole("textbox")).toHaveCount(2);
    await page.keyboard.press("Enter");
    await expect(
      picker(page).getByRole("alert").filter({ hasText: "Please enter a postal code or a city." }),
    ).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("aria-invalid", "true");
    expect(await sent(control, searchPath("postal"))).toEqual([]);
    await picker(page).getByLabel("City").fill("luik");
    await page.keyboard.press("Enter");
    await expect(told(page)).toHaveText("1 pickup point near luik");
    await picker(page).getByLabel("City").fill("Nergenshuizen");
    await picker(page).getByRole("button", { name: "Search" }).click();
    await expect(told(page)).toHaveText(
      "There is no pickup point near Nergenshuizen. Try another postal code or city.",
    );
    await expect(code).not.toHaveAttribute("aria-invalid");
  });
});

test("PUP-05 ERR-01 a point that is not saved stays selected, with the reason at the button; whoever signs in meanwhile goes on; who has closed the dialog is told in a corner", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const answers: [answer: Partial<Prepared> | "broken", says: string][] = [
    [json({ Message: "This point is closed." }, 422), "This point is closed."],
    [html, "Your choice could not be saved. Please try again."],
    ["broken", "Your choice could not be saved. Please try again."],
  ];
  for (const pattern of [/status of (401|422|500)/, /net::ERR/, /a pickup point could not be saved/])
    guard.allowConsole(pattern);
  await serveCheckout(control);
  await openPicker(page, visit);
  const problem = picker(page).locator(".atoll-pickup-end [role=alert]");
  await point(page, "Pakjeskluis Dampoort").check();
  for (const [answer, says] of answers) {
    await test.step(`when the server answers ${answer === "broken" ? "nothing, as the connection breaks" : answer.status}, late`, async () => {
      if (answer !== "broken") await control.answer({ path: savePath, method: "POST", ...answer });
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(
        `**${savePath}`,
        async (route) => (await held, answer === "broken" ? route.abort("connectionreset") : route.continue()),
        { times: 1 },
      );
      await chooseButton(page).click();
      await expect(chooseButton(page)).toHaveText("Saving…");
      await expect(problem).toHaveText("");
      letGo();
      await expect(problem).toHaveText(says);
      await expect(point(page, "Pakjeskluis Dampoort")).toBeChecked();
      await expect(chooseButton(page)).toHaveText("Choose this point");
    });
  }
  await test.step("an empty answer is a yes", async () => {
    await serveCheckout(control, { summary: "Saved" });
    await control.answer({ path: savePath, method: "POST", status: 200, body: "" });
    await chooseButton(page).click();
    await expect(page.locator(".summary")).toHaveText("Saved");
    await expect(picker(page)).toHaveCount(0);
    await live(island(page));
    await link(page).click();
    await point(page, "Pakjeskluis Dampoort").check();
  });
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
    await live(island(page));
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

test("PUP-01 PUP-05 without script the link leads to a page with the same choice, which comes back to where the shopper was; another country or method has other points", async ({
  page,
  control,
  browser,
  baseURL,
}) => {
  const address =
    "/en/shippings/pickuppoint/search?shippingMethodId=4&carrierGatewayId=1&countryId=1&city=Gent&postCode=&address=&returnUrl=%2Fen%2Fdelivery";
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
    expect(await violations(page, "main")).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect((await control.log()).some(({ path }) => path.endsWith("/x"))).toBe(false);
  });
});
