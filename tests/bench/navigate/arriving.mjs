// Measures when the first and the last content are seen of pages that take long to arrive, and of one that does not.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTitledEngines } from "../engines.mjs";
import { columns, quartile, turns } from "../numbers.mjs";
import { serve } from "../server.mjs";
import { loadContenders, withScript } from "./contenders.mjs";
import { headingOf, pageOf, photo, style } from "./page.mjs";

const probe = readFileSync(join(import.meta.dirname, "arriving-probe.js"), "utf8");
const rounds = 5;
/** The contenders that are compared. */
const names = ["full load", "Atoll", "Turbo", "swup, 8 plugins"];

/** Bytes and milliseconds of a piece at 1.5 MB/s. */
const PIECE = 15_000;
const PIECE_MS = 10;

/** Kilobytes of the page on which the visit starts. */
const FIRST_SIZE = 10;

/** How each page arrives. @type {{ name: string, title: string, size: number, cut(page: Buffer): import("../server.mjs").Piece[] }[]} */
export const kinds = [
  {
    name: "parts",
    title: "three parts, 0, 1 and 2 s",
    size: 10,
    cut(page) {
      const places = [page.indexOf("<article", page.length / 3), page.indexOf("<article", (page.length * 2) / 3)];
      return [
        { body: page.subarray(0, places[0]), delay: 0 },
        { body: page.subarray(places[0], places[1]), delay: 1000 },
        { body: page.subarray(places[1]), delay: 1000 },
      ];
    },
  },
  {
    name: "large",
    title: "2 MB at 1.5 MB/s",
    size: 2000,
    cut: (page) =>
      Array.from({ length: Math.ceil(page.length / PIECE) }, (_, index) => ({
        body: page.subarray(index * PIECE, (index + 1) * PIECE),
        delay: PIECE_MS,
      })),
  },
  { name: "small", title: "10 kB at once", size: 10, cut: (page) => [{ body: page, delay: 0 }] },
];

/** Milliseconds from the click. @typedef {{ first: number, last: number }} Arrival */

export async function arriving() {
  const contenders = (await loadContenders()).filter(({ name }) => names.includes(name));
  const server = await serveArriving(contenders);
  /** @type {{ engine: string, name: string, runs: Map<string, Arrival[]> }[]} */
  const results = [];
  try {
    for (const { title, launch } of await findTitledEngines()) {
      const engine = await launch();
      const tab = await engine.newTab({ hasScript: true, quietUrl: `${server.url}/photo.svg` });
      try {
        const inEngine = contenders.map(({ name }) => ({
          engine: title,
          name,
          runs: new Map(kinds.map((kind) => [kind.name, /** @type {Arrival[]} */ ([])])),
        }));
        results.push(...inEngine);
        for (let round = 0; round < rounds; round++)
          for (const kind of kinds)
            for (const index of turns(contenders.length, round))
              inEngine[index].runs.get(kind.name)?.push(await measure(tab, server, contenders[index], kind.name));
      } finally {
        await tab.close();
        await engine.close();
      }
    }
    return results;
  } finally {
    server.close();
  }
}

/** @typedef {import("./contenders.mjs").LoadedContender} Contender @param {Contender[]} contenders */
async function serveArriving(contenders) {
  /** @type {(times: Arrival) => void} */
  let report;
  const server = await serve((path, query) => {
    if (path === "/shop.css") return { type: ".css", body: style };
    if (path === "/photo.svg") return { type: ".svg", body: photo };
    if (path === "/seen") {
      report({ first: Number(query.get("first")), last: Number(query.get("last")) });
      return { type: ".json", body: "{}" };
    }
    const [, index, resource, number] = /^\/(\d)\/(\w+)(?:\.js|\/(\d+))$/.exec(path) ?? [];
    const contender = contenders.find((one) => one.index === Number(index));
    if (!contender) return undefined;
    if (resource === "script") return { type: ".js", body: contender.script };
    const kind = kinds.find(({ name }) => name === resource);
    if (!kind) return undefined;
    const { head, ...rest } = withScript(contender);
    const page = Buffer.from(
      pageOf(
        { ...rest, head: `<script>${probe}</script>${head}` },
        `/${index}/${resource}`,
        number === "1" ? FIRST_SIZE : kind.size,
        Number(number),
      ).replace("</main>", `<p data-last="${headingOf(Number(number))}">The end</p></main>`),
    );
    return number === "1" ? { type: ".html", body: page } : { type: ".html", pieces: kind.cut(page) };
  });
  return {
    ...server,
    /** @returns {Promise<Arrival>} */
    nextReport: () => new Promise((resolve) => (report = resolve)),
  };
}

/**
 * @param {import("../engines.mjs").RemoteTab} tab
 * @param {Awaited<ReturnType<typeof serveArriving>>} server
 * @param {Contender} contender
 * @param {string} kind
 */
async function measure(tab, server, { index, late, loads }, kind) {
  await tab.open(`${server.url}/${index}/${kind}/1`);
  await tab.movePointer(4, 4);
  await tab.movePointer(8, 8);
  await tab.call(untilIdle, late ? [late, "atoll-streaming"] : []);
  const times = server.nextReport();
  const click = tab.call("(heading) => void window.benchArriving('#next', heading)", [headingOf(2)]);
  // With a full load, the old document may be gone before it has answered.
  await click.catch((error) => {
    if (!loads) throw error;
  });
  return times;
}

/** Resolves when files with these parts in their names are loaded, and the page rests. */
const untilIdle = `async (...parts) => {
  const isLoaded = (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part));
  while (!parts.every(isLoaded)) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}`;

/** The first and the last content of a kind of page, in milliseconds. @param {Arrival[] | undefined} runs */
export const cellOf = (runs = []) =>
  /** @type {const} */ (["first", "last"]).map((key) => Math.round(quartile(runs.map((run) => run[key])))).join(" / ");

/** @param {Awaited<ReturnType<typeof arriving>>} results */
export function printArriving(results) {
  const rows = results.map(({ engine, name, runs }) => [
    `${engine}, ${name}`,
    ...kinds.map((kind) => cellOf(runs.get(kind.name))),
  ]);
  console.log(
    `\nfirst / last content of a page, ms after the click (lower quartile)\n${columns([["", ...kinds.map(({ title }) => title)], ...rows])}`,
  );
}
