import type { ViewId } from "../catalogue/photos/views.ts";
import type { Product, Variant } from "../catalogue/types.ts";

/**
 * URL of a product's photo, in the colour of a variant when given. Variants that look the same have the same URL, so
 * that the browser loads it once. PRO-09
 */
export function photoUrl(product: Product, variant?: Variant, view: ViewId = "front"): string {
  const { colour } = variant?.values ?? {};
  const values = new URLSearchParams({ ...(colour && { colour }), ...(view !== "front" && { view }) });
  return `/media/products/${product.id}.svg${values.size > 0 ? `?${values}` : ""}`;
}

/** URL of a photo in a larger size, or as a thumbnail. */
export const photoUrlInSize = (address: string, size: "large" | "small"): string =>
  `${address}${address.includes("?") ? "&" : "?"}size=${size}`;
