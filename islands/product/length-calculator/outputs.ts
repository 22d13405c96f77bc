import { saveAttributes } from "../../../shared/dom/save-attributes.ts";

/** The elements for the results. Undefined results are not shown. */
export interface Outputs {
  weight?: HTMLElement;
  price?: HTMLElement;
  extraCharge?: HTMLElement;
  /** Sets the labels of elements that were added. */
  label(texts: { weight: string; price: string }): void;
  /** Restores the CMS's HTML. */
  restore(): void;
}

/**
 * Finds the elements with `data-calculated` in `host`, and adds missing ones at its end. `input` is the field that they
 * depend on.
 */
export function outputsIn(
  host: HTMLElement,
  input: HTMLInputElement,
  needed: { weight: boolean; extraCharge: boolean },
): Outputs {
  const undo: (() => void)[] = [];
  const labels: Record<string, HTMLElement> = {};

  function place(name: string, make: () => HTMLElement): HTMLElement {
    const present = host.querySelector<HTMLElement>(`[data-calculated="${name}"]`);
    const output = present ?? make();
    output.dataset["calculated"] = name;
    const content = [...output.childNodes];
    const attributes = saveAttributes(output, ["aria-live", "class"]);
    // Without this an <output> would be announced at each key. Results are announced once typing has stopped.
    output.setAttribute("aria-live", "off");
    undo.push(() => {
      attributes();
      output.replaceChildren(...content);
    });
    return output;
  }

  const addRow = (name: string) => (): HTMLElement => {
    const { row, label, output } = createRow(input);
    labels[name] = label;
    append(row);
    return output;
  };
  const addNote = (): HTMLElement =>
    append(Object.assign(document.createElement("div"), { className: "atoll-length-note" }));

  function append(element: HTMLElement): HTMLElement {
    host.append(element);
    undo.push(() => element.remove());
    return element;
  }

  return {
    weight: needed.weight ? place("weight", addRow("weight")) : undefined,
    price: place("price", addRow("price")),
    extraCharge:
      needed.extraCharge || host.querySelector('[data-calculated="extra-charge"]')
        ? place("extra-charge", addNote)
        : undefined,
    label(texts) {
      for (const name of ["weight", "price"] as const) if (labels[name]) labels[name].textContent = `${texts[name]} `;
    },
    restore() {
      for (const restore of undo) restore();
    },
  };
}

/** Creates a row with a label and the output for `input`. */
function createRow(input: HTMLInputElement): { row: HTMLElement; label: HTMLElement; output: HTMLElement } {
  const row = document.createElement("div");
  row.className = "atoll-length-sum";
  const label = row.appendChild(document.createElement("span"));
  const output = row.appendChild(document.createElement("output"));
  if (input.id) output.setAttribute("for", input.id);
  return { row, label, output };
}
