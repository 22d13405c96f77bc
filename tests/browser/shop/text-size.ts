// What may not become of text, also of twice its size. WCAG 1.4.4
import type { Page } from "@playwright/test";

/** Texts and controls that lie on each other, boxes that cut their text, and columns so narrow that words are broken into letters. */
export const crowded = (page: Page): Promise<string[]> => page.evaluate(findCrowded);

/** Runs in the page. */
export function findCrowded(): string[] {
  // What stays in view lies on what is scrolled below it.
  scrollTo({ top: 0, behavior: "instant" });
  const name = (element: Element) =>
    `${(element.cloneNode(false) as Element).outerHTML.slice(0, 80)} ${element.textContent.trim().slice(0, 20)}`;
  const overPage = [...document.querySelectorAll("form.atoll-consent, .atoll-cart-panel, .atoll-popup-banner")].find(
    (element) => element.checkVisibility(),
  );
  const root = document.querySelector("dialog[open]") ?? overPage ?? document.body;
  const isSeen = (element: Element) =>
    element.clientWidth !== 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(
      ".visually-hidden, .atoll-visually-hidden, .robot-trap[aria-hidden], .skip-link, .atoll-map-skip, .menu ul, [data-scroll-area], .table-responsive, .product-card-photo, .site-search, .atoll-gallery-thumbs",
    );
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
  const inside = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    return new DOMRect(left + before, top, width - before - after, height);
  };
  const inner = [...root.querySelectorAll("*")].filter(
    (element) => isSeen(element) && (hasText(element) || element.matches("input, select, textarea, button")),
  );
  const found: string[] = [];
  const boxes = inner.flatMap((element) => {
    if (
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 2 &&
      getComputedStyle(element).overflowX === "hidden" &&
      getComputedStyle(element).textOverflow !== "ellipsis"
    )
      found.push(`cut: ${name(element)}`);
    // In the padding of a field a button may have its place.
    if (element.matches("input")) return [{ element, box: inside(element) }];
    if (element.matches("select, textarea, button")) return [{ element, box: element.getBoundingClientRect() }];
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === 3 && node.nodeValue!.trim())
      .flatMap((node) => {
        range.selectNode(node);
        const lines = [...range.getClientRects()];
        if (lines.length > 3 && node.nodeValue!.trim().length / lines.length < 4)
          found.push(`in letters: ${name(element)}`);
        return lines.map((box) => ({ element, box }));
      });
  });
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines may touch.
      if (across > 2 && down > 8) found.push(`${name(one.element)} lies on ${name(other.element)}`);
    }
  });
  return [...new Set(found)].slice(0, 5);
}

const double = "html { font-size: 200% }";

const adopt = (page: Page, css: string): Promise<unknown> =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** As a visitor has it who set the browser's text to twice its size, on the pages that are loaded from now on. */
export const doubleText = (page: Page): Promise<unknown> => adopt(page, double);

/** The same while the window is so high and no other: text grows with a new size of the window, upon which the browser excuses what moves. */
export const doubleTextAt = (page: Page, height: number): Promise<unknown> =>
  adopt(page, `@media (height: ${height}px) { ${double} }`);
