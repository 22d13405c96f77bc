// Writes the tables of docs/reference/bench.md.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { replace, table } from "../../scripts/build/markdown-table.mjs";
import { root } from "../../scripts/root.mjs";
import { cellOf, kinds } from "./navigate/arriving.mjs";
import { times } from "./numbers.mjs";

/**
 * The results of all parts, by their names.
 * @typedef {object} Results
 * @property {Awaited<ReturnType<typeof import("./navigate/navigate.mjs").navigate>>} navigate
 * @property {Awaited<ReturnType<typeof import("./navigate/first-load.mjs").firstLoad>>} first-load
 * @property {Awaited<ReturnType<typeof import("./navigate/prefetch.mjs").prefetch>>} prefetch
 * @property {Awaited<ReturnType<typeof import("./navigate/arriving.mjs").arriving>>} arriving
 * @property {Awaited<ReturnType<typeof import("./navigate/growth.mjs").growth>>} growth
 * @property {Awaited<ReturnType<typeof import("./mount/mount.mjs").mount>>} mount
 */

/** @param {Results} results */
export async function writeBench(results) {
  const file = join(root, "docs/reference/bench.md");
  await writeFile(
    file,
    replace(
      await readFile(file, "utf8"),
      "bench",
      [visits(results), arrivals(results), firstLoads(results), prefetches(results), mounting(results)].join("\n\n"),
      file,
    ),
  );
}

/** @param {Results} results */
function visits({ navigate, growth }) {
  const [floor] = navigate;
  const rows = navigate.map((result) => {
    /** @param {keyof import("./navigate/navigate.mjs").Run} key @param {number} size */
    const cell = (key, size) => times(result.runs.get(size), floor.runs.get(size), key);
    const grown = growth.find(({ name }) => name === result.name);
    return [
      result.name,
      ...[10, 50, 500, 2000].map((size) => cell("clickSeen", size)),
      .../** @type {const} */ (["backPlaced", "backSeen", "clickWork"]).flatMap((key) =>
        [50, 500].map((size) => cell(key, size)),
      ),
      grown ? `${grown.listeners} / ${grown.nodes}` : "",
      result.bytes > 0 ? `${(result.bytes / 1000).toFixed(1)} kB` : "",
    ];
  });
  const head = [
    "a visit, times the bare floor",
    "click, seen, 10 kB",
    "50 kB",
    "500 kB",
    "2 MB",
    "Back, in the document, 50 kB",
    "500 kB",
    "Back, seen, 50 kB",
    "500 kB",
    "main thread, 50 kB",
    "500 kB",
    "listeners / nodes left by 500 visits",
    "scripts, brotli",
  ];
  return table(head, rows);
}

/** @param {Results} results */
const arrivals = ({ arriving }) =>
  table(
    ["first / last content, ms after the click", ...kinds.map(({ title }) => title)],
    arriving.map(({ engine, name, runs }) => [
      `${engine}, ${name}`,
      ...kinds.map((kind) => cellOf(runs.get(kind.name))),
    ]),
  );

/** @param {Results} results */
function firstLoads({ "first-load": results }) {
  const [plain] = results;
  return table(
    ["the first page, 50 kB, times the page without a script", "first paint", "load event", "main thread"],
    results.map(({ name, runs }) => [
      name,
      .../** @type {const} */ (["painted", "loaded", "work"]).map((key) => times(runs, plain.runs, key)),
    ]),
  );
}

/** @param {Results} results */
function prefetches({ prefetch }) {
  const [floor] = prefetch;
  const cases = /** @type {const} */ (["placed", "seen"]).flatMap((key) => [10, 50].map((size) => ({ key, size })));
  return table(
    ["a click on a prefetched link, times the bare floor", "in the document, 10 kB", "50 kB", "seen, 10 kB", "50 kB"],
    prefetch.map(({ name, runs }) => [
      name,
      ...cases.map(({ key, size }) => times(runs.get(size), floor.runs.get(size), key)),
    ]),
  );
}

/** @param {Results} results */
function mounting({ mount }) {
  const [floor] = mount;
  const rows = mount.map((result) => [
    result.name,
    .../** @type {const} */ (["wall", "thread"]).flatMap((key) =>
      [10, 100, 1000].map((count) => times(result.runs.get(count), floor.runs.get(count), key)),
    ),
  ]);
  return table(
    ["mounting, times Preact's hydrate", "10, until live", "100", "1,000", "10, main thread", "100", "1,000"],
    rows,
  );
}
