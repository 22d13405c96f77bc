// Targets: the focus on Back, an anchor or a press while an answer is on its way, and lists that have come to their end.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { labHtml, menu, serveLab, tall } from "../lab.ts";
import { ready, requestCount } from "../navigation/watch.ts";

const before = menu("one", "two");
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);

test("NAV-02 NAV-22 Back and Forward through tabs set the focus on the tab that was pressed, or its counterpart @all", async ({
  page,
  visit,
  control,
}) => {
  const tab = (name: string): string =>
    `<a id="tab-${name}" href="/lab/${name}" data-ajax-target="#box" data-ajax-push>Tab ${name}</a>`;
  const box = (text: string): string => `<div id="box">${tab("one")}${tab("more")}<h2>${text}</h2></div>`;
  await serveLab(control, { one: { before, page: `<h1>One</h1>${box("First")}` } });
  await control.page("/lab/more", labHtml({ before, page: `<h1>One</h1>${box("Second")}` }));
  await visit("/lab/one");
  await page.focus("#tab-more");
  await page.keyboard.press("Enter");
  await expect(page.locator("#box h2")).toHaveText("Second");
  expect(await focused(page)).toBe("tab-more");
  await page.goBack();
  await expect(page.locator("#box h2")).toHaveText("First");
  expect(await focused(page)).toBe("tab-more");
  await page.goForward();
  await expect(page.locator("#box h2")).toHaveText("Second");
  expect(await focused(page)).toBe("tab-more");
});

test("NAV-14 NAV-08 a jump to an anchor leaves the answer alone that a target waits for @all", async ({
  page,
  visit,
  control,
}) => {
  const links = '<a href="/lab/part" data-ajax-target="#box">Fill</a> <a href="#below">Jump</a>';
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${links}<div id="box">Old</div>${tall(2000)}<h2 id="below">Below</h2>` },
  });
  await control.answer({
    path: "/lab/part",
    body: "<p>New</p>",
    contentType: "text/html; charset=utf-8",
    gate: "part",
  });
  await visit("/lab/one");
  await page.click("text=Fill");
  await page.click("text=Jump");
  await expect(page).toHaveURL(/#below$/);
  await control.open("part");
  await expect(page.locator("#box")).toHaveText("New");
});

test("NAV-14 a press on a link that is loading more by itself is followed by the browser when that fails @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 500/);
  const more = `<a id="more" href="/lab/more" data-ajax-target="#list" data-ajax-mode="append" data-ajax-when="visible">More</a>`;
  await serveLab(control, { one: { before, page: `<h1>One</h1><ul id="list"><li>1</li></ul>${more}` } });
  const body = "<!doctype html><title>Sorry</title><main id=page><h1>Sorry</h1></main>";
  await control.answer({ path: "/lab/more", status: 500, body, contentType: "text/html; charset=utf-8", gate: "more" });
  await control.page("/lab/more", body, { status: 500 });
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"), "places");
  await expect.poll(() => requestCount(control, "/lab/more")).toBe(1);
  await guard.expectFullLoad(async () => {
    await page.click("#more");
    await control.open("more");
  });
  await expect(page.locator("h1")).toHaveText("Sorry");
});

test("NAV-14 NAV-02 the end of a list takes away what is only around its link, and Back brings it back @all", async ({
  page,
  visit,
  control,
}) => {
  const list = (items: string, more = ""): string => `<ul id="list">${items}</ul>${more}`;
  const more = `<p><a id="more" href="/lab/more" data-ajax-target="#list" data-ajax-mode="append" data-ajax-push>More</a></p>`;
  await serveLab(control, { one: { before, page: `<h1>One</h1>${list("<li>1</li>", more)}<footer>End</footer>` } });
  await control.page("/lab/more", labHtml({ page: list("<li>2</li>") }));
  await visit("/lab/one");
  await page.click("#more");
  await expect(page.locator("#list li")).toHaveCount(2);
  await expect(page.locator("#page p")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("#list li")).toHaveCount(1);
  await expect(page.locator("#page > p > #more")).toBeVisible();
  await page.goForward();
  await expect(page.locator("#list li")).toHaveCount(2);
  await expect(page.locator("#page p")).toHaveCount(0);
});

test("NAV-14 a list that was sorted by a link grows by itself again @all", async ({ page, visit, control }) => {
  const list = (sort: string, start: number): string =>
    `<div id="list"><p id="${sort}${start}">${sort} ${start}</p><a id="more-${sort}" href="/lab/${sort}-${start + 1}"
      data-ajax-target="#list" data-ajax-mode="append" data-ajax-when="visible 1">More ${sort}</a></div>`;
  const sorts = '<a href="/lab/price-1" data-ajax-target="#list">By price</a>';
  await serveLab(control, { one: { before, page: `<h1>One</h1>${sorts}${list("name", 1)}` } });
  for (const sort of ["name", "price"])
    for (const start of [1, 2, 3]) await control.page(`/lab/${sort}-${start}`, labHtml({ page: list(sort, start) }));
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"), "places");
  await expect(page.locator("#list p")).toHaveText(["name 1", "name 2"]);
  await page.click("text=By price");
  await expect(page.locator("#list p")).toHaveText(["price 1", "price 2"]);
  expect(await requestCount(control, "/lab/name-3")).toBe(0);
});
