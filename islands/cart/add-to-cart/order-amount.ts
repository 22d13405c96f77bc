import { on } from "../../../shared/events.ts";
import { fieldOf } from "../../../shared/form/form-of.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { typedNumber } from "../../../shared/number/typed-number.ts";
import { shell } from "../../../shared/shell-api.ts";
import { hasPendingLookup } from "../../../shared/stores/product.ts";

/** Marks the bar while the button of the form is in sight. */
const IN_SIGHT = "data-button-in-sight";

const units: Record<string, string> = { weight: "kilogram", length: "meter" };

/**
 * Keeps the elements of the product around `form` up to date that show the quantity and the price of what the form adds,
 * and marks its bar while the button of the form is in sight. PRO-03
 */
export function orderAmount(form: HTMLFormElement, nameQuantity: string, signal: AbortSignal): void {
  const scope = form.closest<HTMLElement>("[data-product]");
  if (!scope || signal.aborted) return;
  const item = form.closest<HTMLElement>("[data-item-price]");
  /** The price that the island length-calculator shows. */
  const calculated = form.querySelector<HTMLElement>("[data-calculated=price]");

  function show(): void {
    // The price of the new choice or quantity is on its way.
    if (signal.aborted || hasPendingLookup(form)) return;
    const field = fieldOf(form, nameQuantity);
    const quantity = field ? typedNumber(field) : 1;
    const { settings } = shell();
    const unitPrice = parseDecimal(item?.dataset["itemPrice"] ?? "");
    // A quantity that cannot be ordered has its own message.
    if (!quantity || (!calculated && unitPrice === null)) return;
    const price = calculated ? calculated.textContent!.trim() : formatMoney(amountOf(quantity, unitPrice!), settings);
    if (!price) return;
    const soldBy = form.querySelector<HTMLElement>("[data-sold-by]")?.dataset["soldBy"] ?? "";
    write(scope!, "[data-order-quantity]", formatNumber(quantity, settings.locale, units[soldBy]));
    write(scope!, "[data-order-price]", price);
  }

  // The other listeners of an event may change the unit price, or begin a lookup.
  const showLater = (): void => queueMicrotask(show);
  on(
    document,
    "quantity:changed",
    (_change, { target }) => (target as HTMLInputElement).form === form && showLater(),
    signal,
  );
  on(form, "product:variant", showLater, signal);
  form.addEventListener("reset", () => void setTimeout(show), { signal });
  const observer = new MutationObserver(show);
  if (item) observer.observe(item, { attributeFilter: ["data-item-price"] });
  if (calculated) observer.observe(calculated, { childList: true, characterData: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  show();
  markBar(form, scope, signal);
}

/** Without the error of the binary product, so that half a cent is rounded up: 0.15 × 31.90 is 4.785. */
export const amountOf = (quantity: number, unitPrice: number): number => Number((quantity * unitPrice).toPrecision(12));

function write(scope: HTMLElement, selector: string, text: string): void {
  for (const element of scope.querySelectorAll(selector)) if (element.textContent !== text) element.textContent = text;
}

/** The button of the form is in sight when a part of it is in the window, above the bar. */
function markBar(form: HTMLFormElement, scope: HTMLElement, signal: AbortSignal): void {
  const bar = scope.querySelector<HTMLElement>("[data-order-bar]");
  const buttons = form.querySelectorAll("button:not([type=button], [type=reset], [formaction]), input[type=submit]");
  if (!bar) return;
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      bar.toggleAttribute(IN_SIGHT, inSight.size > 0);
    },
    { rootMargin: `0px 0px -${bar.offsetHeight}px` },
  );
  for (const button of buttons) if (!bar.contains(button)) observer.observe(button);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    bar.removeAttribute(IN_SIGHT);
  });
}
