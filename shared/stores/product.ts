import type { Variant } from "../api/product-variants.ts";

/** Variant lookups, shared by the islands of one order form. PRO-03, VAR-01 */

/** The result of a lookup: the chosen variant, or why it cannot be ordered, as a message for the visitor. */
export type LookupResult = ChosenVariant | { refusal: string };

export type ChosenVariant = Pick<Variant, "variantId" | "sku" | "price" | "priceTaxExcl">;

export interface Lookup {
  /** Never rejects. */
  readonly result: Promise<LookupResult>;
  /** An order is waiting for this lookup; it continues when the visitor makes another choice. */
  isAwaited: boolean;
}

const lookups = new WeakMap<HTMLFormElement, Lookup>();

/** Marks the form's choice as not the one that the page shows: its lookup is running or has failed. */
export const beginLookup = (form: HTMLFormElement, lookup: Lookup): unknown => lookups.set(form, lookup);

/** Call this when the page shows the result of `lookup`. Does nothing when a newer lookup has begun. */
export function endLookup(form: HTMLFormElement, lookup: Lookup): void {
  if (lookups.get(form) === lookup) lookups.delete(form);
}

/** Whether the page does not show the form's choice yet. */
export const hasPendingLookup = (form: HTMLFormElement): boolean => lookups.has(form);

/** Waits for the form's lookup before an order; undefined when none is running and the form's own values count. */
export function awaitLookup(form: HTMLFormElement): Promise<LookupResult> | undefined {
  const lookup = lookups.get(form);
  if (lookup) lookup.isAwaited = true;
  return lookup?.result;
}

/** Whether the form has variant choices whose island is not mounted, so that only the server can resolve them. */
export const hasInactiveVariations = (form: HTMLFormElement): boolean =>
  !!form.querySelector('[data-island="variations"]:not([data-island-state="live"])');
