import { categories, productBySlug, productsOf } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { thousandths } from "../cart/quantity.ts";
import { fill } from "../culture/fill.ts";
import { money, quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { availabilityOf } from "../shop/availability.ts";
import { card } from "../shop/card.ts";
import { itemOf } from "../shop/item.ts";
import { photoAddress, largePhotoAddress } from "../shop/photo-address.ts";
import { inUnits, quantityField } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { attributeField, chosenVariant } from "../shop/variants.ts";

/** A refused order, which the page shows again with what was typed. */
export interface Refused {
  fields: URLSearchParams;
  message: string;
}

/** The attribute table shows so many rows before it collapses. */
const factsShown = 8;

export const product = (show: Show) => (c: Request, culture: Culture) => {
  const found = productBySlug(c.req.param("slug") ?? "");
  return found ? showProduct(show, c, culture, found) : null;
};

export function showProduct(show: Show, c: Request, culture: Culture, product: Product, refused?: Refused): Response {
  const fields = refused?.fields ?? new URL(c.req.url).searchParams;
  const variant = chosenVariant(product, fields) ?? product.variants[0];
  const t = textsOf(culture).product;
  const category = categories.find((one) => one.id === product.categoryId);
  const availability = availabilityOf(variant);
  return show(c, {
    view: "product",
    widgets: true,
    title: product.name[culture],
    description: product.summary[culture],
    status: refused ? 422 : 200,
    path: `/product/${product.slug}`,
    category: category?.slug,
    data: {
      name: product.name[culture],
      brand: product.brand,
      summary: product.summary[culture],
      paragraphs: product.description.map((paragraph) => paragraph[culture]),
      category: { name: category?.name[culture], path: `/${culture}/catalog/${category?.slug}` },
      photo: photoAddress(product, variant),
      largePhoto: largePhotoAddress(product, variant),
      isNew: product.isNew,
      price: money(culture, variant.price),
      oldPrice: product.oldPrice > 0 ? money(culture, product.oldPrice) : "",
      unit: t.units[product.kind],
      availability,
      stock: t.stock[availability],
      sku: fill(t.sku, variant.sku),
      variantId: variant.id,
      item: itemOf(culture, product, variant),
      choices: choices(culture, product, variant, fields),
      versions: product.attributes.length > 0 ? product.variants.map((one) => version(culture, product, one)) : [],
      hints: hints(culture, product),
      field: quantityField(product, {
        name: "Quantity",
        id: "quantity",
        label: t.quantity[product.kind],
        value: fields.get("Quantity") ?? quantity(culture, thousandths(product.min)),
        error: refused?.message ?? "",
      }),
      facts: factRows(culture, product).slice(0, factsShown),
      moreFacts: factRows(culture, product).slice(factsShown),
      related: neighbours(product).map((one) => card(culture, one)),
    },
  });
}

const factRows = (culture: Culture, product: Product) =>
  product.facts.map((fact) => ({ name: fact.name[culture], value: fact.value[culture] }));

function choices(culture: Culture, product: Product, variant: Variant, fields: URLSearchParams) {
  return product.attributes.map((attribute) => {
    const name = attributeField(attribute);
    const chosen = fields.get(name) ?? variant.values[attribute.id];
    return {
      name,
      label: attribute.name[culture],
      values: attribute.values.map(({ id, name }) => ({ id, name: name[culture], chosen: id === chosen })),
    };
  });
}

function version(culture: Culture, product: Product, variant: Variant) {
  const availability = availabilityOf(variant);
  const stock = textsOf(culture).product.stock[availability];
  return { name: variantName(culture, product, variant), price: money(culture, variant.price), availability, stock };
}

/** The limits of its quantity, in words. */
function hints(culture: Culture, product: Product): string[] {
  const t = textsOf(culture).product;
  const say = (text: string, units: number) => fill(text, inUnits(culture, product, thousandths(units)));
  const isSet = product.step > 1;
  return [
    product.min !== 1 && !isSet ? say(t.smallest, product.min) : "",
    isSet ? say(t.soldIn, product.step) : "",
    product.max > 0 ? say(t.limit, product.max) : "",
  ].filter(Boolean);
}

/** The next four of its shelf, starting again at the front. */
function neighbours(product: Product): Product[] {
  const shelf = productsOf(product.categoryId);
  const place = shelf.indexOf(product);
  return [...shelf.slice(place + 1), ...shelf.slice(0, place)].slice(0, 4);
}
