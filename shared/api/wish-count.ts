import { AnswerError, call } from "../http/call.ts";
import { connected } from "./connector.ts";
import { wishCountPath } from "./wire/wishlists.ts";

/** Counts the wishes in all lists of the visitor. Rejects as `call` does, and with an `AnswerError`. WSH-09 */
export async function countWishes(signal: AbortSignal): Promise<number> {
  const other = connected("wishlists");
  return other ? other.count(signal) : readCount(await call(wishCountPath, { login: false, atRoot: true, signal }));
}

/**
 * Reads the number in an answer: a number or digits, alone or as the `Count` of an object. Throws an `AnswerError` for
 * anything else.
 */
export function readCount(answer: unknown): number {
  const value = typeof answer === "object" && answer !== null ? (answer as { Count?: unknown }).Count : answer;
  const count = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof count === "number" && Number.isInteger(count) && count >= 0) return count;
  throw new AnswerError(`expected a number of products, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
}
