import type { CartSummary } from "../../../shared/api/cart.ts";
import type { NotAdded, OrderAgainAnswer } from "../../../shared/api/orders.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { lenient } from "../../../shared/lenient.ts";
import { readSummary } from "../../../shared/stores/cart.ts";
import { warn } from "../../../shared/warn.ts";

/** Whether a field of that name holds a quantity, such as `Quantity[1]`. ORD-01 */
export const isQuantity = (name: string): boolean => /^Quantity\b/i.test(name);

/** How many quantities a form sends that are not nothing: so many lines were to be added. ORD-01 */
export const linesIn = (form: URLSearchParams): number =>
  [...form].filter(([name, value]) => isQuantity(name) && /[1-9]/.test(value)).length;

/**
 * What was put into the cart, and what was not. Where the server does not say how many there are it is what was asked for, `wanted`, less what it
 * refused. Throws an `AnswerError` for what is no object: whether anything was added is then not known. ORD-01
 */
export function readAnswer(answer: unknown, wanted: number): Omit<OrderAgainAnswer, "Cart"> & { Cart?: CartSummary } {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in answer to an order that is placed again, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  }
  const { Cart, ...rest } = answer as { Cart?: unknown };
  const read = lenient({ Added: -1, NotAdded: [] as unknown[] }, rest, "the answer to an order that is placed again");
  const NotAdded = read.NotAdded.flatMap((entry, index) => refusalOf(entry, index));
  const Added = Number.isInteger(read.Added) && read.Added >= 0 ? read.Added : Math.max(0, wanted - NotAdded.length);
  return { Added, NotAdded, Cart: Cart === undefined || Cart === null ? undefined : readSummary(Cart) };
}

function refusalOf(entry: unknown, index: number): NotAdded[] {
  const { Name, Message } = (entry ?? {}) as Partial<Record<keyof NotAdded, unknown>>;
  if (typeof Name === "string" && Name.trim())
    return [{ Name: Name.trim(), Message: typeof Message === "string" ? Message.trim() : "" }];
  warn(`what was not added, ${index + 1}, expects a Name, got ${JSON.stringify(entry)}; it is left out.`);
  return [];
}
