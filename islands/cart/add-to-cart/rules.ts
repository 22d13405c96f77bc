import type { CartSummary } from "../../../shared/api/cart.ts";
import type { AddToCartAnswer, AddToCartOrder } from "../../../shared/api/add-to-cart.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";
import { readSummary } from "../../../shared/stores/cart.ts";

/** Reads the order from a form; null when it has no variant. The quantity is 1 when the form has none. PRO-03 */
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
 * Reads the answer. Values that the server left out are taken from the order; `Cart` may be undefined. Throws an
 * `AnswerError` when the answer is not an object: it is then unknown whether anything was added.
 */
export function readAnswer(
  answer: unknown,
  order: AddToCartOrder,
): Omit<AddToCartAnswer, "Cart"> & { Cart?: CartSummary } {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in the answer to add-to-cart, got ${JSON.stringify(answer) ?? "nothing"}`,
    );
  }
  const read = readWithDefaults(
    { Name: order.Name, Quantity: order.Quantity, PhotoUrl: "" },
    answer,
    "the answer to add-to-cart",
  );
  const { Cart } = answer as { Cart?: unknown };
  return { ...read, Cart: Cart === undefined || Cart === null ? undefined : readSummary(Cart) };
}
