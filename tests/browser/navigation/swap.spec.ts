import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { labHtml, menu, serveLab, tall } from "../lab.ts";
import { arrived, requestCount, mark, marked, ready, scrolledTo, scrollOf } from "./watch.ts";

const before = menu("one", "two", "slow", "three");

test("NAV-01 a visit swaps the page with one request, and updates the address and page parts", async ({
  page,
  control,
  visit,
}) => {
  await test.step("one request, and the rest stays untouched", async () => {
    await serveLab(control, {
      one: { title: "First", before, page: "<h1>One</h1>" },
      two: { title: "Second", before: before.replace("nav", "nav class=changed"), page: "<h1>Two</h1><p>More</p>" },
    });
    await page.goto("/lab/one");
    await mark(page, "#head nav");
    await mark(page, "#page");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#page p")).toHaveText("More");
    expect(await marked(page, "#head nav")).toBe(true);
    expect(await marked(page, "#page")).toBe(true);
    await expect(page.locator("#head nav")).not.toHaveClass("changed");
    expect(await requestCount(control, "/lab/two")).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });
  await test.step("the URL changes with the content, not with the click", async () => {
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, slow: { before, page: "<h1>Slow</h1>" } });
    const answer = await hold(page, "**/lab/slow", { times: 1 });
    await visit("/lab/one");
    const request = page.waitForRequest("**/lab/slow");
    await page.click("#head >> text=slow");
    await request;
    await expect(page).toHaveURL("/lab/one");
    await expect(page.locator("#page")).toHaveAttribute("aria-busy", "true");
    answer();
    await arrived(page, "slow", "Slow");
    await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
  });

  await test.step("a changed page part is replaced, and an unchanged one is left alone", async () => {
    const parts = (active: string): string =>
      `${before}<ul id="trail" data-page-part="trail"><li>${active}</li></ul><p id="basket"
        data-page-part="basket">2 items</p>`;
    await serveLab(control, {
      one: { before: parts("One"), page: "<h1>One</h1>" },
      two: { before: parts("Two"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await mark(page, "#basket");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#trail")).toHaveText("Two");
    expect(await marked(page, "#basket")).toBe(true);
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("#trail")).toHaveText("One");
    expect(await marked(page, "#basket")).toBe(true);
  });

  await test.step("a page part can be a table row", async () => {
    const basket = (text: string): string =>
      `${before}<table><tbody><tr id="sum" data-page-part="sum"><td>${text}</td></tr></tbody></table>`;
    await serveLab(control, {
      one: { before: basket("1 item"), page: "<h1>One</h1>" },
      two: { before: basket("2 items"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("table tr#sum > td")).toHaveText("2 items");
  });

  await test.step("a link to the current page requests it again without a history entry", async () => {
    await serveLab(control, { one: { before, page: "<h1>One</h1>" } });
    await visit("/lab/one");
    const entries = await page.evaluate(() => history.length);
    await control.page("/lab/one", labHtml({ before, page: "<h1>One, newer</h1>" }));
    await page.click("#head >> text=one");
    await arrived(page, "one", "One, newer");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test("NAV-01 NAV-18 NAV-19 requests follow the caller's options; the body class marks home", async ({
  page,
  visit,
  control,
}) => {
  await test.step("only marked links are prefetched, once, and not requested again on the click", async () => {
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><p data-prefetch><a id="soon" href="/lab/two">Soon</a> <a id="asks" href="/lab/slow" data-confirm>Asks</a> <a id="gone" href="/lab/slow" rel="nofollow">Gone</a> <a id="removes" href="/lab/slow?remove=5">Removes</a></p>',
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("#head >> text=three"), "prefetch");
    for (const link of ["#head >> text=three", "#asks", "#gone", "#removes", "#soon"]) await page.focus(link);
    await expect.poll(() => requestCount(control, "/lab/two")).toBe(1);
    await page.click("#soon");
    await arrived(page, "two", "Two");
    expect((await control.log()).map(({ path }) => path)).toEqual(["/lab/one", "/lab/two"]);
  });

  await test.step("the body class says homepage or page, also after Back", async () => {
    const settings = { website: "/lab/site", culture: "en" };
    const links =
      '<header id="head"><a href="/lab/site/en">home</a> <a href="/lab/site/en/#top">slash</a> <a href="/lab/site/en/two">two</a></header>';
    await serveLab(control, {
      "site/en": { settings, before: links, bodyClass: "theme wide", page: "<h1>Home</h1>" },
      "site/en/": { settings, before: links, bodyClass: "theme", page: "<h1>Home again</h1>" },
      "site/en/two": { settings, before: links, bodyClass: "theme narrow", page: "<h1>Two</h1>" },
    });
    await visit("/lab/site/en");
    await expect(page.locator("body")).toHaveClass("theme wide homepage");
    await page.click("text=two");
    await arrived(page, "site/en/two", "Two");
    await expect(page.locator("body")).toHaveClass("theme narrow page");
    await page.click("text=slash");
    await arrived(page, "site/en/#top", "Home again");
    await expect(page.locator("body")).toHaveClass("theme homepage");
    await page.goBack();
    await arrived(page, "site/en/two", "Two");
    await expect(page.locator("body")).toHaveClass("theme narrow page");
  });

  await test.step("pages are requested as HTML, and without cache if the caller asks for that", async () => {
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    const headersOf = async (options: object): Promise<Record<string, string>> => {
      const request = page.waitForRequest("**/lab/two");
      expect(await page.evaluate((given) => window.atoll!.visit("/lab/two", given), options)).toBe(true);
      return (await request).allHeaders();
    };
    const usual = await headersOf({});
    expect(usual["accept"]).toMatch(/^text\/html/);
    expect(usual["cache-control"]).toBeUndefined();
    const uncached = await headersOf({ uncached: true });
    expect(uncached["accept"]).toMatch(/^text\/html/);
    expect(uncached["cache-control"]).toBe("no-cache");
  });

  await test.step("a visit can replace the current entry; reloading in place keeps offset and input", async () => {
    const field = `${tall(1500)}<input id="amount" name="amount">${tall(1500)}`;
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: `<h1>Two</h1>${field}` } });
    await visit("/lab/one");
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => window.atoll!.visit("/lab/two", { history: "replace" }));
    await arrived(page, "two", "Two");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.focus("#amount");
    const top = await scrollOf(page);
    expect(top).toBeGreaterThan(500);
    await control.page("/lab/two", labHtml({ before, page: `<h1>Two, newer</h1>${field}` }));
    await page.evaluate(() => window.atoll!.visit("/lab/two", { stay: true }));
    await arrived(page, "two", "Two, newer");
    await scrolledTo(page, top);
    await expect(page.locator("#amount")).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});
