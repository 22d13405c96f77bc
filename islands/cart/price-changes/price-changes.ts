import { announce } from "../../../shared/a11y/live-region.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { confirmPrices, type SeenPrice } from "../../../shared/api/seen-prices.ts";
import { changeCart } from "../../../shared/cart/cart-changes.ts";
import { canRetry, toFailure, warnOfAnswer } from "../../../shared/cart/failure.ts";
import { fieldsOf, formOf } from "../../../shared/form/form-of.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";

/** Sentences that were announced. A reload in place shows them again. */
const announced = new Set<string>();

export default function priceChanges(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const form = formOf(host)!;
  let show = (): void => {};
  announceNew(host);
  form.addEventListener(
    "submit",
    (event) => {
      const prices = pricesIn(form);
      if (event.defaultPrevented || prices.length === 0) return;
      event.preventDefault();
      void confirm(prices);
      focusElement(document.querySelector<HTMLElement>("#page h1") ?? document.body);
    },
    { signal },
  );

  async function confirm(prices: readonly SeenPrice[]): Promise<void> {
    show = hide(host);
    try {
      await changeCart(confirmPrices(prices));
      // The same change may happen again.
      for (const sentence of sentencesIn(host)) announced.delete(sentence);
      announce((await whenTexts())("Prices.Confirmed"));
    } catch (error) {
      show();
      warnOfAnswer(error);
      const failure = toFailure(error, prices);
      const t = await whenTexts();
      notify({
        kind: "error",
        text: failure.text || t("Prices.NotConfirmed"),
        ...(canRetry(failure) && { action: { text: t("Core.Retry"), run: () => void confirm(prices) } }),
      });
    }
  }

  return () => show();
}

const sentencesIn = (host: HTMLElement): string[] =>
  [...host.querySelectorAll("[data-price-change]")].map(({ textContent }) => textContent.trim());

function announceNew(host: HTMLElement): void {
  const unheard = sentencesIn(host).filter((sentence) => !announced.has(sentence));
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
