import type { Culture, Product } from "../catalogue/types.ts";
import { isMeasured } from "../cart/quantity.ts";
import { quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";

/** Formats a quantity with its unit: `3`, `0,25 kg`, `1,5 m`. */
export function inUnits(culture: Culture, product: Product, thousandths: number): string {
  const amount = quantity(culture, thousandths);
  const { measure } = textsOf(culture).product;
  return product.kind === "weight" || product.kind === "length" ? `${amount} ${measure[product.kind]}` : amount;
}

export interface QuantityField {
  name: string;
  id: string;
  label: string;
  /** Input of the visitor, or the default quantity. */
  value: string;
  error: string;
  min: number;
  max: number;
  step: number;
  soldBy: "piece" | "weight" | "length";
  decimal: boolean;
}

export function quantityField(
  product: Product,
  field: Pick<QuantityField, "name" | "id" | "label" | "value" | "error">,
): QuantityField {
  const { min, max, step, kind } = product;
  const soldBy = kind === "weight" || kind === "length" ? kind : "piece";
  return { ...field, min, max, step, soldBy, decimal: isMeasured(kind) };
}
