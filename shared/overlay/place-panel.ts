const GAP = 8;

/** Moves a panel into the window: sideways, or above its field when only that side has room. */
export function placePanel(panel: HTMLElement, field: Element): void {
  panel.style.translate = "";
  if (getComputedStyle(panel).position === "fixed") return;
  const box = panel.getBoundingClientRect();
  const { top, bottom } = field.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const across = Math.max(GAP - box.left, 0) + Math.min(width - GAP - box.right, 0);
  const isAbove = box.bottom > innerHeight && top - box.height > GAP;
  const up = isAbove ? top - GAP / 2 - box.bottom : 0;
  if (across || up) panel.style.translate = `${across}px ${up}px`;
  if (!isAbove && box.bottom > innerHeight && bottom > 0) panel.scrollIntoView({ block: "nearest" });
}
