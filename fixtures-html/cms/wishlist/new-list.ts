import type { WishlistKind } from "../../../shared/api/wire/wishlists.ts";
import type { Culture } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { setName } from "./change.ts";
import type { Wishlist } from "./wishlists.ts";

let lastId = 100;

/** Creates a list. A birth list is named after the child and has a date. WSH-10 */
export function newList(
  culture: Culture,
  kind: WishlistKind,
  name: string,
  date: string,
): Wishlist | { errors: { name: string; date: string } } {
  const list: Wishlist = { id: String(++lastId), name: "", description: "", birth: null, wishes: [] };
  const errors = {
    name: setName(culture, list, name),
    date: kind === "birthlist" && !isDate(date) ? textsOf(culture).wish.expectedMissing : "",
  };
  if (errors.name || errors.date) return { errors };
  if (kind === "birthlist") list.birth = { child: list.name, date };
  return list;
}

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
