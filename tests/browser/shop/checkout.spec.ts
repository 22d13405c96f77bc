// The checkout in one step, as shoppers with script go through it.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { whileStopped } from "../clock.ts";
import { hold } from "../hold.ts";
import { validationReady } from "../../islands/form/validation/checks.ts";
import { ideal, setup, standInProvider } from "../../islands/payment/provider.ts";
import { violations } from "../violations.ts";
import {
  alive,
  choice,
  field,
  fill,
  guest,
  method,
  open,
  orders,
  place,
  renewed,
  settled,
  total,
  values,
} from "./checkout-form.ts";
import { signIn } from "./signed-in.ts";
import { heading, live } from "./visitor.ts";

test("CHK-01 CHK-04 CHK-07 input survives each saved choice; fixed addresses follow their method", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit);
  await fill(page, guest);
  await field(page, "Remarks").fill("Ring twice");
  const fieldsKeepInput = async (): Promise<void> => {
    expect(await values(page, [...Object.keys(guest), "Remarks"])).toEqual([...Object.values(guest), "Ring twice"]);
  };
  await test.step("a shipping method updates the totals and keeps the focus", async () => {
    await renewed(page, () => method(page, "2").check());
    await expect(page.locator(".amounts .cart-delivery dd")).toHaveText("€6.90");
    await expect(method(page, "2")).toBeFocused();
    await fieldsKeepInput();
  });
  await test.step("the payment step names the delivery method, its price and the total", async () => {
    await expect(page.locator(".checkout-step .to-pay")).toHaveText(
      /Delivery: Home delivery, evening\s+€6\.90\s+Total with delivery\s+€/,
    );
  });
  await test.step("while a country is saved shipping is inert; an older response is ignored", async () => {
    await alive(page);
    const release = await hold(page, "**/shoppingcarts/country", { times: 1 });
    await field(page, "BillingCountryId").focus();
    const request = page.waitForRequest("**/shoppingcarts/country");
    await field(page, "BillingCountryId").selectOption("2");
    await request;
    await expect(choice(page, "shipping-method")).toHaveAttribute("inert", "");
    await field(page, "BillingCountryId").selectOption("4");
    release();
    await expect(page.locator(".amounts .cart-delivery dt")).toContainText("France");
    await settled(page);
    await expect(field(page, "BillingCountryId")).toHaveValue("4");
    await fieldsKeepInput();
    const sent = (await control.log())
      .filter(({ path }) => path.endsWith("/shoppingcarts/country"))
      .map(({ body }) => JSON.parse(body!) as unknown);
    expect(sent).toEqual([
      { ShippingCountryId: "2", BillingCountryId: "2" },
      { ShippingCountryId: "4", BillingCountryId: "4" },
    ]);
    await alive(page);
    await field(page, "BillingCountryId").selectOption("1");
    await expect(page.locator(".amounts .cart-delivery dt")).toContainText("Belgium");
    await settled(page);
  });
  await test.step("a warehouse hides the delivery address and its checkbox; another method restores both", async () => {
    await alive(page);
    await page.getByLabel("Deliver to the same address").uncheck();
    await expect(page.locator("[data-shipping-address]")).toBeVisible();
    await fill(page, { FirstName: "Bo", Street1: "Kaai", City: "Gent" });
    // Only companies collect there.
    await expect(method(page, "11")).toBeHidden();
    await page.locator("#account-Company").check();
    await renewed(page, () => method(page, "11").check());
    await expect(page.locator(".collect-at")).toContainText("Vismijnlaan");
    await expect(page.locator("[data-shipping-address]")).toBeHidden();
    await expect(page.locator("[data-same-address]")).toBeHidden();
    await fieldsKeepInput();
    await renewed(page, () => method(page, "1").check());
    await expect(page.locator(".collect-at")).toHaveCount(0);
    await expect(page.getByLabel("Deliver to the same address")).not.toBeChecked();
    expect(await values(page, ["FirstName", "Street1", "City"])).toEqual(["Bo", "Kaai", "Gent"]);
    await fieldsKeepInput();
  });
  await test.step("the URL and the browser's storage contain none of the input", async () => {
    expect(page.url()).toMatch(/\/en\/checkout$/);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      "Ring twice",
    );
  });
});

