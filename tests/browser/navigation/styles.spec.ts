import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { labHtml, menu, serveFile, serveLab } from "../lab.ts";
import { arrived, asked, ready } from "./watch.ts";

const before = menu("one", "two", "three");
const heading = (page: Page) => page.locator("#page h1");
const sheet = (name: string): string => `<link rel="stylesheet" href="/lab/${name}.css">`;
const colour = (rgb: string): string => `h1 { color: ${rgb} }`;
const plain = "rgb(0, 0, 0)";
const red = "rgb(200, 0, 0)";
const blue = "rgb(0, 0, 200)";

test("NAV-21 NAV-20 a page is shown with its styles, in their order, and not before; the page shown keeps its looks", async ({
  page,
  visit,
  control,
}) => {
  await test.step("while the style of the next page is awaited, the page shown keeps its looks; also when the visitor goes elsewhere", async () => {
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
    expect(await asked(control, "/lab/red.css")).toBe(1);
  });

  await test.step("the order of the styles is that of the page, wherever the visitor came in", async () => {
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

  await test.step("a page that is visited in place and does not link the style with the places of islands has them all the same", async () => {
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

test("NAV-21 a style that comes too late styles its own page only", async ({ page, control }) => {
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
  // Else the jump of the clock would use up the patience for the code itself.
  await ready(page, () => page.hover("#head >> text=two"));
  await page.clock.install();
  await page.click("#head >> text=two");
  await page.clock.runFor(100);
  await page.clock.fastForward(3_500);
  await arrived(page, "two", "Two");
  await page.click("#head >> text=three");
  await page.clock.runFor(100);
  await arrived(page, "three", "Three");
  const come = page.waitForResponse("**/late.css");
  answer();
  await (await come).finished();
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

test("NAV-21 a style that failed is asked for again by the next page that has it", async ({ page, guard, control }) => {
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

test("NAV-21 a style that lacks only an import of its own counts all the same", async ({ page, guard, control }) => {
  guard.allowConsole(/404/);
  guard.allowUnknown(/missing\.css/);
  await serveFile(control, "two.css", "text/css", `@import url("/lab/missing.css"); ${colour(red)}`);
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, head: sheet("two"), page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect(heading(page)).toHaveCSS("color", red);
});

test("NAV-21 NAV-02 a style that one visit awaits the next awaits as well, and an inline one that a script added to is there on Back", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a style that is awaited by one visit is awaited by the next as well", async () => {
    await serveFile(control, "slow.css", "text/css", colour(red));
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, head: sheet("slow"), page: "<h1>Two</h1>" },
      three: { before, head: sheet("slow"), page: "<h1>Three</h1>" },
    });
    await control.answer({ path: "/lab/slow.css", delay: 1_000 });
    await visit("/lab/one");
    await page.evaluate(() => {
      const seen: string[] = ((window as unknown as { labSeen: string[] }).labSeen = []);
      const look = (): void => {
        const element = document.querySelector("#page h1")!;
        if (element.textContent === "Three") seen.push(getComputedStyle(element).color);
        requestAnimationFrame(look);
      };
      look();
    });
    const asked = page.waitForRequest("**/slow.css");
    await page.click("#head >> text=two");
    await asked;
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await expect(heading(page)).toHaveCSS("color", red);
    await expect
      .poll(async () => [...new Set(await page.evaluate(() => (window as unknown as { labSeen: string[] }).labSeen))])
      .toEqual([red]);
  });

  await test.step("an inline style that a script has added to is there again on Back", async () => {
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

test("NAV-21 what a page plays can be played, though the page waited for its style", async ({
  page,
  visit,
  control,
}) => {
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
  // What the browser makes of a sound without a window it makes of it in a task of its own.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  answer();
  await arrived(page, "two", "Two");
  for (const audio of await page.locator("audio").all())
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.readyState)).toBeGreaterThan(0);
});
