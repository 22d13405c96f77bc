/**
 * The minus and plus of a number input; gone when `signal` aborts. Until the texts bring better names, their signs name them.
 */
export function stepButtons(input: HTMLInputElement, signal: AbortSignal): { minus: HTMLButtonElement; plus: HTMLButtonElement } {
  const minus = button("−", "minus");
  const plus = button("+", "plus");
  signal.addEventListener("abort", () => {
    minus.remove();
    plus.remove();
  });
  // Inside a label a button would become what the label names and activates.
  const place = input.closest("label") ?? input;
  place.before(minus);
  place.after(plus);
  return { minus, plus };
}

function button(sign: string, name: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = `atoll-step-button atoll-step-${name} btn btn-outline-secondary`;
  element.appendChild(document.createElement("span")).textContent = sign;
  return element;
}

/** Off, but still focusable: a button that is disabled under the finger would lose the focus. */
export const turnOff = (control: Element, off: boolean): void => control.setAttribute("aria-disabled", String(off));
export const isOff = (control: Element): boolean => control.getAttribute("aria-disabled") === "true";
