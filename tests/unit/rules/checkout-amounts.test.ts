// What a cart of the stand-in costs: goods, cutting, coupon, delivery and tax.
import { describe, expect, test } from "vitest";
import { products, variantById } from "../../../fixtures-html/cms/catalogue/index.ts";
import { add, type Cart } from "../../../fixtures-html/cms/cart/cart.ts";
import { thousandths } from "../../../fixtures-html/cms/cart/quantity.ts";
import { amountsOf, worthOf } from "../../../fixtures-html/cms/checkout/amounts.ts";
import { type Choices, noChoices } from "../../../fixtures-html/cms/checkout/choices.ts";

const day = "2026-11-22";

/** So many of the first product at that price, so that sums can be reckoned in the head. */
function cartOf(...wanted: [variantId: string, quantity: number][]): Cart {
  return wanted.reduce<Cart>(
    (cart, [id, quantity]) => add(cart, { ...variantById(id)!, quantity: thousandths(quantity), origin: "", key: "" }),
    [],
  );
}

const rope = products.find(({ slug }) => slug === "manila-rope-three-strand-10-mm")!.variants[0].id;
const socks = variantById("v4441")!.variant;

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

  test("is free for enough goods, but for what the evening costs; nothing is delivered of an empty cart", () => {
    const enough = Math.ceil(6000 / socks.price);
    expect([price({}, enough - 1), price({}, enough), price({ methodId: "2" }, enough)]).toEqual([490, 0, 200]);
    expect(amounts([])).toMatchObject({ delivery: 0, total: 0 });
  });

  test("a discount can bring the goods below what travels free", () => {
    const enough = Math.ceil(6000 / socks.price);
    expect(price({ coupon: "ZOMER10" }, enough)).toBe(enough * socks.price * 0.9 >= 6000 ? 0 : 490);
  });
});

describe("CPN-01 a coupon", () => {
  const cart = cartOf(["v4441", 3]);
  const goods = 3 * socks.price;

  test("takes its part off the goods, not off their cutting", () => {
    const cut = amounts(cartOf([rope, 2.3]), { coupon: "ZOMER10" });
    expect(cut).toMatchObject({ goods: 506, cutting: 150, discount: 51, worth: 605, total: 605 + 490 });
  });

  test("takes an amount off, where there are goods enough", () => {
    expect(amounts(cart, { coupon: "WELKOM5" })).toMatchObject({ discount: 500, worth: goods - 500 });
    expect(amounts(cartOf([rope, 1]), { coupon: "WELKOM5" })).toMatchObject({ discount: 0, coupon: null });
  });

  test("pays for the delivery", () =>
    expect(amounts(cart, { coupon: "GRATIS", methodId: "2" })).toMatchObject({
      discount: 0,
      delivery: 0,
      total: goods,
    }));

  test("counts no more on the day after its last, and for customers only when they have signed in", () => {
    expect(amounts(cart, { coupon: "LENTE20" }).coupon).toBeNull();
    expect(amountsOf({ cart, choices: { ...noChoices, coupon: "LENTE20" }, user: "" }, "2025-06-20").discount).toBe(
      Math.round(goods / 5),
    );
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
  ])("of %s is %i per cent of the same sum", (salesCountry, percent) => {
    const { total, withoutTax, tax, taxPercent } = amounts(cart, { salesCountry });
    expect(taxPercent).toBe(percent);
    expect(total).toBe(2 * socks.price + 490);
    expect(withoutTax + tax).toBe(total);
    expect(Math.abs(withoutTax * (100 + percent) - total * 100)).toBeLessThan(100 + percent);
  });

  test("is taken off for a company of another country whose number is right, and for nobody else", () => {
    const vat = { number: "LU26375245", countryId: "3", isValid: true };
    const before = amounts(cart);
    expect(amounts(cart, { vat })).toMatchObject({ tax: 0, taxOff: before.tax, total: before.withoutTax });
    for (const other of [
      { ...vat, isValid: null },
      { ...vat, isValid: false },
      { number: "BE0403170701", countryId: "1", isValid: true },
    ])
      expect(amounts(cart, { vat: other })).toEqual(before);
  });

  test("is part of what the goods are worth without their delivery", () => {
    const worth = worthOf({ cart, choices: noChoices, user: "" }, day);
    expect(worth).toMatchObject({ total: 2 * socks.price, withoutTax: Math.round((2 * socks.price * 100) / 121) });
  });
});
