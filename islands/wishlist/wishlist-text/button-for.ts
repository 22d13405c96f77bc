/**
 * Replaces a link that is needed without script only by a button with the same name and look. Returns null for null.
 */
export function buttonFor(link: HTMLElement | null): { button: HTMLButtonElement | null; restore(): void } {
  if (!link) return { button: null, restore: () => {} };
  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  button.append(...[...link.childNodes].map((node) => node.cloneNode(true)));
  const label = link.getAttribute("aria-label");
  if (label) button.setAttribute("aria-label", label);
  button.id = link.id;
  swap(link, button);
  return { button, restore: () => swap(button, link) };
}

function swap(from: HTMLElement, to: HTMLElement): void {
  const hadFocus = document.activeElement === from;
  from.replaceWith(to);
  if (hadFocus) to.focus({ preventScroll: true });
}
