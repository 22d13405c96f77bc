import type { VariantAttribute } from "../../../shared/api/wire/product-variants.ts";
import { warn } from "../../../shared/warn.ts";
import { codesOf, swatchOf } from "./rules.ts";

/** A choice of the form: a select, or the radio buttons of one name. VAR-02 */
export interface Choice {
  name: string;
  value(): string;
  /** The value in the server's HTML. */
  served(): string;
  /** The text of the chosen value. */
  text(): string;
  /** Updates the control from the server's answer: the chosen value and the unavailable ones. VAR-03 */
  show(attribute: VariantAttribute): void;
}

/** How unavailable values appear: `label` returns their text, and with `selectable` they can be chosen. */
export interface UnavailableStyle {
  label(name: string): string;
  selectable: boolean;
}

/** The choices in `host`, in document order. */
export function choicesIn(host: HTMLElement, manner: UnavailableStyle): Choice[] {
  const controls = [
    ...host.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select[name], input[type=radio][name]"),
  ];
  const names = [...new Set(controls.map(({ name }) => name))];
  return names.map((name) => {
    const group = controls.filter((control) => control.name === name);
    const [first] = group;
    return first instanceof HTMLSelectElement
      ? selectChoice(first, manner)
      : radioChoice(name, group as HTMLInputElement[], manner);
  });
}

function selectChoice(select: HTMLSelectElement, { label, selectable }: UnavailableStyle): Choice {
  const selectedOption = (): HTMLOptionElement | undefined => select.options[select.selectedIndex];
  return {
    name: select.name,
    value: () => select.value,
    served: () =>
      (
        [...select.options].find(({ defaultSelected }) => defaultSelected) ??
        [...select.options].find(({ disabled }) => !disabled)
      )?.value ?? "",
    text: () => selectedOption()?.textContent?.trim() ?? "",
    show({ Value, ProductAttributeValuesViewModel: values }) {
      const offeredIds = new Set(values.map(({ ProductAttributeValueId: id }) => id));
      for (const option of [...select.options]) if (option.value && !offeredIds.has(option.value)) option.remove();
      for (const { ProductAttributeValueId: id, DisplayValue: name, IsUnavailable } of values) {
        const option =
          [...select.options].find(({ value }) => value === id) ?? select.appendChild(document.createElement("option"));
        option.value = id;
        option.disabled = IsUnavailable && !selectable;
        if (name) option.text = IsUnavailable ? label(name) : name;
      }
      select.value = Value;
    },
  };
}

function radioChoice(name: string, radios: HTMLInputElement[], { label, selectable }: UnavailableStyle): Choice {
  const checked = (): HTMLInputElement | undefined => radios.find((radio) => radio.checked);
  return {
    name,
    value: () => checked()?.value ?? "",
    served: () => radios.find(({ defaultChecked }) => defaultChecked)?.value ?? "",
    text: () => labelTextOf(checked())?.textContent?.trim() ?? "",
    show({ Value, VariationDisplayTypeValue, ProductAttributeValuesViewModel: values }) {
      const focused = radios.find((radio) => radio === document.activeElement);
      for (const radio of radios) {
        const value = values.find(({ ProductAttributeValueId: id }) => id === radio.value);
        // A value that is missing from the answer is unavailable too.
        const isOff = !value || value.IsUnavailable;
        radio.checked = radio.value === Value;
        radio.disabled = isOff && !(value && selectable);
        radio.toggleAttribute("data-unavailable", isOff);
        const labelNode = labelTextOf(radio);
        if (labelNode && value?.DisplayValue)
          labelNode.textContent = isOff ? label(value.DisplayValue) : value.DisplayValue;
        if (value && VariationDisplayTypeValue === "Square") paint(radio, codesOf(value));
      }
      // A disabled control cannot keep the focus.
      if (focused?.disabled) checked()?.focus();
    },
  };
}

/** The node with the text of a radio button's label: the last one that has text. */
function labelTextOf(radio: HTMLInputElement | undefined): ChildNode | undefined {
  return [...(radio?.labels?.[0]?.childNodes ?? [])].findLast((node) => node !== radio && !!node.textContent?.trim());
}

/**
 * Paints the swatches of `host` with the colours in `data-colors`, and returns a function that removes the paint.
 * VAR-02
 */
export function paintSwatches(host: HTMLElement): () => void {
  const swatches = [...host.querySelectorAll<HTMLInputElement>("input[type=radio][data-colors]")];
  for (const swatch of swatches) {
    if (!paint(swatch, swatch.dataset["colors"]!.split(/[\s,;]+/)))
      warn(
        `data-colors expects one to three colours such as "#263a57 #f1ece2", got "${swatch.dataset["colors"]}".`,
        swatch,
      );
  }
  return () => {
    for (const radio of host.querySelectorAll<HTMLInputElement>("input.atoll-swatch")) {
      paint(radio, []);
      for (const name of ["class", "style"]) if (!radio.getAttribute(name)) radio.removeAttribute(name);
    }
  };
}

function paint(radio: HTMLInputElement, codes: readonly string[]): boolean {
  radio.style.backgroundImage = swatchOf(codes.slice(0, 3));
  // With a colour that the browser does not know, the plain radio button stays.
  return radio.classList.toggle("atoll-swatch", radio.style.backgroundImage !== "");
}
