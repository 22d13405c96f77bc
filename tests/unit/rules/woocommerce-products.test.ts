// Variations of WooCommerce, found over the Store API.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findVariant } from "../../../shared/api/product-variants.ts";
import { failureOf, openWooPage } from "../stand-ins/woo-page.ts";

let page: ReturnType<typeof openWooPage>;
const open = (...options: Parameters<typeof openWooPage>): void => void (page = openWooPage(...options));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation((text) => {
    throw new Error(text as string);
  });
});
afterEach(() => {
  page.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const find = (id: string, fields: Record<string, string>, signal = new AbortController().signal) =>
  findVariant(id, new URLSearchParams({ ...fields, quantity: "1" }), signal);

const coat = (size = "", lining = "") =>
  find("40", { ...(size && { attribute_pa_size: size }), ...(lining && { "attribute_lining-hood": lining }) });

const choicesOf = ({ attributes }: Awaited<ReturnType<typeof coat>>) =>
  attributes.map(({ value, values }) => [
    value,
    ...values.map(({ name, isUnavailable }) => (isUnavailable ? `(${name})` : name)),
  ]);

describe("a variation", () => {
  beforeEach(() => open());

  test("VAR-01 has the price and the stock of its values, and what it cost before", async () => {
    expect(await coat("small", "Wool")).toMatchObject({
      productId: "40",
      variantId: "41",
      sku: "coat",
      price: { amount: 8000, scale: 2, currency: "EUR" },
      oldPrice: { amount: 10000, scale: 2, currency: "EUR" },
      stockState: "InStock",
      stockText: "",
      fields: {
        PriceText: "Original price was: €100.00. Current price is: €80.00.",
        UnitPriceTaxIncl: 80,
        OldUnitPriceTaxIncl: 100,
      },
    });
  });

  test("VAR-01 without stock is found, with the words of the shop", async () => {
    const variant = await coat("small", "None & plain");
    expect(variant).toMatchObject({ variantId: "42", stockState: "OutOfStock", stockText: "Out of stock" });
    expect(variant).not.toHaveProperty("oldPrice");
  });

  test("VAR-01 fits all values of an attribute that customers choose freely", async () => {
    expect(await coat("large", "None & plain")).toMatchObject({
      variantId: "43",
      stockState: "LowStock",
      stockText: "2 in stock",
    });
  });

  test("VAR-01 the first one counts where several fit, as in the shop", async () => {
    expect(await coat("large", "Wool")).toMatchObject({ variantId: "43" });
  });

  test("VAR-03 values without a variation are left out or unavailable, and names are plain text", async () => {
    expect(choicesOf(await coat("small", "Wool"))).toEqual([
      ["small", "Small", "Large"],
      ["Wool", "Wool", "None & plain"],
    ]);
  });

  test("VAR-01 a missing choice leads to the product without an id, in its range of prices", async () => {
    const variant = await coat("large");
    expect(variant).toMatchObject({ variantId: "0", fields: { PriceText: "Price range: €80.00 through €99.00" } });
    expect(choicesOf(variant)).toEqual([
      ["large", "Small", "Large"],
      ["", "Wool", "None & plain"],
    ]);
  });

  test("VAR-03 values that no variation has together lead to the nearest one", async () => {
    const nearest = await coat("medium", "None & plain");
    expect(nearest).toMatchObject({ variantId: "42" });
    expect(choicesOf(nearest).map(([value]) => value)).toEqual(["small", "None & plain"]);
  });

  test("VAR-01 the last of 60 variations is found with two requests", async () => {
    expect(await find("100", { attribute_nr: "No. 60" })).toMatchObject({
      variantId: "160",
      price: { amount: 7000 },
    });
    expect(page.sent()).toEqual(["GET /products/100", "GET /products/160"]);
  });

  test("a product and a variation are read once for each page", async () => {
    await Promise.all([coat("small", "Wool"), coat("small", "Wool"), coat("large")]);
    await coat("small", "Wool");
    expect(page.sent()).toEqual(["GET /products/40", "GET /products/41"]);
    page.leave();
    await coat("large");
    expect(page.sent()).toHaveLength(3);
  });

  test("an aborted lookup fails as aborted; the next one does not ask again", async () => {
    const leaving = new AbortController();
    const lookup = find("40", {}, leaving.signal);
    leaving.abort();
    expect(await failureOf(lookup)).toMatchObject({ name: "AbortError" });
    await coat();
    expect(page.sent()).toEqual(["GET /products/40"]);
  });

  test("a failed request is sent again by the next lookup", async () => {
    page.answer.mockRejectedValueOnce(new TypeError("offline"));
    expect(await failureOf(coat())).toMatchObject({ name: "TypeError" });
    expect(await coat()).toMatchObject({ variantId: "0" });
  });
});

test.each([
  ["EUR", false, { amount: 8000, scale: 2 }, "€80.00", 80],
  ["EUR", true, { amount: 8800, scale: 2 }, "€88.00", 88],
  ["JPY", true, { amount: 8800, scale: 0 }, "¥8,800", 8800],
  ["KWD", false, { amount: 80000, scale: 3 }, "د.ك80.000", 80],
] as const)(
  "VAR-01 prices in %s, with tax: %s, are those that the shop shows",
  async (currency, taxShown, price, text, number) => {
    open({ currency, taxShown });
    const variant = await coat("small", "Wool");
    expect(variant).toMatchObject({ price: { ...price, currency }, fields: { UnitPriceTaxIncl: number } });
    expect(variant.fields["PriceText"]).toContain(text);
  },
);

describe("names of attributes", () => {
  /** A product with one variation, whose attribute has this name. */
  const openWith = (name: string): void => {
    open();
    const terms = ["A", "B"].map((slug) => ({ id: 0, name: slug, slug }));
    const prices = { price: "100", regular_price: "100", currency_code: "EUR", currency_minor_unit: 2 };
    page.answer.mockImplementation(async (path) =>
      Response.json({
        id: Number(path.split("/").at(-1)),
        prices,
        attributes: [
          { name: "Material", taxonomy: null, has_variations: false, terms },
          { name, taxonomy: null, has_variations: true, terms },
          { name: "Cut", taxonomy: null, has_variations: true, terms },
        ],
        variations: [
          {
            id: 7,
            attributes: [
              { name, value: "A" },
              { name: "Cut", value: "B" },
            ],
          },
          {
            id: 8,
            attributes: [
              { name, value: "B" },
              { name: "Cut", value: "A" },
            ],
          },
        ],
      }),
    );
  };

  test.each([
    ["Logo", "logo"],
    ["Logo size", "logo-size"],
    ["Größe in cm", "grose-in-cm"],
    ["Ärmel &amp; Bund", "armel-bund"],
    ["尺寸", "%e5%b0%ba%e5%af%b8"],
  ])("VAR-01 %s is the field attribute_%s", async (name, slug) => {
    openWith(name);
    expect(await find("1", { attribute_cut: "A", [`attribute_${slug}`]: "B" })).toMatchObject({ variantId: "8" });
  });

  test("VAR-01 a field with another spelling is known by its value", async () => {
    openWith("Größe");
    expect(await find("1", { attribute_groesse: "A", attribute_cut: "B" })).toMatchObject({ variantId: "7" });
  });
});
