import { variantById } from "../catalogue/index.ts";

/** Prices of the catalogue before a test changed them, in cents by variant id. */
const original = new Map<string, number>();

/** Changes the price of a variant, in cents. */
export function setPrice(variantId: string, price: number): void {
  const { variant } = variantById(variantId)!;
  if (!original.has(variantId)) original.set(variantId, variant.price);
  variant.price = price;
}

export function restorePrices(): void {
  for (const [variantId, price] of original) variantById(variantId)!.variant.price = price;
  original.clear();
}
