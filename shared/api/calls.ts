/**
 * Every call of the islands by a name, with its method, its path and the type of its answer: what tests answer by. No island imports it, so it costs
 * no page anything.
 */
import { type AddToCartAnswer, addToCartPath } from "./add-to-cart.ts";
import { addressPickerPath } from "./address-picker.ts";
import { type Asset, assetPath, cropPath, type CropFailure, type Folder, folderHierarchyPath, type StoredAsset } from "./assets.ts";
import { cityPath, countryPath, shippingCountryPath, shippingMethodPath } from "./cart-choices.ts";
import { cartLinePath, cartLinesPath, type LineChanged } from "./cart-lines.ts";
import { cartItemsPath, cartPath, type CartSummary } from "./cart.ts";
import { type Cities, citiesPath, townsPath } from "./cities.ts";
import { type Coupon, couponListPath, couponPath, customerCouponsPath } from "./coupons.ts";
import { type CustomerReference as KeptReference, customerReferenceUpdatePath } from "./customer-reference.ts";
import { type CustomerReference, customerReferencesPath } from "./customer-references.ts";
import { type Customer, customersPath } from "./customers.ts";
import { informationsPath } from "./informations.ts";
import { listFilterRoute } from "./list-filter.ts";
import { type StringResources, stringResourcesPath } from "./localization.ts";
import { newsCalendarRoute, newsListRoute } from "./news.ts";
import { changeAddressPath, type OrderAgainAnswer, orderAgainPath } from "./orders.ts";
import { externalPickupPointPath, mapsKeyPath, type PickupAnswer, pickupPointsPath } from "./pickup-points.ts";
import { prepaidNotificationPath, prepaidOrderPath } from "./prepaid-accounts.ts";
import { type ProductVariant, productVariantsPath } from "./product-variants.ts";
import { salesCountryPath } from "./sales-country.ts";
import { type Suggestion, suggestionsPath } from "./search-suggestions.ts";
import { type VatCheck, vatCheckPath } from "./vat.ts";
import {
  addToWishlistPath, deleteFromAllListsPath, deleteFromListPath, deleteWishlistPath, deleteWishPath, isInListPath, updateWishlistDescriptionPath,
  updateWishlistNamePath, updateWishQuantityPath, type WishAdded, wishCountPath, type WishlistDeleted, wishlistItemsPath, type WishlistOrdered,
  wishlistPagePath, wishlistPopupPath, wishlistToCartPath, type WishlistUpdated, type WishQuantityUpdated,
} from "./wishlists.ts";

declare const answer: unique symbol;

export interface Call<Answer = unknown> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Under the application path or the host; `*` stands for any segment. */
  path: string;
  /** How the answer is written; JSON when missing. `json-text`: JSON in a JSON string. */
  as?: "html" | "json-text";
  /** Only for its type. */
  readonly [answer]?: Answer;
}

/** The type that a call is answered with; `null` where nobody reads the answer. */
export type AnswerOf<C> = C extends Call<infer Answer> ? Answer : never;

const any = "*";

/** The path without its query: of a call whose parameters differ, the parameters are no part. */
const pathname = (path: string): string => path.split("?", 1)[0]!;

const get = <Answer>(path: string): Call<Answer> => ({ method: "GET", path: pathname(path) });
const post = <Answer>(path: string): Call<Answer> => ({ method: "POST", path: pathname(path) });
const put = <Answer>(path: string): Call<Answer> => ({ method: "PUT", path: pathname(path) });
const remove = (path: string): Call<null> => ({ method: "DELETE", path: pathname(path) });
const html = (path: string): Call<string> => ({ method: "GET", path: pathname(path), as: "html" });
/** A route of the stand-in, under the culture. */
const route = (path: string): string => `/${any}${path.replace(/:\w+/g, any)}`;

export const calls = {
  texts: get<StringResources>(stringResourcesPath(any)),

  cart: get<CartSummary>(cartPath),
  cartItems: html(cartItemsPath(any)),
  addToCart: post<AddToCartAnswer>(addToCartPath),
  changeLine: { ...put<LineChanged>(cartLinePath(any)), as: "json-text" } as Call<LineChanged>,
  removeLine: remove(cartLinePath(any)),
  clearCart: remove(cartLinesPath),
  shippingMethod: post<null>(shippingMethodPath),
  shippingCountry: post<null>(shippingCountryPath),
  country: post<null>(countryPath),
  city: post<null>(cityPath),
  /** Truthy when the code counts. */
  coupon: post<boolean>(couponPath),
  removeCoupon: remove(couponPath),
  couponList: html(couponListPath),
  customerCoupons: get<Coupon[]>(customerCouponsPath(any)),
  cities: get<Cities>(citiesPath(any, any)),
  towns: get<string[]>(townsPath(any, any)),
  salesCountry: put<null>(salesCountryPath),
  vat: get<VatCheck>(vatCheckPath(any, any, any)),
  addressPicker: html(addressPickerPath({ inputname: "", isAddNewAddress: "", isEditAddress: "", selectedAddressId: "", type: "" })),
  pickupPoints: post<PickupAnswer>(pickupPointsPath(any)),
  savePickupPoint: post<null>(externalPickupPointPath),
  mapsKey: get<string>(mapsKeyPath),

  productVariant: get<ProductVariant>(productVariantsPath(any, new URLSearchParams())),
  customerReferenceForm: html(customerReferenceUpdatePath),
  saveCustomerReference: post<KeptReference>(customerReferenceUpdatePath),
  listFilter: html(listFilterRoute),
  suggestions: get<Suggestion[]>(suggestionsPath),
  customerReferences: get<CustomerReference[]>(customerReferencesPath),

  wishCount: get<number>(wishCountPath),
  isInList: get<boolean>(isInListPath(any, any)),
  addToWishlist: post<WishAdded>(addToWishlistPath(any, any)),
  deleteWish: remove(deleteWishPath(any)),
  deleteFromList: remove(deleteFromListPath(any, any)),
  deleteFromAllLists: remove(deleteFromAllListsPath(any)),
  deleteWishlist: post<WishlistDeleted>(deleteWishlistPath),
  wishQuantity: post<WishQuantityUpdated>(updateWishQuantityPath(any, 1)),
  wishlistName: post<WishlistUpdated>(updateWishlistNamePath(any, any)),
  wishlistDescription: post<WishlistUpdated>(updateWishlistDescriptionPath(any, any)),
  wishlistToCart: post<WishlistOrdered>(wishlistToCartPath),
  wishlistItems: html(wishlistItemsPath(any, any)),
  wishlistPage: html(wishlistPagePath(any, any)),
  wishlistPopup: html(wishlistPopupPath(any, any, "wishlist")),

  orderAgain: put<OrderAgainAnswer>(orderAgainPath),
  changeAddress: { ...html(changeAddressPath(any)), method: "POST" } as Call<string>,
  changeAddressForm: html(changeAddressPath(any)),
  customers: get<Customer[]>(customersPath),
  /** The address to go to. */
  prepaidOrder: post<string>(prepaidOrderPath),
  prepaidNotification: post<null>(prepaidNotificationPath),

  asset: get<StoredAsset>(assetPath(any)),
  crop: get<Asset | CropFailure>(cropPath(any, { x: 0, y: 0, width: 0, height: 0 }, 0, 0, false).replace(/\/0/g, `/${any}`)),
  folders: get<Folder>(folderHierarchyPath(any)),
  informations: html(informationsPath(any)),
  newsCalendar: html(route(newsCalendarRoute)),
  newsList: html(route(newsListRoute)),
};

export type CallName = keyof typeof calls;
