import { afterEach, expect, test } from "vitest";
import { readStart } from "../../../../islands/pickup/pickup-points/start.ts";
import { body } from "../../../unit/stand-ins/islands.ts";

afterEach(() => document.body.replaceChildren());

const link = `<a href="/en/shippings/pickuppoint/search?shippingMethodId=3&carrierGatewayId=7&countryId=1&city=Sint-Niklaas&postCode=9100&address=Markt%201">Choose</a>`;
const start = (fields: string) => {
  const form = body(`<form>${fields}${link}</form>`) as HTMLFormElement;
  return readStart(form.querySelector("a")!, form);
};
const billing = `<input name="BillingFirstName" value=" An "><input name="BillingLastName" value="Peeters"><input
  name="BillingStreet1" value="Kouter 3"><input name="BillingPostalCode" value="9000"><input name="BillingCity"
    value="Gent">
  <select name="BillingCountryId"><option value="1">Belgium</option><option value="3"
    selected>Luxembourg</option></select>`;
const shipping = `<input name="Street1" value="Quai 5"><input name="PostalCode" value="4000"><input name="City"
  value="Liège"><input name="CountryId" value="1">`;
const sameAddressBox = (checked: string) =>
  `<input type="checkbox" name="SameAddressForShipping" value="true" ${checked}><input type="hidden"
    name="SameAddressForShipping" value="false">`;

test("PUP-01 without a form the search starts with the values of the link", () => {
  body(link);
  expect(readStart(document.querySelector("a")!, null)).toEqual({
    postalCode: "9100",
    city: "Sint-Niklaas",
    address: "Markt 1",
    countryId: "1",
    countryCode: "",
    firstName: "",
    lastName: "",
  });
});

test("PUP-01 PUP-05 the form's address takes precedence over the link's", () => {
  expect(start(billing + sameAddressBox("checked") + shipping)).toEqual({
    postalCode: "9000",
    city: "Gent",
    address: "Kouter 3",
    countryId: "3",
    countryCode: "",
    firstName: "An",
    lastName: "Peeters",
  });
  expect(start(billing + sameAddressBox("") + shipping)).toEqual({
    postalCode: "4000",
    city: "Liège",
    address: "Quai 5",
    countryId: "1",
    countryCode: "",
    firstName: "An",
    lastName: "Peeters",
  });
  expect(start(billing)).toMatchObject({ postalCode: "9000", city: "Gent" });
});

test("PUP-01 an empty form uses the link's place; partial addresses are not completed", () => {
  expect(start(sameAddressBox("") + shipping.replace("4000", "").replace("Liège", ""))).toMatchObject({
    postalCode: "9100",
    city: "Sint-Niklaas",
    address: "Markt 1",
    countryId: "1",
  });
  expect(start(sameAddressBox("") + shipping.replace("4000", ""))).toMatchObject({ postalCode: "", city: "Liège" });
});

test("PUP-01 PUP-05 a chosen saved address is used, else the form's fields", () => {
  const savedAddress = (type: string, checked: string, data: string) =>
    `<input type="radio" name="Existing${type}AddressId" value="5" ${checked} ${data}>`;
  const selectedAddresses =
    savedAddress(
      "Billing",
      "checked",
      `data-first-name="Bo" data-last-name="Claes" data-postal-code="2000" data-city="Antwerpen"`,
    ) +
    savedAddress(
      "Shipping",
      "checked",
      `data-postal-code="3000" data-city="Leuven" data-street1="Vaart 1" data-country-id="1"`,
    );
  expect(start(billing + sameAddressBox("") + shipping + selectedAddresses)).toEqual({
    postalCode: "3000",
    city: "Leuven",
    address: "Vaart 1",
    countryId: "1",
    countryCode: "",
    firstName: "Bo",
    lastName: "Claes",
  });
  expect(start(billing + sameAddressBox("checked") + shipping + selectedAddresses)).toMatchObject({
    postalCode: "2000",
    city: "Antwerpen",
    address: "",
  });
  expect(start(billing + sameAddressBox("") + shipping + savedAddress("Shipping", "checked", ""))).toMatchObject({
    postalCode: "4000",
    city: "Liège",
    firstName: "An",
  });
});

test("PUP-06 the search uses the country in the form or of the saved address", () => {
  const codeOf = (billing: string, shipping: string, more: string): string => {
    const options = `<option value="1" data-country-code="BE">Belgium</option><option value="3"
      data-country-code="LU">Luxembourg</option><option value="5">Germany</option>`;
    const form = body(
      `<form><select name="BillingCountryId">${options}</select><select
        name="CountryId">${options}</select>${more}${link}</form>`,
    ) as HTMLFormElement;
    [...form.querySelectorAll("select")].forEach((select, index) => (select.value = [billing, shipping][index]!));
    return readStart(form.querySelector("a")!, form).countryCode;
  };
  const savedAddress = `<input type="radio" name="ExistingShippingAddressId" value="5" checked data-postal-code="3000"
    data-city="Leuven" data-country-id="1">`;
  expect(codeOf("3", "1", sameAddressBox("checked"))).toBe("LU");
  expect(codeOf("3", "1", sameAddressBox(""))).toBe("BE");
  expect(codeOf("3", "3", sameAddressBox("") + savedAddress)).toBe("BE");
  expect(codeOf("1", "5", sameAddressBox(""))).toBe("");
});
