/**
 * Keeps the colour with which the page ends, such as that of its footer, in `--_page-end`, for the space that a banner or
 * notices add after the page: else a band of another colour would follow the footer.
 */
export function followPageEnd(signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new ResizeObserver(() => {
    const end = document.body.getBoundingClientRect().bottom;
    document.documentElement.style.setProperty("--_page-end", lastColour(document.body, end));
  });
  observer.observe(document.body);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** The background of the last element in `parent` that reaches the end of the page; empty when it has none. */
function lastColour(parent: Element, end: number): string {
  for (const child of [...parent.children].toReversed()) {
    const { bottom, height } = child.getBoundingClientRect();
    const { position, backgroundColor } = getComputedStyle(child);
    if (height === 0 || bottom < end - 1 || position === "fixed" || position === "absolute") continue;
    const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return lastColour(child, end) || (isClear ? "" : backgroundColor);
  }
  return "";
}
