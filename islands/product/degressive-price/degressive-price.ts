import { parseDecimal } from "../../../shared/decimal.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { nameOf } from "../../../shared/warn.ts";
import { readStep, stepOf } from "./rules.ts";

const MARK = "atoll-your-price";

export default function degressivePrice(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const rows = [...host.querySelectorAll<HTMLElement>("[data-from]")];
  const steps = rows.flatMap((row) => {
    const step = readStep(row.dataset["from"], row.dataset["price"]);
    return step ? [{ ...step, row }] : [];
  });
  if (steps.length < rows.length || rows.length === 0) {
    throw new IslandError(
      "config",
      `degressive-price on ${nameOf(host)} expects rows with numbers in data-from and data-price, such as "6" and "10.80".`,
    );
  }
  const scope = host.closest<HTMLElement>("[data-product]") ?? document.body;
  const input = scope.querySelector<HTMLInputElement>("form [name=Quantity]");
  const hint = scope.querySelector<HTMLElement>("[data-degressive-hint]");
  const served = host.querySelector(`.${MARK}`);
  const place = served?.parentElement;
  const form = input?.form;
  /** Where versions are looked up, the server tells the price of each at the quantity. */
  const told =
    form?.dataset["itemPrice"] !== undefined && !form.querySelector('[data-island="variations"]')
      ? form.dataset
      : undefined;
  const restore = rows.map((row) => keptAttributes(row, ["aria-current"]));
  if (told) restore.push(keptAttributes(form!, ["data-item-price"]));
  const mark = served ?? Object.assign(document.createElement("span"), { className: MARK });
  /** Between the price and the mark, where the server sent none. */
  const gap = new Text(" ");
  let quantity = parseDecimal(input?.value ?? "1");

  function show(t: Translate): void {
    const { locale, currency } = shell().settings;
    const { current, next, more } = stepOf(steps, quantity);
    for (const { row } of steps) {
      if (row === current?.row) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    // So much is one of those that are ordered, for the tag manager, too. ANA-05
    if (told && current) told["itemPrice"] = String(current.price);
    mark.textContent = t("Variant.YourPrice");
    if (!current) for (const node of [gap, mark]) node.remove();
    else if (!current.row.contains(mark)) current.row.lastElementChild!.append(gap, mark);
    if (hint)
      hint.textContent = next
        ? t("Variant.NextStep", formatNumber(more, locale), formatMoney(next.price, { locale, currency }))
        : "";
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
    for (const put of restore) put();
    gap.remove();
    if (place) place.append(mark);
    else mark.remove();
    // Its prices go with the table, unless another one has come.
    queueMicrotask(() => {
      if (hint?.isConnected && !scope.querySelector('[data-island="degressive-price"]')) hint.textContent = "";
    });
  };
}
