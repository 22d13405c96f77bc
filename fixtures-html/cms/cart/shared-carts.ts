/** Carts that visitors share by a link. The link has a random id and no personal data. */
import { localized } from "../catalogue/localized.ts";
import { randomBytes } from "node:crypto";
import { variantById } from "../catalogue/index.ts";
import type { Localized } from "../catalogue/types.ts";
import type { Cart } from "./cart.ts";
import { type Thousandths, thousandths } from "./quantity.ts";

export interface SharedLine {
  variantId: string;
  /** The product's name when the cart was shared, for products that are no longer sold. */
  name: Localized;
  quantity: Thousandths;
}

const mostCarts = 2000;

/** An example in which the shop no longer sells one product, and another is sold out. */
const example: SharedLine[] = [
  { variantId: "v3401", quantity: thousandths(2) },
  { variantId: "v1141", quantity: thousandths(1) },
  { variantId: "v3441", quantity: thousandths(99) },
]
  .map((line) => ({ ...line, name: variantById(line.variantId)!.product.name }))
  .concat({
    variantId: "v9991",
    quantity: thousandths(1),
    name: localized({ en: "Storm lantern, brass", fr: "Lanterne tempête, laiton", nl: "Stormlamp, messing" }),
  });

const carts = new Map<string, readonly SharedLine[]>();

/** Stores the lines of a cart as they are now. Returns the id for the link. */
export function shareCart(cart: Cart): string {
  const id = randomBytes(16).toString("base64url");
  carts.set(
    id,
    cart.map(({ product, variant, quantity }) => ({ variantId: variant.id, name: product.name, quantity })),
  );
  const oldest = carts.keys().next().value;
  if (carts.size > mostCarts && oldest !== undefined) carts.delete(oldest);
  return id;
}

export const sharedCart = (id: string): readonly SharedLine[] | undefined =>
  id === "office-kitchen" ? example : carts.get(id);
