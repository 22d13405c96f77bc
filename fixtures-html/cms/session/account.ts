import { addressBookOf } from "../checkout/customer.ts";
import { Library } from "../library/library.ts";
import { newCredentials } from "../security/credentials.ts";
import { moveToCustomer } from "../shop/saved-filters.ts";
import { Wallet } from "../payment/wallet.ts";
import { Wishlists } from "../wishlist/wishlists.ts";
import { Sales } from "../sales/sales.ts";
import type { Session } from "./sessions.ts";

/** Signs a customer in. Clears the data of another customer who was signed in. */
export function openAccount(session: Session, email: string): void {
  if (session.user === email) return;
  if (session.user) closeAccount(session);
  session.user = email;
  session.addresses = addressBookOf(email);
  moveToCustomer(session);
}

export function closeAccount(session: Session): void {
  session.user = "";
  session.library = new Library();
  session.references.clear();
  session.choices = { ...session.choices, vat: null, pickup: null };
  session.draft = null;
  session.orders = [];
  session.addresses = [];
  session.wallet = new Wallet();
  session.wishlists = new Wishlists();
  session.credentials = newCredentials();
  session.sales = new Sales();
}
