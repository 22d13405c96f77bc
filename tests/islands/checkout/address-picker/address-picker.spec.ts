import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { type LabPage, labHtml, menu, serveLab, shopStyle } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../../browser/leftovers.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { answerVatCheck } from "../vat-check.ts";
import {
  ada,
  address,
  addressPage,
  answerPickers,
  billing,
  checkout,
  checkoutPage,
  dialog,
  fresh,
  mill,
  open,
  posts,
  saves,
  shipping,
  values,
} from "./pickers.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("ADR-03 CHK-07 choosing an address copies it into the fields, and a page refresh keeps it", async ({
  page,
  visit,
  control,
}) => {
  const logged = collectConsole(page);
  await open(page, control, visit);
  await test.step("billing: hidden and visible fields, a select and the account type are filled", async () => {
    await page.evaluate(() => {
      (window as any).changes = [];
      document.addEventListener("change", ({ target }) =>
        (window as any).changes.push(
          `${(target as HTMLInputElement).name} ` +
            `${(document.querySelector("[name=BillingCity]") as HTMLInputElement).value}`,
        ),
      );
    });
    await billing(page).getByLabel("Bo in Lille").check();
    expect(await values(page)).toMatchObject({
      BillingCompany: "Moulin & co",
      BillingFirstName: "Bo",
      BillingStreet1: "Rue du Moulin",
      BillingHouseNumber: "12",
      BillingBoxNumber: "b",
      BillingPostalCode: "59000",
      BillingCity: "Lille",
      BillingCountryId: "2",
      BillingVAT: "FR1",
      AccountType: "Company",
      City: "",
      ExistingShippingAddressId: "7",
    });
    // At the event of one field, all fields already have their new values.
    expect(await page.evaluate(() => (window as any).changes)).toEqual(
      expect.arrayContaining(["BillingCompany Lille", "BillingCountryId Lille", "AccountType Lille"]),
    );
    expect(logged).toEqual([]);
  });
  await test.step("delivery: only its own fields are filled", async () => {
    await shipping(page).getByLabel("Bo in Lille").check();
    await shipping(page).getByLabel("Ada in Ostend").check();
    expect(await values(page)).toMatchObject({
      FirstName: "Ada",
      Street1: "Kaai",
      HouseNumber: "3",
      BoxNumber: "",
      City: "Ostend",
      CountryId: "1",
      BillingCity: "Lille",
      AccountType: "Company",
    });
    expect(logged).toEqual([]);
  });
  await test.step("after a refresh, hidden fields still match the address and typed values stay", async () => {
    await page.locator("[name=BillingCity]").fill("Roubaix");
    await answerVatCheck(page);
    await serveLab(control, { checkout: checkout(['<p id="new">New</p>']) });
    await page.getByRole("textbox", { name: "VAT number" }).fill("FR1");
    await page.keyboard.press("Tab");
    await expect(page.locator("#new")).toBeVisible();
    await live(billing(page));
    await expect(billing(page).getByLabel("Bo in Lille")).toBeChecked();
    expect(await values(page)).toMatchObject({
      BillingCompany: "Moulin & co",
      BillingVAT: "FR1",
      BillingCity: "Roubaix",
      BillingCountryId: "2",
      AccountType: "Company",
      Street1: "Kaai",
    });
  });
});

test("ADR-03 what cannot be copied from an address warns once, and the rest is copied @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/address \d+ could not be copied completely/);
  const logged = collectConsole(page);
  const { vat: _, "box-number": __, ...partial } = { ...mill, id: "5", "country-id": "99", "account-type": "Club" };
  await serveLab(control, {
    checkout: {
      head: shopStyle,
      page: checkoutPage("", [ada, partial]).replace('<input type="hidden" name="BillingStreet2" value="">', ""),
    },
  });
  await visit("/lab/checkout");
  await live(billing(page));
  await billing(page).getByLabel("Bo in Lille").check();
  await expectConsole(logged, [
    /address 5 could not be copied completely: it has no data-box-number, data-vat; the form has no field BillingStreet2; BillingCountryId has no choice "99"; the form has no AccountType "Club"\./,
  ]);
  expect(await values(page)).toMatchObject({
    BillingCompany: "Moulin & co",
    BillingCity: "Lille",
    BillingCountryId: "1",
    AccountType: "Private",
  });
});

test("ADR-01 ADR-03 axe finds nothing in the pickers and the dialog @all", async ({ page, visit, control }) => {
  await open(page, control, visit);
  await billing(page).getByLabel("Bo in Lille").check();
  expect(await violations(page, "#page")).toEqual([]);
  await billing(page).getByRole("link", { name: "New Billing address" }).click();
  await expect(dialog(page).getByLabel("City")).toBeFocused();
  expect(await violations(page, "dialog")).toEqual([]);
});

