import { labelOf } from "../../../shared/input-in.ts";
import type { Choices } from "./choices.ts";

const copied = ["aria-describedby", "aria-invalid"];

/** Gives the control the name and the state of the select, and hides that from screen readers, which would else meet both. */
export function nameControl(select: HTMLSelectElement, { wrapper, focus_node: control, dropdown_content: list }: Choices): void {
  const label = select.getAttribute("aria-label") ?? labelOf(select);
  if (!control.hasAttribute("aria-labelledby")) {
    const ids = select.getAttribute("aria-labelledby");
    for (const part of [control, list]) part.setAttribute(ids ? "aria-labelledby" : "aria-label", ids ?? label);
  }
  select.setAttribute("aria-hidden", "true");
  if (select.multiple) list.setAttribute("aria-multiselectable", "true");
  copyState(select, control, wrapper);
}

/** What is wrong with the select is told of the control; classes of the site stand on the wrapper. */
export function copyState(select: HTMLSelectElement, control: HTMLElement, wrapper: HTMLElement): void {
  for (const name of copied) {
    const value = select.getAttribute(name);
    if (value === null) control.removeAttribute(name);
    else control.setAttribute(name, value);
  }
  control.setAttribute("aria-required", String(select.required));
  wrapper.classList.toggle("is-invalid", select.matches(".is-invalid, .input-validation-error"));
}
