// News and content for visitors without script: pages, links and lists.
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { overflow } from "../../browser/overflow.ts";
import { heading } from "../../browser/shop/visitor.ts";

/** A separate context, since the guards need JavaScript. */
async function withoutScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  return context.newPage();
}

test("NEW-01 NEW-02 NEW-03 NEW-04 CNT-01 CNT-03 without script all content is plain pages and links", async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, baseURL);
  const cards = page.locator("[data-news-list] .teaser");
  await page.goto("/en/news");
  await test.step("months and days of the calendar are links", async () => {
    await page.getByRole("link", { name: "Previous month, October 2026" }).press("Enter");
    await expect(page.locator(".news-calendar caption")).toHaveText("October 2026");
    await expect(cards).toHaveCount(4);
    await page.getByRole("link", { name: "9 October 2026, 2 stories" }).press("Enter");
    await expect(page).toHaveURL(/\?day=2026-10-09$/);
    await expect(cards).toHaveText([/Behind the dunes/, /Wool from behind the dyke/]);
    expect(await overflow(page)).toEqual([]);
    await expect(page.locator("[data-island=scrolled-list] button")).toHaveCount(0);
  });
  await test.step("an article's films, its category and the menus are links", async () => {
    await cards.getByRole("link", { name: "Behind the dunes" }).press("Enter");
    await expect(page.getByRole("link", { name: "The kiln is opened, on Vimeo" })).toHaveAttribute(
      "href",
      "https://vimeo.com/1084537",
    );
    await page.locator("#page").getByRole("link", { name: "Clay and wool" }).press("Enter");
    await expect(cards.filter({ hasText: "Wool from behind the dyke" })).toHaveCount(1);
    // Closed menus are visible until the style sheet has loaded.
    await page.waitForLoadState();
    await page.getByRole("link", { name: "The journal", exact: true }).press("Enter");
    await expect(heading(page)).toHaveText("The journal");
    await expect(page.locator("[data-island=mobile-navigation]")).toBeHidden();
    await page.locator("#site-menu").getByRole("link", { name: "Seeds and garden" }).press("Enter");
    await expect(heading(page)).toHaveText("Seeds and garden");
  });
  await page.context().close();
});

test("NAV-23 NEW-04 CNT-02 CNT-03 CNT-04 CNT-05 CNT-06 CNT-07 CNT-08 CNT-09 SUI-03 content needs no script", async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, baseURL);
  await page.goto("/en");
  await test.step("rows show as many items as the window has room for", async () => {
    const visibleCounts = () =>
      page.evaluate(() => {
        const countOf = (preset: string): number => {
          const list = document.querySelector(`[data-preset=${preset}] ul`)!;
          const { right } = list.getBoundingClientRect();
          return [...list.children].filter((item) => item.getBoundingClientRect().right <= right + 1).length;
        };
        const [brands, partners, ticker] = ["brands", "partners", "ticker"].map(countOf);
        return { scrollWidth: document.documentElement.scrollWidth, brands, partners, ticker };
      });
    for (const [width, brands, partners] of [
      [1280, 6, 5],
      [1024, 3, 5],
      [1023, 3, 3],
      [600, 2, 3],
      [599, 2, 2],
      [480, 1, 2],
      [479, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await visibleCounts()).toEqual({ scrollWidth: width, brands, partners, ticker: 1 });
    }
    await page.locator("[data-preset=partners] li").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "North Sea Museum" })).toBeInViewport();
  });
  await test.step("the notice is in the header and the invitation is hidden", async () => {
    await expect(page.locator(".notice")).toBeVisible();
    await expect(page.getByRole("region", { name: "Your account" })).toBeHidden();
  });
  await test.step("offers link to each other", async () => {
    const otherOffers = (name: string) =>
      page.getByRole("navigation", { name: "You may also like" }).getByRole("link", { name });
    await page.locator(".site-footer").getByRole("link", { name: "Offers of the week" }).press("Enter");
    await expect(page.locator("time")).toHaveText(/^Sunday .+18:00 \(time in Ostend\)$/);
    await otherOffers("Small gifts").press("Enter");
    await expect(heading(page)).toHaveText("Small gifts");
    await expect(page.getByText("ZOMER10")).toBeHidden();
    await otherOffers("Last pieces in stock").press("Enter");
    await expect(page.getByRole("complementary", { name: "Delivery" })).toHaveCSS("position", "static");
  });
  await test.step("the information popup is a page", async () => {
    await page.locator(".site-footer").getByRole("link", { name: "How to find us" }).press("Enter");
    await page.getByRole("link", { name: "Current changes" }).press("Enter");
    await expect(heading(page)).toHaveText("Before you visit");
    await expect(page.locator("#page")).toContainText("From November to February we close at 17:00.");
  });
  await test.step("a loading page is not covered", async () => {
    await page.goto("/en/inspiration");
    await expect(page.locator("video[controls]")).toBeVisible();
    await expect(page.locator("body")).toHaveClass(/loading/);
    await page.getByRole("link", { name: "Teapot, sea-salt glaze", exact: true }).press("Enter");
    await expect(heading(page)).toHaveText("Teapot, sea-salt glaze");
  });
  await test.step("the shops are addresses with links to an external map", async () => {
    await page.goto("/fr/contact");
    const shops = page.getByRole("region", { name: "Nos deux boutiques" });
    await expect(shops.getByRole("listitem")).toHaveCount(2);
    await expect(shops.getByRole("link", { name: /^Voir sur la carte.*Lagune Gent/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=51\.0521&mlon=3\.7239/,
    );
  });
  await page.context().close();
});
