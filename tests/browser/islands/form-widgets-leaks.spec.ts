// Each widget is left in the middle of what it does, again and again.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { hasChosen, live } from "../shop/visitor.ts";

const widgets = `<h1>Widgets</h1><form>
<div data-island="date-picker" data-min="2026-01-01"><label for="d">Day</label> <input id="d" name="d" value="24/12/2026"></div>
<div data-island="time-picker"><label for="t">Time</label> <input id="t" name="t" value="10:00" role="textbox"></div>
<div data-island="range-slider" data-max="100"><label for="r">From</label> <input id="r" name="r" value="20"> <label for="s">to</label> <input id="s" name="s" value="60"></div>
<label>Country <select data-island="select-enhancer" name="c" tabindex="0"><option>Belgium</option><optgroup label="Far"><option>Chile</option></optgroup></select></label>
<label for="m">Towns</label> <select class="towns" data-island="select-enhancer" id="m" name="m" multiple="multiple"><option selected>Ostend</option><option>Ghent</option></select>
<details data-island="fake-select"><summary>Newest</summary><ul><li><a href="/lab/other">Newest</a></li></ul></details></form>`;

test.beforeEach(async ({ page, control }) => {
  await hasChosen(page);
  await page.addInitScript(countTimers);
  await serveLab(control, { widgets: { page: widgets }, other: { page: "<h1>Other</h1>" } });
});

/** What is there, once nothing is under way. */
async function counted(page: Page): Promise<Record<string, number>> {
  await idle(page);
  return (await left(page)).counts;
}

/** What in `#page` is not as the server sent it, after the islands have been taken away; values that the visitor gave are not looked at. */
const changedBySweep = (page: Page): Promise<{ now: string; sent: string }> =>
  page.evaluate(async () => {
    const section = document.querySelector("#page")!;
    window.atoll!.sweep(section);
    const sent = new DOMParser()
      .parseFromString(await (await fetch(location.href)).text(), "text/html")
      .querySelector("#page")!;
    return { now: section.innerHTML, sent: sent.innerHTML };
  });

async function ready(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all()) await live(island);
  await expect(page.locator(".ts-wrapper")).toHaveCount(2);
  await expect(page.getByRole("slider")).toHaveCount(2);
}

const middle = async (target: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** What a visitor is in the middle of, when the page goes. */
const interruptions: ((page: Page) => Promise<unknown>)[] = [
  async (page) => {
    await page.getByRole("button", { name: /calendar: Day/ }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("ArrowDown");
  },
  // Its code, or its first frame, is still under way.
  (page) => page.getByRole("button", { name: /calendar: Day/ }).click(),
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

test("OPT-05 OPT-06 OPT-08 SUI-01 NAV-20 a page that is left with a calendar, a list or a drag under way leaves no listener, node, timer or observer", async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  await visit("/lab/other");
  const go = (name: string): Promise<unknown> => page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
  const round = async (): Promise<void> => {
    for (const interrupt of interruptions) {
      await go("widgets");
      await ready(page);
      await interrupt(page);
      await go("other");
      await expect(page.locator("#page h1")).toHaveText("Other");
      // Neither widgets nor what they put around the page, while the mouse is still held.
      await expect(page.locator(".atoll-panel, .noUi-target, .ts-wrapper")).toHaveCount(0);
      expect(await page.evaluate(() => document.body.style.cursor)).toBe("");
      await page.mouse.up();
    }
  };
  // As many pages as are kept.
  await round();
  const early = await counted(page);
  await round();
  await round();
  const late = await counted(page);
  // The least of the widgets left behind by each round would be more nodes.
  expect(grown([early, late], { nodes: 30 })).toEqual({});
});

test("OPT-05 OPT-06 OPT-08 SUI-01 NAV-20 swept, each widget is the server's own markup again, with what the visitor chose", async ({
  page,
  visit,
}) => {
  await visit("/lab/widgets");
  await ready(page);
  for (const interrupt of interruptions) {
    await interrupt(page);
    const { now, sent } = await changedBySweep(page);
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
