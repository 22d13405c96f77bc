import type { WishAdded } from "../../../shared/api/wishlists.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { lenient } from "../../../shared/lenient.ts";

/** Why nothing was added, in the server's words, which may be none. WSH-04 */
export class Refused extends Error {
  override name = "Refused";
}

/**
 * What the server says of an addition. One that names no list has not been made: throws a `Refused` with its Message; an
 * `AnswerError` for what is no object, when that is not known. WSH-04
 */
export function readAdded(answer: unknown): WishAdded {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in answer to addproductvariant, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  }
  const { WishlistId: id, DataLayer } = answer as Partial<Record<keyof WishAdded, unknown>>;
  const { Message } = lenient({ Message: "" }, answer, "the answer to addproductvariant");
  // Ids are numbers with some servers.
  const WishlistId = typeof id === "string" || typeof id === "number" ? String(id) : "";
  if (!WishlistId) throw new Refused(Message);
  return { Message, WishlistId, DataLayer: typeof DataLayer === "object" ? DataLayer : null };
}

/** Whether the variant is in the list. Throws an `AnswerError` for what says neither. WSH-02 */
export function readIsInList(answer: unknown): boolean {
  const text = String(answer).toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  throw new AnswerError(
    `expected true or false in answer to isinthelist, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
  );
}

/** An event for the tag manager, by its name, with what it carries. */
export interface Told {
  event: string;
  data: Record<string, unknown>;
}

/** What the answer has for the tag manager: one event or several, each an object. WSH-04, ANA-05 */
export function eventsIn(layer: unknown): Told[] {
  return (Array.isArray(layer) ? layer : [layer]).flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) return [];
    const { event, ...data } = one as Record<string, unknown>;
    return [{ event: typeof event === "string" && event ? event : "add_to_wishlist", data }];
  });
}

/** The link that leads to a form of these fields at `path`: all that its address says is so of the form, and more of it than of any other's. WSH-02 */
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
