import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { labHtml, menu, serveFile, serveLab } from "../lab.ts";
import { arrived, requestCount, ready } from "./watch.ts";

const before = menu("one", "two", "three");
const heading = (page: Page) => page.locator("#page h1");
const sheet = (name: string): string => `<link rel="stylesheet" href="/lab/${name}.css">`;
const colour = (rgb: string): string => `h1 { color: ${rgb} }`;
const plain = "rgb(0, 0, 0)";
const red = "rgb(200, 0, 0)";
const blue = "rgb(0, 0, 200)";

test("NAV-21 NAV-20 a page is shown only with its styles, in their order", async ({ page, visit, control }) => {
  await test.step("while the next page's style loads, the current page keeps its look", async () => {
    await serveFile(control, "red.css", "text/css", colour(red));
    await serveFile(control, "slow.css", "text/css", "h2 { color: green }");
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, head: sheet("red") + sheet("slow"), page: "<h1>Two</h1>" },
      three: { before, page: "<h1>Three</h1>" },
    });
    const answer = await hold(page, "**/lab/slow.css");
    await visit("/lab/one");
    const first = page.waitForResponse("**/red.css");
    await page.click("#head >> text=two");
    await (await first).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await arrived(page, "one", "One");
    await expect(heading(page)).toHaveCSS("color", plain);
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await expect(heading(page)).toHaveCSS("color", plain);
    answer();
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(heading(page)).toHaveCSS("color", red);
    expect(await requestCount(control, "/lab/red.css")).toBe(1);
  });

  await test.step("style order matches the current page, whichever page was first", async () => {
    await serveFile(control, "base.css", "text/css", colour(red));
    await serveFile(control, "theme.css", "text/css", colour(blue));
    await serveLab(control, {
      one: { before, head: sheet("theme"), page: "<h1>One</h1>" },
      two: { before, head: sheet("base") + sheet("theme"), page: "<h1>Two</h1>" },
      three: { before, head: sheet("theme") + sheet("last"), page: "<h1>Three</h1>" },
    });
    await serveFile(control, "last.css", "text/css", colour("rgb(0, 200, 0)"));
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(heading(page)).toHaveCSS("color", blue);
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await expect(heading(page)).toHaveCSS("color", "rgb(0, 200, 0)");
  });

  await test.step("the stylesheet with island placeholders stays, even when the next page does not link it", async () => {
    await serveLab(control, { one: { page: "<h1>One</h1>" } });
    const bare = labHtml({
      title: "Two",
      page: '<h1>Two</h1><div data-island="masonry" data-island-when="interaction"><p>A</p><p>B</p></div>',
    }).replace(/<link[^>]*atoll-islands.css">/, "");
    await control.page("/lab/two", bare);
    await visit("/lab/one");
    await page.evaluate(() => window.atoll!.visit("/lab/two"));
    await arrived(page, "two", "Two");
    await expect(page.locator("[data-island=masonry]")).toHaveCSS("display", "grid");
  });
});

test("NAV-21 a late style applies only to its own page", async ({ page, control }) => {
  await serveFile(control, "late.css", "text/css", colour(red));
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, head: sheet("late"), page: "<h1>Two</h1>" },
    three: { before, page: "<h1>Three</h1>" },
  });
  let answer = (): void => {};
  await page.route("**/late.css", async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.goto("/lab/one");
  // Otherwise the clock jump would also expire the timeout for the chunk.
  await ready(page, () => page.hover("#head >> text=two"));
  await page.clock.install();
  await Promise.all([page.waitForRequest("**/late.css"), page.click("#head >> text=two")]);
  await page.clock.fastForward(3_500);
  await arrived(page, "two", "Two");
  await page.click("#head >> text=three");
  await page.clock.runFor(100);
  await arrived(page, "three", "Three");
  const styleLoaded = page.waitForResponse("**/late.css");
  answer();
  await (await styleLoaded).finished();
  await expect
    .poll(() => page.evaluate(() => !!document.querySelector<HTMLLinkElement>('link[href$="late.css"]')!.sheet))
    .toBe(true);
  await expect(heading(page)).toHaveCSS("color", plain);
  await page.click("#head >> text=two");
  await page.clock.runFor(100);
  await arrived(page, "two", "Two");
  await expect(heading(page)).toHaveCSS("color", red);
  await page.clock.resume();
});

