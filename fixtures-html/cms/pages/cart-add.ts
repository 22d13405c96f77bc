import { variantById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { placeInCart } from "../cart/order.ts";
import { readQuantity } from "../cart/quantity.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { chosenVariant } from "../shop/variants.ts";
import { showProduct } from "./product.ts";

export const cartAdd = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const t = textsOf(culture).cart;
  const product = variantById(fields.get("ProductVariantId") ?? "")?.product;
  if (!product) {
    flash(c, t.refused.unknown, "danger");
    return c.redirect(`/${culture}/shoppingcarts`, 303);
  }
  const message = placeInCart(c.var.session, culture, {
    product,
    variant: chosenVariant(product, fields),
    quantity: readQuantity(fields.get("Quantity") ?? "1"),
    origin: fields.get("ItemOrigin") ?? "",
    key: fields.get("ItemKey") ?? "",
  });
  if (message) return showProduct(show, c, culture, product, { fields, message });
  flash(c, fill(t.added, product.name[culture]));
  return c.redirect(`/${culture}/shoppingcarts`, 303);
};
