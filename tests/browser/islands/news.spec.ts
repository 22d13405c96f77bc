import type { Page } from "@playwright/test";
import { newsCalendarPath, newsListPath } from "../../../shared/api/news.ts";
import { breakFetches } from "../break-fetches.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { overflow } from "../shop/states.ts";
import { dialog, hasChosen, heading, live } from "../shop/visitor.ts";

const query = { categoryIds: ["1", "11", "2", "3", "31"], displayChildren: false, postsPerPage: 3 };
const monthPath = (month: string): string => newsCalendarPath("en", query, month);
const dayPath = (day: string): string => newsListPath("en", query, day);

const caption = (page: Page) => page.locator(".news-calendar caption");
const turn = (page: Page, rel: string) => page.locator(`.news-calendar [rel=${rel}]`);
const day = (page: Page, date: string) => page.locator(`.news-calendar [data-day="${date}"]`);
const list = (page: Page) => page.locator("[data-news-list]");
const cards = (page: Page) => list(page).locator(".teaser");
const alert = (page: Page) => page.locator(".news [role=alert]");

test.beforeEach(({ page }) => hasChosen(page));

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = "/en/news"): Promise<void> {
  await visit(path);
  await page.locator(".news-calendar").scrollIntoViewIfNeeded();
  await live(page.locator("[data-island=news-calendar]"));
}

