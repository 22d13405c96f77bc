import { expect, test } from "vitest";
import { type Answer, copyOf, outcomeOf } from "../../../../islands/checkout/address-picker/rules.ts";

const address = {
  company: "Moulin bv",
  firstName: "Ada",
  lastName: "Smit",
  street1: "Kaai",
  street2: "",
  houseNumber: "3",
  boxNumber: "b",
  postalCode: "8400",
  city: "Ostend",
  countryId: "1",
  vat: "BE0123456749",
  accountType: "Company",
};

test("ADR-03 a billing address fills the Billing fields, VAT number and account type", () => {
  const { values, accountType, missing } = copyOf("Billing", address);
  expect(Object.fromEntries(values.map(({ field, value }) => [field, value]))).toEqual({
    BillingCompany: "Moulin bv",
    BillingFirstName: "Ada",
    BillingLastName: "Smit",
    BillingStreet1: "Kaai",
    BillingStreet2: "",
    BillingHouseNumber: "3",
    BillingBoxNumber: "b",
    BillingPostalCode: "8400",
    BillingCity: "Ostend",
    BillingCountryId: "1",
    BillingVAT: "BE0123456749",
  });
  expect(accountType).toBe("Company");
  expect(missing).toEqual([]);
});

test("ADR-03 a delivery address fills the unprefixed fields, without VAT number and account type", () => {
  const { values, accountType, missing } = copyOf("Shipping", address);
  expect(values.map(({ field }) => field)).toEqual([
    "Company",
    "FirstName",
    "LastName",
    "Street1",
    "Street2",
    "HouseNumber",
    "BoxNumber",
    "PostalCode",
    "City",
    "CountryId",
  ]);
  expect(accountType).toBeUndefined();
  expect(missing).toEqual([]);
});

test("ADR-03 names the missing attributes; an empty attribute counts as present", () => {
  const { houseNumber: _, accountType: __, vat: ___, ...rest } = address;
  expect(copyOf("Billing", rest).missing).toEqual(["data-house-number", "data-vat", "data-account-type"]);
  expect(copyOf("Billing", rest).values.map(({ field }) => field)).not.toContain("BillingHouseNumber");
  expect(copyOf("Shipping", rest).missing).toEqual(["data-house-number"]);
});

const plain: Answer = {
  status: 200,
  url: "https://shop.example/en/account/addresses/add",
  redirected: false,
  savedId: null,
  hasForm: false,
};
const back = { redirected: true, url: "https://shop.example/en/Checkout/?a=1" };
const elsewhere = { redirected: true, url: "https://shop.example/en/error" };

test.each<[string, Partial<Answer>, string, string]>([
  ["a redirect to the return path: saved", back, "/en/checkout", "saved"],
  ["a redirect to the return path with a similar form: saved", { ...back, hasForm: true }, "/en/checkout", "saved"],
  ["a redirect to the page under the dialog, without a return path: saved", { ...back, hasForm: true }, "", "saved"],
  ["a redirect to another page, without a return path: saved", elsewhere, "", "saved"],
  ["a redirect to another page with the form: form", { ...elsewhere, hasForm: true }, "", "form"],
  ["a redirect to another page than the return path: failed", elsewhere, "/en/account", "failed"],
  ["a response with the address id: saved", { savedId: "7" }, "", "saved"],
  ["a response with an empty id and the form: saved", { savedId: "", hasForm: true }, "", "saved"],
  ["a 422 response with the form: form", { status: 422, hasForm: true }, "/en/checkout", "form"],
  ["a 200 response of an older server with the form: form", { hasForm: true }, "/en/checkout", "form"],
  ["a 422 response without the form: failed", { status: 422 }, "", "failed"],
  ["a 409 response with an address id: failed", { status: 409, savedId: "7" }, "", "failed"],
  ["a 200 response without the form: failed", {}, "", "failed"],
  ["a 500 response: failed", { status: 500 }, "", "failed"],
  ["a 500 response with a similar form: failed", { status: 500, hasForm: true }, "", "failed"],
  ["a 500 response after a redirect: failed", { ...back, status: 500 }, "/en/checkout", "failed"],
  ["a 404 response: failed", { status: 404 }, "", "failed"],
])("ADR-01 ADR-04 %s", (_, answer, returnPath, outcome) =>
  expect(outcomeOf({ ...plain, ...answer }, returnPath, "/en/checkout")).toBe(outcome),
);
