import { Hono } from "hono";
import {
  type WishAdded,
  type WishlistDeleted,
  type WishlistOrdered,
  type WishlistUpdated,
  type WishQuantityUpdated,
  wishlistRoutes,
  wishlistToCartPath,
} from "../../../shared/api/wire/wishlists.ts";
import { type JsonBody, jsonBody, textIn } from "../http/json-body.ts";
import { message } from "../http/message.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { fromUnits, oneUnit } from "../cart/quantity.ts";
import { summaryOf } from "../cart/summary.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { cultureOf } from "../culture/of-request.ts";
import { fill } from "../culture/fill.ts";
import { type PageTexts, textsOf } from "../culture/texts.ts";
import type { Env, Request } from "../env.ts";
import { itemOf } from "../shop/item.ts";
import { setDescription, orderWishes, setName, setQuantity } from "../wishlist/change.ts";
import { hasVariant, type Wishlist, type Wishlists } from "../wishlist/wishlists.ts";

interface Customer {
  culture: Culture;
  t: PageTexts["wishlist"];
  lists: Wishlists;
}

/** Wraps a call that only a signed-in customer may make. */
const ofCustomer = (answer: (c: Request, customer: Customer) => Response | Promise<Response>) => (c: Request) => {
  const culture = cultureOf(c);
  const t = textsOf(culture).wishlist;
  c.header("Cache-Control", "no-store");
  return requireSignIn(c, t.signIn) ?? answer(c, { culture, t, lists: c.var.session.wishlists.open(culture) });
};

export function wishlistApi(): Hono<Env> {
  const app = new Hono<Env>();
  app.delete(wishlistRoutes.deleteFromAll, deleteFromAll);
  app.delete(wishlistRoutes.deleteFromList, deleteFromList);
  app.delete(wishlistRoutes.deleteWish, deleteWish);
  app.post(wishlistRoutes.deleteList, deleteList);
  app.post(wishlistRoutes.updateQuantity, updateQuantity);
  app.post(wishlistRoutes.addVariant, addVariant);
  app.post(wishlistRoutes.updateName, update("Name", setName));
  app.post(wishlistRoutes.updateDescription, update("Description", setDescription));
  app.get(
    wishlistRoutes.count,
    ofCustomer((c, { lists }) => c.json(lists.count)),
  );
  app.get(wishlistRoutes.isInList, isInList);
  app.post(wishlistToCartPath, toCart);
  return app;
}

/** Removes an item from its list. WSH-07 */
const deleteWish = ofCustomer((c, { lists, t }) =>
  lists.remove(c.req.query("Id") ?? "") ? c.body(null, 204) : message(c, 404, t.wishGone),
);

const deleteFromAll = ofCustomer((c, { lists }) => {
  lists.removeVariant(c.req.param("productVariantId") ?? "");
  return c.body(null, 204);
});

const deleteFromList = ofCustomer((c, { lists, t }) => {
  const list = lists.list(c.req.param("listId") ?? "");
  if (!list) return message(c, 404, t.listGone);
  lists.removeVariant(c.req.param("productVariantId") ?? "", [list]);
  return c.body(null, 204);
});

const deleteList = ofCustomer(async (c, { lists, t, culture }) => {
  if (!lists.removeList(textIn(await jsonBody(c), "Id"))) return message(c, 404, t.listGone);
  const answer: WishlistDeleted = { Uri: `/${culture}/catalog/wishlist/list` };
  return c.json(answer);
});

/** Changes the quantity of an item. WSH-06 */
const updateQuantity = ofCustomer((c, { lists, t, culture }) => {
  const wish = lists.wish(c.req.query("Id") ?? "");
  if (!wish) return message(c, 404, t.wishGone);
  const sent = c.req.query("Quantity") ?? "";
  const refused = setQuantity(culture, wish, /^\d+(\.\d+)?$/.test(sent) ? fromUnits(Number(sent)) : null);
  const answer: WishQuantityUpdated = {
    IsSuccessfull: !refused,
    WishlistProductId: wish.id,
    Quantity: wish.quantity / oneUnit,
    Status: refused ? 422 : 200,
    Message: refused || t.saved,
  };
  return c.json(answer, refused ? 422 : 200);
});

/** Adds a variant to a list. WSH-02 */
const addVariant = ofCustomer((c, { lists, t, culture }) => {
  const { productVariantId = "", listId = "" } = c.req.query();
  const [sold, list] = [variantById(productVariantId), lists.list(listId)];
  if (!list) return message(c, 404, t.listGone);
  if (!sold) return message(c, 422, t.unknown);
  const isNew = lists.add(list, sold.product, sold.variant);
  const answer: WishAdded = {
    Message: fill(isNew ? t.added : t.present, sold.product.name[culture], list.name),
    WishlistId: list.id,
    DataLayer: isNew
      ? { event: "add_to_wishlist", ecommerce: { items: [itemOf(culture, sold.product, sold.variant)] } }
      : null,
  };
  return c.json(answer);
});

/** Makes a handler that changes the name or the description of a list. WSH-05 */
function update(field: "Name" | "Description", change: (culture: Culture, list: Wishlist, text: string) => string) {
  return ofCustomer((c, { lists, t, culture }) => {
    const list = lists.list(c.req.query("Id") ?? "");
    if (!list) return message(c, 404, t.listGone);
    const refused = change(culture, list, c.req.query(field) ?? "");
    const answer: WishlistUpdated = { Status: refused ? 422 : 200, Message: refused || t.saved };
    return c.json(answer, refused ? 422 : 200);
  });
}

const isInList = ofCustomer((c, { lists, t }) => {
  const { productVariantId = "", listId = "" } = c.req.query();
  const list = lists.list(listId);
  return list ? c.json(hasVariant(list, productVariantId)) : message(c, 404, t.listGone);
});

/** Adds the items of a list to the cart. WSH-08 */
const toCart = ofCustomer(async (c, { lists, t, culture }) => {
  const body = await jsonBody(c);
  const list = lists.list(textIn(body, "WishlistId"));
  if (!list) return message(c, 404, t.listGone);
  const items: unknown = body?.["Items"];
  if (!Array.isArray(items) || items.length === 0) return message(c, 400, t.empty);
  const wishes = items.map((item: unknown) => wishIn(item as JsonBody | null));
  if (!wishes.every((wish) => wish !== null)) return message(c, 400, t.unknown);
  const { refused } = orderWishes(c.var.session, culture, wishes, list.id);
  if (refused.length === wishes.length) return message(c, 422, refused.join(" "));
  const answer: WishlistOrdered = { Cart: summaryOf(culture, c.var.session), Message: refused.join(" ") };
  return c.json(answer);
});

function wishIn(item: JsonBody | null) {
  const offer = variantById(textIn(item, "variantId"));
  const qty = item?.["qty"];
  const quantity = typeof qty === "number" ? fromUnits(qty) : null;
  return offer && quantity ? { ...offer, quantity } : null;
}
