// Every kind of page, and every state that islands add to it, as axe sees them, at each width.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { signIn } from "./signed-in.ts";
import { allowFailures, arrive, overflow, pages, signedInPages, states, walk } from "./states.ts";
import { crowded, doubleText, growText, singleText } from "./text-size.ts";
import { dialog } from "./visitor.ts";

const WIDTHS = [320, 360, 768, 1280];
/** Where axe looks: the layouts between differ in width only. */
const JUDGED = [360, 1280];
/** So many pages are looked at in one go. */
const SOME = 4;

/** Each island has been in the window, and is what it becomes. */
async function seeIslands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const island of document.querySelectorAll("main [data-island]")) {
      const { top, bottom } = island.getBoundingClientRect();
      if (!island.checkVisibility() || (top >= 0 && bottom <= innerHeight)) continue;
      island.scrollIntoView({ block: "center", behavior: "instant" });
      await frame();
      await frame();
    }
  });
  await expect.poll(() => page.evaluate(() => window.atoll!.inspect().filter(({ state }) => state === "loading"))).toEqual([]);
}

/** At each width nothing is scrolled sideways or crowded; axe looks at the narrow and at the wide layout of the page, or of the part that `selector` names. */
async function fits(page: Page, height: number, selector?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    // What stays in view lies on what is scrolled below it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    // A list over the page is put at its new place in the next frame.
    await expect.poll(() => overflow(page), `at ${width}`).toEqual([]);
    if (!JUDGED.includes(width)) continue;
    await expect.poll(() => crowded(page), `at ${width}`).toEqual([]);
    expect(await violations(page, selector), `at ${width}`).toEqual([]);
  }
}

/** With text of twice the size nothing is cut, crowded or scrolled sideways. WCAG 1.4.4 */
async function fitsDoubled(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `with large text at ${width}`).toEqual([]);
    await expect.poll(() => crowded(page), `with large text at ${width}`).toEqual([]);
  }
}

/** From right to left nothing is scrolled sideways. NAV-21 */
async function fitsMirrored(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    // Islands look which way they read as they are put on.
    window.atoll!.sweep(document.querySelector("#page")!);
    window.atoll!.scan();
  });
  await seeIslands(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `from right to left at ${width}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute("dir"));
}

for (const { who, all } of [{ who: "visitors", all: pages }, { who: "customers", all: signedInPages }]) {
  for (let first = 0; first < all.length; first += SOME) {
    const some = all.slice(first, first + SOME);
    test(`QTY-01 CON-01 NAV-21 NAV-23 WCAG-1.4.4 ${some.join(", ")} can be read and used by all ${who} at each width, with text of twice the size and from right to left, and need no sideways scrolling`, async ({ page, visit }) => {
      if (who === "customers") await signIn(page);
      for (const [index, path] of some.entries()) {
        await test.step(path, async () => {
          await (index === 0 ? arrive(page, visit, path) : walk(page, path));
          await seeIslands(page);
          // What stands around the page section is the same on all of them.
          await fits(page, 800, index === 0 ? undefined : "main");
          // The browser excuses what moves upon a new width.
          await page.setViewportSize({ width: 360, height: 800 });
          await growText(page);
          await fitsDoubled(page);
          await singleText(page);
          await fitsMirrored(page);
        });
      }
    });
  }
}

for (const { name, path, chosen, signedIn, show } of states) {
  test(`CON-01 PRO-03 CRT-05 NAV-12 WCAG-1.4.4 ${name} can be read and used by everyone at each width, and fits, with text of twice the size, too`, async ({ page, visit, guard }) => {
    allowFailures(guard, name);
    await doubleText(page);
    if (signedIn) await signIn(page);
    await arrive(page, visit, path, chosen);
    await show(page);
    await test.step("with text of twice the size", () => fitsDoubled(page));
    await singleText(page);
    const isDialog = (await dialog(page).count()) > 0;
    // What lies below a dialog is out of reach, and is looked at without it.
    await fits(page, 640, isDialog ? "dialog[open]" : undefined);
    if (!isDialog) return;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(async () => {
        const box = (await dialog(page).boundingBox())!;
        return box.x >= 0 && box.x + box.width <= width && box.height <= 640;
      }, `at ${width}`).toBe(true);
    }
  });
}
