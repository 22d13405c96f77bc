import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { acceptAllCookies, menu, serveFile, serveLab } from "../lab.ts";
import { arrived, mark, marked } from "./watch.ts";

const links = menu("one", "two", "three");
const logScript = (text: string): string =>
  `<script nonce="{{nonce}}">(window.labSaid ??= []).push("${text}")</script>`;
const scriptLog = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid ?? []);

test("NAV-01 page parts follow the pages that have them; one without a place is reported once", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("a script in a page part runs once per insertion, and not on Back", async () => {
    await serveFile(control, "part.js", "text/javascript", '(window.labSaid ??= []).push("file")');
    const part = (name: string): string =>
      `${links}<div data-page-part="news">News of ${name} ${logScript(name)}<script src="/lab/part.js"></script></div>`;
    await serveLab(control, {
      one: { before: part("one"), page: "<h1>One</h1>" },
      two: { before: part("two"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    expect(await scriptLog(page)).toEqual(["one", "file"]);
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("[data-page-part]")).toContainText("News of two");
    await expect.poll(() => scriptLog(page)).toEqual(["one", "file", "two"]);
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("[data-page-part]")).toContainText("News of one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => scriptLog(page)).toEqual(["one", "file", "two", "two"]);
  });

  await test.step("an unchanged part with a nonce is left alone", async () => {
    const before = `${links}<div data-page-part="news"><b>News</b>${logScript("news")}</div>`;
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    await mark(page, "[data-page-part]");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    expect(await marked(page, "[data-page-part]")).toBe(true);
    expect(await scriptLog(page)).toEqual(["news"]);
  });

  await test.step("a part that a page lacks is removed with its island and returns with the next page", async () => {
    const crumbs = (text: string): string =>
      `${links}<nav data-page-part="crumbs">${text}<div data-island="quantity"><input name="Quantity"
        value="1"></div></nav>`;
    await serveLab(control, {
      one: { before: crumbs("Shop > One"), page: "<h1>One</h1>" },
      two: { before: links, page: "<h1>Two</h1>" },
      three: { before: crumbs("Shop > Three"), page: "<h1>Three</h1>" },
    });
    await visit("/lab/one");
    await expect(page.locator("nav [data-island]")).toHaveAttribute("data-island-state", "live");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("nav[data-page-part]")).toHaveCount(0);
    expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(0);
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await expect(page.locator("nav[data-page-part]")).toContainText("Shop > Three");
    await expect(page.locator("nav [data-island]")).toHaveAttribute("data-island-state", "live");
    await page.goBack();
    await arrived(page, "two", "Two");
    await expect(page.locator("nav[data-page-part]")).toHaveCount(0);
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("nav[data-page-part]")).toContainText("Shop > One");
  });
  await test.step("a page part without a place on the page is reported once", async () => {
    await control.reset();
    guard.allowConsole(/the page part "crumbs" must be on all pages/);
    await serveLab(control, {
      one: { before: links, page: "<h1>One</h1>" },
      two: { before: `${links}<nav data-page-part="crumbs">Two</nav>`, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("[data-page-part]")).toHaveCount(0);
  });
});

test("NAV-01 CRT-04 CON-08 parts around the section, with the cart or with a gate follow", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a part around the page section is left alone; of nested parts the outer one follows", async () => {
    const html = (
      name: string,
    ): string => `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"><script
      src="/atoll/atoll.js" nonce="{{nonce}}" defer></script></head>
      <body>${links}<div data-page-part="outer"><b>${name}</b><i
        data-page-part="inner">${name} ${logScript(name)}</i></div><div data-page-part="all"><main
          id="page"><h1>${name}</h1></main></div></body></html>`;
    await control.page("/lab/one", html("One"));
    await control.page("/lab/two", html("Two"));
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("[data-page-part=outer] b")).toHaveText("Two");
    await expect(page.locator("[data-page-part=inner]")).toContainText("Two");
    await expect.poll(() => scriptLog(page)).toEqual(["One", "Two"]);
  });

  await test.step("Back leaves a part with the cart alone, because it is newer than the cached one", async () => {
    const part = (text: string): string => `${links}<p data-page-part="cart" data-changes-with="cart">${text}</p>`;
    await serveLab(control, {
      one: { before: part("0 lines"), page: "<h1>One</h1>" },
      two: { before: part("1 line"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("[data-page-part]")).toHaveText("1 line");
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("[data-page-part]")).toHaveText("1 line");
  });

  await test.step("gated content in an inserted part opens when consent is given", async () => {
    await acceptAllCookies(page);
    const part = (text: string): string => `${links}<div data-page-part="news">${text}</div>`;
    await serveLab(control, {
      one: { before: part(""), page: "<h1>One</h1>" },
      two: {
        before: part('<template data-consent="marketing"><p id="post">Post</p></template>'),
        page: "<h1>Two</h1>",
      },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#post")).toBeVisible();
  });
});
