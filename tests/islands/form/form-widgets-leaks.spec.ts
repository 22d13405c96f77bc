// Leak tests of form widgets: each is left repeatedly in the middle of an interaction.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { serveLab } from "../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../browser/leftovers.ts";
import { setConsentCookie } from "../../browser/shop/visitor.ts";
import { sweepPage } from "../../browser/swept.ts";

const widgets = `<h1>Widgets</h1><form>
<div data-island="date-picker" data-min="2026-01-01"><label for="d">Day</label>
  <input id="d" name="d" value="24/12/2026"></div>
<div data-island="time-picker"><label for="t">Time</label> <input id="t" name="t" value="10:00" role="textbox"></div>
<div data-island="range-slider" data-max="100"><label for="r">From</label> <input id="r" name="r" value="20">
  <label for="s">to</label> <input id="s" name="s" value="60"></div>
<label>Country <select data-island="select-enhancer" name="c" tabindex="0"><option>Belgium</option><optgroup
  label="Far"><option>Chile</option></optgroup></select></label>
<label for="m">Towns</label> <select class="towns" data-island="select-enhancer" id="m" name="m"
  multiple="multiple"><option selected>Ostend</option><option>Ghent</option></select>
<details data-island="fake-select"><summary>Newest</summary><ul><li><a
  href="/lab/other">Newest</a></li></ul></details></form>`;

test.beforeEach(async ({ page, control }) => {
  await setConsentCookie(page);
  await page.addInitScript(countTimers);
  await serveLab(control, { widgets: { page: widgets }, other: { page: "<h1>Other</h1>" } });
});

/** Counts of listeners, nodes and timers, once the page is idle. */
async function leakCounts(page: Page): Promise<Record<string, number>> {
  await idle(page);
  return (await leftovers(page)).counts;
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    const areLive = count("[data-island]") > 0 && count("[data-island]:not([data-island-state=live])") === 0;
    return areLive && count(".ts-wrapper") === 2 && count("[role=slider]") === 2;
  });
}

const middle = async (target: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** Actions that a visitor may be in the middle of when the page is replaced. */
const interruptions: ((page: Page) => Promise<unknown>)[] = [
  async (page) => {
    await page.getByRole("button", { name: /Choose a date: Day/ }).press("Enter");
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("ArrowDown");
  },
  // The calendar's code or its first frame is still pending.
  (page) => page.getByRole("button", { name: /Choose a date: Day/ }).click(),
  async (page) => {
    await page.locator("#t").click();
    await expect(page.getByRole("listbox", { name: "Time" })).toBeVisible();
  },
  async (page) => {
    const [x, y] = await middle(page.getByRole("slider", { name: "From" }));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y);
    await expect(page.locator(".noUi-active")).toHaveCount(1);
  },
  async (page) => {
    await page.locator(".ts-control").first().click();
    await expect(page.getByRole("option", { name: "Chile" })).toBeVisible();
  },
  (page) => page.locator("summary").click(),
];

test("OPT-05 OPT-06 OPT-08 SUI-01 NAV-20 leaving during a drag or with open widgets leaks nothing @all", async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  await visit("/lab/other");
  const goTo = (name: string): Promise<unknown> => page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
  const round = async (): Promise<void> => {
    for (const interrupt of interruptions) {
      await goTo("widgets");
      await ready(page);
      await interrupt(page);
      await goTo("other");
      // No widget and none of its elements outside the page may remain while the mouse is still down.
      const remaining = await page.evaluate(() => ({
        heading: document.querySelector("#page h1")!.textContent,
        elements: document.querySelectorAll(".atoll-panel, .noUi-target, .ts-wrapper").length,
        cursor: document.body.style.cursor,
      }));
      expect(remaining).toEqual({ heading: "Other", elements: 0, cursor: "" });
      await page.mouse.up();
    }
  };
  // The first two rounds fill what is kept once, such as the shell's cache of pages and the calendar's last elements.
  // Growth in five rounds is a leak.
  const counts: Record<string, number>[] = [];
  for (let time = 0; time < 5; time++) {
    await round();
    counts.push(await leakCounts(page));
  }
  // The smallest widget, left behind in each round, would add more nodes than that.
  expect(growth(counts, { nodes: 15 })).toEqual({});
});

test("OPT-05 OPT-06 OPT-08 SUI-01 NAV-20 removal restores the server's markup and keeps the choices", async ({
  page,
  visit,
}) => {
  await visit("/lab/widgets");
  await ready(page);
  for (const interrupt of interruptions) {
    await interrupt(page);
    // The values that the visitor has chosen are not part of the HTML.
    const { now, sent } = await sweepPage(page);
    expect(now).toBe(sent);
    await page.mouse.up();
    await page.evaluate(() => window.atoll!.scan());
    await ready(page);
  }
  await page.locator(".ts-control").first().click();
  await page.getByRole("option", { name: "Chile" }).click();
  await page.evaluate(() => window.atoll!.sweep(document.body));
  await expect(page.getByLabel("Country")).toHaveValue("Chile");
  await page.getByLabel("Country").selectOption("Belgium");
});
