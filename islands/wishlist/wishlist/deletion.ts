import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { deleteWishlist } from "../../../shared/api/wishlists.ts";
import { shell } from "../../../shared/shell-api.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";

const busy = new Set<string>();

/** Deletes a list and opens the page that the server names. WSH-07 */
export async function deleteList(
  form: HTMLFormElement,
  list: HTMLElement,
  end: () => void,
  signal: AbortSignal,
): Promise<void> {
  const id = list.dataset["wishlist"]!;
  const name = list.querySelector("h1, h2, h3")?.textContent?.trim() ?? "";
  if (busy.has(id)) return;
  busy.add(id);
  const unmarkBusy = markBusy(form);
  try {
    const url = await deleteWishlist(id);
    const t = await whenTexts();
    notify({ kind: "success", text: t("Wishlist.ListDeleted", name) });
    if (!signal.aborted) end();
    wishlistsChanged();
    // Replaces the history entry: the address of a deleted list is invalid.
    if (!signal.aborted) void shell().visit(url, { history: "replace" });
  } catch (error) {
    warn("a wishlist could not be deleted.", error);
    // 404, or no answer: the list may be deleted already.
    if (!(error instanceof HttpError) || error.status === 404) wishlistsChanged();
    const t = await whenTexts();
    const text = failureMessage(error, t("Core.ErrorServer"));
    if (text) notify({ kind: "error", text });
  } finally {
    busy.delete(id);
    unmarkBusy();
  }
}
