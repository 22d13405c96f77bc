import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { hold } from "../../browser/hold.ts";
import { serveFile, serveLab } from "../../browser/lab.ts";
import { mark, marked, scrollOf, topOf } from "../../browser/navigation/watch.ts";
import { walk } from "../../browser/shop/visits.ts";
import { setConsentCookie, live } from "../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const list = "/en/catalog/shirts-and-bags";
const quick = (page: Page, index: number): Locator => page.locator(".quick-link").nth(index);
const panel = (page: Page, index: number): Locator => page.locator(".quick-panel").nth(index);
const parameter = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);
const visiblePages = (page: Page): Promise<string[]> => page.locator("[data-pagination] li:visible").allInnerTexts();

test("CAT-01 CAT-02 CAT-04 list or grid, page size and page change in place and are kept in the address", async ({
  page,
  visit,
}) => {
  await visit("/en/catalog?q=cotton&type=gift");
  await mark(page, "#page");
  await page.getByRole("link", { name: "List", exact: true }).press("Enter");
  await expect(page.locator(".product-list .product-card")).toHaveCount(12);
  await expect(page.getByRole("link", { name: "List", exact: true })).toBeFocused();
  await walk(page, "/en/catalog?type=gift");
  await test.step("the list of pages has no links to its ends or to distant pages", async () => {
    expect(await visiblePages(page)).toEqual(["1", "2", "3", "Next"]);
    await page.getByRole("link", { name: "Page 3" }).press("Enter");
    await expect(page).toHaveURL(/pageindex=3/);
    expect(await visiblePages(page)).toEqual(["Previous", "1", "2", "3", "4", "5", "Next"]);
    await page.getByRole("link", { name: "Page 5" }).press("Enter");
    await expect(page).toHaveURL(/pageindex=5/);
    expect(await visiblePages(page)).toEqual(["Previous", "3", "4", "5", "6", "7", "Next"]);
  });
  await test.step("a page begins at its list; crumbs, list and title name it", async () => {
    await page.getByRole("link", { name: "Previous" }).press("Enter");
    await expect(page).toHaveURL(/pageindex=4#list$/);
    await expect(page.locator("#list")).toBeFocused();
    await expect.poll(() => topOf(page, ".toolbar")).toBeLessThan(150);
    await expect(page.locator(".list-page")).toHaveText(/^Page 4 of \d+$/);
    await expect(page.locator(".crumbs [aria-current]")).toHaveText("Page 4");
    await expect(page).toHaveTitle("All products, page 4 – Lagune");
    await page.getByRole("link", { name: "Next" }).press("Enter");
    await expect(page).toHaveURL(/pageindex=5#list$/);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await visiblePages(page)).toEqual(["Previous", "5", "Next"]);
  await test.step("another page size starts at the first page and keeps the other parameters", async () => {
    await page.getByRole("navigation", { name: "Per page" }).getByRole("link", { name: "24" }).press("Enter");
    await expect(page.locator(".product-card")).toHaveCount(24);
    expect([parameter(page, "pageSize"), parameter(page, "pageindex"), parameter(page, "type")]).toEqual([
      "24",
      null,
      "gift",
    ]);
  });
  await page.goBack();
  await expect(page).toHaveURL(/pageindex=5/);
  await expect(page.locator(".product-card")).toHaveCount(12);
  expect(await marked(page, "#page")).toBe(true);
});

test("CAT-03 CAT-01 a quick view opens in sight in its row and closes; reload, links and Back restore it", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await visit(`${list}?display=list&sort=price-asc`);
  await quick(page, 1).focus();
  await live(quick(page, 1));
  await page.keyboard.press("Enter");
  await expect(panel(page, 1).locator("dl")).toBeVisible();
  await expect(quick(page, 1)).toHaveAttribute("aria-expanded", "true");
  await expect(quick(page, 1)).toBeFocused();
  await expect(panel(page, 1)).toBeInViewport({ ratio: 0.99 });
  const id = (await quick(page, 1).getAttribute("data-quick-id"))!;
  expect([parameter(page, "quick"), parameter(page, "sort")]).toEqual([id, "price-asc"]);
  await test.step("another quick view replaces the first under the pointer; a second click closes it", async () => {
    await quick(page, 2).scrollIntoViewIfNeeded();
    await live(quick(page, 2));
    const release = await hold(page, "**/catalog/quick/*", { times: 1 });
    const before = (await quick(page, 2).boundingBox())!.y;
    await quick(page, 2).click();
    expect(Math.abs((await quick(page, 2).boundingBox())!.y - before)).toBeLessThan(2);
    release();
    await expect(panel(page, 2)).toBeInViewport({ ratio: 0.99 });
    await expect(panel(page, 1)).toBeHidden();
    await expect(quick(page, 1)).toHaveAttribute("aria-expanded", "false");
    await quick(page, 2).click();
    await expect(panel(page, 2)).toBeHidden();
    expect(parameter(page, "quick")).toBeNull();
  });
  await test.step("a quick view adds no history entry", async () => {
    const entries = await page.evaluate(() => history.length);
    await quick(page, 1).press("Enter");
    await expect(panel(page, 1).locator("dl")).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
  await guard.expectFullLoad(() => page.reload());
  await expect(panel(page, 1).locator("dl")).toBeVisible();
  const offset = await panel(page, 1)
    .getByRole("link", { name: "Go to product" })
    .evaluate((link) => (link.scrollIntoView({ block: "center" }), Math.round(scrollY)));
  expect(offset).toBeGreaterThan(0);
  await panel(page, 1).getByRole("link", { name: "Go to product" }).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(panel(page, 1).locator("dl")).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(offset);
  await test.step("an open quick view is closed by its link, also after Back", async () => {
    await quick(page, 1).focus();
    await live(quick(page, 1));
    await quick(page, 1).press("Enter");
    await expect(panel(page, 1)).toBeHidden();
    expect(parameter(page, "quick")).toBeNull();
  });
  await test.step("a late or broken quick view shows an error, and the row stays usable", async () => {
    guard.allowConsole(/a quick view could not be loaded|Failed to load resource/);
    const path = new URL((await quick(page, 1).getAttribute("data-quick-url"))!, page.url()).pathname;
    await control.answer({ path, status: 500 });
    await quick(page, 1).press("Enter");
    await expect(panel(page, 1).getByRole("alert")).toContainText("The quick view is not available right now.");
    await quick(page, 1).press("Enter");
    const release = await hold(page, `**${path}*`, { times: 1 });
    await quick(page, 1).press("Enter");
    await quick(page, 1).press("Enter");
    await quick(page, 1).press("Enter");
    release();
    await expect(panel(page, 1).locator("dl")).toBeVisible();
  });
});

test("CAT-05 the list's menu stays below a header of changing height and never hides the focus", async ({
  page,
  visit,
  control,
}) => {
  await serveFile(
    control,
    "style.css",
    "text/css",
    "header{position:sticky;top:0;height:60px;background:#ddd} header.tall{height:90px} nav{background:#eee} " +
      ".row{height:300px}",
  );
  const rows = Array.from(
    { length: 12 },
    (_, index) => `<p class="row"><a href="#r${index}" id="r${index}">Row ${index}</a></p>`,
  ).join("");
  await serveLab(control, {
    list: {
      head: '<link rel="stylesheet" href="/lab/style.css">',
      before: "<header>Shop</header>",
      page: `<h1>List</h1><nav data-island="sticky-menu" id="menu"><a href="#r3">Filters</a></nav>${rows}`,
    },
  });
  await visit("/lab/list");
  await live(page.locator("#menu"));
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => topOf(page, "#menu")).toBe(60);
  await page.locator("header").evaluate((header) => header.classList.add("tall"));
  await expect.poll(() => topOf(page, "#menu")).toBe(90);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.locator("#r1").focus();
  const bottom = await page.locator("#menu").evaluate((menu) => menu.getBoundingClientRect().bottom);
  await expect.poll(() => topOf(page, "#r1")).toBeGreaterThanOrEqual(Math.floor(bottom));
  await test.step("in the shop the menu stays below the masthead, on a phone the filters at the window's top", async () => {
    await visit("/en/catalog/tea");
    await live(page.locator(".toolbar"));
    const below = async (): Promise<number> =>
      (await topOf(page, ".toolbar")) -
      (await page.locator(".masthead-bar").evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom)));
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(below).toBe(0);
    await page.getByRole("link", { name: "Page 2" }).press("Enter");
    await expect(page).toHaveURL(/pageindex=2/);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(below).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 1200));
    await expect.poll(() => topOf(page, ".catalogue-filters")).toBe(0);
  });
});
