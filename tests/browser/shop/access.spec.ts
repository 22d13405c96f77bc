// Every kind of page, and every state that islands add to it, as axe sees them, at each width.
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { allowFailures, arrive, overflow, pages, states } from "./states.ts";
import { dialog } from "./visitor.ts";

const WIDTHS = [320, 360, 768, 1280];
/** So many pages are looked at in one go. */
const SOME = 2;

for (let first = 0; first < pages.length; first += SOME) {
  const some = pages.slice(first, first + SOME);
  test(`QTY-01 CON-01 NAV-23 ${some.join(", ")} can be read and used by everyone at each width, and need no sideways scrolling`, async ({ page, visit }) => {
    for (const path of some) {
      await test.step(path, async () => {
        await arrive(page, visit, path);
        for (const island of await page.locator("main [data-island]").all()) if (await island.isVisible()) await island.scrollIntoViewIfNeeded();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          // What stays in view lies on what is scrolled below it.
          await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          expect(await overflow(page), `at ${width}`).toEqual([]);
          if (width > 320) expect(await violations(page), `at ${width}`).toEqual([]);
        }
      });
    }
  });
}

for (const { name, path, chosen, show } of states) {
  test(`CON-01 PRO-03 CRT-05 NAV-12 ${name} can be read and used by everyone at each width, and fits`, async ({ page, visit, guard }) => {
    allowFailures(guard, name);
    await arrive(page, visit, path, chosen);
    await show(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      // A list over the page is put at its new place in the next frame.
      await expect.poll(() => overflow(page), `at ${width}`).toEqual([]);
      if (width > 320) expect(await violations(page), `at ${width}`).toEqual([]);
      if (await dialog(page).count()) {
        const box = (await dialog(page).boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.height).toBeLessThanOrEqual(640);
      }
    }
  });
}
