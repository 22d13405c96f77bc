import { AnswerError, call } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { warn } from "../warn.ts";
import { type Cart, cartIn } from "./cart.ts";
import { orderAgainPath } from "./wire/orders.ts";

/** The result of ordering the lines of a previous order again. ORD-01 */
export interface OrderedAgain {
  /** Number of lines that were added to the cart. */
  added: number;
  refused: RefusedLine[];
  /** The cart after the addition; undefined when the server does not send it. */
  cart: Cart | undefined;
}

/** A line that was not added, and why. Plain text. */
export interface RefusedLine {
  name: string;
  message: string;
}

/**
 * Adds lines of a previous order to the cart. `form` returns the form with the order's id and the quantities;
 * `requested` is the number of its lines. Rejects as `call` does, and with an `AnswerError` when it is unknown whether
 * anything was added.
 */
export const orderAgain = async (form: () => URLSearchParams, requested: number): Promise<OrderedAgain> =>
  readOrderedAgain(await call(orderAgainPath, { method: "PUT", form }), requested);

/** If the server does not send `Added`, it is the number of requested lines minus the refused ones. */
export function readOrderedAgain(answer: unknown, requested: number): OrderedAgain {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in the answer to order-again, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  }
  const { Cart: _, ...rest } = answer as { Cart?: unknown };
  const { Added, NotAdded } = readWithDefaults(
    { Added: -1, NotAdded: [] as unknown[] },
    rest,
    "the answer to order-again",
  );
  const refused = NotAdded.flatMap((entry, index) => refusalOf(entry, index));
  const added = Number.isInteger(Added) && Added >= 0 ? Added : Math.max(0, requested - refused.length);
  return { added, refused, cart: cartIn(answer) };
}

function refusalOf(entry: unknown, index: number): RefusedLine[] {
  const { Name, Message } = (entry ?? {}) as { Name?: unknown; Message?: unknown };
  if (typeof Name === "string" && Name.trim())
    return [{ name: Name.trim(), message: typeof Message === "string" ? Message.trim() : "" }];
  warn(`NotAdded entry ${index + 1} expects a Name, got ${JSON.stringify(entry)}; it is left out.`);
  return [];
}
