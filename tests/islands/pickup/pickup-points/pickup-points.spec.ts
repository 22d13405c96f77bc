import type { Page } from "@playwright/test";
import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { loginDialog, signIn } from "../../../browser/navigation/logins.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { overflow } from "../../../browser/overflow.ts";
import { violations } from "../../../browser/violations.ts";
import {
  chooseButton,
  marked,
  island,
  link,
  openPicker,
  picker,
  point,
  points,
  savePath,
  searchPath,
  sent,
  serveCheckout,
  resultText,
} from "../pickup.ts";

test.beforeEach(({ page }) => setConsentCookie(page, { preferences: true }));

/** The page of the shop's own points, which the link opens without script. */
const address =
  "/en/shippings/pickuppoint/search?shippingMethodId=4&carrierGatewayId=1&countryId=1&city=Gent&postCode=" +
  "&address=&returnUrl=%2Fen%2Fdelivery";
/** The same page, with the points of a carrier. */
const parcels = address.replace("Id=4", "Id=3");

/** Tabs to the next element of that type, at most ten stops away. */
async function tabTo(page: Page, type: string): Promise<void> {
  const focusedType = (): Promise<string> => page.evaluate(() => (document.activeElement as HTMLInputElement).type);
  for (let stop = 0; stop < 10 && (await focusedType()) !== type; stop++) await page.keyboard.press("Tab");
  expect(await focusedType()).toBe(type);
}

