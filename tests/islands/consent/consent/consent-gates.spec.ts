import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { acceptAllCookies, menu, serveFile, serveLab } from "../../../browser/lab.ts";
import { pendingWorkDone } from "../../../browser/navigation/watch.ts";
import { banner, setConsentCookie, heading } from "../../../browser/shop/visitor.ts";
import { button, delivery } from "./consent-banner.ts";

const statisticsRuns = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry: any) => entry.event === "statistics_ready").length);

/** A gated script that records its run in `window.ran`. */
const gated = (category: string, name: string): string =>
  `<script type="text/plain" data-cookie-consent-script="${category}"
    nonce="{{nonce}}">(window.ran ??= []).push("${name}")</script>`;
const ran = (page: Page): Promise<string[]> => page.evaluate(() => (window as any).ran ?? []);

const bannerHtml = `<section data-island="consent" aria-label="Cookies"></section>`;
/** A banner that leaves the page as it is when a consent is withdrawn. */
const askingBanner = `<section data-island="consent" data-reload="ask" aria-label="Cookies"></section>`;
const reopenButton = "<button data-consent-open>Cookies</button>";

test("CON-08 scripts and posts load once on consent; Consent Mode gets denied defaults, then the choice", async ({
  page,
  visit,
}) => {
  await visit("/en/news");
  await expect(banner(page)).toBeVisible();
  await page.locator(".teaser-link").first().click();
  await expect(page.locator(".embed")).toBeVisible();
  await expect(page.locator(".embed-figure")).toHaveCount(0);
  expect(await statisticsRuns(page)).toBe(0);
  await button(page, "Accept all").press("Enter");
  await expect.poll(() => statisticsRuns(page)).toBe(1);
  await expect(page.locator(".embed-figure")).toBeVisible();
  await test.step("Consent Mode receives denied defaults first and the choice afterwards", async () => {
    // The page's product lists are tracked a moment later, too.
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
    const all = (state: string) => Object.fromEntries(signals.map((signal) => [signal, state]));
    expect(layer).toEqual([
      ["consent", "default", all("denied")],
      ["consent", "update", all("granted")],
      "statistics_ready",
    ]);
  });
  await delivery(page).click();
  await expect(heading(page)).toHaveText("Delivery and returns");
  await page.goBack();
  await expect(page.locator(".embed-figure")).toHaveCount(1);
  expect(await statisticsRuns(page)).toBe(1);
  // An article that is visited later shows the post at once.
  const teaser = page.locator("#page .teaser-link").first();
  const title = (await teaser.textContent())!;
  await teaser.click();
  await expect(heading(page)).toHaveText(title.trim());
  await expect(page.locator(".embed-figure")).toHaveCount(1);
  expect(await statisticsRuns(page)).toBe(1);
  await test.step("after an earlier consent, the next page load runs the script in the same order", async () => {
    await setConsentCookie(page, { statistics: true });
    await visit("/en/terms");
    await expect.poll(() => statisticsRuns(page)).toBe(1);
    const layer = await page.evaluate(() =>
      (window.dataLayer ?? []).slice(0, 2).map((entry: any) => Array.from(entry)),
    );
    expect(layer).toMatchObject([
      ["consent", "default", { analytics_storage: "denied" }],
      ["consent", "update", { analytics_storage: "granted", ad_storage: "denied", functionality_storage: "denied" }],
    ]);
  });
});

test("CON-08 each category unlocks only its own content; unknown categories warn the author", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/<script> waits for consent to one of preferences, statistics, marketing, got "advertising"/);
  const scripts =
    gated("preferences", "preferences") + gated("statistics", "statistics") + gated("marketing", "marketing");
  await serveLab(control, {
    gates: { before: bannerHtml, page: `<h1>Gates</h1>${scripts}` },
    unknown: { page: `<h1>Gates</h1>${gated("advertising", "advertising")}${scripts}` },
  });
  await visit("/lab/gates");
  await banner(page)
    .getByRole("checkbox", { name: /^Marketing/ })
    .check();
  await button(page, "Save my choice").press("Enter");
  await expect.poll(() => ran(page)).toEqual(["marketing"]);
  await test.step("a script with an unknown category never runs", async () => {
    await acceptAllCookies(page);
    await visit("/lab/unknown");
    await expect.poll(() => ran(page)).toEqual(["preferences", "statistics", "marketing"]);
  });
});

