import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import type { Control } from "../guard/control.ts";
import { type LabPage, labHtml, menu, serveLab, shopStyle } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { seen, signIn } from "../navigation/logins.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { complained, complaints } from "./complaints.ts";

type Kind = "Billing" | "Shipping";

const ada = { id: "7", company: "", "first-name": "Ada", "last-name": "Smit", street1: "Kaai", street2: "", "house-number": "3", "box-number": "", "postal-code": "8400", city: "Ostend", "country-id": "1", vat: "", "account-type": "Private" };
const mill = { ...ada, id: "8", company: "Moulin & co", "first-name": "Bo", street1: "Rue du Moulin", "house-number": "12", "box-number": "b", "postal-code": "59000", city: "Lille", "country-id": "2", vat: "FR1", "account-type": "Company" };
const fresh = { ...ada, id: "9", "first-name": "<b>Cy</b>", city: "Ghent", "postal-code": "9000" };
type Address = Partial<typeof ada> & { id: string };

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const nameOf = (kind: Kind): string => `Existing${kind}AddressId`;

/** The server's list of radio buttons. */
const picker = (kind: Kind, addresses: Address[], chosen: string, flags = "data-can-add data-can-edit"): string => `<div data-island="address-picker" id="${kind}-picker" data-type="${kind}" data-input-name="${nameOf(kind)}" data-selected="${chosen}" ${flags}>
${addresses.map(({ id, ...address }) => `<p><label><input type="radio" name="${nameOf(kind)}" value="${id}"${id === chosen ? " checked" : ""} ${Object.entries(address).map(([name, value]) => `data-${name}="${escape(value)}"`).join(" ")}> ${escape(`${address["first-name"]} in ${address.city}`)}</label> <a href="/lab/address?id=${id}&amp;type=${kind}" data-address-edit>Change ${id}</a></p>`).join("")}
<p><a href="/lab/address?type=${kind}" data-address-add>New ${kind} address</a></p></div>`;

const fields = ["Company", "FirstName", "LastName", "Street1", "Street2", "HouseNumber", "BoxNumber", "PostalCode"];
/** What is billed to is hidden but for the town, what is delivered to can be seen. */
const checkoutPage = (more = "", addresses: Address[] = [ada, mill], flags?: string): string => `<div class="container-xl"><h1>Checkout</h1><form id="checkout" class="account-form" method="post" action="/lab/checkout">
<fieldset><legend>Billing</legend><div class="field-wide">${picker("Billing", addresses, "7", flags)}</div>
${[...fields, "VAT"].map((name) => `<input type="hidden" name="Billing${name}" value="">`).join("")}
<label class="field">Town <input class="form-control" id="City" name="BillingCity"></label><label class="field">Country <select class="form-select" name="BillingCountryId"><option value="1">Belgium</option><option value="2">France</option></select></label>
<div><label><input type="radio" name="AccountType" value="Private" checked> Private</label> <label><input type="radio" name="AccountType" value="Company"> Company</label></div></fieldset>
<fieldset><legend>Delivery</legend><div class="field-wide">${picker("Shipping", addresses, "7", flags)}</div>
${[...fields, "City"].map((name) => `<label class="field">${name} <input class="form-control" name="${name}"></label>`).join("")}<input type="hidden" name="CountryId" value="1"></fieldset>
<div class="field" data-island="vat-number"><label for="vat">VAT number</label> <input class="form-control" id="vat" name="VatToCheck" autocomplete="off"></div><label>Remarks <input name="Remarks"></label>${more}</form></div>`;

