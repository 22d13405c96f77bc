import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { variantName } from "../shop/variant-name.ts";
import { looksLikeEmail } from "./email.ts";

/** Lets a visitor leave an e-mail address to learn when a variant is back in stock. STK-01 */
export const stockNotification = (show: Show) => (c: Request, culture: Culture) =>
  showForm(show, c, culture, c.req.query("ProductVariantId") ?? "", { email: c.var.session.user, error: "", done: "" });

export const stockNotificationSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const email = (fields.get("Email") ?? "").trim();
  const t = textsOf(culture).choice;
  const isValid = looksLikeEmail(email);
  return showForm(show, c, culture, fields.get("ProductVariantId") ?? "", {
    email,
    error: isValid ? "" : t.notifyError,
    done: isValid ? fill(t.notifyDone, email) : "",
  });
};

function showForm(
  show: Show,
  c: Request,
  culture: Culture,
  variantId: string,
  form: { email: string; error: string; done: string },
): Response | null {
  const found = variantById(variantId);
  if (!found) return null;
  const { product, variant } = found;
  const t = textsOf(culture).choice;
  const name = [product.name[culture], variantName(culture, product, variant)].filter(Boolean).join(", ");
  const data = {
    ...form,
    productId: product.id,
    variantId,
    isNeeded: variant.stock <= 0,
    intro: fill(variant.stock <= 0 ? t.notifyIntro : t.notNeeded, name),
    action: `/${culture}/catalog/stocknotification/subscribe`,
    back: {
      path: `/${culture}/product/${product.slug}?ProductVariantId=${variantId}`,
      text: fill(t.backToProduct, product.name[culture]),
    },
  };
  return show(c, {
    view: "stock-notification",
    title: t.notify,
    description: name,
    status: form.error ? 422 : 200,
    path: `/catalog/stocknotification/subscribe`,
    data,
  });
}
