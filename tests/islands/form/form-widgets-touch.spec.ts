// Form widgets on a phone, used by touch.
import { expect, test } from "../../browser/guard/test.ts";
import { serveLab } from "../../browser/lab.ts";
import { setConsentCookie, live } from "../../browser/shop/visitor.ts";
import { selectHtml } from "./selects.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

test("OPT-05 OPT-06 OPT-08 on a phone days and times are tapped, a handle is dragged, selects stay native", async ({
  page,
  control,
  visit,
}) => {
  await setConsentCookie(page);
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00"));
  const widgets = [
    `<div data-island="range-slider" data-min="1" data-max="12"><label for="p">People</label>
      <input id="p" name="p" inputmode="numeric" value="2"></div>`,
    `<div data-island="time-picker" data-min="09:00" data-max="18:00"><label for="t">Time</label>
      <input id="t" name="t" autocomplete="off"></div>`,
    `<div data-island="date-picker"><label for="d">Delivery</label>
      <input id="d" name="d" value="24/12/2026" autocomplete="off"></div>`,
    selectHtml(),
  ];
  await serveLab(control, { touch: { page: `<h1>Booking</h1><form>${widgets.join("\n")}</form>` } });
  await visit("/lab/touch");
  for (const island of await page.locator("[data-island]").all()) await live(island);

  await test.step("a tap opens the list of times, whose options are large enough to touch", async () => {
    await page.getByRole("button", { name: "Choose a time: Time" }).tap();
    const option = page.getByRole("option", { name: "10:00" });
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(page.getByRole("combobox", { name: "Time" })).toHaveValue("10:00");
  });

  await test.step("the calendar is a sheet at the bottom of the screen, and a tap chooses a day", async () => {
    await page.getByRole("button", { name: "Choose a date: Delivery" }).tap();
    await expect
      .poll(async () => {
        const box = (await page.getByRole("dialog", { name: "Choose a date: Delivery" }).boundingBox())!;
        return [box.x, box.width, Math.round(box.y + box.height)];
      })
      .toEqual([0, 320, 640]);
    const day = page.getByRole("gridcell", { name: "Friday, December 25, 2026", exact: true });
    const target = (await day.boundingBox())!;
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(40);
    await day.tap();
    await expect(page.getByRole("textbox", { name: "Delivery" })).toHaveValue("25/12/2026");
  });

  await test.step("the select stays native, for the phone's own list", async () => {
    await page.getByLabel("Country").selectOption("fr");
    await expect(page.locator(".ts-wrapper")).toHaveCount(0);
    await expect(page.locator("select")).toBeVisible();
  });

  // Last, because a tap right after a fast drag would only stop the page's momentum scrolling.
  await test.step("the slider handle is large enough, follows the finger and stays inside the page", async () => {
    const handle = page.getByRole("slider", { name: "People", exact: true });
    const box = (await handle.boundingBox())!;
    expect([box.width, box.height]).toEqual([44, 44]);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, at?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await touch("touchStart", x);
    for (const at of [x + 40, x + 120, x + 400]) await touch("touchMove", at);
    await touch("touchEnd");
    await session.detach();
    await expect(page.locator("#p")).toHaveValue("12");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
