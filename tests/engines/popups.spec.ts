import { labHtml, menu, serveLab } from "../browser/lab.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { forward, stoppedClock } from "./lab-clock.ts";
import { expectArrived } from "./places.ts";
import { returningVisitor } from "./shop.ts";

const expectLive = (tab: Tab, selector: string): Promise<void> =>
  expect(tab.css(selector)).toHaveAttributeOf("data-island-state", "live");

test("CNT-06 NAV-22 the information opens over its page and holds the focus, without a ring after a press; closed it stays away", async ({
  tab,
}) => {
  await tab.open("/en/terms");
  await tab.role("button", "Decline all").click();
  await tab.css(".site-footer").role("link", "How to find us").click();
  const dialog = tab.role("dialog", "Before you visit");
  await expect(dialog).toRead("From November to February we close at 17:00.");
  await expect(dialog.role("button", "Close")).toHaveFocusNow();
  expect(await tab.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe("none");
  await tab.press("Enter");
  await expect(tab.role("dialog")).toBeGone();
  // A dialog is out of sight a moment before its event `close`, at which the shop remembers it.
  await until(
    "the cookie of a closed popup",
    () => tab.evaluate(() => document.cookie),
    (cookie) => cookie.includes("InformationPopup="),
  );
  await tab.reload();
  await expectLive(tab, "[data-island=information-popup]");
  await expect(tab.role("dialog")).toBeGone();
});

test("CNT-05 a popup opens after 3 seconds with the focus; Escape closes it and gives the focus back", async ({
  tab,
  control,
}) => {
  const before = menu("one", "two");
  const popup = `<template data-island="popup" data-id="1" data-title="10% off"><p>With the code ZOMER</p></template>`;
  await serveLab(control, {
    one: { head: stoppedClock, before, page: `<h1>One</h1>${popup}` },
    two: { head: stoppedClock, before, page: "<h1>Two</h1>" },
  });
  await tab.open("/lab/two");
  await tab.css("#head").role("link", "one").click();
  await expectArrived(tab, "one", "One");
  await expect(tab.css("#page h1")).toHaveFocusNow();
  await expectLive(tab, "[data-island=popup]");
  await forward(tab, 2_900);
  await expect(tab.role("dialog")).toBeGone();
  await forward(tab, 100);
  const dialog = tab.role("dialog", "10% off");
  await expect(dialog).toRead("With the code ZOMER");
  await expect(dialog.role("button", "Close")).toHaveFocusNow();
  await tab.press("Escape");
  await expect(tab.role("dialog")).toBeGone();
  await expect(tab.css("#page h1")).toHaveFocusNow();
  await tab.reload();
  await expectLive(tab, "[data-island=popup]");
  expect(await tab.evaluate(() => decodeURIComponent(document.cookie))).toContain('[{"Id":"1","EndDatetime":""}]');
});

test("NEW-01 NEW-02 a month and a day of the news load in place, by keyboard and by mouse; Back shows the day again", async ({
  tab,
}) => {
  await tab.open("/en/news");
  await tab.role("button", "Decline all").click();
  const month = tab.css(".news-calendar caption");
  await tab.css(".news-calendar").hover();
  await expectLive(tab, "[data-island=news-calendar]");
  await expect(month).toRead("November 2026");
  await tab.css(".news-calendar [rel=prev]").click();
  await expect(month).toRead("October 2026");
  await expect(tab.css(".news-calendar [rel=prev]")).toHaveFocusNow();
  await tab.press("Enter");
  await expect(month).toRead("September 2026");
  await until(
    "the month to be announced",
    () => tab.evaluate(() => document.querySelector("#atoll-live-polite")!.textContent),
    (text) => text === "September 2026",
  );
  await tab.css(".news-calendar [rel=next]").click();
  await tab.css('.news-calendar [data-day="2026-10-22"]').click();
  const stories = tab.css("[data-news-list]");
  await expect(stories.css("h2").first()).toRead("Stories from 22 October 2026");
  await expect(stories.css("h2").first()).toHaveFocusNow();
  await expect(tab).toBeAt("/en/news?day=2026-10-22");
  await stories.css(".teaser a").first().click();
  await expect(tab.css("#page h1")).toRead("What the storm left on the quay");
  await tab.back();
  await expect(stories.css(".teaser")).toRead("What the storm left on the quay");
});

test("CNT-03 OPT-11 a video plays until the visitor pauses it; pictures fill columns that follow the window", async ({
  tab,
  control,
}) => {
  // Without compositing WebKitGTK may never draw again when something else is drawn anew as a video starts, such as a
  // banner that closes: the visitor has chosen before.
  await returningVisitor(tab, control);
  await tab.open("/en/inspiration");
  const stateOf = () =>
    tab.evaluate(() => {
      const { paused, currentTime, readyState, networkState, error } = document.querySelector("video")!;
      return { paused, currentTime, readyState, networkState, error: error?.message };
    });
  const isPlaying = ({ paused, currentTime }: { paused: boolean; currentTime: number }): boolean =>
    !paused && currentTime > 0;
  await until("a video that plays", stateOf, isPlaying);
  await tab.css("[data-island=video-banner]").role("button", "Pause").click();
  await expect(tab.css("[data-island=video-banner]").role("button", "Play")).toHaveFocusNow();
  expect((await stateOf()).paused).toBe(true);
  await tab.press("Enter");
  await until("a video that plays again", stateOf, isPlaying);

  await expectLive(tab, "[data-island=masonry]");
  const columns = () =>
    tab.evaluate(() => {
      const items = [...document.querySelector("[data-island=masonry]")!.children] as HTMLElement[];
      return new Set(items.map(({ offsetLeft }) => offsetLeft)).size;
    });
  await expect.poll(columns).toBe(3);
  await tab.remote.resize(360, 740);
  await expect.poll(columns).toBe(1);
});

test("CNT-04 a countdown runs, and at its end the page is shown anew in place", async ({ tab, control }) => {
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const page = (name: string): string =>
    labHtml({
      head: stoppedClock,
      page: `<h1>${name}</h1><time data-island="countdown" data-end="${end}">soon</time>`,
    });
  await control.page("/lab/sale", page("Sale"));
  await tab.open("/lab/sale");
  await expect(tab.css(".atoll-countdown-number")).toBeSeenTimes(4);
  await control.page("/lab/sale", page("Sold out"));
  await forward(tab, 3_600_000);
  await expectArrived(tab, "sale", "Sold out");
  await expect(tab.css("[data-island=countdown]")).toRead("Time is up.");
});
