// Finds text faults, also at twice the text size. WCAG 1.4.4
import type { Page } from "@playwright/test";

/** Finds overlapping texts and controls, boxes that cut their text, and columns so narrow that words break apart. */
export const crowded = (page: Page): Promise<string[]> => page.evaluate(findCrowded);

/** Runs in the page. */
export function findCrowded(): string[] {
  // Sticky elements cover content that is scrolled below them.
  scrollTo({ top: 0, behavior: "instant" });
  const name = (element: Element) =>
    `${(element.cloneNode(false) as Element).outerHTML.slice(0, 80)} ${element.textContent.trim().slice(0, 20)}`;
  const overPage = [...document.querySelectorAll("form.atoll-consent, .atoll-cart-panel, .atoll-popup-banner")].find(
    (element) => element.checkVisibility(),
  );
  const root = document.querySelector("dialog[open]") ?? overPage ?? document.body;
  // A radio button that looks like a button lies invisible over its text.
  const isSeen = (element: Element) =>
    element.clientWidth !== 1 &&
    getComputedStyle(element).opacity !== "0" &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(
      ".visually-hidden, .atoll-visually-hidden, .robot-trap[aria-hidden], .skip-link, .atoll-map-skip, .menu ul, " +
        "[data-scroll-area], .table-responsive, .product-card-photo, .site-search, .atoll-gallery-thumbs",
    );
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
  const inside = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    return new DOMRect(left + before, top, width - before - after, height);
  };
  const aroundValue = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(element);
    const [above, below] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
    return new DOMRect(left, top + above, width, height - above - below);
  };
  const inner = [...root.querySelectorAll("*")].filter(
    (element) => isSeen(element) && (hasText(element) || element.matches("input, select, textarea, button")),
  );
  // The text of the cookie banner scrolls above its buttons.
  const isClipped = (element: Element, { bottom }: DOMRect) =>
    bottom > (element.closest(".atoll-consent-words")?.getBoundingClientRect().bottom ?? bottom);
  const covering = ".buy-bar, .dropdown-menu, .atoll-added ~ .atoll-dialog-buttons";
  const found: string[] = [];
  const boxes = inner.flatMap((element) => {
    if (
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 2 &&
      getComputedStyle(element).overflowX === "hidden" &&
      getComputedStyle(element).textOverflow !== "ellipsis"
    )
      found.push(`cut: ${name(element)}`);
    // A button may be inside the padding of a field.
    if (element.matches("input")) return isClipped(element, inside(element)) ? [] : [{ element, box: inside(element) }];
    // The name of a field may be inside its padding, above its value.
    if (element.matches("select")) return [{ element, box: aroundValue(element) }];
    if (element.matches("textarea, button")) return [{ element, box: element.getBoundingClientRect() }];
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === 3 && node.nodeValue!.trim())
      .flatMap((node) => {
        range.selectNode(node);
        const lines = [...range.getClientRects()];
        if (lines.length > 3 && node.nodeValue!.trim().length / lines.length < 4)
          found.push(`in letters: ${name(element)}`);
        return lines.filter((box) => !isClipped(element, box)).map((box) => ({ element, box }));
      });
  });
  boxes.forEach((first, index) => {
    for (const second of boxes.slice(index + 1)) {
      const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const down = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      // Lines may touch each other.
      if (across <= 2 || down <= 8) continue;
      if (first.element.contains(second.element) || second.element.contains(first.element)) continue;
      // A bar or its button covers content that is scrolled below it, and an open menu the rest of a header that has wrapped.
      if (first.element.closest(covering) !== second.element.closest(covering)) continue;
      found.push(`${name(first.element)} overlaps ${name(second.element)}`);
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

/** Doubles the browser's text size on pages that load from now on. */
export const doubleText = (page: Page): Promise<unknown> => adopt(page, double);

/** Doubles the text size only while the window has this height, so that a resize makes it large and normal again. */
export const doubleTextAt = (page: Page, height: number): Promise<unknown> =>
  adopt(page, `@media (height: ${height}px) { ${double} }`);
