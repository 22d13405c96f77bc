import { expect, test } from "../guard/test.ts";
import { labHtml, menu, serveFile, serveLab, tall } from "../lab.ts";
import { arrived, asked, mark, marked, noteEvents, notedEvents, scrolledTo, scrollOf } from "./watch.ts";

const before = menu("one", "two", "slow", "three");

test("NAV-01 a link of the menu shows the other page in place, with one request and nothing rebuilt around it", { tag: "@both" }, async ({ page, control }) => {
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
  expect(await asked(control, "/lab/two")).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(3);
});

test("NAV-01 the address changes with the content, not with the click", async ({ page, control }) => {
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, slow: { before, page: "<h1>Slow</h1>" } });
  await control.answer({ path: "/lab/slow", delay: 400 });
  await page.goto("/lab/one");
  const request = page.waitForRequest("**/lab/slow");
  await page.click("#head >> text=slow");
  await request;
  await expect(page).toHaveURL("/lab/one");
  await expect(page.locator("#page")).toHaveAttribute("aria-busy", "true");
  await arrived(page, "slow", "Slow");
  await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
});

test("NAV-01 a named part of the page follows the page, and one that the server sends unchanged is left alone", async ({ page, control }) => {
  const parts = (active: string): string =>
    `${before}<ul id="trail" data-page-part="trail"><li>${active}</li></ul><p id="basket" data-page-part="basket">2 items</p>`;
  await serveLab(control, {
    one: { before: parts("One"), page: "<h1>One</h1>" },
    two: { before: parts("Two"), page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/one");
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

test("NAV-01 a part that is a row of a table follows the page, too", async ({ page, control }) => {
  const basket = (text: string): string => `${before}<table><tbody><tr id="sum" data-page-part="sum"><td>${text}</td></tr></tbody></table>`;
  await serveLab(control, {
    one: { before: basket("1 item"), page: "<h1>One</h1>" },
    two: { before: basket("2 items"), page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect(page.locator("table tr#sum > td")).toHaveText("2 items");
});

test("NAV-01 NAV-17 a double click on a slow link asks once and makes one history entry", async ({ page, control }) => {
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, slow: { before, page: "<h1>Slow</h1>" } });
  await control.answer({ path: "/lab/slow", delay: 500 });
  await page.goto("/lab/one");
  const entries = await page.evaluate(() => history.length);
  await page.dblclick("#head >> text=slow");
  await arrived(page, "slow", "Slow");
  expect(await asked(control, "/lab/slow")).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("NAV-17 of two links clicked in a row the second is shown, and the request of the first is broken off", { tag: "@both" }, async ({ page, control }) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    slow: { title: "Slow", before, page: "<h1>Slow</h1>" },
    three: { title: "Three", before, page: "<h1>Three</h1>" },
  });
  await control.answer({ path: "/lab/slow", delay: 800 });
  await control.answer({ path: "/lab/three", delay: 300 });
  await page.goto("/lab/one");
  const entries = await page.evaluate(() => history.length);
  await noteEvents(page);
  const [broken] = await Promise.all([
    page.waitForEvent("requestfailed", (request) => request.url().endsWith("/lab/slow")),
    page.waitForRequest("**/lab/slow").then(() => page.click("#head >> text=three")),
    page.click("#head >> text=slow"),
  ]);
  expect(broken.failure()?.errorText).toBe("net::ERR_ABORTED");
  await arrived(page, "three", "Three");
  await expect(page).toHaveTitle("Three");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect.poll(() => notedEvents(page)).toEqual(["leave", "out", "request", "leave", "out", "request", "swap", "loaded", "images", "finish"]);
});

test("NAV-15 a visit goes through its seven steps in order, each with the visit in hand", { tag: "@both" }, async ({ page, control }) => {
  await serveFile(control, "picture.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: '<h1>Two</h1><img src="/lab/picture.svg" width="10" height="10" alt="">' },
  });
  await control.answer({ path: "/lab/picture.svg", delay: 300 });
  await page.goto("/lab/one");
  await page.evaluate(() => {
    const noted: string[] = ((window as unknown as { labSteps: string[] }).labSteps = []);
    for (const name of ["leave", "out", "request", "swap", "loaded", "images", "finish"]) {
      document.addEventListener(`page:${name}`, (event) => {
        const { url, method, kept, target, document: answer } = (event as CustomEvent).detail;
        const image = document.querySelector("img");
        noted.push(
          [name, new URL(url).pathname, method, kept, target.id, answer ? "answer" : "none", document.querySelector("h1")!.textContent]
            .concat(image ? [image.complete ? "seen" : "awaited"] : [])
            .join(" "),
        );
      });
    }
  });
  await page.click("#head >> text=two");
  await expect.poll(() => page.evaluate(() => (window as unknown as { labSteps: string[] }).labSteps)).toEqual([
    "leave /lab/two GET false page none One",
    "out /lab/two GET false page none One",
    "request /lab/two GET false page none One",
    "swap /lab/two GET false page answer One",
    "loaded /lab/two GET false page answer Two awaited",
    "images /lab/two GET false page answer Two seen",
    "finish /lab/two GET false page answer Two seen",
  ]);
});

test("NAV-15 a listener that cancels the leaving keeps the visitor on the page, without a request", async ({ page, control }) => {
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
  await page.goto("/lab/one");
  await page.evaluate(() => document.addEventListener("page:leave", (event) => event.preventDefault(), { once: true }));
  await noteEvents(page);
  await page.click("#head >> text=two");
  await expect.poll(() => notedEvents(page)).toEqual(["leave"]);
  await expect(page).toHaveURL("/lab/one");
  expect(await asked(control, "/lab/two")).toBe(0);
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
});

test("NAV-15 what a listener adds to the request and changes in the answer counts", async ({ page, control }) => {
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
  await page.goto("/lab/one");
  await page.evaluate(() => {
    document.addEventListener("page:request", (event) => ((event as CustomEvent).detail.headers["X-Lab"] = "1"));
    document.addEventListener("page:swap", (event) => {
      (event as CustomEvent).detail.document.querySelector("h1").textContent = "Changed";
    });
  });
  const request = page.waitForRequest("**/lab/two");
  await page.click("#head >> text=two");
  expect((await request).headers()["x-lab"]).toBe("1");
  await arrived(page, "two", "Changed");
});

test("NAV-15 what a page does itself when its image has loaded, still happens", async ({ page, control }) => {
  await serveFile(control, "late.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const script = 'document.querySelector("#late").onload = () => (document.querySelector("#said").textContent = "picture is here");';
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: `<h1>Two</h1><p id="said">waiting</p><img id="late" src="/lab/late.svg" width="10" height="10" alt=""><script nonce="{{nonce}}">${script}</script>` },
  });
  await control.answer({ path: "/lab/late.svg", delay: 300 });
  await page.goto("/lab/one");
  await noteEvents(page);
  await page.click("#head >> text=two");
  await expect.poll(() => notedEvents(page)).toContain("images");
  await expect(page.locator("#said")).toHaveText("picture is here");
});

test("NAV-16 a slow answer shows that the page is loading, a quick one does not", async ({ page, control }) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: "<h1>Two</h1>" },
    slow: { before, page: "<h1>Slow</h1>" },
  });
  await control.answer({ path: "/lab/slow", delay: 900 });
  await page.goto("/lab/one");
  await page.evaluate(() => {
    const seen: boolean[] = ((window as unknown as { labLong: boolean[] }).labLong = []);
    new MutationObserver(() => seen.push(document.documentElement.classList.contains("long-loading"))).observe(document.documentElement, {
      attributeFilter: ["class"],
    });
  });
  const wasLong = (): Promise<boolean> => page.evaluate(() => (window as unknown as { labLong: boolean[] }).labLong.includes(true));
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  expect(await wasLong()).toBe(false);
  await page.click("#head >> text=slow");
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement, "::before").animationName)).toBe("atoll-loading");
  await arrived(page, "slow", "Slow");
  await expect(page.locator("html")).not.toHaveClass(/long-loading/);
});

