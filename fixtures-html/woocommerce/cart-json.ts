import type { Cart, CartLine } from "./cart.ts";
import { type Currency, currencyFields, inMinor } from "./money.ts";
import type { Address } from "./shipping.ts";

/** Percentage of tax on all products. */
const TAX = 0.1;

/** The totals of a cart in minor units. */
export function totalsOf(cart: Cart, currency: Currency) {
  const items = cart.lines.reduce((sum, line) => sum + inMinor(line.item.cents, currency) * line.quantity, 0);
  const discount = Math.round(items * cart.discount);
  const rate = cart.shipping.rate;
  const shipping = rate && cart.lines.length > 0 ? inMinor(rate.cents, currency) : null;
  const tax = Math.round((items - discount + (shipping ?? 0)) * TAX);
  return { items, discount, shipping, tax, price: items - discount + (shipping ?? 0) + tax };
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
      total_shipping: totals.shipping === null ? null : String(totals.shipping),
      total_shipping_tax: totals.shipping === null ? null : String(Math.round(totals.shipping * TAX)),
      total_price: String(totals.price),
      total_tax: String(totals.tax),
      tax_lines: [{ name: "Tax", price: String(totals.tax), rate: "10%" }],
      ...currencyFields(currency),
    },
    needs_payment: cart.lines.length > 0,
    needs_shipping: cart.lines.length > 0,
    has_calculated_shipping: cart.shipping.address.country !== "",
    shipping_rates: cart.shipping.rates.length > 0 ? [parcelJson(cart, currency)] : [],
    shipping_address: addressJson(cart.shipping.address),
    billing_address: { ...addressJson(cart.shipping.billing), email: "" },
    items_count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items_weight: 0,
    cross_sells: [],
    errors: [],
    payment_methods: ["bacs", "cod"],
    extensions: {},
  };
}

const addressJson = (address: Address): object => ({
  first_name: "",
  last_name: "",
  company: "",
  address_1: "",
  address_2: "",
  ...address,
  phone: "",
});

const parcelJson = ({ shipping, lines }: Cart, currency: Currency): object => ({
  package_id: 0,
  name: "Shipment",
  destination: { address_1: "", address_2: "", ...shipping.address },
  items: lines.map(({ key, item, quantity }) => ({ key, name: item.name, quantity })),
  shipping_rates: shipping.rates.map(({ id, name, cents }) => ({
    rate_id: id,
    name,
    description: "",
    delivery_time: "",
    price: String(inMinor(cents, currency)),
    taxes: String(Math.round(inMinor(cents, currency) * TAX)),
    instance_id: Number(id.split(":")[1]),
    method_id: id.split(":")[0],
    meta_data: [],
    selected: id === shipping.rate?.id,
    ...currencyFields(currency),
  })),
});

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
    variation: (item.variation?.values ?? []).flatMap((slug, index) => {
      const { name, slug: field, values } = item.product.attributes![index]!;
      const value = values.find((each) => each.slug === slug)?.name;
      return value ? [{ raw_attribute: `attribute_${field}`, attribute: name, value }] : [];
    }),
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
