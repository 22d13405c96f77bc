import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { countTimers, growth, idle, leftovers, scriptBytes } from "../leftovers.ts";

const headers = { "Content-Security-Policy": "script-src 'self' 'unsafe-inline'" };

const content = (name: string): string => `<h1>${name}</h1><form data-ajax method=post>
  <div data-island=quantity data-island-when=load><label>Quantity <input name=Quantity value=1></label></div></form>
  <script>document.addEventListener("click", function () { window.labPage = "${name}"; });</script>
  <lab-element>text</lab-element><table><tr><td>cell</td></tr></table>`;

/** Visits two pages in turn; each is shown in two pieces. Every third one is left before all of it is there. */
const walk = (page: Page, visits: number): Promise<void> =>
  page.evaluate(async (visits) => {
    for (let index = 0; index < visits; index++) {
      const shown = window.atoll!.visit(`/lab/page-${index % 2}`);
      if (index % 3 > 0) await shown;
      else await new Promise((resolve) => document.addEventListener("page:swap", resolve, { once: true }));
    }
  }, visits);

test("NAV-01 NAV-20 300 visits to pages that arrive in parts leave nothing @all", async ({ page, control }) => {
  test.setTimeout(120_000);
  await page.addInitScript(countTimers);
  const pages = ["page-0", "page-1"];
  await serveLab(
    control,
    Object.fromEntries(pages.map((name) => [name, { before: menu(...pages), headers, page: content(name) }])),
  );
  for (const name of pages) await control.answer({ path: `/lab/${name}`, times: 1000, cuts: [{ before: "<table>" }] });
  await page.goto("/lab/page-0");
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("atoll-streaming")),
  );
  const added = await page.evaluate(() => {
    const count = { added: 0 };
    document.addEventListener("page:added", () => count.added++);
    return Object.assign(window, { labCount: count }).labCount.added;
  });
  expect(added).toBe(0);
  const left = async (): Promise<Record<string, number>> => {
    await expect(page.locator("[data-island=quantity]")).toHaveAttribute("data-island-state", "live");
    await idle(page);
    return { ...(await leftovers(page)).counts, bytes: await scriptBytes(page) };
  };
  await walk(page, 30);
  const early = await left();
  await walk(page, 150);
  const halfway = await left();
  await walk(page, 150);
  const late = await left();
  expect(growth([early, halfway, late], { bytes: 12_000 })).toEqual({});
  // Without pieces the test would prove nothing about them.
  const count = await page.evaluate(() => (window as unknown as { labCount: { added: number } }).labCount.added);
  expect(count).toBeGreaterThan(150);
});
