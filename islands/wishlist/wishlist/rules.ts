import { type Cart, cartIn } from "../../../shared/api/cart.ts";
import type { WishlistOrderItem } from "../../../shared/api/wire/wishlists.ts";
import { appAddress } from "../../../shared/http/app-address.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";

/** The list in the address (parameter `Id`, in any case), else the first list; "" if there is none. WSH-01 */
export function listIn(search: string, ids: readonly string[]): string {
  const named = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === "id")?.[1];
  return ids.find((id) => id === named) ?? ids[0] ?? "";
}

/** The order items of the visible wishes. A wish without a variant or a quantity is left out. WSH-08 */
export const orderedItems = (wishes: readonly { variantId?: string; quantity?: string }[]): WishlistOrderItem[] =>
  wishes.flatMap(({ variantId, quantity }) => {
    const qty = parseDecimal(quantity ?? "");
    return variantId && qty !== null && qty > 0 ? [{ variantId, qty }] : [];
  });

/**
 * Reads the answer to an order; `left` describes what was not ordered. Throws an `AnswerError` if it is not an object:
 * it is then unknown whether anything was ordered. WSH-08
 */
export function readOrdered(answer: unknown): { cart: Cart | undefined; left: string } {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in answer to the order of a list, got ${JSON.stringify(answer) ?? "nothing"}`,
    );
  }
  const { Message } = readWithDefaults({ Message: "" }, answer, "the answer to the order of a list");
  return { cart: cartIn(answer), left: Message.trim() };
}

/** The address in the answer to a deletion; null if it is not a page of the site. WSH-07 */
export function destination(answer: unknown, app: string, origin: string): string | null {
  const { Uri } = (answer ?? {}) as { Uri?: unknown };
  const address = typeof Uri === "string" ? appAddress(Uri, app, origin) : null;
  return address !== null && new URL(address).origin === origin ? address : null;
}
