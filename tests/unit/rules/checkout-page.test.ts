// The checkout of the stand-in as a browser without script sends it: what is refused, and what becomes an order.
import { describe, expect, test } from "vitest";
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { transferReference } from "../../../fixtures-html/cms/checkout/payments.ts";
import { addressPickerPath } from "../../../shared/api/address-picker.ts";
import { countryPath, shippingMethodPath } from "../../../shared/api/cart-choices.ts";
import { couponPath } from "../../../shared/api/coupons.ts";
import { escapeRegExp } from "../../../tools/wildcard.ts";
import { type Visitor, visitor } from "../stand-ins/shop.ts";

const diary = products.find(({ slug }) => slug === "desk-diary-2027-coral")!.variants[0];

const ada = {
  Email: "ada@example.org",
  AccountType: "Private",
  BillingFirstName: "Ada",
  BillingLastName: "Peeters",
  BillingStreet1: "Visserskaai",
  BillingHouseNumber: "12",
  BillingPostalCode: "8400",
  BillingCity: "Oostende",
  BillingCountryId: "1",
  SameAddressForShipping: "true",
  ShippingMethodId: "1",
  PaymentMethodId: "1",
  Terms: "true",
  action: "place",
};

/** The fields of the form as the page has them, those that nobody sees among them. */
function fieldsOf(page: string): Record<string, string> {
  const form = /<form id="checkout"[^]*?<\/form>/.exec(page)![0].replaceAll(/<button[^>]*>/g, "");
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => ({
    name: /name="(\w+)"/.exec(input)?.[1] ?? "",
    value: /value="([^"]*)"/.exec(input)?.[1] ?? "",
    input,
  }));
  const sent = inputs
    .filter(({ input }) => !/type="(radio|checkbox)"/.test(input) || / checked/.test(input))
    .toReversed();
  const selects = [...form.matchAll(/<select[^>]*name="(\w+)"[^]*?<\/select>/g)].map(([select, name]) => [
    name!,
    /<option value="(\w*)" selected/.exec(select)?.[1] ?? "",
  ]);
  return Object.fromEntries([...sent.map(({ name, value }) => [name, value]), ...selects]);
}

const shown = async (shopper: Visitor, path = "/en/checkout") => fieldsOf(await shopper.page(path));

async function order(
  shopper: Visitor,
  fields: Record<string, string> = {},
): Promise<{ status: number; to: string | null; page: string }> {
  const response = await shopper.send("/en/checkout", { ...(await shown(shopper)), ...ada, ...fields });
  return { status: response.status, to: response.headers.get("Location"), page: await response.text() };
}

/** The messages at fields, by their names. */
const problemsOn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/data-valmsg-for="(\w+)"[^>]*>([^<]+)</g)].map(([, name, message]) => [name, message!]),
  );

const sum = (page: string): string => /<div class="cart-total"><dt>Total<\/dt><dd>([^<]*)/.exec(page)![1]!;

async function withDiary(signedIn = false): Promise<Visitor> {
  const shopper = visitor();
  await shopper.put(diary.id, 1);
  if (signedIn) await shopper.signIn();
  return shopper;
}

test("CHK-01 whoever has nothing in the cart is led back to it", async () => {
  const shopper = visitor();
  for (const response of [await shopper.ask("/en/checkout"), await shopper.send("/en/checkout", ada)])
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/en/shoppingcarts"]);
  expect(await shopper.page("/en/shoppingcarts")).toContain("There is nothing in your cart to be ordered.");
});

