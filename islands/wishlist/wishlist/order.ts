import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { cartPageUrl } from "../../../shared/api/cart.ts";
import { type WishlistOrder, wishlistToCartPath } from "../../../shared/api/wire/wishlists.ts";
import { shell } from "../../../shared/shell-api.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";
import { refreshCartQuietly, cartChanged } from "../../../shared/stores/cart.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { orderedItems, readOrdered } from "./rules.ts";

/** Lists with a pending order, even while another list is shown. */
const busy = new Set<string>();
let notice: number | undefined;

/** Adds the visible wishes of a list to the cart. WSH-08 */
export async function orderList(
  form: HTMLFormElement,
  list: HTMLElement,
  submitter: HTMLElement | null,
): Promise<void> {
  const id = list.dataset["wishlist"]!;
  const wishes = [...list.querySelectorAll<HTMLElement>("[data-wish]:not([hidden])")];
  const order: WishlistOrder = { WishlistId: id, Items: orderedItems(wishes.map(({ dataset }) => dataset)) };
  if (busy.has(id) || order.Items.length === 0) return;
  busy.add(id);
  const unmarkBusy = markBusy(form, submitter);
  if (notice !== undefined) removeNotice(notice);
  try {
    // The request is not aborted with the page: an order must not be lost.
    const { cart, left } = readOrdered(await call(wishlistToCartPath, { method: "POST", json: order, atRoot: true }));
    cartChanged(cart);
    if (!cart) refreshCartQuietly();
    const t = await whenTexts();
    const text = left ? `${t("Wishlist.PartlyOrdered")} ${left}` : t("Wishlist.Ordered");
    notice = notify({ kind: left ? "info" : "success", text, action: toCart(t("Cart.GoToBasket")) });
  } catch (error) {
    console.error("[atoll] a wishlist could not be ordered.", error);
    const t = await whenTexts();
    if (error instanceof HttpError) {
      const text = failureMessage(error, t("Core.ErrorServer"));
      if (text) notice = notify({ kind: "error", text });
    } else {
      // Without an answer the order may be in the cart all the same.
      cartChanged();
      refreshCartQuietly();
      notice = notify({ kind: "error", text: t("Wishlist.PerhapsOrdered"), action: toCart(t("Cart.GoToBasket")) });
    }
  } finally {
    busy.delete(id);
    unmarkBusy();
  }
}

function toCart(text: string) {
  return { text, run: () => void shell().visit(cartPageUrl()) };
}
