import type { Control } from "../browser/guard/control.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { expectScrolledTo } from "./places.ts";
import { cartCount, checkoutField as field, guest, heading, live, returningVisitor } from "./shop.ts";

const place = (tab: Tab) => tab.role("button", "Order and pay");
const delivery = (tab: Tab) => tab.css(".amounts .cart-delivery");
const totalText = async (tab: Tab) => (await tab.css(".amounts .cart-total dd").states())[0]?.text;
const otherTotal = (tab: Tab, than?: string) =>
  until(
    "another total",
    () => totalText(tab),
    (text) => text !== undefined && text !== than,
  );

async function fill(tab: Tab, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(tab, name).fill(text);
}

async function expectHeld(tab: Tab, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await expect(field(tab, name)).toHold(text);
}

/** Waits until the form is live and no choice is being saved. */
async function ready(tab: Tab): Promise<void> {
  await live(tab.css("#checkout"));
  await expect(tab.css("#checkout [data-island=saved-choice]:not([data-island-state=live])")).toBeGone();
  await expect(tab.css("#page [aria-busy=true]")).toBeGone();
}

async function open(tab: Tab, control: Control): Promise<void> {
  await returningVisitor(tab, control, { cart: [["v4441", 1]] });
  await tab.open("/en/checkout");
  await ready(tab);
}

test("CHK-01 CHK-02 CHK-03 CHK-06 country, VAT number and town change the checkout in place; typed text stays", async ({
  tab,
  control,
}) => {
  await open(tab, control);
  await tab.role("radio", "a company").click();
  await fill(tab, { ...guest, BillingCompany: "Atelier" });
  const withTax = await totalText(tab);
  await field(tab, "BillingCountryId").choose("Luxembourg");
  await expect(delivery(tab)).toRead("Luxembourg");
  await ready(tab);
  const abroad = await otherTotal(tab, withTax);

  const vat = field(tab, "BillingVAT");
  await vat.fill("LU26375245");
  await tab.press("Tab");
  await expect(tab.css(".vat-field > [data-vat-status]")).toRead(/\S/);
  const taxFree = await otherTotal(tab, abroad);
  await ready(tab);
  await vat.fill("LU26375240");
  await tab.press("Tab");
  await otherTotal(tab, taxFree);
  await expect(vat).toHaveAttributeOf("aria-invalid", "true");
  await expect(tab.role("button", "About VAT numbers")).toHaveFocusNow();
  await expectHeld(tab, { ...guest, BillingCompany: "Atelier", BillingVAT: "LU26375240" });

  await ready(tab);
  await field(tab, "BillingCountryId").choose("Belgium");
  await expect(delivery(tab)).toRead("Belgium");
  await ready(tab);
  await field(tab, "BillingPostalCode").fill("8400");
  await tab.press("Tab");
  const town = tab.css("[data-island=city-field]").first().role("combobox");
  await expect(town).toBeSeen();
  await town.click();
  await expect(tab.css(".atoll-options").role("option")).toBeSeenTimes(4);
  await tab.type("stene");
  await expect(tab.css(".atoll-options").role("option")).toRead("Stene");
  await tab.press("ArrowDown");
  await tab.press("Enter");
  await expect(town).toHold("Stene");
  await expectHeld(tab, { ...guest, BillingPostalCode: "8400" });
});

test("CHK-01 CHK-04 CHK-07 another delivery address shows its fields; collecting in a shop needs none", async ({
  tab,
  control,
}) => {
  await open(tab, control);
  await fill(tab, guest);
  await expect(tab.css("[data-shipping-address]")).toBeGone();
  await field(tab, "SameAddressForShipping").click();
  await fill(tab, { FirstName: "Bo", Street1: "Kaai" });
  await tab.css("#method-1").click();
  await ready(tab);
  await tab.press("ArrowDown");
  await expect(tab.css("#method-2")).toBeTicked();
  await expect(tab.css("#method-2")).toHaveFocusNow();
  await expect(delivery(tab)).toRead("€6.90");
  await ready(tab);
  await tab.css("#account-Company").click();
  await tab.css("#method-11").click();
  await expect(tab.css(".collect-at")).toRead("Vismijnlaan");
  await expect(tab.css("[data-shipping-address]")).toBeGone();
  await ready(tab);
  await tab.css("#method-1").click();
  await expect(tab.css(".collect-at")).toBeGone();
  await expectHeld(tab, { ...guest, FirstName: "Bo", Street1: "Kaai" });
});

test("CHK-05 CHK-01 NAV-02 errors lead to their fields; typed text survives them and Back, until the order is placed", async ({
  tab,
  control,
}) => {
  await open(tab, control);
  await field(tab, "BillingFirstName").click();
  await expect(tab.css("#checkout[novalidate]")).toBeSeen();
  // In a low window the first wrong field is out of sight: the link to it gets the focus.
  await tab.remote.resize(1280, 480);
  await place(tab).click();
  const summary = tab.css("[data-valmsg-summary]");
  await expect(summary.css('a[href="#Email"]')).toHaveFocusNow();
  await expectScrolledTo(tab, 0);
  await summary.css('a[href="#BillingLastName"]').click();
  await expect(field(tab, "BillingLastName")).toHaveFocusNow();

  const typed = { ...guest, BillingPostalCode: "99", BillingCity: "Oostende", Remarks: "Ring twice" };
  await fill(tab, typed);
  await tab.css("#payment-2").click();
  await field(tab, "Terms").click();
  await place(tab).click();
  await expect(tab.css("#BillingPostalCode-error")).toRead("not a valid postcode for Belgium");
  await expectHeld(tab, typed);

  await ready(tab);
  await tab.css(".checkout-page .page-head").role("link", "Edit cart").click();
  await expect(heading(tab)).toRead("Your cart");
  await tab.back();
  await ready(tab);
  await expectHeld(tab, typed);
  await expect(tab.css("#payment-2")).toBeTicked();

  await field(tab, "BillingPostalCode").fill("1040");
  await place(tab).click();
  await expect(heading(tab)).toRead("Thank you for your order");
  await expect(tab.css("#page")).toRead("BE68 5390 0754 7034");
  await expect(cartCount(tab)).toRead("0");
});
