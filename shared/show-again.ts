import { shell } from "./face.ts";

/** What the controls of a list, such as facets and the way of sorting, agree on: a choice made while a list is awaited adds to the one before. */

let awaited: string | undefined;

/** The address that the page is on its way to by `showAgain`, else the present one. */
export const presentAddress = (): URL => new URL(awaited ?? location.href, location.href);

export const isAwaited = (): boolean => awaited !== undefined;

/** Shows the page at another address in place, with scroll offset and focus kept. True when it was shown, or a newer choice took its place. CAT-02 */
export async function showAgain(url: string): Promise<boolean> {
  awaited = url;
  try {
    const isShown = await shell().visit(url, { stay: true });
    return isShown || awaited !== url;
  } finally {
    if (awaited === url) awaited = undefined;
  }
}
