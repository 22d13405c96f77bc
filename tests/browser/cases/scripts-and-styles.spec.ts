import type { Page } from "@playwright/test";
import { stopClock } from "../clock.ts";
import { expect } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveFile } from "../lab.ts";
import { arrived, requestCount } from "../navigation/watch.ts";
import { testCase } from "./contest.ts";

const before = menu("one", "two", "three");
const one = { before, page: "<h1>One</h1>" };

/** Facts that the page's own scripts and styles set. */
const facts = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    body: [...document.body.classList].toSorted(),
    head: ["meta[name]", "link[rel=canonical]", 'script[type="application/ld+json"]'].map((selector) =>
      [...document.querySelectorAll(selector)].map((element) => element.outerHTML).toSorted(),
    ),
  }));

testCase(
  "NAV-21 case 13: language, body class, description and canonical URL match a full load, also on Back",
  { fails: "a bare swap" },
  async ({ page, context, serve, proof }) => {
    const head = (name: string): string => `<meta name="description" content="About ${name}"><link rel="canonical"
      href="https://shop.example/${name}">
    <script type="application/ld+json">{"name":"${name}"}</script>`;
    await serve({
      one: { ...one, title: "One", bodyClass: "first light", head: head("one") },
      two: {
        before,
        title: "Two & more",
        lang: "en-GB",
        bodyClass: "second dark",
        head: `${head("two")}<meta name="robots" content="noindex">`,
        page: "<h1>Two</h1>",
      },
    });
    const inFull = async (name: string): Promise<unknown> => {
      const other = await context.newPage();
      await other.goto(`/lab/${name}`);
      return facts(other);
    };
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await proof(await facts(page)).toEqual(await inFull("two"));
    await page.goBack();
    await arrived(page, "one", "One");
    expect(await facts(page)).toEqual(await inFull("one"));
  },
);

testCase(
  "NAV-21 case 14: no frame shows a page without its style; a hanging style delays it by at most 3 s",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    await serveFile(control, "two.css", "text/css", "h1 { color: rgb(1, 2, 3) }");
    await serveFile(control, "dead.css", "text/css", "h1 { color: red }");
    await serve({
      one,
      two: { before, head: '<link rel="stylesheet" href="two.css">', page: "<h1>Two</h1>" },
      three: { before, head: '<link rel="stylesheet" href="dead.css">', page: "<h1>Three</h1>" },
    });
    await control.answer({ path: "/lab/two.css", delay: 500 });
    await hold(page, "**/lab/dead.css");
    await page.goto("/lab/one");
    await page.evaluate(() => {
      const colours: Set<string> = ((window as unknown as { labColours: Set<string> }).labColours = new Set());
      const sample = (): void => {
        const heading = document.querySelector("#page h1");
        if (heading?.textContent === "Two") colours.add(getComputedStyle(heading).color);
        requestAnimationFrame(sample);
      };
      sample();
    });
    const colours = (): Promise<string[]> =>
      page.evaluate(() => [...(window as unknown as { labColours: Set<string> }).labColours]);
    const heading = page.locator("#page h1");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await proof.poll(colours).toEqual(["rgb(1, 2, 3)"]);
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
    await page.goBack();
    await arrived(page, "two", "Two");
    await expect(heading).toHaveCSS("color", "rgb(1, 2, 3)");
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
    expect(await colours()).toEqual(["rgb(1, 2, 3)"]);
    expect(await requestCount(control, "/lab/two.css")).toBe(1);
    await expect(page.locator('link[href$="two.css"]')).toHaveCount(1);

    await page.clock.install();
    try {
      await stopClock(page);
      const request = page.waitForRequest("**/dead.css");
      await page.click("#head >> text=three");
      await request;
      await page.clock.runFor(2_900);
      await arrived(page, "one", "One");
      await page.clock.runFor(200);
      await arrived(page, "three", "Three");
    } finally {
      await page.clock.resume();
    }
  },
);

const logScript = (text: string): string => `(window.labSaid ??= []).push("${text}");`;
const script = (text: string): string => `<script nonce="{{nonce}}">${logScript(text)}</script>`;
const scriptLog = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid ?? []);

testCase(
  "NAV-21 case 15: scripts in the page run on each visit, files and head scripts once, none on Back",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    await serveFile(control, "head.js", "text/javascript", logScript("head file"));
    await serveFile(control, "section.js", "text/javascript", logScript("section file"));
    const head = `<script src="/lab/head.js"></script>${script("head inline")}`;
    await serve({
      one,
      two: { before, head, page: `<h1>Two</h1>${script("section inline")}<script src="/lab/section.js"></script>` },
    });
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    const all = ["head file", "head inline", "section inline", "section file"];
    await proof.poll(() => scriptLog(page)).toEqual(all);
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await page.goBack();
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one", "One");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => scriptLog(page)).toEqual([...all, "section inline"]);
    for (const name of ["head.js", "section.js"]) expect(await requestCount(control, `/lab/${name}`)).toBe(1);
  },
);

testCase(
  "NAV-21 case 17: only scripts with the nonce of their own response run",
  { fails: "a bare swap", unguarded: true },
  async ({ page, serve, proof }) => {
    await serve({
      one,
      two: {
        before,
        page: `<h1>Two</h1><script>${logScript("none")}</script><script
          nonce="guessed">${logScript("guessed")}</script>${script("good")}`,
      },
    });
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await proof.poll(() => scriptLog(page)).toEqual(["good"]);
    // The other two are in the page, and inert.
    await expect(page.locator('#page script[type="text/plain"]')).toHaveCount(2);
    expect(await scriptLog(page)).toEqual(["good"]);
  },
);