test("NEW-01 NEW-02 NEW-04 months and the news of a day come in place, by mouse and by keyboard, the last of quick clicks wins, and Back and a reload find the day that was listed", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await open(page, visit);
  await expect(caption(page)).toHaveText("November 2026");
  await test.step("the month before comes, is told, and the focus is on its own button", async () => {
    await turn(page, "prev").focus();
    await page.keyboard.press("Enter");
    await expect(caption(page)).toHaveText("October 2026");
    await expect(turn(page, "prev")).toBeFocused();
    await expect(turn(page, "prev")).toHaveAccessibleName("Previous month, September 2026");
    await expect(page.locator("#atoll-live-polite")).toHaveText("October 2026");
    expect((await control.log()).filter(({ path }) => path.includes("/widget/news/")).map(({ path }) => path)).toEqual([
      monthPath("10/2026"),
    ]);
    await expect(page).toHaveURL(/\/en\/news$/);
  });
  await test.step("of quick clicks the last one wins; where no month with news follows, the focus is on the way back", async () => {
    const letGo = await hold(page, `**${monthPath("09/2026")}`);
    await turn(page, "prev").click();
    await expect(page.locator("[data-news-month]")).toHaveAttribute("aria-busy", "true");
    await turn(page, "next").click();
    await expect(caption(page)).toHaveText("November 2026");
    await expect(turn(page, "prev")).toBeFocused();
    letGo();
    await day(page, "2026-11-05").click();
    await expect(list(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(caption(page)).toHaveText("November 2026");
  });
  await test.step("three news of the day are listed as cards side by side, the day is marked, and a link leads to all of them", async () => {
    await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("Stories of November 5, 2026");
    await expect(cards(page)).toHaveCount(3);
    await live(list(page).locator("[data-island=masonry]"));
    const boxes = async () => Promise.all((await cards(page).all()).map(async (card) => (await card.boundingBox())!));
    // Below the shorter of the two before it, though the other one goes on.
    await expect
      .poll(async () => {
        const [short, tall, third] = (await boxes()) as [DOMRect, DOMRect, DOMRect];
        return [tall.y === short.y, third.x === short.x, third.y < tall.y + tall.height];
      })
      .toEqual([true, true, true]);
    await expect(page.getByRole("link", { name: "5 November 2026, 4 stories" })).toHaveAttribute(
      "aria-current",
      "date",
    );
    await expect(page).toHaveURL(/\/en\/news\?day=2026-11-05$/);
    await expect(list(page).getByRole("link", { name: "All 4 stories of this day" })).toHaveAttribute(
      "href",
      "/en/news?day=2026-11-05",
    );
  });
  await test.step("after an article Back shows the day as it was, and months come again", async () => {
    await cards(page).first().getByRole("link").click();
    await expect(heading(page)).toHaveText("How much cloth do you need?");
    await page.goBack();
    await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("Stories of November 5, 2026");
    await live(page.locator("[data-island=news-calendar]"));
    await turn(page, "prev").click();
    await expect(caption(page)).toHaveText("October 2026");
    await day(page, "2026-10-22").click();
    await expect(cards(page)).toHaveText([/What the storm left on the quay/]);
  });
  await test.step("a reload finds the same day", async () => {
    await guard.expectFullLoad(() => page.reload());
    await expect(cards(page)).toHaveText([/What the storm left on the quay/]);
    await expect(caption(page)).toHaveText("October 2026");
    await expect(day(page, "2026-10-22")).toHaveAttribute("aria-current", "date");
  });
});

test("NEW-01 NEW-02 what cannot be had is told in one alert beside the calendar, month and news stay, and the next try goes on; what is left behind is silent", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/500 \(Internal|404 \(Not|ERR_/);
  guard.allowConsole(/news could not be loaded/);
  await open(page, visit);
  const fails = async (what: string, prepare: () => Promise<unknown>, act: () => Promise<void>): Promise<void> =>
    test.step(what, async () => {
      await prepare();
      await act();
      await expect(alert(page)).toHaveText("That did not work");
      await expect(caption(page)).toHaveText("November 2026");
      await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("Latest stories");
    });
  const month = (): Promise<void> => turn(page, "prev").click();
  const listed = (): Promise<void> => day(page, "2026-11-17").click();
  await fails(
    "an error",
    () => control.answer({ path: monthPath("10/2026"), status: 500, body: "<h1>Oops</h1>" }),
    month,
  );
  await expect(turn(page, "prev")).toBeFocused();
  await fails(
    "a page that has no calendar",
    () => control.answer({ path: monthPath("10/2026"), body: "<p>Back at <b>noon</b></p>" }),
    month,
  );
  await fails("nothing for a day", () => control.answer({ path: dayPath("2026-11-17"), body: "" }), listed);
  await fails(
    "a day that is not known",
    () => control.answer({ path: dayPath("2026-11-17"), status: 404, body: "{}", contentType: "application/json" }),
    listed,
  );
  let mend = (): void => {};
  await fails(
    "a broken connection",
    async () => (mend = await breakFetches(page, `**${dayPath("2026-11-17")}`)),
    listed,
  );
  mend();
  await test.step("hostile words are text, and the alert is gone", async () => {
    await control.answer({
      path: dayPath("2026-11-17"),
      body: "<h2>&lt;img src=x onerror=alert(1)&gt;</h2><p>Tea</p>",
    });
    await listed();
    await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("<img src=x onerror=alert(1)>");
    await expect(alert(page)).toHaveCount(0);
  });
  await test.step("a page that is left while a month is awaited", async () => {
    const letGo = await hold(page, `**${monthPath("10/2026")}`);
    await month();
    expect(await page.evaluate(() => window.atoll!.visit("/en/terms"))).toBe(true);
    letGo();
    await page.goBack();
    await expect(caption(page)).toHaveText("November 2026");
    await expect(page.locator("[data-news-month]")).not.toHaveAttribute("aria-busy");
    await expect(alert(page)).toHaveCount(0);
  });
});

test("NEW-03 the photo of an article can be magnified, and its other photos are a gallery that opens them large", async ({
  page,
  visit,
}) => {
  await visit("/en/news/behind-the-dunes");
  const picture = page.locator("a.article-picture");
  await live(picture);
  await picture.click();
  await expect(dialog(page).getByRole("img")).toHaveAttribute("src", /\/media\/articles\/studio\.svg\?size=large$/);
  await page.keyboard.press("Escape");
  await expect(picture).toBeFocused();
  const photos = page.getByRole("region", { name: "Photos of this story" });
  await photos.scrollIntoViewIfNeeded();
  await live(photos.locator("[data-island=gallery]"));
  await photos.getByRole("button", { name: "Stoneware cup, tide-line glaze, close-up" }).click();
  await expect(photos.locator(".atoll-gallery-count")).toHaveText("2 / 5");
  await photos.locator("li:not([inert]) a").click();
  await expect(dialog(page).getByRole("img", { name: "Stoneware cup, tide-line glaze, close-up" })).toBeVisible();
});

test("NEW-04 the list of all news is scrolled by its buttons to its ends, by the keyboard, and at once for who wants less motion", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("/en/news");
  const area = page.getByRole("region", { name: "All stories" }).and(page.locator("[data-scroll-area]"));
  await area.scrollIntoViewIfNeeded();
  await live(page.locator("[data-island=scrolled-list]"));
  const [up, down] = [
    page.getByRole("button", { name: "Scroll up" }),
    page.getByRole("button", { name: "Scroll down" }),
  ];
  const offset = (): Promise<number> => area.evaluate((element) => element.scrollTop);
  const isEnd = (): Promise<boolean> =>
    area.evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 1);
  await expect(up).toHaveAttribute("aria-disabled", "true");
  await test.step("down by what is in sight, to an entry that was cut, until the end", async () => {
    const cut = await area.evaluate(
      (element) =>
        [...element.querySelectorAll("li")].find(
          (item) => item.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom,
        )!.textContent,
    );
    await down.click();
    expect(await offset()).toBeGreaterThan(0);
    const first = await area.evaluate(
      (element) =>
        [...element.querySelectorAll("li")].find(
          (item) => item.getBoundingClientRect().top >= element.getBoundingClientRect().top - 2,
        )!.textContent,
    );
    expect(first).toBe(cut);
    await expect(up).toHaveAttribute("aria-disabled", "false");
    while (!(await isEnd())) await page.keyboard.press("Enter");
    await expect(down).toHaveAttribute("aria-disabled", "true");
    await expect(down).toBeFocused();
  });
  await test.step("up again", async () => {
    while ((await offset()) > 0) await up.click();
    await expect(up).toHaveAttribute("aria-disabled", "true");
  });
  await test.step("by keyboard, as any area that scrolls", async () => {
    await area.focus();
    await page.keyboard.press("End");
    await expect.poll(isEnd).toBe(true);
    await expect(down).toHaveAttribute("aria-disabled", "true");
  });
});

