// Where the parts of the gallery are: in stretched hosts, and beside other content.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveFile, serveLab } from "../lab.ts";
import { setConsentCookie } from "../shop/visitor.ts";
import { gallery, host, partsOf, photo, trio } from "./galleries.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });

const layouts = `
  .lab-grid { display: grid; grid-template-columns: 480px 300px; }
  .lab-row { display: flex; }
  .lab-row > .lab-photos { inline-size: 480px; }
  .lab-tall { block-size: 1200px; }
  .lab-inner-grid > .lab-photos { display: grid; block-size: 1200px; }`;
const beside = (layout: string, content: string): string =>
  `<div class="${layout}">${content}<div class="lab-tall">Text</div></div>`;
const withMore = host(
  `<h2>Photos</h2><ul>${photo("more", "Cup")}${photo("more", "Cup, close-up", "close-up")}</ul>
  <p class="lab-tall">A long text about the photos.</p>`,
);

/** The controls are at the photo: arrows beside its middle, the counter and the thumbnails within its height. */
async function expectControlsAtPhoto(page: Page): Promise<void> {
  const { stage, previous, next, count, thumbs } = partsOf(gallery(page));
  await expect(count).toBeVisible();
  const area = await boxOf(stage);
  const middle = (area.top + area.bottom) / 2;
  for (const arrow of [previous, next]) {
    const { top, bottom } = await boxOf(arrow);
    expect(Math.abs((top + bottom) / 2 - middle)).toBeLessThan(1);
  }
  const counter = await boxOf(count);
  expect(Math.round(area.bottom - counter.bottom)).toBe(12);
  for (const thumb of await thumbs.all()) {
    const { top, bottom, right, width, height } = await boxOf(thumb);
    expect(Math.abs(width - height)).toBeLessThan(1);
    expect([top >= area.top - 1, bottom <= area.bottom + 1, right <= area.left]).toEqual([true, true, true]);
  }
}

test("PRO-01 the controls of the gallery stay at its photo in a host that is higher than the photo", async ({
  page,
  control,
  guard,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await serveFile(control, "layouts.css", "text/css", layouts);
  const head = '<link rel="stylesheet" href="/lab/layouts.css">';
  await serveLab(control, {
    grid: { head, page: beside("lab-grid", trio("grid")) },
    row: { head, page: beside("lab-row", trio("row")) },
    inner: { head, page: `<div class="lab-inner-grid">${trio("inner")}</div>` },
    more: { head, page: withMore },
  });
  for (const [name, title] of [
    ["grid", "in a grid, beside a taller neighbour"],
    ["row", "in a flex row, beside a taller neighbour"],
    ["inner", "in a host that is itself a grid of a fixed height"],
    ["more", "in a host with a heading and a long text beside the list"],
  ])
    await test.step(title!, async () => {
      if (name === "grid") await page.goto("/lab/grid");
      else await guard.expectFullLoad(() => page.goto(`/lab/${name}`));
      await partsOf(gallery(page)).slides();
      expect((await boxOf(gallery(page))).height).toBeGreaterThan(1000);
      await expectControlsAtPhoto(page);
    });
  await test.step("on a phone the bar is directly below the photo, above the text", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { stage, next, thumbs } = partsOf(gallery(page));
    const [area, arrow, thumb] = [await boxOf(stage), await boxOf(next), await boxOf(thumbs.first())];
    expect([Math.round(thumb.top - area.bottom), Math.round(thumb.bottom - area.bottom)]).toEqual([8, 72]);
    expect(arrow.top).toBeGreaterThan(area.bottom);
    expect(await page.locator(".lab-tall").evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      thumb.bottom,
    );
  });
});
