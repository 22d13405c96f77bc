/**
 * Wishlists and birth lists of the signed-in customer. Paths are relative to the host, unless stated otherwise. Errors:
 * 401 when the visitor is not signed in, 404 with an `ApiMessage` for a list or wish that does not exist or belongs to
 * another customer, 400 or 422 with an `ApiMessage` when refused.
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

/** DELETE removes a wish from its list, by the id of the wish, not of its variant. Returns 204. WSH-07 */
export const deleteWishPath = (id: string): string => withQuery(wishlistRoutes.deleteWish, { Id: id });

/** POST a `WishlistDeletion`. Returns a `WishlistDeleted`. WSH-07 */
export const deleteWishlistPath = wishlistRoutes.deleteList;

export interface WishlistDeletion {
  Id: string;
}

export interface WishlistDeleted {
  /** URL to go to: another list, such as the first. */
  Uri: string;
}

/**
 * POST without a body. Returns a `WishQuantityUpdated`. The quantity is above 0, in the product's unit: pieces,
 * kilograms or metres. WSH-06
 */
export const updateWishQuantityPath = (id: string, quantity: number): string =>
  withQuery(wishlistRoutes.updateQuantity, { Id: id, Quantity: String(quantity) });

export interface WishlistUpdated {
  /** An HTTP status, such as 200; some servers send a word. */
  Status: number | string;
  /** A message in the culture's language. Plain text. */
  Message: string;
}

export interface WishQuantityUpdated extends WishlistUpdated {
  IsSuccessfull: boolean;
  /** Id of the wish. */
  WishlistProductId: string;
  /** The new quantity. */
  Quantity: number;
}

/** POST without a body. Returns a `WishAdded`. A variant that is already in the list is not changed. WSH-02 */
export const addToWishlistPath = (productVariantId: string, listId: string): string =>
  withQuery(wishlistRoutes.addVariant, { productVariantId, listId });

export interface WishAdded {
  /** A message in the culture's language. Plain text. */
  Message: string;
  WishlistId: string;
  /** Data for the tag manager, passed on unchanged; null for none. */
  DataLayer: object | null;
}

/** POST without a body. Returns a `WishlistUpdated`. WSH-05 */
export const updateWishlistNamePath = (id: string, name: string): string =>
  withQuery(wishlistRoutes.updateName, { Id: id, Name: name });

/** POST without a body. Returns a `WishlistUpdated`. An empty text removes the description. WSH-05 */
export const updateWishlistDescriptionPath = (id: string, description: string): string =>
  withQuery(wishlistRoutes.updateDescription, { Id: id, Description: description });

/** GET. Returns the number of wishes in all lists, as JSON. WSH-09 */
export const wishCountPath = wishlistRoutes.count;

/** DELETE removes a product variant from all lists. Returns 204, even when no list contains it. WSH-07 */
export const deleteFromAllListsPath = (productVariantId: string): string =>
  wishlistRoutes.deleteFromAll.replace(":productVariantId", encodeURIComponent(productVariantId));

/** DELETE removes a product variant from one list. Returns 204, even when the list does not contain it. WSH-07 */
export const deleteFromListPath = (productVariantId: string, listId: string): string =>
  `${wishlistRoutes.deleteWish}/${encodeURIComponent(productVariantId)}/${encodeURIComponent(listId)}`;

/** GET. Returns true or false, as JSON. WSH-02 */
export const isInListPath = (productVariantId: string, listId: string): string =>
  withQuery(wishlistRoutes.isInList, { productVariantId, listId });

/** POST a `WishlistOrder`. Returns a `WishlistOrdered`, or 422 when nothing could be added to the cart. WSH-08 */
export const wishlistToCartPath = "/api/v1/catalog/products/addwishlisttocart";

export interface WishlistOrder {
  WishlistId: string;
  Items: WishlistOrderItem[];
}

interface WishlistOrderItem {
  variantId: string;
  /** In the product's unit: pieces, kilograms or metres. */
  qty: number;
}

export interface WishlistOrdered {
  /** The cart after the addition, a `CartSummary`; missing when the server does not return it. */
  Cart?: unknown;
  /** Message about lines that could not be ordered; empty when all were. Plain text. */
  Message: string;
}

/**
 * GET with `productVariantId`, and with `type=birthlist` for birth lists. Returns the page on which a variant is added
 * to a list. Relative to the application path. WSH-02
 */
export const wishlistPopupPath = (culture: string, productVariantId: string, kind: WishlistKind): string =>
  withQuery(`/${culture}/catalog/wishlist/popup`, { productVariantId, ...(kind === "birthlist" && { type: kind }) });

export type WishlistKind = "wishlist" | "birthlist";

/**
 * GET with `Id`. Returns the page of a list, or of the first list when the id is missing or unknown. Relative to the
 * application path. WSH-01
 */
export const wishlistPagePath = (culture: string, id?: string): string =>
  `/${culture}/catalog/wishlist/list` + (id === undefined ? "" : `?${new URLSearchParams({ Id: id })}`);

/**
 * GET. Returns the wishes of a list as an HTML fragment, each in an element with `data-wish`. Relative to the
 * application path. WSH-01
 */
export const wishlistItemsPath = (culture: string, id: string): string =>
  withQuery(`/${culture}/catalog/wishlist/list_item`, { wishlistid: id });
