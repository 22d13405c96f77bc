// Measures leaks: the listeners, nodes and heap bytes that 500 visits add, counted after visits 20 and 520.
import { launch } from "../browser.mjs";
import { columns } from "../numbers.mjs";
import { loadContenders } from "./contenders.mjs";
import { openShop, serveShop } from "./shop.mjs";

const before = 20;
const visits = 500;

export async function growth() {
  const contenders = await loadContenders();
  const server = await serveShop(contenders);
  try {
    const inPlace = contenders.filter(({ loads }) => !loads);
    /** @type {Map<import("./contenders.mjs").LoadedContender, Growth>} */
    const results = new Map();
    const waiting = [...inPlace];
    // Two browsers at once: nothing is timed here, and most of the time is spent waiting for frames.
    const lane = async () => {
      for (let contender = waiting.shift(); contender; contender = waiting.shift())
        results.set(contender, await grow(server.url, contender));
    };
    await Promise.all([lane(), lane()]);
    return inPlace.flatMap((contender) => {
      const grown = results.get(contender);
      return grown ? [{ name: contender.name, ...grown }] : [];
    });
  } finally {
    server.close();
  }
}

/** @typedef {{ listeners: number, nodes: number, kilobytes: number }} Growth */

/**
 * Uses a separate browser, because Chromium counts listeners and nodes per process.
 * @param {string} url
 * @param {import("./contenders.mjs").LoadedContender} contender
 * @returns {Promise<Growth>}
 */
async function grow(url, contender) {
  const browser = await launch();
  try {
    const shop = await openShop(browser, url);
    const boot = await shop.enter(contender, 10, 1);
    const count = async (/** @type {number} */ times) => {
      if ((await shop.walk(times)) !== boot) throw new Error(`${contender.name} did not stay in place`);
      // Several rounds: objects that one collection frees may be the last reference to others.
      for (let time = 0; time < 3; time++) await shop.collectGarbage();
      return shop.metrics();
    };
    const early = await count(before);
    const late = await count(visits);
    return {
      listeners: late.JSEventListeners - early.JSEventListeners,
      nodes: late.Nodes - early.Nodes,
      kilobytes: (late.JSHeapUsedSize - early.JSHeapUsedSize) / 1000,
    };
  } finally {
    await browser.close();
  }
}

/** @param {Awaited<ReturnType<typeof growth>>} results */
export function printGrowth(results) {
  const rows = results.map(({ name, listeners, nodes, kilobytes }) => [
    name,
    `${listeners}`,
    `${nodes}`,
    kilobytes.toFixed(0),
  ]);
  console.log(`\ngrowth over ${visits} visits\n${columns([["", "listeners", "nodes", "heap, kB"], ...rows])}`);
}
