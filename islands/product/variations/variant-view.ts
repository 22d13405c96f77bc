import type { Variant } from "../../../shared/api/product-variants.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { joined } from "../../../shared/i18n/number.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { LateTexts } from "./late-texts.ts";
import { noticeIn, removeNotice } from "./notice.ts";
import { chosenValues, type OrderForm, servedQuantity, servedValues, variantIdIn } from "./order-form.ts";
import { isVariant } from "./rules.ts";

interface Shown {
  /** The chosen values, as JSON. */
  values: string;
  quantity: number | null;
}

/** The shown choice of each form, saved for a return to the page. */
const shownOf = new WeakMap<HTMLFormElement, Shown>();

/** The choice that the page shows: the latest variant, or else the server's. */
export const shownIn = (order: OrderForm): Shown =>
  shownOf.get(order.form) ?? { values: servedValues(order), quantity: servedQuantity(order) };

export interface VariantView {
  show(variant: Variant, refusal: string, quantity: number, code: typeof import("./show-variant.ts")): void;
  /** Shows a message, with a button to retry; or removes it for "". */
  message(text: string, retry?: () => void): void;
}

/** Shows variants and messages. `address` is the parameter of the page's address for the variant; "" for none. */
export function variantView(order: OrderForm, { t }: LateTexts, address: string): VariantView {
  const { host, form, scope, choices, signal } = order;
  let price = scope.querySelector("[data-product-value=UnitPriceTaxIncl]")?.textContent;
  let notice: HTMLElement | undefined;
  signal.addEventListener("abort", () => notice?.remove());

  const message: VariantView["message"] = (text, retry) => {
    removeNotice(notice, host.querySelector<HTMLElement>("input:checked, select"));
    notice = text ? noticeIn(host, "atoll-variations-note", text, retry && { t, act: retry, signal }) : undefined;
    if (text) announce(text, "assertive");
  };

  return {
    message,
    show(variant, refusal, quantity, { chosenText, notMade, priceOf, showVariant }) {
      const { locale } = shell().settings;
      const list = (words: string[]): string => joined(words, locale);
      const names =
        refusal &&
        notMade(
          variant,
          choices.map(({ value }) => value()),
        );
      const isNew = variantIdIn(order) !== variant.variantId;
      showVariant(variant, order, isNew, address);
      shownOf.set(form, { values: chosenValues(order), quantity });
      host.removeAttribute("aria-busy");
      host.removeAttribute("data-not-loaded");
      const newPrice = priceOf(variant);
      if (names) message(t("Variant.NotMade", ...names.map(list)));
      else if (refusal) message(`${refusal} ${t("Variant.NearestShown", list(choices.map(chosenText)))}`);
      else if (isVariant(variant.variantId) && (isNew || price !== newPrice))
        announce(list([newPrice, variant.stockText]));
      price = newPrice;
    },
  };
}
