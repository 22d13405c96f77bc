import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

async function open(
  page: Page,
  control: Control,
  visit: (path: string) => Promise<unknown>,
  attributes = 'data-min="09:00" data-max="18:00"',
  value = "",
) {
  const html = `<div data-island="time-picker" ${attributes}><label for="t">Time</label>
    <input id="t" name="t" value="${value}" autocomplete="off"></div>`;
  await serveLab(control, { time: { page: `<h1>Time</h1><form>${html}<button type="reset">Reset</button></form>` } });
  await visit("/lab/time");
  await live(page.locator("[data-island]"));
  return {
    input: page.getByRole("combobox", { name: "Time" }),
    button: page.getByRole("button", { name: "Choose a time: Time" }),
    list: page.getByRole("listbox", { name: "Time" }),
    option: (name: string) => page.getByRole("option", { name }),
  };
}

test("OPT-05 a time is typed loosely or picked by mouse; invalid bounds warn once each", async ({
  page,
  control,
  visit,
  guard,
}) => {
  const { input, button, list, option } = await open(page, control, visit);

  await test.step("a typed time may be off the list; the list follows, and Tab moves on", async () => {
    await input.click();
    await input.pressSequentially("14h");
    await expect(option("14:00")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    await expect(list).toHaveCount(0);
    await expect(input).toHaveValue("14:00");
    for (const [typed, normalised] of [
      ["930", "09:30"],
      ["9u45", "09:45"],
      ["later", "later"],
    ] as const) {
      await input.fill(typed);
      await page.keyboard.press("Tab");
      await expect(input).toHaveValue(normalised);
    }
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(input).toHaveValue("");
  });

  await test.step("a clicked time is entered with events, and the input keeps the focus", async () => {
    await page.evaluate(() => {
      for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) =>
          ((window as any).changes ??= []).push(`${type} ${(target as HTMLInputElement).value}`),
        );
    });
    await button.click();
    await expect(list).toBeVisible();
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(input).toBeFocused();
    await expect(list.getByRole("option")).toHaveCount(19);
    await option("14:30").click();
    await expect(input).toHaveValue("14:30");
    await expect(list).toHaveCount(0);
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute("aria-expanded", "false");
    expect(await page.evaluate(() => (window as any).changes)).toEqual(["input 14:30", "change 14:30"]);
    await input.click();
    await expect(option("14:30")).toHaveAttribute("aria-selected", "true");
    await page.getByRole("heading").click();
    await expect(list).toHaveCount(0);
  });

  await test.step("with invalid bounds the list has the whole day", async () => {
    guard.allowConsole(/time-picker on <div>: data-min expects a time such as 09:30, got "early"; it is ignored/);
    guard.allowConsole(
      /time-picker on <div>: data-step expects a whole number of at least 1 and at most 720, got "0"; 30 is used/,
    );
    const { input, list } = await open(page, control, visit, 'data-min="early" data-step="0"');
    await input.click();
    await expect(list.getByRole("option")).toHaveCount(48);
  });
});

test("OPT-05 by keyboard the arrows step through the times, and Enter keeps the typed one", async ({
  page,
  control,
  visit,
}) => {
  await test.step("arrow keys step through the times, or through the list when it is open", async () => {
    const { input, list, option } = await open(
      page,
      control,
      visit,
      'data-min="09:00" data-max="18:00" data-step="60"',
      "9:40",
    );
    await input.focus();
    await page.keyboard.press("ArrowDown");
    await expect(input).toHaveValue("10:00");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(input).toHaveValue("09:00");
    await expect(list).toHaveCount(0);
    await page.keyboard.press("Alt+ArrowDown");
    await expect(list).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(option("11:00")).toHaveAttribute("aria-selected", "true");
    await expect(input).toHaveAttribute("aria-activedescendant", (await option("11:00").getAttribute("id"))!);
    await expect(input).toHaveValue("09:00");
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(input).toHaveValue("09:00");
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(input).toHaveValue("10:00");
    await expect(page).toHaveURL(/\/lab\/time$/);
  });

  await test.step("Enter keeps the typed or initial time, or none; arrow keys continue from it", async () => {
    const { input, list, option } = await open(page, control, visit, 'data-min="09:00" data-max="18:00"', "10:10");
    for (const [typed, expected] of [
      [null, "10:10"],
      ["9:10", "09:10"],
      ["", ""],
      ["14:00", "14:00"],
    ] as const) {
      await input.click();
      await expect(list).toBeVisible();
      if (typed !== null) await input.fill(typed);
      if (typed !== "14:00") await expect(page.locator("[role=option][aria-selected=true]")).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(list).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(input).toHaveValue(expected);
    }
    await input.fill("17:10");
    await input.click();
    await expect(option("17:00")).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(input).toHaveValue("17:30");
  });
});
