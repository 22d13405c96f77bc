import { emit } from "../events.ts";

let version = 0;

/** To be called after each change that this page made to a wishlist or a birth list, by whatever way: the count in the header asks the server. WSH-09 */
export function wishlistsChanged(): void {
  version++;
  emit(document, "wishlist:changed", undefined);
}

/** How many changes this document has made: a page that comes back with Back, and was left at another number, shows older lists. WSH-09 */
export const wishlistsVersion = (): number => version;
