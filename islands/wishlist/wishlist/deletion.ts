import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { deleteWishlistPath, type WishlistDeletion } from "../../../shared/api/wire/wishlists.ts";
import { shell } from "../../../shared/shell-api.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { destination } from "./rules.ts";

const busy = new Set<string>();

/** Deletes a list and opens the page that the server names. WSH-07 */
export async function deleteList(
  form: HTMLFormElement,
  list: HTMLElement,
  end: () => void,
  signal: AbortSignal,
): Promise<void> {
  const Id = list.dataset["wishlist"]!;
  const name = list.querySelector("h1, h2, h3")?.textContent?.trim() ?? "";
  if (busy.has(Id)) return;
  busy.add(Id);
  const unmarkBusy = markBusy(form);
  try {
    const json: WishlistDeletion = { Id };
    const answer = await call(deleteWishlistPath, { method: "POST", json, atRoot: true });
    const t = await whenTexts();
    notify({ kind: "success", text: t("Wishlist.ListDeleted", name) });
    if (!signal.aborted) end();
    wishlistsChanged();
    if (!signal.aborted) visitNext(answer);
  } catch (error) {
    warn("a wishlist could not be deleted.", error);
    // 404, or no answer: the list may be deleted already.
    if (!(error instanceof HttpError) || error.status === 404) wishlistsChanged();
    const t = await whenTexts();
    const text = failureMessage(error, t("Core.ErrorServer"));
    if (text) notify({ kind: "error", text });
  } finally {
    busy.delete(Id);
    unmarkBusy();
  }
}

/** Replaces the history entry: the address of a deleted list is invalid. */
function visitNext(answer: unknown): void {
  const { app, culture } = shell().settings;
  const address = destination(answer, app, location.origin);
  if (!address)
    warn(
      "the deletion of a wishlist expects an address of this site in answer, " +
        `got ${JSON.stringify(answer)}; the page of the lists is shown.`,
    );
  void shell().visit(address ?? `${app}/${culture}/catalog/wishlist/list`, { history: "replace" });
}
