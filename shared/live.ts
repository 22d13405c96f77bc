/** Says `text` to screen-reader users, once it is likely that the focus has come to rest. NAV-22 */
export function announce(text: string, urgency: "polite" | "assertive" = "polite"): void {
  const region = liveRegion(urgency);
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 100);
}

/** One region an urgency for the whole document, outside `#page`, so that a swap never takes it away; our modal dialogs have them in them. */
export function liveRegion(urgency: "polite" | "assertive"): HTMLElement {
  const id = `atoll-live-${urgency}`;
  const present = document.getElementById(id);
  if (present) return present;
  const region = document.createElement("div");
  region.id = id;
  region.className = "atoll-visually-hidden";
  region.setAttribute("aria-live", urgency);
  region.setAttribute("aria-atomic", "true");
  return document.body.appendChild(region);
}
