import { expect, test } from "vitest";
import { bodyOf, namesOf } from "../../../islands/cart/saved-choice/rules.ts";

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

test.each([
  ["shipping-method", { ShippingMethodId: "3", Street1: "x" }, { ShippingMethodId: "3" }],
  ["shipping-country", { CountryCode: "NL" }, { CountryCode: "NL" }],
  ["city", { CityId: "8400" }, { CityId: "8400" }],
  ["sales-country", { currentCountry: "FR" }, { currentCountry: "FR" }],
  ["country", { CountryId: "2", BillingCountryId: "1" }, { ShippingCountryId: "2", BillingCountryId: "1" }],
  [
    "country",
    { ShippingCountryId: "2", CountryId: "4", BillingCountryId: "1" },
    { ShippingCountryId: "2", BillingCountryId: "1" },
  ],
] as const)("CRT-03 TAX-01 saving %s from %o posts %o", (saves, fields, body) =>
  expect(JSON.parse(bodyOf(saves, form(fields))!)).toEqual(body),
);

test("CRT-03 CHK-01 one country field serves billing and delivery", () => {
  expect(JSON.parse(bodyOf("country", form({ BillingCountryId: "1" }))!)).toEqual({
    ShippingCountryId: "1",
    BillingCountryId: "1",
  });
  expect(JSON.parse(bodyOf("country", form({ CountryId: "2" }))!)).toEqual({
    ShippingCountryId: "2",
    BillingCountryId: "2",
  });
  expect(
    JSON.parse(bodyOf("country", form({ CountryId: "2", BillingCountryId: "1", SameAddressForShipping: "true" }))!),
  ).toEqual({ ShippingCountryId: "1", BillingCountryId: "1" });
});

test("CRT-03 nothing is posted without a choice", () => {
  for (const saves of ["shipping-method", "country", "city"] as const)
    expect(bodyOf(saves, form({ Other: "1" }))).toBeNull();
});

test("CRT-03 a country choice reads three fields", () =>
  expect(namesOf("country")).toEqual(["ShippingCountryId", "CountryId", "BillingCountryId"]));
