import type { CustomerReference } from "../../../shared/api/customer-reference.ts";
import { formFields } from "../answer/form.ts";
import { message } from "../answer/message.ts";
import type { Show } from "../answer/page.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import { variantById } from "../catalogue/index.ts";
import { fill } from "../culture/fill.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { customerReference } from "../shop/customer-reference.ts";
import { variantName } from "../shop/variant-name.ts";
import { fragment } from "./fragment.ts";

const longest = 30;

/** The line on a product's page. */
export function customerReferenceLine(c: Request): Response | Promise<Response> {
  const refused = refuseStranger(c);
  if (refused) return refused;
  const sold = variantById(c.req.query("productVariantId") ?? "");
  if (!sold) return c.notFound();
  const culture = cultureOf(c);
  const data = {
    ...customerReference(c.var.session, sold.variant),
    variantId: sold.variant.id,
    name: sold.product.name[culture],
  };
  return fragment(c, culture, "parts/product/customer-reference", data);
}

/** The form, as a page of which a dialog shows the section. PRO-05 */
export const customerReferenceUpdate =
  (show: Show) =>
  (c: Request): Response | Promise<Response> =>
    refuseStranger(c) ?? showForm(show, c, c.req.query("productVariantId") ?? "");

/** Keeps a reference: told in JSON to a script, else by a way back to the product. PRO-05 */
export const customerReferenceSave =
  (show: Show) =>
  async (c: Request): Promise<Response> => {
    const refused = refuseStranger(c);
    if (refused) return refused;
    const isCall = c.req.header("Content-Type")?.startsWith("application/json") ?? false;
    const { ProductVariantId = "", CustomerSKU = "" } = (
      isCall ? await c.req.json() : Object.fromEntries(await formFields(c))
    ) as Partial<CustomerReference>;
    const culture = cultureOf(c);
    const t = textsOf(culture).choice;
    const sold = variantById(ProductVariantId);
    if (!sold) return isCall ? message(c, 422, textsOf(culture).cart.refused.unknown) : c.notFound();
    const reference = String(CustomerSKU).trim();
    if (reference.length > longest)
      return isCall
        ? message(c, 422, t.referenceTooLong)
        : showForm(show, c, ProductVariantId, { reference, error: t.referenceTooLong });
    if (reference) c.var.session.references.set(ProductVariantId, reference);
    else c.var.session.references.delete(ProductVariantId);
    const kept: CustomerReference = { ProductVariantId, CustomerSKU: reference };
    if (isCall) return c.json(kept);
    flash(c, t.referenceSaved);
    return c.redirect(`/${culture}/product/${sold.product.slug}?ProductVariantId=${ProductVariantId}`, 303);
  };

function showForm(
  show: Show,
  c: Request,
  variantId: string,
  refused?: { reference: string; error: string },
): Response | Promise<Response> {
  const sold = variantById(variantId);
  if (!sold) return c.notFound();
  const culture = cultureOf(c);
  const { product, variant } = sold;
  const name = [product.name[culture], variantName(culture, product, variant)].filter(Boolean).join(", ");
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
