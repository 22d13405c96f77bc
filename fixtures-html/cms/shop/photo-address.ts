import type { ViewId } from "../catalogue/photos/views.ts";
import type { Product, Variant } from "../catalogue/types.ts";

/** Address of a product's photo, in the colours of a variant when one is given, and of another view than its first. Variants that look the same have the same one. PRO-09 */
export function photoAddress(product: Product, variant?: Variant, view: ViewId = "front"): string {
  const { colour } = variant?.values ?? {};
  const values = new URLSearchParams({ ...(colour && { colour }), ...(view !== "front" && { view }) });
  return `/media/products/${product.id}.svg${values.size > 0 ? `?${values}` : ""}`;
}

/** Address of a photo for a close look, or for a thumbnail. */
export const photoInSize = (address: string, size: "large" | "small"): string =>
  `${address}${address.includes("?") ? "&" : "?"}size=${size}`;
