import type { Page } from "@playwright/test";

/** Elements that overflow the window, when the page can be scrolled horizontally. Waits for the page's style sheets. */
export async function overflow(page: Page): Promise<string[]> {
  await page.waitForLoadState("load");
  return page.evaluate(findOverflow);
}

/** Runs in the page. Returns the page and the first five overflowing elements. */
export function findOverflow(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isOut = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
  return [
    "the page",
    ...[...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          isOut(element.getBoundingClientRect()) && !element.closest(".menu ul, .table-responsive, .atoll-pad"),
      )
      .slice(0, 5)
      .map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100)),
  ];
}
