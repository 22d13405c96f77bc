import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { countTimers, growth, idle, leftovers, scriptBytes } from "../leftovers.ts";

const PAGES = 20;

/** This policy allows inline styles, because each page has its own. */
const headers = { "Content-Security-Policy": "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'" };

/** Visits all pages in turn, `rounds` times, without waiting for islands: some are swept while they load. */
const walk = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(
    async ({ rounds, pages }) => {
      for (let visit = 1; visit <= rounds * pages; visit++) await window.atoll!.visit(`/lab/page-${visit % pages}`);
    },
    { rounds, pages: PAGES },
  );

/** Islands in each state: live, waiting, failed by its markup, failed because its code is missing. */
const page = (index: number): string => `<h1>Page ${index}</h1>
<form data-ajax method="post"><div data-island="quantity" data-island-when="load"><label>Quantity <input name="Quantity"
  value="${index}"></label></div></form>
<div data-island="quantity" data-island-when="load">no input</div>
<div data-island="number-spinner" data-island-when="load"><input name="late"></div>
<div data-island="quantity" data-island-when="interaction"><input name="touched"></div>
<div data-island="quantity" data-island-when="media(min-width: 9999px)"><input name="wide"></div>
${tall(3000)}<div data-island="quantity" data-island-when="visible"><input name="below"></div>
<a data-prefetch href="/lab/page-0">Home</a>
<script>document.addEventListener("click", function () { window.labPage = ${index}; });</script>`;

test("NAV-20 NAV-02 ERR-05 260 visits leak no listener, timer, observer, node or memory @all", async ({
  page: tab,
  control,
  guard,
}) => {
  guard.allowConsole(/island quantity on .* failed \(config\)/);
  guard.allowConsole(/number-spinner.*404|404 \(Not Found\)|island number-spinner/);
  await tab.route(/number-spinner/, (route) => route.fulfill({ status: 404 }));
  await tab.addInitScript(countTimers);
  const pages = Array.from({ length: PAGES }, (_, index) => [
    `page-${index}`,
    {
      title: `Page ${index}`,
      before: menu("page-1"),
      headers,
      head: `<style>h1 { margin-left: ${index}px }</style>`,
      page: page(index),
    },
  ]);
  await serveLab(control, Object.fromEntries(pages));
  await tab.goto("/lab/page-0");
  const allFinished = async (): Promise<void> => {
    // The last page's islands are live or failed, and retries for earlier pages are over.
    await expect
      .poll(
        () =>
          tab.evaluate(() =>
            window
              .atoll!.inspect()
              .map(({ state }) => state)
              .sort(),
          ),
        { timeout: 15_000 },
      )
      .toEqual(["failed", "failed", "live", "waiting", "waiting", "waiting"]);
    await idle(tab);
  };
  const left = async (): Promise<Record<string, number>> => ({
    ...(await leftovers(tab)).counts,
    bytes: await scriptBytes(tab),
  });
  await walk(tab, 1);
  await allFinished();
  const early = await left();
  await walk(tab, 6);
  await allFinished();
  const halfway = await left();
  await walk(tab, 6);
  await allFinished();
  const late = await left();
  // If pages leaked, 120 of this size would take hundreds of kilobytes in each half. The browser's own tables may grow by
  // some kilobytes, and one of them once by more.
  expect(growth([early, halfway, late], { bytes: 12_000 })).toEqual({});
  await expect(tab.locator("#page h1")).toHaveText("Page 0");
});
