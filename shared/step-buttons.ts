/** The minus and plus of a number input. Their names come with the texts. */
export function stepButtons(input: HTMLInputElement): { minus: HTMLButtonElement; plus: HTMLButtonElement } {
  const minus = button("−", "minus");
  const plus = button("+", "plus");
  input.before(minus);
  input.after(plus);
  return { minus, plus };
}

function button(sign: string, name: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = `atoll-step-button atoll-step-${name} btn btn-outline-secondary`;
  const glyph = element.appendChild(document.createElement("span"));
  glyph.textContent = sign;
  glyph.setAttribute("aria-hidden", "true");
  return element;
}

/** Off, but still focusable: a button that is disabled under the finger would lose the focus. */
export const turnOff = (control: Element, off: boolean): void => control.setAttribute("aria-disabled", String(off));
export const isOff = (control: Element): boolean => control.getAttribute("aria-disabled") === "true";
