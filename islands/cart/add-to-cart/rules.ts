import type { CartOrder } from "../../../shared/api/add-to-cart.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";

/** Reads the order from a form; null when it has no variant. The quantity is 1 when the form has none. PRO-03 */
export function orderOf(data: FormData): CartOrder | null {
  const text = (name: string): string | undefined => {
    const value = data.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const variantId = text("ProductVariantId");
  if (!variantId) return null;
  return {
    variantId,
    quantity: parseDecimal(text("Quantity") ?? "1") ?? 1,
    name: text("Name") ?? "",
    origin: text("ItemOrigin"),
    key: text("ItemKey"),
  };
}
