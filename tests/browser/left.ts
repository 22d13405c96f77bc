// What visits leave behind.
import { expect, type Page, type Request } from "@playwright/test";

/** Counts what is under way; runs in the page before its scripts. */
export function countTimers(): void {
  const timers = new Map<number, number>();
  const observed = new Map<object, Set<unknown>>();
  for (const [start, stop, once] of [
    ["setTimeout", "clearTimeout", true],
    ["setInterval", "clearInterval", false],
  ] as const) {
    const [begin, end] = [window[start].bind(window), window[stop].bind(window)];
    Object.assign(window, {
      [start](act: () => void, delay?: number) {
        const id = begin(() => {
          if (once) timers.delete(id);
          act();
        }, delay) as unknown as number;
        timers.set(id, delay ?? 0);
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
    prototype.observe = function (...all: unknown[]) {
      observed.set(this, (observed.get(this) ?? new Set()).add(all[0]));
      return observe.apply(this, all);
    };
    prototype.unobserve = function (...all: unknown[]) {
      observed.get(this)?.delete(all[0]);
      return unobserve?.apply(this, all);
    };
    prototype.disconnect = function () {
      observed.delete(this);
      return disconnect.call(this);
    };
  }
  (window as any).labUnderWay = () => ({
    timers: [...timers.values()],
    observed: [...observed.values()].reduce((sum, targets) => sum + targets.size, 0),
  });
}

/** Waits until no timer runs; else tells of how many milliseconds those are that do. */
export const idle = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => (window as any).labUnderWay().timers), { timeout: 15_000 }).toEqual([]);

/** Notes what a page asks for from now on. What it returns waits until nothing is under way: an image that is still loaded keeps alive the page that it was on. */
export function noteRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => underWay.delete(request));
  return () => expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
}

/** What is there after all that nobody holds is gone. */
export async function left(page: Page): Promise<{ counts: Record<string, number>; heap: number }> {
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
    observed: (window as any).labUnderWay().observed,
    timers: (window as any).labUnderWay().timers.length,
    islands: window.atoll!.inspect().length,
    outside: document.querySelectorAll("*").length - document.querySelectorAll("#page *").length,
    inside: document.querySelectorAll("#page *").length,
  }));
  return { counts: { ...here, nodes, listeners }, heap };
}

/**
 * What there is more of at each count than at the one before, by how much in all: a leak grows with every walk, what is made once does not. `held` is what the
 * browser itself may hold, such as nodes that were pointed at last.
 */
export function grown(counts: Record<string, number>[], held: Record<string, number> = {}): Record<string, number> {
  const [first, last] = [counts[0]!, counts.at(-1)!];
  const grows = (what: string): boolean =>
    counts.slice(1).every((count, index) => count[what]! - counts[index]![what]! > (held[what] ?? 0));
  return Object.fromEntries(
    Object.keys(first)
      .filter(grows)
      .map((what) => [what, last[what]! - first[what]!]),
  );
}
