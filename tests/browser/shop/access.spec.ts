// Checks every kind of page, and every state that islands add, with axe and for overflow at each width.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { colourViolations, pageViolations, violations } from "../violations.ts";
import { signIn } from "./signed-in.ts";
import { frame as drawnFrame } from "../frame.ts";
import { findOverflow } from "../overflow.ts";
import { pages, signedInPages } from "./pages.ts";
import { allowFailures, states } from "./states.ts";
import { arrive, frame, revealIslands, walk } from "./visits.ts";
import { doubleTextAt, findCrowded } from "./text-size.ts";
import { dialog, products } from "./visitor.ts";

test.use({ pictures: true });

/** Widths at which axe runs. The layouts between them differ only in width. */
const AXE_WIDTHS = [360, 1280];
/** Ordered so that few resizes are needed: each page starts at the last width of the page before it. */
const WIDTHS = [360, 320, 768, 1280];
/** 320 is left to `fitsZoomed`. */
const WIDTHS_OF_STATES = [360, 768, 1280];
/** In a window of this height text has twice its size. */
const DOUBLE_TEXT_HEIGHT = 801;
/** Highest number of pages per test. */
const PAGES_PER_TEST = 3;

/** Skips the resize when the size stays the same, because that costs as much as a real one. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** Runs in the page. Reports a dialog that sticks out of the window. */
function findCutDialog(): string[] {
  const { left, right, height } = document.querySelector("dialog[open]")?.getBoundingClientRect() ?? new DOMRect();
  return left >= 0 && right <= innerWidth && height <= innerHeight ? [] : ["the dialog sticks out of the window"];
}

/**
 * Runs in the page. Reports elements that scroll by a few pixels only: their content fits but for something invisible,
 * and browsers with classic scrollbars show one for nothing.
 */
function findNeedlessScrollbars(): string[] {
  const scrolls = (element: Element): boolean => {
    const { scrollTop } = element;
    element.scrollTop += scrollTop > 0 ? -1 : 1;
    const moved = element.scrollTop !== scrollTop;
    element.scrollTop = scrollTop;
    return moved;
  };
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      const rest = element.scrollHeight - element.clientHeight;
      return rest > 0 && rest < 5 && /auto|scroll/.test(getComputedStyle(element).overflowY) && scrolls(element);
    })
    .map((element) => `scrolls for nothing: ${(element.cloneNode(false) as Element).outerHTML.slice(0, 100)}`);
}

/** Checks that nothing overflows a window of this size sideways, and that no function of `more` finds a fault. */
async function fitsWindow(page: Page, width: number, height: number, ...more: (() => string[])[]): Promise<void> {
  await resize(page, width, height);
  const findFaults = `(async () => {
    // Sticky elements cover content that is scrolled below them.
    scrollTo({ top: 0, behavior: "instant" });
    // Islands react to a new width in the next frame.
    await (${frame})();
    await new Promise((done) => setTimeout(done));
    return [${[findOverflow, ...more].map((find) => `...(${find})()`).join()}];
  })()`;
  // Poll: an open list moves to its new position in the next frame.
  await expect.poll(() => page.evaluate<string[]>(findFaults), `${width} x ${height}`).toEqual([]);
}

/**
 * Runs in the page, in forced colours. Reports a dialog and controls of it that have neither a border nor a background
 * that differs from what is behind them.
 */
function findLostEdges(): string[] {
  const root = document.querySelector("dialog[open]");
  if (!root) return [];
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (colour: string) => colour !== canvas && !/^rgba\(.*, 0\)$/.test(colour);
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = ["top", "bottom"].map((side) => ["style", "width", "color"].map((part) => `border-${side}-${part}`));
    return (
      isSeen(style.backgroundColor) ||
      sides.some(([kind, width, colour]) => {
        const [line, size, drawn] = [kind!, width!, colour!].map((name) => style.getPropertyValue(name));
        return line !== "none" && Number.parseFloat(size!) > 0 && isSeen(drawn!);
      })
    );
  };
  const name = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100);
  // Ticks and signs such as a cross are seen without an edge.
  const without = "[type=hidden], [type=checkbox], [type=radio], [class*=-close], [class*=photo-button], .btn-link";
  const controls = [...root.querySelectorAll("input, select, textarea, button, .btn")].filter(
    (element) =>
      element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(without),
  );
  return [root, ...controls]
    .filter((element) => !hasEdge(element) && ![...element.children].some(hasEdge))
    .map((element) => `no edge: ${name(element)}`);
}

/** Runs in the page. Reports the first and last control of a dialog when scrolling does not bring it into view. */
function findOutOfReach(): string[] {
  const root = document.querySelector("dialog[open]");
  const controls = [...(root?.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea") ?? [])]
    .filter((element) => element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches("[inert] *"));
  return [...new Set([root?.querySelector("[class*=-close]"), controls[0], controls.at(-1)])]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || !above || !element.contains(above);
    })
    .map((element) => `out of reach: ${(element.cloneNode(false) as Element).outerHTML.slice(0, 100)}`);
}