/** The page of the form; its ids are those of the page behind. */
const addressPage = (error = "", town = "", more = ""): string => `<div class="container-xl"><header class="page-head"><h1>Your address</h1></header><form method="get" action="/lab/find"><input name="q"></form><form class="account-form" id="checkout" method="post" action="?returnUrl=%2Flab%2Fcheckout">
<input type="hidden" name="__RequestVerificationToken" value="t1"><input type="hidden" name="Id" value="">${more}
<div class="field"><label class="form-label" for="City">City</label> <input class="form-control${error && " input-validation-error"}" id="City" name="City" value="${town}" aria-describedby="City-error"${error && ' aria-invalid="true"'}><span class="field-validation-error" id="City-error">${error}</span></div>
<div class="account-buttons"><button class="btn btn-primary" name="save" value="1">Save</button> <a class="btn btn-link" href="/lab/checkout">Back</a></div></form></div>`;

const address = { head: shopStyle, title: "Address", page: addressPage() };
const checkout = (more?: Parameters<typeof checkoutPage>, rest: LabPage = {}): LabPage => ({ head: shopStyle, page: checkoutPage(...(more ?? [])), ...rest });

/** The server answers for pickers from now on; what it was asked for. */
async function answerPickers(page: Page, addresses: Address[], chosen?: string): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route("**/widget/DeliveryAddressPicker*", (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    return route.fulfill({ contentType: "text/html", body: picker(searchParams.get("type") as Kind, addresses, chosen ?? searchParams.get("selectedAddressId")!) });
  });
  return asked;
}
const saves = (control: Control, more: object = {}): Promise<unknown> => control.answer({ path: "/lab/address", method: "POST", status: 303, headers: { Location: "/lab/checkout" }, ...more });
const posts = async (control: Control): Promise<(string | undefined)[]> => (await control.log()).filter(({ path, method }) => path === "/lab/address" && method === "POST").map(({ body }) => body);

const billing = (page: Page): Locator => page.locator("#Billing-picker");
const shipping = (page: Page): Locator => page.locator("#Shipping-picker");
const dialog = (page: Page): Locator => seen(page);
const values = (page: Page): Promise<Record<string, string>> => page.evaluate(() => Object.fromEntries([...new FormData(document.querySelector<HTMLFormElement>("#page form")!)].map(([name, value]) => [name, String(value)])));

async function open(page: Page, control: Control, visit: (path: string) => Promise<unknown>, pages: Record<string, LabPage> = {}): Promise<void> {
  await serveLab(control, { checkout: checkout(), address, ...pages });
  await visit("/lab/checkout");
  await live(billing(page));
  await live(shipping(page));
}

test.beforeEach(({ page }) => hasChosen(page));

