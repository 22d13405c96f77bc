// Arabic pages whose pictures and signs do not mirror, and the arrow keys, which follow the screen.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { arrive, walk } from "./visits.ts";
import { dialog, live } from "./visitor.ts";

test.use({ pictures: true });

const boxOf = async (target: Locator) => (await target.boundingBox())!;

/** The day of the calendar that has the focus. */
const chosen = (page: Page): Promise<string> =>
  page.locator(".atoll-calendar [tabindex='0']").evaluate((day) => day.textContent!.trim());

test("LOC-02 NEW-02 arrow keys follow the screen in Arabic: calendar, slider, photos @all", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, visit, "/ar/workshops");
  await test.step("Left goes to the next day, which is at the left", async () => {
    const field = page.locator("[data-island=date-picker]").first();
    await field.scrollIntoViewIfNeeded();
    await live(field);
    await field.getByRole("button").click();
    await expect(page.locator(".atoll-calendar [tabindex='0']")).toBeFocused();
    const before = Number(await chosen(page));
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => Number(await chosen(page))).toBe(before + 1);
    await page.keyboard.press("Escape");
  });
  await test.step("the highest number is at the left end of a slider", async () => {
    const knobs = page.locator(".noUi-handle");
    await knobs.first().focus();
    const value = () => knobs.first().getAttribute("aria-valuenow");
    const before = Number(await value());
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => Number(await value())).toBeGreaterThan(before);
  });
  await walk(page, "/ar/product/desk-diary-2027-coral");
  await test.step("Left shows the next photo", async () => {
    await live(page.locator("[data-island=gallery]"));
    await page.locator(".photo-link").first().click();
    await expect(dialog(page)).toContainText("1 / 5");
    await page.keyboard.press("ArrowLeft");
    await expect(dialog(page)).toContainText("2 / 5");
    await page.keyboard.press("Escape");
  });
  await walk(page, "/ar/product/stoneware-mug-lagoon-glaze");
  await test.step("a thing turns to the side of the key, and the slider follows", async () => {
    const turned = page.locator("[data-island=photos-360]");
    await turned.scrollIntoViewIfNeeded();
    await live(turned);
    const slider = turned.getByRole("slider");
    await slider.fill("3");
    await slider.press("ArrowRight");
    await expect(slider).toHaveValue("4");
    await expect(slider).toHaveCSS("direction", "ltr");
  });
});

test("LOC-02 signs that mean play point to the right in Arabic, and the scale leaves the map's buttons free @all", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, visit, "/ar/product/stoneware-mug-lagoon-glaze");
  const turned = page.locator("[data-island=photos-360]");
  await turned.scrollIntoViewIfNeeded();
  await live(turned);
  const border = (side: string) =>
    page
      .locator(".atoll-turn-sign")
      .evaluate((sign, of) => getComputedStyle(sign, "::before").getPropertyValue(of), `border-${side}-width`);
  expect([await border("left"), await border("right")]).toEqual(["12px", "0px"]);
  await walk(page, "/ar/contact");
  await page.locator("[data-island=map]").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "عرضها هذه المرة" }).click();
  const scale = await boxOf(page.locator(".leaflet-control-scale"));
  const buttons = await boxOf(page.locator(".atoll-map-buttons"));
  expect(scale.x + scale.width).toBeLessThan(buttons.x);
});
