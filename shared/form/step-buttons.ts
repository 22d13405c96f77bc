import type { Translate } from "../i18n/texts.ts";

/**
 * The minus and plus buttons of a number input: those in the CMS's HTML (`data-step-button="minus"`, `"plus"`), else
 * new ones. Until the texts are loaded, their signs are their accessible names.
 */
export interface StepButtons {
  input: HTMLInputElement;
  minus: HTMLElement;
  plus: HTMLElement;
  /** Sets the accessible names, with the label of the input, except where the CMS has set them. */
  name(t: Translate): void;
  /** Removes the new buttons, and the attributes that were added to those of the CMS. */
  restore(): void;
}

/** The buttons of the input in `host`, which the island needs. */
export function stepButtons(host: Element): StepButtons {
  const input = host.querySelector<HTMLInputElement>("input:not([type=hidden])")!;
  // Not inside the label: the label would then name and activate the button.
  const place = input.closest("label") ?? input;
  const get = (name: "minus" | "plus"): HTMLElement =>
    host.querySelector<HTMLElement>(`[data-step-button=${name}]`) ?? createButton(name);
  const [minus, plus] = [get("minus"), get("plus")];
  const named = [minus, plus].filter((button) => button.hasAttribute("aria-label"));
  if (!minus.parentNode) place.before(minus);
  if (!plus.parentNode) place.after(plus);
  return {
    input,
    minus,
    plus,
    name(t) {
      // For `labels` the browser searches the whole document, which takes long on a page with many fields.
      const label = (host.querySelector("label") ?? input.labels![0])?.textContent.trim();
      // Some languages have a space before the colon.
      const end = label ? t("Core.Named", "", label) : "";
      const name = (button: HTMLElement, key: string): unknown =>
        named.includes(button) || button.setAttribute("aria-label", t(key) + end);
      name(minus, "Quantity.Decrease");
      name(plus, "Quantity.Increase");
    },
    restore() {
      for (const button of [minus, plus]) {
        button.removeAttribute("aria-disabled");
        if (!named.includes(button)) button.removeAttribute("aria-label");
        if (!button.dataset["stepButton"]) button.remove();
      }
    },
  };
}

const templates: Record<string, HTMLButtonElement> = {};

/** Clones a template: a clone costs a third of a newly created button. */
function createButton(name: "minus" | "plus"): HTMLElement {
  let template = templates[name];
  if (!template) {
    template = templates[name] = document.createElement("button");
    template.type = "button";
    template.className = `atoll-step-button atoll-step-${name} btn btn-outline-secondary`;
    template.appendChild(document.createElement("span")).textContent = name === "minus" ? "−" : "+";
  }
  return template.cloneNode(true) as HTMLElement;
}

/**
 * Uses `aria-disabled`, which keeps the control focusable: a button with `disabled` would lose the focus while being
 * pressed.
 */
export function setDisabled(control: Element, off: boolean): void {
  if (isDisabled(control) !== off) control.setAttribute("aria-disabled", String(off));
}
export const isDisabled = (control: Element): boolean => control.getAttribute("aria-disabled") === "true";
