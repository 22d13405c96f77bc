/**
 * Wishlists and birth lists of the signed-in customer. All calls are at paths of the host; 401 for who is not signed in, 404 with an `ApiMessage` for a
 * list or wish that is not theirs or not there any more, 400 or 422 with one when it is refused.
 */
const root = "/api/v1/catalog/wishlist";

export const wishlistRoutes = {
  deleteWish: `${root}/deletefromlist`,
  deleteList: `${root}/delete`,
  updateQuantity: `${root}/updatequantity`,
  addVariant: `${root}/addproductvariant`,
  updateName: `${root}/updatename`,
  updateDescription: `${root}/updatedescription`,
  count: `${root}/products/count`,
  deleteFromAll: `${root}/deletefromalllist/:productVariantId`,
  deleteFromList: `${root}/deletefromlist/:productVariantId/:listId`,
  isInList: `${root}/isinthelist`,
} as const;

const withQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

/** DELETE takes a wish (by its own id, not its variant's) out of its list: 204. WSH-07 */
export const deleteWishPath = (id: string): string => withQuery(wishlistRoutes.deleteWish, { Id: id });

/** POST a `WishlistDeletion`: a `WishlistDeleted`. WSH-07 */
export const deleteWishlistPath = wishlistRoutes.deleteList;

export interface WishlistDeletion {
  Id: string;
}

export interface WishlistDeleted {
  /** Address to go to: another list, such as the first. */
  Uri: string;
}

/** POST without a body: a `WishQuantityUpdated`. The quantity is above 0, in the product's unit: pieces, kilograms or metres. WSH-06 */
export const updateWishQuantityPath = (id: string, quantity: number): string =>
  withQuery(wishlistRoutes.updateQuantity, { Id: id, Quantity: String(quantity) });

export interface WishlistUpdated {
  /** As HTTP's, such as 200; some servers say a word. */
  Status: number | string;
  /** A sentence in the culture's language. Text. */
  Message: string;
}

export interface WishQuantityUpdated extends WishlistUpdated {
  IsSuccessfull: boolean;
  /** Id of the wish. */
  WishlistProductId: string;
  /** What it now is. */
  Quantity: number;
}

/** POST without a body: a `WishAdded`. What is in the list already stays as it is. WSH-02 */
export const addToWishlistPath = (productVariantId: string, listId: string): string =>
  withQuery(wishlistRoutes.addVariant, { productVariantId, listId });

export interface WishAdded {
  /** A sentence in the culture's language. Text. */
  Message: string;
  WishlistId: string;
  /** For the tag manager, to be passed on as it is; null for nothing. */
  DataLayer: object | null;
}

/** POST without a body: a `WishlistUpdated`. WSH-05 */
export const updateWishlistNamePath = (id: string, name: string): string =>
  withQuery(wishlistRoutes.updateName, { Id: id, Name: name });

/** POST without a body: a `WishlistUpdated`; an empty description is none. WSH-05 */
export const updateWishlistDescriptionPath = (id: string, description: string): string =>
  withQuery(wishlistRoutes.updateDescription, { Id: id, Description: description });

/** GET: the number of wishes in all lists, as JSON. WSH-09 */
export const wishCountPath = wishlistRoutes.count;

/** DELETE takes a product variant out of all lists: 204, also when it is in none. WSH-07 */
export const deleteFromAllListsPath = (productVariantId: string): string =>
  wishlistRoutes.deleteFromAll.replace(":productVariantId", encodeURIComponent(productVariantId));

/** DELETE takes a product variant out of one list: 204, also when it is not in it. WSH-07 */
export const deleteFromListPath = (productVariantId: string, listId: string): string =>
  `${wishlistRoutes.deleteWish}/${encodeURIComponent(productVariantId)}/${encodeURIComponent(listId)}`;

/** GET: true or false, as JSON. WSH-02 */
export const isInListPath = (productVariantId: string, listId: string): string =>
  withQuery(wishlistRoutes.isInList, { productVariantId, listId });

/** POST a `WishlistOrder`: a `WishlistOrdered`; 422 when nothing of it could be put into the cart. WSH-08 */
export const wishlistToCartPath = "/api/v1/catalog/products/addwishlisttocart";

export interface WishlistOrder {
  WishlistId: string;
  Items: WishlistOrderItem[];
}

export interface WishlistOrderItem {
  variantId: string;
  /** In the product's unit: pieces, kilograms or metres. */
  qty: number;
}

export interface WishlistOrdered {
  /** The cart after it, a `CartSummary`; missing where the server does not tell it. */
  Cart?: unknown;
  /** What could not be ordered, and why; empty when all of it was. Text. */
  Message: string;
}

/** GET with `productVariantId`, and `type=birthlist` where birth lists are meant: the page on which a variant is put on a list. At a path of the application. WSH-02 */
export const wishlistPopupPath = (culture: string, productVariantId: string, kind: WishlistKind): string =>
  withQuery(`/${culture}/catalog/wishlist/popup`, { productVariantId, ...(kind === "birthlist" && { type: kind }) });

export type WishlistKind = "wishlist" | "birthlist";

/** GET with `Id`: the page of a list, or of the first where the id names none. At a path of the application. WSH-01 */
export const wishlistPagePath = (culture: string, id: string): string =>
  withQuery(`/${culture}/catalog/wishlist/list`, { Id: id });

/** GET: the wishes of a list as an HTML fragment, each in an element with `data-wish`. At a path of the application. WSH-01 */
export const wishlistItemsPath = (culture: string, id: string): string =>
  withQuery(`/${culture}/catalog/wishlist/list_item`, { wishlistid: id });
