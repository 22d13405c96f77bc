import { shell } from "../shell-api.ts";
import type { CartAddition } from "./add-to-cart.ts";
import type { Cart } from "./cart.ts";
import type { Suggestion } from "./search-suggestions.ts";
import type { CartOrder } from "./send-order.ts";

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
}

/** Names of the resources that a connector may have. */
export type Resource = Exclude<keyof Connector, "name">;

/** How long a request may take, and whether it is delivered even when the page is closed. */
export interface LineOptions {
  /** Milliseconds after which the request is aborted. */
  timeLimit?: number | undefined;
  keepalive?: true | undefined;
}

/** The cart of the visitor. */
export interface CartConnector {
  read(signal?: AbortSignal): Promise<Cart | undefined>;
  /** The lines as HTML of the site, for the panel of `cart-widget`. Without it the panel does not open. */
  lines?(signal: AbortSignal): Promise<string>;
  /** Adds a product. `options.keepalive` is set when a removed line is put back. */
  add(order: CartOrder, options: LineOptions): Promise<CartAddition>;
  /** Sets the quantity of a line. Resolves with the name of the line; empty when it is unknown. */
  update(id: string, quantity: number, options: LineOptions): Promise<string>;
  remove(id: string, options: LineOptions): Promise<void>;
  /** Removes all lines. Without it they are removed one by one. */
  clear?(options: LineOptions): Promise<void>;
  /** A removed line is put back by the id of its variant only: without one, the removal cannot be undone. */
  undoNeedsVariant?: true;
}

/** The coupons of the visitor's cart. */
export interface CouponConnector {
  /** Resolves with false when the code is not valid and the server has no words for it. */
  apply(code: string): Promise<boolean>;
  remove(code: string): Promise<void>;
}

/** The search of the shop. */
export interface SearchConnector {
  /** Finds at most `limit` suggestions for a typed text, best match first. */
  suggest(text: string, limit: number, signal: AbortSignal): Promise<Suggestion[]>;
}

/**
 * A resource of the connector of this page; undefined on a site that speaks the calls of the specification. Throws when
 * the connector lacks the resource: its islands were not mounted.
 */
export function connected<Name extends Resource>(name: Name): Connector[Name] {
  const { connector } = shell();
  if (connector && !connector[name]) throw new Error(`The connector ${connector.name} has no ${name}.`);
  return connector?.[name];
}
