import { variantById } from "../catalogue/index.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { productPhotos } from "../shop/product-photos.ts";
import { fragment } from "./fragment.ts";

/** Photos of a variant, as a fragment. PRO-09 */
export function photosGallery(c: Request): Response | Promise<Response> {
  const offer = variantById(c.req.query("productVariantId") ?? "");
  if (!offer) return c.notFound();
  const culture = cultureOf(c);
  return fragment(c, culture, "parts/product/photos", productPhotos(culture, offer.product, offer.variant));
}
