import { message } from "../http/message.ts";
import { isMeasured, oneUnit, readQuantity } from "../cart/quantity.ts";
import { productById } from "../catalogue/index.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { variantModel } from "../shop/variant-model.ts";
import { nearestVariant } from "../shop/variants.ts";

/** Returns the variant that the order form's fields select, priced for a quantity. VAR-01 */
export function productVariants(c: Request): Response {
  const culture = cultureOf(c);
  const { refused } = textsOf(culture).cart;
  const product = productById(c.req.param("productId") ?? "");
  if (!product) return message(c, 404, refused.unknown);
  const fields = new URL(c.req.url).searchParams;
  const quantity = readQuantity(fields.get("quantity") ?? "1");
  if (!quantity) return message(c, 422, refused.number);
  if (!isMeasured(product.kind) && quantity % oneUnit !== 0) return message(c, 422, refused.whole);
  c.header("Cache-Control", "no-store");
  return c.json(variantModel(culture, product, nearestVariant(product, fields), quantity));
}
