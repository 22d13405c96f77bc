import type { VariantAttribute } from "../../../shared/api/product-variants.ts";
import type { Choice } from "./choices.ts";
import type { OrderForm } from "./order-form.ts";

/** How unavailable values appear: `label` returns their text, and with `selectable` they can be chosen. */
export interface UnavailableStyle {
  label(name: string): string;
  selectable: boolean;
}

/** Updates a choice from the server's answer: the chosen value and the unavailable ones. VAR-03 */
export const showAttribute = ({ control }: Choice, attribute: VariantAttribute, order: OrderForm): void =>
  control instanceof HTMLSelectElement
    ? showInSelect(control, attribute, order)
    : showInRadios(control, attribute, order);

/** The text of the chosen value. */
export function chosenText({ control }: Choice): string {
  const text =
    control instanceof HTMLSelectElement
      ? control.options[control.selectedIndex]
      : labelTextOf(control.find(({ checked }) => checked));
  return text?.textContent?.trim() ?? "";
}

function showInSelect(
  select: HTMLSelectElement,
  { value: chosen, values }: VariantAttribute,
  { unavailable: { label, selectable } }: OrderForm,
): void {
  const offeredIds = new Set(values.map(({ id }) => id));
  for (const option of [...select.options]) if (option.value && !offeredIds.has(option.value)) option.remove();
  for (const { id, name, isUnavailable } of values) {
    const option =
      [...select.options].find(({ value }) => value === id) ?? select.appendChild(document.createElement("option"));
    option.value = id;
    option.disabled = isUnavailable && !selectable;
    if (name) option.text = isUnavailable ? label(name) : name;
  }
  select.value = chosen;
}

function showInRadios(
  radios: HTMLInputElement[],
  { value: chosen, isSwatch, values }: VariantAttribute,
  { unavailable: { label, selectable }, paint }: OrderForm,
): void {
  const focused = radios.find((radio) => radio === document.activeElement);
  for (const radio of radios) {
    const value = values.find(({ id }) => id === radio.value);
    // A value that is missing from the answer is unavailable too.
    const isOff = !value || value.isUnavailable;
    radio.checked = radio.value === chosen;
    radio.disabled = isOff && !(value && selectable);
    radio.toggleAttribute("data-unavailable", isOff);
    const labelNode = labelTextOf(radio);
    if (labelNode && value?.name) labelNode.textContent = isOff ? label(value.name) : value.name;
    if (value && isSwatch) paint(radio, value.colors);
  }
  // A disabled control cannot keep the focus.
  if (focused?.disabled) radios.find(({ checked }) => checked)?.focus();
}

/** The node with the text of a radio button's label: the last one that has text. */
function labelTextOf(radio: HTMLInputElement | undefined): ChildNode | undefined {
  return [...(radio?.labels?.[0]?.childNodes ?? [])].findLast((node) => node !== radio && !!node.textContent?.trim());
}
