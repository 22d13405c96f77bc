import { categories, productBySlug, productsOf } from "../catalogue/index.ts";
import { factsOf } from "../catalogue/facts.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { linePrice } from "../cart/amounts.ts";
import { inCentimetres } from "../cart/cutting.ts";
import { readQuantity, thousandths } from "../cart/quantity.ts";
import { money, quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { availabilityOf } from "../shop/availability.ts";
import { card } from "../shop/card.ts";
import { customerReference } from "../shop/customer-reference.ts";
import { cutListView } from "../shop/cut-list-view.ts";
import { cuttingView, weighingView } from "../shop/cutting-view.ts";
import { itemOf } from "../shop/item.ts";
import { notMade } from "../shop/not-made.ts";
import { productChoice } from "../shop/product-choice.ts";
import { productPhotos, turnedPhotos } from "../shop/product-photos.ts";
import { stockAlert } from "../shop/stock-alert.ts";
import { reviewsView } from "../shop/reviews-view.ts";
import { quantityHints } from "../shop/quantity-hints.ts";
import { inUnits, quantityField } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { chosenVariant, isChosen, nearestVariant } from "../shop/variants.ts";

/** A refused order, which the page shows again with its input. */
export interface Refused {
  fields: URLSearchParams;
  message: string;
}

/** Number of rows of the attribute table before it collapses. */
const factsShown = 8;

export const product = (show: Show) => (c: Request, culture: Culture) => {
  const found = productBySlug(c.req.param("slug") ?? "");
  if (!found) return null;
  const { searchParams } = new URL(c.req.url);
  // Do not show another variant instead of one that is gone or belongs to another product.
  if (!chosenVariant(found, searchParams) && !isChosen(found, searchParams))
    return c.redirect(`${c.req.path}${without(searchParams, "ProductVariantId")}`, 303);
  return showProduct(show, c, culture, found);
};

export function showProduct(show: Show, c: Request, culture: Culture, product: Product, refused?: Refused): Response {
  const fields = refused?.fields ?? new URL(c.req.url).searchParams;
  const variant = nearestVariant(product, fields);
  const notice = notMade(culture, product, variant, fields);
  const typed = fields.get("Quantity") ?? quantity(culture, thousandths(product.min));
  const ordered = inCentimetres(product, readQuantity(typed)) ?? thousandths(product.min);
  const t = textsOf(culture).product;
  const category = categories.find((one) => one.id === product.categoryId);
  return show(c, {
    view: "product",
    islandStyles: true,
    title: product.name[culture],
    description: product.summary[culture],
    status: refused ? 422 : 200,
    path: `/product/${product.slug}`,
    category: category?.slug,
    data: {
      ...productPhotos(culture, product, variant),
      turned: turnedPhotos(culture, product),
      brand: product.brand,
      summary: product.summary[culture],
      paragraphs: product.description.map((paragraph) => paragraph[culture]),
      category: { name: category?.name[culture], path: `/${culture}/catalog/${category?.slug}` },
      isNew: product.isNew,
      ...productChoice(culture, product, variant, ordered),
      notMade: notice,
      ...customerReference(c.var.session, variant),
      alert: stockAlert(culture, c.var.session, product, variant),
      unit: t.units[product.kind],
      order: {
        quantity: inUnits(culture, product, ordered),
        price: money(culture, linePrice({ product, variant, quantity: ordered })),
      },
      item: itemOf(culture, product, variant, ordered),
      versions: product.attributes.length > 0 ? product.variants.map((one) => version(culture, product, one)) : [],
      hints: quantityHints(culture, product),
      field: quantityField(product, {
        name: "Quantity",
        id: "quantity",
        label: t.quantity[product.kind],
        value: typed,
        error: (!notice && refused?.message) || "",
      }),
      weighing: weighingView(culture, product, variant, ordered),
      cutList: cutListView(culture, product, fields),
      cutting: cuttingView(culture, product, variant, ordered),
      facts: factRows(culture, product).slice(0, factsShown),
      moreFacts: factRows(culture, product).slice(factsShown),
      reviews: reviewsView(culture, product, refused ? "" : new URL(c.req.url).search),
      related: neighbours(product).map((one) => card(culture, one)),
    },
  });
}

function without(parameters: URLSearchParams, name: string): string {
  const remaining = new URLSearchParams(parameters);
  remaining.delete(name);
  return remaining.size > 0 ? `?${remaining}` : "";
}

const factRows = (culture: Culture, product: Product) =>
  factsOf(product).map((fact) => ({ name: fact.name[culture], value: fact.value[culture] }));

function version(culture: Culture, product: Product, variant: Variant) {
  const availability = availabilityOf(variant);
  return {
    name: variantName(culture, product, variant),
    price: money(culture, variant.price),
    availability,
    stock: textsOf(culture).product.stock[availability],
    alertPath:
      availability === "out"
        ? `/${culture}/catalog/stocknotification/subscribe?ProductId=${product.id}&ProductVariantId=${variant.id}`
        : "",
  };
}

/** The next four products of the category, starting again at its first. */
function neighbours(product: Product): Product[] {
  const shelf = productsOf(product.categoryId);
  const place = shelf.indexOf(product);
  return [...shelf.slice(place + 1), ...shelf.slice(0, place)].slice(0, 4);
}
