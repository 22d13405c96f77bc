import { randomBytes } from "node:crypto";
import type { Cart } from "../cart/cart.ts";
import type { SavedAddress } from "../checkout/address.ts";
import { type Choices, noChoices } from "../checkout/choices.ts";
import { newSafety, type Safety } from "../security/safety.ts";
import type { PlacedOrder } from "../checkout/orders.ts";
import { Library } from "../library/library.ts";
import { Wallet } from "../payment/wallet.ts";
import { Wishlists } from "../wishlist/wishlists.ts";
import { Sales } from "../sales/sales.ts";

export interface Flash {
  kind: "success" | "danger";
  text: string;
}

/** What the shop remembers of a visitor. */
export interface Session {
  cart: Cart;
  /** Changed by putting another object here. */
  choices: Choices;
  /** What was last sent of the checkout's form, by the names of its fields; null before that. */
  draft: Record<string, string> | null;
  /** The newest first. */
  orders: PlacedOrder[];
  /** Of the signed-in customer. */
  addresses: SavedAddress[];
  /** E-mail address of the signed-in visitor; empty for anyone else. */
  user: string;
  /** Said once, on the next page. */
  flash: Flash | null;
  /** Files that were sent or are stored. */
  library: Library;
  /** The customer's own references, by variant. */
  references: Map<string, string>;
  /** What the customer pays with. */
  wallet: Wallet;
  /** Of the signed-in customer. */
  wishlists: Wishlists;
  safety: Safety;
  /** What was asked for orders of before. */
  sales: Sales;
}

const mostSessions = 2000;
/** Of files, in memory. */
const mostBytes = 512 * 1024 * 1024;

export const newSession = (): Session => ({
  cart: [],
  choices: noChoices,
  draft: null,
  orders: [],
  addresses: [],
  user: "",
  flash: null,
  library: new Library(),
  references: new Map(),
  wallet: new Wallet(),
  wishlists: new Wishlists(),
  safety: newSafety(),
  sales: new Sales(),
});

/** Sessions in memory; the one that was not used for longest makes room for a new one. */
export class Sessions {
  #kept = new Map<string, Session>();

  find(id: string): Session | null {
    const session = this.#kept.get(id);
    if (!session) return null;
    this.#kept.delete(id);
    this.#kept.set(id, session);
    return session;
  }

  keep(session: Session): string {
    const id = randomBytes(18).toString("base64url");
    this.#kept.set(id, session);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > mostSessions && oldest !== undefined) this.#kept.delete(oldest);
    return id;
  }

  /** The files of those who were not here for longest make room. */
  lighten(): void {
    let bytes = [...this.#kept.values()].reduce((sum, { library }) => sum + library.bytes, 0);
    for (const session of this.#kept.values()) {
      if (bytes <= mostBytes) return;
      bytes -= session.library.bytes;
      session.library = new Library();
    }
  }

  drop(id: string): void {
    this.#kept.delete(id);
  }

  clear(): void {
    this.#kept.clear();
  }
}
