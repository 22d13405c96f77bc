import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { banner, hasChosen, heading } from "../shop/visitor.ts";

const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
const ready = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).filter((entry: any) => entry.event === "statistics_ready").length);
const candles = (page: Page) => page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" });

/** Counts in `window.ran` how often a gated script ran. */
const gated = (category: string, name: string): string =>
  `<script type="text/plain" data-cookie-consent-script="${category}" nonce="{{nonce}}">(window.ran ??= []).push("${name}")</script>`;
const ran = (page: Page): Promise<string[]> => page.evaluate(() => (window as any).ran ?? []);

test("CON-08 a script that waits for statistics runs once when they are accepted, and not again on later pages", { tag: "@both" }, async ({ page, visit }) => {
  await visit("/en");
  await expect(banner(page)).toBeVisible();
  expect(await ready(page)).toBe(0);
  await button(page, "Accept all").click();
  await expect.poll(() => ready(page)).toBe(1);
  await candles(page).click();
  await expect(heading(page)).toHaveText("Candles");
  await page.goBack();
  await expect(page.locator(".hero")).toBeVisible();
  expect(await ready(page)).toBe(1);
});

test("CON-08 who has accepted earlier has the script run on the next page load", async ({ page, visit }) => {
  await hasChosen(page, { statistics: true });
  await visit("/en");
  await expect.poll(() => ready(page)).toBe(1);
});

test("CON-08 declining runs nothing", async ({ page, visit }) => {
  await visit("/en/news/behind-the-dunes");
  await button(page, "Decline all").click();
  await expect(banner(page)).toHaveCount(0);
  await candles(page).click();
  await expect(heading(page)).toHaveText("Candles");
  expect(await ready(page)).toBe(0);
});

test("CON-08 each category opens only what waits for it", async ({ page, visit, control }) => {
  const scripts = gated("preferences", "preferences") + gated("statistics", "statistics") + gated("marketing", "marketing");
  await serveLab(control, { gates: { before: `<section data-island="consent" aria-label="Cookies"></section>`, page: `<h1>Gates</h1>${scripts}` } });
  await visit("/lab/gates");
  await banner(page).getByRole("checkbox", { name: /^Marketing/ }).check();
  await button(page, "Save my choice").click();
  await expect.poll(() => ran(page)).toEqual(["marketing"]);
});

test("CON-08 a script in a page that is visited in place runs there once, and not again on Back", { tag: "@both" }, async ({ page, visit, control }) => {
  const before = `<section data-island="consent" aria-label="Cookies"></section>${menu("one", "two")}`;
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: `<h1>Two</h1>${gated("marketing", "two")}<template data-consent="marketing"><p class="post">A post</p></template>` },
  });
  await visit("/lab/one");
  await button(page, "Accept all").click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole("link", { name: "two" }).click();
  await expect(heading(page)).toHaveText("Two");
  await expect.poll(() => ran(page)).toEqual(["two"]);
  await expect(page.locator(".post")).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toHaveText("One");
  await page.goForward();
  await expect(heading(page)).toHaveText("Two");
  await expect(page.locator(".post")).toHaveCount(1);
  expect(await ran(page)).toEqual(["two"]);
});

test("CON-08 the post of a network on an article shows only once marketing is accepted, and once only", { tag: "@both" }, async ({ page, visit }) => {
  await visit("/en/news");
  const article = page.locator(".teaser-link").first();
  await article.click();
  await expect(page.locator(".embed")).toBeVisible();
  await expect(page.locator(".embed-figure")).toHaveCount(0);
  await button(page, "Accept all").click();
  await expect(page.locator(".embed-figure")).toBeVisible();
  await candles(page).click();
  await expect(heading(page)).toHaveText("Candles");
  await page.goBack();
  await expect(page.locator(".embed-figure")).toHaveCount(1);
  // On an article that comes later it is there at once.
  await page.locator("#page .teaser-link").first().click();
  await expect(page.locator(".embed-figure")).toHaveCount(1);
});

test("CON-08 what waits for no known category never runs, with a word to the author", async ({ page, visit, control, guard }) => {
  guard.allowConsole(/<script> waits for consent to one of preferences, statistics, marketing, got "advertising"/);
  await page.context().addCookies([{ name: "LabCookieConsent", value: encodeURIComponent(JSON.stringify({ stamp: "1", preferences: true, statistics: true, marketing: true })), domain: "127.0.0.1", path: "/" }]);
  await serveLab(control, { gates: { page: `<h1>Gates</h1>${gated("advertising", "advertising")}${gated("marketing", "marketing")}` } });
  await visit("/lab/gates");
  await expect.poll(() => ran(page)).toEqual(["marketing"]);
});

test("CON-08 Consent Mode hears 'all denied' before anything else, and the choice afterwards", async ({ page, visit }) => {
  await visit("/en");
  await button(page, "Accept all").click();
  await expect.poll(() => ready(page)).toBe(1);
  const layer = await page.evaluate(() => (window.dataLayer ?? []).map((entry: any) => (entry.event ? entry.event : Array.from(entry))));
  const signals = ["ad_personalization", "ad_storage", "ad_user_data", "analytics_storage", "functionality_storage", "personalization_storage"];
  const every = (state: string) => Object.fromEntries(signals.map((signal) => [signal, state]));
  expect(layer).toEqual([["consent", "default", every("denied")], ["consent", "update", every("granted")], "statistics_ready"]);
});

