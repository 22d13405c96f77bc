import type { Customer } from "../../../shared/api/wire/customers.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

/**
 * Reads the customers from an answer. An entry without an id or an e-mail address is left out with a warning. Throws an
 * `AnswerError` when the answer is not a list. ORD-03
 */
export function readCustomers(answer: unknown): Customer[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of customers, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  return answer.flatMap((item: Partial<Record<keyof Customer, unknown>> | null, index) => {
    const { CustomerId: id, Email } = item ?? {};
    const CustomerId = typeof id === "string" || typeof id === "number" ? `${id}`.trim() : "";
    if (CustomerId && typeof Email === "string" && Email.trim()) return [{ CustomerId, Email: Email.trim() }];
    const got = JSON.stringify({ CustomerId: id, Email });
    warn(`customer ${index + 1} expects a CustomerId and an Email, got ${got}; it is left out.`);
    return [];
  });
}
