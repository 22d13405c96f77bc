import { expect, type Page } from "@playwright/test";

/** Counts timers and observers that are under way; to be called before the page is loaded. */
export const countUnderWay = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const timers = new Set<number>();
    const observers = new Set<object>();
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    Object.assign(window, {
      setTimeout(act: (...all: unknown[]) => void, delay?: number, ...all: unknown[]) {
        const id = start(() => {
          timers.delete(id);
          act(...all);
        }, delay) as unknown as number;
        timers.add(id);
        return id;
      },
      clearTimeout(id: number) {
        timers.delete(id);
        stop(id);
      },
    });
    for (const { prototype } of [ResizeObserver, MutationObserver] as { prototype: any }[]) {
      const { observe, disconnect } = prototype;
      prototype.observe = function (...all: unknown[]) {
        observers.add(this);
        return observe.apply(this, all);
      };
      prototype.disconnect = function () {
        observers.delete(this);
        return disconnect.call(this);
      };
    }
    (window as any).labUnderWay = () => ({ timers: timers.size, observers: observers.size });
  });

/** What is there, once nothing is under way: listeners and nodes of the whole tab, also of those that are in no document, and observers. */
export async function counted(page: Page): Promise<Record<string, number>> {
  await expect.poll(() => page.evaluate(() => (window as any).labUnderWay().timers)).toBe(0);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Runtime.enable");
  await browser.send("Runtime.discardConsoleEntries");
  await browser.send("HeapProfiler.enable");
  for (let time = 0; time < 3; time++) await browser.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await browser.send("Memory.getDOMCounters");
  await browser.detach();
  const { observers } = await page.evaluate(() => (window as any).labUnderWay());
  return { nodes, listeners, observers };
}

/** What in `#page` is not as the server sent it, after the islands have been taken away; values that the visitor gave are not looked at. */
export const changedBySweep = (page: Page): Promise<{ now: string; sent: string }> =>
  page.evaluate(async () => {
    const section = document.querySelector("#page")!;
    window.atoll!.sweep(section);
    const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html").querySelector("#page")!;
    return { now: section.innerHTML, sent: sent.innerHTML };
  });
