import { call } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { connected, type ChangeOptions } from "./connector.ts";
import { type CartOrder, sendOrder } from "./send-order.ts";
import { cartLinePath, cartLinesPath, type LineChange, type LineChanged } from "./wire/cart-lines.ts";

/** Changes of the lines of the cart. All reject as `call` does: with 404 when the line does not exist. CRT-01, CRT-02 */

/**
 * Sets the quantity of a line, in its unit: pieces, kilograms, metres, or grams for an article that is ordered by the
 * metre and weighed. Resolves with the name of the line; empty when the server does not send it.
 */
export async function changeLine(id: string, quantity: number, options: ChangeOptions): Promise<string> {
  const other = connected("cart");
  if (other) return other.update(id, quantity, options);
  const json: LineChange = { Quantity: quantity };
  return nameIn(await call(cartLinePath(id), { method: "PUT", json, ...options }));
}

export const removeLine = (id: string, options: ChangeOptions): Promise<void> =>
  connected("cart")?.remove(id, options) ?? callVoid(cartLinePath(id), { method: "DELETE", ...options });

/** Lets a connector read what a change of these lines needs, so that the first change is not lost when the page is left. */
export const prepareChanges = (ids: string[]): unknown =>
  connected("cart")
    ?.prepare?.(ids)
    .catch(() => undefined);

/** Removes all lines; `ids` are those on the page. */
export async function removeAllLines(ids: readonly string[], options: ChangeOptions): Promise<void> {
  const other = connected("cart");
  if (!other) return callVoid(cartLinesPath, { method: "DELETE", ...options });
  if (other.clear) return other.clear(options);
  // Lines are removed one after the other: a shop stores the cart as a whole, so simultaneous changes would undo each other.
  for (const id of ids) await other.remove(id, options);
}

/** Adds a removed line again, even when the page is closed. Its answer is ignored. */
export async function restoreLine(order: CartOrder): Promise<void> {
  await (connected("cart")?.add(order, { keepalive: true }) ?? sendOrder(order, true));
}

/** Reads the answer, which is JSON inside a JSON string; plain JSON is accepted too. */
function nameIn(answer: unknown): string {
  let data = answer;
  try {
    if (typeof answer === "string") data = JSON.parse(answer);
  } catch {
    // `readWithDefaults` warns, as for any answer of another shape.
  }
  const defaults: LineChanged = { ItemOriginAndKey: "", ItemName: "" };
  return readWithDefaults(defaults, data, "the answer to a changed quantity").ItemName;
}
