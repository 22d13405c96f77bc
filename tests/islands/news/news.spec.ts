import type { Page } from "@playwright/test";
import { newsCalendarPath, newsListPath } from "../../../shared/api/wire/news.ts";
import { breakFetches } from "../../browser/break-fetches.ts";
import { expect, test } from "../../browser/guard/test.ts";
import { hold } from "../../browser/hold.ts";
import { overflow } from "../../browser/overflow.ts";
import { dialog, setConsentCookie, heading, live } from "../../browser/shop/visitor.ts";
import { walk } from "../../browser/shop/visits.ts";

test.use({ pictures: true });

const query = { categoryIds: ["1", "11", "2", "3", "31"], displayChildren: false, postsPerPage: 3 };
const monthPath = (month: string): string => newsCalendarPath("en", query, month);
const dayPath = (day: string): string => newsListPath("en", query, day);

const caption = (page: Page) => page.locator(".news-calendar caption");
const monthLink = (page: Page, rel: string) => page.locator(`.news-calendar [rel=${rel}]`);
const day = (page: Page, date: string) => page.locator(`.news-calendar [data-day="${date}"]`);
const list = (page: Page) => page.locator("[data-news-list]");
const cards = (page: Page) => list(page).locator(".teaser");
const alert = (page: Page) => page.locator(".news [role=alert]");

test.beforeEach(({ page }) => setConsentCookie(page));

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = "/en/news"): Promise<void> {
  await visit(path);
  await page.locator(".news-calendar").scrollIntoViewIfNeeded();
  await live(page.locator("[data-island=news-calendar]"));
}

test("NEW-01 NEW-02 NEW-04 months and days load in place, stories in columns; Back restores the chosen day", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit);
  await expect(caption(page)).toHaveText("November 2026");
  await test.step("the previous month loads and is announced, and the focus stays on its button", async () => {
    await monthLink(page, "prev").focus();
    await page.keyboard.press("Enter");
    await expect(caption(page)).toHaveText("October 2026");
    await expect(monthLink(page, "prev")).toBeFocused();
    await expect(monthLink(page, "prev")).toHaveAccessibleName("Previous month, September 2026");
    await expect(page.locator("#atoll-live-polite")).toHaveText("October 2026");
    expect((await control.log()).filter(({ path }) => path.includes("/widget/news/")).map(({ path }) => path)).toEqual([
      monthPath("10/2026"),
    ]);
    await expect(page).toHaveURL(/\/en\/news$/);
  });
  await test.step("at the last month the focus moves to the other button", async () => {
    await monthLink(page, "next").press("Enter");
    await expect(caption(page)).toHaveText("November 2026");
    await expect(monthLink(page, "prev")).toBeFocused();
  });
  await test.step("a day's three stories are cards in columns, the day is marked, and a link lists all", async () => {
    await day(page, "2026-11-05").click();
    const title = list(page).getByRole("heading", { level: 2 });
    await expect(title).toHaveText("Stories from 5 November 2026");
    await expect(title).toBeFocused();
    await expect(cards(page)).toHaveCount(3);
    await live(list(page).locator("[data-island=masonry]"));
    // The third card is below the shorter of the first two, even though the other continues.
    await expect
      .poll(() =>
        cards(page).evaluateAll((all) => {
          const [short, tall, third] = all.map((card) => card.getBoundingClientRect());
          return [tall!.y === short!.y, third!.x === short!.x, third!.y < tall!.bottom];
        }),
      )
      .toEqual([true, true, true]);
    await expect(page.getByRole("link", { name: "5 November 2026, 4 stories" })).toHaveAttribute(
      "aria-current",
      "date",
    );
    await expect(page).toHaveURL(/\/en\/news\?day=2026-11-05$/);
    await expect(list(page).getByRole("link", { name: "All 4 stories from this day" })).toHaveAttribute(
      "href",
      "/en/news?day=2026-11-05",
    );
  });
  await test.step("after an article, Back restores the day, and months load again", async () => {
    await cards(page).first().getByRole("link").click();
    await expect(heading(page)).toHaveText("How much cloth do you need?");
    await page.goBack();
    await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("Stories from 5 November 2026");
    await live(page.locator("[data-island=news-calendar]"));
    await monthLink(page, "prev").click();
    await expect(caption(page)).toHaveText("October 2026");
    await day(page, "2026-10-22").click();
    await expect(cards(page)).toHaveText([/What the storm left on the quay/]);
  });
});