/** Checks a window at 400 % zoom, and the edges in forced colours. WCAG 1.4.10 1.4.11 */
async function fitsZoomed(page: Page): Promise<void> {
  await fitsWindow(page, 320, 256, findCutDialog, findNeedlessScrollbars, findOutOfReach);
  if ((await dialog(page).count()) === 0) return;
  await page.emulateMedia({ forcedColors: "active" });
  // Colours may change with a transition.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline && animation.effect?.getComputedTiming().endTime !== Infinity)
        animation.finish();
  });
  expect(await page.evaluate(findLostEdges), "in forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Checks that text of twice the size is not cut or crowded and causes no sideways scrolling. WCAG 1.4.4 */
async function fitsDoubled(page: Page): Promise<void> {
  for (const width of [1280, 360]) await fitsWindow(page, width, DOUBLE_TEXT_HEIGHT, findCrowded);
}

/**
 * Checks at each width that nothing scrolls sideways and that a dialog fits the window. At the narrow and the wide
 * width it also looks for crowded text and runs axe on the page, or on the part that `selector` matches. At the last
 * width it checks the colours of the dark scheme, too.
 */
async function fits(page: Page, widths: number[], height: number, selector?: string): Promise<void> {
  for (const width of widths) {
    const usesAxe = AXE_WIDTHS.includes(width);
    await fitsWindow(page, width, height, findCutDialog, findNeedlessScrollbars, ...(usesAxe ? [findCrowded] : []));
    if (!usesAxe) continue;
    expect(await violations(page, selector), `at ${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourViolations(page, selector), "in the dark scheme").toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Checks that nothing scrolls sideways from right to left. NAV-21 */
async function fitsMirrored(page: Page): Promise<void> {
  await resize(page, 1280, 800);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    // Islands read the direction when they mount, so mount them again.
    window.atoll!.sweep(document.querySelector("#page")!);
    window.atoll!.scan();
  });
  await revealIslands(page);
  for (const width of [1280, 360]) await fitsWindow(page, width, 800);
  await page.evaluate(() => document.documentElement.removeAttribute("dir"));
  // The page is mirrored back, and drawn, before the next one is swapped in.
  for (let i = 0; i < 2; i++) await drawnFrame(page);
}

/** The pages between a visitor and an order. */
const mainPath = ["/en", "/en/catalog/candles?display=list", products.diary.path, "/en/shoppingcarts", "/en/checkout"];

test("QTY-01 CON-01 NAV-21 accessible on a phone: home, list, product, cart and checkout @all", async ({
  page,
  visit,
}) => {
  await resize(page, 360, 800);
  for (const [index, path] of mainPath.entries()) {
    await test.step(path, async () => {
      await (index === 0 ? arrive(page, visit, path) : walk(page, path));
      await revealIslands(page);
      await fits(page, [360], 800, index === 0 ? undefined : "main");
      expect(await pageViolations(page)).toEqual([]);
    });
  }
});

for (const { who, all } of [
  { who: "visitors", all: pages },
  { who: "customers", all: signedInPages },
]) {
  const tests = Math.ceil(all.length / PAGES_PER_TEST);
  const size = Math.ceil(all.length / tests);
  for (let first = 0; first < all.length; first += size) {
    const some = all.slice(first, first + size);
    test(`QTY-01 CON-01 NAV-21 NAV-23 WCAG-1.4.4 accessible ${who}: ${some.join(", ")} @all`, async ({
      page,
      visit,
    }) => {
      await doubleTextAt(page, DOUBLE_TEXT_HEIGHT);
      await resize(page, 360, 800);
      if (who === "customers") await signIn(page);
      for (const [index, path] of some.entries()) {
        await test.step(path, async () => {
          await (index === 0 ? arrive(page, visit, path) : walk(page, path));
          await revealIslands(page);
          // The area outside the page section is the same on all pages.
          await fits(page, WIDTHS, 800, path === all[0] ? undefined : "main");
          expect(await pageViolations(page)).toEqual([]);
          await fitsDoubled(page);
          await fitsMirrored(page);
        });
      }
    });
  }
}

for (const { who, some } of states) {
  test(`CON-01 PRO-03 CRT-05 NAV-12 WCAG-1.4.4 WCAG-1.4.10 accessible: ${some.map(({ name }) => name).join(", ")} @all`, async ({
    page,
    visit,
    guard,
  }) => {
    await doubleTextAt(page, DOUBLE_TEXT_HEIGHT);
    if (who === "customer") await signIn(page);
    if (who === "waiting") await page.clock.install();
    for (const [index, { name, path, part = "main", show }] of some.entries()) {
      await test.step(name, async () => {
        allowFailures(guard, name);
        await resize(page, 1280, DOUBLE_TEXT_HEIGHT);
        await (index === 0 ? arrive(page, visit, path, who !== "newcomer") : walk(page, path));
        await show(page);
        await fitsDoubled(page);
        // Content below a dialog is inert. It was checked without the dialog, as was the area outside the changed part.
        await fits(page, WIDTHS_OF_STATES, 640, (await dialog(page).count()) > 0 ? "dialog[open]" : part);
        await fitsZoomed(page);
        await page.unrouteAll();
      });
    }
  });
}
