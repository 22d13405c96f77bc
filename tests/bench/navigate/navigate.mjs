// Click to content, Back, and the main thread's work of a visit, on pages of 10 kB to 2 MB.
import { launch } from "../browser.mjs";
import { columns, median } from "../numbers.mjs";
import { ready } from "./contenders.mjs";
import { openShop, serveShop } from "./shop.mjs";

const rounds = new Map([[10, 5], [50, 6], [500, 4], [2000, 1]]);
/** Visits measured in each round, each to a page that was not seen before, and Back from it. */
const visits = 3;

export async function navigate() {
  const contenders = await ready();
  const server = await serveShop(contenders);
  const browser = await launch();
  try {
    const shop = await openShop(browser, server.url);
    const results = contenders.map(({ name, bytes }) => ({ name, bytes, runs: new Map([...rounds.keys()].map((size) => [size, []])) }));
    for (let round = 0; round < Math.max(...rounds.values()); round++) {
      for (const [size, wanted] of rounds) {
        if (round >= wanted) continue;
        for (const [index, contender] of contenders.entries()) results[index].runs.get(size).push(...(await measure(shop, contender, size)));
      }
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(shop, contender, size) {
  await shop.enter(contender, size, 1);
  await shop.visit("#next", 2);
  await shop.back(1);
  const runs = [];
  for (let run = 0; run < visits; run++) {
    await shop.collectGarbage();
    const before = await shop.metrics();
    const click = await shop.visit(`[href$="/${3 + run}"]`, 3 + run);
    const after = await shop.metrics();
    await shop.collectGarbage();
    // It starts anew with each document.
    const work = after.TaskDuration - (contender.loads ? 0 : before.TaskDuration);
    runs.push({ click, thread: work * 1000, back: await shop.back(1) });
  }
  return runs;
}

/** @param {Awaited<ReturnType<typeof navigate>>} results */
export function printNavigate(results) {
  for (const [key, title] of [["click", "click to content"], ["back", "Back to content"], ["thread", "work of the main thread for a visit"]]) {
    const of = ({ runs }, size) => median(runs.get(size).map((run) => run[key]));
    const cells = (result) => [...rounds.keys()].flatMap((size) => [of(result, size).toFixed(1), (of(result, size) / of(results[0], size)).toFixed(2)]);
    const head = ["", ...[...rounds.keys()].flatMap((size) => [`${size} kB`, "ratio"])];
    console.log(`\n${title}, ms (median)\n${columns([head, ...results.map((result) => [result.name, ...cells(result)])])}`);
  }
  console.log(`\nscripts, brotli\n${columns(results.map(({ name, bytes }) => [name, `${(bytes / 1000).toFixed(1)} kB`]))}`);
}
