import { labelOf } from "../../../shared/label-of.ts";
import type { Choices } from "./choices.ts";

/** Gives the control the name and the state of the select, and hides that from screen readers, which would else meet both. */
export function nameControl(select: HTMLSelectElement, choices: Choices): void {
  const { focus_node: control, dropdown_content: list } = choices;
  const label = select.getAttribute("aria-label") ?? labelOf(select);
  if (!control.hasAttribute("aria-labelledby")) {
    const ids = select.getAttribute("aria-labelledby");
    for (const part of [control, list]) part.setAttribute(ids ? "aria-labelledby" : "aria-label", ids ?? label);
  }
  select.setAttribute("aria-hidden", "true");
  if (select.multiple) list.setAttribute("aria-multiselectable", "true");
  copyState(select, choices);
}

/** What is wrong with the select is told of the control; classes of the site stand on the wrapper. */
export function copyState(select: HTMLSelectElement, { wrapper, focus_node: control, chosenId }: Choices): void {
  const invalid = select.getAttribute("aria-invalid");
  // The input for searching is empty: what is chosen is told with it.
  const describing = [chosenId, select.getAttribute("aria-describedby")].filter(Boolean).join(" ");
  for (const [name, value] of [
    ["aria-invalid", invalid],
    ["aria-describedby", describing],
  ] as const) {
    if (value) control.setAttribute(name, value);
    else control.removeAttribute(name);
  }
  control.setAttribute("aria-required", String(select.required || select.getAttribute("aria-required") === "true"));
  wrapper.classList.toggle("is-invalid", select.matches(".is-invalid, .input-validation-error"));
}
