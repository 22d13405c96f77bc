// The stand-in's checkout as sent by a browser without script: refusals and orders.
import { describe, expect, test } from "vitest";
import { transferReference } from "../../../fixtures-html/cms/checkout/payments.ts";
import { restorePrices, setPrice } from "../../../fixtures-html/cms/control/prices.ts";
import { countryPath, shippingMethodPath } from "../../../shared/api/wire/cart-choices.ts";
import { couponPath } from "../../../shared/api/wire/coupons.ts";
import { escapeRegExp } from "../../../tools/wildcard.ts";
import { diary, fieldsOf, problemsOn, shownFields, withDiary } from "../stand-ins/checkout.ts";
import { type Visitor, visitor } from "../stand-ins/shop.ts";

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

async function order(
  shopper: Visitor,
  fields: Record<string, string> = {},
): Promise<{ status: number; to: string | null; page: string }> {
  const response = await shopper.send("/en/checkout", { ...(await shownFields(shopper)), ...ada, ...fields });
  return { status: response.status, to: response.headers.get("Location"), page: await response.text() };
}

const sum = (page: string): string =>
  /<div class="cart-total">\s*<dt>Total with delivery<\/dt>\s*<dd[^>]*>([^<]*)/.exec(page)![1]!;

test("CHK-01 with an empty cart the checkout redirects to the cart page", async () => {
  const shopper = visitor();
  for (const response of [await shopper.ask("/en/checkout"), await shopper.send("/en/checkout", ada)])
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/en/shoppingcarts"]);
  expect(await shopper.page("/en/shoppingcarts")).toContain("There is nothing in your cart to order.");
});

describe("CHK-01 errors show at their fields, and sent values are shown again", () => {
  test("an empty form shows an error at each required field", async () => {
    const shopper = await withDiary();
    const response = await shopper.send("/en/checkout", {
      action: "place",
      BillingCity: "Oost<ende",
      ShippingMethodId: "1",
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(problemsOn(page)).toEqual({
      Email: "Enter your email address.",
      BillingFirstName: "Enter your first name.",
      BillingLastName: "Enter your last name.",
      BillingStreet1: "Enter the street.",
      BillingHouseNumber: "Enter the house number.",
      BillingPostalCode: "Enter the postcode.",
      BillingCountryId: "Choose a country.",
      FirstName: "Enter the recipient’s first name.",
      LastName: "Enter the recipient’s last name.",
      Street1: "Enter the street of the delivery address.",
      HouseNumber: "Enter the house number of the delivery address.",
      PostalCode: "Enter the postcode of the delivery address.",
      City: "Enter the town of the delivery address.",
      CountryId: "Choose the country of the delivery address.",
      PaymentMethodId: "Choose a payment method.",
      Terms: "Tick “I have read the terms of sale”.",
    });
    expect(page).toContain('value="Oost&lt;ende"');
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{ BillingPostalCode: "840" }, { BillingPostalCode: "This is not a valid postcode for Belgium. Example: 8400." }],
    [{ BillingCountryId: "9" }, { BillingCountryId: "We do not deliver to this country." }],
    [{ Phone: "call me" }, { Phone: "Enter a phone number such as +32 59 550 127." }],
    [{ BillingHouseNumber: "12345678901" }, { BillingHouseNumber: "Use no more than 10 characters." }],
    [{ Remarks: "x".repeat(501) }, { Remarks: "Use no more than 500 characters." }],
    [
      { AccountType: "Company", BillingVAT: "BE0403170702" },
      { BillingCompany: "Enter the company’s name.", BillingVAT: "This is not a valid VAT number for Belgium." },
    ],
    [{ ShippingMethodId: "12" }, { ShippingMethodId: "Warehouse collection is for businesses only." }],
    [{ ShippingMethodId: "99" }, { ShippingMethodId: "This delivery method does not exist." }],
    [{ PaymentMethodId: "3" }, { PaymentMethodId: "Choose a payment method." }],
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
      { PostalCode: "This is not a valid postcode for France. Example: 59140." },
    ],
  ])("the values %j show only their own errors", async (fields, problems) => {
    const { status, page } = await order(await withDiary(), fields);
    expect(status).toBe(422);
    expect(problemsOn(page)).toEqual(problems);
    for (const [name, message] of Object.entries(problems))
      expect(page, name).toMatch(new RegExp(`<a href="#[\\w-]+">${escapeRegExp(message)}</a>`));
  });
});

