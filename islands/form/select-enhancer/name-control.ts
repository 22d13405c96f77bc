import type { Choices } from "./choices.ts";

/**
 * Gives the control the select's name and state, and hides the select from screen readers, which would otherwise
 * announce both. Read `label` before the control exists: a label around the select then contains both.
 */
export function nameControl(select: HTMLSelectElement, label: string, choices: Choices): void {
  const { focus_node: control, dropdown_content: list } = choices;
  if (!control.hasAttribute("aria-labelledby")) {
    const ids = select.getAttribute("aria-labelledby");
    for (const element of [control, list]) element.setAttribute(ids ? "aria-labelledby" : "aria-label", ids ?? label);
  }
  select.setAttribute("aria-hidden", "true");
  if (select.multiple) list.setAttribute("aria-multiselectable", "true");
  copyState(select, choices);
}

/** Copies the select's error state and description to the control. Only the error class is copied to the wrapper. */
export function copyState(select: HTMLSelectElement, { wrapper, focus_node: control, chosenId }: Choices): void {
  const invalid = select.getAttribute("aria-invalid");
  // The search input is empty, so its description includes the chosen item.
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
