// Carousels and videos without script, and what they leave behind.
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { dialog, live } from "../shop/visitor.ts";
import { standInPlayers } from "./players.ts";

const row = (preset: string): string => `<div data-island="carousel" data-preset="${preset}" aria-label="${preset}"><ul>${Array.from({ length: 9 }, (_, index) => `<li><a href="/lab/other">${index + 1}</a></li>`).join("")}</ul></div>`;
const film = '<a id="film" data-island="video" href="https://youtu.be/aqz-KE-bpKQ">Film</a>';
const service = '<div id="service" data-island="video-banner" data-muted=""><a href="https://vimeo.com/1084537"><img src="/media/articles/loom.svg" width="240" height="120" alt="Loom"></a></div>';
const own = '<div id="own" data-island="video-banner" data-muted=""><video src="/theme/sea.webm" width="240" height="120" aria-label="Sea" preload="none" controls=""></video></div>';
const all = [row("brands"), row("partners"), row("ticker"), row("slides"), film, service, own].join("\n");

test("NAV-20 CNT-03 CNT-08 CNT-09 NEW-04 left at rest, on the move or while they play, carousels and videos are as the server sent them, and leave nothing behind", async ({ page, control, guard }) => {
  test.setTimeout(40_000);
  guard.allowUnknown(/youtube-nocookie|vimeo/);
  const players = await standInPlayers(page);
  await page.setViewportSize({ width: 900, height: 1200 });
  await serveLab(control, { all: { page: `<h1>All</h1><div id="part">${all}</div>` }, other: { page: "<h1>Other</h1>" } });
  await page.addInitScript(countTimers);
  await page.goto("/lab/all");
  for (const host of await page.locator("#part [data-island]").all()) await live(host);
  await expect(page.locator(".atoll-carousel-row")).toHaveCount(3);
  await page.locator(".atoll-carousel-next").first().click();
  await page.locator("#service a").click();
  await expect(page.locator("#service iframe")).toHaveClass(/atoll-banner-shown/);
  await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await page.locator("#film").click();
  await dialog(page).getByRole("button", { name: "Play it this time" }).click();
  await expect(dialog(page).locator("iframe")).toHaveCount(1);
  const now = await page.locator("#part").evaluate((part) => (window.atoll!.sweep(part), [part.innerHTML, part.querySelector("video")!.paused]));
  expect(now).toEqual([all, true]);
  await expect(page.locator("dialog, iframe")).toHaveCount(0);
  expect(players).toHaveLength(2);
  const counts = [];
  for (let time = 0; time < 4; time++) {
    await page.evaluate(async () => {
      for (let visit = 0; visit < 4; visit++) {
        await window.atoll!.visit(`/lab/all?${visit}`);
        const link = document.querySelector<HTMLElement>("#film")!;
        if (visit % 2) {
          while (link.dataset["islandState"] !== "live") await new Promise(requestAnimationFrame);
          link.click();
        }
        document.querySelector<HTMLElement>(".atoll-carousel-next")?.click();
        await new Promise((resolve) => setTimeout(resolve, visit % 4 === 1 ? 40 : 0));
        await window.atoll!.visit(`/lab/other?${visit}`);
      }
    });
    await idle(page);
    counts.push((await left(page)).counts);
  }
  expect(grown(counts.slice(1))).toEqual({});
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("CNT-03 CNT-08 CNT-09 NEW-04 without script rows are scrolled, as many in sight as the window has room for, films are links to their service, and the shop's own video has the browser's bar", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto("/en");
  const inSight = (preset: string): Promise<number> =>
    page.locator(`[data-preset=${preset}] ul`).evaluate((list) => [...list.children].filter((item) => item.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1).length);
  for (const [width, brands, partners] of [[1280, 6, 5], [1024, 3, 5], [1023, 3, 3], [600, 2, 3], [599, 2, 2], [480, 1, 2], [479, 1, 1]] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await inSight("brands"), await inSight("partners"), await inSight("ticker")]).toEqual([width, brands, partners, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.locator("[data-preset=partners] li").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "North Sea Museum" })).toBeInViewport();
  await page.goto("/en/news/behind-the-dunes");
  await expect(page.getByRole("link", { name: "The kiln is opened, on Vimeo" })).toHaveAttribute("href", "https://vimeo.com/1084537");
  await page.goto("/en/news/first-coffee-by-sail");
  await expect(page.getByRole("link", { name: "The schooner comes in, on YouTube" })).toBeVisible();
  await page.goto("/en/inspiration");
  await expect(page.locator("video[controls]")).toBeVisible();
  await context.close();
});
