import { emit } from "../events.ts";

let version = 0;

/**
 * Call this after each change that this page makes to a wishlist or birth list; the count in the header is then
 * fetched. WSH-09
 */
export function wishlistsChanged(): void {
  version++;
  emit(document, "wishlist:changed", undefined);
}

/**
 * The number of changes made by this document. A cached page that was left at another number shows outdated lists.
 * WSH-09
 */
export const wishlistsVersion = (): number => version;
