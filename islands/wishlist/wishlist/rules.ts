import type { CartSummary } from "../../../shared/api/cart.ts";
import type { WishlistOrderItem } from "../../../shared/api/wishlists.ts";
import { appAddress } from "../../../shared/app-address.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { lenient } from "../../../shared/lenient.ts";
import { readSummary } from "../../../shared/stores/cart.ts";

/** The list that the address names, by its `Id` in letters of any case, if there is such a one; else the first. Empty for none. WSH-01 */
export function listIn(search: string, ids: readonly string[]): string {
  const named = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === "id")?.[1];
  return ids.find((id) => id === named) ?? ids[0] ?? "";
}

/** What the wishes of a list order, as they are shown; what has no variant or no quantity is left out. WSH-08 */
export const orderedItems = (wishes: readonly { variantId?: string; quantity?: string }[]): WishlistOrderItem[] =>
  wishes.flatMap(({ variantId, quantity }) => {
    const qty = parseDecimal(quantity ?? "");
    return variantId && qty !== null && qty > 0 ? [{ variantId, qty }] : [];
  });

/** The answer to an order. Throws an `AnswerError` for what is no object: whether anything was ordered is then not known. WSH-08 */
export function readOrdered(answer: unknown): { cart: CartSummary | undefined; left: string } {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in answer to the order of a list, got ${JSON.stringify(answer) ?? "nothing"}`,
    );
  }
  const { Message } = lenient({ Message: "" }, answer, "the answer to the order of a list");
  const { Cart } = answer as { Cart?: unknown };
  return { cart: Cart === undefined || Cart === null ? undefined : readSummary(Cart), left: Message.trim() };
}

/** Where the answer to a deletion leads; null for what is no page of the site. WSH-07 */
export function destination(answer: unknown, app: string, origin: string): string | null {
  const { Uri } = (answer ?? {}) as { Uri?: unknown };
  const address = typeof Uri === "string" ? appAddress(Uri, app, origin) : null;
  return address !== null && new URL(address).origin === origin ? address : null;
}
