// Counts what visits leave behind: listeners, nodes, timers and requests.
import { expect, type Page, type Request } from "@playwright/test";

/** Counts running timers and observed elements. Runs in the page before its scripts. */
export function countTimers(): void {
  const timers = new Map<number, number>();
  const observed = new Map<object, Set<unknown>>();
  for (const [start, stop, once] of [
    ["setTimeout", "clearTimeout", true],
    ["setInterval", "clearInterval", false],
  ] as const) {
    const [begin, end] = [window[start].bind(window), window[stop].bind(window)];
    Object.assign(window, {
      [start](act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
        const id = begin(() => {
          if (once) timers.delete(id);
          act(...args);
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

/** Waits until no timer runs. The failure message lists the delays of the running timers in milliseconds. */
export const idle = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as any).labUnderWay().timers), { timeout: 15_000, intervals: [50] })
    .toEqual([]);

/**
 * Tracks the page's requests from now on; the returned function waits until none is pending. An image that is still
 * loading keeps its removed page alive.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => pending.delete(request));
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}

/** Counts what remains after garbage collection. */
export async function leftovers(page: Page): Promise<{ counts: Record<string, number> }> {
  const browser = await page.context().newCDPSession(page);
  // Logged objects stay alive for the developer tools until the log is discarded.
  await browser.send("Runtime.enable");
  await browser.send("Runtime.discardConsoleEntries");
  await browser.send("HeapProfiler.enable");
  for (let time = 0; time < 3; time++) await browser.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await browser.send("Memory.getDOMCounters");
  await browser.detach();
  const inPage = await page.evaluate(() => ({
    observed: (window as any).labUnderWay().observed,
    timers: (window as any).labUnderWay().timers.length,
    islands: window.atoll!.inspect().length,
    outside: document.querySelectorAll("*").length - document.querySelectorAll("#page *").length,
    inside: document.querySelectorAll("#page *").length,
  }));
  return { counts: { ...inPage, nodes, listeners } };
}

/** Parts of a heap snapshot, as the Chrome DevTools Protocol sends it. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/**
 * Bytes of the objects, functions, lists and texts of the page's scripts. Machine code does not count: the browser keeps
 * what it compiles for functions that run often.
 */
export async function scriptBytes(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  browser.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  // The browser collects garbage before it takes a snapshot.
  await browser.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await browser.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const counted = ["object", "closure", "array", "string", "concatenated string", "sliced string"];
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (counted.includes(types[0][nodes[node + type]!]!)) bytes += nodes[node + size]!;
  return bytes;
}

/**
 * Counts that grow in every round, with their total growth. A leak grows in every round; an object that is created
 * once does not. `tolerance` is the growth that the browser itself may cause, for example by recently hovered nodes.
 */
export function growth(
  counts: Record<string, number>[],
  tolerance: Record<string, number> = {},
): Record<string, number> {
  const [first, last] = [counts[0]!, counts.at(-1)!];
  const grows = (what: string): boolean =>
    counts.slice(1).every((count, index) => count[what]! - counts[index]![what]! > (tolerance[what] ?? 0));
  return Object.fromEntries(
    Object.keys(first)
      .filter(grows)
      .map((what) => [what, last[what]! - first[what]!]),
  );
}
