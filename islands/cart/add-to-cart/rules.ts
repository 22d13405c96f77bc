import type { AddToCartAnswer, AddToCartOrder } from "../../../shared/api/add-to-cart.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { lenient } from "../../../shared/lenient.ts";
import { readSummary } from "../../../shared/stores/cart.ts";

/** The order that a form holds; the quantity is 1 when the form has none. Null when it names no variant. PRO-03 */
export function orderOf(data: FormData): AddToCartOrder | null {
  const text = (name: string): string | undefined => {
    const value = data.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const ProductVariantId = text("ProductVariantId");
  if (!ProductVariantId) return null;
  return {
    ProductVariantId,
    Quantity: parseDecimal(text("Quantity") ?? "1") ?? 1,
    Name: text("Name") ?? "",
    ItemOrigin: text("ItemOrigin"),
    ItemKey: text("ItemKey"),
  };
}

/** The answer, with the order standing in for what the server left out. */
export function readAnswer(answer: unknown, order: AddToCartOrder): AddToCartAnswer {
  const read = lenient({ Name: order.Name, Quantity: order.Quantity, PhotoUrl: "", Cart: {} }, answer, "the answer to add-to-cart");
  return { ...read, Cart: readSummary(read.Cart) };
}
