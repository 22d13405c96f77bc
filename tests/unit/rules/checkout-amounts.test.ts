// The amounts of the stand-in's cart: goods, cutting, coupon, delivery and tax.
import { describe, expect, test } from "vitest";
import { products, variantById } from "../../../fixtures-html/cms/catalogue/index.ts";
import { add, type Cart } from "../../../fixtures-html/cms/cart/cart.ts";
import { thousandths } from "../../../fixtures-html/cms/cart/quantity.ts";
import { amountsOf, goodsAmounts } from "../../../fixtures-html/cms/checkout/amounts.ts";
import { type Choices, noChoices } from "../../../fixtures-html/cms/checkout/choices.ts";

const day = "2026-11-22";

/** A cart with these variants and quantities. */
function cartOf(...items: [variantId: string, quantity: number][]): Cart {
  return items.reduce<Cart>(
    (cart, [id, quantity]) => add(cart, { ...variantById(id)!, quantity: thousandths(quantity), origin: "", key: "" }),
    [],
  );
}

const rope = products.find(({ slug }) => slug === "manila-rope-three-strand-10-mm")!.variants[0].id;
const diary = variantById("v4441")!.variant;

const amounts = (cart: Cart, choices: Partial<Choices> = {}, user = "") =>
  amountsOf({ cart, choices: { ...noChoices, ...choices }, user }, day);

describe("CRT-03 delivery", () => {
  const price = (choices: Partial<Choices>, pieces = 1) => amounts(cartOf(["v4441", pieces]), choices).delivery;

  test.each([
    ["1", 490],
    ["2", 690],
    ["3", 690],
    ["4", 890],
    ["5", 890],
  ])("to country %s costs %i cents", (countryId, cents) => expect(price({ countryId })).toBe(cents));

  test.each([
    ["2", 690],
    ["3", 490],
    ["4", 0],
    ["5", 490],
    ["11", 0],
    ["12", 0],
  ])("by method %s costs %i cents in Belgium", (methodId, cents) => expect(price({ methodId })).toBe(cents));

  test("is free above a minimum except for the evening surcharge, and for an empty cart", () => {
    const enough = Math.ceil(6000 / diary.price);
    expect([price({}, enough - 1), price({}, enough), price({ methodId: "2" }, enough)]).toEqual([490, 0, 200]);
    expect(amounts([])).toMatchObject({ delivery: 0, total: 0 });
  });

  test("is no longer free when a discount takes the goods below the minimum", () => {
    const carafes = amounts(cartOf(["v3011", 2]), { coupon: "ZOMER10" });
    expect(carafes).toMatchObject({ goods: 6400, discount: 640, delivery: 490 });
    expect(amounts(cartOf(["v3011", 2])).delivery).toBe(0);
  });
});

describe("CPN-01 a coupon", () => {
  const cart = cartOf(["v4441", 3]);
  const goods = 3 * diary.price;

  test("takes its percentage off the goods, not off the cutting", () => {
    const cut = amounts(cartOf([rope, 2.3]), { coupon: "ZOMER10" });
    expect(cut).toMatchObject({ goods: 506, cutting: 150, discount: 51, worth: 605, total: 605 + 490 });
  });

  test("with a fixed amount needs a minimum of goods", () => {
    expect(amounts(cart, { coupon: "WELKOM5" })).toMatchObject({ discount: 500, worth: goods - 500 });
    expect(amounts(cartOf([rope, 1]), { coupon: "WELKOM5" })).toMatchObject({ discount: 0, coupon: null });
  });

  test("can pay for the delivery", () =>
    expect(amounts(cart, { coupon: "GRATIS", methodId: "2" })).toMatchObject({
      discount: 0,
      delivery: 0,
      total: goods,
    }));

  test("is invalid after its last day; a customer's coupon needs a signed-in customer", () => {
    const discountOn = (date: string) =>
      amountsOf({ cart, choices: { ...noChoices, coupon: "LENTE20" }, user: "" }, date).discount;
    expect([discountOn("2025-06-20"), discountOn("2025-06-21")]).toEqual([Math.round(goods / 5), 0]);
    expect(amounts(cart, { coupon: "LENTE20" }).coupon).toBeNull();
    expect(amounts(cart, { coupon: "MERCI15" }).discount).toBe(0);
    expect(amounts(cart, { coupon: "MERCI15" }, "ada@example.org").discount).toBe(Math.round(goods * 0.15));
  });
});

describe("TAX-01 the tax", () => {
  const cart = cartOf(["v4441", 2]);

  test.each([
    ["BE", 21],
    ["NL", 21],
    ["LU", 17],
    ["FR", 20],
    ["DE", 19],
  ])("of %s is %i per cent, with the same total", (salesCountry, percent) => {
    const { total, withoutTax, tax, taxPercent } = amounts(cart, { salesCountry });
    expect(taxPercent).toBe(percent);
    expect(total).toBe(2 * diary.price + 490);
    expect(withoutTax + tax).toBe(total);
    expect(Math.abs(withoutTax * (100 + percent) - total * 100)).toBeLessThan(100 + percent);
  });

  test("is removed only for a valid VAT number of another country, where the bill goes", () => {
    const vat = { number: "LU26375245", countryId: "3", isValid: true };
    const before = amounts(cart);
    expect(amounts(cart, { vat, billingCountryId: "3" })).toMatchObject({
      tax: 0,
      taxOff: before.tax,
      total: before.withoutTax,
    });
    expect(amounts(cart, { vat })).toEqual(before);
    for (const other of [
      { ...vat, isValid: null },
      { ...vat, isValid: false },
      { number: "BE0403170701", countryId: "1", isValid: true },
    ])
      expect(amounts(cart, { vat: other, billingCountryId: other.countryId })).toEqual(before);
  });

  test("is also computed for the goods without delivery", () => {
    const worth = goodsAmounts({ cart, choices: noChoices, user: "" }, day);
    expect(worth).toMatchObject({ total: 2 * diary.price, withoutTax: Math.round((2 * diary.price * 100) / 121) });
  });
});
