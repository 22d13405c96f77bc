import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { type Thousandths, thousandths } from "../cart/quantity.ts";
import { seededLists } from "./seeded.ts";
import { stopSharing } from "./shared-lists.ts";

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
  /** Only for a birth list; null for a wishlist. WSH-10 */
  birth: { child: string; date: string } | null;
  wishes: Wish[];
}

export class Wishlists {
  lists: Wishlist[] = [];
  #isOpen = false;
  /** Ids of the wishes after each removed one: a wish that is added again returns to its place before them. */
  #followers = new Map<string, readonly string[]>();

  /** Adds the lists that the customer already has. */
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

  /** Number of wishes on all lists. WSH-09 */
  get count(): number {
    return this.lists.reduce((sum, { wishes }) => sum + wishes.length, 0);
  }

  /** Returns false when the list already contains the variant. WSH-02 */
  add(list: Wishlist, product: Product, variant: Variant): boolean {
    if (hasVariant(list, variant.id)) return false;
    const id = `${list.id}-${variant.id}`;
    const followers = this.#followers.get(id) ?? [];
    const next = list.wishes.findIndex((wish) => followers.includes(wish.id));
    list.wishes.splice(next < 0 ? list.wishes.length : next, 0, {
      id,
      product,
      variant,
      quantity: thousandths(Math.max(1, product.min)),
    });
    return true;
  }

  /** Removes an item; returns false when no list has it. WSH-07 */
  remove(wishId: string): boolean {
    const list = this.lists.find(({ wishes }) => wishes.some(({ id }) => id === wishId));
    if (!list) return false;
    const place = list.wishes.findIndex(({ id }) => id === wishId);
    this.#followers.set(
      wishId,
      list.wishes.slice(place + 1).map(({ id }) => id),
    );
    list.wishes.splice(place, 1);
    return true;
  }

  /** Moves an item to another list; on a list that has it already, the quantities are added. Returns the item. */
  move(wishId: string, target: Wishlist): Wish | undefined {
    const wish = this.wish(wishId);
    if (!wish || target.wishes.includes(wish)) return wish;
    this.remove(wishId);
    const isNew = this.add(target, wish.product, wish.variant);
    const moved = target.wishes.find(({ variant }) => variant.id === wish.variant.id)!;
    moved.quantity = isNew ? wish.quantity : moved.quantity + wish.quantity;
    return moved;
  }

  /** Removes a variant from `lists`. WSH-07 */
  removeVariant(variantId: string, lists: readonly Wishlist[] = this.lists): void {
    for (const { wishes } of lists)
      for (const { id, variant } of [...wishes]) if (variant.id === variantId) this.remove(id);
  }

  /** Removes a list, and makes its link invalid. */
  removeList(id: string): boolean {
    const removed = this.list(id);
    if (!removed) return false;
    stopSharing(removed);
    this.lists = this.lists.filter((list) => list !== removed);
    return true;
  }
}

export const hasVariant = ({ wishes }: Wishlist, variantId: string): boolean =>
  wishes.some(({ variant }) => variant.id === variantId);
