/**
 * A live region, and when its message was first announced, as `performance.now()`. A property of the element, because
 * the bundles of the shell have copies of this module.
 */
type LiveRegion = HTMLElement & { announcedAt?: number };

/** Announces `text` to screen readers, after a delay for the focus to settle. NAV-22 */
export function announce(text: string, urgency: "polite" | "assertive" = "polite", at = performance.now()): void {
  const region = liveRegion(urgency);
  region.textContent = "";
  setTimeout(() => {
    region.textContent = text;
    region.announcedAt = at;
    // After a layout, Chromium updates what is under the pointer in the next frame. Without a frame now, that would be
    // the frame of the next page, and cost it a layout.
    requestAnimationFrame(() => requestAnimationFrame(() => {}));
  }, 100);
}

/**
 * Returns the live region of the document for this urgency. It is outside `#page`, so that swaps do not remove it; our
 * modal dialogs move it into themselves.
 */
export function liveRegion(urgency: "polite" | "assertive"): LiveRegion {
  const id = `atoll-live-${urgency}`;
  const existing = document.getElementById(id);
  if (existing) return existing;
  const region = document.createElement("div");
  region.id = id;
  region.className = "atoll-visually-hidden";
  region.setAttribute("aria-live", urgency);
  region.setAttribute("aria-atomic", "true");
  return document.body.appendChild(region);
}