test("NEW-04 SUI-04 the journal's menu opens under the pointer and by keyboard, leads to a category with those below it, and does not open again under a pointer that rests as it comes anew", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("/en/terms");
  const menu = page.locator(".news-menu");
  const items = menu.locator(".dropdown-menu");
  await live(menu);
  await menu.getByRole("button", { name: "Journal" }).hover();
  await expect(items).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(items).toBeHidden();
  await menu.getByRole("button", { name: "Journal" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(items.getByRole("link", { name: "Makers" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Makers");
  await expect(items).toBeHidden();
  await live(menu);
  await expect.poll(() => menu.evaluate((menu) => menu.matches(":hover"))).toBe(true);
  await page.clock.runFor(500);
  await expect(items).toBeHidden();
  await expect(cards(page).filter({ hasText: "Wool from behind the dyke" })).toHaveCount(1);
  await live(page.locator("[data-island=news-calendar]"));
  const asked = page.waitForRequest((request) => request.url().includes("/widget/news/"));
  await turn(page, "prev").press("Enter");
  expect(new URL((await asked).url()).pathname).toBe("/en/widget/news/calendar/1/true/3/10/2026");
  await expect(menu.getByRole("button")).toHaveAttribute("aria-current", "page");
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("NEW-04 the journal's menu opens by a tap on a phone, over the page and not cut by the row it stands in", async ({
    page,
    visit,
  }) => {
    await visit("/en/terms");
    const toggle = page.locator(".news-menu > a");
    await toggle.scrollIntoViewIfNeeded();
    await toggle.tap();
    const sea = page.locator(".news-menu").getByRole("link", { name: "At sea" });
    await expect(sea).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual([]);
    await sea.tap();
    await expect(heading(page)).toHaveText("At sea");
    await expect(sea).toBeHidden();
  });
});
