import { configError } from "../../../shared/island/config-error.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { answerDisplay } from "./answer-display.ts";
import { choicesIn, paintSwatches } from "./choices.ts";
import type definition from "./definition.ts";
import { lateTexts } from "./late-texts.ts";
import { lookUpChoices } from "./lookup.ts";
import { type OrderForm, quantityIn, variantIdIn } from "./order-form.ts";
import { productParts } from "./parts.ts";
import { variantView } from "./variant-view.ts";

export default function variations(
  host: HTMLElement,
  { productId, unavailable, address }: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const form = host.closest("form")!;
  if (!form) throw configError("variations", host, "a form around it, found none");
  const scope = form.closest<HTMLElement>("[data-product]") ?? document.body;
  const choices = choicesIn(host, {
    label: (name) => texts.t("Variant.Unavailable", name),
    selectable: unavailable === "selectable",
  });
  if (choices.length === 0) throw configError("variations", host, "selects or radio buttons in it, found none");

  const texts = lateTexts(signal);
  const order: OrderForm = { host, form, productId, scope, choices, signal };
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
