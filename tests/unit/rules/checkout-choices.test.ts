// How one choice for the cart changes another, and which choices are refused.
import { expect, test } from "vitest";
import {
  billingCountry,
  type Choices,
  noChoices,
  withBillingCountry,
  withCountry,
  withMethod,
  withPostalCode,
} from "../../../fixtures-html/cms/checkout/choices.ts";
import { countryByCode, countryById } from "../../../fixtures-html/cms/checkout/countries.ts";
import type { SavedPickupPoint } from "../../../shared/api/wire/pickup-points.ts";

const pickup = { PickupPointName: "Kiosk" } as SavedPickupPoint;
const saved: Choices = { ...noChoices, methodId: "3", pickup, postalCode: "8400" };

test("CRT-03 another shipping method clears the pickup point; the same method does not", () => {
  expect(withMethod(saved, "5")).toMatchObject({ methodId: "5", pickup: null });
  expect(withMethod(saved, "3")).toBe(saved);
});

test.each([
  ["1", "2", null],
  ["2", "2", "reach"],
  ["2", "3", null],
  ["5", "3", "reach"],
  ["5", "12", null],
  ["1", "99", "method"],
])("CRT-03 in country %s shipping method %s has the error %s", (countryId, id, refused) => {
  const choices = withMethod({ ...noChoices, countryId }, id);
  expect(typeof choices === "string" ? choices : null).toBe(refused);
});

test("CRT-03 another country clears pickup point, postal code and an unavailable shipping method", () => {
  expect(withCountry(saved, countryByCode("FR"))).toMatchObject({
    countryId: "4",
    methodId: "3",
    pickup: null,
    postalCode: "",
  });
  expect(withCountry(saved, countryByCode("DE"))).toMatchObject({ countryId: "5", methodId: "1", pickup: null });
  expect(withCountry(saved, countryByCode("BE"))).toBe(saved);
  expect(withCountry(saved, countryByCode("XX"))).toBe("country");
});

test("CHK-01 the billing country defaults to the delivery country; changing it clears the VAT number", () => {
  expect(billingCountry({ ...noChoices, countryId: "4" }).code).toBe("FR");
  const withVat: Choices = { ...noChoices, vat: { countryId: "3", number: "LU26375245", isValid: true } };
  expect(withBillingCountry(withVat, countryById("3"))).toMatchObject({ billingCountryId: "3", vat: withVat.vat });
  expect(withBillingCountry(withVat, countryById("4"))).toMatchObject({ billingCountryId: "4", vat: null });
});

test.each([
  ["1", " 8400 ", "8400"],
  ["1", "840", "postalCode"],
  ["2", "1012 ab", "1012 ab"],
  ["2", "1012", "1012"],
  ["4", "1012", "postalCode"],
  ["5", "", ""],
])("CRT-07 in country %s the postal code %j gives %j", (countryId, typed, expected) => {
  const choices = withPostalCode({ ...noChoices, countryId }, typed);
  expect(typeof choices === "string" ? choices : choices.postalCode).toBe(expected);
});
