import { breakFetches } from "../break-fetches.ts";
import { expect } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu } from "../lab.ts";
import { arrived, requestCount, recordEvents, recordedEvents } from "../navigation/watch.ts";
import { testCase } from "./contest.ts";

const before = menu("one", "two", "slow", "three");
const one = { before, page: "<h1>One</h1>" };
const two = { before, page: "<h1>Two</h1>" };
const slow = { title: "Slow", before, page: "<h1>Slow</h1>" };
const three = { title: "Three", before, page: "<h1>Three</h1>" };

testCase(
  "NAV-17 case 18: of two quick link clicks the second page appears, and the first request aborts",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    await serve({ one, slow, three });
    await hold(page, "**/lab/slow", { times: 1 });
    await control.answer({ path: "/lab/three", delay: 300 });
    await page.goto("/lab/one");
    const entries = await page.evaluate(() => history.length);
    await recordEvents(page);
    const broken: string[] = [];
    page.on("requestfailed", (request) =>
      broken.push(`${new URL(request.url()).pathname} ${request.failure()?.errorText}`),
    );
    const first = page.waitForRequest("**/lab/slow");
    await page.click("#head >> text=slow");
    await first;
    await page.click("#head >> text=three");
    await proof.poll(() => broken).toEqual(["/lab/slow net::ERR_ABORTED"]);
    await arrived(page, "three", "Three");
    await expect(page).toHaveTitle("Three");
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect
      .poll(() => recordedEvents(page))
      .toEqual(["leave", "out", "request", "leave", "out", "request", "swap", "loaded", "images", "finish"]);
  },
);

testCase(
  "NAV-01 NAV-17 case 19: a double click on a slow link makes one request and one history entry",
  { fails: "a bare swap" },
  async ({ page, serve, proof }) => {
    await serve({ one, slow });
    const answer = await hold(page, "**/lab/slow");
    await page.goto("/lab/one");
    const entries = await page.evaluate(() => history.length);
    let requests = 0;
    page.on("request", (request) => (requests += Number(request.url().endsWith("/lab/slow"))));
    await page.dblclick("#head >> text=slow");
    answer();
    await arrived(page, "slow", "Slow");
    await proof(requests).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  },
);

testCase(
  "NAV-01 NAV-23 case 21: 404 and 500 pages appear in place; a broken connection is left to the browser",
  { fails: "a bare swap", console: /status of (404|500)|net::ERR_FAILED/ },
  async ({ page, control, serve, proof, fullLoad }) => {
    await serve({
      one,
      two,
      slow: { ...slow, page: "<h1>Not found</h1>", status: 404 },
      three: { ...three, page: "<h1>Broken</h1>", status: 500 },
    });
    await page.goto("/lab/one");
    for (const [name, heading] of [
      ["slow", "Not found"],
      ["three", "Broken"],
    ] as const) {
      await page.click(`#head >> text=${name}`);
      await arrived(page, name, heading);
      await expect(page.locator("#head")).toBeVisible();
      expect(await requestCount(control, `/lab/${name}`)).toBe(1);
      await page.goBack();
      await arrived(page, "one", "One");
    }
    await breakFetches(page, "**/lab/two");
    const broken = page.waitForEvent("requestfailed");
    await fullLoad(() => page.click("#head >> text=two"));
    await broken;
    await proof(page.locator("#page h1")).toHaveText("Two");
    await arrived(page, "two", "Two");
    await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
    await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
  },
);

testCase(
  "NAV-01 NAV-23 case 22: redirects keep the hash; other origins and file types load in full",
  { fails: "a bare swap", console: /CORS|net::ERR_FAILED/, elsewhere: /GET http:\/\/localhost/ },
  async ({ page, control, serve, proof, fullLoad }) => {
    // With connect-src in the policy the browser would report the redirect as a violation.
    const headers = { "Content-Security-Policy": "script-src 'self'; style-src 'self'" };
    await serve({
      one: {
        before,
        headers,
        page: '<h1>One</h1><a id="moved" href="/lab/moved#place">Moved</a> <a id="away" href="/lab/away">Away</a> <a id="other" href="/lab/other">Other</a>',
      },
      two: { before, page: '<h1>Two</h1><h2 id="place">Place</h2>' },
    });
    await control.page("/lab/moved", "", { status: 302, headers: { Location: "/lab/two?from=moved" } });
    await control.page("/lab/other", "<!doctype html><title>Other</title><h1>Of another kind</h1>");
    await page.goto("/lab/one");
    await control.page("/lab/away", "", {
      status: 302,
      headers: { Location: page.url().replace("127.0.0.1", "localhost").replace("/one", "/two") },
    });
    await page.click("#moved");
    await expect(page.locator("#page h1")).toHaveText("Two");
    await proof(page).toHaveURL("/lab/two?from=moved#place");
    await expect(page.locator("#place:target")).toHaveCount(1);
    expect(await requestCount(control, "/lab/two")).toBe(1);
    await page.goBack();
    await arrived(page, "one", "One");
    await fullLoad(() => page.click("#other"));
    await expect(page.locator("h1")).toHaveText("Of another kind");
    await expect(page).toHaveURL("/lab/other");
    await fullLoad(() => page.goBack());
    await fullLoad(() => page.click("#away"));
    await expect(page.locator("#page h1")).toHaveText("Two");
    expect(new URL(page.url()).hostname).toBe("localhost");
  },
);
