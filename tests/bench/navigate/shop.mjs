// The pages of all contenders on one server, and a browser page with the probe.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openPage } from "../browser.mjs";
import { serve } from "../server.mjs";
import { headingOf, pageOf, photo, style } from "./page.mjs";

const probe = readFileSync(join(import.meta.dirname, "probe.js"), "utf8");

/** @param {import("./contenders.mjs").Contender[]} contenders */
export function serveShop(contenders) {
  const pages = new Map();
  return serve((path) => {
    if (path === "/shop.css") return { type: ".css", body: style };
    if (path === "/photo.svg") return { type: ".svg", body: photo };
    const [, index, rest, number] = /^\/(\d)\/(\w+)(?:\.js|\/(\d+))$/.exec(path) ?? [];
    const contender = contenders[index];
    if (!contender) return undefined;
    if (rest === "script") return { type: ".js", body: contender.script };
    if (!pages.has(path))
      pages.set(path, Buffer.from(pageOf(withScript(contender), `/${index}/${rest}`, Number(rest), Number(number))));
    return { type: ".html", body: pages.get(path) };
  });
}

const withScript = ({ head = "", index, script, tag = "", ...contender }) => ({
  ...contender,
  head: script ? `<script src="/${index}/script.js"${tag} defer></script>` : head,
});

/** A visitor of the shop of one contender after the other. */
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

  /** Resolves with the milliseconds until the page was in the document and until it was seen, when `act` has shown it as it should. */
  async function shown(number, act) {
    const seen = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name} did not show ${folder}/${number} in 20 s`)), 20_000);
      session.once("Runtime.bindingCalled", ({ payload }) => {
        clearTimeout(late);
        resolve(JSON.parse(payload));
      });
    });
    // A document that leaves may be gone before it has answered.
    await act(headingOf(number)).catch((error) => {
      if (!loads) throw error;
    });
    const found = await seen;
    await page.evaluate(() => window.bench.settled());
    const path = await page.evaluate(() => location.pathname);
    const problem =
      path !== `${folder}/${number}`
        ? `its address is ${path}`
        : !found.title.startsWith(headingOf(number))
          ? `its title is ${found.title}`
          : (found.boot === boot) === loads
            ? loads
              ? "it was no full load"
              : "it was not in place"
            : "";
    if (problem) throw new Error(`${name} showed ${folder}/${number}, but ${problem}`);
    boot = found.boot;
    return { placed: found.placed, seen: found.seen };
  }

  return {
    ...opened,
    async enter(contender, kilobytes, number) {
      ({ name, loads = false } = contender);
      folder = `/${contender.index}/${kilobytes}`;
      await page.goto(`${url}${folder}/${number}`);
      if (contender.late) {
        // In the margin: over a link it would make some prefetch.
        await page.mouse.move(4, 4);
        await page.mouse.move(8, 8);
        await page.waitForFunction(
          (late) => performance.getEntriesByType("resource").some(({ name }) => name.includes(late)),
          contender.late,
        );
      }
      await page.evaluate(() => window.bench.settled());
      return (boot = await page.evaluate(() => window.bench.boot));
    },
    visit: (selector, number) =>
      shown(number, (heading) => page.evaluate(([link, text]) => window.bench.visit(link, text), [selector, heading])),
    /** Visits to the pages in turn; each is over a frame after its heading came. */
    walk: (count) => page.evaluate((times) => window.bench.walk(times), count),
    back: (number) => shown(number, (heading) => page.evaluate((text) => window.bench.back(text), heading)),
  };
}
