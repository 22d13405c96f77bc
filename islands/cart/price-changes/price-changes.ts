import { announce } from "../../../shared/a11y/live-region.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { confirmPrices, type SeenPrice } from "../../../shared/api/seen-prices.ts";
import { changeCart } from "../../../shared/cart/cart-changes.ts";
import { canRetry, toFailure } from "../../../shared/cart/failure.ts";
import { fieldsOf, formOf } from "../../../shared/form/form-of.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";

/** Sentences that were announced. A reload in place shows them again. */
const announced = new Set<string>();

export default function priceChanges(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const form = formOf(host)!;
  announceNew(host);
  form.addEventListener(
    "submit",
    (event) => {
      const prices = pricesIn(form);
      if (event.defaultPrevented || prices.length === 0) return;
      event.preventDefault();
      const show = hide(host);
      focusElement(document.querySelector<HTMLElement>("#page h1") ?? document.body);
      void confirm(prices, show);
    },
    { signal },
  );
  return () => {
    host.hidden = false;
  };
}

function announceNew(host: HTMLElement): void {
  const sentences = [...host.querySelectorAll("[data-price-change]")].map(({ textContent }) => textContent.trim());
  const unheard = sentences.filter((sentence) => !announced.has(sentence));
  for (const sentence of unheard) announced.add(sentence);
  // Assertive: the message about a saved quantity, which is polite, must not replace it.
  if (unheard.length > 0) announce(unheard.join(" "), "assertive");
}

function pricesIn(form: HTMLFormElement): SeenPrice[] {
  return fieldsOf(form).flatMap(({ name, value }) => {
    const lineId = /^Price\[(.+)\]$/.exec(name)?.[1];
    const price = parseDecimal(value);
    return lineId && price !== null ? [{ lineId, price }] : [];
  });
}

/** Hides the notice and the marks of the lines at once. Returns a function that shows them again. */
function hide(host: HTMLElement): () => void {
  const elements = [host, ...document.querySelectorAll<HTMLElement>("#page [data-price-changed]")];
  for (const element of elements) element.hidden = true;
  return () => elements.forEach((element) => (element.hidden = false));
}

async function confirm(prices: readonly SeenPrice[], show: () => void): Promise<void> {
  try {
    await changeCart(confirmPrices(prices));
    announce((await whenTexts())("Prices.Confirmed"));
  } catch (error) {
    show();
    const failure = toFailure(error, prices);
    const t = await whenTexts();
    notify({
      kind: "error",
      text: failure.text || t("Prices.NotConfirmed"),
      ...(canRetry(failure) && { action: { text: t("Core.Retry"), run: () => void confirm(prices, show) } }),
    });
  }
}
