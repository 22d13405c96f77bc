// Every kind of page, and every state that islands add to it, as axe sees them, at each width.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { signIn } from "./signed-in.ts";
import { allowFailures, arrive, findOverflow, pages, signedInPages, states, walk } from "./states.ts";
import { doubleTextAt, findCrowded } from "./text-size.ts";
import { dialog } from "./visitor.ts";

/** Where axe looks: the layouts between differ in width only. */
const JUDGED = [360, 1280];
/** In an order that spares new widths: pages are gone through from 360 to 1280 and back. */
const WIDTHS = [360, 320, 768, 1280];
/** A window of this height has text of twice the size. */
const DOUBLED = 801;
/** At most so many pages are looked at in one go. */
const SOME = 3;

/** Each island has been in the window, and is what it becomes. */
async function seeIslands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (const island of document.querySelectorAll("main [data-island]")) {
      const { top, bottom } = island.getBoundingClientRect();
      if (!island.checkVisibility() || (top >= 0 && bottom <= innerHeight)) continue;
      island.scrollIntoView({ block: "center", behavior: "instant" });
      // The browser looks what is in the window later in this same frame.
      await frame();
    }
  });
  await expect
    .poll(() => page.evaluate(() => window.atoll!.inspect().filter(({ state }) => state === "loading")))
    .toEqual([]);
}

/** The same size again would cost as much as another. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** Runs in the page. A dialog of which not all is in the window. */
function findCutDialog(): string[] {
  const { left, right, height } = document.querySelector("dialog[open]")?.getBoundingClientRect() ?? new DOMRect();
  return left >= 0 && right <= innerWidth && height <= innerHeight ? [] : ["the dialog sticks out of the window"];
}

/** In a window of this size nothing is scrolled sideways, and none of `more` is found. */
async function fitsWindow(page: Page, width: number, height: number, ...more: (() => string[])[]): Promise<void> {
  await resize(page, width, height);
  const look = `(async () => {
    // What stays in view lies on what is scrolled below it.
    scrollTo({ top: 0, behavior: "instant" });
    // Islands learn of their new width in the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    return [${[findOverflow, ...more].map((find) => `...(${find})()`).join()}];
  })()`;
  // A list over the page is put at its new place in the next frame.
  await expect.poll(() => page.evaluate<string[]>(look), `${width} x ${height}`).toEqual([]);
}

/** With text of twice the size nothing is cut, crowded or scrolled sideways. WCAG 1.4.4 */
async function fitsDoubled(page: Page): Promise<void> {
  for (const width of [1280, 360]) await fitsWindow(page, width, DOUBLED, findCrowded);
}

/** At each width nothing is scrolled sideways or crowded, and a dialog is in the window; axe looks at the narrow and at the wide layout of the page, or of the part that `selector` names. */
async function fits(page: Page, height: number, selector?: string): Promise<void> {
  for (const width of WIDTHS) {
    const isJudged = JUDGED.includes(width);
    await fitsWindow(page, width, height, findCutDialog, ...(isJudged ? [findCrowded] : []));
    if (!isJudged) continue;
    expect(await violations(page, selector), `at ${width}`).toEqual([]);
  }
}

/** From right to left nothing is scrolled sideways. NAV-21 */
async function fitsMirrored(page: Page): Promise<void> {
  // The browser excuses what moves upon a new width.
  await resize(page, 1280, 800);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    // Islands look which way they read as they are put on.
    window.atoll!.sweep(document.querySelector("#page")!);
    window.atoll!.scan();
  });
  await seeIslands(page);
  for (const width of [1280, 360]) await fitsWindow(page, width, 800);
  await page.evaluate(() => document.documentElement.removeAttribute("dir"));
}

for (const { who, all } of [
  { who: "visitors", all: pages },
  { who: "customers", all: signedInPages },
]) {
  const tests = Math.ceil(all.length / SOME);
  const size = Math.ceil(all.length / tests);
  for (let first = 0; first < all.length; first += size) {
    const some = all.slice(first, first + size);
    test(`QTY-01 CON-01 NAV-21 NAV-23 WCAG-1.4.4 ${some.join(", ")} can be read and used by all ${who} at each width, with text of twice the size and from right to left, and need no sideways scrolling`, async ({
      page,
      visit,
    }) => {
      await doubleTextAt(page, DOUBLED);
      await resize(page, 360, 800);
      if (who === "customers") await signIn(page);
      for (const [index, path] of some.entries()) {
        await test.step(path, async () => {
          await (index === 0 ? arrive(page, visit, path) : walk(page, path));
          await seeIslands(page);
          // What stands around the page section is the same on all of them.
          await fits(page, 800, index === 0 ? undefined : "main");
          await fitsDoubled(page);
          await fitsMirrored(page);
        });
      }
    });
  }
}

for (const { who, some } of states) {
  test(`CON-01 PRO-03 CRT-05 NAV-12 WCAG-1.4.4 ${some.map(({ name }) => name).join(", ")} can be read and used by everyone at each width, and fits, with text of twice the size, too`, async ({
    page,
    visit,
    guard,
  }) => {
    await doubleTextAt(page, DOUBLED);
    if (who === "customer") await signIn(page);
    if (who === "waiting") await page.clock.install();
    for (const [index, { name, path, part = "main", show }] of some.entries()) {
      await test.step(name, async () => {
        allowFailures(guard, name);
        await resize(page, 1280, DOUBLED);
        await (index === 0 ? arrive(page, visit, path, who !== "newcomer") : walk(page, path));
        await show(page);
        await fitsDoubled(page);
        // What lies below a dialog is out of reach, and is looked at without it; so is what is around the part that has changed.
        await fits(page, 640, (await dialog(page).count()) > 0 ? "dialog[open]" : part);
        await page.unrouteAll();
      });
    }
  });
}
