import { isComposing, onTyping } from "../../../shared/composition.ts";
import { debounce } from "../../../shared/debounce.ts";
import { toNumber } from "../../../shared/exact.ts";
import { shell } from "../../../shared/face.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { type Line, lineIn } from "./line.ts";
import { totalsOf } from "./rules.ts";

/** Who types hears the totals after a pause, in milliseconds. */
const PAUSE = 800;

export default function refund(host: HTMLElement, _config: unknown, { signal, id }: ViewContext): () => void {
  const places = ["items-count", "items-amount"].map((name) => host.querySelector<HTMLElement>(`.${name}`));
  const [count, amount] = places;
  const lines = [...host.querySelectorAll<HTMLElement>("[data-refund-line]")].flatMap(
    (row, index) => lineIn(row, `${id}-${index}`) ?? [],
  );
  if (!count || !amount || lines.length === 0) {
    throw new IslandError(
      "config",
      `refund on ${nameOf(host)} expects elements of class items-count and items-amount, and lines with data-refund-line with a UnitPriceTaxIncl and a Quantity.`,
    );
  }
  const before = places.map((place) => place!.textContent);
  const buttons = [...host.querySelectorAll<HTMLElement>("[data-refund-calculate]")];
  for (const button of buttons) button.hidden = true;
  /** The price that was complained of. */
  let bad: string | undefined;
  let products = 0;
  let said = "";

  const restore = (): void => {
    for (const line of lines) line.restore();
    places.forEach((place, index) => (place!.textContent = before[index]!));
  };

  /** False where the amounts are left to the server. */
  function update(): boolean {
    const read = lines.map((line) => line.read());
    const totals = totalsOf(read);
    if ("badPrice" in totals) {
      const { price } = read[totals.badPrice]!;
      if (bad !== price)
        warn(
          `refund on ${nameOf(host)}: line ${totals.badPrice + 1}: UnitPriceTaxIncl expects a price such as 12,50, got ${JSON.stringify(price)}; all amounts are the server's.`,
        );
      bad = price;
      restore();
      for (const button of buttons) button.hidden = false;
      return false;
    }
    lines.forEach((line, index) => line.show(totals.amounts[index]!));
    const { settings } = shell();
    products = toNumber(totals.count);
    count!.textContent = formatNumber(products, settings.locale);
    amount!.textContent = formatMoney(toNumber(totals.amount), settings);
    return true;
  }

  const tell = debounce(
    () =>
      void whenTexts().then((t) => {
        const text = t("Refund.Total", products, amount.textContent!);
        if (!signal.aborted && text !== said) announce((said = text));
      }),
    PAUSE,
    signal,
  );

  const lineOf = (target: EventTarget | null): Line | undefined =>
    lines.find(({ row }) => row.contains(target as Node));
  onTyping(
    host,
    ({ target }) => {
      const line = lineOf(target);
      if (!line) return;
      if (target === line.quantity) line.take();
      if (update()) tell();
    },
    { signal, pause: ({ target }) => lineOf(target) && tell.cancel() },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      // It would send the form with what is half typed. QTY-05
      if (event.key === "Enter" && !isComposing(event) && lines.some(({ quantity }) => quantity === event.target))
        event.preventDefault();
    },
    { signal },
  );
  host.addEventListener(
    "change",
    ({ target }) => {
      const line = lineOf(target);
      if (!line || target !== line.quantity) return;
      void whenTexts().then((t) => signal.aborted || (line.settle(t), update()));
    },
    { signal },
  );

  update();
  return () => {
    restore();
    for (const button of buttons) button.hidden = false;
  };
}
