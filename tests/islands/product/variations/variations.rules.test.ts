import { assert, property, string } from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { askedQuantity, isOther, questionOf, swatchOf } from "../../../../islands/product/variations/rules.ts";
import {
  addressOf,
  evaluateCondition,
  notMade,
  withVariant,
} from "../../../../islands/product/variations/show-rules.ts";
import { readVariant } from "../../../../shared/api/product-variants.ts";

const variant = {
  ProductId: "p",
  ProductVariantId: "v",
  SKU: "S",
  CurrencyCode: "EUR",
  UnitPriceTaxIncl: 5,
  ProductVariantAttributesViewModel: [],
};

describe("VAR-05 QTY-07 the quantity of a lookup", () => {
  test.each([
    ["1", 1],
    ["12", 12],
    ["2.0", 2],
    [" 3 ", 3],
  ])("%j is valid", (text, quantity) => expect(askedQuantity(text, false)).toBe(quantity));
  test.each(["", "0", "-1", "1.5", "1,5", "1e9", "1 000", "two", "NaN", "Infinity"])("%j is not valid", (text) =>
    expect(askedQuantity(text, false)).toBeNull(),
  );
  test("can be fractional for weights and lengths", () => {
    expect(askedQuantity("0,25", true)).toBe(0.25);
    expect(askedQuantity("1.5", true)).toBe(1.5);
    expect(askedQuantity("-1.5", true)).toBeNull();
  });
  test("is a whole number or null for any text", () =>
    assert(property(string(), (text) => Number.isInteger(askedQuantity(text, false) ?? 1))));
});

test("VAR-01 the lookup sends non-empty inputs and the quantity, but no files", () => {
  const data = new FormData();
  for (const [name, value] of [
    ["attribute-colour", "navy"],
    ["attribute-size", ""],
    ["Quantity", "02"],
    ["a b", "c&d"],
  ] as const)
    data.append(name, value);
  data.append("photo", new Blob(["x"]));
  expect(String(questionOf(data, 2))).toBe("attribute-colour=navy&Quantity=02&a+b=c%26d&quantity=2");
});

describe("VAR-02 a swatch has one to three colours", () => {
  test.each<[string[], string]>([
    [["#263a57"], "linear-gradient(135deg, #263a57 0% 100%)"],
    [["#263a57", "f1ece2"], "linear-gradient(135deg, #263a57 0% 50%, #f1ece2 50% 100%)"],
    [
      ["red", " #fff ", "rgb(1, 2, 3)"],
      "linear-gradient(135deg, red 0% 33.3%, #fff 33.3% 66.7%, rgb(1, 2, 3) 66.7% 100%)",
    ],
    [["", "url(x) no-repeat; x"], ""],
    [['"quoted"'], ""],
    [[], ""],
  ])("%j", (codes, css) => expect(swatchOf(codes)).toBe(css));
  test("empty colour codes from the server are ignored", () => {
    const navy = { ProductAttributeValueId: "navy", ColorCode1: "#111", ColorCode2: "", ColorCode3: "#333" };
    const square = { VariationDisplayTypeValue: "Square", Value: "navy", ProductAttributeValuesViewModel: [navy] };
    const { attributes } = readVariant({ ...variant, ProductVariantAttributesViewModel: [square] }, "EUR");
    expect(attributes[0]).toMatchObject({ isSwatch: true, values: [{ colors: ["#111", "#333"] }] });
  });
});

