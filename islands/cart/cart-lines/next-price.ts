import { findSteps, type PriceStep, readStep } from "../../../shared/cart/price-steps.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { shell } from "../../../shared/shell-api.ts";

export interface NextPrice {
  /** Quantity of the next price step; null without one. */
  readonly quantity: number | null;
  /** Shows the price step after `quantity`, or nothing when there is none. The place keeps its size. */
  show(t: Translate | undefined, quantity: number | null): void;
  /** Restores the markup that the server sent. */
  restore(): void;
}

/**
 * Shows the next price step of a line in its element with `data-next-price`; undefined without one. `serverQuantity` is
 * the quantity for which the server has written the text. PRO-06
 */
export function nextPrice(
  line: HTMLElement,
  name: string,
  unit: string | undefined,
  serverQuantity: number | null,
): NextPrice | undefined {
  const place = line.querySelector<HTMLElement>("[data-next-price]");
  const text = place?.querySelector("[data-next-price-text]");
  const button = place?.querySelector("[data-next-price-take]");
  if (!place || !text || !button) return;
  const steps = place.dataset["nextPrice"]!.split(",").flatMap((step) => readStep(...step.trim().split(/\s+/)) ?? []);
  const textsBefore = [text.textContent, button.textContent];
  const restorers = [saveAttributes(place, ["class"]), saveAttributes(button, ["aria-label"])];
  let shown = serverQuantity;
  let { next } = offerFor(steps, shown);

  return {
    get quantity() {
      return next?.from ?? null;
    },
    show(t, quantity) {
      if (!t || quantity === shown) return;
      shown = quantity;
      const found = offerFor(steps, quantity);
      next = found.next;
      place.classList.toggle("atoll-next-price-none", !next);
      if (!next) return;
      const { settings } = shell();
      const count = (value: number): string => formatNumber(value, settings.locale, unit);
      text.textContent = t(
        "Prices.Next",
        count(found.more),
        formatMoney(next.price, settings),
        formatMoney(found.current!.price, settings),
      );
      button.textContent = t("Prices.Take", count(next.from));
      button.setAttribute("aria-label", t("Core.Named", button.textContent, name));
    },
    restore() {
      [text.textContent, button.textContent] = textsBefore as [string, string];
      for (const restoreAttributes of restorers) restoreAttributes();
    },
  };
}

/** As `findSteps`. Without a price for `quantity` there is no offer: the text names both prices. */
function offerFor(steps: readonly PriceStep[], quantity: number | null): ReturnType<typeof findSteps> {
  const found = findSteps(steps, quantity);
  return found.current ? found : { more: 0 };
}
