// News and content for whoever has no script: pages, links and lists.
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { overflow } from "../shop/states.ts";
import { heading } from "../shop/visitor.ts";

/** A context of its own: the guards need JavaScript. */
async function withoutScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  return context.newPage();
}

test("NEW-01 NEW-02 NEW-03 NEW-04 CNT-01 CNT-03 without script months, days, categories and all news are pages and links, nothing is cut, films are links to their service, and the whole navigation is there", async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, baseURL);
  const cards = page.locator("[data-news-list] .teaser");
  await page.goto("/en/news");
  await test.step("months and days", async () => {
    await page.getByRole("link", { name: "Previous month, October 2026" }).click();
    await expect(page.locator(".news-calendar caption")).toHaveText("October 2026");
    await expect(cards).toHaveCount(4);
    await page.getByRole("link", { name: "9 October 2026, 2 stories" }).click();
    await expect(page).toHaveURL(/\?day=2026-10-09$/);
    await expect(cards).toHaveText([/Behind the dunes/, /Wool from behind the dyke/]);
    expect(await overflow(page)).toEqual([]);
    await expect(page.locator("[data-island=scrolled-list] button")).toHaveCount(0);
  });
  await test.step("an article with films, its category, and the menus", async () => {
    await cards.getByRole("link", { name: "Behind the dunes" }).click();
    await expect(page.getByRole("link", { name: "The kiln is opened, on Vimeo" })).toHaveAttribute(
      "href",
      "https://vimeo.com/1084537",
    );
    await page.locator("#page").getByRole("link", { name: "Clay and wool" }).click();
    await expect(cards.filter({ hasText: "Wool from behind the dyke" })).toHaveCount(1);
    // Until its style has come, a page shows its closed menus, too.
    await page.waitForLoadState();
    await page.getByRole("link", { name: "The journal", exact: true }).click();
    await expect(heading(page)).toHaveText("The journal");
    await expect(page.locator("[data-island=mobile-navigation]")).toBeHidden();
    await page.locator("#site-menu").getByRole("link", { name: "Seeds and garden" }).click();
    await expect(heading(page)).toHaveText("Seeds and garden");
  });
  await page.context().close();
});

test("NAV-23 NEW-04 CNT-02 CNT-03 CNT-04 CNT-05 CNT-06 CNT-07 CNT-08 CNT-09 SUI-03 without script rows are scrolled, the end of the offers is told in words, banner and information are parts of pages, shops are a list, the shop's film has the browser's bar, and nothing covers a page or pops up", async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, baseURL);
  await page.goto("/en");
  await test.step("rows have as many in sight as the window has room for", async () => {
    const inSight = (preset: string): Promise<number> =>
      page
        .locator(`[data-preset=${preset}] ul`)
        .evaluate(
          (list) =>
            [...list.children].filter(
              (item) => item.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1,
            ).length,
        );
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
      expect([width, await inSight("brands"), await inSight("partners"), await inSight("ticker")]).toEqual([
        width,
        brands,
        partners,
        1,
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.locator("[data-preset=partners] li").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "North Sea Museum" })).toBeInViewport();
  });
  await test.step("the notice stands in the header, and no invitation over it", async () => {
    await expect(page.locator(".notice")).toBeVisible();
    await expect(page.getByRole("region", { name: "Your account" })).toBeHidden();
  });
  await test.step("offers", async () => {
    const others = (name: string) =>
      page.getByRole("navigation", { name: "Also of interest" }).getByRole("link", { name });
    await page.locator(".site-footer").getByRole("link", { name: "Offers of the week" }).click();
    await expect(page.locator("time")).toHaveText(/^Sunday, .+6:00 PM \(time in Ostend\)$/);
    await others("Small gifts").click();
    await expect(heading(page)).toHaveText("Small gifts");
    await expect(page.getByText("ZOMER10")).toBeHidden();
    await others("Last pieces").click();
    await expect(page.getByRole("complementary", { name: "Delivery" })).toHaveCSS("position", "static");
  });
  await test.step("the information", async () => {
    await page.locator(".site-footer").getByRole("link", { name: "How to find us" }).click();
    await page.getByRole("link", { name: "What is different at the moment" }).click();
    await expect(heading(page)).toHaveText("Before you come");
    await expect(page.locator("#page")).toContainText("From November to February we close at 5 pm.");
  });
  await test.step("a page that is loading is not covered", async () => {
    await page.goto("/en/inspiration");
    await expect(page.locator("video[controls]")).toBeVisible();
    await expect(page.locator("body")).toHaveClass(/loading/);
    await page.getByRole("link", { name: "Teapot, sea-salt glaze", exact: true }).click();
    await expect(heading(page)).toHaveText("Teapot, sea-salt glaze");
  });
  await test.step("the shops are addresses, and links to a map elsewhere", async () => {
    await page.goto("/fr/contact");
    const shops = page.getByRole("region", { name: "Nos deux magasins" });
    await expect(shops.getByRole("listitem")).toHaveCount(2);
    await expect(shops.getByRole("link", { name: /^Voir sur la carte.*Lagune Gent/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=51\.0521&mlon=3\.7239/,
    );
  });
  await page.context().close();
});
