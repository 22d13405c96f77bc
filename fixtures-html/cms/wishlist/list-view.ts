import { unitPrice } from "../catalogue/degressive.ts";
import type { Culture } from "../catalogue/types.ts";
import { goodsPrice } from "../cart/amounts.ts";
import { oneUnit } from "../cart/quantity.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { date, money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { photoUrl } from "../shop/photo-url.ts";
import { inUnits } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { shareId } from "./shared-lists.ts";
import type { Wish, Wishlist } from "./wishlists.ts";

export const listPath = (culture: Culture, id = ""): string =>
  `/${culture}/catalog/wishlist/list${id && `?${new URLSearchParams({ Id: id })}`}`;

/** Price of all items of a list, in euro cents. */
export const goodsTotal = ({ wishes }: Wishlist): number =>
  wishes.reduce((sum, { product, variant, quantity }) => sum + goodsPrice(product, variant, quantity), 0);

/**
 * View data of a list, for its page and the fragment of its wishes. `all` are the customer's lists. `edit` is the field that is edited without scripts;
 * `typed` and `error` come from a refused change. WSH-01
 */
export function listView(
  culture: Culture,
  list: Wishlist,
  all: readonly Wishlist[],
  edit = "",
  typed?: string,
  error = "",
) {
  const t = textsOf(culture).wishlist;
  const path = listPath(culture, list.id);
  const field = (name: "Name" | "Description", text: string) => ({
    field: name,
    text,
    value: edit === name ? (typed ?? text) : text,
    error: edit === name ? error : "",
    isOpen: edit === name,
    editPath: `${path}&edit=${name}`,
  });
  return {
    id: list.id,
    path,
    name: field("Name", list.name),
    description: field("Description", list.description),
    birth: list.birth && { child: list.birth.child, iso: list.birth.date, date: date(culture, list.birth.date) },
    wishes: list.wishes.map((wish) => wishView(culture, wish)),
    total: money(culture, goodsTotal(list)),
    /** The lists to which an item can be moved. */
    others: all.filter((other) => other !== list).map(({ id, name }) => ({ id, name })),
    isShared: shareId(list) !== "",
    deleteQuestion: fill(list.birth ? t.sureToDeleteBirth : t.sureToDelete, list.name),
  };
}

export function wishView(culture: Culture, { id, product, variant, quantity }: Wish) {
  const t = textsOf(culture);
  const version = variantName(culture, product, variant);
  return {
    id,
    variantId: variant.id,
    /** Quantity as scripts send it. */
    units: quantity / oneUnit,
    inUnits: inUnits(culture, product, quantity),
    path: `/${culture}/product/${product.slug}?ProductVariantId=${variant.id}`,
    photo: photoUrl(product, variant),
    name: product.name[culture],
    version,
    fullName: listed(culture, [product.name[culture], version]),
    price: money(culture, unitPrice(product, variant, quantity)),
    unit: t.product.units[product.kind],
    amount: money(culture, goodsPrice(product, variant, quantity)),
    /** Only for a product that cannot be ordered. */
    stock: variant.stock === 0 ? t.product.stock.out : "",
    changePath: `/${culture}/catalog/wishlist/quantity?${new URLSearchParams({ Id: id })}`,
    changeLabel: fill(t.wishlist.changeNamed, product.name[culture]),
    moveLabel: fill(t.wishlist.moveNamed, product.name[culture]),
  };
}
