import { failureMessage } from "../../../shared/http/failure-message.ts";
import { deleteWish, fetchWishlistItems, restoreWish } from "../../../shared/api/wishlists.ts";
import { setWishQuantity } from "../../../shared/api/wishlist-updates.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { handlesKeys } from "../../../shared/form/handles-keys.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { ACTION_TIMEOUT_MS, notify } from "../../../shared/notify.ts";
import { placeAmong } from "../../../shared/stores/notice-place.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { parseDocument } from "../../../shared/dom/parse-document.ts";

interface Wish {
  id: string;
  listId: string;
  name: string;
  variantId: string;
  quantity: number | null;
}

/** Ids of wishes with a pending removal. */
const pendingRemovals = new Set<string>();

const rowsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-wish]")];

/** The rows of a list that the visitor sees, and the notices in their places. */
const shownIn = (listId: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    `#page [data-wishlist="${CSS.escape(listId)}"] :is([data-wish], [data-notice-of])`,
  ),
];

const idOf = ({ dataset }: HTMLElement): string => dataset["wish"] ?? dataset["noticeOf"] ?? "";

/** Removes the rows of a wish that the server has deleted, in case the list is not refreshed. */
function removeRows(id: string): void {
  for (const row of rowsIn(document)) if (row.dataset["wish"] === id) row.remove();
}

/** Updates the number in the menu, which is not refreshed with another list. */
function recount(listId: string, by: 1 | -1): void {
  const link = [...document.querySelectorAll<HTMLElement>("[data-wishlist-link]")].find(
    ({ dataset }) => dataset["wishlistLink"] === listId,
  );
  const size = link?.querySelector("[data-wishlist-size]");
  if (size) size.textContent = String(Number(size.textContent) + by);
}

/**
 * The product that was restored from a notice. The notice closes with the focus in it, so the focus moves to the row.
 */
let restored: { listId: string; variantId: string } | undefined;

/** Focuses the row of a restored product after the list was refreshed, unless the visitor is typing elsewhere. */
export function focusRestored(root: ParentNode): void {
  const row = restored && rowsIn(root).find(({ dataset }) => dataset["variantId"] === restored!.variantId);
  if (!row || row.closest<HTMLElement>("[data-wishlist]")?.dataset["wishlist"] !== restored!.listId) return;
  restored = undefined;
  if (handlesKeys(document.activeElement)) return;
  const control = removalIn(row) ?? row;
  focusElement(control);
  if (control.matches(":focus-visible")) control.scrollIntoView({ block: "nearest" });
}

const removalIn = (row: HTMLElement): HTMLElement | null => row.querySelector("[data-wish-removal] button");

/** Hides wishes with a pending removal: a refreshed list may still contain them. */
export function hidePendingRemovals(root: ParentNode): void {
  for (const row of rowsIn(root)) row.hidden = pendingRemovals.has(row.dataset["wish"]!);
}

/** Removes a wish from its list at once, and offers to undo it. WSH-07 */
export function removeWish(row: HTMLElement, list: HTMLElement): void {
  const { wish: id = "", name = "", variantId = "", quantity = "" } = row.dataset;
  if (pendingRemovals.has(id)) return;
  const wish: Wish = { id, name, variantId, quantity: parseDecimal(quantity), listId: list.dataset["wishlist"]! };
  pendingRemovals.add(id);
  const next = focusBeside(row, list);
  row.hidden = true;
  // The request is not aborted with the page: a removal must not be lost.
  const isOut = deleteWish(id).then(
    () => true,
    (error: unknown) => {
      // 404: the wish was removed elsewhere already.
      if (error instanceof HttpError && error.status === 404) return true;
      throw error;
    },
  );
  void showUndo(wish, isOut, next);
}

/**
 * Moves the focus from a row to the next row, or the previous one, or else to the start of the list. Returns the
 * focused element.
 */
function focusBeside(row: HTMLElement, list: HTMLElement): HTMLElement | undefined {
  if (!row.contains(document.activeElement)) return;
  const rows = rowsIn(list).filter((other) => other === row || !other.hidden);
  const index = rows.indexOf(row);
  const next = rows[index + 1] ?? rows[index - 1];
  const control = (next && removalIn(next)) ?? list.querySelector<HTMLElement>("h1, h2, h3") ?? list;
  focusElement(control);
  return control;
}

/**
 * Shows the notice with undo, and waits for the removal. `next` is the element that has the focus instead of the wish.
 */
async function showUndo(wish: Wish, isOut: Promise<boolean>, next?: HTMLElement): Promise<void> {
  const place = placeAmong(() => shownIn(wish.listId), idOf, wish.id);
  const t = await whenTexts();
  const notice = notify({
    kind: "info",
    place,
    text: t("Wishlist.ItemRemoved", wish.name),
    duration: ACTION_TIMEOUT_MS,
    action: {
      text: t("Cart.Undo"),
      run: () => {
        restored = wish;
        void isOut.then(
          () => putBack(wish),
          () => undefined,
        );
      },
    },
  });
  try {
    await isOut;
    removeRows(wish.id);
    recount(wish.listId, -1);
  } catch (error) {
    warn("a wish could not be removed.", error);
    removeNotice(notice);
    const text = failureMessage(error, t("Wishlist.NotRemoved", wish.name));
    if (text) notify({ kind: "error", text });
  } finally {
    pendingRemovals.delete(wish.id);
    hidePendingRemovals(document);
    // If the removal failed, the focus returns to the wish.
    const row = rowsIn(document).find(({ dataset }) => dataset["wish"] === wish.id);
    if (row && next && document.activeElement === next) focusElement(removalIn(row) ?? next);
    // Also without an answer, the list is refreshed with the server's state.
    wishlistsChanged();
  }
}

async function putBack({ listId, variantId, quantity, name }: Wish): Promise<void> {
  const t = await whenTexts();
  try {
    await restoreWish(variantId, listId);
    recount(listId, 1);
    const isWhole = await restoreQuantity(listId, variantId, quantity);
    const isSeen = [...document.querySelectorAll<HTMLElement>("[data-wishlist]")].some(
      ({ dataset }) => dataset["wishlist"] === listId,
    );
    const text = t(isWhole ? "Wishlist.ItemBack" : "Wishlist.ItemBackOtherwise", name);
    if (isWhole && isSeen) announce(text);
    else notify({ kind: isWhole ? "success" : "error", text });
  } catch (error) {
    restored = undefined;
    warn("a wish could not be put back.", error);
    const text = failureMessage(error, t("Wishlist.NotBack", name));
    if (text) notify({ kind: "error", text });
  } finally {
    wishlistsChanged();
  }
}

/**
 * Restores the quantity of a wish that was added again: it has a new id and a default quantity. Returns whether the
 * quantity is correct.
 */
async function restoreQuantity(listId: string, variantId: string, quantity: number | null): Promise<boolean> {
  if (quantity === null) return true;
  try {
    const html = await fetchWishlistItems(listId);
    const row = rowsIn(parseDocument(html)).find(({ dataset }) => dataset["variantId"] === variantId);
    if (!row || parseDecimal(row.dataset["quantity"] ?? "") === quantity) return true;
    await setWishQuantity(row.dataset["wish"]!, quantity);
    return true;
  } catch (error) {
    warn("the quantity of a wish that was put back could not be restored.", error);
    return false;
  }
}