test("ADR-03 CHK-07 a chosen address is copied into the fields, with its account type, and all hear of it; what is missing only warns; a page that shows itself anew has it still", async ({ page, visit, control, guard }) => {
  guard.allowConsole(/of address \d+ not all could be copied/);
  const said = complaints(page);
  await open(page, control, visit);
  await test.step("to bill to: hidden fields, fields that can be seen, a select and the account type", async () => {
    await page.evaluate(() => {
      (window as any).heard = [];
      document.addEventListener("change", ({ target }) => (window as any).heard.push(`${(target as HTMLInputElement).name} ${(document.querySelector("[name=BillingCity]") as HTMLInputElement).value}`));
    });
    await billing(page).getByLabel("Bo in Lille").check();
    expect(await values(page)).toMatchObject({ BillingCompany: "Moulin & co", BillingFirstName: "Bo", BillingStreet1: "Rue du Moulin", BillingHouseNumber: "12", BillingBoxNumber: "b", BillingPostalCode: "59000", BillingCity: "Lille", BillingCountryId: "2", BillingVAT: "FR1", AccountType: "Company", City: "", ExistingShippingAddressId: "7" });
    // Whoever hears of one field finds all of them.
    expect(await page.evaluate(() => (window as any).heard)).toEqual(expect.arrayContaining(["BillingCompany Lille", "BillingCountryId Lille", "AccountType Lille"]));
    expect(said).toEqual([]);
  });
  await test.step("to deliver to: only its own fields", async () => {
    await shipping(page).getByLabel("Bo in Lille").check();
    await shipping(page).getByLabel("Ada in Ostend").check();
    expect(await values(page)).toMatchObject({ FirstName: "Ada", Street1: "Kaai", HouseNumber: "3", BoxNumber: "", City: "Ostend", CountryId: "1", BillingCity: "Lille", AccountType: "Company" });
    expect(said).toEqual([]);
    expect(await violations(page, "#page")).toEqual([]);
  });
  await test.step("when the page shows itself anew the hidden fields are those of the address, too; what was typed over it stays", async () => {
    await page.locator("[name=BillingCity]").fill("Roubaix");
    await page.route("**/checkisvatvalid/*", (route) => route.fulfill({ json: { IsVATValidWebService: true, ErrorMessage: "" } }), { times: 1 });
    await serveLab(control, { checkout: checkout(['<p id="new">New</p>']) });
    await page.getByLabel("VAT number").fill("FR1");
    await page.keyboard.press("Tab");
    await expect(page.locator("#new")).toBeVisible();
    await live(billing(page));
    await expect(billing(page).getByLabel("Bo in Lille")).toBeChecked();
    expect(await values(page)).toMatchObject({ BillingCompany: "Moulin & co", BillingVAT: "FR1", BillingCity: "Roubaix", BillingCountryId: "2", AccountType: "Company", Street1: "Kaai" });
  });
  await test.step("an attribute, a field, an option or an account type that is not there is named once, and the rest is copied", async () => {
    const { vat: _, "box-number": __, ...partial } = { ...mill, id: "5", "country-id": "99", "account-type": "Club" };
    await serveLab(control, { checkout: { head: shopStyle, page: checkoutPage("", [ada, partial]).replace('<input type="hidden" name="BillingStreet2" value="">', "") } });
    await visit("/lab/checkout");
    await live(billing(page));
    await billing(page).getByLabel("Bo in Lille").check();
    await complained(said, [/of address 5 not all could be copied: it has no data-box-number, data-vat; the form has no field BillingStreet2; BillingCountryId has no choice "99"; the form has no AccountType "Club"\./]);
    expect(await values(page)).toMatchObject({ BillingCompany: "Moulin & co", BillingCity: "Lille", BillingCountryId: "1", AccountType: "Private" });
  });
});

