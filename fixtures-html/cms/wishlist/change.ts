import type { Culture } from "../catalogue/types.ts";
import { placeInCart } from "../cart/order.ts";
import { refusal, type Thousandths } from "../cart/quantity.ts";
import { refusalText } from "../cart/refusal-text.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import type { Wish, Wishlist } from "./wishlists.ts";

/** What a customer changes of a list; each tells why not, in words, else nothing. */

const longestName = 80;
const longestDescription = 500;

/** WSH-05 */
export function rename(culture: Culture, list: Wishlist, name: string): string {
  const t = textsOf(culture).wishlist;
  const wanted = name.replace(/\s+/g, " ").trim();
  if (!wanted) return t.nameMissing;
  if (wanted.length > longestName) return fill(t.tooLong, longestName);
  list.name = wanted;
  return "";
}

/** WSH-05 */
export function describe(culture: Culture, list: Wishlist, description: string): string {
  const wanted = description.replace(/\r\n?/g, "\n").trim();
  if (wanted.length > longestDescription) return fill(textsOf(culture).wishlist.tooLong, longestDescription);
  list.description = wanted;
  return "";
}

/** More than there is may be wished for. WSH-06 */
export function setQuantity(culture: Culture, wish: Wish, quantity: Thousandths | null): string {
  const { product, variant } = wish;
  const refused = refusal(product, { ...variant, stock: Infinity }, quantity);
  if (refused) return refusalText(culture, product, refused);
  wish.quantity = quantity ?? wish.quantity;
  return "";
}

/** Puts what can be ordered into the cart, and tells what of it could not: what it is, and why. WSH-08 */
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
