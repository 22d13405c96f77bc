import { shell } from "../shell-api.ts";
import type { CartAddition } from "./add-to-cart.ts";
import type { CartChoice } from "./cart-choices.ts";
import type { Cart } from "./cart.ts";
import type { City } from "./cities.ts";
import type { PickupPoint, PickupSearch, PickupShopper } from "./pickup-points.ts";
import type { Variant } from "./product-variants.ts";
import type { Town } from "./towns.ts";
import type { Suggestion } from "./search-suggestions.ts";
import type { CartOrder } from "./send-order.ts";
import type { VatCheck, VatQuery } from "./vat.ts";
import type { WishAdded } from "./wishlist-membership.ts";

/**
 * The calls of a shop system, for sites whose server does not speak those of the specification. The setting `server`
 * chooses one of ours, or the one that the site passes to `atoll.connect`. Each function does what the function of the
 * same resource in shared/api does, and rejects as that does: with an `HttpError` when the server refuses, whose `text`
 * is shown to the visitor.
 */
export interface Connector {
  /** Name for messages, such as `woocommerce`. */
  name: string;
  cart?: CartConnector;
  coupons?: CouponConnector;
  search?: SearchConnector;
  products?: ProductConnector;
  choices?: ChoiceConnector;
  pickupPoints?: PickupConnector;
  places?: PlaceConnector;
  vat?: VatConnector;
  wishlists?: WishlistConnector;
}

/** Names of the resources that a connector may have. */
export type Resource = Exclude<keyof Connector, "name">;

/**
 * A result as a connector may give it: texts and lists that it leaves out are empty. `Needed` are the properties that it
 * must have.
 */
type Given<Result, Needed extends keyof Result> = Pick<Result, Needed> & Partial<Result>;

/** How long a request may take, and whether it is delivered even when the page is closed. */
export interface ChangeOptions {
  /** Milliseconds after which the request is aborted. */
  timeLimit?: number | undefined;
  keepalive?: true | undefined;
}

/** The cart of the visitor. */
export interface CartConnector {
  read(signal?: AbortSignal): Promise<Cart | undefined>;
  /** Reads what a change needs, before the first one. `ids` are the lines of the page. */
  prepare?(ids: string[]): Promise<void>;
  /** The lines as HTML of the site, for the panel of `cart-widget`. Without it the panel does not open. */
  lines?(signal: AbortSignal): Promise<string>;
  /** Adds a product. `options.keepalive` is set when a removed line is put back. */
  add(order: CartOrder, options: ChangeOptions): Promise<CartAddition>;
  /** Sets the quantity of a line. Resolves with the name of the line; empty when it is unknown. */
  update(id: string, quantity: number, options: ChangeOptions): Promise<string>;
  remove(id: string, options: ChangeOptions): Promise<void>;
  /** Removes all lines. Without it they are removed one by one. */
  clear?(options: ChangeOptions): Promise<void>;
  /** A removed line is put back by the id of its variant only: without one, the removal cannot be undone. */
  undoNeedsVariant?: true;
}

/** The coupons of the visitor's cart. */
export interface CouponConnector {
  /** Resolves with false when the code is not valid and the server has no words for it. */
  apply(code: string, options: ChangeOptions): Promise<boolean>;
  remove(code: string, options: ChangeOptions): Promise<void>;
}

/** The search of the shop. */
export interface SearchConnector<Found = Given<Suggestion, "name" | "url">> {
  /** Finds at most `limit` suggestions for a typed text, best match first. */
  suggest(text: string, limit: number, signal: AbortSignal): Promise<Found[]>;
}

/** The products of the shop. */
interface ProductConnector<Found = Given<Variant, "variantId" | "price">> {
  /** Finds the variant of the fields of an order form, or the nearest one. `query` has these fields and `quantity`. */
  findVariant(productId: string, query: URLSearchParams, signal: AbortSignal): Promise<Found>;
}

/** Choices for the whole cart, such as the shipping method. */
interface ChoiceConnector {
  save(choice: CartChoice, options: ChangeOptions): Promise<void>;
}

/** The pickup points of carriers. */
interface PickupConnector<Found = Given<PickupPoint, "id">> {
  find(search: PickupSearch, signal: AbortSignal): Promise<Found[]>;
  /** Makes a point the shipping address of the cart. */
  save(point: PickupPoint, shopper: PickupShopper): Promise<void>;
  /** The key of the maps service. Without it no map is shown. */
  mapsKey?(): Promise<string>;
}

/** Postal codes and cities, while a visitor types. */
interface PlaceConnector<Found = Given<City, "name">, FoundTown = string | Town> {
  /** Finds the cities whose postal code or name starts with `query`. */
  cities(countryId: string, query: string, signal: AbortSignal): Promise<Found[]>;
  /** Finds the towns with a postal code: names, or objects that say which one is the main town. */
  towns(postalCode: string, countryId: string, signal: AbortSignal): Promise<FoundTown[]>;
}

/** Checks of VAT numbers. */
interface VatConnector<Found = Given<VatCheck, "isValid">> {
  check(query: VatQuery, signal: AbortSignal): Promise<Found>;
}

/** The products on the visitor's wishlists. */
interface WishlistConnector<Added = Given<WishAdded, "wishlistId">> {
  add(variantId: string, listId: string): Promise<Added>;
  /** Whether the variant is on the list. */
  has(variantId: string, listId: string, signal: AbortSignal): Promise<boolean>;
  /** Removes a variant from a list, or from all of them. */
  remove(variantId: string, listId?: string): Promise<void>;
  /** Counts the products on all lists. */
  count(signal: AbortSignal): Promise<number>;
}

/** The resources as islands get them: what a connector has left out of its results is filled in (read-results.ts). */
interface FilledIn extends Omit<Connector, "search" | "products" | "pickupPoints" | "places" | "vat" | "wishlists"> {
  search?: SearchConnector<Suggestion>;
  products?: ProductConnector<Variant>;
  pickupPoints?: PickupConnector<PickupPoint>;
  places?: PlaceConnector<City, Town>;
  vat?: VatConnector<VatCheck>;
  wishlists?: WishlistConnector<WishAdded>;
}

/**
 * A resource of the connector of this page; undefined on a site that speaks the calls of the specification. Throws when
 * the connector lacks the resource: its islands were not mounted.
 */
export function connected<Name extends Resource>(name: Name): FilledIn[Name] {
  const { connector } = shell();
  if (connector && !connector[name]) throw new Error(`The connector ${connector.name} has no ${name}.`);
  return (connector as FilledIn | undefined)?.[name];
}
