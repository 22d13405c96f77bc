// Measures when the first and the last content are seen of pages that take long to arrive, and of one that does not.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launch, openPage } from "../browser.mjs";
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
  const server = await serve((path) => {
    if (path === "/shop.css") return { type: ".css", body: style };
    if (path === "/photo.svg") return { type: ".svg", body: photo };
    const [, index, resource, number] = /^\/(\d)\/(\w+)(?:\.js|\/(\d+))$/.exec(path) ?? [];
    const contender = contenders.find((one) => one.index === Number(index));
    if (!contender) return undefined;
    if (resource === "script") return { type: ".js", body: contender.script };
    const kind = kinds.find(({ name }) => name === resource);
    if (!kind) return undefined;
    const page = Buffer.from(
      pageOf(withScript(contender), `/${index}/${resource}`, kind.size, Number(number)).replace(
        "</main>",
        `<p data-last="${headingOf(Number(number))}">The end</p></main>`,
      ),
    );
    // The first page is where the visit starts.
    return number === "1" ? { type: ".html", body: page } : { type: ".html", pieces: kind.cut(page) };
  });
  const browser = await launch();
  try {
    const opened = await openPage(browser);
    const { page, session } = opened;
    await page.addInitScript(probe);
    await session.send("Runtime.enable");
    await session.send("Runtime.addBinding", { name: "benchShown" });

    /** @param {(typeof contenders)[number]} contender @param {string} kind @returns {Promise<Arrival>} */
    const measure = async ({ index, late, loads }, kind) => {
      await page.goto(`${server.url}/${index}/${kind}/1`);
      await page.mouse.move(4, 4);
      await page.mouse.move(8, 8);
      if (late)
        await page.waitForFunction(
          (parts) =>
            parts.every((part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part))),
          [late, "atoll-streaming"],
        );
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      await opened.collectGarbage();
      /** @type {Promise<Arrival>} */
      const times = new Promise((resolve) =>
        session.once("Runtime.bindingCalled", ({ payload }) => resolve(JSON.parse(payload))),
      );
      const click = page.evaluate(
        (heading) =>
          /** @type {(selector: string, heading: string) => void} */ (Reflect.get(window, "benchArriving"))(
            "#next",
            heading,
          ),
        headingOf(2),
      );
      // With a full load, the old document may be gone before it has answered.
      await click.catch((error) => {
        if (!loads) throw error;
      });
      return times;
    };

    const results = contenders.map(({ name }) => ({
      name,
      /** @type {Map<string, Arrival[]>} */
      runs: new Map(kinds.map((kind) => [kind.name, []])),
    }));
    for (let round = 0; round < rounds; round++)
      for (const kind of kinds)
        for (const index of turns(contenders.length, round))
          results[index].runs.get(kind.name)?.push(await measure(contenders[index], kind.name));
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The first and the last content of a kind of page, in milliseconds. @param {Arrival[] | undefined} runs */
export const cellOf = (runs = []) =>
  /** @type {const} */ (["first", "last"]).map((key) => Math.round(quartile(runs.map((run) => run[key])))).join(" / ");

/** @param {Awaited<ReturnType<typeof arriving>>} results */
export function printArriving(results) {
  const rows = results.map(({ name, runs }) => [name, ...kinds.map((kind) => cellOf(runs.get(kind.name)))]);
  console.log(
    `\nfirst / last content of a page, ms after the click (lower quartile)\n${columns([["", ...kinds.map(({ title }) => title)], ...rows])}`,
  );
}
