import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { readQuantity } from "../cart/quantity.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { quantityField } from "../shop/units.ts";
import { setQuantity } from "../wishlist/change.ts";
import { listPath, wishView } from "../wishlist/list-view.ts";
import type { Wish } from "../wishlist/wishlists.ts";
import { forCustomer } from "./wishlist.ts";

/** Form that changes a wish's quantity. It is a page, and a dialog can show its section. WSH-06 */
export const wishlistQuantity = (show: Show) =>
  forCustomer((c, culture) => {
    const wish = c.var.session.wishlists.open(culture).wish(c.req.query("Id") ?? "");
    return wish ? showForm(show, c, culture, wish) : notFound(c, culture);
  });

export const wishlistQuantitySave = (show: Show) =>
  forCustomer(async (c, culture) => {
    const fields = await formFields(c);
    const wish = c.var.session.wishlists.open(culture).wish(fields.get("Id") ?? "");
    if (!wish) return notFound(c, culture);
    const typed = fields.get("Quantity") ?? "";
    const error = setQuantity(culture, wish, readQuantity(typed));
    if (error) return showForm(show, c, culture, wish, { typed, error });
    flash(c, textsOf(culture).wishlist.saved);
    return c.redirect(listPath(culture, listOf(c, culture, wish)), 303);
  });

const listOf = (c: Request, culture: Culture, wish: Wish): string =>
  c.var.session.wishlists.open(culture).lists.find(({ wishes }) => wishes.includes(wish))?.id ?? "";

function notFound(c: Request, culture: Culture): Response {
  flash(c, textsOf(culture).wishlist.wishGone, "danger");
  return c.redirect(listPath(culture), 303);
}

function showForm(
  show: Show,
  c: Request,
  culture: Culture,
  wish: Wish,
  refused?: { typed: string; error: string },
): Response {
  const t = textsOf(culture).wishlist;
  const { product } = wish;
  const field = {
    name: "Quantity",
    id: "wish-quantity",
    label: fill(t.quantityOf, product.name[culture]),
    value: refused?.typed ?? quantity(culture, wish.quantity),
    error: refused?.error ?? "",
  };
  return show(c, {
    view: "wishlist-quantity",
    title: t.changeTitle,
    description: t.changeDescription,
    status: refused ? 422 : 200,
    path: "/catalog/wishlist/list",
    data: {
      wish: wishView(culture, wish),
      field: quantityField(product, field),
      back: listPath(culture, listOf(c, culture, wish)),
    },
  });
}
