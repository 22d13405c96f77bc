import { type WishlistKind, wishlistPagePath, wishlistPopupPath } from "../../../shared/api/wire/wishlists.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { userId } from "../session/user-id.ts";
import { photoUrl } from "../shop/photo-url.ts";
import { variantName } from "../shop/variant-name.ts";
import { newList } from "../wishlist/new-list.ts";
import { hasVariant, type Wishlist } from "../wishlist/wishlists.ts";

interface PopupQuery {
  kind: WishlistKind;
  product: Product;
  variant: Variant;
}

interface Refused {
  name: string;
  date: string;
  /** Message of each field; empty when it is valid. */
  errors: { name: string; date: string };
}

/** Adds a variant to one of the customer's lists. It is a page, and a dialog can show its section. WSH-02, WSH-10 */
export const wishlistPopup = (show: Show) => (c: Request, culture: Culture) => {
  const query = readPopupQuery(new URL(c.req.url).searchParams);
  return query && (requireSignIn(c, textsOf(culture).wishlist.signIn) ?? showPopup(show, c, culture, query));
};

/** Handles the form when scripts do not run. WSH-02, WSH-04, WSH-07 */
export const wishlistPopupSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const query = readPopupQuery(fields);
  const refused = requireSignIn(c, textsOf(culture).wishlist.signIn);
  if (!query || refused) return refused;
  const { kind, product, variant } = query;
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
    const created = newList(culture, kind, typed, date);
    if ("errors" in created) return showPopup(show, c, culture, query, { name: typed, date, errors: created.errors });
    list = created;
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

function readPopupQuery(fields: URLSearchParams): PopupQuery | null {
  const offer = variantById(fields.get("productVariantId") ?? "");
  return offer ? { ...offer, kind: fields.get("type") === "birthlist" ? "birthlist" : "wishlist" } : null;
}

function showPopup(
  show: Show,
  c: Request,
  culture: Culture,
  { kind, product, variant }: PopupQuery,
  refused?: Refused,
): Response {
  const t = textsOf(culture);
  const all = c.var.session.wishlists.open(culture).lists;
  const offered = all.filter(({ birth }) => (birth !== null) === (kind === "birthlist"));
  const holding = all.filter((list) => hasVariant(list, variant.id));
  const name = product.name[culture];
  return show(c, {
    view: "wishlist-popup",
    islandStyles: true,
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
      photo: photoUrl(product, variant),
      lists: offered.map(shownList),
      isOn:
        holding.length > 0
          ? fill(
              t.wish.isOn,
              listed(
                culture,
                holding.map((list) => list.name),
              ),
            )
          : "",
      made: refused ?? { name: "", date: "", errors: { name: "", date: "" } },
      back: {
        path: `/${culture}/product/${product.slug}?ProductVariantId=${variant.id}`,
        text: fill(t.choice.backToProduct, name),
      },
    },
  });
}

const shownList = ({ id, name }: Wishlist) => ({ id, name });
