const PROPERTY = "--_page-end";

/** Banner and notices may both need the colour. */
let followers = 0;

/**
 * Keeps the colour with which the page ends, such as that of its footer, in `--_page-end`, for the space that a banner or
 * notices add after the page: else a band of another colour would follow the footer.
 */
export function followPageEnd(signal: AbortSignal): void {
  if (signal.aborted) return;
  const { style } = document.documentElement;
  const update = (): void => {
    const end = document.body.getBoundingClientRect().bottom;
    style.setProperty(PROPERTY, lastColour(document.body, end));
  };
  const observer = new ResizeObserver(update);
  observer.observe(document.body);
  // The colour scheme of the system, and one that the site keeps in an attribute.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", update, { signal });
  const attributes = new MutationObserver(
    (records) => records.some(({ attributeName }) => attributeName !== "style") && update(),
  );
  attributes.observe(document.documentElement, { attributes: true });
  followers++;
  signal.addEventListener("abort", () => {
    observer.disconnect();
    attributes.disconnect();
    if (--followers === 0) style.removeProperty(PROPERTY);
  });
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
