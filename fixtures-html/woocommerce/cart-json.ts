import type { Cart, CartLine } from "./cart.ts";
import { type Currency, currencyFields, inMinor } from "./money.ts";

/** Percentage of tax on all products. */
const TAX = 0.1;

/** The totals of a cart in minor units. */
export function totalsOf(cart: Cart, currency: Currency) {
  const items = cart.lines.reduce((sum, line) => sum + inMinor(line.item.cents, currency) * line.quantity, 0);
  const discount = Math.round(items * cart.discount);
  const tax = Math.round((items - discount) * TAX);
  return { items, discount, tax, price: items - discount + tax };
}

/** The cart as the Store API answers with it; fields that no client of ours reads are left out. */
export function cartJson(cart: Cart, currency: Currency, root: string): object {
  const totals = totalsOf(cart, currency);
  return {
    items: cart.lines.map((line) => lineJson(line, currency, root)),
    coupons: cart.coupons.map((code) => ({ code, discount_type: "percent" })),
    fees: [],
    totals: {
      total_items: String(totals.items),
      total_items_tax: String(Math.round(totals.items * TAX)),
      total_fees: "0",
      total_fees_tax: "0",
      total_discount: String(totals.discount),
      total_discount_tax: String(Math.round(totals.discount * TAX)),
      total_shipping: null,
      total_shipping_tax: null,
      total_price: String(totals.price),
      total_tax: String(totals.tax),
      tax_lines: [{ name: "Tax", price: String(totals.tax), rate: "10%" }],
      ...currencyFields(currency),
    },
    needs_payment: cart.lines.length > 0,
    needs_shipping: cart.lines.length > 0,
    has_calculated_shipping: false,
    shipping_rates: [],
    items_count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items_weight: 0,
    cross_sells: [],
    errors: [],
    payment_methods: ["bacs", "cod"],
    extensions: {},
  };
}

function lineJson({ key, item, quantity }: CartLine, currency: Currency, root: string): object {
  const price = inMinor(item.cents, currency);
  return {
    key,
    id: item.id,
    type: item.variation ? "variation" : "simple",
    quantity,
    quantity_limits: { minimum: 1, maximum: item.stock ?? 9999, multiple_of: 1, editable: true },
    name: item.product.name,
    short_description: "",
    description: "",
    sku: item.product.sku,
    permalink: `${root}/product/${item.product.slug}/`,
    images: [
      {
        id: item.id,
        src: `${root}/photo.svg`,
        thumbnail: `${root}/photo.svg`,
        srcset: "",
        sizes: "",
        name: "",
        alt: "",
      },
    ],
    variation: item.variation ? [{ attribute: item.product.attribute!.name, value: item.variation.value }] : [],
    item_data: [],
    prices: {
      price: String(price),
      regular_price: String(price),
      sale_price: String(price),
      price_range: null,
      ...currencyFields(currency),
    },
    totals: {
      line_subtotal: String(price * quantity),
      line_subtotal_tax: String(Math.round(price * quantity * TAX)),
      line_total: String(price * quantity),
      line_total_tax: String(Math.round(price * quantity * TAX)),
      ...currencyFields(currency),
    },
    catalog_visibility: "visible",
    extensions: {},
  };
}
