// Leak tests of carousels and videos.
import { expect, test } from "../../browser/guard/test.ts";
import { serveLab } from "../../browser/lab.ts";
import { countTimers, growth, idle, leftovers, trackRequests } from "../../browser/leftovers.ts";
import { dialog, live } from "../../browser/shop/visitor.ts";
import { standInPlayers } from "./players.ts";

test.use({ pictures: true });

const links = Array.from({ length: 9 }, (_, index) => `<li><a href="/lab/other">${index + 1}</a></li>`).join("");
const row = (preset: string): string =>
  `<div data-island="carousel" data-preset="${preset}" aria-label="${preset}"><ul>${links}</ul></div>`;
const film = '<a id="film" data-island="video" href="https://youtu.be/aqz-KE-bpKQ">Film</a>';
const serviceHtml =
  '<div id="service" data-island="video-banner" data-muted=""><a href="https://vimeo.com/1084537">' +
  '<img src="/media/articles/loom.svg" width="240" height="120" alt="Loom"></a></div>';
const ownHtml =
  '<div id="own" data-island="video-banner" data-muted=""><video src="/theme/sea.webm" width="240" height="120" ' +
  'aria-label="Sea" preload="none" controls=""></video></div>';
const allHtml = [row("brands"), row("partners"), row("ticker"), row("slides"), film, serviceHtml, ownHtml].join("\n");

test("NAV-20 CNT-03 CNT-08 CNT-09 NEW-04 leaving carousels and videos restores their markup @all", async ({
  page,
  control,
  guard,
}) => {
  guard.allowUnknown(/youtube-nocookie|vimeo/);
  const players = await standInPlayers(page);
  await page.setViewportSize({ width: 900, height: 1200 });
  await serveLab(control, {
    all: { page: `<h1>All</h1><div id="part">${allHtml}</div>` },
    other: { page: "<h1>Other</h1>" },
  });
  await page.addInitScript(countTimers);
  const requestsFinished = trackRequests(page);
  await page.goto("/lab/all");
  for (const host of await page.locator("#part [data-island]").all()) await live(host);
  await expect(page.locator(".atoll-slides-row")).toHaveCount(3);
  await page.locator(".atoll-carousel-next").first().click();
  await page.locator("#service a").click();
  await expect(page.locator("#service iframe")).toHaveClass(/atoll-banner-shown/);
  await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await page.locator("#film").click();
  await dialog(page).getByRole("button", { name: "Play it this time" }).click();
  await expect(dialog(page).locator("iframe")).toHaveCount(1);
  const state = await page
    .locator("#part")
    .evaluate((part) => (window.atoll!.sweep(part), [part.innerHTML, part.querySelector("video")!.paused]));
  expect(state).toEqual([allHtml, true]);
  await expect(page.locator("dialog, iframe")).toHaveCount(0);
  expect(players).toHaveLength(2);
  const counts = [];
  for (const visits of [2, 6, 6]) {
    await page.evaluate(async (visits) => {
      for (let visit = 0; visit < visits; visit++) {
        const isPlayed = visit % 2 === 1;
        await window.atoll!.visit(`/lab/all?${visit}`, { history: "replace" });
        const link = document.querySelector<HTMLElement>("#film")!;
        if (isPlayed) {
          while (link.dataset["islandState"] !== "live") await new Promise(requestAnimationFrame);
          link.click();
        }
        document.querySelector<HTMLElement>(".atoll-carousel-next")?.click();
        await new Promise((resolve) => setTimeout(resolve, isPlayed ? 40 : 0));
        await window.atoll!.visit(`/lab/other?${visit}`, { history: "replace" });
      }
    }, visits);
    await idle(page);
    await requestsFinished();
    counts.push((await leftovers(page)).counts);
  }
  // The replaced pages are not cached. Five listeners may vary; one that each of six visits leaked would exceed that.
  expect(growth(counts, { listeners: 5 })).toEqual({});
  await expect(page.locator("dialog")).toHaveCount(0);
});
