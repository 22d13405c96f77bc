/** A button beside an input that opens a panel, and the element that contains both. */
export interface FieldButton {
  button: HTMLButtonElement;
  /** Contains the button and the panel. */
  place: HTMLElement;
}

/**
 * Adds a button with an icon after `input`, or after the label that contains it. `path` is an SVG path in a 24 by 24
 * view box, `name` that of the field. `place.remove()` removes the button.
 */
export function fieldButton(
  input: HTMLInputElement,
  popup: "dialog" | "listbox",
  path: string,
  name: string,
): FieldButton {
  const place = document.createElement("div");
  place.className = "atoll-field-button";
  const button = place.appendChild(document.createElement("button"));
  button.type = "button";
  button.className = "btn btn-outline-secondary";
  button.setAttribute("aria-haspopup", popup);
  button.setAttribute("aria-expanded", "false");
  // The texts of the island, which name the button, may come late or fail.
  button.setAttribute("aria-label", name);
  const drawing = button.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path")).setAttribute("d", path);
  // Not inside the label: the label would then name and activate the button.
  (input.closest("label") ?? input).after(place);
  return { button, place };
}
