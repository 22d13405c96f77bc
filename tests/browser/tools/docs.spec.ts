import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";

test.use({ pictures: true });

interface Chapter {
  title: string;
  pages: string[];
}
const chapters = JSON.parse(readFileSync("docs/contents.json", "utf8")) as Chapter[];

test("docs: a reader goes from page to page, finds a setting by searching and reads it on a phone @all", async ({
  page,
  visit,
  guard,
}) => {
  await test.step("/docs shows the first page, with links to all pages", async () => {
    await visit("/docs");
    await expect(page).toHaveURL(/\/docs\/index\.html$/);
    const all = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
    await expect(all).toHaveCount(chapters.flatMap(({ pages }) => pages).length);
  });
  await test.step("Next and Previous lead through the pages in their order", async () => {
    const neighbours = page.getByRole("navigation", { name: "Previous and next page" });
    await expect(neighbours.getByRole("link")).toHaveCount(1);
    await guard.expectFullLoad(() => neighbours.getByRole("link", { name: "Next" }).click());
    await expect(page).toHaveURL(/\/docs\/start\.html$/);
    await guard.expectFullLoad(() => neighbours.getByRole("link", { name: "Previous" }).click());
    await expect(page).toHaveURL(/\/docs\/index\.html$/);
  });
  await test.step("'/' puts the focus into the search; arrow keys and Enter open a match", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type("siteTexts");
    const matches = page.locator(".results ol a");
    await expect(matches.first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(matches.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(matches.first()).toBeHidden();
    await expect(page.getByLabel("Search the documentation")).toBeFocused();
    await page.keyboard.type(" ");
    await expect(matches.first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await guard.expectFullLoad(() => page.keyboard.press("Enter"));
    await expect(page.locator("main")).toContainText("siteTexts");
  });
  await test.step("words that no page has are answered with a sentence and links to other pages", async () => {
    await page.getByLabel("Search the documentation").fill("qqqqqqqq");
    await expect(page.locator(".results [role=status]")).toContainText('Nothing found for "qqqqqqqq".');
    expect(await violations(page)).toEqual([]);
    await guard.expectFullLoad(() => page.locator(".results").getByRole("link", { name: "Troubleshooting" }).click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Troubleshooting");
  });
  await test.step("a heading of the page is one click away", async () => {
    await visit("/docs/guides/forms.html");
    const headings = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const id = await headings.last().getAttribute("href");
    await headings.last().click();
    await expect(page.locator(id!)).toBeInViewport();
  });
  await test.step("on a phone the lists of pages and headings are closed, and nothing is wider than the window", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["guides/forms", "reference/settings", "reference/markup", "reference/islands/variations"]) {
      await visit(`/docs/${path}.html`);
      await expect(page.getByText("All pages")).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Pages" }).getByRole("link").first()).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});

const pages = [
  ...chapters.flatMap((chapter) => chapter.pages),
  "reference/islands/variations",
  "reference/lint/nested-island",
];
for (const [remainder, colorScheme] of (["light", "dark"] as const).entries()) {
  const group = pages.filter((_, index) => index % 2 === remainder);
  test(`docs: no page has an accessibility violation, in ${colorScheme} colours @all`, async ({ page, visit }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const path of group) {
      await visit(`/docs/${path}.html`);
      expect(await violations(page), path).toEqual([]);
    }
  });
}

test("docs: the built pages work from a file, without a server @all", async ({ page, guard }) => {
  const address = (path: string): string => pathToFileURL(join("dist/docs", path)).href;
  await page.goto(address("reference/islands/gallery.html"));
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByLabel("Search the documentation").fill("coupon");
  await guard.expectFullLoad(() => page.locator(".results ol a").first().click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("coupon");
});
