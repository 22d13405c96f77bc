import type { WishlistOrderItem } from "../../../shared/api/wishlists.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";

/** The list in the address (parameter `Id`, in any case), else the first list; "" if there is none. WSH-01 */
export function listIn(search: string, ids: readonly string[]): string {
  const named = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === "id")?.[1];
  return ids.find((id) => id === named) ?? ids[0] ?? "";
}

/** The order items of the visible wishes. A wish without a variant or a quantity is left out. WSH-08 */
export const orderedItems = (wishes: readonly { variantId?: string; quantity?: string }[]): WishlistOrderItem[] =>
  wishes.flatMap(({ variantId, quantity: text = "" }) => {
    const quantity = parseDecimal(text);
    return variantId && quantity !== null && quantity > 0 ? [{ variantId, quantity }] : [];
  });
