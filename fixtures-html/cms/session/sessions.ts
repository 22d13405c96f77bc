import { randomBytes } from "node:crypto";
import type { Cart } from "../cart/cart.ts";
import type { SavedAddress } from "../checkout/address.ts";
import { type Choices, noChoices } from "../checkout/choices.ts";
import { newCredentials, type Credentials } from "../security/credentials.ts";
import type { PlacedOrder } from "../checkout/orders.ts";
import type { SavedFilter } from "../shop/saved-filters.ts";
import { Library } from "../library/library.ts";
import { Wallet } from "../payment/wallet.ts";
import { Wishlists } from "../wishlist/wishlists.ts";
import { Sales } from "../sales/sales.ts";

export interface Flash {
  kind: "success" | "danger";
  text: string;
}

/** Data of a visitor. */
export interface Session {
  cart: Cart;
  /** Ids of the variants of the cart, also of removed ones, in the order of the lines. */
  cartOrder: Set<string>;
  /** Replaced as a whole, never changed in place. */
  choices: Choices;
  /** Last submitted checkout form, by field name; null before the first. */
  draft: Record<string, string> | null;
  /** Newest first. */
  orders: PlacedOrder[];
  /** Address book of the signed-in customer. */
  addresses: SavedAddress[];
  /** E-mail address of the signed-in visitor; empty when not signed in. */
  user: string;
  /** Message for the next page. */
  flash: Flash | null;
  /** Uploaded and stored files. */
  library: Library;
  /** The customer's own article codes, by variant id. */
  references: Map<string, string>;
  /** Filters that a visitor saved before signing in. */
  savedFilters: SavedFilter[];
  /** E-mail addresses to inform when a variant is back in stock, by variant id. */
  stockAlerts: Map<string, string>;
  /** Prepaid accounts and their payments. */
  wallet: Wallet;
  /** Lists of the signed-in customer. */
  wishlists: Wishlists;
  credentials: Credentials;
  /** Requests about past orders. */
  sales: Sales;
}

const mostSessions = 2000;
/** Bytes of uploaded files in memory. */
const mostBytes = 512 * 1024 * 1024;

export const newSession = (): Session => ({
  cart: [],
  cartOrder: new Set(),
  choices: noChoices,
  draft: null,
  orders: [],
  addresses: [],
  user: "",
  flash: null,
  library: new Library(),
  references: new Map(),
  savedFilters: [],
  stockAlerts: new Map(),
  wallet: new Wallet(),
  wishlists: new Wishlists(),
  credentials: newCredentials(),
  sales: new Sales(),
});

/** Sessions in memory. A new session replaces the one that was not used for longest. */
export class Sessions {
  #sessions = new Map<string, Session>();

  find(id: string): Session | null {
    const session = this.#sessions.get(id);
    if (!session) return null;
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    return session;
  }

  save(session: Session): string {
    const id = randomBytes(18).toString("base64url");
    this.#sessions.set(id, session);
    const oldest = this.#sessions.keys().next().value;
    if (this.#sessions.size > mostSessions && oldest !== undefined) this.#sessions.delete(oldest);
    return id;
  }

  /** Discards the files of the sessions that were not used for longest, when all files take too much memory. */
  freeMemory(): void {
    let bytes = [...this.#sessions.values()].reduce((sum, { library }) => sum + library.bytes, 0);
    for (const session of this.#sessions.values()) {
      if (bytes <= mostBytes) return;
      bytes -= session.library.bytes;
      session.library = new Library();
    }
  }

  delete(id: string): void {
    this.#sessions.delete(id);
  }

  clear(): void {
    this.#sessions.clear();
  }
}
