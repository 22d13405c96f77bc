import { formFields } from "../http/form-fields.ts";
import { message } from "../http/message.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { fragment } from "../widgets/fragment.ts";
import { setDescription, orderWishes, setName } from "../wishlist/change.ts";
import { listPath, listView } from "../wishlist/list-view.ts";
import type { Wishlist } from "../wishlist/wishlists.ts";

type Answer = (c: Request, culture: Culture) => Response | Promise<Response>;

/** Wraps a handler that only signed-in customers may use. */
export const forCustomer =
  (answer: Answer): Answer =>
  (c, culture) =>
    requireSignIn(c, textsOf(culture).wishlist.signIn) ?? answer(c, culture);

export const listsOf = (c: Request, culture: Culture) => c.var.session.wishlists.open(culture);

/** Page with the customer's lists. WSH-01 */
export const wishlistPage = (show: Show) =>
  forCustomer((c, culture) => showList(show, c, culture, c.req.query("Id") ?? "", { edit: c.req.query("edit") ?? "" }));

/** Wishes of a list as a fragment. WSH-01 */
export const wishlistItems = forCustomer((c, culture) => {
  const wishlists = listsOf(c, culture);
  const list = wishlists.list(c.req.query("wishlistid") ?? "");
  return list
    ? fragment(c, culture, "parts/wishlist", { list: listView(culture, list, wishlists.lists) })
    : message(c, 404, textsOf(culture).wishlist.listGone);
});

/** Handles the forms for name and description when scripts do not run. WSH-05 */
export const wishlistEdit = (show: Show) =>
  ofList((c, culture, list, fields) => {
    const edit = fields.has("Description") ? "Description" : "Name";
    const typed = fields.get(edit) ?? "";
    const error = (edit === "Name" ? setName : setDescription)(culture, list, typed);
    if (error) return showList(show, c, culture, list.id, { edit, typed, error });
    flash(c, textsOf(culture).wishlist.saved);
    return c.redirect(listPath(culture, list.id), 303);
  });

/** Removes an item without script. WSH-07 */
export const wishlistRemove = forCustomer(async (c, culture) => {
  const fields = await formFields(c);
  const t = textsOf(culture).wishlist;
  const lists = listsOf(c, culture);
  const wish = lists.wish(fields.get("WishId") ?? "");
  if (wish && lists.remove(wish.id)) flash(c, fill(t.removed, wish.product.name[culture]));
  else flash(c, t.wishGone, "danger");
  return c.redirect(listPath(culture, fields.get("Id") ?? ""), 303);
});

/** A single click must not delete a list: when scripts do not run, a separate page asks to confirm. WSH-07 */
export const wishlistDelete = (show: Show) =>
  ofList((c, culture, list, fields) => {
    const t = textsOf(culture).wishlist;
    if (fields.get("sure") !== "true") {
      const listed = listView(culture, list, []);
      return show(c, {
        view: "wishlist-delete",
        title: t.deleteList,
        description: listed.deleteQuestion,
        path: "/catalog/wishlist/list",
        data: { list: listed },
      });
    }
    listsOf(c, culture).removeList(list.id);
    flash(c, fill(t.deleted, list.name));
    return c.redirect(listPath(culture), 303);
  });

/** Adds all items of a list to the cart without script. WSH-08 */
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

/** Wraps a handler of a form about a list. When the list no longer exists, shows a message instead. */
export function ofList(
  answer: (c: Request, culture: Culture, list: Wishlist, fields: URLSearchParams) => Response,
): Answer {
  return forCustomer(async (c, culture) => {
    const fields = await formFields(c);
    const list = listsOf(c, culture).list(fields.get("Id") ?? "");
    if (list) return answer(c, culture, list, fields);
    flash(c, textsOf(culture).wishlist.listGone, "danger");
    return c.redirect(listPath(culture), 303);
  });
}

interface Editing {
  /** Name of the field that is edited. */
  edit: string;
  /** Input of a refused change. */
  typed?: string;
  error?: string;
  /** Name of a new list that was refused, and why. */
  made?: { name: string; error: string };
}

/** Shows the list with an id, or else the first list. */
export function showList(show: Show, c: Request, culture: Culture, id: string, editing: Editing): Response {
  const { edit, typed, error, made } = editing;
  const t = textsOf(culture).wishlist;
  const wishlists = listsOf(c, culture);
  const { lists } = wishlists;
  const current = wishlists.list(id) ?? lists[0];
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
        isCurrent: list === current,
      })),
  });
  return show(c, {
    view: "wishlist",
    title: t.title,
    description: t.description,
    status: error || made ? 422 : 200,
    path: "/catalog/wishlist/list",
    data: {
      groups: [group(t.lists, "wishlists", false), group(t.birthLists, "birth-lists", true)].filter(
        (one) => one.lists.length > 0,
      ),
      list: current ? listView(culture, current, lists, edit, typed, error) : null,
      made: made ?? { name: "", error: "" },
    },
  });
}
