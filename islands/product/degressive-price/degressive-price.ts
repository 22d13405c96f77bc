import { typedNumber } from "../../../shared/number/typed-number.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { findSteps, type PriceStep, readStep } from "../../../shared/cart/price-steps.ts";

const MARK = "atoll-your-price";

/** A step with its row of the table. */
interface RowStep extends PriceStep {
  row: HTMLElement;
}

export default function degressivePrice(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const steps = stepsIn(host);
  const scope = host.closest<HTMLElement>("[data-product]") ?? document.body;
  const input = scope.querySelector<HTMLInputElement>("form [name=Quantity]");
  const hint = scope.querySelector<HTMLElement>("[data-degressive-hint]");
  const itemForm = input?.form && hasItemPrice(input.form) ? input.form : null;
  const restorers = steps.map(({ row }) => saveAttributes(row, ["aria-current"]));
  if (itemForm) restorers.push(saveAttributes(itemForm, ["data-item-price"]));
  const mark = priceMark(host);
  let quantity = input ? typedNumber(input) : 1;

  function show(t: Translate): void {
    const { current, next, more } = findSteps(steps, quantity);
    for (const { row } of steps) {
      if (row === current?.row) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    // The unit price at this quantity, for analytics too. ANA-05
    if (itemForm && current) itemForm.dataset["itemPrice"] = String(current.price);
    mark.show(t("Variant.YourPrice"), current?.row);
    if (hint) hint.textContent = next ? hintText(t, next.price, more) : "";
  }

  let t: Translate | undefined;
  const stopTexts = withTexts((texts) => show((t = texts)));
  on(
    scope,
    "quantity:changed",
    (change, { target }) => {
      if (target !== input) return;
      quantity = change.quantity;
      if (t) show(t);
    },
    signal,
  );
  return () => {
    stopTexts();
    for (const restoreAttributes of restorers) restoreAttributes();
    mark.restore();
    // The hint is cleared with the table, unless a new table has replaced it.
    queueMicrotask(() => {
      if (hint?.isConnected && !scope.querySelector('[data-island="degressive-price"]')) hint.textContent = "";
    });
  };
}

/** The steps in the table's rows. Throws an `IslandError` if one is invalid. */
function stepsIn(host: HTMLElement): RowStep[] {
  const rows = [...host.querySelectorAll<HTMLElement>("[data-from]")];
  const steps = rows.flatMap((row) => {
    const step = readStep(row.dataset["from"], row.dataset["price"]);
    return step ? [{ ...step, row }] : [];
  });
  if (steps.length < rows.length) {
    throw new IslandError(
      `degressive-price on ${nameOf(host)} expects rows with numbers in data-from and data-price, ` +
        'such as "6" and "10.80".',
    );
  }
  return steps;
}

/**
 * Whether the form has a unit price for analytics that we must update. With the variations island, the server sends the
 * price for the quantity.
 */
const hasItemPrice = (form: HTMLFormElement): boolean =>
  form.dataset["itemPrice"] !== undefined && !form.querySelector('[data-island="variations"]');

/** The mark at the current price: the server's, or else a new one. */
function priceMark(host: HTMLElement): { show(text: string, row: HTMLElement | undefined): void; restore(): void } {
  const serverMark = host.querySelector(`.${MARK}`);
  const place = serverMark?.parentElement;
  const mark = serverMark ?? Object.assign(document.createElement("span"), { className: MARK });
  /** Space between the price and the mark, if the server sent no mark. */
  const gap = new Text(" ");
  return {
    show(text, row) {
      mark.textContent = text;
      if (!row) for (const node of [gap, mark]) node.remove();
      else if (!row.contains(mark)) row.lastElementChild!.append(gap, mark);
    },
    restore() {
      gap.remove();
      if (place) place.append(mark);
      else mark.remove();
    },
  };
}

function hintText(t: Translate, price: number, missing: number): string {
  const { locale, currency } = shell().settings;
  return t("Variant.NextStep", formatNumber(missing, locale), formatMoney(price, { locale, currency }));
}
