import type { Product, Variant } from "../catalogue/types.ts";

/** Address of a product's photo, in the colours of a variant when one is given. */
export function photoAddress(product: Product, variant?: Variant): string {
  const values = new URLSearchParams(variant?.values ?? {});
  return `/media/products/${product.id}.svg${values.size > 0 ? `?${values}` : ""}`;
}

/** Address of the same photo for a close look. */
export function largePhotoAddress(product: Product, variant?: Variant): string {
  const address = photoAddress(product, variant);
  return `${address}${address.includes("?") ? "&" : "?"}size=large`;
}
