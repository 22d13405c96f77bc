import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { cartPageUrl } from "../../../shared/api/cart.ts";
import { orderWishlist } from "../../../shared/api/wishlists.ts";
import { shell } from "../../../shared/shell-api.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";
import { cartChangedBy } from "../../../shared/stores/cart.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { orderedItems } from "./rules.ts";

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
  const items = orderedItems(wishes.map(({ dataset }) => dataset));
  if (busy.has(id) || items.length === 0) return;
  busy.add(id);
  const unmarkBusy = markBusy(form, submitter);
  if (notice !== undefined) removeNotice(notice);
  try {
    // The request is not aborted with the page: an order must not be lost.
    const { cart, message } = await orderWishlist({ wishlistId: id, items });
    cartChangedBy(cart);
    const t = await whenTexts();
    const text = message ? `${t("Wishlist.PartlyOrdered")} ${message}` : t("Wishlist.Ordered");
    notice = notify({ kind: message ? "info" : "success", text, action: toCart(t("Cart.GoToBasket")) });
  } catch (error) {
    console.error("[atoll] a wishlist could not be ordered.", error);
    const t = await whenTexts();
    if (error instanceof HttpError) {
      const text = failureMessage(error, t("Core.ErrorServer"));
      if (text) notice = notify({ kind: "error", text });
    } else {
      // Without an answer the order may be in the cart all the same.
      cartChangedBy(undefined);
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
