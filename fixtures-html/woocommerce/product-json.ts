import { currencyFields, inMinor, priceHtml } from "./money.ts";
import type { Shop } from "./pages.ts";
import { itemOf, namesOf, type Product, products } from "./products.ts";

/** Products as the Store API has them; fields that no client of ours reads are left out. */

const TAX = 1.1;

const shown = (cents: number, { currency, taxShown }: Shop): number =>
  Math.round(inMinor(cents, currency) * (taxShown ? TAX : 1));

/** A product or a variation by its id. */
export function productById(id: number, shop: Shop): object | undefined {
  const product = products.find((each) => each.id === id);
  if (product) return productJson(product, shop);
  const { product: parent, variation } = itemOf(id) ?? {};
  if (!parent || !variation) return undefined;
  const { cents, regularCents = cents, stock } = variation;
  return {
    ...common(id, parent),
    parent: parent.id,
    type: "variation",
    variation: namesOf(parent, variation).join(", "),
    on_sale: regularCents !== cents,
    prices: pricesJson(cents, regularCents, null, shop),
    price_html: priceText(cents, regularCents, shop),
    attributes: [],
    variations: [],
    ...stockJson(stock),
  };
}

export function productJson(product: Product, shop: Shop): object {
  const { id, cents, stock, attributes = [], variations = [] } = product;
  const all = variations.map((variation) => variation.cents);
  const [least, most] = all.length > 0 ? [Math.min(...all), Math.max(...all)] : [cents, cents];
  const text = (amount: number): string => priceHtml(shown(amount, shop), shop.currency);
  return {
    ...common(id, product),
    parent: 0,
    type: variations.length > 0 ? "variable" : "simple",
    variation: "",
    on_sale: variations.some(({ regularCents }) => regularCents),
    prices: pricesJson(least, least, least === most ? null : [least, most], shop),
    price_html:
      least === most
        ? text(least)
        : `<span aria-hidden="true">${text(least)} &ndash; ${text(most)}</span>` +
          `<span class="screen-reader-text">Price range: ${text(least)} through ${text(most)}</span>`,
    attributes: attributes.map(({ name, slug, isShared, values, initial }, index) => ({
      id: isShared ? index + 1 : 0,
      name,
      taxonomy: isShared ? slug : null,
      has_variations: true,
      terms: values.map((value, place) => ({
        id: isShared ? 10 + place : 0,
        ...value,
        ...(initial && { default: value.slug === initial }),
      })),
    })),
    variations: variations.map((variation) => ({
      id: variation.id,
      attributes: attributes.map(({ name }, index) => ({ name, value: variation.values[index] })),
    })),
    ...stockJson(stock),
  };
}

const common = (id: number, { name, slug, sku }: Product): object => ({
  id,
  name,
  slug,
  sku,
  permalink: `/product/${slug}/`,
  images: [{ id, src: "/photo.svg", thumbnail: "/photo.svg", alt: "" }],
  is_purchasable: true,
});

const pricesJson = (cents: number, regular: number, range: number[] | null, shop: Shop): object => ({
  price: String(shown(cents, shop)),
  regular_price: String(shown(regular, shop)),
  sale_price: String(shown(cents, shop)),
  price_range: range && { min_amount: String(shown(range[0]!, shop)), max_amount: String(shown(range[1]!, shop)) },
  ...currencyFields(shop.currency),
});

function priceText(cents: number, regular: number, shop: Shop): string {
  const text = (amount: number): string => priceHtml(shown(amount, shop), shop.currency);
  if (regular === cents) return text(cents);
  return `<del aria-hidden="true">${text(regular)}</del> <span class="screen-reader-text">Original price was: ${text(regular)}.</span>
<ins aria-hidden="true">${text(cents)}</ins><span class="screen-reader-text">Current price is: ${text(cents)}.</span>`;
}

const stockJson = (stock: number | null): object => ({
  is_in_stock: stock !== 0,
  is_on_backorder: false,
  low_stock_remaining: stock !== null && stock > 0 && stock <= 2 ? stock : null,
  stock_availability:
    stock === null
      ? { text: "", class: "in-stock" }
      : stock === 0
        ? { text: "Out of stock", class: "out-of-stock" }
        : { text: `${stock} in stock`, class: "in-stock" },
});
