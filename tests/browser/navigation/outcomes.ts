// Visits that fail, and what the visitor sees: the rows of a table in the README.
import type { Page } from "@playwright/test";
import { breakFetches } from "../break-fetches.ts";
import { expect } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { labHtml, menu, serveLab, shopStyle } from "../lab.ts";
import { arrived, requestCount, ready, type Stage } from "./watch.ts";

export const before = menu("one", "two", "three");
export const one = { before, page: "<h1>One</h1>" };

export interface Outcome {
  when: string;
  sees: string;
  /** Console messages that the outcome causes. */
  console?: RegExp;
  /** Requests to other hosts that the outcome causes. */
  elsewhere?: RegExp;
  /** Markup for the head of the pages. */
  head?: string;
  proof(stage: Stage): Promise<void>;
}

const follow = (page: Page): Promise<void> => page.click("#head >> text=two");

async function isIdle(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
  await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
}

/** Checks that the browser loads the response in full and shows `text`, and that Back returns. */
async function loadsInFull({ page, control, guard }: Stage, text: string, type = "text/html"): Promise<void> {
  await control.page("/lab/two", text, { headers: { "Content-Type": type } });
  await guard.expectFullLoad(() => follow(page));
  await expect(page).toHaveURL("/lab/two");
  await expect(page.locator("body")).toHaveText(text.replace(/<title>.*<\/title>|<[^>]*>/g, ""));
  expect(await requestCount(control, "/lab/two")).toBe(2);
  await guard.expectFullLoad(() => page.goBack());
  await arrived(page, "one", "One");
}

async function arrivesComplete({ page, control }: Stage, content: string): Promise<void> {
  await serveLab(control, { two: { before, page: `<h1>Two</h1>${content}<p id="end">End</p>` } });
  // A large page can take longer than an expectation waits, so wait for its event; only the test's timeout applies.
  const loaded = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener("page:loaded", () => resolve(), { once: true })),
  );
  await follow(page);
  await loaded;
  await arrived(page, "two", "Two");
  await expect(page.locator("#end")).toHaveText("End");
  expect(await requestCount(control, "/lab/two")).toBe(1);
}

/** Serves these bytes at /lab/NAME. */
const sendBytes = (page: Page, name: string, contentType: string, body: Buffer): Promise<unknown> =>
  page.route(`**/lab/${name}`, (route) => route.fulfill({ contentType, body }));

const umlauts = labHtml({ before, page: "<h1>Größe</h1>" });
const undeclared = umlauts.replace('<meta charset="utf-8">', "");

