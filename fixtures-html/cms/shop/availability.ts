import type { Product, Variant } from "../catalogue/types.ts";

export type Availability = "in" | "low" | "out";

const low = 5;

export function availabilityOf(variant: Variant): Availability {
  if (variant.stock <= 0) return "out";
  return variant.stock <= low ? "low" : "in";
}

/** Availability of the variant with the most stock. */
export function productAvailability(product: Product): Availability {
  const best = Math.max(...product.variants.map((variant) => variant.stock));
  return availabilityOf({ ...product.variants[0], stock: best });
}

/** Lowest price of a product, and whether other variants cost more. */
export function priceFrom(product: Product): { cents: number; varies: boolean } {
  const prices = product.variants.map((variant) => variant.price);
  const cents = Math.min(...prices);
  return { cents, varies: Math.max(...prices) > cents };
}
