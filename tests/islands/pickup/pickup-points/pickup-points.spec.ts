import type { Page } from "@playwright/test";
import type { PreparedResponse } from "../../../../fixtures-html/cms/control/prepared-responses.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { visibleDialog, signIn } from "../../../browser/navigation/logins.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { overflow } from "../../../browser/overflow.ts";
import { violations } from "../../../browser/violations.ts";
import {
  chooseButton,
  marked,
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
  resultText,
} from "../pickup.ts";

test.beforeEach(({ page }) => setConsentCookie(page, { preferences: true }));

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
      expect(await sent(control, savePath)).not.toEqual([
        expect.objectContaining({ PickupPointId: expect.anything() }),
      ]);
    });
    await test.step("Ctrl+click opens the link's own page in a new tab", async () => {
      const tab = page.context().waitForEvent("page");
      await link(page).click({ modifiers: ["ControlOrMeta"] });
      const newTab = await tab;
      await expect(newTab.locator("#page h1")).toHaveText("Choose a pickup point");
      await newTab.close();
      await expect(picker(page)).toHaveCount(0);
    });
  },
);

test("PUP-04 PUP-07 PUP-08 the default point is preselected but not saved; carriers differ in search", async ({
  page,
  visit,
  control,
}) => {
  await test.step("the default point enables the button but is not saved", async () => {
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
  await test.step("the saved point is selected and labelled; the shop's own are saved with their id", async () => {
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
  await test.step("the postal carrier asks for postcode or town and searches for nothing without them", async () => {
    await serveCheckout(control, { provider: "postal", methodId: "5", place: { postalCode: " " } });
    await visit("/lab/checkout");
    await link(page).evaluate((element) =>
      element.setAttribute("href", "/en/shippings/pickuppoint/search?shippingMethodId=5"),
    );
    await live(island(page));
    await link(page).click();
    const code = picker(page).getByLabel("Postcode");
    await expect(code).toBeFocused();
    await expect(picker(page).getByRole("textbox")).toHaveCount(2);
    await page.keyboard.press("Enter");
    await expect(
      picker(page).getByRole("alert").filter({ hasText: "Please enter a postcode or a town." }),
    ).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("aria-invalid", "true");
    expect(await sent(control, searchPath("postal"))).toEqual([]);
    await picker(page).getByLabel("Town").fill("luik");
    await page.keyboard.press("Enter");
    await expect(resultText(page)).toHaveText("1 pickup point near luik");
    await picker(page).getByLabel("Town").fill("Nergenshuizen");
    await picker(page).getByRole("button", { name: "Search" }).click();
    await expect(resultText(page)).toHaveText(
      "There are no pickup points near Nergenshuizen. Try another postcode or town.",
    );
    await expect(code).not.toHaveAttribute("aria-invalid");
  });
});

test("PUP-05 ERR-01 an unsaved point stays selected and shows why; a login resumes the save", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const answers: [answer: Partial<PreparedResponse> | "broken", message: string][] = [
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
  for (const [answer, message] of answers) {
    await test.step(`a late answer is ${answer === "broken" ? "a broken connection" : answer.status}`, async () => {
      if (answer !== "broken") await control.answer({ path: savePath, method: "POST", ...answer });
      let release = (): void => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        `**${savePath}`,
        async (route) => (await released, answer === "broken" ? route.abort("connectionreset") : route.continue()),
        { times: 1 },
      );
      await chooseButton(page).click();
      await expect(chooseButton(page)).toHaveText("Saving…");
      await expect(problem).toHaveText("");
      release();
      await expect(problem).toHaveText(message);
      await expect(point(page, "Pakjeskluis Dampoort")).toBeChecked();
      await expect(chooseButton(page)).toHaveText("Choose this point");
    });
  }
  await test.step("an empty answer counts as success", async () => {
    await serveCheckout(control, { summary: "Saved" });
    await control.answer({ path: savePath, method: "POST", status: 200, body: "" });
    await chooseButton(page).click();
    await expect(page.locator(".summary")).toHaveText("Saved");
    await expect(picker(page)).toHaveCount(0);
    await live(island(page));
    await link(page).click();
    await point(page, "Pakjeskluis Dampoort").check();
  });
  const refuseNextSave = () => control.answer({ path: savePath, ...json({ Message: "Who are you?" }, 401) });
  await test.step("a login opens its own dialog; closing it returns to the choice", async () => {
    await refuseNextSave();
    await chooseButton(page).click();
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await expect(picker(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveAccessibleName("Choose a pickup point");
    await expect(problem).toHaveText("Your choice could not be saved. Please try again.");
  });
  await test.step("after the login and a confirmation, the point is saved", async () => {
    await refuseNextSave();
    await chooseButton(page).click();
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await signIn(page);
    await expect(visibleDialog(page)).toHaveAccessibleName(/send your request again/);
    await serveCheckout(control, { summary: "Pakjeskluis Dampoort" });
    await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
    await expect(page.locator(".summary")).toHaveText("Pakjeskluis Dampoort");
    await expect(picker(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
  });
  await test.step("a search that requires a login continues after it", async () => {
    await control.answer({ path: searchPath(), ...json({ Message: "Who are you?" }, 401) });
    await live(island(page));
    await link(page).click();
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await signIn(page);
    await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
    await expect(points(page)).toHaveCount(8);
  });
  await test.step("if the dialog was closed before the answer, a failure is shown as a notice", async () => {
    const release = await hold(page, `**${savePath}`);
    await control.answer({ path: savePath, status: 500 });
    await point(page, "Nachtwinkel Sleepstraat").check();
    await chooseButton(page).click();
    await expect(chooseButton(page)).toHaveText("Saving…");
    await page.keyboard.press("Escape");
    await expect(picker(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    release();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your choice could not be saved.");
  });
});

test("PUP-01 the page for visitors without script is accessible, fits a phone and shows names as text", async ({
  page,
  control,
}) => {
  const parcels =
    "/en/shippings/pickuppoint/search?shippingMethodId=3&carrierGatewayId=1&countryId=1&city=Gent&postCode=" +
    "&address=&returnUrl=%2Fen%2Fdelivery";
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(parcels);
  await expect(page.getByRole("radio", { name: marked })).toBeVisible();
  expect(await violations(page, "main")).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect((await control.log()).some(({ path }) => path.endsWith("/x"))).toBe(false);
});
