// What 500 visits leave behind: listeners, nodes and heap after visit 520, less those after visit 20.
import { launch } from "../browser.mjs";
import { columns } from "../numbers.mjs";
import { ready } from "./contenders.mjs";
import { openShop, serveShop } from "./shop.mjs";

const before = 20;
const visits = 500;

export async function growth() {
  const contenders = await ready();
  const server = await serveShop(contenders);
  try {
    const inPlace = contenders.filter(({ loads }) => !loads);
    const results = new Map();
    const waiting = [...inPlace];
    // Nothing is timed here, and much of it is waiting for frames: two at once.
    const lane = async () => {
      for (let contender = waiting.shift(); contender; contender = waiting.shift())
        results.set(contender, await grow(server.url, contender));
    };
    await Promise.all([lane(), lane()]);
    return inPlace.map((contender) => ({ name: contender.name, ...results.get(contender) }));
  } finally {
    server.close();
  }
}

/** In a browser of its own: Chromium counts listeners and nodes by process. */
async function grow(url, contender) {
  const browser = await launch();
  try {
    const shop = await openShop(browser, url);
    const boot = await shop.enter(contender, 10, 1);
    const count = async (times) => {
      if ((await shop.walk(times)) !== boot) throw new Error(`${contender.name} did not stay in place`);
      // What the first finds unreachable may hold more that only the next finds.
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
