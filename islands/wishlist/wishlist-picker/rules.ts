import type { WishAdded } from "../../../shared/api/wire/wishlists.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";

/** The server did not add the product. The message is the server's, and may be empty. WSH-04 */
export class Refused extends Error {
  override name = "Refused";
}

/**
 * Reads the answer to an addition. Throws a `Refused` with the server's Message if it names no list, because nothing
 * was added then. Throws an `AnswerError` if it is not an object: the result is then unknown. WSH-04
 */
export function readAdded(answer: unknown): WishAdded {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in answer to addproductvariant, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  }
  const { WishlistId: id, DataLayer } = answer as Partial<Record<keyof WishAdded, unknown>>;
  const { Message } = readWithDefaults({ Message: "" }, answer, "the answer to addproductvariant");
  // Some servers send ids as numbers.
  const WishlistId = typeof id === "string" || typeof id === "number" ? String(id) : "";
  if (!WishlistId) throw new Refused(Message);
  return { Message, WishlistId, DataLayer: typeof DataLayer === "object" ? DataLayer : null };
}

/** Reads whether the variant is on the list. Throws an `AnswerError` if the answer is neither true nor false. WSH-02 */
export function readIsInList(answer: unknown): boolean {
  const text = String(answer).toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  throw new AnswerError(
    `expected true or false in answer to isinthelist, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
  );
}

/** An event for the tag manager, with its data. */
export interface AnalyticsEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Reads the events for the tag manager in an answer: one object or a list of objects. WSH-04, ANA-05 */
export function eventsIn(layer: unknown): AnalyticsEvent[] {
  return (Array.isArray(layer) ? layer : [layer]).flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) return [];
    const { event, ...data } = item as Record<string, unknown>;
    return [{ event: typeof event === "string" && event ? event : "add_to_wishlist", data }];
  });
}

/**
 * Finds the link that leads to a form at `path` with these field values. All parameters of the link must match the
 * form; the link with the most parameters wins. WSH-02
 */
export function linkTo<L extends Pick<HTMLAnchorElement, "pathname" | "search">>(
  links: readonly L[],
  path: string,
  fields: FormData,
): L | undefined {
  const parametersOf = ({ search }: L): [string, string][] => [...new URLSearchParams(search)];
  const leading = links.filter(
    (link) => link.pathname === path && parametersOf(link).every(([name, value]) => fields.get(name) === value),
  );
  return leading.sort((a, b) => parametersOf(b).length - parametersOf(a).length)[0];
}