test(
  "ADR-01 ADR-02 CHK-07 a new address is added in a dialog, then chosen in the refreshed pickers",
  { tag: "@both" },
  async ({ page, visit, control, guard }) => {
    guard.allowConsole(/status of 422/);
    await open(page, control, visit);
    const queries = await answerPickers(page, [ada, mill, fresh]);
    await shipping(page).getByLabel("Bo in Lille").check();
    await page.getByLabel("Remarks").fill("Ring twice");
    await test.step("the linked form opens in a dialog without duplicate ids", async () => {
      await billing(page).getByRole("link", { name: "New Billing address" }).click();
      await expect(dialog(page)).toHaveAccessibleName("Your address");
      await expect(dialog(page).getByLabel("City")).toBeFocused();
      await expect(dialog(page).locator("[name=q]")).toHaveCount(0);
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll("[id]")]
            .map(({ id }) => id)
            .filter((id, index, all) => all.indexOf(id) !== index),
        ),
      ).toEqual([]);
      expect(
        (await control.log())
          .filter(({ path }) => path === "/lab/address")
          .map(({ search, requestedWith }) => [search, requestedWith]),
      ).toEqual([["?type=Billing", "XMLHttpRequest"]]);
    });
    await test.step("the dialog shows a refusal, keeps the input and focuses the invalid field", async () => {
      await control.answer({
        path: "/lab/address",
        method: "POST",
        status: 422,
        body: labHtml({ page: addressPage("We do not &lt;b&gt;go&lt;/b&gt; there.", "Atlantis") }),
      });
      await dialog(page).getByLabel("City").fill("Atlantis");
      await page.keyboard.press("Enter");
      await expect(dialog(page).locator(".field-validation-error")).toHaveText("We do not <b>go</b> there.");
      await expect(dialog(page).getByLabel("City")).toHaveValue("Atlantis");
      await expect(dialog(page).getByLabel("City")).toBeFocused();
      await expect(dialog(page).getByLabel("City")).toHaveAccessibleDescription("We do not <b>go</b> there.");
    });
    await test.step("a form that is submitted twice is saved once", async () => {
      await saves(control);
      const release = await hold(page, "**/lab/address*");
      await dialog(page).getByLabel("City").fill("Ghent");
      await dialog(page).getByRole("button", { name: "Save" }).dblclick();
      await expect(dialog(page).locator("form")).toHaveAttribute("aria-busy", "true");
      release();
      await expect(dialog(page)).toHaveCount(0);
      expect(await posts(control)).toEqual([
        expect.stringMatching(/City=Atlantis&save=1$/),
        expect.stringMatching(/City=Ghent&save=1$/),
      ]);
    });
    await test.step("both pickers refresh; the new address is chosen, copied and focused in its own", async () => {
      expect(
        queries.map((query) => Object.fromEntries(query)).sort((a, b) => (a["type"]! < b["type"]! ? -1 : 1)),
      ).toEqual([
        {
          inputname: "ExistingBillingAddressId",
          isAddNewAddress: "true",
          isEditAddress: "true",
          selectedAddressId: "7",
          type: "Billing",
        },
        {
          inputname: "ExistingShippingAddressId",
          isAddNewAddress: "true",
          isEditAddress: "true",
          selectedAddressId: "8",
          type: "Shipping",
        },
      ]);
      await expect(billing(page).getByLabel("<b>Cy</b> in Ghent")).toBeChecked();
      await expect(billing(page).getByLabel("<b>Cy</b> in Ghent")).toBeFocused();
      await expect(shipping(page).getByRole("radio")).toHaveCount(3);
      await expect(shipping(page).getByLabel("Bo in Lille")).toBeChecked();
      expect(await values(page)).toMatchObject({
        BillingFirstName: "<b>Cy</b>",
        BillingCity: "Ghent",
        BillingPostalCode: "9000",
        FirstName: "Bo",
        City: "Lille",
        Remarks: "Ring twice",
      });
      await expect(page.locator("#atoll-live-polite")).toHaveText("The address has been saved.");
    });
    await test.step("the choice survives a page refresh, and fetched pickers keep working", async () => {
      await answerVatCheck(page);
      await serveLab(control, { checkout: checkout(['<p id="new">New</p>', [ada, mill, fresh]]) });
      await shipping(page).getByLabel("Ada in Ostend").check();
      expect(await values(page)).toMatchObject({ City: "Ostend" });
      await page.getByRole("textbox", { name: "VAT number" }).fill("FR1");
      await page.keyboard.press("Tab");
      await expect(page.locator("#new")).toBeVisible();
      await expect(billing(page).getByLabel("<b>Cy</b> in Ghent")).toBeChecked();
      await live(billing(page));
      await expect
        .poll(() => values(page))
        .toMatchObject({ BillingFirstName: "<b>Cy</b>", BillingCity: "Ghent", City: "Ostend" });
    });
  },
);

