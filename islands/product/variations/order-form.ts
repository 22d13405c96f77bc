import { fieldOf } from "../../../shared/form/form-of.ts";
import type { Choice, paint } from "./choices.ts";
import { isUnclear } from "../../../shared/number/typed-number.ts";
import { askedQuantity } from "./rules.ts";
import type { UnavailableStyle } from "./show-choice.ts";

/** The order form of a product, with its choices and the elements around it. */
export interface OrderForm {
  /** The element with the choices. */
  host: HTMLElement;
  form: HTMLFormElement;
  productId: string;
  nameVariant: string;
  nameQuantity: string;
  /** The element with all data of the product. */
  scope: HTMLElement;
  choices: Choice[];
  unavailable: UnavailableStyle;
  /** Paints a swatch. Code that loads later gets it here, because importing it would make one more file. */
  paint: typeof paint;
  signal: AbortSignal;
}

/** The chosen values, as JSON. */
export const chosenValues = ({ choices }: OrderForm): string => JSON.stringify(choices.map(({ value }) => value()));

/** The values in the server's HTML, as JSON. */
export const servedValues = ({ choices }: OrderForm): string => JSON.stringify(choices.map(({ served }) => served()));

export const variantIdIn = ({ form, nameVariant }: OrderForm): string => fieldOf(form, nameVariant)?.value ?? "";

export const quantityFieldIn = ({ form, nameQuantity }: OrderForm): HTMLInputElement | undefined =>
  fieldOf(form, nameQuantity);

/**
 * The quantity in the form, in pieces, kilograms or metres; 1 without a quantity field. Null if it is not positive, not
 * whole for pieces, or may be thousands.
 */
export function quantityIn(order: OrderForm): number | null {
  const field = quantityFieldIn(order);
  return field && isUnclear(field, !isMeasured(order)) ? null : askedQuantity(field?.value ?? "1", isMeasured(order));
}

/** The quantity in the server's HTML; the rest as for `quantityIn`. */
export const servedQuantity = (order: OrderForm): number | null =>
  askedQuantity(quantityFieldIn(order)?.defaultValue ?? "1", isMeasured(order));

const isMeasured = ({ form }: OrderForm): boolean =>
  !!form.querySelector("[data-sold-by=weight], [data-sold-by=length]");
