import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { arrived, mark, marked } from "./watch.ts";

const links = menu("one", "two", "three");
const said = (text: string): string => `<script nonce="{{nonce}}">(window.labSaid ??= []).push("${text}")</script>`;
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid ?? []);

test("NAV-01 parts of the page come, go and stay with the pages that have them, and their scripts run once", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a script in a part of the page runs once each time that the part comes, and not on Back", async () => {
    await serveFile(control, "part.js", "text/javascript", '(window.labSaid ??= []).push("file")');
    const part = (name: string): string =>
      `${links}<div data-page-part="news">News of ${name} ${said(name)}<script src="/lab/part.js"></script></div>`;
    await serveLab(control, {
      one: { before: part("one"), page: "<h1>One</h1>" },
      two: { before: part("two"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    expect(await heard(page)).toEqual(["one", "file"]);
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("[data-page-part]")).toContainText("News of two");
    await expect.poll(() => heard(page)).toEqual(["one", "file", "two"]);
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("[data-page-part]")).toContainText("News of one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => heard(page)).toEqual(["one", "file", "two", "two"]);
  });

  await test.step("a part with a nonce in it is left alone as long as the server sends the same", async () => {
    const before = `${links}<div data-page-part="news"><b>News</b>${said("news")}</div>`;
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    await mark(page, "[data-page-part]");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    expect(await marked(page, "[data-page-part]")).toBe(true);
    expect(await heard(page)).toEqual(["news"]);
  });

  await test.step("a part that a page does not have is gone while it is shown, and its island with it, and comes back with the next", async () => {
    const crumbs = (text: string): string =>
      `${links}<nav data-page-part="crumbs">${text}<div data-island="quantity"><input name="Quantity" value="1"></div></nav>`;
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
});

test("NAV-01 a part that the page has no place for is told to the author, once", async ({ page, guard, control }) => {
  guard.allowConsole(/only the answer has the page part "crumbs"/);
  await serveLab(control, {
    one: { before: links, page: "<h1>One</h1>" },
    two: { before: `${links}<nav data-page-part="crumbs">Two</nav>`, page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect(page.locator("[data-page-part]")).toHaveCount(0);
});

test("NAV-01 CRT-04 CON-08 a part of another kind follows or stays: around the page section, with the cart in it, or waiting for consent", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a part that holds the page section is left alone, and of parts in one another the outer one follows", async () => {
    const html = (
      name: string,
    ): string => `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"><script src="/atoll/atoll.js" nonce="{{nonce}}" defer></script></head>
      <body>${links}<div data-page-part="outer"><b>${name}</b><i data-page-part="inner">${name} ${said(name)}</i></div><div data-page-part="all"><main id="page"><h1>${name}</h1></main></div></body></html>`;
    await control.page("/lab/one", html("One"));
    await control.page("/lab/two", html("Two"));
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("[data-page-part=outer] b")).toHaveText("Two");
    await expect(page.locator("[data-page-part=inner]")).toContainText("Two");
    await expect.poll(() => heard(page)).toEqual(["One", "Two"]);
  });

  await test.step("Back leaves a part alone that shows the cart: it is truer than what was kept", async () => {
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

  await test.step("what waits for consent in a part that comes is opened, when it is allowed", async () => {
    await page.context().addCookies([
      {
        name: "LabCookieConsent",
        value: encodeURIComponent(JSON.stringify({ stamp: "1", preferences: true, statistics: true, marketing: true })),
        domain: "127.0.0.1",
        path: "/",
      },
    ]);
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
