// Every kind of page, and every state that islands add to it, with text of twice the size.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { allowFailures, arrive, overflow, pages, states, walk } from "./states.ts";
import { live } from "./visitor.ts";

/** Texts and controls that lie on each other, and boxes that cut their text. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What stays in view lies on what is scrolled below it.
    scrollTo({ top: 0, behavior: "instant" });
    const name = (element: Element) => `${(element.cloneNode(false) as Element).outerHTML.slice(0, 80)} ${element.textContent.trim().slice(0, 20)}`;
    const root = document.querySelector("dialog[open]") ?? document.querySelector("form.atoll-consent, .atoll-cart-panel") ?? document.body;
    const isSeen = (element: Element) => element.checkVisibility() && !element.closest(".visually-hidden, .atoll-visually-hidden, .skip-link, .menu ul, .table-responsive, .product-card-photo, .site-search, .atoll-gallery-thumbs");
    const hasText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
    const inner = [...root.querySelectorAll("*")].filter((element) => isSeen(element) && (hasText(element) || element.matches("input, select, textarea, button")));
    const found: string[] = [];
    const boxes = inner.flatMap((element) => {
      if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflowX === "hidden" && getComputedStyle(element).textOverflow !== "ellipsis") found.push(`cut: ${name(element)}`);
      if (element.matches("input, select, textarea, button")) return [{ element, box: element.getBoundingClientRect() }];
      const range = document.createRange();
      return [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue!.trim()).flatMap((node) => {
        range.selectNode(node);
        return [...range.getClientRects()].map((box) => ({ element, box }));
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
  });

/** As a visitor has it who set the browser's text to twice its size. */
const doubleText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets = [sheet];
  });

test("WCAG-1.4.4 with text of twice the size no page is cut, crowded or scrolled sideways", async ({ page, visit }) => {
  await doubleText(page);
  await arrive(page, visit, pages[0]!);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of width > 360 ? pages.slice(1, 7) : pages) {
      await walk(page, path);
      expect(await overflow(page), `${path} at ${width}`).toEqual([]);
      expect(await crowded(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const { name, path, chosen, show } of states) {
  test(`WCAG-1.4.4 with text of twice the size ${name} is not cut, crowded or scrolled sideways`, async ({ page, visit, guard }) => {
    allowFailures(guard, name);
    await doubleText(page);
    await arrive(page, visit, path, chosen);
    await show(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page), `at ${width}`).toEqual([]);
      await expect.poll(() => crowded(page), `at ${width}`).toEqual([]);
    }
  });
}

test("WCAG-1.4.4 OPT-05 OPT-06 with text of twice the size the French booking form and its calendar fit a phone", async ({ page, visit }) => {
  await doubleText(page);
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00"));
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page, visit, "/fr/workshops");
  for (const island of await page.locator(".booking [data-island]").all()) {
    await island.scrollIntoViewIfNeeded();
    await live(island);
  }
  expect(await overflow(page)).toEqual([]);
  // Wide enough for its handle to go somewhere.
  for (const slider of await page.locator(".booking .atoll-slider").all()) {
    const handle = (await slider.getByRole("slider").first().boundingBox())!;
    expect((await slider.boundingBox())!.width).toBeGreaterThan(handle.width * 1.5);
  }
  await page.locator(".booking [data-island=date-picker] button").first().click();
  const calendar = page.getByRole("dialog");
  await expect(calendar.getByRole("gridcell").first()).toBeVisible();
  // Each on one line, in its place.
  const tall = await calendar.locator("th, td[data-date]").evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 4 || cell.getClientRects().length > 1).map((cell) => cell.textContent));
  expect(tall).toEqual([]);
  for (const choice of await calendar.getByRole("combobox").all()) expect((await choice.boundingBox())!.width).toBeGreaterThan(100);
});
