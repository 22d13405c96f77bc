// Where the parts of the gallery are: in stretched hosts, beside other content, and from right to left.
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveFile, serveLab } from "../../../browser/lab.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { dialog, setConsentCookie } from "../../../browser/shop/visitor.ts";
import { gallery, host, partsOf, photo, trio } from "./galleries.ts";

test.use({ pictures: true });

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
  await expect(partsOf(gallery(page)).count).toBeVisible();
  await expect(() => checkPlaces(page)).toPass();
}

async function checkPlaces(page: Page): Promise<void> {
  const { arrowsOff, counterAbove, thumbs, isHigh } = await gallery(page).evaluate((host) => {
    const box = (name: string): DOMRect => host.querySelector(name)!.getBoundingClientRect();
    const area = box(".atoll-slides");
    const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
    return {
      isHigh: host.getBoundingClientRect().height > 1000,
      arrowsOff: [".atoll-gallery-previous", ".atoll-gallery-next"].map((arrow) =>
        Math.abs(middle(box(arrow)) - middle(area)),
      ),
      counterAbove: Math.round(area.bottom - box(".atoll-gallery-count").bottom),
      thumbs: [...host.querySelectorAll(".atoll-gallery-thumb")].map((thumb) => {
        const { top, bottom, right, width, height } = thumb.getBoundingClientRect();
        return {
          isSquare: Math.abs(width - height) < 1,
          isBeside: top >= area.top - 1 && bottom <= area.bottom + 1 && right <= area.left,
        };
      }),
    };
  });
  expect(isHigh).toBe(true);
  for (const distance of arrowsOff) expect(distance).toBeLessThan(1);
  expect(counterAbove).toBe(12);
  expect(thumbs.length).toBeGreaterThan(1);
  for (const thumb of thumbs) expect(thumb).toEqual({ isSquare: true, isBeside: true });
}

test("PRO-01 the controls of the gallery stay at its photo in a host that is higher than the photo", async ({
  page,
  control,
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
      else await walk(page, `/lab/${name}`);
      await partsOf(gallery(page)).slides();
      await expectControlsAtPhoto(page);
    });
  await test.step("on a phone the thumbnails are directly below the photo, above the text, and the arrows on it", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { stage, next, thumbs } = partsOf(gallery(page));
    await expect(async () => {
      const [area, arrow, thumb] = [await boxOf(stage), await boxOf(next), await boxOf(thumbs.first())];
      expect([Math.round(thumb.top - area.bottom), Math.round(thumb.bottom - area.bottom)]).toEqual([8, 72]);
      expect(Math.round((arrow.top + arrow.bottom - area.top - area.bottom) / 2)).toBe(0);
      const top = await page.locator(".lab-tall").evaluate((text) => text.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(thumb.bottom);
    }).toPass();
  });
});

/** The direction in which an arrow points, by the pixels of its symbol. */
async function pointsTo(button: Locator): Promise<"left" | "right"> {
  const { data, info } = await sharp(await button.locator("span").screenshot({ animations: "disabled" }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corner = data[Math.round(info.width / 2) + 4 * info.width]!;
  /** The middle of the symbol in each row that has a part of it, from top to bottom. */
  const rows = Array.from({ length: info.height }, (_, y) => {
    const inner = Array.from({ length: Math.round(info.width * 0.5) }, (_, x) => Math.round(info.width * 0.25) + x);
    const ink = inner.filter((x) => Math.abs(data[y * info.width + x]! - corner) > 60);
    return ink.length > 0 ? (ink[0]! + ink.at(-1)!) / 2 : null;
  }).filter((at) => at !== null);
  expect(rows.length).toBeGreaterThan(5);
  const [top, middle] = [rows[0]!, rows[Math.floor(rows.length / 2)]!];
  expect(Math.abs(top - middle)).toBeGreaterThan(1);
  return middle < top ? "left" : "right";
}

test("PRO-01 LOC-02 from right to left the arrows point outwards, and numbers have the digits that the locale asks for", async ({
  page,
  control,
  guard,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await serveLab(control, {
    photos: { dir: "rtl", page: trio("rtl"), settings: { locale: "ar-EG-u-nu-arab" } },
    mirrored: { page: trio("ltr") },
  });
  await page.goto("/lab/photos");
  const { slides, previous, next, count, link } = partsOf(gallery(page));
  await slides();
  await expect(count.locator("bdo")).toHaveText("١ / ٣");
  const expectOutwards = async (back: Locator, forth: Locator): Promise<void> => {
    expect((await boxOf(forth)).left).toBeLessThan((await boxOf(back)).left);
    expect([await pointsTo(forth), await pointsTo(back)]).toEqual(["left", "right"]);
  };
  await next.click();
  await expect(count.locator("bdo")).toHaveText("٢ / ٣");
  await page.mouse.move(0, 0);
  await expectOutwards(previous, next);
  await test.step("the current number is on the left", async () => {
    const [first, last] = await count.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
      return [0, text.textContent!.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(first).toBeLessThan(last!);
  });
  await test.step("the same in the full window", async () => {
    await link.click();
    const full = dialog(page);
    await expect(full.locator(".atoll-photo-count bdo")).toHaveText("٢ / ٣");
    await expect(full.locator(".atoll-photo-percent")).toHaveText(/١٠٠/);
    await page.mouse.move(500, 450);
    await expectOutwards(full.locator(".atoll-photo-previous"), full.locator(".atoll-photo-next"));
  });
  await test.step("from left to right they point outwards, too", async () => {
    await guard.expectFullLoad(() => page.goto("/lab/mirrored"));
    await slides();
    await expect(count.locator("bdo")).toHaveText("1 / 3");
    expect([await pointsTo(previous), await pointsTo(next)]).toEqual(["left", "right"]);
  });
});
