/** Wishlists that customers share by a link. The link has a random id, and shows the list as it is now. */
import { randomBytes } from "node:crypto";
import type { Wishlist } from "./wishlists.ts";

const mostLists = 2000;

const lists = new Map<string, Wishlist>();

/** The id in the link to a list; empty when it is not shared. */
export const shareId = (list: Wishlist): string => [...lists].find(([, shared]) => shared === list)?.[0] ?? "";

export const sharedList = (id: string): Wishlist | undefined => lists.get(id);

/** Shares a list. Returns the id for its link. */
export function shareList(list: Wishlist): string {
  const present = shareId(list);
  if (present) return present;
  const id = randomBytes(16).toString("base64url");
  lists.set(id, list);
  const oldest = lists.keys().next().value;
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
  return id;
}

/** Makes the link of a list invalid. */
export const stopSharing = (list: Wishlist): unknown => lists.delete(shareId(list));
