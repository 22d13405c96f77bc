import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { banner, hasChosen, heading } from "../shop/visitor.ts";
import { button, delivery } from "./consent-banner.ts";

const ready = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry: any) => entry.event === "statistics_ready").length);

/** Counts in `window.ran` how often a gated script ran. */
const gated = (category: string, name: string): string =>
  `<script type="text/plain" data-cookie-consent-script="${category}" nonce="{{nonce}}">(window.ran ??= []).push("${name}")</script>`;
const ran = (page: Page): Promise<string[]> => page.evaluate(() => (window as any).ran ?? []);

const section = `<section data-island="consent" aria-label="Cookies"></section>`;
const reopen = "<button data-consent-open>Cookies</button>";

test("CON-08 a script that waits for statistics, and the post of a network, come once when they are accepted, and not again on later pages", async ({
  page,
  visit,
}) => {
  await visit("/en/news");
  await expect(banner(page)).toBeVisible();
  await page.locator(".teaser-link").first().click();
  await expect(page.locator(".embed")).toBeVisible();
  await expect(page.locator(".embed-figure")).toHaveCount(0);
  expect(await ready(page)).toBe(0);
  await button(page, "Accept all").click();
  await expect.poll(() => ready(page)).toBe(1);
  await expect(page.locator(".embed-figure")).toBeVisible();
  await delivery(page).click();
  await expect(heading(page)).toHaveText("Delivery and returns");
  await page.goBack();
  await expect(page.locator(".embed-figure")).toHaveCount(1);
  expect(await ready(page)).toBe(1);
  // On an article that comes later it is there at once.
  const teaser = page.locator("#page .teaser-link").first();
  const title = (await teaser.textContent())!;
  await teaser.click();
  await expect(heading(page)).toHaveText(title.trim());
  await expect(page.locator(".embed-figure")).toHaveCount(1);
  expect(await ready(page)).toBe(1);
});

test("CON-08 declining runs nothing; Consent Mode hears 'all denied' before anything else, then the choice, on each page load", async ({
  page,
  visit,
  context,
}) => {
  await test.step("declining runs nothing", async () => {
    await visit("/en/terms");
    await button(page, "Decline all").click();
    await expect(banner(page)).toHaveCount(0);
    await delivery(page).click();
    await expect(heading(page)).toHaveText("Delivery and returns");
    expect(await ready(page)).toBe(0);
    await context.clearCookies();
  });
  await test.step("Consent Mode hears 'all denied' before anything else, and the choice afterwards", async () => {
    await visit("/en/terms");
    await button(page, "Accept all").click();
    await expect.poll(() => ready(page)).toBe(1);
    // The lists of the page are told of, too, a moment later.
    const layer = await page.evaluate(() =>
      (window.dataLayer ?? [])
        .filter((entry: any) => !("ecommerce" in entry))
        .map((entry: any) => (entry.event ? entry.event : Array.from(entry))),
    );
    const signals = [
      "ad_personalization",
      "ad_storage",
      "ad_user_data",
      "analytics_storage",
      "functionality_storage",
      "personalization_storage",
    ];
    const every = (state: string) => Object.fromEntries(signals.map((signal) => [signal, state]));
    expect(layer).toEqual([
      ["consent", "default", every("denied")],
      ["consent", "update", every("granted")],
      "statistics_ready",
    ]);
  });
  await test.step("who has accepted earlier has the script run on the next page load, where Consent Mode hears the choice in the same order", async () => {
    await hasChosen(page, { statistics: true });
    await visit("/en/terms");
    await expect.poll(() => ready(page)).toBe(1);
    const layer = await page.evaluate(() =>
      (window.dataLayer ?? []).slice(0, 2).map((entry: any) => Array.from(entry)),
    );
    expect(layer).toMatchObject([
      ["consent", "default", { analytics_storage: "denied" }],
      ["consent", "update", { analytics_storage: "granted", ad_storage: "denied", functionality_storage: "denied" }],
    ]);
  });
});

