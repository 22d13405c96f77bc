import type { VariantAttribute } from "../../../shared/api/product-variants.ts";
import { warn } from "../../../shared/warn.ts";
import { codesOf, swatchOf } from "./rules.ts";

/** One of the form's choices: a select, or the radio buttons of a name. VAR-02 */
export interface Choice {
  name: string;
  value(): string;
  /** The value that the page came with. */
  served(): string;
  /** The chosen value in words. */
  words(): string;
  /** Shows what the server says of it: what is chosen, and what cannot be. VAR-03 */
  show(attribute: VariantAttribute): void;
}

/** `label` is the name of a value that is not available; `selectable` ones may be chosen all the same. */
export interface Manner {
  label(name: string): string;
  selectable: boolean;
}

/** The choices in `host`, in its order. */
export function choicesIn(host: HTMLElement, manner: Manner): Choice[] {
  const controls = [
    ...host.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select[name], input[type=radio][name]"),
  ];
  const names = [...new Set(controls.map(({ name }) => name))];
  return names.map((name) => {
    const own = controls.filter((control) => control.name === name);
    const [first] = own;
    return first instanceof HTMLSelectElement
      ? selectChoice(first, manner)
      : radioChoice(name, own as HTMLInputElement[], manner);
  });
}

function selectChoice(select: HTMLSelectElement, { label, selectable }: Manner): Choice {
  const chosen = (): HTMLOptionElement | undefined => select.options[select.selectedIndex];
  return {
    name: select.name,
    value: () => select.value,
    served: () =>
      (
        [...select.options].find(({ defaultSelected }) => defaultSelected) ??
        [...select.options].find(({ disabled }) => !disabled)
      )?.value ?? "",
    words: () => chosen()?.textContent?.trim() ?? "",
    show({ Value, ProductAttributeValuesViewModel: values }) {
      const known = new Set(values.map(({ ProductAttributeValueId: id }) => id));
      for (const option of [...select.options]) if (option.value && !known.has(option.value)) option.remove();
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

function radioChoice(name: string, radios: HTMLInputElement[], { label, selectable }: Manner): Choice {
  const checked = (): HTMLInputElement | undefined => radios.find((radio) => radio.checked);
  return {
    name,
    value: () => checked()?.value ?? "",
    served: () => radios.find(({ defaultChecked }) => defaultChecked)?.value ?? "",
    words: () => wordsOf(checked())?.textContent?.trim() ?? "",
    show({ Value, VariationDisplayTypeValue, ProductAttributeValuesViewModel: values }) {
      const focused = radios.find((radio) => radio === document.activeElement);
      for (const radio of radios) {
        const value = values.find(({ ProductAttributeValueId: id }) => id === radio.value);
        // What the server no longer offers is not available either.
        const isOff = !value || value.IsUnavailable;
        radio.checked = radio.value === Value;
        radio.disabled = isOff && !(value && selectable);
        radio.toggleAttribute("data-unavailable", isOff);
        const words = wordsOf(radio);
        if (words && value?.DisplayValue) words.textContent = isOff ? label(value.DisplayValue) : value.DisplayValue;
        if (value && VariationDisplayTypeValue === "Square") paint(radio, codesOf(value));
      }
      // What cannot be chosen cannot hold the focus.
      if (focused?.disabled) checked()?.focus();
    },
  };
}

/** Where the name of a radio button stands in its label: the last element or text with words. */
function wordsOf(radio: HTMLInputElement | undefined): ChildNode | undefined {
  return [...(radio?.labels?.[0]?.childNodes ?? [])].findLast((node) => node !== radio && !!node.textContent?.trim());
}

/** Paints the swatches of `host` by their `data-colors`, and returns how to take the paint off. VAR-02 */
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
  // A colour that the browser does not know leaves the plain radio button.
  return radio.classList.toggle("atoll-swatch", radio.style.backgroundImage !== "");
}
