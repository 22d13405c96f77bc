import { expect, test } from "vitest";
import { fixedAddressOf, splitStreet, viewOf } from "../../../../islands/checkout/checkout/rules.ts";

test("CHK-04 a shipping method has the fixed address under its id in the settings", () => {
  const addresses = { 11: { Street1: "Quay 1", CountryId: "1" }, 12: { Street1: "Rue 2" } };
  expect(fixedAddressOf(addresses, "11")).toEqual({ Street1: "Quay 1", CountryId: "1" });
  expect(fixedAddressOf(addresses, "12")).toEqual({ Street1: "Rue 2" });
  for (const other of ["1", "", null]) expect(fixedAddressOf(addresses, other)).toBeUndefined();
});

test("CHK-04 invalid settings give no address; values that are not text are left out", () => {
  expect(fixedAddressOf({ 11: "Quay 1" }, "11")).toBeUndefined();
  expect(fixedAddressOf(undefined, "11")).toBeUndefined();
  expect(fixedAddressOf({ 11: null }, "11")).toBeUndefined();
  expect(fixedAddressOf({ 11: { Street1: 5, City: "Ghent" } }, "11")).toEqual({ City: "Ghent" });
});

test.each([
  [false, false, { offersSame: true, asksForAddress: true }],
  [false, true, { offersSame: true, asksForAddress: false }],
  [true, false, { offersSame: false, asksForAddress: false }],
  [true, true, { offersSame: false, asksForAddress: false }],
])("CHK-01 CHK-04 fixed address %s, same address %s: %o", (isFixed, isSame, view) =>
  expect(viewOf(isFixed, isSame)).toEqual(view),
);

test.each([
  ["Visserskaai 12", ["Visserskaai", "12", ""]],
  ["Rue de Fer 10b", ["Rue de Fer", "10b", ""]],
  ["Kouter 31 bus 2", ["Kouter", "31", "2"]],
  ["Avenue Louise 149, boîte 24", ["Avenue Louise", "149", "24"]],
  ["Korenlei 8/3", ["Korenlei", "8", "3"]],
  ["12 bis, rue de la Paix", ["rue de la Paix", "12 bis", ""]],
  ["221B Baker Street", ["Baker Street", "221B", ""]],
])("a filled-in street line %s is split", (line, parts) =>
  expect(Object.values(splitStreet(line) ?? {})).toEqual(parts),
);

test.each(["", "Visserskaai", "12", "Kaai 12345", "Postbus"])("the street line %j has no house number", (line) =>
  expect(splitStreet(line)).toBeNull(),
);
