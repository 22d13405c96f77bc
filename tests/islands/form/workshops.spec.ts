// The stand-in's booking form, in which the form widgets work together.
import type { Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { hold } from "../../browser/hold.ts";
import { serveLab } from "../../browser/lab.ts";
import { setConsentCookie, heading, live } from "../../browser/shop/visitor.ts";
import { revealIslands } from "../../browser/shop/visits.ts";
import { violations } from "../../browser/violations.ts";

test.beforeEach(async ({ page, control }) => {
  await setConsentCookie(page);
  await control.clock("2026-11-20T10:00:00Z");
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00"));
});

async function ready(page: Page): Promise<void> {
  await revealIslands(page);
  await expect(page.locator(".ts-wrapper")).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(3);
}

/** Fills in the form by mouse. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Workshop" }).click();
  await page.getByRole("option", { name: "Tasting coffee at the quay" }).click();
  await page.getByRole("button", { name: "Choose a date: Day" }).click();
  await page.getByRole("gridcell", { name: /Wednesday,? 25 November 2026/ }).click();
  await page.getByRole("button", { name: "Choose a time: Time" }).click();
  await page.getByRole("option", { name: "14:30" }).click();
  await page.getByRole("slider", { name: "People" }).press("ArrowRight");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Email address").fill("ada@example.org");
}

test("OPT-05 OPT-06 OPT-08 a workshop is booked with all widgets; a reset and server errors work @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/422/);
  await test.step("nothing moves when the widgets mount", async () => {
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".booking-form .field, .booking-form button[type=submit]")].map((element) =>
          Math.round(element.getBoundingClientRect().top + scrollY),
        ),
      );
    const release = await hold(page, /\/atoll\/islands\/(date-picker|time-picker|range-slider|select-enhancer)\./);
    await visit("/en/workshops");
    await page.locator("#name").scrollIntoViewIfNeeded();
    await expect(page.locator(".booking-budget")).toHaveAttribute("data-island-state", "loading");
    const before = await boxes();
    release();
    await ready(page);
    expect(await boxes()).toEqual(before);
  });

  await test.step("a reset restores every field and its widget", async () => {
    await fillIn(page);
    await page.getByRole("button", { name: "Start again" }).click();
    await expect(page.getByRole("combobox", { name: "Workshop" })).toHaveText("Choose a workshop");
    await expect(page.getByLabel("Day", { exact: true })).toHaveValue("");
    await expect(page.getByRole("combobox", { name: "Time" })).toHaveValue("");
    await expect(page.getByRole("slider", { name: "People" })).toHaveAttribute("aria-valuetext", "2 people");
  });

  await test.step("server errors are shown at the fields, which keep their input and widgets", async () => {
    await page.getByLabel("Day", { exact: true }).fill("19/11/2026");
    await page.getByRole("combobox", { name: "Time" }).fill("8");
    await page.getByRole("button", { name: "Request this day" }).click();
    await expect(page.getByText("Choose a day after today.")).toBeVisible();
    await ready(page);
    await expect(page.getByRole("combobox", { name: "Workshop" })).toHaveAccessibleDescription("Choose a workshop.");
    await expect(page.getByRole("combobox", { name: "Time" })).toHaveValue("08:00");
    await expect(page.getByRole("combobox", { name: "Time" })).toHaveAccessibleDescription(
      "We start between 10:00 and 17:00.",
    );
    await expect(page.getByLabel("Day", { exact: true })).toHaveValue("19/11/2026");
    await page.getByRole("button", { name: "Choose a date: Day" }).click();
    await expect(page.getByRole("gridcell", { name: /Tuesday,? 24 November 2026/ })).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("the form sends the same fields as without widgets", async () => {
    await fillIn(page);
    await page.getByRole("button", { name: "Request this day" }).click();
    await expect(heading(page)).toHaveText("See you soon");
    await expect(page).toHaveURL(/\/en\/workshops\/booked$/);
    const sent = (await control.log()).filter(({ method, path }) => method === "POST" && path === "/en/workshops");
    // The first request was refused.
    expect(sent.slice(1).map(({ body }) => [...new URLSearchParams(body)])).toEqual([
      [
        ["workshop", "coffee"],
        ["date", "25/11/2026"],
        ["otherDate", ""],
        ["time", "14:30"],
        ["people", "3"],
        ["budgetFrom", "20"],
        ["budgetTo", "60"],
        ["name", "Ada"],
        ["email", "ada@example.org"],
      ],
    ]);
  });
});

test("OPT-05 LOC-01 LOC-06 calendar, times and slider use the page's language and formats @all", async ({
  page,
  visit,
  control,
}) => {
  await test.step("in French the calendar starts on Monday and is translated", async () => {
    await visit("/fr/workshops");
    await ready(page);
    await page.getByRole("button", { name: /^Choisir une date\s: Jour$/ }).click();
    const day = page.getByRole("gridcell", { name: "mardi 24 novembre 2026" });
    await expect(day).toBeFocused();
    await expect(page.getByRole("columnheader").first()).toHaveText(/^lun/);
    await expect(page.getByRole("button", { name: "Mois suivant" })).toBeVisible();
    await day.press("Enter");
    await expect(page.locator("#date")).toHaveValue("24/11/2026");
    await expect(page.getByRole("slider", { name: "De" })).toHaveAttribute("aria-valuetext", /^20\s€$/);
  });

  await test.step("in Dutch dates have dashes and the texts are translated", async () => {
    const dateHtml =
      '<div data-island="date-picker"><label for="date">Dag</label> <input id="date" name="date" ' +
      'autocomplete="off"></div>';
    const timeHtml =
      '<div data-island="time-picker"><label for="time">Uur</label> <input id="time" name="time" ' +
      'autocomplete="off"></div>';
    await serveLab(control, {
      dag: {
        lang: "nl-BE",
        settings: { culture: "nl", locale: "nl-BE", dateFormat: "DD-MM-YYYY" },
        page: `<h1>Dag</h1><form>${dateHtml}${timeHtml}</form>`,
      },
    });
    await visit("/lab/dag");
    for (const island of await page.locator("[data-island]").all()) await live(island);
    await page.locator("#date").fill("2.12.26");
    await page.getByRole("button", { name: "Datum kiezen: Dag" }).click();
    await expect(page.locator("#date")).toHaveValue("02-12-2026");
    await page.getByRole("gridcell", { name: "woensdag 2 december 2026" }).press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.locator("#date")).toHaveValue("03-12-2026");
    await page.getByRole("button", { name: "Tijd kiezen: Uur" }).click();
    await expect(page.getByRole("listbox", { name: "Uur" })).toBeVisible();
  });
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Widgets that can be open, with the part of the page that they belong to. */
const openWidgets: { name: string; part: string; show(page: Page): Promise<unknown> }[] = [
  {
    name: "the calendar",
    part: ".booking-form",
    show: async (page) => {
      await page.locator("#date").fill("25/11/2026");
      await page.getByRole("button", { name: "Choose a date: Day" }).click();
      await expect(page.getByRole("gridcell", { name: /Wednesday,? 25 November 2026/ })).toBeFocused();
    },
  },
  {
    name: "the list of times",
    part: ".booking-form",
    show: async (page) => {
      await page.locator("#time").click();
      await expect(page.getByRole("listbox")).toBeVisible();
    },
  },
  {
    name: "the list of workshops",
    part: ".booking-form",
    show: async (page) => {
      await page.locator(".ts-control").click();
      await expect(page.getByRole("option", { name: "A first cup on the wheel" })).toBeVisible();
    },
  },
  {
    name: "the list of studios",
    part: ".fake-select",
    show: async (page) => {
      await page.locator(".fake-select summary").click();
      await expect(page.getByRole("link", { name: "Ghent" })).toBeVisible();
    },
  },
];

// The tests of all pages cover the page without an open widget.
test("OPT-05 OPT-06 OPT-08 SUI-01 the form is accessible and fits with its calendar or a list open @all", async ({
  page,
  visit,
}) => {
  await visit("/en/workshops");
  await ready(page);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name, part, show } of openWidgets)
      await test.step(`${name} is open at ${width} px`, async () => {
        await show(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (width === 320) expect(await violations(page, part)).toEqual([]);
        await page.keyboard.press("Escape");
      });
  }
  const list = page.locator(".fake-select summary");
  await list.click();
  await page.getByRole("link", { name: "Ghent" }).click();
  await expect(list).toHaveText("Ghent");
  await expect(page.locator(".workshop-card")).toHaveCount(1);
  await expect(page).toHaveURL(/studio=ghent$/);
});
