import { findVariant as fetchVariant, type Variant } from "../../../shared/api/product-variants.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";
import type { LateTexts } from "./late-texts.ts";
import type { OrderForm } from "./order-form.ts";
import { isOther, questionOf } from "./rules.ts";

/** The result of a lookup. A `refusal` is the message why the choice cannot be ordered; "" if it can. */
export interface Found {
  variant?: Variant;
  refusal: string;
}

/** Looks up the variant for the chosen values (as JSON) and the quantity. Never rejects. VAR-01 */
export async function findVariant(
  { form, productId }: OrderForm,
  values: string,
  quantity: number | null,
  { t, ready }: LateTexts,
  signal: AbortSignal,
): Promise<Found> {
  // An invalid quantity has its own message at the field. VAR-05
  if (quantity === null) {
    await ready;
    return { refusal: t("Variant.QuantityFirst") };
  }
  try {
    const variant = await fetchVariant(productId, questionOf(new FormData(form), quantity), signal);
    if (!isOther(variant, JSON.parse(values) as string[])) return { variant, refusal: "" };
    await ready;
    return { variant, refusal: t("Variant.NoSuchVariant") };
  } catch (error) {
    if (!signal.aborted) warn("the variant could not be looked up.", error);
    await ready;
    return { refusal: (error instanceof HttpError && error.text) || t("Variant.VariantNotLoaded") };
  }
}