test("ADR-01 ADR-02 CHK-07 a new address is typed in a dialog; saved, both pickers are fetched anew, it is chosen and has the focus, and what was typed stays", { tag: "@both" }, async ({ page, visit, control, guard }) => {
  guard.allowConsole(/status of 422/);
  await open(page, control, visit);
  const asked = await answerPickers(page, [ada, mill, fresh]);
  await shipping(page).getByLabel("Bo in Lille").check();
  await page.getByLabel("Remarks").fill("Ring twice");
  await test.step("the form of the link's page opens in a dialog, with ids of its own", async () => {
    await billing(page).getByRole("link", { name: "New Billing address" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Your address");
    await expect(dialog(page).getByLabel("City")).toBeFocused();
    await expect(dialog(page).locator("[name=q]")).toHaveCount(0);
    expect(await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index))).toEqual([]);
    expect((await control.log()).filter(({ path }) => path === "/lab/address").map(({ search, requestedWith }) => [search, requestedWith])).toEqual([["?type=Billing", "XMLHttpRequest"]]);
    expect(await violations(page, "dialog")).toEqual([]);
  });
  await test.step("what is refused is shown there, with what was typed, and the focus on what is wrong", async () => {
    await control.answer({ path: "/lab/address", method: "POST", status: 422, body: labHtml({ page: addressPage("We do not &lt;b&gt;go&lt;/b&gt; there.", "Atlantis") }) });
    await dialog(page).getByLabel("City").fill("Atlantis");
    await page.keyboard.press("Enter");
    await expect(dialog(page).locator(".field-validation-error")).toHaveText("We do not <b>go</b> there.");
    await expect(dialog(page).getByLabel("City")).toHaveValue("Atlantis");
    await expect(dialog(page).getByLabel("City")).toBeFocused();
    await expect(dialog(page).getByLabel("City")).toHaveAccessibleDescription("We do not <b>go</b> there.");
  });
  await test.step("sent twice it is saved once", async () => {
    await saves(control, { delay: 100 });
    await dialog(page).getByLabel("City").fill("Ghent");
    await dialog(page).getByRole("button", { name: "Save" }).dblclick();
    await expect(dialog(page).locator("form")).toHaveAttribute("aria-busy", "true");
    await expect(dialog(page)).toHaveCount(0);
    expect(await posts(control)).toEqual([expect.stringMatching(/City=Atlantis&save=1$/), expect.stringMatching(/City=Ghent&save=1$/)]);
  });
  await test.step("both pickers are new, the address is chosen in its own and copied, and has the focus", async () => {
    expect(asked.map((query) => Object.fromEntries(query)).sort((a, b) => (a["type"]! < b["type"]! ? -1 : 1))).toEqual([
      { inputname: "ExistingBillingAddressId", isAddNewAddress: "true", isEditAddress: "true", selectedAddressId: "7", type: "Billing" },
      { inputname: "ExistingShippingAddressId", isAddNewAddress: "true", isEditAddress: "true", selectedAddressId: "8", type: "Shipping" },
    ]);
    await expect(billing(page).getByLabel("<b>Cy</b> in Ghent")).toBeChecked();
    await expect(billing(page).getByLabel("<b>Cy</b> in Ghent")).toBeFocused();
    await expect(shipping(page).getByRole("radio")).toHaveCount(3);
    await expect(shipping(page).getByLabel("Bo in Lille")).toBeChecked();
    expect(await values(page)).toMatchObject({ BillingFirstName: "<b>Cy</b>", BillingCity: "Ghent", BillingPostalCode: "9000", FirstName: "Bo", City: "Lille", Remarks: "Ring twice" });
    await expect(page.locator("#atoll-live-polite")).toHaveText("The address is saved.");
  });
  await test.step("it is chosen still when the page shows itself anew, and pickers that were fetched work on", async () => {
    await page.route("**/checkisvatvalid/*", (route) => route.fulfill({ json: { IsVATValidWebService: true, ErrorMessage: "" } }), { times: 1 });
    await serveLab(control, { checkout: checkout(['<p id="new">New</p>', [ada, mill, fresh]]) });
    await shipping(page).getByLabel("Ada in Ostend").check();
    expect(await values(page)).toMatchObject({ City: "Ostend" });
    await page.getByLabel("VAT number").fill("FR1");
    await page.keyboard.press("Tab");
    await expect(page.locator("#new")).toBeVisible();
    await expect(billing(page).getByLabel("<b>Cy</b> in Ghent")).toBeChecked();
    await live(billing(page));
    await expect.poll(() => values(page)).toMatchObject({ BillingFirstName: "<b>Cy</b>", BillingCity: "Ghent", City: "Ostend" });
  });
});