test("CHK-01 CHK-02 CHK-03 CHK-06 PAY-01 a company orders with a VAT number and pays by card", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/500 \(Internal/);
  guard.allowConsole(/a VAT number could not be checked/);
  guard.allowUnknown(/adyen\.com/);
  await standInProvider(page, { setup: setup(ideal) });
  await open(page, visit);
  await page.getByLabel("a company").check();
  await fill(page, { ...guest, BillingCompany: "Atelier" });
  const vat = field(page, "BillingVAT");
  const vatStatus = page.locator(".vat-field > [data-vat-status]");
  await test.step("a valid foreign VAT number reduces the total", async () => {
    await renewed(page, () => field(page, "BillingCountryId").selectOption("3"));
    await expect(page.locator(".amounts .cart-delivery dt")).toContainText("Luxembourg");
    const taxed = await total(page).textContent();
    await vat.fill("LU26375245");
    await vat.press("Tab");
    await expect(total(page)).not.toHaveText(taxed!);
    await settled(page);
    await expect(vatStatus).not.toBeEmpty();
    await expect(vat).toHaveValue("LU26375245");
  });
  await test.step("an invalid VAT number shows an error and restores the total", async () => {
    const free = await total(page).textContent();
    await vat.fill("LU26375240");
    await vat.press("Tab");
    await expect(total(page)).not.toHaveText(free!);
    await settled(page);
    await expect(vat).toHaveAttribute("aria-invalid", "true");
    // The focus moved on to the help button and survives the page update. Its popover contains the error.
    const about = page.getByRole("button", { name: "About VAT numbers" });
    await expect(about).toBeFocused();
    await live(about);
    await about.click();
    await expect(page.locator("#vat-about")).toBeVisible();
    await expect(page.locator("#vat-about")).toContainText((await vatStatus.textContent())!.trim());
    await page.keyboard.press("Escape");
    await expect(page.locator("#vat-about")).toBeHidden();
  });
  await test.step("a failed VAT check shows a note, but no error", async () => {
    await control.answer({ path: "/api/v1/sales/customers/checkisvatvalid/", status: 500, body: "<h1>Oops</h1>" });
    await vat.fill("LU11111111");
    await vat.press("Tab");
    await expect(vatStatus).toContainText("We could not check it");
    await expect(vat).not.toHaveAttribute("aria-invalid", "true");
  });
  await test.step("a postal code offers its towns", async () => {
    await vat.fill("");
    await renewed(page, () => field(page, "BillingCountryId").selectOption("1"));
    await field(page, "BillingPostalCode").fill("8400");
    await field(page, "BillingPostalCode").press("Tab");
    await expect(page.locator("[data-island=city-field]").first().getByRole("combobox")).toBeVisible();
  });
  await test.step("a card payment loads the provider's code only on the payment page", async () => {
    await alive(page);
    await page.getByLabel("an individual").check();
    await page.locator("[data-island=city-field]").first().getByRole("combobox").fill("Oostende");
    await page.locator("#payment-1").check();
    await page.getByLabel(/I have read/).check();
    const scripts = (): Promise<number[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"))
          .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
      );
    // Only the provider's code is that large.
    expect(Math.max(...(await scripts()))).toBeLessThan(200_000);
    await guard.expectFullLoad(() => place(page).click());
    await expect(heading(page)).toHaveText("Pay by card");
    await expect(page.locator("#page")).toContainText("€27.80");
    await expect(page.getByRole("button", { name: "Continue to iDEAL" })).toBeVisible();
    expect(Math.max(...(await scripts()))).toBeGreaterThan(200_000);
  });
});

