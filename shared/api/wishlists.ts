import { appAddress } from "../http/app-address.ts";
import { AnswerError, call } from "../http/call.ts";
import { callHtml } from "../http/call-html.ts";
import { callVoid } from "../http/call-void.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { type Cart, cartIn } from "./cart.ts";
import * as wire from "./wire/wishlists.ts";
import { wishlistPageUrl } from "./wishlist-url.ts";

/** Wishes of a list to add to the cart. WSH-08 */
export interface WishlistOrder {
  wishlistId: string;
  items: WishlistOrderItem[];
}

export interface WishlistOrderItem {
  variantId: string;
  /** In the product's unit: pieces, kilograms or metres. */
  quantity: number;
}

/** The result of ordering wishes. WSH-08 */
export interface WishlistOrdered {
  /** The cart after the addition; undefined when the server does not send it. */
  cart: Cart | undefined;
  /** The server's message about wishes that could not be ordered; empty when all were. Plain text. */
  message: string;
}

/** Fetches the wishes of a list as HTML. Rejects as `call` does. WSH-01 */
export const fetchWishlistItems = (id: string, signal?: AbortSignal): Promise<string> =>
  callHtml(wire.wishlistItemsPath(shell().settings.culture, id), { signal });

/**
 * Removes a wish from its list, even when the page is closed. Rejects as `call` does: with 404 when the wish does not
 * exist. WSH-07
 */
export const deleteWish = (id: string): Promise<void> =>
  callVoid(wire.deleteWishPath(id), { method: "DELETE", atRoot: true, keepalive: true, login: "resume" });

/**
 * Adds a removed wish to its list again, even when the page is closed. It gets a new id and a default quantity. Rejects
 * as `call` does. WSH-07
 */
export async function restoreWish(variantId: string, listId: string): Promise<void> {
  const path = wire.addToWishlistPath(variantId, listId);
  await call(path, { method: "POST", atRoot: true, keepalive: true, login: "resume" });
}

/** Deletes a list. Resolves with the URL of the page to open. Rejects as `call` does. WSH-07 */
export async function deleteWishlist(id: string): Promise<string> {
  const json: wire.WishlistDeletion = { Id: id };
  const answer = await call(wire.deleteWishlistPath, { method: "POST", json, atRoot: true });
  const url = destination(answer, shell().settings.app, location.origin);
  if (!url)
    warn(
      "the deletion of a wishlist expects an address of this site in answer, " +
        `got ${JSON.stringify(answer)}; the page of the lists is shown.`,
    );
  return url ?? wishlistPageUrl();
}

/** The address in the answer to a deletion; null if it is not a page of the site. */
export function destination(answer: unknown, app: string, origin: string): string | null {
  const { Uri } = (answer ?? {}) as { Uri?: unknown };
  const address = typeof Uri === "string" ? appAddress(Uri, app, origin) : null;
  return address !== null && new URL(address).origin === origin ? address : null;
}

/** Adds wishes to the cart. Rejects as `call` does, and as `readOrdered` throws. WSH-08 */
export async function orderWishlist({ wishlistId, items }: WishlistOrder): Promise<WishlistOrdered> {
  const json: wire.WishlistOrder = {
    WishlistId: wishlistId,
    Items: items.map(({ variantId, quantity: qty }) => ({ variantId, qty })),
  };
  return readOrdered(await call(wire.wishlistToCartPath, { method: "POST", json, atRoot: true }));
}

/**
 * Reads the answer to an order. Throws an `AnswerError` if it is not an object: it is then unknown whether anything was
 * ordered.
 */
export function readOrdered(answer: unknown): WishlistOrdered {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in answer to the order of a list, got ${JSON.stringify(answer) ?? "nothing"}`,
    );
  }
  const { Message } = readWithDefaults({ Message: "" }, answer, "the answer to the order of a list");
  return { cart: cartIn(answer), message: Message.trim() };
}
