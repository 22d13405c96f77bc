// What visits leave behind.
import type { Page } from "@playwright/test";

/** Counts what is under way; runs in the page before its scripts. */
export function countTimers(): void {
  const timers = new Set<number>();
  const observed = new Map<object, Set<unknown>>();
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
  (window as any).labUnderWay = () => ({ timers: timers.size, observed: [...observed.values()].reduce((sum, targets) => sum + targets.size, 0) });
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
    ...(window as any).labUnderWay(),
    islands: window.atoll!.inspect().length,
    outside: document.querySelectorAll("*").length - document.querySelectorAll("#page *").length,
    inside: document.querySelectorAll("#page *").length,
  }));
  return { counts: { ...here, nodes, listeners }, heap };
}

/** Nodes that a browser holds a while for itself, such as the last that were pointed at or had the focus, and the listeners on them. */
const HELD = { nodes: 10, listeners: 10 };

/**
 * What there is more of than before, by how much, but for what the browser may hold; so `late` comes after many times more visits than that. What there is less
 * of is what a test before this one had left to be collected.
 */
export const grown = (early: Record<string, number>, late: Record<string, number>, held: Record<string, number> = HELD): Record<string, number> =>
  Object.fromEntries(
    Object.entries(late)
      .map(([what, count]) => [what, count - early[what]!] as const)
      .filter(([what, more]) => more > (held[what] ?? 0)),
  );
