/** The forms of the page of wishlists that make, share and move: the specification has no calls for them. */
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { orderWishes } from "../wishlist/change.ts";
import { goodsTotal, listPath, wishView } from "../wishlist/list-view.ts";
import { newList } from "../wishlist/new-list.ts";
import { shareList, sharedList, stopSharing } from "../wishlist/shared-lists.ts";
import { linkGone } from "./cart-share.ts";
import { forCustomer, listsOf, ofList, showList } from "./wishlist.ts";

/** Makes an empty wishlist. */
export const wishlistNew = (show: Show) =>
  forCustomer(async (c, culture) => {
    const name = (await formFields(c)).get("NewName") ?? "";
    const list = newList(culture, "wishlist", name, "");
    if ("errors" in list) return showList(show, c, culture, "", { edit: "", made: { name, error: list.errors.name } });
    listsOf(c, culture).lists.push(list);
    flash(c, fill(textsOf(culture).wishlist.made, list.name));
    return c.redirect(listPath(culture, list.id), 303);
  });

/** Moves an item to another list of the customer. */
export const wishlistMove = forCustomer(async (c, culture) => {
  const fields = await formFields(c);
  const t = textsOf(culture).wishlist;
  const lists = listsOf(c, culture);
  const target = lists.list(fields.get("To") ?? "");
  const moved = target && lists.move(fields.get("WishId") ?? "", target);
  if (moved) flash(c, fill(t.moved, moved.product.name[culture], target.name));
  else flash(c, target ? t.wishGone : t.listGone, "danger");
  return c.redirect(listPath(culture, fields.get("Id") ?? ""), 303);
});

/** Makes a link to a list, and goes to its page. */
export const wishlistShare = ofList((c, culture, list) => c.redirect(sharedPath(culture, shareList(list)), 303));

export const wishlistUnshare = ofList((c, culture, list) => {
  stopSharing(list);
  flash(c, fill(textsOf(culture).wishlist.unshared, list.name));
  return c.redirect(listPath(culture, list.id), 303);
});

/** The page of a link to a list, which everybody may open. */
export const wishlistShared = (show: Show) => (c: Request, culture: Culture) => {
  const list = sharedList(c.req.param("id") ?? "");
  if (!list) return linkGone(show, c, culture);
  const t = textsOf(culture).wishlist;
  // A link that is not public must not appear in search results.
  c.header("X-Robots-Tag", "noindex");
  return show(c, {
    view: "wishlist-shared",
    islandStyles: true,
    title: list.name,
    description: list.description || t.description,
    data: {
      id: list.id,
      about: list.description,
      isOwn: c.var.session.wishlists.lists.includes(list),
      wishes: list.wishes.map((wish) => wishView(culture, wish)),
      total: money(culture, goodsTotal(list)),
      back: listPath(culture, list.id),
    },
  });
};

/** Adds the items of a link to the visitor's cart, as far as they can be ordered. */
export const wishlistSharedOrder = (show: Show) => (c: Request, culture: Culture) => {
  const id = c.req.param("id") ?? "";
  const list = sharedList(id);
  if (!list) return linkGone(show, c, culture);
  const { refused } = orderWishes(c.var.session, culture, list.wishes, list.id);
  const isOrdered = refused.length < list.wishes.length;
  const t = textsOf(culture).wishlist;
  const texts = [...(isOrdered ? [t.ordered] : []), ...refused];
  flash(c, texts.join(" ") || t.empty, isOrdered ? "success" : "danger");
  return c.redirect(isOrdered ? `/${culture}/shoppingcarts` : sharedPath(culture, id), 303);
};

const sharedPath = (culture: Culture, id: string): string => `/${culture}/catalog/wishlist/shared/${id}`;
