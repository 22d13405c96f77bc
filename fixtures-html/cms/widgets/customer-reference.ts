import type { CustomerReference } from "../../../shared/api/wire/customer-reference.ts";
import { formFields } from "../http/form-fields.ts";
import { message } from "../http/message.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { variantById } from "../catalogue/index.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { customerReference } from "../shop/customer-reference.ts";
import { variantName } from "../shop/variant-name.ts";
import { fragment } from "./fragment.ts";

const longest = 30;

/** Fragment with the reference on a product's page. */
export function customerReferenceLine(c: Request): Response | Promise<Response> {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const offer = variantById(c.req.query("productVariantId") ?? "");
  if (!offer) return c.notFound();
  const culture = cultureOf(c);
  const data = {
    ...customerReference(c.var.session, offer.variant),
    variantId: offer.variant.id,
    name: offer.product.name[culture],
  };
  return fragment(c, culture, "parts/product/customer-reference", data);
}

/** Form of the reference. It is a page, and a dialog can show its section. PRO-05 */
export const customerReferenceUpdate =
  (show: Show) =>
  (c: Request): Response | Promise<Response> =>
    requireSignIn(c) ?? showForm(show, c, c.req.query("productVariantId") ?? "");

/** Saves a reference. A script gets JSON, a form redirects back to the product. PRO-05 */
export const customerReferenceSave =
  (show: Show) =>
  async (c: Request): Promise<Response> => {
    const refused = requireSignIn(c);
    if (refused) return refused;
    const isCall = c.req.header("Content-Type")?.startsWith("application/json") ?? false;
    const { ProductVariantId = "", CustomerSKU = "" } = (
      isCall ? await c.req.json() : Object.fromEntries(await formFields(c))
    ) as Partial<CustomerReference>;
    const culture = cultureOf(c);
    const t = textsOf(culture).choice;
    const offer = variantById(ProductVariantId);
    if (!offer) return isCall ? message(c, 422, textsOf(culture).cart.refused.unknown) : c.notFound();
    const reference = String(CustomerSKU).trim();
    if (reference.length > longest)
      return isCall
        ? message(c, 422, t.referenceTooLong)
        : showForm(show, c, ProductVariantId, { reference, error: t.referenceTooLong });
    if (reference) c.var.session.references.set(ProductVariantId, reference);
    else c.var.session.references.delete(ProductVariantId);
    const saved: CustomerReference = { ProductVariantId, CustomerSKU: reference };
    if (isCall) return c.json(saved);
    flash(c, t.referenceSaved);
    return c.redirect(`/${culture}/product/${offer.product.slug}?ProductVariantId=${ProductVariantId}`, 303);
  };

function showForm(
  show: Show,
  c: Request,
  variantId: string,
  refused?: { reference: string; error: string },
): Response | Promise<Response> {
  const offer = variantById(variantId);
  if (!offer) return c.notFound();
  const culture = cultureOf(c);
  const { product, variant } = offer;
  const name = listed(culture, [product.name[culture], variantName(culture, product, variant)]);
  const title = fill(textsOf(culture).choice.referenceTitle, name);
  const data = { ...customerReference(c.var.session, variant), error: "", ...refused, variantId };
  return show(c, {
    view: "customer-reference",
    title,
    description: title,
    status: refused ? 422 : 200,
    path: `/product/${product.slug}`,
    data,
  });
}
