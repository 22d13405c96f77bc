/** Quantities are whole numbers of thousandths, so that 0.1 kg three times is 0.3 kg exactly. */
import type { Kind, Product, Variant } from "../catalogue/types.ts";

export type Thousandths = number;

export const one: Thousandths = 1000;

export const thousandths = (units: number): Thousandths => Math.round(units * one);

/** Reads `2`, `1.5` or `1,5`; null for what is not a number with at most three decimals. */
export function readQuantity(text: string): Thousandths | null {
  const match = /^\+?(\d{1,6})(?:[.,](\d{0,3}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * one + Number((match[2] ?? "").padEnd(3, "0"));
}

/** A number that a script sent; null for less than zero, or finer than a thousandth. */
export function exactly(units: number): Thousandths | null {
  const rounded = Math.round(units * one);
  // Binary fractions such as 0.1 + 0.2 come a hair beside the thousandth that is meant.
  return rounded >= 0 && Math.abs(units * one - rounded) < 1e-6 ? rounded : null;
}

export type Refusal =
  { because: "number" | "whole" } | { because: "minimum" | "maximum" | "step" | "stock"; limit: Thousandths };

export const isMeasured = (kind: Kind): boolean => kind === "weight" || kind === "length";

/** Why so much of a variant cannot be ordered, or null when it can. A maximum of 0 is none; a step counts above 1. */
export function refusal(product: Product, variant: Variant, wanted: Thousandths | null): Refusal | null {
  const limits = limitsOf(product);
  const stock = thousandths(variant.stock);
  if (wanted === null || wanted === 0) return { because: "number" };
  if (!isMeasured(product.kind) && wanted % one !== 0) return { because: "whole" };
  if (wanted < limits.min) return { because: "minimum", limit: limits.min };
  if (limits.max > 0 && wanted > limits.max) return { because: "maximum", limit: limits.max };
  if (limits.step > one && wanted % limits.step !== 0) return { because: "step", limit: limits.step };
  if (wanted > stock) return { because: "stock", limit: stock };
  return null;
}

function limitsOf(product: Product): { min: Thousandths; max: Thousandths; step: Thousandths } {
  return { min: thousandths(product.min), max: thousandths(product.max), step: thousandths(product.step) };
}
