import { AnswerError, call, type CallOptions, HttpError } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { connected } from "./connector.ts";
import * as wire from "./wire/wishlists.ts";

/** A variant that was added to a list. WSH-04 */
export interface WishAdded {
  /** The server's message, plain text; may be empty. */
  message: string;
  wishlistId: string;
  /** Data for the tag manager, passed on unchanged: an event or a list of events; null for none. */
  dataLayer: object | null;
}

/** Adds a variant to a list. Rejects as `call` does, and as `readAdded` throws. WSH-04 */
export async function addWish(variantId: string, listId: string): Promise<WishAdded> {
  const other = connected("wishlists");
  if (other) return other.add(variantId, listId);
  return readAdded(
    await call(wire.addToWishlistPath(variantId, listId), { method: "POST", atRoot: true, login: "resume" }),
  );
}

/** Whether the variant is on the list. Rejects as `call` does, and with an `AnswerError`. WSH-02 */
export async function isInList(variantId: string, listId: string, signal: AbortSignal): Promise<boolean> {
  const other = connected("wishlists");
  if (other) return other.has(variantId, listId, signal);
  return readIsInList(await call(wire.isInListPath(variantId, listId), { atRoot: true, login: false, signal }));
}

const removal: CallOptions = { method: "DELETE", atRoot: true, login: "resume" };

/** Removes a variant from a list. Rejects as `call` does. WSH-07 */
export const removeFromList = (variantId: string, listId: string): Promise<void> =>
  connected("wishlists")?.remove(variantId, listId) ?? callVoid(wire.deleteFromListPath(variantId, listId), removal);

/** Removes a variant from all lists. Rejects as `call` does. WSH-07 */
export const removeFromAllLists = (variantId: string): Promise<void> =>
  connected("wishlists")?.remove(variantId) ?? callVoid(wire.deleteFromAllListsPath(variantId), removal);

/**
 * Reads the answer to an addition. Throws an `HttpError` with status 422 and the server's Message if it names no list,
 * because nothing was added then. Throws an `AnswerError` if it is not an object: the result is then unknown.
 */
export function readAdded(answer: unknown): WishAdded {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in answer to addproductvariant, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  }
  const { WishlistId: id, DataLayer } = answer as Partial<Record<keyof wire.WishAdded, unknown>>;
  const { Message: message } = readWithDefaults({ Message: "" }, answer, "the answer to addproductvariant");
  // Some servers send ids as numbers.
  const wishlistId = typeof id === "string" || typeof id === "number" ? String(id) : "";
  if (!wishlistId) throw new HttpError(422, "addproductvariant", message);
  return { message, wishlistId, dataLayer: typeof DataLayer === "object" ? DataLayer : null };
}

/** Reads whether the variant is on the list. Throws an `AnswerError` if the answer is neither true nor false. */
export function readIsInList(answer: unknown): boolean {
  const text = String(answer).toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  throw new AnswerError(
    `expected true or false in answer to isinthelist, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
  );
}
