import type { Page } from "@playwright/test";
import { chunksWith } from "../../../browser/chunks.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(async ({ page }) => {
  await setConsentCookie(page);
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00"));
});

const pickerHtml = (attributes = "", value = "", id = "d", label = "Delivery"): string =>
  `<div data-island="date-picker" ${attributes}><label for="${id}">${label}</label>
    <input id="${id}" name="${id}" value="${value}" autocomplete="off"></div>`;

async function open(page: Page, control: Control, visit: (path: string) => Promise<unknown>, html: string) {
  await serveLab(control, {
    date: {
      page: `<h1>Date</h1><form method="get" action="/lab/date">${html}<button>Send</button><button
        type="reset">Reset</button></form><p>Elsewhere</p>`,
    },
  });
  await visit("/lab/date");
  for (const island of await page.locator("[data-island]").all()) await live(island);
  return picker(page, "Delivery");
}

const picker = (page: Page, label: string) => ({
  input: page.getByRole("textbox", { name: label }),
  button: page.getByRole("button", { name: `Choose a date: ${label}` }),
  calendar: page.getByRole("dialog", { name: `Choose a date: ${label}` }),
  day: (name: string) => page.getByRole("gridcell", { name, exact: true }),
});

test(
  "OPT-05 a day is picked by mouse or keyboard in the short format; Escape picks none",
  { tag: "@both" },
  async ({ page, control, visit }) => {
    const { input, button, calendar, day } = await open(page, control, visit, pickerHtml());

    await test.step("a clicked day is entered in the input, and the focus returns to the button", async () => {
      await page.evaluate(() => {
        for (const type of ["input", "change"])
          document.addEventListener(type, ({ target }) =>
            ((window as any).changes ??= []).push(`${type} ${(target as HTMLInputElement).value}`),
          );
      });
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await button.click();
      await expect(calendar).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(day("Friday, November 20, 2026")).toBeFocused();
      await calendar.getByRole("button", { name: "Next month" }).click();
      await expect(calendar.getByRole("grid", { name: "December 2026" })).toBeVisible();
      await day("Thursday, December 24, 2026").click();
      await expect(input).toHaveValue("24/12/2026");
      await expect(calendar).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => (window as any).changes)).toEqual(["input 24/12/2026", "change 24/12/2026"]);
    });

    await test.step("the keyboard finds and chooses a day, and Escape chooses none", async () => {
      await input.press("Tab");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(day("Thursday, December 24, 2026")).toBeFocused();
      await expect(day("Thursday, December 24, 2026")).toHaveAttribute("aria-selected", "true");
      for (const key of ["ArrowRight", "ArrowDown", "PageDown", "Home", "ArrowUp", "Shift+PageUp"])
        await page.keyboard.press(key);
      await expect(day("Saturday, January 24, 2026")).toBeFocused();
      await page.keyboard.press("End");
      await expect(day("Saturday, January 24, 2026")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(calendar).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(input).toHaveValue("24/12/2026");
      await page.keyboard.press("Space");
      await expect(day("Thursday, December 24, 2026")).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Space");
      await expect(input).toHaveValue("23/12/2026");
    });
  },
);

