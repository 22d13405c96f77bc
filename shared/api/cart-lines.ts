import { call, type CallOptions } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { cartLinePath, cartLinesPath, type LineChange, type LineChanged } from "./wire/cart-lines.ts";

/** Changes of the lines of the cart. All reject as `call` does: with 404 when the line does not exist. CRT-01, CRT-02 */

type LineOptions = Pick<CallOptions, "timeLimit" | "keepalive">;

/**
 * Sets the quantity of a line, in its unit: pieces, kilograms, metres, or grams for an article that is ordered by the
 * metre and weighed. Resolves with the name of the line; empty when the server does not send it.
 */
export async function changeLine(id: string, quantity: number, options: LineOptions): Promise<string> {
  const json: LineChange = { Quantity: quantity };
  return nameIn(await call(cartLinePath(id), { method: "PUT", json, ...options }));
}

export const removeLine = (id: string, options: LineOptions): Promise<void> =>
  callVoid(cartLinePath(id), { method: "DELETE", ...options });

export const removeAllLines = (options: LineOptions): Promise<void> =>
  callVoid(cartLinesPath, { method: "DELETE", ...options });

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
