import type { CartSummary } from "../../../shared/api/cart.ts";
import type { NotAdded, OrderAgainAnswer } from "../../../shared/api/orders.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";
import { readSummary } from "../../../shared/stores/cart.ts";
import { warn } from "../../../shared/warn.ts";

/** Whether a field name is that of a quantity, such as `Quantity[1]`. ORD-01 */
export const isQuantity = (name: string): boolean => /^Quantity\b/i.test(name);

/** Number of submitted quantities above zero, which is the number of lines to add. ORD-01 */
export const countLines = (form: URLSearchParams): number =>
  [...form].filter(([name, value]) => isQuantity(name) && /[1-9]/.test(value)).length;

/**
 * Reads how many lines were added, and which were refused. If the server does not send `Added`, it is the number of
 * requested lines (`requested`) minus the refused ones. Throws an `AnswerError` when the answer is not an object: it is
 * then unknown whether anything was added. ORD-01
 */
export function readAnswer(
  answer: unknown,
  requested: number,
): Omit<OrderAgainAnswer, "Cart"> & { Cart?: CartSummary } {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in the answer to order-again, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  }
  const { Cart, ...rest } = answer as { Cart?: unknown };
  const read = readWithDefaults({ Added: -1, NotAdded: [] as unknown[] }, rest, "the answer to order-again");
  const NotAdded = read.NotAdded.flatMap((entry, index) => refusalOf(entry, index));
  const Added = Number.isInteger(read.Added) && read.Added >= 0 ? read.Added : Math.max(0, requested - NotAdded.length);
  return { Added, NotAdded, Cart: Cart === undefined || Cart === null ? undefined : readSummary(Cart) };
}

function refusalOf(entry: unknown, index: number): NotAdded[] {
  const { Name, Message } = (entry ?? {}) as Partial<Record<keyof NotAdded, unknown>>;
  if (typeof Name === "string" && Name.trim())
    return [{ Name: Name.trim(), Message: typeof Message === "string" ? Message.trim() : "" }];
  warn(`NotAdded entry ${index + 1} expects a Name, got ${JSON.stringify(entry)}; it is left out.`);
  return [];
}
