// The widgets of forms on a phone, under a finger.
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { hasChosen, live } from "../shop/visitor.ts";
import { selectHtml } from "./selects.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

test("OPT-05 OPT-06 OPT-08 on a phone days and times are tapped, a handle follows the finger, and a select is the phone's own", async ({
  page,
  control,
  visit,
}) => {
  await hasChosen(page);
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00"));
  const widgets = [
    `<div data-island="range-slider" data-min="1" data-max="12"><label for="p">People</label> <input id="p" name="p" inputmode="numeric" value="2"></div>`,
    `<div data-island="time-picker" data-min="09:00" data-max="18:00"><label for="t">Time</label> <input id="t" name="t" autocomplete="off"></div>`,
    `<div data-island="date-picker"><label for="d">Delivery</label> <input id="d" name="d" value="24/12/2026" autocomplete="off"></div>`,
    selectHtml(),
  ];
  await serveLab(control, { touch: { page: `<h1>Booking</h1><form>${widgets.join("\n")}</form>` } });
  await visit("/lab/touch");
  for (const island of await page.locator("[data-island]").all()) await live(island);

  await test.step("the list of times opens by a tap, with times as large as a finger", async () => {
    await page.getByRole("button", { name: "Choose a time: Time" }).tap();
    const option = page.getByRole("option", { name: "10:00" });
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(page.getByRole("combobox", { name: "Time" })).toHaveValue("10:00");
  });

  await test.step("the calendar is a sheet at the end of the screen, and a tap chooses", async () => {
    await page.getByRole("button", { name: "Choose from the calendar: Delivery" }).tap();
    const box = (await page.getByRole("dialog", { name: "Choose from the calendar: Delivery" }).boundingBox())!;
    expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 320, 640]);
    const day = page.getByRole("gridcell", { name: "Friday, December 25, 2026", exact: true });
    const target = (await day.boundingBox())!;
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(40);
    await day.tap();
    await expect(page.getByRole("textbox", { name: "Delivery" })).toHaveValue("25/12/2026");
  });

  await test.step("the select stays as it is, for the list of the phone", async () => {
    await page.getByLabel("Country").selectOption("fr");
    await expect(page.locator(".ts-wrapper")).toHaveCount(0);
    await expect(page.locator("select")).toBeVisible();
  });

  // At the end: the next tap after a finger was drawn so fast would only stop the page from gliding.
  await test.step("the handle is as large as a finger, follows it, and does not stick out of the page", async () => {
    const handle = page.getByRole("slider", { name: "People", exact: true });
    const box = (await handle.boundingBox())!;
    expect([box.width, box.height]).toEqual([44, 44]);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const browser = await page.context().newCDPSession(page);
    const touch = (type: string, at?: number) =>
      browser.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await touch("touchStart", x);
    for (const at of [x + 40, x + 120, x + 400]) await touch("touchMove", at);
    await touch("touchEnd");
    await expect(page.locator("#p")).toHaveValue("12");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
