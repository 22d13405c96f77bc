import { randomBytes } from "node:crypto";
import { Cart } from "./cart.ts";

export interface Visitor {
  cart: Cart;
  /** The nonce that changes of the Store API need. */
  nonce: string;
  /** Message for the next page. */
  notice: string;
  /** The signed-in customer's name; empty for a guest. */
  customer: string;
  /** Makes the guest a customer, whose cart goes on. Their nonces are others. */
  signIn(name: string): void;
}

const newNonce = (): string => randomBytes(5).toString("hex");

/** The visitors by the value of their session cookie. */
export class Visitors {
  #visitors = new Map<string, Visitor>();

  /** The visitor of a request, and the cookie to set for a new one. */
  of(cookies: string | undefined): { visitor: Visitor; setCookie?: string } {
    const id = /wp_woocommerce_session_stand_in=(\w+)/.exec(cookies ?? "")?.[1];
    const existing = id && this.#visitors.get(id);
    if (existing) return { visitor: existing };
    const created = randomBytes(8).toString("hex");
    const visitor: Visitor = {
      cart: new Cart(),
      nonce: newNonce(),
      notice: "",
      customer: "",
      signIn(name) {
        visitor.customer = name;
        visitor.nonce = newNonce();
      },
    };
    this.#visitors.set(created, visitor);
    return { visitor, setCookie: `wp_woocommerce_session_stand_in=${created}; path=/; HttpOnly; SameSite=Lax` };
  }

  /** From now on the nonces that pages and scripts have are too old. */
  expireNonces(): void {
    for (const visitor of this.#visitors.values()) visitor.nonce = newNonce();
  }

  /** All visitors, for tests that change a cart behind the page's back. */
  all(): Visitor[] {
    return [...this.#visitors.values()];
  }
}
