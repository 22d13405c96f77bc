import type { Translate } from "./i18n/texts.ts";
import { IslandError } from "./island/contract.ts";
import { nameOf } from "./warn.ts";

/**
 * The minus and plus of a number input: those that the CMS has rendered (`data-step-button="minus"`, `"plus"`), else new ones.
 * Until the texts bring better names, their signs name them.
 */
export interface StepButtons {
  input: HTMLInputElement;
  minus: HTMLElement;
  plus: HTMLElement;
  /** Names them, unless the CMS did. */
  name(t: Translate): void;
  /** Takes away those that are new, and from those of the CMS the names and the state that they got here. */
  restore(): void;
}

export function stepButtons(host: Element, island: string): StepButtons {
  const input = host.querySelector<HTMLInputElement>("input:not([type=hidden])");
  if (!input) throw new IslandError("config", `${island} on ${nameOf(host)} expects an input in it, found none.`);
  // Inside a label a button would become what the label names and activates.
  const place = input.closest("label") ?? input;
  const present = [...host.querySelectorAll<HTMLElement>("[data-step-button]")];
  const named = present.filter((button) => button.hasAttribute("aria-label"));
  const get = (name: "minus" | "plus"): HTMLElement =>
    present.find(({ dataset }) => dataset["stepButton"] === name) ?? make(name);
  const [minus, plus] = [get("minus"), get("plus")];
  if (!minus.parentNode) place.before(minus);
  if (!plus.parentNode) place.after(plus);
  return {
    input,
    minus,
    plus,
    name(t) {
      if (!named.includes(minus)) minus.setAttribute("aria-label", t("Quantity.Decrease"));
      if (!named.includes(plus)) plus.setAttribute("aria-label", t("Quantity.Increase"));
    },
    restore() {
      for (const button of [minus, plus]) {
        button.removeAttribute("aria-disabled");
        if (!named.includes(button)) button.removeAttribute("aria-label");
        if (!present.includes(button)) button.remove();
      }
    },
  };
}

const models: Record<string, HTMLElement> = {};

/** A copy of one that was made before costs a third of another one made. */
function make(name: "minus" | "plus"): HTMLElement {
  let model = models[name];
  if (!model) {
    model = models[name] = document.createElement("button");
    model.setAttribute("type", "button");
    model.className = `atoll-step-button atoll-step-${name} btn btn-outline-secondary`;
    model.appendChild(document.createElement("span")).textContent = name === "minus" ? "−" : "+";
  }
  return model.cloneNode(true) as HTMLElement;
}

/** Off, but still focusable: a button that is disabled under the finger would lose the focus. */
export function turnOff(control: Element, off: boolean): void {
  if (isOff(control) !== off) control.setAttribute("aria-disabled", String(off));
}
export const isOff = (control: Element): boolean => control.getAttribute("aria-disabled") === "true";