/** Failing visits, in the order of the README. */
export const outcomes: Outcome[] = [
  {
    when: "another link is clicked before the page has come",
    sees: "the other page; the request for the first is broken off",
    async proof({ page }) {
      await hold(page, "**/lab/two", { times: 1 });
      const request = page.waitForRequest("**/lab/two");
      await follow(page);
      await request;
      const broken = page.waitForEvent("requestfailed");
      await page.click("#head >> text=three");
      await broken;
      await arrived(page, "three", "Three");
      await isIdle(page);
    },
  },
  {
    when: "a link is clicked twice",
    sees: "its page, asked for once",
    async proof(stage) {
      await stage.control.answer({ path: "/lab/two", delay: 300 });
      await stage.page.dblclick("#head >> text=two");
      await arrived(stage.page, "two", "Two");
      expect(await requestCount(stage.control, "/lab/two")).toBe(1);
      await stage.page.goBack();
      await arrived(stage.page, "one", "One");
    },
  },
  {
    when: "the answer is slow",
    sees: "the old page, and after 300 ms that one is loading; then the page",
    async proof({ page }) {
      const answer = await hold(page, "**/lab/two", { times: 1 });
      await follow(page);
      await expect(page.locator("html")).toHaveClass(/long-loading/);
      await arrived(page, "one", "One");
      answer();
      await arrived(page, "two", "Two");
      await isIdle(page);
    },
  },
  {
    when: "the visitor stops the browser while a page is awaited",
    sees: "the browser loading that page; stopped once more, the old page",
    async proof({ page, guard }) {
      // The request is never answered.
      await page.route("**/lab/two", () => {});
      const request = page.waitForRequest("**/lab/two");
      await follow(page);
      await request;
      const browser = await page.context().newCDPSession(page);
      await guard.expectFullLoad(() => browser.send("Page.stopLoading"));
      const stopped = page.waitForEvent("requestfailed", (failed) => failed.isNavigationRequest());
      await browser.send("Page.stopLoading");
      await stopped;
      await arrived(page, "one", "One");
      await isIdle(page);
      await page.click("#head >> text=three");
      await arrived(page, "three", "Three");
    },
  },
  {
    when: "the connection breaks, at once or in the middle of the page",
    sees: "the page, loaded by the browser, which asks again",
    console: /ERR_FAILED|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE/,
    async proof({ page, control, guard, visit }) {
      await control.answer({
        path: "/lab/two",
        drop: "mid",
        body: `<main id="page"><h1>Half</h1>${"x".repeat(4000)}</main>`,
      });
      await guard.expectFullLoad(() => follow(page));
      await arrived(page, "two", "Two");
      await visit("/lab/one");
      await breakFetches(page, "**/lab/two");
      await guard.expectFullLoad(() => follow(page));
      await arrived(page, "two", "Two");
    },
  },
  {
    when: "there is no connection",
    sees: "the browser's own page about that",
    console: /ERR_INTERNET_DISCONNECTED/,
    async proof({ page, guard }) {
      await ready(page, () => page.hover("h1"));
      await page.context().setOffline(true);
      await guard.expectFullLoad(() => follow(page));
      await expect(page).toHaveURL(/^chrome-error:/);
      await page.context().setOffline(false);
      await guard.expectFullLoad(() => page.goBack());
      await arrived(page, "one", "One");
    },
  },
  {
    when: "the server answers 403, 404 or 500 with a page",
    sees: "that page, in place and at its address",
    console: /status of (403|404|500)/,
    async proof({ page, control }) {
      for (const status of [403, 404, 500]) {
        await serveLab(control, { two: { title: "Sorry", before, page: `<h1>Sorry, ${status}</h1>`, status } });
        await follow(page);
        await arrived(page, "two", `Sorry, ${status}`);
        await expect(page).toHaveTitle("Sorry");
        await page.goBack();
        await arrived(page, "one", "One");
      }
      expect(await requestCount(control, "/lab/two")).toBe(3);
    },
  },
  {
    when: "the server wants a login: 401, a redirect to the login page, or that page in place of another",
    sees: "the login page in a dialog over the page; then where they were going. A form is sent again when they say so",
    console: /status of 401/,
    head: shopStyle,
    async proof({ page, control }) {
      await control.answer({ path: "/lab/two", status: 401 });
      await follow(page);
      await page.locator("dialog [name=email]").fill("ada@example.org");
      await page.locator("dialog [name=password]").fill("lagune");
      await arrived(page, "one", "One");
      await page.locator("dialog [name=password]").press("Enter");
      await arrived(page, "two", "Two");
    },
  },
  {
    when: "the server answers 304: nothing has changed",
    sees: "the page, in place, out of the browser's cache",
    async proof({ page, control }) {
      await serveLab(control, { two: { before, page: "<h1>Two</h1>", headers: { ETag: '"1"' } } });
      await follow(page);
      await arrived(page, "two", "Two");
      await page.click("#head >> text=one");
      await arrived(page, "one", "One");
      await control.answer({ path: "/lab/two", status: 304 });
      await follow(page);
      await arrived(page, "two", "Two");
      expect((await control.log()).filter(({ path }) => path === "/lab/two").map(({ status }) => status)).toEqual([
        200, 304,
      ]);
    },
  },
  {
    when: "the server answers 204: nothing to show",
    sees: "the old page",
    async proof({ page, control }) {
      await control.answer({ path: "/lab/two", status: 204 });
      await follow(page);
      await expect.poll(() => requestCount(control, "/lab/two")).toBe(1);
      await arrived(page, "one", "One");
      await isIdle(page);
      await page.click("#head >> text=three");
      await arrived(page, "three", "Three");
      expect(await requestCount(control, "/lab/two")).toBe(1);
    },
  },
  { when: "the answer is empty", sees: "the browser's empty page", proof: (stage) => loadsInFull(stage, "") },
  {
    when: "the answer is no HTML",
    sees: "what the browser makes of it, in full",
    proof: (stage) => loadsInFull(stage, '{"a": 1}', "application/json"),
  },
  {
    when: "the answer is to be saved",
    sees: "the browser saving it; the old page stays",
    async proof({ page, control }) {
      await control.page("/lab/two", "a,b", { headers: { "Content-Disposition": "attachment; filename=list.csv" } });
      const download = page.waitForEvent("download");
      await follow(page);
      expect((await download).suggestedFilename()).toBe("list.csv");
      await arrived(page, "one", "One");
      await isIdle(page);
    },
  },
  {
    when: "the page has no `#page`",
    sees: "that page, loaded by the browser",
    proof: (stage) => loadsInFull(stage, "<!doctype html><title>Other</title><h1>Another kind of page</h1>"),
  },
  {
    when: "the server redirects",
    sees: "the page it leads to, in place and at its address",
    async proof({ page, control }) {
      await control.page("/lab/two", "", { status: 302, headers: { Location: "/lab/three" } });
      await follow(page);
      await arrived(page, "three", "Three");
      expect(await requestCount(control, "/lab/three")).toBe(1);
    },
  },
  {
    when: "the server redirects to another origin",
    sees: "the page there, loaded by the browser",
    console: /CORS|net::ERR_FAILED/,
    elsewhere: /GET http:\/\/localhost/,
    async proof({ page, control, guard, visit }) {
      // With connect-src in the policy the browser would report the redirect as a violation.
      await serveLab(control, {
        one: { ...one, headers: { "Content-Security-Policy": "script-src 'self'; style-src 'self'" } },
      });
      await visit("/lab/one");
      await control.page("/lab/two", "", {
        status: 302,
        headers: { Location: page.url().replace("127.0.0.1", "localhost").replace("one", "three") },
      });
      await guard.expectFullLoad(() => follow(page));
      await expect(page.locator("#page h1")).toHaveText("Three");
      expect(new URL(page.url()).hostname).toBe("localhost");
    },
  },
  {
    when: "the page has 5 MB",
    sees: "it, in place and whole",
    proof: (stage) => arrivesComplete(stage, `<p title="${"word ".repeat(1_000)}">Row</p>`.repeat(1_000)),
  },
  {
    when: "the page has 200,000 elements",
    sees: "it, in place and whole",
    proof: (stage) => arrivesComplete(stage, "<i></i>".repeat(200_000)),
  },
  {
    when: "the page has an old charset, declared, or not declared on the whole site",
    sees: "the page, in place, with its letters",
    async proof({ page, visit }) {
      await sendBytes(page, "two", "text/html; charset=iso-8859-1", Buffer.from(umlauts, "latin1"));
      await follow(page);
      await arrived(page, "two", "Größe");
      await sendBytes(page, "one", "text/html", Buffer.from(undeclared, "latin1"));
      await sendBytes(page, "two", "text/html", Buffer.from(undeclared.replace("Größe", "Länge"), "latin1"));
      await visit("/lab/one");
      await arrived(page, "one", "Größe");
      await follow(page);
      await arrived(page, "two", "Länge");
    },
  },
  {
    when: "the page declares a charset that it does not have",
    sees: "the same letters as on the page loaded in full",
    async proof({ page, visit }) {
      const wrong = [
        ["text/html; charset=utf-8", Buffer.from(umlauts, "latin1")],
        ["text/html; charset=iso-8859-1", Buffer.from(umlauts, "utf8")],
        ["text/html; charset=iso-8859-1", Buffer.from(`\ufeff${umlauts}`, "utf8")],
        ["text/html; charset=no-such", Buffer.from(umlauts, "utf8")],
      ] as const;
      const inFull: string[] = [];
      for (const [type, bytes] of wrong) {
        await sendBytes(page, "two", type, bytes);
        await visit("/lab/two");
        inFull.push((await page.textContent("#page h1"))!);
      }
      await visit("/lab/one");
      for (const [index, [type, bytes]] of wrong.entries()) {
        await sendBytes(page, "two", type, bytes);
        await follow(page);
        await arrived(page, "two", inFull[index]!);
        await page.goBack();
        await arrived(page, "one", "One");
      }
    },
  },
];
