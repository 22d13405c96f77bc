// A form with many widgets at twice the text size. access.spec.ts checks all pages and states.
import { expect, test } from "../guard/test.ts";
import { overflow } from "../overflow.ts";
import { arrive } from "./visits.ts";
import { doubleText } from "./text-size.ts";
import { live } from "./visitor.ts";

test("WCAG-1.4.4 OPT-05 OPT-06 at 200 % text the French booking form and calendar fit a phone @all", async ({
  page,
  visit,
}) => {
  await doubleText(page);
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00"));
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page, visit, "/fr/workshops");
  for (const island of await page.locator(".booking [data-island]").all()) {
    await island.scrollIntoViewIfNeeded();
    await live(island);
  }
  expect(await overflow(page)).toEqual([]);
  // Each slider is wide enough for its handle to move.
  for (const slider of await page.locator(".booking .atoll-slider").all()) {
    const handle = (await slider.getByRole("slider").first().boundingBox())!;
    expect((await slider.boundingBox())!.width).toBeGreaterThan(handle.width * 1.5);
  }
  await page.locator(".booking [data-island=date-picker] button").first().click();
  const calendar = page.getByRole("dialog");
  await expect(calendar.getByRole("gridcell").first()).toBeVisible();
  // Each cell has its text on one line.
  const tall = await calendar
    .locator("th, td[data-date]")
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 4 || cell.getClientRects().length > 1)
        .map((cell) => cell.textContent),
    );
  expect(tall).toEqual([]);
  for (const choice of await calendar.getByRole("combobox").all())
    expect((await choice.boundingBox())!.width).toBeGreaterThan(100);
});
