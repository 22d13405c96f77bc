/** A button beside an input that opens something, and the place where that stands. */
export interface FieldButton {
  button: HTMLButtonElement;
  /** Holds the button, and what it opens. */
  place: HTMLElement;
}

/** Puts a button with the drawing `path` (24 by 24) after `input`, which may be in its label. `place.remove()` takes it away. */
export function fieldButton(input: HTMLInputElement, popup: "dialog" | "listbox", path: string): FieldButton {
  const place = document.createElement("div");
  place.className = "atoll-field-button";
  const button = place.appendChild(document.createElement("button"));
  button.type = "button";
  button.className = "btn btn-outline-secondary";
  button.setAttribute("aria-haspopup", popup);
  button.setAttribute("aria-expanded", "false");
  const drawing = button.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path")).setAttribute("d", path);
  // Inside a label it would become what the label names and activates.
  (input.closest("label") ?? input).after(place);
  return { button, place };
}