test("ADR-01 ADR-02 an address is changed in the dialog and followed where it is chosen; Back, Escape and the cross give up; without the flags there are no links, and other clicks are the browser's", async ({ page, visit, control, context }) => {
  await open(page, control, visit);
  await test.step("an answer that names the address needs no redirect; both pickers follow, as it was chosen in both", async () => {
    const asked = await answerPickers(page, [{ ...ada, city: "Bredene" }, mill]);
    await control.answer({ path: "/lab/address", method: "POST", status: 200, body: '<p data-address-saved="7">Saved</p>' });
    await shipping(page).getByRole("link", { name: "Change 7" }).click();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(shipping(page).getByLabel("Ada in Bredene")).toBeFocused();
    expect(await values(page)).toMatchObject({ City: "Bredene", BillingCity: "Bredene" });
    expect(asked.map((query) => query.get("selectedAddressId"))).toEqual(["7", "7"]);
  });
  await test.step("who gives up is back at the link, and nothing was sent", async () => {
    const before = (await posts(control)).length;
    const ways = [() => page.keyboard.press("Escape"), () => dialog(page).getByRole("button", { name: "Cancel" }).click(), () => dialog(page).getByRole("link", { name: "Back" }).click()];
    for (const way of ways) {
      await billing(page).getByRole("link", { name: "Change 8" }).click();
      await expect(dialog(page)).toBeVisible();
      await way();
      await expect(dialog(page)).toHaveCount(0);
      await expect(billing(page).getByRole("link", { name: "Change 8" })).toBeFocused();
    }
    expect(await posts(control)).toHaveLength(before);
    await expect(page).toHaveURL(/\/lab\/checkout$/);
  });
  await test.step("a click with Ctrl opens the page of the link in a tab of its own", async () => {
    const tab = context.waitForEvent("page");
    await billing(page).getByRole("link", { name: "Change 8" }).click({ modifiers: ["ControlOrMeta"] });
    await (await tab).close();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("what may not be done has no link", async () => {
    await serveLab(control, { checkout: checkout(["", [ada, mill], "data-can-edit"]) });
    await visit("/lab/checkout");
    await live(billing(page));
    await expect(page.getByRole("link", { name: /^New/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Change/ })).toHaveCount(4);
    await serveLab(control, { checkout: checkout(["", [ada, mill], 'data-can-add="true" data-can-edit="false"']) });
    await visit("/lab/checkout");
    await live(billing(page));
    await expect(page.getByRole("link", { name: /^New/ })).toHaveCount(2);
    await expect(page.getByRole("link", { name: /^Change/ })).toHaveCount(0);
  });
});

test("ADR-04 ERR-01 an address that cannot be saved is told in the dialog, in each way that it can fail, and what was typed stays; a login in between leads back to it", { tag: "@both" }, async ({ page, visit, control, guard }) => {
  guard.allowConsole(/an address form failed|status of (401|404|409|422|500)|ERR_|the addresses could not be fetched/);
  const said = complaints(page);
  await open(page, control, visit);
  await page.getByLabel("Remarks").fill("Ring twice");
  const link = billing(page).getByRole("link", { name: "New Billing address" });
  for (const answer of [{ status: 500 }, { status: 404 }, { status: 200, body: labHtml({ page: "<h1>Elsewhere</h1>" }) }, { status: 200, body: "{}", contentType: "application/json" }, { drop: true }]) {
    await test.step(`the form itself does not come: ${JSON.stringify(answer).slice(0, 40)}`, async () => {
      if ("drop" in answer) await page.route("**/lab/address*", (route) => route.abort(), { times: 1 });
      else await control.answer({ path: "/lab/address", method: "GET", ...answer });
      await link.click();
      await expect(dialog(page)).toContainText("An error has occured");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).not.toHaveAttribute("aria-busy");
    });
  }
  await link.click();
  await dialog(page).getByLabel("City").fill("Ghent");
  const failures: [string, Parameters<Control["answer"]>[0] | undefined][] = [
    ["a failure", { path: "", status: 500, body: labHtml({ page: addressPage() }) }],
    ["not found", { path: "", status: 404 }],
    ["a conflict", { path: "", status: 409, contentType: "application/json", body: '{"Message":"No"}' }],
    ["a refusal without the form", { path: "", status: 422 }],
    ["nothing", { path: "", status: 200 }],
    ["a page", { path: "", status: 200, body: labHtml({ page: "<h1>Oops</h1>" }) }],
    ["a redirect elsewhere", { path: "", status: 303, headers: { Location: "/lab/oops" } }],
    ["a broken connection", undefined],
  ];
  await serveLab(control, { oops: { page: "<h1>Oops</h1>" } });
  for (const [name, answer] of failures) {
    await test.step(name, async () => {
      said.length = 0;
      if (answer) await control.answer({ ...answer, path: "/lab/address", method: "POST" });
      else await page.route("**/lab/address*", (route) => route.abort(), { times: 1 });
      await dialog(page).getByRole("button", { name: "Save" }).click();
      await expect.poll(() => said.some((line) => line.includes("an address form failed"))).toBe(true);
      await expect(dialog(page).getByRole("alert")).toContainText("An error has occured");
      await expect(dialog(page).getByLabel("City")).toHaveValue("Ghent");
      await expect(dialog(page).locator("form")).not.toHaveAttribute("aria-busy");
    });
  }
  const refused = (): Promise<unknown> => control.answer({ path: "/lab/address", method: "POST", status: 401 });
  await test.step("who closes the login is back in the dialog, with what was typed", async () => {
    await refused();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveAccessibleName("Your address");
    await expect(dialog(page).getByRole("alert")).toHaveText("");
    await expect(dialog(page).getByLabel("City")).toHaveValue("Ghent");
  });
  await test.step("who signs in has it sent again when they say so, with the token of their own; pickers that cannot be had show the page anew", async () => {
    await refused();
    await serveLab(control, { checkout: checkout(['<input type="hidden" name="__RequestVerificationToken" value="t2"><p id="new">New</p>']) });
    await saves(control);
    await page.route("**/widget/DeliveryAddressPicker*", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await answerOnce(page);
    const before = (await posts(control)).length;
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await signIn(page);
    await expect(dialog(page)).toHaveAccessibleName(/once more/);
    await dialog(page).getByRole("button", { name: "Yes" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("#new")).toBeVisible();
    await expect(page.getByLabel("Remarks")).toHaveValue("Ring twice");
    expect((await posts(control)).slice(before)).toEqual([expect.stringContaining("Token=t1"), expect.stringContaining("Token=t2")]);
  });
});

/** The other picker could be had. */
async function answerOnce(page: Page): Promise<void> {
  await page.route("**/widget/DeliveryAddressPicker*", (route) => route.fallback(), { times: 1 });
  await page.route("**/widget/DeliveryAddressPicker*type=Shipping*", (route) => route.fulfill({ contentType: "text/html", body: picker("Shipping", [ada, mill], "7") }), { times: 1 });
}

test("ADR-01 NAV-20 LOC-01 in French and at 320 px the dialog fits; who leaves the page with it leaves nothing behind", async ({ page, visit, control }) => {
  await page.addInitScript(countTimers);
  await page.setViewportSize({ width: 320, height: 640 });
  const fr: LabPage = { lang: "fr", settings: { culture: "fr", locale: "fr" }, before: menu("checkout", "other") };
  await serveLab(control, { checkout: checkout(undefined, fr), address: { ...address, ...fr }, other: { head: shopStyle, page: "<h1>Other</h1>", ...fr } });
  await visit("/lab/other");
  const go = async (name: string): Promise<void> => {
    await page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
    await expect(heading(page)).toHaveText(name === "other" ? "Other" : "Checkout");
  };
  const counts: Record<string, number>[] = [];
  for (let time = 0; time < 14; time++) {
    await go("checkout");
    await live(billing(page));
    await billing(page).getByRole("link", { name: "Change 8" }).click();
    await expect(dialog(page).getByLabel("City")).toBeFocused();
    if (time === 0) {
      await expect(dialog(page).getByRole("button", { name: "Annuler" })).toBeVisible();
      const { x, width } = (await dialog(page).boundingBox())!;
      expect([x >= 0, x + width <= 320]).toEqual([true, true]);
      expect(await page.evaluate(() => document.querySelector("dialog")!.scrollWidth <= document.querySelector("dialog")!.clientWidth)).toBe(true);
    }
    await go("other");
    await expect(dialog(page)).toHaveCount(0);
    if (time < 11) continue;
    await idle(page);
    counts.push((await left(page)).counts);
  }
  expect(grown(counts, { nodes: 30 })).toEqual({});
});
