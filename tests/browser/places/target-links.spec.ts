import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { labHtml, menu, serveLab, tall } from "../lab.ts";
import { mark, marked, requestCount } from "../navigation/watch.ts";

const before = menu("one", "two");
const reviews = (text: string, next = ""): string =>
  `<div id="reviews"><h2>Reviews ${text}</h2><p>Text ${text}</p>${next}</div>`;
const focusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

test("NAV-14 NAV-22 a link fills its target, says its heading and keeps the focus, and page parts follow", async ({
  page,
  visit,
  control,
}) => {
  const part = (text: string): string => `${menu("one", "two")}<p data-page-part="bar">${text}</p>`;
  const link = '<a id="tab" href="/lab/two" data-ajax-target="#reviews">Reviews</a>';
  await serveLab(control, {
    one: { before: part("First"), page: `<h1>One</h1>${link}<p id="other">Other</p>${reviews("old")}` },
    two: { before: part("Second"), page: `<h1>Two</h1>${reviews("new")}` },
  });
  await visit("/lab/one");
  await mark(page, "#other");
  await page.click("#tab");
  await expect(page.locator("#reviews")).toContainText("Text new");
  await expect(page.locator("#page h1")).toHaveText("One");
  await expect(page).toHaveURL(/\/lab\/one$/);
  expect(await marked(page, "#other")).toBe(true);
  await expect(page.locator("[data-page-part=bar]")).toHaveText("Second");
  await expect(page.locator("#atoll-live-polite")).toHaveText("Reviews new");
  expect(await focusedText(page)).toBe("Reviews");
  await page.click("header >> text=two");
  await expect(page.locator("#page h1")).toHaveText("Two");
});

test("NAV-02 NAV-22 Back and Forward show what a link with data-ajax-push has put into its target", async ({
  page,
  visit,
  control,
}) => {
  const pager = (name: string): string =>
    `<a href="/lab/${name}" data-ajax-target="#reviews" data-ajax-push>More reviews</a>`;
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${tall(900)}${reviews("1", pager("one-2"))}${tall(900)}` },
  });
  await control.page("/lab/one-2", labHtml({ before, page: `<h1>One</h1>${reviews("2")}` }));
  await visit("/lab/one");
  await page.click("text=More reviews");
  await expect(page).toHaveURL(/one-2$/);
  await expect(page.locator("#reviews")).toContainText("Text 2");
  // The link is gone: the focus is at the start of the new content, which is in view.
  expect(await focusedText(page)).toContain("Reviews 2");
  await expect(page.locator("#reviews h2")).toBeInViewport();
  await page.goBack();
  await expect(page.locator("#reviews")).toContainText("Text 1");
  await expect(page).toHaveURL(/one$/);
  await page.goForward();
  await expect(page.locator("#reviews")).toContainText("Text 2");
  expect(await requestCount(control, "/lab/one")).toBe(1);
});

test("NAV-14 a link whose answer has no such part, or fails, is followed by the browser @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  const link = (name: string): string => `<a href="/lab/${name}" data-ajax-target="#reviews">${name}</a> `;
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${link("bare")}${link("gone")}${reviews("old")}` },
    gone: { before, status: 404, page: "<h1>Gone</h1>" },
  });
  await control.page("/lab/bare", "<!doctype html><title>Bare</title><body><h1>Bare</h1></body>");
  for (const name of ["bare", "gone"]) {
    await visit("/lab/one");
    if (name === "gone") guard.allowConsole(/404/);
    await guard.expectFullLoad(() => page.click(`text=${name}`));
    await expect(page.locator("h1")).toHaveText(name === "bare" ? "Bare" : "Gone");
  }
});

const list = (items: number[], more = "", outside = ""): string =>
  `<h1>List</h1><ul id="list">${items.map((item) => `<li id="p${item}"><a href="/lab/product">Item ${item}</a></li>`).join("")}${more}</ul>${outside}`;
const more = (number: number, attributes = ""): string =>
  `<a id="more" href="/lab/list-${number}" data-ajax-target="#list" data-ajax-mode="append"${attributes}>More</a>`;

