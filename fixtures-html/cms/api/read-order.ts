import { type Thousandths, fromUnits } from "../cart/quantity.ts";

export interface ReadOrder {
  variantId: string;
  /** Null when it is negative or finer than a thousandth. */
  quantity: Thousandths | null;
  origin: string;
  key: string;
}

/** Parses an `AddToCartOrder`; null when it is not valid JSON or a value has the wrong type. */
export function readOrder(json: string): ReadOrder | null {
  const body = parsed(json);
  if (typeof body !== "object" || body === null) return null;
  const { ProductVariantId, Quantity = 1, Name = "", ItemOrigin = "", ItemKey = "" } = body as Record<string, unknown>;
  if (typeof ProductVariantId !== "string" || ProductVariantId === "") return null;
  if (typeof Quantity !== "number" || !Number.isFinite(Quantity) || typeof Name !== "string") return null;
  if (typeof ItemOrigin !== "string" || typeof ItemKey !== "string") return null;
  return { variantId: ProductVariantId, quantity: fromUnits(Quantity), origin: ItemOrigin, key: ItemKey };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
