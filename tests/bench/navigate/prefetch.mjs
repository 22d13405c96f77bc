// Measures the time from a click to the content when the pointer was on the link before, and the server takes 50 ms.
import { launch } from "../browser.mjs";
import { columns, quartile, times, turns } from "../numbers.mjs";
import { loadContenders } from "./contenders.mjs";
import { openShop, serveShop } from "./shop.mjs";

/** Milliseconds. */
const serverTime = 50;
const sizes = [10, 50];
const rounds = 8;
const visits = 3;

/** @typedef {import("./shop.mjs").Visit} Visit */

/** The bare floor, which requests a page at the click, and the contenders that prefetch. */
export async function prefetch() {
  const contenders = await loadContenders();
  const server = await serveShop(contenders, serverTime);
  const browser = await launch();
  try {
    const shop = await openShop(browser, server.url);
    const compared = contenders.filter(({ prefetches }, index) => prefetches || index === 0);
    const results = compared.map(({ name }) => ({
      name,
      /** @type {Map<number, Visit[]>} */
      runs: new Map(sizes.map((size) => [size, []])),
    }));
    for (let round = 0; round < rounds; round++)
      for (const size of sizes)
        for (const index of turns(compared.length, round))
          results[index].runs.get(size)?.push(...(await measure(shop, compared[index], size)));
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** @param {import("./shop.mjs").Shop} shop @param {import("./contenders.mjs").LoadedContender} contender @param {number} size */
async function measure(shop, contender, size) {
  await shop.enter(contender, size, 1);
  await shop.visit("#next", 2);
  /** @type {Visit[]} */
  const runs = [];
  for (let number = 3; number < 3 + visits; number++) {
    const link = `[href$="/${number}"]`;
    if (contender.prefetches) await shop.hover(link, number);
    runs.push(await shop.visit(link, number));
  }
  return runs;
}

const titles = { placed: "in the document", seen: "seen" };

/** @param {Awaited<ReturnType<typeof prefetch>>} results */
export function printPrefetch(results) {
  const cases = /** @type {const} */ (["placed", "seen"]).flatMap((key) => sizes.map((size) => ({ key, size })));
  const rows = results.map(({ name, runs }) => [
    name,
    ...cases.flatMap(({ key, size }) => [
      quartile((runs.get(size) ?? []).map((run) => run[key])).toFixed(1),
      times(runs.get(size), results[0].runs.get(size), key),
    ]),
  ]);
  const head = ["", ...cases.flatMap(({ key, size }) => [`${titles[key]}, ${size} kB`, "ratio"])];
  console.log(
    `\nclick after the pointer was on the link, server time ${serverTime} ms, ms (lower quartile)\n${columns([head, ...rows])}`,
  );
}