test("ADR-01 ADR-02 a chosen address is edited in the dialog; Back, Escape and the cross cancel it", async ({
  page,
  visit,
  control,
  context,
}) => {
  await open(page, control, visit);
  await test.step("an answer that names the address needs no redirect; both pickers follow their choice", async () => {
    const queries = await answerPickers(page, [{ ...ada, city: "Bredene" }, mill]);
    await control.answer({
      path: "/lab/address",
      method: "POST",
      status: 200,
      body: '<p data-address-saved="7">Saved</p>',
    });
    await shipping(page).getByRole("link", { name: "Change 7" }).click();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(shipping(page).getByLabel("Ada in Bredene")).toBeFocused();
    expect(await values(page)).toMatchObject({ City: "Bredene", BillingCity: "Bredene" });
    expect(queries.map((query) => query.get("selectedAddressId"))).toEqual(["7", "7"]);
  });
  await test.step("cancelling returns the focus to the link and sends nothing", async () => {
    const before = (await posts(control)).length;
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog(page).getByRole("button", { name: "Cancel" }).click(),
      () => dialog(page).getByRole("link", { name: "Back" }).click(),
    ];
    for (const way of ways) {
      await billing(page).getByRole("link", { name: "Change 8" }).press("Enter");
      await expect(dialog(page)).toBeVisible();
      await way();
      await expect(dialog(page)).toHaveCount(0);
      await expect(billing(page).getByRole("link", { name: "Change 8" })).toBeFocused();
    }
    expect(await posts(control)).toHaveLength(before);
    await expect(page).toHaveURL(/\/lab\/checkout$/);
  });
  await test.step("a Ctrl+click opens the linked page in a new tab", async () => {
    const tab = context.waitForEvent("page");
    await billing(page)
      .getByRole("link", { name: "Change 8" })
      .click({ modifiers: ["ControlOrMeta"] });
    const newTab = await tab;
    await expect(newTab.locator("#page h1")).toHaveText("Your address");
    await newTab.close();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("actions that are not allowed have no link", async () => {
    await serveLab(control, { checkout: checkout(["", [ada, mill], "data-can-edit"]) });
    await walk(page, "/lab/checkout");
    await live(billing(page));
    await expect(page.getByRole("link", { name: /^New/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Change/ })).toHaveCount(4);
    await serveLab(control, { checkout: checkout(["", [ada, mill], 'data-can-add="true" data-can-edit="false"']) });
    await walk(page, "/lab/checkout");
    await live(billing(page));
    await expect(page.getByRole("link", { name: /^New/ })).toHaveCount(2);
    await expect(page.getByRole("link", { name: /^Change/ })).toHaveCount(0);
  });
});

test("ADR-01 NAV-20 LOC-01 the dialog fits 320 px in French and is removed with its page @all", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(countTimers);
  await page.setViewportSize({ width: 320, height: 640 });
  const fr: LabPage = { lang: "fr", settings: { culture: "fr", locale: "fr" }, before: menu("checkout", "other") };
  await serveLab(control, {
    checkout: checkout(undefined, fr),
    address: { ...address, ...fr },
    other: { head: shopStyle, page: "<h1>Other</h1>", ...fr },
  });
  await visit("/lab/other");
  const counts: Record<string, number>[] = [];
  await page.evaluate(() => window.atoll!.visit("/lab/checkout"));
  // Going back and forth adds no cached pages, so their nodes cannot be mistaken for leaks.
  for (let time = 0; time < 5; time++) {
    if (time > 0) await page.goForward();
    await live(billing(page));
    await billing(page).getByRole("link", { name: "Change 8" }).press("Enter");
    await expect(dialog(page).getByLabel("City")).toBeFocused();
    if (time === 0) {
      await expect(dialog(page).getByRole("button", { name: "Annuler" })).toBeVisible();
      const { x, width } = (await dialog(page).boundingBox())!;
      expect([x >= 0, x + width <= 320]).toEqual([true, true]);
      expect(
        await page.evaluate(
          () => document.querySelector("dialog")!.scrollWidth <= document.querySelector("dialog")!.clientWidth,
        ),
      ).toBe(true);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText("Other");
    await expect(dialog(page)).toHaveCount(0);
    if (time < 2) continue;
    await idle(page);
    counts.push((await leftovers(page)).counts);
  }
  expect(growth(counts, { nodes: 30 })).toEqual({});
});
