// Proves what the visitor sees when a visit fails.
import type { Page } from "@playwright/test";
import { outcomesByName as described } from "../../../tools/description/outcomes.ts";
import { breakFetches } from "../break-fetches.ts";
import { expect } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { labHtml, menu, serveLab, shopStyle } from "../lab.ts";
import { arrived, requestCount, ready, requestsFor, type Stage } from "./watch.ts";

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

/** The described visits, each with its proof. */
export const outcomes: Outcome[] = [
  {
    ...described["another-link"],
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
    ...described["double-click"],
    async proof(stage) {
      const answer = await hold(stage.page, "**/lab/two");
      const requests = requestsFor(stage.page, "/lab/two");
      await stage.page.dblclick("#head >> text=two");
      answer();
      await arrived(stage.page, "two", "Two");
      expect(requests()).toBe(1);
      await stage.page.goBack();
      await arrived(stage.page, "one", "One");
    },
  },
  {
    ...described["slow"],
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
    ...described["arriving-slowly"],
    async proof({ page, control }) {
      await ready(page, () => page.hover("h1"), "streaming");
      await control.answer({ path: "/lab/two", cuts: [{ before: "</main>", gate: "end" }] });
      await follow(page);
      await expect(page.locator("html")).toHaveClass(/long-loading/);
      await arrived(page, "two", "Two");
      await control.open("end");
      await isIdle(page);
    },
  },
  {
    ...described["stopped"],
    async proof({ page, guard }) {
      // The request is never answered.
      await page.route("**/lab/two", () => {});
      const request = page.waitForRequest("**/lab/two");
      await follow(page);
      await request;
      const browser = await page.context().newCDPSession(page);
      await guard.expectFullLoad(async () => {
        const begun = page.waitForRequest((request) => request.isNavigationRequest());
        await browser.send("Page.stopLoading");
        await begun;
        await browser.send("Page.stopLoading");
      });
      await arrived(page, "one", "One");
      await isIdle(page);
      await page.click("#head >> text=three");
      await arrived(page, "three", "Three");
    },
  },
  {
    ...described["broken-connection"],
    console: /ERR_FAILED|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE/,
    async proof({ page, control, guard, visit }) {
      await control.answer({
        path: "/lab/two",
        drop: "mid",
        // The half that is sent has nothing to show.
        body: `<!-- ${"x".repeat(4000)} --><main id="page"><h1>Half</h1></main>`,
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
    ...described["broken-page"],
    console: /broke off|ERR_INCOMPLETE|ERR_CONNECTION/,
    async proof({ page, control }) {
      await ready(page, () => page.hover("h1"), "streaming");
      await control.answer({
        path: "/lab/two",
        cuts: [
          { before: "</main>", gate: "more" },
          { before: "</body>", breaks: true },
        ],
      });
      await follow(page);
      await arrived(page, "two", "Two");
      await control.open("more");
      await page.getByRole("button", { name: "Load the rest" }).click();
      await expect(page.locator(".atoll-broken-page")).toHaveCount(0);
      await arrived(page, "two", "Two");
      await isIdle(page);
    },
  },
  {
    ...described["offline"],
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
    ...described["error-page"],
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
    ...described["login"],
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
    ...described["not-modified"],
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
    ...described["no-content"],
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
  { ...described["empty"], proof: (stage) => loadsInFull(stage, "") },
  {
    ...described["not-html"],
    proof: (stage) => loadsInFull(stage, '{"a": 1}', "application/json"),
  },
  {
    ...described["download"],
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
    ...described["no-page-element"],
    proof: (stage) => loadsInFull(stage, "<!doctype html><title>Other</title><h1>Another kind of page</h1>"),
  },
  {
    ...described["redirect"],
    async proof({ page, control }) {
      await control.page("/lab/two", "", { status: 302, headers: { Location: "/lab/three" } });
      await follow(page);
      await arrived(page, "three", "Three");
      expect(await requestCount(control, "/lab/three")).toBe(1);
    },
  },
  {
    ...described["redirect-elsewhere"],
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
    ...described["large"],
    proof: (stage) => arrivesComplete(stage, `<p title="${"word ".repeat(1_000)}">Row</p>`.repeat(1_000)),
  },
  {
    ...described["many-elements"],
    proof: (stage) => arrivesComplete(stage, "<i></i>".repeat(200_000)),
  },
  {
    ...described["old-charset"],
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
    ...described["wrong-charset"],
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
