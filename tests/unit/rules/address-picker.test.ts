import { expect, test } from "vitest";
import { type Answer, copyOf, outcomeOf } from "../../../islands/checkout/address-picker/rules.ts";

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

test("ADR-03 a billing address goes into the fields that begin with Billing, with its VAT number and account type", () => {
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

test("ADR-03 a delivery address goes into the fields without that, and says nothing of who pays", () => {
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

test("ADR-03 attributes that an address does not have are named, an empty one counts", () => {
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
  ["a redirect to where it was to lead", back, "/en/checkout", "saved"],
  ["a redirect to where it was to lead, whose own form is alike", { ...back, hasForm: true }, "/en/checkout", "saved"],
  ["a redirect to the page behind the dialog, where nothing is said", { ...back, hasForm: true }, "", "saved"],
  ["a redirect elsewhere, where nothing is said", elsewhere, "", "saved"],
  ["a redirect elsewhere, with the form", { ...elsewhere, hasForm: true }, "", "form"],
  ["a redirect elsewhere than it was to lead", elsewhere, "/en/account", "failed"],
  ["an answer that names the address", { savedId: "7" }, "", "saved"],
  ["an answer that only says that it is saved", { savedId: "", hasForm: true }, "", "saved"],
  ["a refusal with the form", { status: 422, hasForm: true }, "/en/checkout", "form"],
  ["an older server's refusal", { hasForm: true }, "/en/checkout", "form"],
  ["a refusal without it", { status: 422 }, "", "failed"],
  ["a refusal that names an address", { status: 409, savedId: "7" }, "", "failed"],
  ["a page without a form", {}, "", "failed"],
  ["a failure", { status: 500 }, "", "failed"],
  ["a failure with a form like it", { status: 500, hasForm: true }, "", "failed"],
  ["a failure behind a redirect", { ...back, status: 500 }, "/en/checkout", "failed"],
  ["nothing there", { status: 404 }, "", "failed"],
])("ADR-01 ADR-04 %s", (_, answer, returnPath, outcome) =>
  expect(outcomeOf({ ...plain, ...answer }, returnPath, "/en/checkout")).toBe(outcome),
);