test(
  "PUP-01 PUP-02 PUP-03 PUP-04 PUP-05 a pickup point is found and saved once by keyboard",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    await serveCheckout(control);
    await visit("/lab/checkout");
    await live(island(page));
    await page.locator("[name=BillingPostalCode]").fill("9030");
    await page.locator("[name=Remarks]").fill("Ring twice");
    await test.step("the dialog starts with the form's address", async () => {
      await link(page).focus();
      await page.keyboard.press("Enter");
      await expect(picker(page)).toHaveAccessibleName("Choose a pickup point");
      await expect(resultText(page)).toHaveText("8 pickup points near 9030 Gent");
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
    await test.step("nothing is selected until the visitor selects it", async () => {
      await expect(picker(page).locator("[type=radio]:checked")).toHaveCount(0);
      await expect(chooseButton(page)).toBeDisabled();
      await tabTo(page, "radio");
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await expect(point(page, "Nachtwinkel Sleepstraat")).toBeChecked();
      await expect(chooseButton(page)).toBeEnabled();
    });
    await test.step("Enter saves once; the dialog shows it until the page is updated", async () => {
      await serveCheckout(control, { summary: "Nachtwinkel Sleepstraat" });
      const release = await hold(page, `**${savePath}`);
      await page.keyboard.press("Enter");
      await expect(chooseButton(page)).toHaveText("Saving…");
      await page.keyboard.press("Enter");
      await chooseButton(page).dispatchEvent("click");
      await expect(page.locator(".summary")).toHaveText("No pickup point yet.");
      release();
      await expect(picker(page)).toHaveCount(0);
      await expect(page.locator(".summary")).toHaveText("Nachtwinkel Sleepstraat");
      await expect(link(page)).toBeFocused();
      await expect(page.locator("#atoll-live-polite")).toHaveText("Nachtwinkel Sleepstraat is now your pickup point.");
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
    });
  },
);

test("PUP-01 a click with Ctrl opens the link's own page in a new tab @all", async ({ page, visit, control }) => {
  await serveCheckout(control);
  await visit("/lab/checkout");
  await live(island(page));
  const tab = page.context().waitForEvent("page");
  await link(page).click({ modifiers: ["ControlOrMeta"] });
  const newTab = await tab;
  await expect(newTab.locator("#page h1")).toHaveText("Choose a pickup point");
  await newTab.close();
  await expect(picker(page)).toHaveCount(0);
});

test("PUP-04 PUP-07 PUP-08 the postal carrier asks for a place; the default point is selected, not saved", async ({
  page,
  visit,
  control,
}) => {
  await serveCheckout(control, {
    provider: "postal",
    methodId: "5",
    place: { postalCode: " " },
    attributes: `data-base-pickup-id="PO9000B" data-search-radius="2,5" data-maximum-list-size="5"`,
  });
  await visit("/lab/checkout");
  await link(page).evaluate((element) =>
    element.setAttribute("href", "/en/shippings/pickuppoint/search?shippingMethodId=5"),
  );
  await live(island(page));
  await link(page).click();
  const code = picker(page).getByLabel("Postcode");
  await test.step("without a place the focused postcode is required, and nothing is searched", async () => {
    await expect(code).toBeFocused();
    await expect(picker(page).getByRole("textbox")).toHaveCount(2);
    await page.keyboard.press("Enter");
    await expect(
      picker(page).getByRole("alert").filter({ hasText: "Please enter a postcode or a town." }),
    ).toBeVisible();
    await expect(code).toBeFocused();
    expect(await sent(control, searchPath("postal"))).toEqual([]);
  });
  await test.step("the page says how far and how much is searched; its default point can be chosen", async () => {
    await picker(page).getByLabel("Town").fill("gent");
    await page.keyboard.press("Enter");
    await expect(resultText(page)).toHaveText("2 pickup points near gent");
    await expect(point(page, "Pakjesautomaat Gent Sint-Pieters")).toBeChecked();
    await expect(chooseButton(page)).toBeEnabled();
    expect(await sent(control, searchPath("postal"))).toEqual([
      expect.objectContaining({ City: "gent", PostalCode: "", SearchRadius: 2.5, MaximumListSize: 5 }),
    ]);
  });
  await test.step("closed, the dialog returns the focus to its link and has saved nothing", async () => {
    await page.keyboard.press("Escape");
    await expect(link(page)).toBeFocused();
    expect(await sent(control, savePath)).toEqual([]);
  });
});

test("PUP-04 PUP-05 the saved point of the shop itself is labelled and saved with its id @all", async ({
  page,
  visit,
  control,
}) => {
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

test("PUP-05 ERR-01 a point that is not saved stays selected and shows why; a login resumes the save", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/status of (401|422)|a pickup point could not be saved/);
  await serveCheckout(control);
  await openPicker(page, visit);
  const problem = picker(page).locator(".atoll-pickup-end [role=alert]");
  const answerNextSave = (Message: string, status: number) =>
    control.answer({ path: savePath, method: "POST", ...json({ Message }, status) });
  await point(page, "Pakjeskluis Dampoort").check();
  await test.step("a refusal is shown, and the point stays selected", async () => {
    await answerNextSave("This point is closed.", 422);
    await chooseButton(page).click();
    await expect(problem).toHaveText("This point is closed.");
    await expect(point(page, "Pakjeskluis Dampoort")).toBeChecked();
    await expect(chooseButton(page)).toHaveText("Choose this point");
  });
  await test.step("a login opens its own dialog; closing it returns to the choice", async () => {
    await answerNextSave("Who are you?", 401);
    await chooseButton(page).click();
    await expect(loginDialog(page)).toBeVisible();
    await expect(picker(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(picker(page)).toBeVisible();
    await expect(problem).toHaveText("Your choice could not be saved. Please try again.");
  });
  await test.step("after the login and a confirmation, the point is saved", async () => {
    await answerNextSave("Who are you?", 401);
    await chooseButton(page).click();
    await expect(loginDialog(page)).toBeVisible();
    await signIn(page);
    await serveCheckout(control, { summary: "Pakjeskluis Dampoort" });
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.locator(".summary")).toHaveText("Pakjeskluis Dampoort");
    await expect(picker(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
  });
});

test("PUP-02 ERR-01 a search that requires a login continues after it @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/status of 401/);
  await serveCheckout(control);
  await control.answer({ path: searchPath(), ...json({ Message: "Who are you?" }, 401) });
  await visit("/lab/checkout");
  await live(island(page));
  await link(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await signIn(page);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(points(page)).toHaveCount(8);
});

test("PUP-01 the page of the points is accessible, fits a phone and shows names as text @all", async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(parcels);
  await expect(page.getByRole("radio", { name: marked })).toBeVisible();
  expect(await violations(page, "main")).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect((await control.log()).some(({ path }) => path.endsWith("/x"))).toBe(false);
});
