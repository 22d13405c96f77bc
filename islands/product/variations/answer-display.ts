import type { Translate } from "../../../shared/i18n/texts.ts";
import { warn } from "../../../shared/warn.ts";
import type { Found } from "./find-variant.ts";
import type { LateTexts } from "./late-texts.ts";
import { type OrderForm, variantIdIn } from "./order-form.ts";
import type { ProductParts } from "./parts.ts";
import type { VariantView } from "./variant-view.ts";

/**
 * Waits for a lookup and shows all data of its variant at once, or nothing when `overtaken` has aborted. `retry` is for
 * the button of an error message. `onShown` is called when the variant is shown, with a function that shows the new
 * parts of the page, if any. VAR-04
 */
export type ShowAnswer = (
  answer: Promise<Found>,
  quantity: number,
  overtaken: AbortSignal,
  retry: () => void,
  onShown: (showParts?: (t: Translate) => void) => void,
) => Promise<void>;

export function answerDisplay(order: OrderForm, parts: ProductParts, texts: LateTexts, view: VariantView): ShowAnswer {
  let failures = 0;
  return async (answer, quantity, overtaken, retry, onShown) => {
    const loading = import("./show-variant.ts").catch(
      (error: unknown) => void (overtaken.aborted || warn("the variant could not be shown.", error)),
    );
    const { variant, refusal } = await answer;
    const code = variant && (await loading);
    if (variant && !code) await texts.ready;
    if (overtaken.aborted) return;
    if (!variant || !code) {
      order.host.removeAttribute("aria-busy");
      // Code that fails again is gone, since the site was deployed: a full load gets the current version.
      const isGone = variant && failures++ > 0;
      return view.message(refusal || texts.t("Variant.VariantNotLoaded"), isGone ? () => location.reload() : retry);
    }
    const { variantId: productVariantId } = variant;
    const isSame = productVariantId === variantIdIn(order) && !parts.areBehind();
    const showParts = isSame
      ? undefined
      : await parts.fetch({ productId: order.productId, productVariantId, quantity }, overtaken);
    if (overtaken.aborted) return;
    view.show(variant, refusal, quantity, code);
    onShown(showParts);
  };
}