test("CON-08 Consent Mode hears an earlier choice on each page load, in the same order", async ({ page, visit }) => {
  await hasChosen(page, { statistics: true });
  await visit("/en");
  const layer = await page.evaluate(() => (window.dataLayer ?? []).slice(0, 2).map((entry: any) => Array.from(entry)));
  expect(layer).toMatchObject([
    ["consent", "default", { analytics_storage: "denied" }],
    ["consent", "update", { analytics_storage: "granted", ad_storage: "denied", functionality_storage: "denied" }],
  ]);
});

test("CON-08 what the visitor no longer allows is not shown again by Back", async ({ page, visit, control }) => {
  const before = `<section data-island="consent" aria-label="Cookies"></section>${menu("one", "two")}<button data-consent-open>Cookies</button>`;
  await serveLab(control, {
    one: { before, page: '<h1>One</h1><template data-consent="marketing"><iframe title="Post" src="/lab/post"></iframe></template><input id="typed">' },
    two: { before, page: "<h1>Two</h1>" },
    post: { bare: true, page: "A post" },
  });
  await visit("/lab/one");
  await button(page, "Accept all").click();
  await expect(page.frameLocator("iframe").getByText("A post")).toBeVisible();
  await page.fill("#typed", "kept");
  const posts = async (): Promise<number> => (await control.log()).filter(({ path }) => path === "/lab/post").length;
  expect(await posts()).toBe(1);
  await page.getByRole("link", { name: "two" }).click();
  await expect(heading(page)).toHaveText("Two");
  await page.locator("button[data-consent-open]").click();
  await button(page, "Decline all").click();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText("One");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await posts()).toBe(1);
});

test("CON-08 what a gated script writes into the page stands after it, and the shop stays whole", async ({ page, visit, control }) => {
  const writes = '<script type="text/plain" data-cookie-consent-script="marketing" nonce="{{nonce}}">document.write("<p class=ad>Ad</p>")</script>';
  const before = `<section data-island="consent" aria-label="Cookies"></section>${menu("one", "two")}`;
  await serveLab(control, { one: { before, page: `<h1>One</h1>${writes}` }, two: { before, page: `<h1>Two</h1>${writes}` } });
  await visit("/lab/one");
  await button(page, "Accept all").click();
  await expect(page.locator(".ad")).toHaveText("Ad");
  await expect(heading(page)).toHaveText("One");
  await page.getByRole("link", { name: "two" }).click();
  await expect(heading(page)).toHaveText("Two");
  await expect(page.locator("#page .ad")).toHaveCount(1);
  await expect(page.locator("#head")).toBeVisible();
});

test("CON-08 a gated file of others is run once, however often its page comes", async ({ page, visit, control }) => {
  await serveFile(control, "tag.js", "text/javascript", '(window.ran ??= []).push("file")');
  const gate = '<script type="text/plain" data-cookie-consent-script="marketing" src="/lab/tag.js"></script>';
  const before = `<section data-island="consent" aria-label="Cookies"></section>${menu("one", "two")}`;
  await serveLab(control, { one: { before, page: `<h1>One</h1>${gate}` }, two: { before, page: `<h1>Two</h1>${gated("marketing", "two")}` } });
  await visit("/lab/one");
  await button(page, "Accept all").click();
  await expect.poll(() => ran(page)).toEqual(["file"]);
  for (const [name, title] of [["two", "Two"], ["one", "One"], ["two", "Two"]] as const) {
    await page.getByRole("link", { name }).click();
    await expect(heading(page)).toHaveText(title);
  }
  await expect.poll(() => ran(page)).toEqual(["file", "two", "two"]);
});

test("CON-08 what is withdrawn on the page shown is not asked for again by Back", async ({ page, visit, control }) => {
  const before = `<section data-island="consent" aria-label="Cookies"></section>${menu("one", "two")}<button data-consent-open>Cookies</button>`;
  await serveLab(control, {
    one: { before, page: '<h1>One</h1><template data-consent="marketing"><iframe title="Post" src="/lab/post"></iframe></template>' },
    two: { before, page: '<h1>Two</h1><input id="typed">' },
    post: { bare: true, page: "A post" },
  });
  await visit("/lab/two");
  await button(page, "Accept all").click();
  await page.fill("#typed", "kept");
  await page.getByRole("link", { name: "one" }).click();
  await expect(page.frameLocator("iframe").getByText("A post")).toBeVisible();
  await page.locator("button[data-consent-open]").click();
  await button(page, "Decline all").click();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText("Two");
  await expect(page.locator("#typed")).toHaveValue("kept");
  await page.goForward();
  await expect(heading(page)).toHaveText("One");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect((await control.log()).filter(({ path }) => path === "/lab/post")).toHaveLength(1);
});

test("CON-08 who refuses what was never allowed loses no page that is kept", async ({ page, visit, control }) => {
  const before = `<section data-island="consent" aria-label="Cookies"></section>${menu("one", "two")}`;
  await serveLab(control, { one: { before, page: `<h1>One</h1>${gated("marketing", "one")}<input id="typed">` }, two: { before, page: "<h1>Two</h1>" } });
  await visit("/lab/one");
  await page.fill("#typed", "kept");
  await page.getByRole("link", { name: "two" }).click();
  await expect(heading(page)).toHaveText("Two");
  await button(page, "Decline all").click();
  await page.goBack();
  await expect(heading(page)).toHaveText("One");
  await expect(page.locator("#typed")).toHaveValue("kept");
});
