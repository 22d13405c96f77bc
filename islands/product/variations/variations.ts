import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldOf, formOf } from "../../../shared/form/form-of.ts";
import { answerDisplay } from "./answer-display.ts";
import { choicesIn, paint, paintSwatches } from "./choices.ts";
import type definition from "./definition.ts";
import { lateTexts } from "./late-texts.ts";
import { lookUpChoices } from "./lookup.ts";
import { type OrderForm, quantityIn, variantIdIn } from "./order-form.ts";
import { productParts } from "./parts.ts";
import { variantView } from "./variant-view.ts";

export default function variations(
  host: HTMLElement,
  {
    productId: id,
    nameProduct,
    nameVariant,
    nameQuantity,
    unavailable,
    radioStyle,
    address,
  }: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const form = formOf(host, nameVariant)!;
  const productId = id || fieldOf(form, nameProduct)!.value;
  const scope = form.closest<HTMLElement>("[data-product]") ?? document.body;
  const choices = choicesIn(host);
  const texts = lateTexts(signal);
  const style = {
    label(name: string, combination?: string) {
      const text = combination
        ? texts.t("Variant.UnavailableIn", name, combination)
        : texts.t("Variant.Unavailable", name);
      // The words of the key stand in for a text that cannot be had; they lack the name.
      return text.includes(name) ? text : name;
    },
    selectable: unavailable === "selectable",
    isStruck: radioStyle === "buttons",
  };
  const order: OrderForm = {
    host,
    form,
    productId,
    nameVariant,
    nameQuantity,
    scope,
    choices,
    unavailable: style,
    paint,
    signal,
  };
  const parts = productParts(scope, signal, () => ({
    productId,
    productVariantId: variantIdIn(order),
    quantity: quantityIn(order) ?? 1,
  }));
  const unpaint = paintSwatches(host);
  const view = variantView(order, texts, address);
  lookUpChoices(order, texts, view, answerDisplay(order, parts, texts, view), fail);
  return () => {
    unpaint();
    parts.leave();
    host.removeAttribute("aria-busy");
    host.removeAttribute("data-not-loaded");
  };
}
