import { deleteWishlistPath, type WishlistDeletion } from "../../../shared/api/wishlists.ts";
import { shell } from "../../../shared/face.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { destination } from "./rules.ts";

const busy = new Set<string>();

/** Deletes a list, and shows the page that the server names. WSH-07 */
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
  form.setAttribute("aria-busy", "true");
  try {
    const json: WishlistDeletion = { Id };
    const answer = await call(deleteWishlistPath, { method: "POST", json, ofHost: true });
    const t = await whenTexts();
    notify({ kind: "success", text: t("Wishlist.ListDeleted", name) });
    if (!signal.aborted) end();
    wishlistsChanged();
    if (!signal.aborted) go(answer);
  } catch (error) {
    warn("a wishlist could not be deleted.", error);
    const isKnown = error instanceof HttpError;
    // Without an answer it may be deleted, and elsewhere it may have been.
    if (!isKnown || error.status === 404) wishlistsChanged();
    const t = await whenTexts();
    if (!isKnown || error.status !== 401)
      notify({ kind: "error", text: (isKnown && error.text) || t("Core.ErrorServer") });
  } finally {
    busy.delete(Id);
    form.removeAttribute("aria-busy");
  }
}

/** Its own address is no place to go back to. */
function go(answer: unknown): void {
  const { app, culture } = shell().settings;
  const address = destination(answer, app, location.origin);
  if (!address)
    warn(
      `the deletion of a wishlist expects an address of this site in answer, got ${JSON.stringify(answer)}; the page of the lists is shown.`,
    );
  void shell().visit(address ?? `${app}/${culture}/catalog/wishlist/list`, { history: "replace" });
}
