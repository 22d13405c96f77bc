import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "two");
const quantity = (value: number): string =>
  `<div data-island="quantity" data-island-when="load"><input name="Quantity" value="${value}"></div>`;

const islands = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.atoll!.inspect().map(({ host, name, state }) => `${name} ${state} ${host.isConnected ? "here" : "gone"}`));

test("NAV-20 the islands of the page that goes are taken away, those of the page that comes are mounted", { tag: "@both" }, async ({ page, control }) => {
  await serveLab(control, {
    one: { before: `${before}<div id="aside">${quantity(9)}</div>`, page: `<h1>One</h1>${quantity(1)}${quantity(2)}` },
    two: { before, page: `<h1>Two</h1>${quantity(3)}` },
  });
  await page.goto("/lab/one");
  await expect.poll(() => islands(page)).toEqual(Array(3).fill("quantity live here"));
  await page.locator("#page button").nth(1).click();
  await expect(page.locator("#page input").first()).toHaveValue("2");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect.poll(() => islands(page)).toEqual(Array(2).fill("quantity live here"));
  await expect(page.locator("#aside button")).toHaveCount(2);
  await page.goBack();
  await arrived(page, "one", "One");
  await expect.poll(() => islands(page)).toEqual(Array(3).fill("quantity live here"));
  await expect(page.locator("#page input").first()).toHaveValue("2");
  await expect(page.locator("#page button")).toHaveCount(4);
  await page.locator("#page button").nth(1).click();
  await expect(page.locator("#page input").first()).toHaveValue("3");
});

/** What piles up where something is left behind. */
async function left(page: Page): Promise<Record<string, number>> {
  const browser = await page.context().newCDPSession(page);
  const listeners = async (expression: string): Promise<number> => {
    const { result } = await browser.send("Runtime.evaluate", { expression });
    const found = await browser.send("DOMDebugger.getEventListeners", { objectId: result.objectId! });
    return found.listeners.length;
  };
  const counts = {
    document: await listeners("document"),
    window: await listeners("window"),
    body: await listeners("document.body"),
    page: await listeners("document.getElementById('page')"),
    ...(await page.evaluate(() => ({
      islands: window.atoll!.inspect().length,
      outside: document.querySelectorAll("*").length - document.querySelectorAll("#page *").length,
      inside: document.querySelectorAll("#page *").length,
      links: document.querySelectorAll("link").length,
      scripts: document.scripts.length,
    }))),
  };
  await browser.detach();
  return counts;
}

test("NAV-20 thirty visits leave nothing behind: no island, element, style, script or listener", async ({ page, control }) => {
  test.slow();
  await serveFile(control, "one.css", "text/css", "h1 { color: red }");
  const inline = '<script nonce="{{nonce}}">window.labRuns = (window.labRuns ?? 0) + 1;</script>';
  await serveLab(control, {
    one: { before, head: '<link rel="stylesheet" href="/lab/one.css">', page: `<h1>One</h1>${quantity(1)}${quantity(2)}${inline}` },
    two: { before, page: `<h1>Two</h1>${quantity(3)}<a id="self" href="#self">Self</a>` },
  });
  await page.goto("/lab/one");
  const settled = (count: number): Promise<void> => expect.poll(() => islands(page)).toEqual(Array(count).fill("quantity live here"));
  const round = async (): Promise<void> => {
    await page.locator('#head a[href$="/two"]').click();
    await arrived(page, "two", "Two");
    await settled(1);
    await page.locator('#head a[href$="/one"]').click();
    await arrived(page, "one", "One");
    await settled(2);
  };
  await round();
  await round();
  await page.goBack();
  await page.goForward();
  await arrived(page, "one", "One");
  await settled(2);
  const early = await left(page);
  for (let time = 0; time < 13; time++) await round();
  await page.goBack();
  await arrived(page, "two", "Two");
  await page.goForward();
  await arrived(page, "one", "One");
  await settled(2);
  expect(await left(page)).toEqual(early);
});