describe("VAR-01 the response to a lookup", () => {
  test.each([
    [null],
    [undefined],
    [[]],
    ["x"],
    [{}],
    [{ ...variant, ProductVariantId: "" }],
    [{ ...variant, ProductVariantId: 5 }],
    [{ ...variant, UnitPriceTaxIncl: "5" }],
  ])("%j is rejected, because it needs a variant and its price", (answer) =>
    expect(() => readVariant(answer, "EUR")).toThrow(/expected a variant with ProductVariantId and UnitPriceTaxIncl/),
  );
  test("missing fields get defaults, wrong types warn, and other fields are preserved", () => {
    const warning = vi.spyOn(console, "warn").mockReturnValue();
    const named = {
      ProductVariantId: "v",
      UnitPriceTaxIncl: 1,
      ProductVariantAttributesViewModel: [
        { Value: "Colour", ProductAttributeValuesViewModel: [{ ProductAttributeValueId: "navy" }] },
      ],
    };
    expect(() => readVariant(named, "EUR")).toThrow(
      'expected Value to be the ProductAttributeValueId of the chosen value, got "Colour"',
    );
    const answer = {
      ProductVariantId: "v",
      UnitPriceTaxIncl: 0,
      Weight: "1 kg",
      SKU: 7,
      ProductVariantAttributesViewModel: [
        { Value: "a", ProductAttributeValuesViewModel: [{ ProductAttributeValueId: "a", IsUnavailable: null }] },
      ],
    };
    const read = readVariant(answer, "GBP");
    expect(read).toEqual({
      productId: "",
      variantId: "v",
      sku: "",
      price: { amount: 0, scale: 0, currency: "GBP" },
      priceTaxExcl: undefined,
      stockState: "",
      stockText: "",
      attributes: [{ isSwatch: false, value: "a", values: [{ id: "a", name: "", isUnavailable: false, colors: [] }] }],
      fields: { ...answer, ProductId: "", SKU: "", CurrencyCode: "" },
    });
    expect(Object.keys(read.fields)).toContain("StockText");
    expect(warning).toHaveBeenCalledOnce();
    expect(warning.mock.calls[0]![0]).toMatch(/the variant\.SKU expects a string, got a number/);
  });
  test("has its prices and its stock, with the answer's currency", () => {
    const answer = {
      ...variant,
      CurrencyCode: "USD",
      UnitPriceTaxIncl: 54.45,
      UnitPriceTaxExcl: 45,
      OldUnitPriceTaxIncl: 60.5,
      CurrentStockState: "LowStock",
      StockText: "2 left",
    };
    expect(readVariant(answer, "EUR")).toMatchObject({
      productId: "p",
      sku: "S",
      price: { amount: 5445, scale: 2, currency: "USD" },
      priceTaxExcl: { amount: 45, scale: 0, currency: "USD" },
      oldPrice: { amount: 605, scale: 1, currency: "USD" },
      stockState: "LowStock",
      stockText: "2 left",
    });
    expect(readVariant({ ...answer, OldUnitPriceTaxIncl: 0 }, "EUR").oldPrice).toBeUndefined();
    const optional = { UnitPriceTaxExcl: null, OldUnitPriceTaxIncl: null, CurrentStockState: null, StockText: null };
    expect(readVariant({ ...answer, ...optional }, "EUR")).toMatchObject({
      priceTaxExcl: undefined,
      oldPrice: undefined,
      stockState: "",
      stockText: "",
    });
  });
});

test("VAR-03 a variant counts as another one only if an already chosen value differs", () => {
  const of = (...values: string[]) => ({
    attributes: values.map((value) => ({ isSwatch: false, value, values: [] })),
  });
  expect(isOther(of("navy", "s"), ["navy", "s"])).toBe(false);
  expect(isOther(of("navy", "m"), ["navy", "s"])).toBe(true);
  expect(isOther(of("navy", "m"), ["navy", ""])).toBe(false);
  expect(isOther(of("navy", "m", "x"), ["navy", "m"])).toBe(false);
  expect(isOther(of("", "m"), ["navy", "m"])).toBe(false);
});

describe("VAR-03 the names of a combination that is not made", () => {
  const attribute = (value: string, ...ids: string[]) => ({
    isSwatch: false,
    value,
    values: ids.map((id) => ({ id, name: id.toUpperCase(), isUnavailable: false, colors: [] })),
  });
  const [colour, size] = [attribute("navy", "navy", "sage"), attribute("m", "s", "m")];
  test.each<[string, ReturnType<typeof attribute>[], string[], string[][] | null]>([
    ["a value that the variant lacks", [colour, size], ["navy", "s"], [["NAVY"], ["S"], ["M"]]],
    ["the order of the form", [size, colour], ["m", "sage"], [["M"], ["SAGE"], ["NAVY"]]],
    ["an empty choice is in no list", [colour, size, attribute("x", "x")], ["navy", "s", ""], [["NAVY"], ["S"], ["M"]]],
    ["nothing is as chosen", [colour, size], ["sage", "s"], null],
    ["all is as chosen", [colour, size], ["navy", "m"], null],
    ["a name is unknown", [colour, attribute("m", "m")], ["navy", "s"], null],
  ])("%s", (_title, attributes, chosen, names) => expect(notMade({ attributes }, chosen)).toEqual(names));
});

test.each([
  ["CurrentStockState=OutOfStock", true],
  ["CurrentStockState!=OutOfStock", false],
  ["CurrentStockState = InStock", false],
  ["SKU", true],
  ["Old", false],
  ["Missing", false],
  ["Missing!=x", true],
  ["Price=5", true],
  ["", false],
  ["a b", false],
])("VAR-04 the condition %j is fulfilled: %s", (condition, expected) =>
  expect(evaluateCondition(condition, { CurrentStockState: "OutOfStock", SKU: "S", Old: 0, Price: 5 })).toBe(expected),
);

test("PRO-04 STK-01 links get the new variant id, and nothing else changes", () => {
  const url = new URL("https://shop.example/w?ProductId=p&ProductVariantId=a&x=1#y");
  expect(withVariant(url, "b&c").href).toBe("https://shop.example/w?ProductId=p&ProductVariantId=b%26c&x=1#y");
  expect(withVariant(new URL("https://shop.example/w?productVariantId=a"), "b").search).toBe("?productVariantId=b");
  expect(withVariant(new URL("https://shop.example/w"), "b").search).toBe("");
});

test("VAR-04 the URL contains the variant instead of the choices and preserves the rest", () => {
  expect(
    addressOf("https://shop.example/p?utm=x&attribute-size=s&ProductVariantId=a#photos", "ProductVariantId", "b", [
      "attribute-size",
      "attribute-colour",
    ]),
  ).toBe("https://shop.example/p?utm=x&ProductVariantId=b#photos");
});
