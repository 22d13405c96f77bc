import { isComposing, onTyping } from "../../../shared/form/composition.ts";
import { debounce } from "../../../shared/time/debounce.ts";
import { toNumber } from "../../../shared/number/big-decimal.ts";
import { shell } from "../../../shared/shell-api.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import { type Line, bindLine, UNKNOWN } from "./line.ts";
import { totalsOf } from "./rules.ts";

/** Time from the last key until screen readers hear the totals. */
const ANNOUNCE_DELAY_MS = 800;

interface Amounts {
  /**
   * Recalculates all amounts. Returns false when a price cannot be read, and the server's amounts are shown, or when a
   * quantity cannot be read, and the sums are unknown.
   */
  update(): boolean;
  /** Restores the amounts of the server. */
  restore(): void;
  /** The shown totals. */
  totals(): [count: number, amount: string];
}

function amountsOf(host: HTMLElement, lines: readonly Line[], count: HTMLElement, amount: HTMLElement): Amounts {
  const [countBefore, amountBefore] = [count.textContent, amount.textContent];
  const buttons = [...host.querySelectorAll<HTMLElement>("[data-refund-calculate]")];
  const hideButtons = (isHidden: boolean): void => buttons.forEach((button) => (button.hidden = isHidden));
  /** The unreadable price of the last warning, so that each price is reported once. */
  let reportedPrice: string | undefined;
  let products = 0;

  function restore(): void {
    for (const line of lines) line.restore();
    count.textContent = countBefore;
    amount.textContent = amountBefore;
    hideButtons(false);
  }

  function report(index: number, price: string): void {
    const got = JSON.stringify(price);
    const place = `refund on ${nameOf(host)}: line ${index + 1}: UnitPriceTaxIncl`;
    if (reportedPrice !== price)
      warn(`${place} expects a price such as 12,50, got ${got}; the amounts of the server stay.`);
    reportedPrice = price;
  }

  return {
    update() {
      const read = lines.map((line) => line.read());
      const totals = totalsOf(read);
      if ("badPrice" in totals) {
        report(totals.badPrice, read[totals.badPrice]!.price);
        restore();
        return false;
      }
      lines.forEach((line, index) => line.show(totals.amounts[index]!));
      const { settings } = shell();
      products = totals.sums ? toNumber(totals.sums.count) : 0;
      count.textContent = totals.sums ? formatNumber(products, settings.locale) : UNKNOWN;
      amount.textContent = totals.sums ? formatMoney(toNumber(totals.sums.amount), settings) : UNKNOWN;
      hideButtons(true);
      return !!totals.sums;
    },
    restore,
    totals: () => [products, amount.textContent!],
  };
}

const bindLines = (host: HTMLElement, id: string): Line[] =>
  [...host.querySelectorAll<HTMLElement>("[data-refund-line]")].map((row, index) => bindLine(row, `${id}-${index}`));

export default function refund(host: HTMLElement, _config: unknown, { signal, id }: ViewContext): () => void {
  const count = host.querySelector<HTMLElement>(".items-count")!;
  const amount = host.querySelector<HTMLElement>(".items-amount")!;
  const lines = bindLines(host, id);
  const amounts = amountsOf(host, lines, count, amount);
  let announced = "";
  const announceTotals = debounce(
    () =>
      void whenTexts().then((t) => {
        const text = t("Refund.Total", ...amounts.totals());
        if (!signal.aborted && text !== announced) announce((announced = text));
      }),
    ANNOUNCE_DELAY_MS,
    signal,
  );

  const lineOf = (target: EventTarget | null): Line | undefined =>
    lines.find(({ row }) => row.contains(target as Node));
  const quantityLineOf = (target: EventTarget | null): Line | undefined =>
    lines.find(({ quantity }) => quantity === target);
  const handleTyping = ({ target }: Event): void => {
    if (!lineOf(target)) return;
    quantityLineOf(target)?.handleInput();
    if (amounts.update()) announceTotals();
    else announceTotals.cancel();
  };
  onTyping(host, handleTyping, { signal, pause: ({ target }) => lineOf(target) && announceTotals.cancel() });

  const handleKey = (event: KeyboardEvent): void => {
    // Enter would submit a half-typed quantity. QTY-05
    if (event.key === "Enter" && !isComposing(event) && quantityLineOf(event.target)) event.preventDefault();
  };
  host.addEventListener("keydown", handleKey, { signal });

  const handleChange = ({ target }: Event): void => {
    const line = quantityLineOf(target);
    if (line) void whenTexts().then((t) => signal.aborted || (line.commit(t), amounts.update()));
  };
  host.addEventListener("change", handleChange, { signal });

  // Before the shell and a validation of the form, which would send it or report other fields first.
  const handleSubmit = (event: SubmitEvent): void => {
    const isUnchecked = (event.submitter as HTMLButtonElement | null)?.formNoValidate;
    const unreadable = lines.find((line) => line.isUnreadable());
    if (isUnchecked || event.target !== unreadable?.quantity.form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void whenTexts().then((t) => {
      if (signal.aborted) return;
      unreadable.commit(t);
      unreadable.quantity.focus();
    });
  };
  addEventListener("submit", handleSubmit, { capture: true, signal });

  amounts.update();
  return amounts.restore;
}
