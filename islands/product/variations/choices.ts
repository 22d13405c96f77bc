import { warn } from "../../../shared/warn.ts";
import { swatchOf } from "./rules.ts";

/** A choice of the form: a select, or the radio buttons of one name. VAR-02 */
export interface Choice {
  name: string;
  /** The select, or the radio buttons. */
  control: HTMLSelectElement | HTMLInputElement[];
  value(): string;
  /** The value in the server's HTML. */
  served(): string;
}

/** The choices in `host`, in document order. */
export function choicesIn(host: HTMLElement): Choice[] {
  const controls = [
    ...host.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select[name], input[type=radio][name]"),
  ];
  const names = [...new Set(controls.map(({ name }) => name))];
  return names.map((name) => {
    const group = controls.filter((control) => control.name === name);
    const [first] = group;
    return first instanceof HTMLSelectElement ? selectChoice(first) : radioChoice(name, group as HTMLInputElement[]);
  });
}

function selectChoice(select: HTMLSelectElement): Choice {
  return {
    name: select.name,
    control: select,
    value: () => select.value,
    served: () =>
      (
        [...select.options].find(({ defaultSelected }) => defaultSelected) ??
        [...select.options].find(({ disabled }) => !disabled)
      )?.value ?? "",
  };
}

function radioChoice(name: string, radios: HTMLInputElement[]): Choice {
  const checked = (): HTMLInputElement | undefined => radios.find((radio) => radio.checked);
  return {
    name,
    control: radios,
    value: () => checked()?.value ?? "",
    served: () => radios.find(({ defaultChecked }) => defaultChecked)?.value ?? "",
  };
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

/** Paints a swatch; without colours it removes the paint. Returns whether the radio button is a swatch now. */
export function paint(radio: HTMLInputElement, codes: readonly string[]): boolean {
  radio.style.backgroundImage = swatchOf(codes.slice(0, 3));
  // With a colour that the browser does not know, the plain radio button stays.
  return radio.classList.toggle("atoll-swatch", radio.style.backgroundImage !== "");
}
