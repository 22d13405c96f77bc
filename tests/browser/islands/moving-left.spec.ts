// What carousels and videos leave behind.
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { dialog, live } from "../shop/visitor.ts";
import { standInPlayers } from "./players.ts";

const row = (preset: string): string =>
  `<div data-island="carousel" data-preset="${preset}" aria-label="${preset}"><ul>${Array.from({ length: 9 }, (_, index) => `<li><a href="/lab/other">${index + 1}</a></li>`).join("")}</ul></div>`;
const film = '<a id="film" data-island="video" href="https://youtu.be/aqz-KE-bpKQ">Film</a>';
const service =
  '<div id="service" data-island="video-banner" data-muted=""><a href="https://vimeo.com/1084537"><img src="/media/articles/loom.svg" width="240" height="120" alt="Loom"></a></div>';
const own =
  '<div id="own" data-island="video-banner" data-muted=""><video src="/theme/sea.webm" width="240" height="120" aria-label="Sea" preload="none" controls=""></video></div>';
const all = [row("brands"), row("partners"), row("ticker"), row("slides"), film, service, own].join("\n");

test("NAV-20 CNT-03 CNT-08 CNT-09 NEW-04 left at rest, on the move or while they play, carousels and videos are as the server sent them, and leave nothing behind", async ({
  page,
  control,
  guard,
}) => {
  test.setTimeout(40_000);
  guard.allowUnknown(/youtube-nocookie|vimeo/);
  const players = await standInPlayers(page);
  await page.setViewportSize({ width: 900, height: 1200 });
  await serveLab(control, {
    all: { page: `<h1>All</h1><div id="part">${all}</div>` },
    other: { page: "<h1>Other</h1>" },
  });
  await page.addInitScript(countTimers);
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
  const now = await page
    .locator("#part")
    .evaluate((part) => (window.atoll!.sweep(part), [part.innerHTML, part.querySelector("video")!.paused]));
  expect(now).toEqual([all, true]);
  await expect(page.locator("dialog, iframe")).toHaveCount(0);
  expect(players).toHaveLength(2);
  const counts = [];
  for (let time = 0; time < 4; time++) {
    await page.evaluate(async () => {
      for (let visit = 0; visit < 6; visit++) {
        const isPlayed = visit % 2 === 1;
        await window.atoll!.visit(`/lab/all?${visit}`);
        const link = document.querySelector<HTMLElement>("#film")!;
        if (isPlayed) {
          while (link.dataset["islandState"] !== "live") await new Promise(requestAnimationFrame);
          link.click();
        }
        document.querySelector<HTMLElement>(".atoll-carousel-next")?.click();
        await new Promise((resolve) => setTimeout(resolve, isPlayed ? 40 : 0));
        await window.atoll!.visit(`/lab/other?${visit}`);
      }
    });
    await idle(page);
    counts.push((await left(page)).counts);
  }
  // By then ten pages are kept for Back, and stay ten. Five listeners may come and go; one that each of six visits leaves is one too many.
  expect(grown(counts.slice(1), { listeners: 5 })).toEqual({});
  await expect(page.locator("dialog")).toHaveCount(0);
});
