import type { CartSummary } from "../../../shared/api/cart.ts";
import type { AddToCartAnswer, AddToCartOrder } from "../../../shared/api/add-to-cart.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
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

/**
 * The answer, with the order standing in for what the server left out; without the cart when it does not tell it. Throws an
 * `AnswerError` for what is no object: whether anything was added is then not known.
 */
export function readAnswer(
  answer: unknown,
  order: AddToCartOrder,
): Omit<AddToCartAnswer, "Cart"> & { Cart?: CartSummary } {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(`expected an object in answer to add-to-cart, got ${JSON.stringify(answer) ?? "nothing"}`);
  }
  const read = lenient(
    { Name: order.Name, Quantity: order.Quantity, PhotoUrl: "" },
    answer,
    "the answer to add-to-cart",
  );
  const { Cart } = answer as { Cart?: unknown };
  return { ...read, Cart: Cart === undefined || Cart === null ? undefined : readSummary(Cart) };
}
