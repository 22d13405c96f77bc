// Measures, on pages of 10 kB to 2 MB: the time from a click or Back to the content, and the main thread's work of a
// visit.
import { launch } from "../browser.mjs";
import { columns, quartile, times, turns } from "../numbers.mjs";
import { loadContenders } from "./contenders.mjs";
import { openShop, serveShop } from "./shop.mjs";

/** The rounds for each page size in kB, and the visits in a round. Each visit opens a new page and then goes Back. */
const plan = [
  { size: 10, rounds: 4, visits: 3 },
  { size: 50, rounds: 8, visits: 3 },
  { size: 500, rounds: 8, visits: 3 },
  { size: 2000, rounds: 4, visits: 1 },
];
const sizes = plan.map(({ size }) => size);

/**
 * Milliseconds of one visit and of Back.
 * @typedef {Record<"clickPlaced" | "clickSeen" | "clickWork" | "backPlaced" | "backSeen" | "backWork", number>} Run
 */

export async function navigate() {
  const contenders = await loadContenders();
  const server = await serveShop(contenders);
  const browser = await launch();
  try {
    const shop = await openShop(browser, server.url);
    const results = contenders.map(({ name, bytes }) => ({
      name,
      bytes,
      /** @type {Map<number, Run[]>} */
      runs: new Map(sizes.map((size) => [size, []])),
    }));
    for (let round = 0; round < Math.max(...plan.map(({ rounds }) => rounds)); round++) {
      for (const { size, visits } of plan.filter(({ rounds }) => round < rounds)) {
        for (const index of turns(contenders.length, round)) {
          results[index].runs.get(size)?.push(...(await measure(shop, contenders[index], size, visits)));
        }
      }
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** @param {import("./shop.mjs").Shop} shop @param {import("./contenders.mjs").LoadedContender} contender @param {number} size @param {number} visits */
async function measure(shop, contender, size, visits) {
  await shop.enter(contender, size, 1);
  // A first visit that is not measured: it also compiles code. On the largest page that time does not matter.
  if (visits > 1) {
    await shop.visit("#next", 2);
    await shop.back(1);
  }
  /** @type {Run[]} */
  const runs = [];
  for (let number = 3; number < 3 + visits; number++) {
    const [click, clickWork] = await withWork(shop, contender, () => shop.visit(`[href$="/${number}"]`, number));
    const [back, backWork] = await withWork(shop, contender, () => shop.back(1));
    runs.push({
      clickPlaced: click.placed,
      clickSeen: click.seen,
      clickWork,
      backPlaced: back.placed,
      backSeen: back.seen,
      backWork,
    });
  }
  return runs;
}

/**
 * Resolves with the result of `act` and the milliseconds of main thread work that it took.
 * @template Result
 * @param {import("./shop.mjs").Shop} shop
 * @param {import("./contenders.mjs").LoadedContender} contender
 * @param {() => Promise<Result>} act
 * @returns {Promise<[Result, number]>}
 */
async function withWork({ collectGarbage, metrics }, { loads }, act) {
  await collectGarbage();
  const before = await metrics();
  const result = await act();
  const after = await metrics();
  // The counter restarts with each document.
  return [result, (after.TaskDuration - (loads ? 0 : before.TaskDuration)) * 1000];
}

/** @type {Record<keyof Run, string>} */
const titles = {
  clickSeen: "click until the content is visible",
  clickPlaced: "click until the content is in the document",
  clickWork: "main thread work of a visit",
  backSeen: "Back until the content is visible",
  backPlaced: "Back until the content is in the document",
  backWork: "main thread work of Back",
};

/** @param {Awaited<ReturnType<typeof navigate>>} results */
export function printNavigate(results) {
  for (const key of /** @type {(keyof Run)[]} */ (Object.keys(titles))) {
    /** @param {typeof results[number]} result @param {number} size */
    const quartileOf = ({ runs }, size) => quartile((runs.get(size) ?? []).map((run) => run[key]));
    /** @param {typeof results[number]} result */
    const cells = (result) =>
      sizes.flatMap((size) => [
        quartileOf(result, size).toFixed(1),
        times(result.runs.get(size), results[0].runs.get(size), key),
      ]);
    const head = ["", ...sizes.flatMap((size) => [`${size} kB`, "ratio"])];
    const rows = results.map((result) => [result.name, ...cells(result)]);
    console.log(`\n${titles[key]}, ms (lower quartile)\n${columns([head, ...rows])}`);
  }
  console.log(
    `\nscripts, brotli\n${columns(results.map(({ name, bytes }) => [name, `${(bytes / 1000).toFixed(1)} kB`]))}`,
  );
}
