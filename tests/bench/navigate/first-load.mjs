// Measures what each library adds to the first page of a visitor, with an empty cache: the time until the first paint and
// the load event, and the main thread's work.
import { launch, openPage } from "../browser.mjs";
import { columns, quartile, times, turns } from "../numbers.mjs";
import { loadContenders } from "./contenders.mjs";
import { serveShop } from "./shop.mjs";

const size = 50;
const rounds = 24;

/**
 * Milliseconds of one load.
 * @typedef {Record<"painted" | "loaded" | "work", number>} Run
 */

/** The first result is that of a page without a script. */
export async function firstLoad() {
  const contenders = await loadContenders();
  const server = await serveShop(contenders);
  const browser = await launch();
  try {
    const plain = contenders.find(({ loads }) => loads);
    const compared = [...(plain ? [plain] : []), ...contenders.filter((contender) => contender !== plain)];
    const results = compared.map(({ name, loads }) => ({
      name: loads ? "no script" : name,
      /** @type {Run[]} */
      runs: [],
    }));
    for (let round = 0; round <= rounds; round++)
      for (const index of turns(compared.length, round)) {
        const run = await measure(browser, `${server.url}/${compared[index].index}/${size}/1`);
        // The first round only warms the browser up.
        if (round > 0) results[index].runs.push(run);
      }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Milliseconds from the start of the navigation, and of the main thread's work. @param {import("@playwright/test").Browser} browser @param {string} address @returns {Promise<Run>} */
async function measure(browser, address) {
  // Each page has a context of its own, and with it an empty cache.
  const { page, metrics } = await openPage(browser);
  try {
    await page.goto(address, { waitUntil: "load" });
    const times = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const painted = () => performance.getEntriesByName("first-contentful-paint")[0];
      while (!painted()) await frame();
      await frame();
      const [navigation] = performance.getEntriesByType("navigation");
      return {
        painted: painted().startTime,
        loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : NaN,
      };
    });
    return { ...times, work: (await metrics()).TaskDuration * 1000 };
  } finally {
    await page.close();
  }
}

/** @type {Record<keyof Run, string>} */
const titles = { painted: "first paint", loaded: "load event", work: "main thread" };

/** @param {Awaited<ReturnType<typeof firstLoad>>} results */
export function printFirstLoad(results) {
  const rows = results.map(({ name, runs }) => [
    name,
    .../** @type {(keyof Run)[]} */ (Object.keys(titles)).flatMap((key) => [
      quartile(runs.map((run) => run[key])).toFixed(1),
      times(runs, results[0].runs, key),
    ]),
  ]);
  const head = ["", ...Object.values(titles).flatMap((title) => [title, "ratio"])];
  console.log(`\nfirst load of a page of ${size} kB, ms (lower quartile of ${rounds})\n${columns([head, ...rows])}`);
}
