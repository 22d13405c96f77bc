// Measures how long 10, 100 and 1,000 quantity islands take to mount on one page.
import { launch, openPage } from "../browser.mjs";
import { columns, quartile, times, turns } from "../numbers.mjs";
import { serve } from "../server.mjs";
import { bundled } from "./contenders.mjs";
import { pageOf } from "./page.mjs";

const counts = [10, 100, 1000];
const rounds = 9;

/** @typedef {import("./page.mjs").Bench} Bench */
/** @typedef {{ wall: number, thread: number }} Run */

export async function mount() {
  const contenders = await bundled();
  const server = await serve((path, query) => {
    if (path.endsWith("/stringresources"))
      return { type: ".json", body: '{"Quantity":{"Increase":"More","Decrease":"Less"}}' };
    if (path === "/page") return { type: ".html", body: pageOf(Number(query.get("contender"))) };
    const script = /^\/contender-(\d)\.js$/.exec(path);
    return script ? { type: ".js", body: contenders[Number(script[1])].script } : undefined;
  });
  const browser = await launch();
  try {
    const opened = await openPage(browser);
    const results = contenders.map(({ name }) => ({
      name,
      /** @type {Map<number, Run[]>} */
      runs: new Map(counts.map((count) => [count, []])),
    }));
    for (let round = 0; round <= rounds; round++) {
      for (const count of counts) {
        for (const index of turns(results.length, round)) {
          const { name, runs } = results[index];
          const run = await measure(opened, `${server.url}/page?contender=${index}`, count, name);
          // The first round only fills the caches.
          if (round > 0) runs.get(count)?.push(run);
        }
      }
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Milliseconds until all islands are live (`wall`), and of the main thread's work until the next frame (`thread`).
 * @param {import("../browser.mjs").OpenPage} opened
 * @param {string} address
 * @param {number} count
 * @param {string} name
 * @returns {Promise<Run>}
 */
async function measure({ page, collectGarbage, metrics }, address, count, name) {
  await page.goto(address);
  await page.evaluate((count) => /** @type {Bench} */ (Reflect.get(window, "bench")).prepare(count), count);
  await collectGarbage();
  const before = await metrics();
  const wall = await page.evaluate(() => /** @type {Bench} */ (Reflect.get(window, "bench")).mount());
  const after = await metrics();
  const fault = await page.evaluate(() => /** @type {Bench} */ (Reflect.get(window, "bench")).fault());
  if (fault) throw new Error(`${name} with ${count} islands: ${fault}`);
  return { wall, thread: (after.TaskDuration - before.TaskDuration) * 1000 };
}

/** @param {Awaited<ReturnType<typeof mount>>} results */
export function printMount(results) {
  for (const { key, title } of /** @type {const} */ ([
    { key: "wall", title: "until all islands are live" },
    { key: "thread", title: "of main thread work until the next frame" },
  ])) {
    /** @param {typeof results[number]} result */
    const cells = (result) =>
      counts.flatMap((count) => {
        const ms = (result.runs.get(count) ?? []).map((run) => run[key]);
        return [quartile(ms).toFixed(1), times(result.runs.get(count), results[0].runs.get(count), key)];
      });
    const head = ["", ...counts.flatMap((count) => [`${count}`, "ratio"])];
    const rows = results.map((result) => [result.name, ...cells(result)]);
    console.log(`\nMounting quantity islands, ms ${title} (lower quartile of ${rounds})\n${columns([head, ...rows])}`);
  }
}
