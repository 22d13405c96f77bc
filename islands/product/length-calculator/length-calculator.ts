import { isComposing, onTyping } from "../../../shared/composition.ts";
import { debounce } from "../../../shared/debounce.ts";
import { emit, on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { writePlain } from "../../../shared/plain-text.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { type ExtraChargeNote, extraChargeNote } from "./extra-charge-note.ts";
import { outputsIn } from "./outputs.ts";
import { correctedLength, quantityOf, sumsOf } from "./rules.ts";

/** After the last key. LEN-04 */
const PATIENCE = { product: 150, cart: 250 };

/** What it comes to is read out when nothing has changed for so long. */
const SETTLED = 1_000;

export default function lengthCalculator(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const form = host.closest("form");
  const named = (name: string): HTMLInputElement | null => form?.querySelector(`[name="${CSS.escape(name)}"]`) ?? null;
  const input = host.querySelector<HTMLInputElement>("input:not([type=hidden])") ?? named(config.lengthField);
  if (!input)
    throw new IslandError(
      "config",
      `length-calculator on ${nameOf(host)} expects a field with the length in it, or in its form by the name ${config.lengthField}; found none.`,
    );
  const quantity = config.quantityField ? named(config.quantityField) : null;
  if (config.quantityField && !quantity)
    warn(
      `length-calculator on ${nameOf(host)}: data-quantity-field expects the name of a field in its form, got "${config.quantityField}"; no quantity is set.`,
      host,
    );

  const { settings } = shell();
  const locale = config.locale || settings.locale;
  const money = (amount: number): string =>
    formatMoney(amount, { locale, currency: config.currency || settings.currency });
  const metres = (length: number): string => formatNumber(length, locale, "meter").replace(" ", "\u00a0");
  const terms = { ...config };
  const outputs = outputsIn(host, input, { weight: config.weightPerMetre > 0, extraCharge: config.cutSize > 0 });
  /** Until there are texts, the CMS's own words stay. */
  let note: ExtraChargeNote | undefined;
  /** Read out, or about to be; the words that the visitor came with need no reading. */
  let said = "";
  /** Read out last. */
  let heard = "";

  const read = debounce((words: string) => void ((heard = words) && announce(words)), SETTLED, signal);
  const calculate = debounce(update, PATIENCE[config.place], signal);

  function show(): string {
    const sums = sumsOf(input!.value, terms);
    const whole = quantity && quantityOf(input!.value, terms);
    const weight = sums ? formatNumber(whole ?? sums.weight, locale, config.weightUnit) : "";
    const price = sums ? money(sums.price) : "";
    write(outputs.weight, weight);
    write(outputs.price, price);
    const words = note?.show(sums, !input!.readOnly && !input!.matches(":disabled")) ?? "";
    if (whole) setQuantity(whole);
    return sums
      ? `${[metres(sums.length), outputs.weight ? weight : "", price].filter(Boolean).join(", ")}. ${words}`.trim()
      : "";
  }

  function update(): void {
    const words = show();
    if (words !== said) read(words);
    said = words;
  }

  /** The field of the cart's line follows; whoever listens there hears of it. LEN-03 */
  function setQuantity(whole: number): void {
    // What the server reckoned for the length that it sent stands.
    if (
      String(whole) === quantity!.value ||
      (input!.value === input!.defaultValue && quantity!.value === quantity!.defaultValue)
    )
      return;
    quantity!.value = String(whole);
    emit(quantity!, "quantity:changed", { quantity: whole });
    quantity!.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** The visitor has come to an end: it is reckoned at once, and the field says with what. LEN-02, LEN-04 */
  function settle(): void {
    const corrected = correctedLength(writePlain(input!));
    if (corrected !== null) fill(corrected);
    update();
  }

  function fill(length: number): void {
    input!.value = input!.type === "number" ? String(length) : formatNumber(length, locale);
    input!.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function roundUp(length: number): void {
    fill(length);
    input!.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // Before others hear of it, so that they find the length as it is ordered.
  const early = { capture: true, signal };
  const pause = (): void => {
    calculate.cancel();
    read.cancel();
    said = heard;
  };
  onTyping(input, () => calculate(), { signal, pause });
  for (const type of ["change", "blur"]) input.addEventListener(type, settle, early);
  input.addEventListener("keydown", (event) => event.key === "Enter" && !isComposing(event) && settle(), early);
  document.addEventListener("submit", ({ target }) => target === input.form && settle(), early);
  // What was typed a moment before is told of, too; whoever leaves may not have come to an end.
  document.addEventListener("page:leave", update, early);
  document.addEventListener(
    "reset",
    ({ target }) => target === input.form && setTimeout(() => signal.aborted || update()),
    early,
  );
  on(input, "quantity:changed", () => update(), signal);
  const takePrice = (price = terms.pricePerMetre): void => {
    terms.pricePerMetre = price;
    update();
  };
  if (form) on(form, "product:variant", ({ price }) => takePrice(price), signal);
  const stopTexts = withTexts((t) => {
    outputs.label({ weight: t("Length.Weight"), price: t("Length.Price") });
    if (outputs.extraCharge)
      note = extraChargeNote(outputs.extraCharge, { t, metres, money, extraCharge: config.extraCharge, roundUp });
    said = heard = show();
  });
  said = heard = show();
  return () => {
    stopTexts();
    outputs.restore();
  };
}

function write(output: HTMLElement | undefined, text: string): void {
  if (output && output.textContent !== text) output.textContent = text;
}