test("CON-08 each category opens only what waits for it, and no category at all nothing, with a word to the author", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/<script> waits for consent to one of preferences, statistics, marketing, got "advertising"/);
  const scripts =
    gated("preferences", "preferences") + gated("statistics", "statistics") + gated("marketing", "marketing");
  await serveLab(control, {
    gates: { before: section, page: `<h1>Gates</h1>${scripts}` },
    unknown: { page: `<h1>Gates</h1>${gated("advertising", "advertising")}${scripts}` },
  });
  await visit("/lab/gates");
  await banner(page)
    .getByRole("checkbox", { name: /^Marketing/ })
    .check();
  await button(page, "Save my choice").click();
  await expect.poll(() => ran(page)).toEqual(["marketing"]);
  await test.step("what waits for no known category never runs", async () => {
    await page.context().addCookies([
      {
        name: "LabCookieConsent",
        value: encodeURIComponent(JSON.stringify({ stamp: "1", preferences: true, statistics: true, marketing: true })),
        domain: "127.0.0.1",
        path: "/",
      },
    ]);
    await visit("/lab/unknown");
    await expect.poll(() => ran(page)).toEqual(["preferences", "statistics", "marketing"]);
  });
});

test("CON-08 what is no longer allowed is neither shown nor asked for again by Back, and who refuses loses no page that is kept", async ({
  page,
  visit,
  control,
  context,
}) => {
  const before = `${section}${menu("one", "two")}${reopen}`;
  const posts = async (): Promise<number> => (await control.log()).filter(({ path }) => path === "/lab/post").length;
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1>${gated("marketing", "one")}<template data-consent="marketing"><iframe title="Post" src="/lab/post"></iframe></template><input id="typed">`,
    },
    two: { before, page: '<h1>Two</h1><input id="typed">' },
    post: { bare: true, page: "A post" },
  });
  await test.step("who refuses what was never allowed loses no page that is kept", async () => {
    await visit("/lab/one");
    await page.fill("#typed", "kept");
    await page.getByRole("link", { name: "two" }).click();
    await expect(heading(page)).toHaveText("Two");
    await button(page, "Decline all").click();
    await page.goBack();
    await expect(heading(page)).toHaveText("One");
    await expect(page.locator("#typed")).toHaveValue("kept");
    expect(await posts()).toBe(0);
  });
  await test.step("what the visitor no longer allows is not shown again by Back", async () => {
    await context.clearCookies();
    await visit("/lab/one");
    await button(page, "Accept all").click();
    await expect(page.frameLocator("iframe").getByText("A post")).toBeVisible();
    await page.fill("#typed", "kept");
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
  await test.step("what is withdrawn on the page shown is not asked for again by Back", async () => {
    await context.clearCookies();
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
    expect(await posts()).toBe(2);
  });
});

test("CON-08 what a gated script writes stands after it and the shop stays whole; one in a page that is visited in place runs there, and not again on Back; a gated file of others is run once, however often its page comes", async ({
  page,
  visit,
  control,
}) => {
  await serveFile(control, "tag.js", "text/javascript", '(window.ran ??= []).push("file")');
  const writes =
    '<script type="text/plain" data-cookie-consent-script="marketing" nonce="{{nonce}}">document.write("<p class=ad>Ad</p>")</script>';
  const file = '<script type="text/plain" data-cookie-consent-script="marketing" src="/lab/tag.js"></script>';
  const before = `${section}${menu("one", "two")}`;
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${writes}${file}` },
    two: {
      before,
      page: `<h1>Two</h1>${writes}${gated("marketing", "two")}<template data-consent="marketing"><p class="post">A post</p></template>`,
    },
  });
  await visit("/lab/one");
  await button(page, "Accept all").click();
  await expect(page.locator(".ad")).toHaveText("Ad");
  await expect(heading(page)).toHaveText("One");
  await expect.poll(() => ran(page)).toEqual(["file"]);
  await page.getByRole("link", { name: "two" }).click();
  await expect(heading(page)).toHaveText("Two");
  await expect(page.locator("#page .ad")).toHaveCount(1);
  await expect(page.locator("#head")).toBeVisible();
  await expect(page.locator(".post")).toHaveCount(1);
  await test.step("Back and Forward run nothing again", async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText("One");
    await page.goForward();
    await expect(heading(page)).toHaveText("Two");
    await expect(page.locator(".post")).toHaveCount(1);
    expect(await ran(page)).toEqual(["file", "two"]);
  });
  for (const [name, title] of [
    ["one", "One"],
    ["two", "Two"],
  ] as const) {
    await page.getByRole("link", { name }).click();
    await expect(heading(page)).toHaveText(title);
  }
  await expect.poll(() => ran(page)).toEqual(["file", "two", "two"]);
});
