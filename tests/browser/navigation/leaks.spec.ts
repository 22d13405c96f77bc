import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab, tall } from "../lab.ts";

const PAGES = 20;

/** Inline styles are allowed here: each page has its own. */
const headers = { "Content-Security-Policy": "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'" };

/** Counts what is under way; runs in the page before its scripts. */
function countTimers(): void {
  const timers = new Set<number>();
  const observed = new Map<object, number>();
  for (const [start, stop, once] of [["setTimeout", "clearTimeout", true], ["setInterval", "clearInterval", false]] as const) {
    const [begin, end] = [window[start].bind(window), window[stop].bind(window)];
    Object.assign(window, {
      [start](act: () => void, delay?: number) {
        const id = begin(() => {
          if (once) timers.delete(id);
          act();
        }, delay) as unknown as number;
        timers.add(id);
        return id;
      },
      [stop](id: number) {
        timers.delete(id);
        end(id);
      },
    });
  }
  for (const { prototype } of [IntersectionObserver, ResizeObserver, MutationObserver] as { prototype: any }[]) {
    const { observe, unobserve, disconnect } = prototype;
    const add = (observer: object, change: number): unknown => observed.set(observer, (observed.get(observer) ?? 0) + change);
    prototype.observe = function (...all: unknown[]) {
      add(this, 1);
      return observe.apply(this, all);
    };
    prototype.unobserve = function (...all: unknown[]) {
      add(this, -1);
      return unobserve?.apply(this, all);
    };
    prototype.disconnect = function () {
      observed.delete(this);
      return disconnect.call(this);
    };
  }
  (window as any).labUnderWay = () => ({ timers: timers.size, observed: [...observed.values()].reduce((sum, count) => sum + count, 0) });
}

async function left(page: Page): Promise<{ counts: Record<string, number>; heap: number }> {
  const browser = await page.context().newCDPSession(page);
  // What the console was told stays alive for the one who reads it.
  await browser.send("Runtime.enable");
  await browser.send("Runtime.discardConsoleEntries");
  await browser.send("HeapProfiler.enable");
  for (let time = 0; time < 3; time++) await browser.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await browser.send("Memory.getDOMCounters");
  const { usedSize: heap } = await browser.send("Runtime.getHeapUsage");
  await browser.detach();
  const here = await page.evaluate(() => ({
    ...(window as any).labUnderWay(),
    islands: window.atoll!.inspect().length,
    outside: document.querySelectorAll("*").length - document.querySelectorAll("#page *").length,
    inside: document.querySelectorAll("#page *").length,
  }));
  return { counts: { ...here, nodes, listeners }, heap };
}

/** Goes through all pages in turn, `rounds` times, without waiting for islands: some are swept while they load. */
const walk = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(
    async ({ rounds, pages }) => {
      for (let visit = 1; visit <= rounds * pages; visit++) await window.atoll!.visit(`/lab/page-${visit % pages}`);
    },
    { rounds, pages: PAGES },
  );

/** One of each kind: live, waiting, failing by its markup, failing because its code does not come. */
const page = (index: number): string => `<h1>Page ${index}</h1>
<form data-ajax method="post"><div data-island="quantity" data-island-when="load"><label>Quantity <input name="Quantity" value="${index}"></label></div></form>
<div data-island="quantity" data-island-when="load">no input</div>
<div data-island="number-spinner" data-island-when="load"><input name="late"></div>
<div data-island="quantity" data-island-when="interaction"><input name="touched"></div>
<div data-island="quantity" data-island-when="media(min-width: 9999px)"><input name="wide"></div>
${tall(3000)}<div data-island="quantity" data-island-when="visible"><input name="below"></div>
<a data-prefetch href="/lab/page-0">Home</a>
<script>document.addEventListener("click", function () { window.labPage = ${index}; });</script>`;

test("NAV-20 NAV-02 ERR-05 five hundred visits leave nothing behind: no listener, timer, observer, node or memory, whatever becomes of their islands", async ({ page: tab, control, guard }) => {
  test.setTimeout(120_000);
  guard.allowConsole(/island quantity on .* failed \(config\)/);
  guard.allowConsole(/number-spinner.*404|404 \(Not Found\)|island number-spinner/);
  await tab.route(/number-spinner/, (route) => route.fulfill({ status: 404 }));
  await tab.addInitScript(countTimers);
  const pages = Array.from({ length: PAGES }, (_, index) => [
    `page-${index}`,
    { title: `Page ${index}`, before: menu("page-1"), headers, head: `<style>h1 { margin-left: ${index}px }</style>`, page: page(index) },
  ]);
  await serveLab(control, Object.fromEntries(pages));
  await tab.goto("/lab/page-0");
  const settle = async (): Promise<void> => {
    // The last page's islands have come or failed, and the tries for those of earlier pages are over.
    await expect.poll(() => tab.evaluate(() => window.atoll!.inspect().map(({ state }) => state).sort()), { timeout: 15_000 }).toEqual(["failed", "failed", "live", "waiting", "waiting", "waiting"]);
    await expect.poll(() => tab.evaluate(() => (window as any).labUnderWay().timers), { timeout: 15_000 }).toBe(0);
  };
  await walk(tab, 1);
  await settle();
  const early = await left(tab);
  await walk(tab, 25);
  await settle();
  const late = await left(tab);
  expect(late.counts).toEqual(early.counts);
  // Five hundred pages of this size would be tens of megabytes.
  expect(late.heap - early.heap).toBeLessThan(500_000);
  await expect(tab.locator("#page h1")).toHaveText("Page 0");
});
