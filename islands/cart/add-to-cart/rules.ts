import type { CartOrder } from "../../../shared/api/send-order.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { plainLength } from "../../../shared/number/plain-length.ts";

/** The names of the fields of an order form. */
export interface OrderNames {
  nameVariant: string;
  nameQuantity: string;
}

/**
 * Reads the order from a form; null when it has no variant, or a quantity that is no number. The quantity is 1 when the
 * form has none; with `isLength` it may have its unit. PRO-03
 */
export function orderOf(data: FormData, { nameVariant, nameQuantity }: OrderNames, isLength = false): CartOrder | null {
  const text = (name: string): string | undefined => {
    const value = data.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const variantId = text(nameVariant);
  // Shops whose ids are numbers say 0 until a variant is chosen.
  if (!variantId || variantId === "0") return null;
  const typed = text(nameQuantity)?.trim() || "1";
  const quantity = parseDecimal(isLength ? plainLength(typed) : typed);
  if (quantity === null) return null;
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return {
    variantId,
    quantity,
    name: text("Name") ?? "",
    origin: text("ItemOrigin"),
    key: text("ItemKey"),
    // The server reads a length in metres.
    fields: new URLSearchParams(
      fields.map(([name, value]) => [name, name === nameQuantity && isLength ? plainLength(value) : value]),
    ),
  };
}