test("NEW-01 NEW-02 a failed request shows one alert beside the calendar and can be retried", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/500 \(Internal|ERR_|news could not be loaded/);
  await open(page, visit);
  const title = list(page).getByRole("heading", { level: 2 });
  await test.step("a month that fails leaves the current one, with the focus on its button", async () => {
    await control.answer({ path: monthPath("10/2026"), status: 500, body: "<h1>Oops</h1>" });
    await monthLink(page, "prev").click();
    await expect(alert(page)).toHaveText("Something went wrong");
    await expect(caption(page)).toHaveText("November 2026");
    await expect(monthLink(page, "prev")).toBeFocused();
  });
  await test.step("so does a day whose connection breaks; the next try removes the alert", async () => {
    const restore = await breakFetches(page, `**${dayPath("2026-11-17")}`);
    await day(page, "2026-11-17").click();
    await expect(alert(page)).toHaveText("Something went wrong");
    await expect(title).toHaveText("Latest stories");
    restore();
    await day(page, "2026-11-17").click();
    await expect(title).toHaveText("Stories from 17 November 2026");
    await expect(alert(page)).toHaveCount(0);
  });
  await test.step("leaving the page while a month loads", async () => {
    const release = await hold(page, `**${monthPath("10/2026")}`);
    await monthLink(page, "prev").click();
    expect(await page.evaluate(() => window.atoll!.visit("/en/terms"))).toBe(true);
    release();
    await page.goBack();
    await expect(caption(page)).toHaveText("November 2026");
    await expect(page.locator("[data-news-month]")).not.toHaveAttribute("aria-busy");
    await expect(alert(page)).toHaveCount(0);
  });
});

test("NEW-03 NEW-04 an article's photos open large; buttons and keyboard scroll the list of all news", async ({
  page,
  visit,
}) => {
  await test.step("an article's photo can be magnified, and its other photos open in a gallery", async () => {
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
    await expect(photos.locator(".atoll-gallery-count bdo")).toHaveText("2 / 5");
    await photos.locator("li:not([inert]) a").click();
    await expect(dialog(page).getByRole("img", { name: "Stoneware cup, tide-line glaze, close-up" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await walk(page, "/en/news");
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
  await test.step("the button scrolls by a page, starting at the entry that was cut off, to the end", async () => {
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
  await test.step("the other button scrolls back to the top", async () => {
    while ((await offset()) > 0) await up.click();
    await expect(up).toHaveAttribute("aria-disabled", "true");
  });
  await test.step("the keyboard scrolls the area", async () => {
    await area.focus();
    await page.keyboard.press("End");
    await expect.poll(isEnd).toBe(true);
    await expect(down).toHaveAttribute("aria-disabled", "true");
  });
});

test("NEW-04 SUI-04 the journal menu opens by hover or keyboard, and stays closed after its own navigation", async ({
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
  const monthRequest = page.waitForRequest((request) => request.url().includes("/widget/news/"));
  await monthLink(page, "prev").press("Enter");
  expect(new URL((await monthRequest).url()).pathname).toBe("/en/widget/news/calendar/1/true/3/10/2026");
  await expect(menu.getByRole("button")).toHaveAttribute("aria-current", "page");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 640, height: 900 } });

  test("NEW-04 a tap opens the journal's menu on a tablet, above the page and not clipped by its row", async ({
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
