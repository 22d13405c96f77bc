import { createHash } from "node:crypto";
import { itemOf, type Item, products, variationOf } from "./products.ts";
import { Refusal } from "./refusal.ts";
import { Shipping } from "./shipping.ts";

export interface CartLine {
  key: string;
  item: Item;
  quantity: number;
}

/** Share of the price that a coupon takes off, by its code. */
const coupons: Record<string, number> = { welcome: 0.1 };

/** The cart of a visitor. */
export class Cart {
  readonly shipping = new Shipping();
  #lines = new Map<string, CartLine>();
  #coupons = new Set<string>();

  get lines(): CartLine[] {
    return [...this.#lines.values()];
  }

  get coupons(): string[] {
    return [...this.#coupons];
  }

  /** Part of the price that the coupons take off. */
  get discount(): number {
    return [...this.#coupons].reduce((sum, code) => sum + coupons[code]!, 0);
  }

  /** Adds a product or a variation; or the variation of a product that has the chosen values. */
  add(id: number, quantity: number, choices: ReadonlyMap<string, string> = new Map()): CartLine {
    const product = products.find((each) => each.id === id && each.variations);
    if (product && !variationOf(product, choices))
      throw new Refusal("woocommerce_rest_missing_attributes", "Missing attributes for variable product.");
    const item = itemOf(product ? variationOf(product, choices)!.id : id);
    if (!item || !(quantity > 0))
      throw new Refusal(
        "woocommerce_rest_cart_invalid_product",
        `Product with ID &quot;${id}&quot; was not found and cannot be added to the cart.`,
      );
    const key = createHash("md5").update(String(item.id)).digest("hex");
    const line = this.#lines.get(key) ?? { key, item, quantity: 0 };
    this.#checkStock(item, line.quantity + quantity);
    line.quantity += quantity;
    this.#lines.set(key, line);
    return line;
  }

  /** Sets the quantity of a line; 0 removes it. */
  update(key: string, quantity: number): void {
    const line = this.#find(key);
    this.#checkStock(line.item, quantity);
    line.quantity = quantity;
    if (quantity === 0) this.#lines.delete(key);
  }

  remove(key: string): void {
    this.#find(key);
    this.#lines.delete(key);
  }

  clear(): void {
    this.#lines.clear();
    this.#coupons.clear();
  }

  applyCoupon(code: string): void {
    const known = code.toLowerCase();
    if (!Object.hasOwn(coupons, known))
      throw new Refusal(
        "woocommerce_rest_cart_coupon_error",
        `Coupon &quot;${code}&quot; cannot be applied because it does not exist.`,
      );
    if (this.#coupons.has(known))
      throw new Refusal(
        "woocommerce_rest_cart_coupon_error",
        `Coupon code &quot;${code}&quot; has already been applied.`,
      );
    this.#coupons.add(known);
  }

  removeCoupon(code: string): void {
    if (!this.#coupons.delete(code.toLowerCase()))
      throw new Refusal("woocommerce_rest_cart_coupon_error", "Invalid coupon code.");
  }

  #find(key: string): CartLine {
    const line = this.#lines.get(key);
    if (!line) throw new Refusal("woocommerce_rest_cart_invalid_key", "Cart item no longer exists or is invalid.", 409);
    return line;
  }

  #checkStock({ name, stock }: Item, quantity: number): void {
    if (stock === null || quantity <= stock) return;
    throw stock === 0
      ? new Refusal(
          "woocommerce_rest_product_out_of_stock",
          `You cannot add &quot;${name}&quot; to the cart because the product is out of stock.`,
        )
      : new Refusal(
          "woocommerce_rest_product_partially_out_of_stock",
          `You cannot add that amount of &quot;${name}&quot; to the cart because there is not enough stock (${stock} remaining).`,
        );
  }
}
