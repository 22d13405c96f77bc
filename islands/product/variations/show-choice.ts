import type { VariantAttribute } from "../../../shared/api/product-variants.ts";
import type { Choice } from "./choices.ts";
import type { OrderForm } from "./order-form.ts";

/** How unavailable values appear. With `selectable` they can be chosen. */
export interface UnavailableStyle {
  /**
   * Their text, or the name of a button for screen readers; the name alone without the texts of the site. `combination`
   * has the names of the values that are chosen before it, if they are known.
   */
  label(name: string, combination?: string): string;
  selectable: boolean;
  /** Radio buttons look like buttons: their text stays as it is, and is struck through. */
  isStruck: boolean;
}

/** Updates a choice from the server's answer: the chosen value and the unavailable ones. VAR-03 */
export function showAttribute(
  choice: Choice,
  attribute: VariantAttribute,
  order: OrderForm,
  combination: string,
): void {
  const { control } = choice;
  if (control instanceof HTMLSelectElement) showInSelect(control, attribute, order);
  else showInRadios(control, attribute, order);
  labelValues(choice, attribute, order, combination);
}

/** Writes the texts of the values in the server's answer. VAR-03 */
export function labelValues(
  { control }: Choice,
  { values }: VariantAttribute,
  { unavailable }: OrderForm,
  combination: string,
): void {
  for (const { id, name, isUnavailable } of values) {
    const node = name && textNodeOf(control, id);
    if (!node) continue;
    const button = unavailable.isStruck && radioOf(control, id);
    const isButton = button && button.dataset["colors"] === undefined;
    const text = isUnavailable && !isButton ? unavailable.label(name) : name;
    if (node.textContent !== text) node.textContent = text;
    if (!isButton) continue;
    if (isUnavailable) button.ariaLabel = unavailable.label(name, combination);
    else button.removeAttribute("aria-label");
  }
}

/** The text of the chosen value. */
export const chosenText = ({ control, value }: Choice): string =>
  textNodeOf(control, value())?.textContent?.trim() ?? "";

/** The node with the text of a value: an option, or the last node of a radio button's label that has text. */
function textNodeOf(control: Choice["control"], id: string): ChildNode | undefined {
  if (control instanceof HTMLSelectElement) return optionOf(control, id);
  const radio = radioOf(control, id);
  return [...(radio?.labels?.[0]?.childNodes ?? [])].findLast((node) => node !== radio && !!node.textContent?.trim());
}

const radioOf = (control: Choice["control"], id: string): HTMLInputElement | undefined =>
  control instanceof HTMLSelectElement ? undefined : control.find(({ value }) => value === id);

const optionOf = ({ options }: HTMLSelectElement, id: string): HTMLOptionElement | undefined =>
  [...options].find(({ value }) => value === id);

function showInSelect(
  select: HTMLSelectElement,
  { value: chosen, values }: VariantAttribute,
  { unavailable: { selectable } }: OrderForm,
): void {
  const offeredIds = new Set(values.map(({ id }) => id));
  for (const option of [...select.options]) if (option.value && !offeredIds.has(option.value)) option.remove();
  for (const { id, isUnavailable } of values) {
    const option = optionOf(select, id) ?? select.appendChild(document.createElement("option"));
    option.value = id;
    option.disabled = isUnavailable && !selectable;
  }
  select.value = chosen;
}

function showInRadios(
  radios: HTMLInputElement[],
  { value: chosen, isSwatch, values }: VariantAttribute,
  { unavailable: { selectable }, paint }: OrderForm,
): void {
  const focused = radios.find((radio) => radio === document.activeElement);
  for (const radio of radios) {
    const value = values.find(({ id }) => id === radio.value);
    // A value that is missing from the answer is unavailable too.
    const isOff = !value || value.isUnavailable;
    radio.checked = radio.value === chosen;
    radio.disabled = isOff && !(value && selectable);
    radio.toggleAttribute("data-unavailable", isOff);
    if (value && isSwatch) paint(radio, value.colors);
  }
  // A disabled control cannot keep the focus.
  if (focused?.disabled) radios.find(({ checked }) => checked)?.focus();
}
