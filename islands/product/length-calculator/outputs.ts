import { keptAttributes } from "../../../shared/kept-attributes.ts";

/** The places for what is calculated. Those that are undefined are not wanted here. */
export interface Outputs {
  weight?: HTMLElement;
  price?: HTMLElement;
  extraCharge?: HTMLElement;
  /** Labels those that the CMS did not render. */
  label(words: { weight: string; price: string }): void;
  /** All is as the CMS rendered it. */
  restore(): void;
}

/** The elements of `host` that the CMS marked with `data-calculated`; what is wanted and missing is made at its end. `input` is what they follow from. */
export function outputsIn(
  host: HTMLElement,
  input: HTMLInputElement,
  wanted: { weight: boolean; extraCharge: boolean },
): Outputs {
  const undo: (() => void)[] = [];
  const labels: Record<string, HTMLElement> = {};

  function place(name: string, make: () => HTMLElement): HTMLElement {
    const present = host.querySelector<HTMLElement>(`[data-calculated="${name}"]`);
    const output = present ?? make();
    output.dataset["calculated"] = name;
    const content = [...output.childNodes];
    const attributes = keptAttributes(output, ["aria-live", "class"]);
    // An <output> would be read out at each key; what it comes to is announced once it has settled.
    output.setAttribute("aria-live", "off");
    undo.push(() => {
      attributes();
      output.replaceChildren(...content);
    });
    return output;
  }

  const line = (name: string) => (): HTMLElement => {
    const row = document.createElement("div");
    row.className = "atoll-length-sum";
    labels[name] = row.appendChild(document.createElement("span"));
    const output = row.appendChild(document.createElement("output"));
    if (input.id) output.setAttribute("for", input.id);
    append(row);
    return output;
  };
  const note = (): HTMLElement =>
    append(Object.assign(document.createElement("div"), { className: "atoll-length-note" }));

  function append(element: HTMLElement): HTMLElement {
    host.append(element);
    undo.push(() => element.remove());
    return element;
  }

  return {
    weight: wanted.weight ? place("weight", line("weight")) : undefined,
    price: place("price", line("price")),
    extraCharge: wanted.extraCharge ? place("extra-charge", note) : undefined,
    label(words) {
      for (const name of ["weight", "price"] as const) if (labels[name]) labels[name].textContent = `${words[name]} `;
    },
    restore() {
      for (const one of undo) one();
    },
  };
}
