import { formFields } from "../answer/form.ts";
import { message } from "../answer/message.ts";
import type { Show } from "../answer/page.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { fragment } from "../widgets/fragment.ts";
import { describe, orderWishes, rename } from "../wishlist/change.ts";
import { listPath, shownList } from "../wishlist/shown-list.ts";
import type { Wishlist } from "../wishlist/wishlists.ts";

type Answer = (c: Request, culture: Culture) => Response | Promise<Response>;

/** For signed-in customers only. */
export const forCustomer =
  (answer: Answer): Answer =>
  (c, culture) =>
    refuseStranger(c, textsOf(culture).wishlist.signIn) ?? answer(c, culture);

const listsOf = (c: Request, culture: Culture) => c.var.session.wishlists.open(culture);

/** WSH-01 */
export const wishlistPage = (show: Show) =>
  forCustomer((c, culture) => showList(show, c, culture, c.req.query("Id") ?? "", { edit: c.req.query("edit") ?? "" }));

/** A list as a fragment. WSH-01 */
export const wishlistItems = forCustomer((c, culture) => {
  const list = listsOf(c, culture).list(c.req.query("wishlistid") ?? "");
  return list
    ? fragment(c, culture, "parts/wishlist", { list: shownList(culture, list) })
    : message(c, 404, textsOf(culture).wishlist.listGone);
});

/** The forms of those without script. WSH-05 */
export const wishlistEdit = (show: Show) =>
  ofList((c, culture, list, fields) => {
    const edit = fields.has("Description") ? "Description" : "Name";
    const typed = fields.get(edit) ?? "";
    const error = (edit === "Name" ? rename : describe)(culture, list, typed);
    if (error) return showList(show, c, culture, list.id, { edit, typed, error });
    flash(c, textsOf(culture).wishlist.saved);
    return c.redirect(listPath(culture, list.id), 303);
  });

/** WSH-07 */
export const wishlistRemove = forCustomer(async (c, culture) => {
  const fields = await formFields(c);
  const t = textsOf(culture).wishlist;
  const lists = listsOf(c, culture);
  const wish = lists.wish(fields.get("WishId") ?? "");
  if (wish && lists.remove(wish.id)) flash(c, fill(t.removed, wish.product.name[culture]));
  else flash(c, t.wishGone, "danger");
  return c.redirect(listPath(culture, fields.get("Id") ?? ""), 303);
});

/** Nobody loses a list by one click: without script the shop asks on a page of its own. WSH-07 */
export const wishlistDelete = (show: Show) =>
  ofList((c, culture, list, fields) => {
    const t = textsOf(culture).wishlist;
    if (fields.get("sure") !== "true") {
      const shown = shownList(culture, list);
      return show(c, {
        view: "wishlist-delete",
        title: t.deleteList,
        description: shown.deleteQuestion,
        path: "/catalog/wishlist/list",
        data: { list: shown },
      });
    }
    listsOf(c, culture).removeList(list.id);
    flash(c, fill(t.deleted, list.name));
    return c.redirect(listPath(culture), 303);
  });

/** WSH-08 */
export const wishlistOrder = ofList((c, culture, list) => {
  const { refused } = orderWishes(c.var.session, culture, list.wishes, list.id);
  const isOrdered = refused.length < list.wishes.length;
  flash(
    c,
    [...(isOrdered ? [textsOf(culture).wishlist.ordered] : []), ...refused].join(" "),
    isOrdered ? "success" : "danger",
  );
  return c.redirect(isOrdered ? `/${culture}/shoppingcarts` : listPath(culture, list.id), 303);
});

/** A form about a list; of one that is not there any more it says so. */
function ofList(answer: (c: Request, culture: Culture, list: Wishlist, fields: URLSearchParams) => Response): Answer {
  return forCustomer(async (c, culture) => {
    const fields = await formFields(c);
    const list = listsOf(c, culture).list(fields.get("Id") ?? "");
    if (list) return answer(c, culture, list, fields);
    flash(c, textsOf(culture).wishlist.listGone, "danger");
    return c.redirect(listPath(culture), 303);
  });
}

interface Editing {
  /** What of it is edited. */
  edit: string;
  /** Of a refused change. */
  typed?: string;
  error?: string;
}

/** The list of that id, or the first. */
function showList(show: Show, c: Request, culture: Culture, id: string, { edit, typed, error }: Editing): Response {
  const t = textsOf(culture).wishlist;
  const wishlists = listsOf(c, culture);
  const { lists } = wishlists;
  const shown = wishlists.list(id) ?? lists[0];
  const group = (heading: string, name: string, isBirth: boolean) => ({
    id: name,
    heading,
    lists: lists
      .filter(({ birth }) => !!birth === isBirth)
      .map((list) => ({
        id: list.id,
        name: list.name,
        path: listPath(culture, list.id),
        size: list.wishes.length,
        isCurrent: list === shown,
      })),
  });
  return show(c, {
    view: "wishlist",
    title: t.title,
    description: t.description,
    status: error ? 422 : 200,
    path: "/catalog/wishlist/list",
    data: {
      groups: [group(t.lists, "wishlists", false), group(t.birthLists, "birth-lists", true)].filter(
        (one) => one.lists.length > 0,
      ),
      list: shown ? shownList(culture, shown, edit, typed, error) : null,
    },
  });
}