test("CHK-05 CHK-06 an order that is pressed before its town is known waits, and is sent with the town", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  await open(page, visit);
  await validationReady(page);
  const towns = "**/postalcode/search*";
  const release = await hold(page, towns);
  await page.locator("#payment-2").check();
  await page.getByLabel(/I have read/).check();
  const asked = page.waitForRequest(towns);
  await fill(page, { ...guest, BillingPostalCode: "1040" });
  await whileStopped(page, async () => {
    await place(page).click();
    await asked;
    await expect(page.getByRole("button", { name: "Placing your order…" })).toBeVisible();
    await test.step("a visitor who corrects a field meanwhile does not order yet", async () => {
      await field(page, "BillingHouseNumber").press("End");
      await page.keyboard.type("4");
      await expect(place(page)).toBeVisible();
    });
    await place(page).click();
    await expect(page.getByRole("button", { name: "Placing your order…" })).toBeVisible();
    expect(await orders(control)).toBe(0);
    release();
  });
  await expect(heading(page)).toHaveText("Thank you for your order");
  expect(await orders(control)).toBe(1);
});

test("CHK-05 CHK-01 an invalid order scrolls up and lists its errors; a valid one is sent once", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/422 \(Unprocessable|409 \(Conflict/);
  await open(page, visit);
  await validationReady(page);
  await test.step("an empty form shows its error list and sends nothing", async () => {
    await page.evaluate(() => (document.documentElement.style.scrollBehavior = "smooth"));
    await place(page).click();
    await expect(page.locator("[data-valmsg-summary]")).toBeVisible();
    await expect(page.getByRole("link", { name: "Enter your email address." })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await orders(control)).toBe(0);
    expect(await violations(page, "#page")).toEqual([]);
  });
  await test.step("each error leads to its field; Enter goes on to the next field and does not order", async () => {
    await page.keyboard.press("Enter");
    await expect(field(page, "Email")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page, "Phone")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("an individual")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page, "BillingFirstName")).toBeFocused();
    expect(await orders(control)).toBe(0);
  });
  await test.step("each field of both addresses says what it is for, so that browsers fill in all of them", async () => {
    const tokens = await page
      .locator("#checkout .address-grid :is(input, select):not([type=hidden])")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).autocomplete));
    // Without a token, the house number and the box are recognised by their labels.
    const address = [
      ...["given-name", "family-name", "address-line1", "", "", "address-line2"],
      ...["postal-code", "address-level2"],
    ];
    const occurrences = tokens.join(" ").split(address.join(" ")).length - 1;
    expect(occurrences).toBe(2);
  });
  await test.step("a street line that a password manager fills in is split into street, number and box", async () => {
    await field(page, "BillingStreet1").evaluate((street: HTMLInputElement) => {
      street.value = "Visserskaai 12 bus 3";
      street.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(await values(page, ["BillingStreet1", "BillingHouseNumber", "BillingBoxNumber"])).toEqual([
      "Visserskaai",
      "12",
      "3",
    ]);
  });
  await test.step("while the order is sent the button is busy and inactive; server errors appear at the field", async () => {
    await fill(page, { ...guest, BillingPostalCode: "99" });
    await field(page, "BillingCity").fill("Oostende");
    await page.locator("#payment-2").check();
    // The box beside the button is the only wrong field.
    await place(page).click();
    await expect(page.getByLabel(/I have read/)).toBeFocused();
    await page.getByLabel(/I have read/).check();
    const presses: string[] = [];
    page.on("request", (request) => request.method() === "POST" && presses.push(request.url()));
    const release = await hold(page, "**/en/checkout", { times: 1 });
    await place(page).click();
    const busy = page.getByRole("button", { name: "Placing your order…" });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    // The busy button can still be pressed.
    await busy.press("Enter");
    release();
    await expect(page.locator("#BillingPostalCode-error")).toContainText("not a valid postcode for Belgium");
    await expect(place(page)).toBeVisible();
    expect(presses.filter((url) => url.endsWith("/en/checkout"))).toHaveLength(1);
    expect(await orders(control)).toBe(1);
    expect(await values(page, ["Email", "BillingFirstName"])).toEqual(["ada@example.org", "Ada"]);
  });
  await test.step("the order waits for a pending choice; two presses send one order", async () => {
    await alive(page);
    await validationReady(page);
    await field(page, "BillingPostalCode").fill("8400");
    const release = await hold(page, "**/shoppingcarts/shippingmethods", { times: 1 });
    const request = page.waitForRequest("**/shoppingcarts/shippingmethods");
    await method(page, "2").check();
    await request;
    const sent = await orders(control);
    await place(page).click();
    await page.getByRole("button", { name: "Placing your order…" }).click();
    await expect(page.locator("#checkout")).toHaveAttribute("data-waiting", "");
    expect(await orders(control)).toBe(sent);
    release();
    await expect(heading(page)).toHaveText("Thank you for your order");
    expect(await orders(control)).toBe(sent + 1);
    await expect(page.locator("#page")).toContainText("BE68 5390 0754 7034");
    await expect(page.locator("[data-cart-count]")).toHaveText("0");
  });
  await test.step("Back does not return to the checkout", async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText("Your cart");
  });
});

