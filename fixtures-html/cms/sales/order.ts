import type { Product, Variant } from "../catalogue/types.ts";
import type { Thousandths } from "../cart/quantity.ts";
import type { PostalAddress } from "../checkout/address.ts";

export type OrderState = "received" | "packed" | "sent" | "delivered" | "cancelled";

export interface OrderLine {
  /** Unlike the others of its order. */
  id: string;
  product: Product;
  variant: Variant;
  quantity: Thousandths;
  /** What it cost then: euro cents with tax, for a piece, a kilogram or a metre. */
  price: number;
}

/** An order of before. */
export interface PastOrder {
  number: string;
  /** As 2026-11-22. */
  date: string;
  state: OrderState;
  lines: OrderLine[];
  delivery: PostalAddress;
  /** Euro cents. */
  total: number;
  email: string;
}

/** Euro cents for so much of a line. */
export const lineAmount = ({ price }: OrderLine, quantity: Thousandths): number =>
  Math.round((price * quantity) / 1000);

/** Before it leaves the shop. ORD-02 */
export const canBeSentElsewhere = ({ state }: PastOrder): boolean => state === "received" || state === "packed";

/** Once its customer has it. REF-01 */
export const canBeRefunded = ({ state }: PastOrder): boolean => state === "delivered";
