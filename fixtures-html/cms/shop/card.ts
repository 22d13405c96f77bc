import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { thousandths } from "../cart/quantity.ts";
import { money, percent, quantity } from "../culture/formats.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { type Availability, priceFrom, productAvailability } from "./availability.ts";
import { type Item, itemOf } from "./item.ts";
import { photoUrl } from "./photo-url.ts";
import { setHint } from "./quantity-hints.ts";

/** View data of a product in lists. */
export interface Card {
  id: string;
  path: string;
  photo: string;
  name: string;
  brand: string;
  summary: string;
  price: string;
  oldPrice: string;
  /** Off the old price, such as `−20%`; empty when there is none. */
  discount: string;
  unit: string;
  /** How many pieces the button adds, such as `Sold in sets of 2`; empty for one piece. */
  set: string;
  availability: Availability;
  stock: string;
  isNew: boolean;
  /** Content of the card's own order form; null when the visitor must choose on the product's page. */
  order: { variantId: string; quantity: string } | null;
  item: Item;
}

/** Card of a product. `variant` is the one that the list is about, for example because of a colour filter. */
export function card(culture: Culture, product: Product, variant: Variant = product.variants[0]): Card {
  const t = textsOf(culture).product;
  const { cents, varies } = priceFrom(product);
  const availability = productAvailability(product);
  const price = money(culture, cents);
  const [first] = product.variants;
  const direct = product.kind === "piece" && availability !== "out";
  return {
    id: product.id,
    path: `/${culture}/product/${product.slug}${variant === first ? "" : `?ProductVariantId=${variant.id}`}`,
    photo: photoUrl(product, variant),
    name: product.name[culture],
    brand: product.brand,
    summary: product.summary[culture],
    price: varies ? fill(t.from, price) : price,
    oldPrice: product.oldPrice > 0 ? money(culture, product.oldPrice) : "",
    discount: product.oldPrice > 0 ? `−${percent(culture, 1 - cents / product.oldPrice)}` : "",
    unit: t.units[product.kind],
    set: direct ? setHint(culture, product) : "",
    availability,
    stock: t.stock[availability],
    isNew: product.isNew,
    order: direct ? { variantId: first.id, quantity: quantity(culture, thousandths(product.min)) } : null,
    item: itemOf(culture, product, variant),
  };
}