/** Chooses the first parcel point in the dialog. */
async function choosePoint(page: Page): Promise<void> {
  const host = page.locator("[data-island=pickup-points][data-method-id='3']");
  await host.scrollIntoViewIfNeeded();
  await live(host);
  await page.locator("#pickup-link-3").click();
  const dialog = page.locator("dialog.atoll-pickup");
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Choose this point" }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(host.locator("address")).toBeVisible();
}

test("ADR-01 ADR-03 PUP-05 PRE-03 a customer orders to a pickup point from a prepaid account", async ({
  page,
  visit,
}) => {
  await signIn(page);
  await open(page, visit);
  await test.step("an address from the address book fills in the form and hides it", async () => {
    await live(page.locator("[data-island=address-picker]").first());
    await page.locator("[data-island=address-picker][data-type=Billing]").getByRole("radio").first().check();
    await expect(field(page, "BillingStreet1")).toHaveValue("Visserskaai");
    await expect(field(page, "BillingHouseNumber")).toHaveValue("12");
    await settled(page);
    await expect(field(page, "BillingStreet1")).toBeHidden();
    await expect(field(page, "Email")).toBeVisible();
    await page.getByRole("radio", { name: "Another address" }).first().check();
    await expect(field(page, "BillingStreet1")).toBeVisible();
    await expect(field(page, "BillingStreet1")).toHaveValue("");
    await settled(page);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    await page.locator("[data-island=address-picker][data-type=Billing]").getByRole("radio").first().check();
    await settled(page);
  });
  await test.step("an address added in a dialog, after an error, is selected; other input stays", async () => {
    await field(page, "Remarks").fill("Ring twice");
    await page.getByLabel("Deliver to the same address").uncheck();
    const add = page.locator("[data-island=address-picker][data-type=Shipping] [data-address-add]");
    await live(page.locator("[data-island=address-picker][data-type=Shipping]"));
    await add.click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog).toContainText("Enter your first name.");
    for (const [label, text] of [
      ["First name", "Bo"],
      ["Last name", "Li"],
      ["Street", "Kaai"],
      ["Number", "1"],
      ["Postcode", "9000"],
    ] as const) {
      await dialog.getByRole("textbox", { name: label }).first().fill(text);
    }
    await dialog.locator("[name=CountryId]").selectOption({ label: "Belgium" });
    await dialog.locator("[name=City]").fill("Gent");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.locator("[data-island=address-picker][data-type=Shipping]").getByRole("radio", { name: /^Bo Li/ }),
    ).toBeChecked();
    await expect(field(page, "Street1")).toHaveValue("Kaai");
    await settled(page);
    expect(await values(page, ["Remarks", "BillingStreet1"])).toEqual(["Ring twice", "Visserskaai"]);
  });
  await test.step("choosing a pickup point in the dialog updates the checkout and keeps its input", async () => {
    await renewed(page, () => method(page, "3").check());
    await expect(page.locator("[data-island=pickup-points][data-method-id='3']")).toContainText(
      "No pickup point chosen yet",
    );
    await renewed(page, () => choosePoint(page));
    await expect(field(page, "Remarks")).toHaveValue("Ring twice");
  });
  await test.step("the order is paid from a prepaid account", async () => {
    await alive(page);
    await page.locator("#payment-3").check();
    await field(page, "PrepaidAccountId").selectOption("1");
    await field(page, "Email").fill("ada@example.org");
    await page.getByLabel(/I have read/).check();
    await place(page).click();
    await expect(heading(page)).toHaveText("Thank you for your order");
    await expect(page.locator("#page")).toContainText("Paid from your account Ghent office.");
  });
});