test("NAV-18 the body is a homepage on the home address and a page elsewhere, also after Back", async ({ page, control }) => {
  const settings = { website: "/lab/site", culture: "en" };
  const links = '<header id="head"><a href="/lab/site/en">home</a> <a href="/lab/site/en/#top">slash</a> <a href="/lab/site/en/two">two</a></header>';
  await serveLab(control, {
    "site/en": { settings, before: links, bodyClass: "theme wide", page: "<h1>Home</h1>" },
    "site/en/": { settings, before: links, bodyClass: "theme", page: "<h1>Home again</h1>" },
    "site/en/two": { settings, before: links, bodyClass: "theme narrow", page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/site/en");
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

test("NAV-19 pages are asked for as html, past every cache where a caller wants it", async ({ page, control }) => {
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
  await page.goto("/lab/one");
  const visit = async (options: object): Promise<Record<string, string>> => {
    const request = page.waitForRequest("**/lab/two");
    expect(await page.evaluate((given) => window.atoll!.visit("/lab/two", given), options)).toBe(true);
    return (await request).allHeaders();
  };
  const usual = await visit({});
  expect(usual["accept"]).toMatch(/^text\/html/);
  expect(usual["cache-control"]).toBeUndefined();
  const uncached = await visit({ uncached: true });
  expect(uncached["accept"]).toMatch(/^text\/html/);
  expect(uncached["cache-control"]).toBe("no-cache");
});

test("NAV-01 a script may show a page in the place of the present entry, and one that shows itself again keeps its offset and field", async ({ page, control }) => {
  const field = `${tall(1500)}<input id="amount" name="amount">${tall(1500)}`;
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: `<h1>Two</h1>${field}` } });
  await page.goto("/lab/one");
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
