// Serves the pages of all contenders, and opens a browser page with the probe.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openPage } from "../browser.mjs";
import { serve } from "../server.mjs";
import { withScript } from "./contenders.mjs";
import { headingOf, pageOf, photo, style } from "./page.mjs";

/**
 * @typedef {import("./contenders.mjs").LoadedContender} LoadedContender
 * @typedef {{ placed: number, seen: number }} Visit  milliseconds until the content was in the document, and laid out
 * @typedef {Visit & { boot: string, title: string }} Found  what the probe reports of a visit
 * @typedef {Awaited<ReturnType<typeof openShop>>} Shop
 *
 * @typedef {object} Probe  `window.bench`, which probe.js adds to a page
 * @property {string} boot  the id of the document
 * @property {() => Promise<void>} settled
 * @property {(selector: string, heading: string) => void} visit
 * @property {(heading: string) => void} back
 * @property {(count: number) => Promise<string>} walk
 */

const probe = readFileSync(join(import.meta.dirname, "probe.js"), "utf8");

/**
 * @param {LoadedContender[]} contenders
 * @param {number} delay  milliseconds that the server takes for a page
 */
export function serveShop(contenders, delay = 0) {
  /** @type {Map<string, Buffer>} */
  const pages = new Map();
  return serve((path) => {
    if (path === "/shop.css") return { type: ".css", body: style };
    if (path === "/photo.svg") return { type: ".svg", body: photo };
    const [, index, resource, number] = /^\/(\d)\/(\w+)(?:\.js|\/(\d+))$/.exec(path) ?? [];
    const contender = contenders[Number(index)];
    if (!contender) return undefined;
    if (resource === "script") return { type: ".js", body: contender.script };
    const body =
      pages.get(path) ??
      Buffer.from(pageOf(withScript(contender), `/${index}/${resource}`, Number(resource), Number(number)));
    pages.set(path, body);
    return { type: ".html", body, delay };
  });
}

/**
 * Checks the page that a visit showed; returns the fault, or "".
 * @param {Found & { path: string }} found
 * @param {{ path: string, title: string, boot: string, loads: boolean }} expected  `boot`: the id of the document before
 *   the visit
 */
function problemOf(found, { path, title, boot, loads }) {
  if (found.path !== path) return `its address is ${found.path}`;
  if (!found.title.startsWith(title)) return `its title is ${found.title}`;
  if ((found.boot === boot) !== loads) return "";
  return loads ? "it was no full load" : "it was not in place";
}

/**
 * Moves the pointer onto the page, as a visitor does before a click. In the margin: over a link, the pointer would start
 * a prefetch with some contenders.
 * @param {import("@playwright/test").Page} page
 */
async function movePointer(page) {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
}

/** Waits for a script that loads at the first move of the pointer. @param {import("@playwright/test").Page} page @param {string} script */
async function awaitScript(page, script) {
  await page.waitForFunction(
    (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
    script,
  );
}

/**
 * Opens one browser page and returns the actions of a visitor, who enters the shops of the contenders one after
 * another.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
export async function openShop(browser, url) {
  const opened = await openPage(browser);
  const { page, session } = opened;
  await page.addInitScript(probe);
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "benchShown" });
  let boot = "";
  let name = "";
  let loads = false;
  let folder = "";

  /**
   * Calls `act` and waits for the page with that number. Resolves with the milliseconds until its content was in the
   * document (`placed`) and laid out (`seen`); throws when the contender did not show the page correctly.
   * @param {number} number
   * @param {(heading: string) => Promise<unknown>} act
   * @returns {Promise<Visit>}
   */
  async function timeVisit(number, act) {
    /** @type {Promise<Found>} */
    const probeReport = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name} did not show ${folder}/${number} in 20 s`)), 20_000);
      session.once("Runtime.bindingCalled", ({ payload }) => {
        clearTimeout(late);
        resolve(JSON.parse(payload));
      });
    });
    // With a full load, the old document may be gone before it has answered.
    await act(headingOf(number)).catch((error) => {
      if (!loads) throw error;
    });
    const found = await probeReport;
    await page.evaluate(() => /** @type {Probe} */ (Reflect.get(window, "bench")).settled());
    const path = await page.evaluate(() => location.pathname);
    const problem = problemOf(
      { ...found, path },
      { path: `${folder}/${number}`, title: headingOf(number), boot, loads },
    );
    if (problem) throw new Error(`${name} showed ${folder}/${number}, but ${problem}`);
    boot = found.boot;
    return { placed: found.placed, seen: found.seen };
  }

  return {
    ...opened,
    async enter(
      /** @type {LoadedContender} */ contender,
      /** @type {number} */ kilobytes,
      /** @type {number} */ number,
    ) {
      ({ name, loads = false } = contender);
      folder = `/${contender.index}/${kilobytes}`;
      await page.goto(`${url}${folder}/${number}`);
      await movePointer(page);
      if (contender.late) await awaitScript(page, contender.late);
      await page.evaluate(() => /** @type {Probe} */ (Reflect.get(window, "bench")).settled());
      return (boot = await page.evaluate(() => /** @type {Probe} */ (Reflect.get(window, "bench")).boot));
    },
    visit: (/** @type {string} */ selector, /** @type {number} */ number) =>
      timeVisit(number, (heading) =>
        page.evaluate(
          ([link, text]) => /** @type {Probe} */ (Reflect.get(window, "bench")).visit(link, text),
          [selector, heading],
        ),
      ),
    /** Moves the pointer onto a link, and waits until its page has been requested and has arrived. */
    async hover(/** @type {string} */ selector, /** @type {number} */ number) {
      const address = `${url}${folder}/${number}`;
      const arrived = page.waitForEvent("requestfinished", (request) => request.url() === address);
      await page.hover(selector);
      await arrived;
    },
    /** Visits pages one after another; each visit ends two frames after its heading appeared. */
    walk: (/** @type {number} */ count) =>
      page.evaluate((times) => /** @type {Probe} */ (Reflect.get(window, "bench")).walk(times), count),
    back: (/** @type {number} */ number) =>
      timeVisit(number, (heading) =>
        page.evaluate((text) => /** @type {Probe} */ (Reflect.get(window, "bench")).back(text), heading),
      ),
  };
}
