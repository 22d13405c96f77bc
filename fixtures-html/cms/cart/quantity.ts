/** Quantities are whole thousandths, so that three times 0.1 kg is exactly 0.3 kg. */
import type { Kind, Product, Variant } from "../catalogue/types.ts";

export type Thousandths = number;

export const oneUnit: Thousandths = 1000;

export const thousandths = (units: number): Thousandths => Math.round(units * oneUnit);

/** Parses `2`, `1.5` or `1,5`; null when it is not a number with at most three decimals. */
export function readQuantity(text: string): Thousandths | null {
  const match = /^\+?(\d{1,6})(?:[.,](\d{0,3}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * oneUnit + Number((match[2] ?? "").padEnd(3, "0"));
}

/** Converts a number that a script sent; null when it is negative or finer than a thousandth. */
export function fromUnits(units: number): Thousandths | null {
  const rounded = Math.round(units * oneUnit);
  // Binary fractions are slightly off: 0.1 + 0.2 is not exactly 0.3.
  return rounded >= 0 && Math.abs(units * oneUnit - rounded) < 1e-6 ? rounded : null;
}

export type Refusal =
  { reason: "number" | "whole" } | { reason: "minimum" | "maximum" | "step" | "stock"; limit: Thousandths };

export const isMeasured = (kind: Kind): boolean => kind === "weight" || kind === "length";

/**
 * Reason why a quantity of a variant cannot be ordered, or null. A maximum of 0 means no maximum. A step of 1 or
 * less is ignored.
 */
export function refusal(product: Product, variant: Variant, quantity: Thousandths | null): Refusal | null {
  const limits = limitsOf(product);
  const stock = thousandths(variant.stock);
  if (quantity === null || quantity === 0) return { reason: "number" };
  if (!isMeasured(product.kind) && quantity % oneUnit !== 0) return { reason: "whole" };
  if (quantity < limits.min) return { reason: "minimum", limit: limits.min };
  if (limits.max > 0 && quantity > limits.max) return { reason: "maximum", limit: limits.max };
  if (limits.step > oneUnit && quantity % limits.step !== 0) return { reason: "step", limit: limits.step };
  if (quantity > stock) return { reason: "stock", limit: stock };
  return null;
}

function limitsOf(product: Product): { min: Thousandths; max: Thousandths; step: Thousandths } {
  return { min: thousandths(product.min), max: thousandths(product.max), step: thousandths(product.step) };
}