describe("CHK-01 what is wrong is said at its field, and what was sent stands there again", () => {
  test("of an empty form each field that is needed", async () => {
    const shopper = await withDiary();
    const response = await shopper.send("/en/checkout", {
      action: "place",
      BillingCity: "Oost<ende",
      ShippingMethodId: "1",
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(problemsOn(page)).toEqual({
      Email: "Please enter an e-mail address, such as name@example.org.",
      BillingFirstName: "Please fill in: First name.",
      BillingLastName: "Please fill in: Last name.",
      BillingStreet1: "Please fill in: Street.",
      BillingHouseNumber: "Please fill in: Number.",
      BillingPostalCode: "Please fill in: Postal code.",
      BillingCountryId: "Please fill in: Country.",
      FirstName: "Please fill in: First name (delivery).",
      LastName: "Please fill in: Last name (delivery).",
      Street1: "Please fill in: Street (delivery).",
      HouseNumber: "Please fill in: Number (delivery).",
      PostalCode: "Please fill in: Postal code (delivery).",
      City: "Please fill in: Town (delivery).",
      CountryId: "Please fill in: Country (delivery).",
      PaymentMethodId: "Please choose how you pay.",
      Terms: "Please read the terms of sale and tick the box.",
    });
    expect(page).toContain('value="Oost&lt;ende"');
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{ BillingPostalCode: "840" }, { BillingPostalCode: "This is not a postal code of Belgium, such as 8400." }],
    [{ BillingCountryId: "9" }, { BillingCountryId: "We do not deliver to this country." }],
    [{ Phone: "call me" }, { Phone: "Please enter a telephone number, such as +32 59 550 127." }],
    [{ BillingHouseNumber: "12345678901" }, { BillingHouseNumber: "At most 10 characters, please." }],
    [{ Remarks: "x".repeat(501) }, { Remarks: "At most 500 characters, please." }],
    [
      { AccountType: "Company", BillingVAT: "BE0403170702" },
      { BillingCompany: "Please fill in: Company.", BillingVAT: "This is not a VAT number of Belgium." },
    ],
    [{ ShippingMethodId: "12" }, { ShippingMethodId: "Collecting at a warehouse is for companies only." }],
    [{ ShippingMethodId: "99" }, { ShippingMethodId: "We do not know this way of delivery." }],
    [{ PaymentMethodId: "3" }, { PaymentMethodId: "Please choose how you pay." }],
    [
      {
        SameAddressForShipping: "false",
        FirstName: "Bo",
        LastName: "Li",
        Street1: "Kade",
        HouseNumber: "1",
        City: "Lille",
        PostalCode: "8400",
        CountryId: "4",
      },
      { PostalCode: "This is not a postal code of France, such as 59140." },
    ],
  ])("of %j only that", async (fields, problems) => {
    const { status, page } = await order(await withDiary(), fields);
    expect(status).toBe(422);
    expect(problemsOn(page)).toEqual(problems);
    for (const [name, message] of Object.entries(problems))
      expect(page, name).toMatch(new RegExp(`<a href="#[\\w-]+">${escapeRegExp(message)}</a>`));
  });
});

describe("CHK-01 an order", () => {
  test("empties the cart, leads to its payment, and is made once however often its form is sent", async () => {
    const shopper = await withDiary();
    await shopper.send("/en/checkout", { ...(await shown(shopper)), ...ada, action: "refresh" });
    const fields = { ...(await shown(shopper)), ...ada };
    const first = await shopper.send("/en/checkout", fields);
    const address = first.headers.get("Location")!;
    expect([first.status, address]).toEqual([303, expect.stringMatching(/^\/en\/payment\/card\?order=\d+$/)]);
    expect((await shopper.send("/en/checkout", fields)).headers.get("Location")).toBe(address);
    expect(await shopper.lines()).toEqual([]);
    expect(await shopper.page(address)).toContain("€27.80");
    const done = address.replace("card", "done");
    expect(await shopper.page(done)).toContain("Desk diary 2027, coral");
    expect(await visitor().page(done)).not.toContain("Desk diary 2027, coral");
  });

  test("PAY-03 by bank transfer tells account, amount and reference", async () => {
    const shopper = await withDiary();
    const { to } = await order(shopper, { PaymentMethodId: "2" });
    const page = await shopper.page(to!);
    expect(page).toContain("BE68 5390 0754 7034");
    expect(page).toContain(transferReference(Number(to!.split("=")[1])));
    expect(transferReference(10_431)).toBe("+++000/0010/43152+++");
    expect(transferReference(97)).toBe("+++000/0000/09797+++");
  });

  test("from a prepaid account is paid at once, as long as there is enough on it", async () => {
    const shopper = await withDiary(true);
    expect(problemsOn((await order(shopper, { PaymentMethodId: "3" })).page)).toEqual({
      PrepaidAccountId: "Please choose an account.",
    });
    const { page } = await order(shopper, { PaymentMethodId: "3", PrepaidAccountId: "5" });
    expect(problemsOn(page)).toEqual({ PrepaidAccountId: "There is only €8.50 left on this account." });
    const { to } = await order(shopper, { PaymentMethodId: "3", PrepaidAccountId: "1" });
    expect(await shopper.page(to!)).toContain("It is paid from your account Ghent office.");
    await shopper.put(diary.id, 1);
    expect(await shopper.page("/en/checkout")).toContain("Ghent office: €284.60 left");
  });

  test("of a company of another country whose VAT number is right goes without the tax", async () => {
    const shopper = await withDiary();
    const company = {
      AccountType: "Company",
      BillingCompany: "Atelier",
      BillingVAT: "LU 2637 5245",
      BillingCountryId: "3",
      BillingPostalCode: "1136",
      BillingCity: "Luxembourg",
    };
    const seen = await order(shopper, company);
    expect(seen.status).toBe(409);
    expect(seen.page).toContain("The total is €24.63 now.");
    const { status, to } = await order(shopper, company);
    expect([status, (await shopper.page(to!)).includes("€24.63")]).toEqual([303, true]);
  });
});

describe("CHK-01 a cart that cannot be ordered as it is", () => {
  test("by another total than was seen is shown with its sums once more", async () => {
    const shopper = await withDiary();
    const fields = { ...(await shown(shopper)), ...ada };
    await shopper.put(diary.id, 1);
    const refused = await shopper.send("/en/checkout", fields);
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain("The total is €50.70 now. Please look at it, and order again.");
    expect(sum(page)).toBe("€50.70");
    expect((await shopper.send("/en/checkout", { ...fieldsOf(page), ...ada })).status).toBe(303);
  });

  test("without a pickup point where there is one to choose", async () => {
    const { status, page } = await order(await withDiary(), { ShippingMethodId: "3" });
    expect(status).toBe(409);
    expect(page).toContain("Please choose a pickup point, or another way of delivery.");
    expect(page).toMatch(/id="method-3"[^>]* checked/);
    expect(page).toContain(
      "/en/shippings/pickuppoint/search?shippingMethodId=3&amp;carrierGatewayId=7&amp;countryId=1&amp;city=Oostende&amp;postCode=8400&amp;address=Visserskaai+12",
    );
  });

  test("with a coupon that has stopped counting goes without it", async () => {
    const shopper = await withDiary();
    await shopper.put(diary.id, 1);
    await shopper.call("POST", couponPath, { CouponCode: "WELKOM5" });
    const fields = { ...(await shown(shopper)), ...ada };
    const [line] = await shopper.lines();
    await shopper.send("/en/shoppingcarts/update", { [`Quantity[${line}]`]: "1", action: "update" });
    const refused = await shopper.send("/en/checkout", fields);
    expect([
      refused.status,
      (await refused.text()).includes(
        "The coupon WELKOM5 does not count any more: This coupon counts for goods of €30.00 or more.",
      ),
    ]).toEqual([409, true]);
    expect((await order(shopper)).status).toBe(303);
  });
});

describe("CHK-04 a warehouse", () => {
  test("has its address filled in, without the form and the checkbox; another method brings them back", async () => {
    const shopper = await withDiary();
    const choose = async (ShippingMethodId: string) =>
      shopper.send("/en/checkout", { ...(await shown(shopper)), ...ada, ShippingMethodId, action: "refresh" });
    expect((await choose("12")).headers.get("Location")).toBe("/en/checkout");
    const page = await shopper.page("/en/checkout");
    expect(fieldsOf(page)).toMatchObject({
      Company: "Lagune Luxembourg",
      City: "Strassen",
      CountryId: "3",
      SameAddressForShipping: "false",
      Email: "ada@example.org",
    });
    expect(page).toMatch(/data-same-address hidden/);
    expect(page).toMatch(/data-shipping-address hidden/);
    expect(page).toContain("Delivery, Luxembourg");
    expect(JSON.parse(/data-atoll-settings>([^<]*)</.exec(page)![1]!)).toMatchObject({
      islands: {
        fixedAddresses: { "11": { City: "Oostende", CountryId: "1" }, "12": { City: "Strassen", CountryId: "3" } },
      },
    });
    await choose("1");
    const after = await shopper.page("/en/checkout");
    expect(after).not.toMatch(/data-same-address hidden/);
    expect(fieldsOf(after)).toMatchObject({ Company: "", City: "", SameAddressForShipping: "true" });
  });

  test("is where a company's order waits", async () => {
    const shopper = await withDiary();
    const company = { AccountType: "Company", BillingCompany: "Atelier", ShippingMethodId: "11" };
    await order(shopper, company);
    const { to } = await order(shopper, company);
    expect(await shopper.page(to!.replace("card", "done"))).toContain("Vismijnlaan 18");
  });
});

describe("CHK-01 what is chosen", () => {
  test("stands in the form after an update, also what was typed; a method that does not reach a country gives way", async () => {
    const shopper = await withDiary();
    await shopper.call("POST", shippingMethodPath, { ShippingMethodId: "5" });
    const refresh = {
      ...(await shown(shopper)),
      ...ada,
      Remarks: "Ring twice",
      BillingCountryId: "5",
      BillingPostalCode: "50667",
      ShippingMethodId: "5",
      action: "refresh",
    };
    await shopper.send("/en/checkout", refresh);
    const page = await shopper.page("/en/checkout");
    expect(page).toContain("We do not deliver this way to Germany.");
    expect(page).toContain("Ring twice");
    expect(fieldsOf(page)).toMatchObject({ BillingCountryId: "5", ShippingMethodId: "1", BillingPostalCode: "50667" });
    expect(sum(page)).toBe("€31.80");
    // As a script chooses it.
    await shopper.call("POST", countryPath, { ShippingCountryId: "2", BillingCountryId: "5" });
    expect(await shown(shopper)).toMatchObject({ CountryId: "2", BillingCountryId: "5", BillingCity: "Oostende" });
  });
});

describe("ADR-01 a customer's addresses", () => {
  const pick = async (shopper: Visitor, id: string, action: string) =>
    shopper.send("/en/checkout", { ...(await shown(shopper)), Terms: "true", ExistingBillingAddressId: id, action });

  test("stand in the form, with the one that is picked; one that was picked without script is filled in before anything is ordered", async () => {
    const shopper = await withDiary(true);
    expect(await shown(shopper)).toMatchObject({
      Email: "ada@example.org",
      BillingStreet1: "Visserskaai",
      ExistingBillingAddressId: "a1",
      BillingVAT: "",
      AccountType: "Private",
    });
    await pick(shopper, "a2", "refresh");
    expect(await shown(shopper)).toMatchObject({
      BillingCompany: "Atelier Ada",
      BillingVAT: "LU26375245",
      BillingCountryId: "3",
      AccountType: "Company",
      ExistingBillingAddressId: "a2",
    });
    const back = await pick(shopper, "a1", "place");
    expect(back.status).toBe(422);
    const page = await back.text();
    expect(page).toContain("The address that you chose is filled in now.");
    expect(fieldsOf(page)).toMatchObject({ BillingStreet1: "Visserskaai", BillingVAT: "", AccountType: "Private" });
    await pick(shopper, "", "refresh");
    expect(await shown(shopper)).toMatchObject({ BillingStreet1: "", ExistingBillingAddressId: "" });
  });

  test("that were filled in by a script, or changed by hand, stay as they are sent", async () => {
    const shopper = await withDiary(true);
    await shopper.send("/en/checkout", {
      ...(await shown(shopper)),
      ExistingBillingAddressId: "a2",
      BillingStreet1: "Other street",
      action: "refresh",
    });
    expect(await shown(shopper)).toMatchObject({ BillingStreet1: "Other street", ExistingBillingAddressId: "a2" });
  });

  test("ADR-02 are told by the widget, each with its fields; adding and changing only where it is allowed, and never to a stranger", async () => {
    const shopper = visitor();
    const ask = (flag: string) =>
      shopper.call(
        "GET",
        addressPickerPath({
          inputname: "Mine",
          isAddNewAddress: flag,
          isEditAddress: flag,
          selectedAddressId: "a3",
          type: "Shipping",
        }),
      );
    expect((await ask("true")).status).toBe(401);
    await shopper.signIn();
    const picker = await (await ask("true")).text();
    expect(picker.trim()).toMatch(
      /^<div class="address-picker" data-island="address-picker" data-type="Shipping" data-input-name="Mine" data-selected="a3" data-can-add data-can-edit>/,
    );
    expect(picker).toMatch(
      /name="Mine" value="a3" checked data-company="" data-first-name="Ada"[^>]* data-city="Dunkerque" data-country-id="4" data-vat="" data-account-type="Private">/,
    );
    expect(picker).not.toContain('value="a2"');
    const plain = await (await ask("false")).text();
    expect(plain).not.toMatch(/data-can-|data-address-(add|edit)/);
  });

  test("ADR-04 are added and changed by forms, checked by the server, which lead back to this site only", async () => {
    const shopper = visitor();
    const stranger = await shopper.ask("/en/account/addresses/add?type=Billing");
    expect(stranger.headers.get("Location")).toContain("/en/security/login?returnUrl=");
    await shopper.signIn();
    await shopper.put(diary.id, 1);
    const address = {
      AddressType: "Shipping",
      AccountType: "Private",
      FirstName: "Bo",
      LastName: "Li",
      Street1: "Kaai",
      HouseNumber: "1",
      PostalCode: "9000",
      City: "Gent",
      CountryId: "1",
      type: "Shipping",
    };
    const wrong = await shopper.send("/en/account/addresses/add", {
      ...address,
      City: "",
      AccountType: "Company",
      VAT: "BE1",
    });
    expect(wrong.status).toBe(422);
    expect(problemsOn(await wrong.text())).toEqual({
      Company: "Please fill in: Company.",
      City: "Please fill in: Town.",
      VAT: "This is not a VAT number of Belgium.",
    });
    expect(
      (await shopper.send("/en/account/addresses/add", { ...address, returnUrl: "//elsewhere.example/" })).headers.get(
        "Location",
      ),
    ).toBe("/en/account/addresses");
    expect(await shopper.page("/en/account/addresses")).toContain("9000 Gent");
    const back = await shopper.send("/en/account/addresses/edit", {
      ...address,
      Id: "a3",
      Street1: "Digue",
      PostalCode: "59140",
      City: "Dunkerque",
      CountryId: "4",
      returnUrl: "/en/checkout",
    });
    expect(back.headers.get("Location")).toBe("/en/checkout");
    expect(await shown(shopper)).toMatchObject({
      Street1: "Digue",
      CountryId: "4",
      ExistingShippingAddressId: "a3",
      SameAddressForShipping: "false",
    });
    expect((await shopper.send("/en/account/addresses/edit", { ...address, Id: "another's" })).status).toBe(404);
  });
});

test("ORD-01 what a customer has ordered is the first of their orders, and can be ordered again", async () => {
  const shopper = await withDiary(true);
  expect((await order(shopper)).status).toBe(303);
  const [, number] = /id="order-(\d+)"/.exec(await shopper.page("/en/sales/orders"))!;
  expect(Number(number)).toBeGreaterThan(10_430);
  const again = await shopper.send("/en/sales/orders/addtocart", { OrderId: number! });
  expect([again.status, again.headers.get("Location")]).toEqual([303, "/en/shoppingcarts"]);
  expect(await shopper.page("/en/shoppingcarts")).toContain("1 product is in your cart again.");
});