test("NAV-02 NAV-22 more items are added to a list: none twice, the first has the focus, and Back shows the long list", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    list: { before, page: list([1, 2], "", more(2)) },
    product: { before, page: "<h1>Lamp</h1>" },
  });
  await control.page("/lab/list-2", labHtml({ before, page: list([2, 3, 4], "", more(3)) }));
  await control.page("/lab/list-3", labHtml({ before, page: list([5]) }));
  await visit("/lab/list");
  await mark(page, "#p1");
  await page.click("#more");
  await expect(page.locator("#list li")).toHaveText(["Item 1", "Item 2", "Item 3", "Item 4"]);
  expect(await marked(page, "#p1")).toBe(true);
  expect(await focusedText(page)).toBe("Item 3");
  await expect(page.locator("#atoll-live-polite")).toHaveText("2 more items");
  await page.click("#more");
  await expect(page.locator("#list li")).toHaveCount(5);
  await expect(page.locator("#more")).toHaveCount(0);
  await expect(page.locator("#atoll-live-polite")).toHaveText("1 more item");
  await page.click("text=Item 4");
  await expect(page.locator("#page h1")).toHaveText("Lamp");
  await page.goBack();
  await expect(page.locator("#list li")).toHaveCount(5);
});

test("NAV-02 a link that pushes its address while it adds items has a shorter list and the link at the entry before @all", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { list: { before, page: list([1, 2], "", more(2, " data-ajax-push")) } });
  await control.page("/lab/list-2", labHtml({ before, page: list([3]) }));
  await visit("/lab/list");
  await page.click("#more");
  await expect(page.locator("#list li")).toHaveCount(3);
  await page.goBack();
  await expect(page.locator("#list li")).toHaveCount(2);
  await expect(page.locator("#more")).toHaveAttribute("href", /list-2/);
  await page.goForward();
  await expect(page.locator("#list li")).toHaveCount(3);
  await expect(page.locator("#more")).toHaveCount(0);
});

test("NAV-22 a list grows by itself when its link comes into view, as often as the author says @all", async ({
  page,
  visit,
  control,
}) => {
  const link = (number: number): string => `<li>${more(number, ' data-ajax-when="visible 2"')}</li>`;
  await serveLab(control, { list: { before, page: `${list([1], link(2))}<footer>End</footer>` } });
  for (const number of [2, 3, 4])
    await control.page(`/lab/list-${number}`, labHtml({ before, page: list([number], link(number + 1)) }));
  await visit("/lab/list");
  await page.mouse.move(10, 10);
  await expect(page.locator("#list li[id]")).toHaveText(["Item 1", "Item 2", "Item 3"]);
  await expect(page.locator("#more")).toHaveCount(1);
  await expect(page.locator("#list li")).toHaveCount(4);
  await expect(page.locator("body")).toBeFocused();
  await page.click("#more");
  await expect(page.locator("#list li[id]")).toHaveCount(4);
  expect(await requestCount(control, "/lab/list-4")).toBe(1);
});

test("NAV-22 morphing a target changes what differs, and keeps elements, the text that is typed, and equal islands @all", async ({
  page,
  visit,
  control,
}) => {
  const content = (text: string, quantity = 1): string => `<h1>One</h1>
    <a href="/lab/two" data-ajax-target="#box" data-ajax-mode="morph">Renew</a>
    <div id="box"><p id="text">${text}</p><input id="note" name="note"><details id="more"><summary>Sum</summary>Rest</details>
    <div id="same" data-island="quantity"><input name="Quantity" value="1"></div>
    <div id="other" data-island="quantity"><input name="Other" value="${quantity}"></div></div>`;
  await serveLab(control, { one: { before, page: content("Old") }, two: { before, page: content("New", 3) } });
  await visit("/lab/one");
  await expect(page.locator("#same")).toHaveAttribute("data-island-state", "live");
  for (const selector of ["#text", "#note", "#same"]) await mark(page, selector);
  await page.fill("#note", "Typed");
  await page.click("summary");
  await page.fill("#same input", "5");
  await page.click("text=Renew");
  await expect(page.locator("#text")).toHaveText("New");
  for (const selector of ["#text", "#note", "#same"]) expect(await marked(page, selector)).toBe(true);
  await expect(page.locator("#note")).toHaveValue("Typed");
  await expect(page.locator("#more")).toHaveAttribute("open", "");
  await expect(page.locator("#same input")).toHaveValue("5");
  await expect(page.locator("#other input")).toHaveValue("3");
  await expect(page.locator("#other")).toHaveAttribute("data-island-state", "live");
  expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(2);
});
