import { type WishlistKind, wishlistPagePath, wishlistPopupPath } from "../../../shared/api/wishlists.ts";
import { formFields } from "../answer/form.ts";
import type { Show } from "../answer/page.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { userId } from "../session/user-id.ts";
import { photoAddress } from "../shop/photo-address.ts";
import { variantName } from "../shop/variant-name.ts";
import { newList } from "../wishlist/new-list.ts";
import { has, type Wishlist } from "../wishlist/wishlists.ts";

interface Asked {
  kind: WishlistKind;
  product: Product;
  variant: Variant;
}

interface Refused {
  name: string;
  date: string;
  /** What is wrong, of which of the two. */
  errors: { name: string; date: string };
}

/** Puts a variant on a list of the customer's: a page, of which a dialog shows the section. WSH-02, WSH-10 */
export const wishlistPopup = (show: Show) => (c: Request, culture: Culture) => {
  const asked = askedOf(new URL(c.req.url).searchParams);
  return asked && (refuseStranger(c, textsOf(culture).wishlist.signIn) ?? showPopup(show, c, culture, asked));
};

/** The form of those without script. WSH-02, WSH-04, WSH-07 */
export const wishlistPopupSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const asked = askedOf(fields);
  const stranger = refuseStranger(c, textsOf(culture).wishlist.signIn);
  if (!asked || stranger) return stranger;
  const { kind, product, variant } = asked;
  const t = textsOf(culture);
  const lists = c.var.session.wishlists.open(culture);
  const name = product.name[culture];
  const act = fields.get("Act");
  const popup = wishlistPopupPath(culture, variant.id, kind);
  let list = lists.list(fields.get("List") ?? "");
  if (act === "removeall") {
    lists.removeVariant(variant.id);
    flash(c, fill(t.wish.offAll, name));
    return c.redirect(popup, 303);
  }
  if (act === "make") {
    const [typed, date] = [fields.get("Name") ?? "", fields.get("BirthDate") ?? ""];
    const made = newList(culture, kind, typed, date);
    if ("errors" in made) return showPopup(show, c, culture, asked, { name: typed, date, errors: made.errors });
    list = made;
    lists.lists.push(list);
  }
  if (!list) {
    flash(c, t.wishlist.listGone, "danger");
    return c.redirect(popup, 303);
  }
  if (act === "remove") {
    lists.removeVariant(variant.id, [list]);
    flash(c, fill(t.wish.offOne, name, list.name));
    return c.redirect(popup, 303);
  }
  flash(c, fill(lists.add(list, product, variant) ? t.wishlist.added : t.wishlist.present, name, list.name));
  return c.redirect(wishlistPagePath(culture, list.id), 303);
};

function askedOf(fields: URLSearchParams): Asked | null {
  const sold = variantById(fields.get("productVariantId") ?? "");
  return sold ? { ...sold, kind: fields.get("type") === "birthlist" ? "birthlist" : "wishlist" } : null;
}

function showPopup(
  show: Show,
  c: Request,
  culture: Culture,
  { kind, product, variant }: Asked,
  refused?: Refused,
): Response {
  const t = textsOf(culture);
  const all = c.var.session.wishlists.open(culture).lists;
  const offered = all.filter(({ birth }) => (birth !== null) === (kind === "birthlist"));
  const holding = all.filter((list) => has(list, variant.id));
  const name = product.name[culture];
  return show(c, {
    view: "wishlist-popup",
    widgets: true,
    title: t.wish[kind].add,
    description: name,
    status: refused ? 422 : 200,
    path: "/catalog/wishlist/popup",
    data: {
      kind,
      userKey: userId(c.var.session.user),
      words: t.wish[kind],
      variantId: variant.id,
      action: `/${culture}/catalog/wishlist/popup`,
      name,
      version: variantName(culture, product, variant),
      price: money(culture, variant.price),
      unit: t.product.units[product.kind],
      photo: photoAddress(product, variant),
      lists: offered.map(shownList),
      isOn: holding.length > 0 ? fill(t.wish.isOn, holding.map((list) => list.name).join(", ")) : "",
      made: refused ?? { name: "", date: "", errors: { name: "", date: "" } },
      back: {
        path: `/${culture}/product/${product.slug}?ProductVariantId=${variant.id}`,
        text: fill(t.choice.backToProduct, name),
      },
    },
  });
}

const shownList = ({ id, name }: Wishlist) => ({ id, name });