test("OPT-05 the calendar opens, closes and reaches any month, and keeps typed input", async ({
  page,
  control,
  visit,
}) => {
  const { input, button, calendar, day } = await open(page, control, visit, pickerHtml());

  await test.step("a click outside or on the button closes the calendar", async () => {
    await button.click();
    await expect(calendar).toBeVisible();
    await page.getByText("Elsewhere").click();
    await expect(calendar).toHaveCount(0);
    await button.click();
    await expect(calendar).toBeVisible();
    await button.click();
    await expect(calendar).toHaveCount(0);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("a typed date is completed on blur; other text is left unchanged", async () => {
    await input.fill("4.7.26");
    await input.press("Tab");
    await expect(input).toHaveValue("04/07/2026");
    await button.click();
    await expect(day("Saturday, July 4, 2026")).toBeFocused();
    await page.keyboard.press("Escape");
    await input.fill("soon");
    await input.press("Tab");
    await expect(input).toHaveValue("soon");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(input).toHaveValue("");
  });

  await test.step("month and year can be chosen, and Tab goes through the calendar and out of it", async () => {
    await input.fill("24/12/2026");
    await button.click();
    await calendar.getByLabel("Month", { exact: true }).selectOption("February");
    await calendar.getByLabel("Year").selectOption("2028");
    await expect(calendar.getByRole("grid", { name: "February 2028" })).toBeVisible();
    await expect(day("Tuesday, February 29, 2028")).toBeVisible();
    await calendar.getByRole("button", { name: "Previous month" }).focus();
    for (const name of ["Month", "Year"]) {
      await page.keyboard.press("Tab");
      await expect(calendar.getByLabel(name, { exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(day("Thursday, February 24, 2028")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(calendar).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  });
});

test("OPT-05 closed and out-of-range days are disabled, ranges stay in order, bad attributes warn once", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(
    /date-picker on <div>: data-min expects a date such as 2027-01-31, or in the format DD\/MM\/YYYY, got "soon"; it is ignored/,
  );
  guard.allowConsole(
    /date-picker on <div>: data-closed-days expects numbers from 1 for Monday to 7 for Sunday, got "Sunday"; it is ignored/,
  );
  guard.allowConsole(
    /date-picker on <div>: data-after expects the id of an input of this page, got "#nowhere"; it is ignored/,
  );
  guard.allowConsole(
    /date-picker on <div#other>: data-max expects a date that is not before data-min, got "2026-01-01"; it is ignored/,
  );
  const broken = pickerHtml(
    'data-min="soon" data-closed-days="Sunday" data-after="#nowhere"',
    "24/12/2026",
    "s",
    "Senseless",
  );
  const other = pickerHtml('id="other" data-min="2026-02-02" data-max="2026-01-01"', "", "o", "Other");
  const range =
    pickerHtml("", "24/12/2026", "from", "Arrival") + pickerHtml('data-after="#from"', "", "to", "Departure");
  const { input, button, calendar, day } = await open(
    page,
    control,
    visit,
    pickerHtml('data-min="24/11/2026" data-max="2026-12-10" data-closed-days="7, 1"') + range + broken + other,
  );

  await test.step("out-of-range and closed days cannot be chosen", async () => {
    await button.press("Enter");
    await expect(day("Tuesday, November 24, 2026")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(day("Tuesday, November 24, 2026")).toBeFocused();
    await expect(calendar.getByRole("button", { name: "Previous month" })).toHaveAttribute("aria-disabled", "true");
    await calendar.getByRole("button", { name: "Previous month" }).click({ force: true });
    await expect(calendar.getByRole("grid", { name: "November 2026" })).toBeVisible();
    await day("Monday, November 30, 2026").click({ force: true });
    await expect(calendar).toBeVisible();
    await expect(input).toHaveValue("");
    await day("Tuesday, November 24, 2026").focus();
    await page.keyboard.press("PageDown");
    await expect(day("Thursday, December 10, 2026")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(input).toHaveValue("10/12/2026");
  });

  await test.step("the second date cannot be before the first; an arrival after it can be chosen", async () => {
    await picker(page, "Departure").button.press("Enter");
    await expect(day("Thursday, December 24, 2026")).toBeFocused();
    await expect(day("Wednesday, December 23, 2026")).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.locator("#to")).toHaveValue("31/12/2026");
    await page.getByRole("button", { name: "Choose a date: Arrival" }).click();
    await expect(day("Thursday, December 24, 2026")).toBeFocused();
    await page.keyboard.press("PageDown");
    await expect(day("Thursday, December 31, 2026")).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("a calendar with ignored attributes works", async () => {
    await picker(page, "Senseless").button.press("Enter");
    await expect(day("Thursday, December 24, 2026")).toBeFocused();
  });
});

test("OPT-05 the calendar works disabled, in fieldsets, right to left and in dialogs @all", async ({
  page,
  control,
  visit,
}) => {
  const readOnly = pickerHtml("", "", "r", "Fixed").replace("<input", "<input readonly");
  const time = `<div data-island="time-picker"><label for="t">Time</label> <input id="t" name="t"></div>`;
  const mirrored = `<div dir="rtl"><label for="m">Mirrored</label>
    <input data-island="date-picker" id="m" name="m" value="24/12/2026"></div>`;
  const { button, calendar } = await open(
    page,
    control,
    visit,
    `${readOnly}${mirrored}<fieldset disabled>${pickerHtml()}${time}</fieldset>`,
  );

  await test.step("a read-only input opens no calendar", async () => {
    const { button, calendar } = picker(page, "Fixed");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(calendar).toHaveCount(0);
  });

  await test.step("pickers in a fieldset follow when the page enables and disables it", async () => {
    const buttons = [button, page.getByRole("button", { name: "Choose a time: Time" })];
    const disable = (isDisabled: boolean) =>
      page
        .locator("fieldset")
        .evaluate((element, disabled) => ((element as HTMLFieldSetElement).disabled = disabled), isDisabled);
    // A fieldset disables its buttons by itself; their aria-disabled must follow.
    for (const control of buttons) await expect(control).toHaveAttribute("aria-disabled", "true");
    await disable(false);
    for (const control of buttons) await expect(control).toHaveAttribute("aria-disabled", "false");
    await button.press("Enter");
    await expect(calendar).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("#t").evaluate((input) => ((input as HTMLInputElement).readOnly = true));
    await expect(buttons[1]!).toHaveAttribute("aria-disabled", "true");
    await disable(true);
    for (const control of buttons) await expect(control).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("the island can be the input itself, and right-to-left mirrors the calendar", async () => {
    const { input, button, calendar, day } = picker(page, "Mirrored");
    await page.setViewportSize({ width: 800, height: 700 });
    const [field, beside] = [(await input.boundingBox())!, (await button.boundingBox())!];
    expect(beside.x).toBeLessThan(field.x);
    expect(Math.abs(beside.y - field.y)).toBeLessThan(30);
    await button.press("Enter");
    await expect(day("Thursday, December 24, 2026")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(day("Friday, December 25, 2026")).toBeFocused();
    const box = (await calendar.boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 800]).toEqual([true, true]);
    await page.keyboard.press("Escape");
  });

  await test.step("in a dialog, Escape closes the calendar and keeps the dialog open", async () => {
    const { button, calendar } = picker(page, "Inside");
    await page.evaluate(
      (html) => {
        const dialog = document.body.appendChild(document.createElement("dialog"));
        dialog.id = "around";
        window.atoll!.setHtml(dialog, html);
        dialog.showModal();
      },
      pickerHtml("", "24/12/2026", "i", "Inside"),
    );
    await button.press("Enter");
    await expect(calendar).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(calendar).toHaveCount(0);
    await expect(page.locator("#around")).toBeVisible();
  });
});

test("OPT-05 if the calendar's code fails to load, the input stays a plain one", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/404|Failed to load|island date-picker on .* failed \(load\)/);
  await page.route(chunksWith("Calendar.NextMonth"), (route) => route.fulfill({ status: 404 }));
  const { input, button } = await open(page, control, visit, pickerHtml());
  await button.press("Enter");
  await expect(button).toHaveCount(0);
  await input.fill("24/12/2026");
  expect(await page.evaluate(() => new FormData(document.forms[0]!).get("d"))).toBe("24/12/2026");
});