describe("CHK-01 an order", () => {
  test("empties the cart, redirects to payment, and is placed once for repeated submits", async () => {
    const shopper = await withDiary();
    await shopper.send("/en/checkout", { ...(await shownFields(shopper)), ...ada, action: "refresh" });
    const fields = { ...(await shownFields(shopper)), ...ada };
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

  test("PAY-03 by bank transfer shows account, amount and reference", async () => {
    const shopper = await withDiary();
    const { to } = await order(shopper, { PaymentMethodId: "2" });
    const page = await shopper.page(to!);
    expect(page).toContain("BE68 5390 0754 7034");
    expect(page).toContain("€27.80");
    expect(page).toContain(transferReference(Number(to!.split("=")[1])));
    expect(page).toMatch(/<svg [^>]*role="img" aria-label="QR code with the details of this transfer">/);
    expect(page).toMatch(/data-text="27\.80">Copy/);
    expect(transferReference(10_431)).toBe("+++000/0010/43152+++");
    expect(transferReference(97)).toBe("+++000/0000/09797+++");
  });

  test("from a prepaid account is paid at once if the balance is sufficient", async () => {
    const shopper = await withDiary(true);
    expect(problemsOn((await order(shopper, { PaymentMethodId: "3" })).page)).toEqual({
      PrepaidAccountId: "Choose an account.",
    });
    const { page } = await order(shopper, { PaymentMethodId: "3", PrepaidAccountId: "5" });
    expect(problemsOn(page)).toEqual({ PrepaidAccountId: "This account only has €8.50 left." });
    const { to } = await order(shopper, { PaymentMethodId: "3", PrepaidAccountId: "1" });
    expect(await shopper.page(to!)).toContain("Paid from your account Ghent office.");
    await shopper.put(diary.id, 1);
    expect(await shopper.page("/en/checkout")).toContain("Ghent office: €284.60 left");
  });

  test("of a company with a valid foreign VAT number has no tax, once the new total is confirmed", async () => {
    const shopper = await withDiary();
    const company = {
      AccountType: "Company",
      BillingCompany: "Atelier",
      BillingVAT: "LU 2637 5245",
      BillingCountryId: "3",
      BillingPostalCode: "1136",
      BillingCity: "Luxembourg",
    };
    const orderPage = await order(shopper, company);
    expect(orderPage.status).toBe(409);
    expect(orderPage.page).toContain("The total is now €24.63.");
    const { status, to } = await order(shopper, company);
    expect([status, (await shopper.page(to!)).includes("€24.63")]).toEqual([303, true]);
  });
});

describe("CHK-01 a refused order", () => {
  test("shows the new total if the cart has changed since", async () => {
    const shopper = await withDiary();
    const fields = { ...(await shownFields(shopper)), ...ada };
    await shopper.put(diary.id, 1);
    const refused = await shopper.send("/en/checkout", fields);
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain("The total is now €50.70. Please check it and place your order again.");
    expect(sum(page)).toBe("€50.70");
    expect((await shopper.send("/en/checkout", { ...fieldsOf(page), ...ada })).status).toBe(303);
  });

  test("asks to confirm a changed price first", async () => {
    const shopper = await withDiary();
    setPrice(diary.id, 2500);
    const { status, page } = await order(shopper);
    expect([status, page.includes("Please confirm the new prices first.")]).toEqual([409, true]);
    const [line] = await shopper.lines();
    await shopper.send("/en/shoppingcarts/prices", { [`Price[${line}]`]: "25.00", ReturnUrl: "/en/checkout" });
    expect((await order(shopper)).status).toBe(303);
    restorePrices();
  });

  test("asks for a pickup point if the delivery method needs one", async () => {
    const { status, page } = await order(await withDiary(), { ShippingMethodId: "3" });
    expect(status).toBe(409);
    expect(page).toContain("Please choose a pickup point or another delivery method.");
    expect(page).toMatch(/id="method-3"[^>]* checked/);
    expect(page).toContain(
      "/en/shippings/pickuppoint/search?shippingMethodId=3&amp;carrierGatewayId=7&amp;countryId=1&amp;city=Oostende&amp;postCode=8400&amp;address=Visserskaai+12",
    );
  });

  test("drops a coupon that is no longer valid", async () => {
    const shopper = await withDiary();
    await shopper.put(diary.id, 1);
    await shopper.call("POST", couponPath, { CouponCode: "WELKOM5" });
    const fields = { ...(await shownFields(shopper)), ...ada };
    const [line] = await shopper.lines();
    await shopper.send("/en/shoppingcarts/update", { [`Quantity[${line}]`]: "1", action: "update" });
    const refused = await shopper.send("/en/checkout", fields);
    expect([
      refused.status,
      (await refused.text()).includes(
        "The coupon WELKOM5 is no longer valid: This coupon is valid for a subtotal of €30.00 or more.",
      ),
    ]).toEqual([409, true]);
    expect((await order(shopper)).status).toBe(303);
  });
});

describe("CHK-04 a warehouse", () => {
  test("fills in its address and hides form and checkbox; another method shows the checkbox again", async () => {
    const shopper = await withDiary();
    const choose = async (ShippingMethodId: string) =>
      shopper.send("/en/checkout", { ...(await shownFields(shopper)), ...ada, ShippingMethodId, action: "refresh" });
    expect((await choose("12")).headers.get("Location")).toBe("/en/checkout");
    const page = await shopper.page("/en/checkout");
    expect(fieldsOf(page)).toMatchObject({
      Company: "Lagune Luxembourg",
      City: "Strassen",
      CountryId: "3",
      SameAddressForShipping: "false",
      Email: "ada@example.org",
    });
    expect(page).toMatch(/data-same-address\s+hidden/);
    expect(page).toMatch(/data-shipping-address\s+hidden/);
    expect(page).toContain("Delivery, Luxembourg");
    expect(JSON.parse(/data-atoll-settings>([^<]*)</.exec(page)![1]!)).toMatchObject({
      islands: {
        fixedAddresses: { "11": { City: "Oostende", CountryId: "1" }, "12": { City: "Strassen", CountryId: "3" } },
      },
    });
    await choose("1");
    const after = await shopper.page("/en/checkout");
    expect(after).not.toMatch(/data-same-address\s+hidden/);
    expect(fieldsOf(after)).toMatchObject({ Company: "", City: "", SameAddressForShipping: "true" });
  });

  test("is the pickup address of a company's order", async () => {
    const shopper = await withDiary();
    const company = { AccountType: "Company", BillingCompany: "Atelier", ShippingMethodId: "11" };
    await order(shopper, company);
    const { to } = await order(shopper, company);
    expect(await shopper.page(to!.replace("card", "done"))).toContain("Vismijnlaan 18");
  });
});

describe("CHK-01 the checkout form", () => {
  test("keeps its input after an update; an unavailable method is replaced", async () => {
    const shopper = await withDiary();
    await shopper.call("POST", shippingMethodPath, { ShippingMethodId: "5" });
    const refresh = {
      ...(await shownFields(shopper)),
      ...ada,
      Remarks: "Ring twice",
      BillingCountryId: "5",
      BillingPostalCode: "50667",
      ShippingMethodId: "5",
      action: "refresh",
    };
    await shopper.send("/en/checkout", refresh);
    const page = await shopper.page("/en/checkout");
    expect(page).toContain("This delivery method is not available for Germany.");
    expect(page).toContain("Ring twice");
    expect(fieldsOf(page)).toMatchObject({ BillingCountryId: "5", ShippingMethodId: "1", BillingPostalCode: "50667" });
    expect(sum(page)).toBe("€31.80");
    // A script saves the country by an API call.
    await shopper.call("POST", countryPath, { ShippingCountryId: "2", BillingCountryId: "5" });
    expect(await shownFields(shopper)).toMatchObject({
      CountryId: "2",
      BillingCountryId: "5",
      BillingCity: "Oostende",
    });
  });
});

test("ORD-01 a new order is the first in the customer's list and can be ordered again", async () => {
  const shopper = await withDiary(true);
  expect((await order(shopper)).status).toBe(303);
  const [, number] = /id="order-(\d+)"/.exec(await shopper.page("/en/sales/orders"))!;
  expect(Number(number)).toBeGreaterThan(10_430);
  const again = await shopper.send("/en/sales/orders/addtocart", { OrderId: number! });
  expect([again.status, again.headers.get("Location")]).toEqual([303, "/en/shoppingcarts"]);
  expect(await shopper.page("/en/shoppingcarts")).toContain("1 product was added to your cart.");
});