test("CON-08 declining runs nothing and keeps cached pages; Back never shows or requests withdrawn content", async ({
  page,
  visit,
  control,
  context,
}) => {
  const before = `${askingBanner}${menu("one", "two", "three")}${reopenButton}`;
  const posts = async (): Promise<number> => (await control.log()).filter(({ path }) => path === "/lab/post").length;
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1>${gated("marketing", "one")}<template data-consent="marketing"><iframe title="Post"
        src="/lab/post"></iframe></template><input id="typed">`,
    },
    two: { before, page: '<h1>Two</h1><input id="typed">' },
    three: { before, page: `<h1>Three</h1>${gated("marketing", "three")}` },
    post: { bare: true, page: "A post" },
  });
  await test.step("declining what was never allowed runs nothing and keeps the cached pages", async () => {
    await visit("/lab/one");
    await page.fill("#typed", "kept");
    await page.getByRole("link", { name: "three" }).click();
    await expect(heading(page)).toHaveText("Three");
    await button(page, "Decline all").press("Enter");
    await page.goBack();
    await expect(heading(page)).toHaveText("One");
    await expect(page.locator("#typed")).toHaveValue("kept");
    // Gates open after the page is in the document.
    await pendingWorkDone(page);
    expect([await posts(), await ran(page)]).toEqual([0, []]);
  });
  await test.step("Back does not show content that the visitor has withdrawn", async () => {
    await context.clearCookies();
    await visit("/lab/one");
    await button(page, "Accept all").press("Enter");
    await expect(page.frameLocator("iframe").getByText("A post")).toBeVisible();
    await page.fill("#typed", "kept");
    expect(await posts()).toBe(1);
    await page.getByRole("link", { name: "two" }).click();
    await expect(heading(page)).toHaveText("Two");
    await page.locator("button[data-consent-open]").click();
    await button(page, "Decline all").press("Enter");
    await expect(banner(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText("One");
    await pendingWorkDone(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(await posts()).toBe(1);
  });
  await test.step("Back does not request content that was withdrawn on the current page", async () => {
    await context.clearCookies();
    await visit("/lab/two");
    await button(page, "Accept all").press("Enter");
    await page.fill("#typed", "kept");
    await page.getByRole("link", { name: "one" }).click();
    await expect(page.frameLocator("iframe").getByText("A post")).toBeVisible();
    await page.locator("button[data-consent-open]").click();
    await button(page, "Decline all").press("Enter");
    await expect(banner(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText("Two");
    await expect(page.locator("#typed")).toHaveValue("kept");
    await page.goForward();
    await expect(heading(page)).toHaveText("One");
    await pendingWorkDone(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(await posts()).toBe(2);
  });
});

test("CON-08 a gated script writes in its place, runs on in-place visits and not again on Back", async ({
  page,
  visit,
  control,
}) => {
  await serveFile(control, "tag.js", "text/javascript", '(window.ran ??= []).push("file")');
  const writes =
    '<script type="text/plain" data-cookie-consent-script="marketing" nonce="{{nonce}}">' +
    'document.write("<p class=ad>Ad</p>")</script>';
  const file = '<script type="text/plain" data-cookie-consent-script="marketing" src="/lab/tag.js"></script>';
  const before = `${bannerHtml}${menu("one", "two")}`;
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${writes}${file}` },
    two: {
      before,
      page: `<h1>Two</h1>${writes}${gated("marketing", "two")}<template data-consent="marketing"><p
        class="post">A post</p></template>`,
    },
  });
  await visit("/lab/one");
  await button(page, "Accept all").press("Enter");
  await expect(page.locator(".ad")).toHaveText("Ad");
  await expect(heading(page)).toHaveText("One");
  await expect.poll(() => ran(page)).toEqual(["file"]);
  await page.getByRole("link", { name: "two" }).click();
  await expect(heading(page)).toHaveText("Two");
  await expect(page.locator("#page .ad")).toHaveCount(1);
  await expect(page.locator("#head")).toBeVisible();
  await expect(page.locator(".post")).toHaveCount(1);
  await test.step("Back and Forward do not run scripts again", async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText("One");
    await page.goForward();
    await expect(heading(page)).toHaveText("Two");
    await expect(page.locator(".post")).toHaveCount(1);
    await pendingWorkDone(page);
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
