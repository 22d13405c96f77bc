import type { Culture } from "../catalogue/types.ts";
import { placeInCart } from "../cart/order.ts";
import { refusal, type Thousandths } from "../cart/quantity.ts";
import { refusalText } from "../cart/refusal-text.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import type { Wish, Wishlist } from "./wishlists.ts";

/** Changes to a list. Each function returns an empty string, or the message why the change is refused. */

const longestName = 80;
const longestDescription = 500;

/** Sets the name of a list. WSH-05 */
export function setName(culture: Culture, list: Wishlist, name: string): string {
  const t = textsOf(culture).wishlist;
  const text = name.replace(/\s+/g, " ").trim();
  if (!text) return t.nameMissing;
  if (text.length > longestName) return fill(t.tooLong, longestName);
  list.name = text;
  return "";
}

/** Sets the description of a list. WSH-05 */
export function setDescription(culture: Culture, list: Wishlist, description: string): string {
  const text = description.replace(/\r\n?/g, "\n").trim();
  if (text.length > longestDescription) return fill(textsOf(culture).wishlist.tooLong, longestDescription);
  list.description = text;
  return "";
}

/** A customer may wish for more than the stock. WSH-06 */
export function setQuantity(culture: Culture, wish: Wish, quantity: Thousandths | null): string {
  const { product, variant } = wish;
  const refused = refusal(product, { ...variant, stock: Infinity }, quantity);
  if (refused) return refusalText(culture, product, refused);
  wish.quantity = quantity ?? wish.quantity;
  return "";
}

/** Adds wishes to the cart. Returns a message for each one that cannot be ordered. WSH-08 */
export function orderWishes(
  session: Session,
  culture: Culture,
  wishes: readonly Pick<Wish, "product" | "variant" | "quantity">[],
  listId: string,
): { refused: string[] } {
  return {
    refused: wishes.flatMap((wish) => {
      const refused = placeInCart(session, culture, { ...wish, origin: "Wishlist", key: listId });
      return refused ? [fill(textsOf(culture).wishlist.notOrdered, wish.product.name[culture], refused)] : [];
    }),
  };
}
