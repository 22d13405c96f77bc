import { saveStatus } from "../../../shared/cart/save-status.ts";
import { recordLineElement } from "../../../shared/cart/line-place.ts";
import { isUnsaved, currentValue } from "../../../shared/cart/save-state.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { typedNumber } from "../../../shared/number/typed-number.ts";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { cartLines, lineTexts, recordLine } from "../../../shared/stores/cart-lines.ts";
import { type LineFields, lineFields } from "./line-fields.ts";
import { nextPrice } from "./next-price.ts";

const units: Record<string, string> = { weight: "kilogram", length: "meter" };

export interface Line {
  readonly id: string;
  readonly element: HTMLElement;
  /** The form of the quantity field, or around a line without one. */
  readonly form: HTMLFormElement | null;
  /** The quantity in the field; null without a field or with an invalid quantity. */
  readQuantity(): number | null;
  /** Shows the price step after the quantity in the field, which may not be saved yet. */
  showNextPrice(t: Translate | undefined): void;
  /** Orders the quantity of the next price step, as typing it into the field does. False without a field or a step. */
  takeNextPrice(): boolean;
  /** Shows the current quantity and the status of its change. */
  show(t: Translate | undefined): void;
  /** Restores the markup that the server sent. */
  restore(): void;
}

/** The names of the fields of a line. */
interface LineNames {
  /** That of the quantity field, such as `Quantity[ID]`. */
  nameQuantity: string;
  /** That of a field with the id of the line. */
  nameId?: string;
}

/** Binds an element to a line of the cart. Several elements may show the same line. CRT-01, CRT-04 */
export function cartLine(element: HTMLElement, names: LineNames, signal: AbortSignal): Line {
  const { quantity = "", soldBy = "" } = element.dataset;
  const unit = units[soldBy];
  const fields = lineFields(element, names.nameQuantity, signal);
  const { field, visibleField } = fields;
  const id = findId(element, field, names);
  recordLineElement(element, id);
  recordServerLine(element, id, fields);
  const place = element.querySelector<HTMLElement>("[data-line-quantity]");
  const serverText = place?.textContent ?? "";
  /** The quantity that was last shown, first by the server. */
  let shownQuantity = parseDecimal(field?.defaultValue ?? quantity) ?? 0;
  const next = nextPrice(element, lineTexts.name(id), unit, shownQuantity);
  const showNextPrice = (t: Translate | undefined): void => next?.show(t, field && typedNumber(field));
  const status = saveStatus(element.querySelector<HTMLElement>("[data-line-status]"), id, cartLines, lineTexts, () =>
    visibleField?.focus(),
  );

  return {
    id,
    element,
    form: field?.form ?? element.closest("form"),
    readQuantity: fields.read,
    showNextPrice,
    takeNextPrice() {
      if (!field || !next?.quantity) return false;
      fields.write(next.quantity);
      field.dispatchEvent(new Event("change", { bubbles: true }));
      // The button of the last step disappears.
      if (!next.quantity) visibleField?.focus();
      return true;
    },
    show(t) {
      const { entries, saved, failures } = cartLines.store.getState();
      const entry = entries.get(id);
      const failure = failures.get(id);
      const current = entry ? currentValue(entry) : 0;
      const isRefused = !!failure?.stays;
      const quantity = isRefused ? failure.value : current;
      element.hidden = quantity === 0;
      if (quantity && (isRefused || quantity !== shownQuantity)) {
        fields.write(quantity, isRefused);
        if (place) place.textContent = formatNumber(current, shell().settings.locale, unit);
      }
      // Also recorded for a removed line, so that undoing the removal overwrites what was typed before.
      shownQuantity = quantity;
      fields.markRefused(isRefused ? quantity : 0);
      // The server has no such line. If the page still shows it, what was typed must not be saved again.
      if (!entry && failure?.kind === "gone") fields.reset();
      fields.recordText();
      showNextPrice(t);
      if (entry && !isUnsaved(entry) && saved.has(id)) fields.markSaved(entry.server);
      element.classList.toggle("atoll-line-failed", !!failure);
      status.show(t);
    },
    restore() {
      if (place) place.textContent = serverText;
      next?.restore();
      fields.markRefused(0);
      element.hidden = false;
      element.classList.remove("atoll-line-failed");
      status.restore();
    },
  };
}

/** The id of a line: its own, that of its hidden field, or that in the name of its quantity field. */
function findId(element: HTMLElement, field: HTMLInputElement | null, { nameQuantity, nameId }: LineNames): string {
  if (!field && element.querySelector("[data-island=quantity], [type=number]"))
    warn(
      `cart-lines: a line has no field "${nameQuantity}"; its quantity is not saved. Set data-name-quantity.`,
      element,
    );
  const idField = nameId ? element.querySelector<HTMLInputElement>(`[name="${CSS.escape(nameId)}"]`) : undefined;
  return element.dataset["cartLine"] || idField?.value || idIn(field, nameQuantity);
}

/** The id of the line in the name of its field: `l1` in `Quantity[l1]`. */
function idIn(field: HTMLInputElement | null, name: string): string {
  const [start, end] = name.split(/\bID\b/);
  return field && end !== undefined ? field.name.slice(start!.length, -end.length || undefined) : "";
}

/** Records a line as the server sent it. */
function recordServerLine(element: HTMLElement, id: string, { field, visibleField }: LineFields): void {
  const { quantity = "", name = "", variantId = "", origin = "", key = "", soldBy = "" } = element.dataset;
  const place = element.querySelector("[data-line-name]");
  // Its first link is the product; choices and notes may follow.
  const text = (place?.querySelector("a") ?? place)?.textContent?.trim() ?? "";
  const ordered = visibleField === field ? undefined : () => parseDecimal(visibleField?.value ?? "");
  const serverQuantity = ordered && (() => parseDecimal(visibleField?.defaultValue ?? ""));
  recordLine(
    { id, name: name || text, variantId, origin, key, unit: units[soldBy], ordered, serverQuantity },
    parseDecimal(quantity) ?? parseDecimal(field?.defaultValue ?? "") ?? 1,
  );
}
