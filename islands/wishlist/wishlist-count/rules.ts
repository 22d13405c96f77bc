import { AnswerError } from "../../../shared/http/call.ts";

/** The number that the server tells, by itself or as the `Count` of an object; a text of digits is one, too. Throws an `AnswerError` for anything else. WSH-09 */
export function readCount(answer: unknown): number {
  const told = typeof answer === "object" && answer !== null ? (answer as { Count?: unknown }).Count : answer;
  const count = typeof told === "string" && /^\d+$/.test(told) ? Number(told) : told;
  if (typeof count === "number" && Number.isInteger(count) && count >= 0) return count;
  throw new AnswerError(`expected a number of products, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
}
