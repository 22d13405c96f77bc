import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { type Thousandths, thousandths } from "../cart/quantity.ts";
import { seededLists } from "./seeded.ts";

export interface Wish {
  id: string;
  product: Product;
  variant: Variant;
  quantity: Thousandths;
}

export interface Wishlist {
  id: string;
  name: string;
  description: string;
  /** Of a birth list; null for a wishlist. WSH-10 */
  birth: { child: string; date: string } | null;
  wishes: Wish[];
}

/** The lists of a signed-in customer. */
export class Wishlists {
  lists: Wishlist[] = [];
  #isOpen = false;
  /** Where wishes stood that were taken out: one that comes back stands there again. */
  #places = new Map<string, number>();

  /** With what the shop knows of the customer. */
  open(culture: Culture): this {
    if (!this.#isOpen) this.lists = seededLists(culture);
    this.#isOpen = true;
    return this;
  }

  list(id: string): Wishlist | undefined {
    return this.lists.find((list) => list.id === id);
  }

  wish(id: string): Wish | undefined {
    return this.lists.flatMap(({ wishes }) => wishes).find((wish) => wish.id === id);
  }

  /** Of all lists. WSH-09 */
  get count(): number {
    return this.lists.reduce((sum, { wishes }) => sum + wishes.length, 0);
  }

  /** False when it is in the list already. WSH-02 */
  add(list: Wishlist, product: Product, variant: Variant): boolean {
    if (has(list, variant.id)) return false;
    const id = `${list.id}-${variant.id}`;
    list.wishes.splice(this.#places.get(id) ?? list.wishes.length, 0, {
      id,
      product,
      variant,
      quantity: thousandths(Math.max(1, product.min)),
    });
    return true;
  }

  /** WSH-07 */
  remove(wishId: string): boolean {
    const list = this.lists.find(({ wishes }) => wishes.some(({ id }) => id === wishId));
    if (!list) return false;
    const place = list.wishes.findIndex(({ id }) => id === wishId);
    this.#places.set(wishId, place);
    list.wishes.splice(place, 1);
    return true;
  }

  /** Takes a variant out of `lists`. WSH-07 */
  removeVariant(variantId: string, lists: readonly Wishlist[] = this.lists): void {
    for (const { wishes } of lists)
      for (const { id, variant } of [...wishes]) if (variant.id === variantId) this.remove(id);
  }

  removeList(id: string): boolean {
    const left = this.lists.filter((list) => list.id !== id);
    const isThere = left.length < this.lists.length;
    this.lists = left;
    return isThere;
  }
}

export const has = ({ wishes }: Wishlist, variantId: string): boolean =>
  wishes.some(({ variant }) => variant.id === variantId);
