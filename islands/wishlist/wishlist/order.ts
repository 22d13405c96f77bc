import { cartPagePath } from "../../../shared/api/cart.ts";
import { type WishlistOrder, wishlistToCartPath } from "../../../shared/api/wishlists.ts";
import { shell } from "../../../shared/face.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";
import { askForCart, cartChanged } from "../../../shared/stores/cart.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { orderedItems, readOrdered } from "./rules.ts";

/** Lists whose order is on its way, also while another is shown. */
const busy = new Set<string>();
let told: number | undefined;

/** Puts what a list shows into the cart. WSH-08 */
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
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  if (told !== undefined) removeNotice(told);
  try {
    // Not aborted with the page: what was ordered is ordered.
    const { cart, left } = readOrdered(await call(wishlistToCartPath, { method: "POST", json: order, ofHost: true }));
    cartChanged(cart);
    if (!cart) askForCart();
    const t = await whenTexts();
    const text = left ? `${t("Wishlist.PartlyOrdered")} ${left}` : t("Wishlist.Ordered");
    told = notify({ kind: left ? "info" : "success", text, action: toCart(t("Cart.GoToBasket")) });
  } catch (error) {
    console.error("[atoll] a wishlist could not be ordered.", error);
    const t = await whenTexts();
    if (error instanceof HttpError) {
      // Who did not want to sign in knows.
      if (error.status !== 401) told = notify({ kind: "error", text: error.text || t("Core.ErrorServer") });
    } else {
      // It may be in the cart all the same.
      cartChanged();
      askForCart();
      told = notify({ kind: "error", text: t("Wishlist.PerhapsOrdered"), action: toCart(t("Cart.GoToBasket")) });
    }
  } finally {
    busy.delete(id);
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  }
}

function toCart(text: string) {
  const { app, culture } = shell().settings;
  return { text, run: () => void shell().visit(app + cartPagePath(culture)) };
}
