import {
  addToWishlistPath,
  deleteWishPath,
  updateWishQuantityPath,
  wishlistItemsPath,
} from "../../../shared/api/wishlists.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { shell } from "../../../shared/face.ts";
import { isField } from "../../../shared/is-field.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { call, callHtml, HttpError, tell } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { refusalIn } from "../../../shared/wishlist/update.ts";

/** Milliseconds that a removal may be undone in. */
const REGRET = 20_000;

interface Wish {
  id: string;
  listId: string;
  name: string;
  variantId: string;
  quantity: number | null;
}

/** Wishes on their way out, by id. */
const leaving = new Set<string>();

const rowsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-wish]")];

/** What is off its list for sure has no row, also where the list is not shown anew. */
function takeOut(id: string): void {
  for (const row of rowsIn(document)) if (row.dataset["wish"] === id) row.remove();
}

/** The menu counts on while another list is shown. */
function recount(listId: string, by: 1 | -1): void {
  const link = [...document.querySelectorAll<HTMLElement>("[data-wishlist-link]")].find(
    ({ dataset }) => dataset["wishlistLink"] === listId,
  );
  const size = link?.querySelector("[data-wishlist-size]");
  if (size) size.textContent = String(Number(size.textContent) + by);
}

/** The product that is put back from a notice, which takes the focus along: it goes to the row. */
let wanted: { listId: string; variantId: string } | undefined;

/** Where the list is shown anew with what was put back, whoever did that goes on there. */
export function goToWanted(root: ParentNode): void {
  const row = wanted && rowsIn(root).find(({ dataset }) => dataset["variantId"] === wanted!.variantId);
  if (!row || row.closest<HTMLElement>("[data-wishlist]")?.dataset["wishlist"] !== wanted!.listId) return;
  wanted = undefined;
  if (!isField(document.activeElement)) focusOn(removalIn(row) ?? row);
}

const removalIn = (row: HTMLElement): HTMLElement | null => row.querySelector("[data-wish-removal] button");

/** A list that is shown anew may still have what is on its way out. */
export function hideLeaving(root: ParentNode): void {
  for (const row of rowsIn(root)) row.hidden = leaving.has(row.dataset["wish"]!);
}

/** Takes a wish off its list at once, and offers to put it back. WSH-07 */
export function removeWish(row: HTMLElement, list: HTMLElement): void {
  const { wish: id = "", name = "", variantId = "", quantity = "" } = row.dataset;
  if (leaving.has(id)) return;
  const wish: Wish = { id, name, variantId, quantity: parseDecimal(quantity), listId: list.dataset["wishlist"]! };
  leaving.add(id);
  const next = focusBeside(row, list);
  row.hidden = true;
  // Not aborted with the page: what was removed is removed.
  const isOut = tell(deleteWishPath(id), { method: "DELETE", ofHost: true, keepalive: true, login: "resume" }).then(
    () => true,
    (error: unknown) => {
      // Removed elsewhere, it is as it was to be.
      if (error instanceof HttpError && error.status === 404) return true;
      throw error;
    },
  );
  void follow(wish, isOut, next);
}

/** Whoever was in the row goes on at the next one, or at the one before; without any, where the list begins. */
function focusBeside(row: HTMLElement, list: HTMLElement): HTMLElement | undefined {
  if (!row.contains(document.activeElement)) return;
  const rows = rowsIn(list).filter((one) => one === row || !one.hidden);
  const index = rows.indexOf(row);
  const next = rows[index + 1] ?? rows[index - 1];
  const control = (next && removalIn(next)) ?? list.querySelector<HTMLElement>("h1, h2, h3") ?? list;
  focusOn(control);
  return control;
}

/** `next` is what has the focus in place of the wish. */
async function follow(wish: Wish, isOut: Promise<boolean>, next?: HTMLElement): Promise<void> {
  const t = await whenTexts();
  const notice = notify({
    kind: "info",
    text: t("Wishlist.ItemRemoved", wish.name),
    life: REGRET,
    action: {
      text: t("Cart.Undo"),
      run: () => {
        wanted = wish;
        void isOut.then(
          () => putBack(wish),
          () => undefined,
        );
      },
    },
  });
  try {
    await isOut;
    takeOut(wish.id);
    recount(wish.listId, -1);
  } catch (error) {
    warn("a wish could not be removed.", error);
    removeNotice(notice);
    const isKnown = error instanceof HttpError;
    // Who did not want to sign in knows.
    if (!isKnown || error.status !== 401)
      notify({ kind: "error", text: (isKnown && error.text) || t("Wishlist.NotRemoved", wish.name) });
  } finally {
    leaving.delete(wish.id);
    hideLeaving(document);
    // Whoever presses the button again means the same product.
    const row = rowsIn(document).find(({ dataset }) => dataset["wish"] === wish.id);
    if (row && next && document.activeElement === next) focusOn(removalIn(row) ?? next);
    // Also of an answer that never came: the list is shown as the server has it.
    wishlistsChanged();
  }
}

async function putBack({ listId, variantId, quantity, name }: Wish): Promise<void> {
  const t = await whenTexts();
  try {
    await call(addToWishlistPath(variantId, listId), {
      method: "POST",
      ofHost: true,
      keepalive: true,
      login: "resume",
    });
    recount(listId, 1);
    const isWhole = await restoreQuantity(listId, variantId, quantity);
    const isSeen = [...document.querySelectorAll<HTMLElement>("[data-wishlist]")].some(
      ({ dataset }) => dataset["wishlist"] === listId,
    );
    const text = t(isWhole ? "Wishlist.ItemBack" : "Wishlist.ItemBackOtherwise", name);
    if (isWhole && isSeen) announce(text);
    else notify({ kind: isWhole ? "success" : "error", text });
  } catch (error) {
    wanted = undefined;
    warn("a wish could not be put back.", error);
    if (!(error instanceof HttpError) || error.status !== 401)
      notify({ kind: "error", text: (error instanceof HttpError && error.text) || t("Wishlist.NotBack", name) });
  } finally {
    wishlistsChanged();
  }
}

/** What is added anew has an id of its own, and a quantity that the shop chose. Whether it has the one of before. */
async function restoreQuantity(listId: string, variantId: string, quantity: number | null): Promise<boolean> {
  if (quantity === null) return true;
  try {
    const html = await callHtml(wishlistItemsPath(shell().settings.culture, listId));
    const row = rowsIn(new DOMParser().parseFromString(html, "text/html")).find(
      ({ dataset }) => dataset["variantId"] === variantId,
    );
    if (!row || parseDecimal(row.dataset["quantity"] ?? "") === quantity) return true;
    const refusal = refusalIn(
      await call(updateWishQuantityPath(row.dataset["wish"]!, quantity), {
        method: "POST",
        ofHost: true,
        keepalive: true,
      }),
    );
    if (refusal !== null) throw new Error(`refused: ${refusal}`);
    return true;
  } catch (error) {
    warn("the quantity of a wish that was put back could not be restored.", error);
    return false;
  }
}
