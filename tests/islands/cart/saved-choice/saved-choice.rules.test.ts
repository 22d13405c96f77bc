import { expect, test } from "vitest";
import { choiceIn, fieldNames } from "../../../../islands/cart/saved-choice/rules.ts";

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const countriesIn = (fields: Record<string, string>): unknown => JSON.parse(choiceIn(form(fields), "country")!);

test.each([
  ["shipping-method", { ShippingMethodId: "3", Street1: "x" }, "3"],
  ["shipping-country", { CountryCode: "NL" }, "NL"],
  ["city", { CityId: "8400" }, "8400"],
  ["sales-country", { currentCountry: "FR" }, "FR"],
] as const)("CRT-03 TAX-01 saving %s from %o saves %o", (saves, fields, choice) =>
  expect(choiceIn(form(fields), saves)).toBe(choice),
);

test.each([
  [
    { CountryId: "2", BillingCountryId: "1" },
    { shippingCountryId: "2", billingCountryId: "1" },
  ],
  [
    { ShippingCountryId: "2", CountryId: "4", BillingCountryId: "1" },
    { shippingCountryId: "2", billingCountryId: "1" },
  ],
])("CRT-03 saving country from %o saves %o", (fields, countries) => expect(countriesIn(fields)).toEqual(countries));

test("CRT-03 CHK-01 one country field serves billing and delivery", () => {
  expect(countriesIn({ BillingCountryId: "1" })).toEqual({ shippingCountryId: "1", billingCountryId: "1" });
  expect(countriesIn({ CountryId: "2" })).toEqual({ shippingCountryId: "2", billingCountryId: "2" });
  expect(countriesIn({ CountryId: "2", BillingCountryId: "1", SameAddressForShipping: "true" })).toEqual({
    shippingCountryId: "1",
    billingCountryId: "1",
  });
});

test("CRT-03 nothing is posted without a choice", () => {
  for (const saves of ["shipping-method", "country", "city"] as const)
    expect(choiceIn(form({ Other: "1" }), saves)).toBeNull();
});

test("CRT-03 a country choice reads three fields", () =>
  expect(fieldNames.country).toEqual(["ShippingCountryId", "CountryId", "BillingCountryId"]));
