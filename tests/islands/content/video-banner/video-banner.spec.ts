import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab, tall } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { standInPlayers } from "../players.ts";

const banner = (page: Page): Locator => page.locator("[data-island=video-banner]");
const isPlaying = (page: Page): Promise<boolean> =>
  page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const sendCommand = (page: Page, command: "play" | "pause"): Promise<boolean> =>
  page.evaluate((command) => document.dispatchEvent(new CustomEvent(`video:${command}`, { bubbles: true })), command);

test("CNT-03 WCAG-2.2.2 a self-hosted video plays in view, pauses out of view and stays paused by the user", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page);
  await visit("/en/inspiration");
  const button = (name: string): Locator => banner(page).getByRole("button", { name, exact: true });
  await live(banner(page));
  await test.step("the video plays muted and without the browser's controls", async () => {
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect(
      await page.locator("video").evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.controls]),
    ).toEqual([true, true, false]);
    await page.locator("video").evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 0.2));
    await expect
      .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime < 3 && !video.paused))
      .toBe(true);
  });
  await test.step("out of view the video pauses", async () => {
    await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
    await expect.poll(() => isPlaying(page)).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => isPlaying(page)).toBe(true);
  });
  await test.step("the page can pause and play the video", async () => {
    await sendCommand(page, "pause");
    await expect(button("Play")).toBeVisible();
    expect(await isPlaying(page)).toBe(false);
    await sendCommand(page, "play");
    await expect.poll(() => isPlaying(page)).toBe(true);
  });
  await test.step("a video that the visitor paused stays paused until the button is pressed", async () => {
    await button("Pause").focus();
    await page.keyboard.press("Enter");
    await expect(button("Play")).toBeFocused();
    await sendCommand(page, "play");
    expect(await isPlaying(page)).toBe(false);
    await page.keyboard.press("Space");
    await expect.poll(() => isPlaying(page)).toBe(true);
  });
  await test.step("under reduced motion the poster is shown, and the video can be played", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await page.evaluate(() => window.atoll!.visit("/en/inspiration?still"))).toBe(true);
    await live(banner(page));
    await expect(button("Play")).toBeVisible();
    expect(
      await page.locator("video").evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime]),
    ).toEqual([true, 0]);
    await button("Play").click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });
});

test("CNT-03 CON-06 YouTube loads only after marketing consent; without it a picture shows @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowUnknown(/youtube-nocookie/);
  await setConsentCookie(page);
  const players = await standInPlayers(page, { answersFrom: 4 });
  const link =
    '<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="/media/articles/harbour.svg" width="1200" ' +
    'height="600" alt="The harbour"></a>';
  await page.clock.install();
  await visit("/en/news/first-coffee-by-sail");
  await live(banner(page));
  const frame = banner(page).locator("iframe");
  await test.step("without consent", async () => {
    await expect(banner(page).getByRole("button", { name: "Play from YouTube" })).toBeVisible();
    await expect(banner(page).getByRole("link", { name: "The schooner comes in, on YouTube" })).toBeVisible();
    expect([await frame.count(), players.length]).toEqual([0, 0]);
    expect(await violations(page, ".film-banner")).toEqual([]);
  });
  await test.step("with consent", async () => {
    await setConsentCookie(page, { marketing: true });
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent("Manager:setCookieConsent", { bubbles: true, detail: window.atoll!.consent }),
      ),
    );
    await expect(frame).toHaveClass(/atoll-banner-shown/);
    const { address, commands } = players[0]!;
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      loop: "1",
      playlist: "aqz-KE-bpKQ",
      vq: "hd1080",
      mute: "1",
    });
    await expect
      .poll(() => commands.slice(0, 5))
      .toEqual([
        "addEventListener onStateChange",
        "addEventListener onError",
        "mute",
        "setPlaybackQuality hd1080",
        "playVideo",
      ]);
    expect(players[0]!.questions).toBeGreaterThanOrEqual(4);
    await expect(banner(page).getByRole("button", { name: "Pause", exact: true })).toBeVisible();
    expect(await page.locator(".film-banner a").evaluate((link: HTMLElement) => link.inert)).toBe(true);
  });
  await test.step("out of view the video pauses; paused by the button, it stays paused", async () => {
    await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
    await expect.poll(() => players[0]!.commands.at(-1)).toBe("pauseVideo");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => players[0]!.commands.at(-1)).toBe("playVideo");
    await banner(page).getByRole("button", { name: "Pause" }).click();
    await expect.poll(() => players[0]!.commands.at(-1)).toBe("pauseVideo");
    await expect(banner(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
  });
  await test.step("pressing plays it in place; removal restores the server's markup", async () => {
    const sent = `<div class="film-banner" data-island="video-banner" data-muted="">${link}</div>`;
    await serveLab(control, { banner: { page: `<h1>Banner</h1><div id="part">${sent}</div>${tall(900)}` } });
    await visit("/lab/banner");
    await live(banner(page));
    await banner(page).getByRole("link").click();
    await expect(frame).toHaveClass(/atoll-banner-shown/);
    await expect(banner(page).getByRole("button", { name: "Pause" })).toBeFocused();
    expect(await page.locator("#part").evaluate((part) => (window.atoll!.sweep(part), part.innerHTML))).toBe(sent);
  });
});