test("NAV-21 NAV-02 two visits wait for the same style; Back restores changed inline styles", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a style that one visit waits for is also waited for by the next visit", async () => {
    await serveFile(control, "slow.css", "text/css", colour(red));
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, head: sheet("slow"), page: "<h1>Two</h1>" },
      three: { before, head: sheet("slow"), page: "<h1>Three</h1>" },
    });
    const answer = await hold(page, "**/lab/slow.css");
    await visit("/lab/one");
    await page.evaluate(() => {
      const observed: string[] = ((window as unknown as { labSeen: string[] }).labSeen = []);
      const sample = (): void => {
        const element = document.querySelector("#page h1")!;
        if (element.textContent === "Three") observed.push(getComputedStyle(element).color);
        requestAnimationFrame(sample);
      };
      sample();
    });
    const requested = page.waitForRequest("**/slow.css");
    await page.click("#head >> text=two");
    await requested;
    const next = page.waitForResponse("**/lab/three");
    await page.click("#head >> text=three");
    await (await next).finished();
    answer();
    await arrived(page, "three", "Three");
    await expect(heading(page)).toHaveCSS("color", red);
    await expect
      .poll(async () => [...new Set(await page.evaluate(() => (window as unknown as { labSeen: string[] }).labSeen))])
      .toEqual([red]);
  });

  await test.step("Back restores an inline style that a script changed", async () => {
    const headers = {
      "Content-Security-Policy": "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
    };
    await serveLab(control, {
      one: { headers, before, head: "<style>h1 { color: rgb(1, 2, 3) }</style>", page: "<h1>One</h1>" },
      two: { headers, before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await ready(page, () => page.mouse.move(5, 5));
    await page.evaluate(() => document.querySelector("style")!.append("h1 { margin-left: 7px }"));
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(1, 2, 3)");
    await expect(page.locator("h1")).toHaveCSS("margin-left", "7px");
  });
});

/** A sound of 64 samples; each byte is a character. */
const sound = [
  "RIFF",
  [100, 0, 0, 0],
  "WAVEfmt ",
  [16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 64, 31, 0, 0, 1, 0, 8, 0],
  "data",
  [64, 0, 0, 0],
  "@".repeat(64),
]
  .map((part) => (typeof part === "string" ? part : String.fromCharCode(...part)))
  .join("");

test("NAV-21 a failed style is requested again, a failed @import counts as loaded, media can play", async ({
  page,
  guard,
  control,
  visit,
}) => {
  await test.step("the next page with a failed style requests it again", async () => {
    guard.allowConsole(/404/);
    await control.page("/lab/shy.css", "", { status: 404, headers: { "Content-Type": "text/css" } });
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, head: sheet("shy"), page: "<h1>Two</h1>" },
    });
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await serveFile(control, "shy.css", "text/css", colour(red));
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(heading(page)).toHaveCSS("color", red);
  });
  await test.step("a style whose @import failed counts as loaded", async () => {
    guard.allowConsole(/404/);
    guard.allowUnknown(/missing\.css/);
    await serveFile(control, "two.css", "text/css", `@import url("/lab/missing.css"); ${colour(red)}`);
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, head: sheet("two"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(heading(page)).toHaveCSS("color", red);
  });
  await test.step("media of a page that waited for its style can be played", async () => {
    await serveFile(control, "sound.wav", "audio/wav", sound);
    await serveFile(control, "late.css", "text/css", colour(red));
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: {
        before,
        head: sheet("late"),
        page: '<h1>Two</h1><audio src="/lab/sound.wav" controls></audio><audio controls><source src="/lab/sound.wav"></audio>',
      },
    });
    const answer = await hold(page, "**/lab/late.css");
    await visit("/lab/one");
    const asking = page.waitForRequest("**/late.css");
    await page.click("#head >> text=two");
    await asking;
    // The browser handles the sound in a separate task.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    answer();
    await arrived(page, "two", "Two");
    for (const audio of await page.locator("audio").all())
      await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.readyState)).toBeGreaterThan(0);
  });
});
