import { AnswerError, call } from "../http/call.ts";
import { withQuery } from "../http/with-query.ts";
import { warn } from "../warn.ts";
import type { Customer as WireCustomer } from "./wire/customers.ts";

/** A customer for whom staff can order. ORD-03 */
export interface Customer {
  id: string;
  email: string;
}

/**
 * Finds the customers that match a typed text, best match first. `address` is the absolute URL of the lookup. Rejects
 * as `call` does, and with an `AnswerError` when the answer is not a list.
 */
export const findCustomers = async (address: string, text: string, signal: AbortSignal): Promise<Customer[]> =>
  readCustomers(await call(withQuery(address, { q: text }), { atRoot: true, signal, login: false }));

/**
 * Reads the customers from an answer. An entry without an id or an e-mail address is left out with a warning. Throws an
 * `AnswerError` when the answer is not a list. ORD-03
 */
export function readCustomers(answer: unknown): Customer[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of customers, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  return answer.flatMap((item: Partial<Record<keyof WireCustomer, unknown>> | null, index) => {
    const { CustomerId, Email } = item ?? {};
    const id = typeof CustomerId === "string" || typeof CustomerId === "number" ? `${CustomerId}`.trim() : "";
    if (id && typeof Email === "string" && Email.trim()) return [{ id, email: Email.trim() }];
    const got = JSON.stringify({ CustomerId, Email });
    warn(`customer ${index + 1} expects a CustomerId and an Email, got ${got}; it is left out.`);
    return [];
  });
}
