import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { stockAlert } from "../shop/stock-alert.ts";
import { variantName } from "../shop/variant-name.ts";
import { looksLikeEmail } from "./email.ts";

/** Lets a visitor leave an e-mail address to learn when a variant is back in stock. STK-01 */
export const stockNotification = (show: Show) => (c: Request, culture: Culture) =>
  showForm(show, c, culture, c.req.query("ProductVariantId") ?? "");

export const stockNotificationSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const email = (fields.get("Email") ?? "").trim();
  const variantId = fields.get("ProductVariantId") ?? "";
  const isValid = looksLikeEmail(email);
  if (isValid && variantById(variantId)) c.var.session.stockAlerts.set(variantId, email);
  const refused = isValid ? undefined : { email, error: textsOf(culture).choice.notifyError };
  return showForm(show, c, culture, variantId, refused, fields.get("Place") === "product");
};

/** `isOnProduct`: the form is on the product's page, which shows the answer in its place. */
function showForm(
  show: Show,
  c: Request,
  culture: Culture,
  variantId: string,
  refused?: { email: string; error: string },
  isOnProduct = false,
): Response | null {
  const found = variantById(variantId);
  if (!found) return null;
  const { product, variant } = found;
  const t = textsOf(culture).choice;
  const name = listed(culture, [product.name[culture], variantName(culture, product, variant)]);
  const alert = stockAlert(culture, c.var.session, product, variant);
  const data = {
    alert: alert && { ...alert, ...refused },
    isOnProduct,
    intro: alert?.done ? "" : fill(alert ? t.notifyIntro : t.notNeeded, name),
    back: {
      path: `/${culture}/product/${product.slug}?ProductVariantId=${variantId}`,
      text: fill(t.backToProduct, product.name[culture]),
    },
  };
  return show(c, {
    view: "stock-notification",
    title: t.notify,
    description: name,
    status: refused ? 422 : 200,
    path: `/catalog/stocknotification/subscribe`,
    data,
  });
}
