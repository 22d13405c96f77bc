/** What the islands of one order form know of its choice. PRO-03, VAR-01 */

/** What came of a lookup: the variant that was chosen, or why nothing can be ordered, as a sentence for the visitor. */
export type Chosen = Version | { refusal: string };

/** `price` is that of one unit, without tax where the server tells that. */
export interface Version {
  variantId: string;
  sku: string;
  price: number;
}

export interface Lookup {
  /** Never rejects. */
  readonly chosen: Promise<Chosen>;
  /** An order waits for it: it goes on when the visitor chooses anew. */
  isAwaited: boolean;
}

const lookups = new WeakMap<HTMLFormElement, Lookup>();

/** The form's choice is not the one that the page shows: it is being looked up, or could not be. */
export const beginLookup = (form: HTMLFormElement, lookup: Lookup): unknown => lookups.set(form, lookup);

/** The page shows what `lookup` found. A newer one goes on. */
export function endLookup(form: HTMLFormElement, lookup: Lookup): void {
  if (lookups.get(form) === lookup) lookups.delete(form);
}

/** Whether a lookup has not come to what the page shows. */
export const isInQuestion = (form: HTMLFormElement): boolean => lookups.has(form);

/** What the form's choice comes to, for an order that is to wait for it; undefined when the form itself tells. */
export function awaitLookup(form: HTMLFormElement): Promise<Chosen> | undefined {
  const lookup = lookups.get(form);
  if (lookup) lookup.isAwaited = true;
  return lookup?.chosen;
}

/** Whether the form has choices that nobody follows, as their code is not here: only the server knows what they come to. */
export const isUnfollowed = (form: HTMLFormElement): boolean =>
  !!form.querySelector('[data-island="variations"]:not([data-island-state="live"])');
