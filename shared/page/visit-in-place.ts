import { shell } from "../shell-api.ts";

/**
 * Shared by the controls of a list, such as facets and sorting: a choice made while the list is loading is added to the
 * previous choice.
 */

let pendingUrl: string | undefined;

/** The URL that `visitInPlace` is loading, else the current one. */
export const targetUrl = (): URL => new URL(pendingUrl ?? location.href, location.href);

export const isVisitPending = (): boolean => pendingUrl !== undefined;

/**
 * Visits another URL of the same list in place and keeps the scroll position and the focus. True when the page was
 * shown, or a newer visit replaced this one. CAT-02
 */
export async function visitInPlace(url: string): Promise<boolean> {
  pendingUrl = url;
  try {
    const isShown = await shell().visit(url, { stay: true });
    return isShown || pendingUrl !== url;
  } finally {
    if (pendingUrl === url) pendingUrl = undefined;
  }
}
