import type { Product, Variant } from "../catalogue/types.ts";
import type { Thousandths } from "../cart/quantity.ts";
import type { PostalAddress } from "../checkout/address.ts";

export type OrderState = "received" | "packed" | "sent" | "delivered" | "cancelled";

export interface OrderLine {
  /** Unique within the order. */
  id: string;
  product: Product;
  variant: Variant;
  quantity: Thousandths;
  /** Price at the time of the order: euro cents including tax, for a piece, a kilogram or a metre. */
  price: number;
}

export interface PastOrder {
  number: string;
  /** Day of the order, such as 2026-11-22. */
  date: string;
  state: OrderState;
  lines: OrderLine[];
  delivery: PostalAddress;
  /** Euro cents. */
  total: number;
  email: string;
}

/** Amount of a quantity of a line, in euro cents. */
export const lineAmount = ({ price }: OrderLine, quantity: Thousandths): number =>
  Math.round((price * quantity) / 1000);

/** The address can change until the order leaves the shop. ORD-02 */
export const canChangeAddress = ({ state }: PastOrder): boolean => state === "received" || state === "packed";

/** An order can be refunded once it is delivered. REF-01 */
export const canBeRefunded = ({ state }: PastOrder): boolean => state === "delivered";
