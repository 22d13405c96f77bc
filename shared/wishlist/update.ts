import { HttpError } from "../http/call.ts";
import type { Translate } from "../i18n/texts.ts";
import { wishlistsChanged } from "../stores/wishlists.ts";

/** Waits for a change of a wishlist, and reports it to the page. Rejects as the change does. WSH-05, WSH-06 */
export async function updateWishlist(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    // Without a response the change may have been saved; after 404 the entry is gone. Both make the lists outdated.
    if (!(error instanceof HttpError) || error.status === 404) wishlistsChanged();
    throw error;
  }
  wishlistsChanged();
}

/**
 * Returns the message for a failed change: the server's message, else the reason phrase of the status, else the text of
 * `Core.ErrorServer`. Empty for 401: the visitor dismissed the login. WSH-06
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof HttpError)
    return error.status === 401 ? "" : error.text || error.statusText || t("Core.ErrorServer");
  return t("Core.ErrorServer");
}
