import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { banner, hasChosen, heading, live } from "../shop/visitor.ts";
import { inlineScript } from "./markup.ts";

const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
const box = (page: Page, name: string) => banner(page).getByRole("checkbox", { name: new RegExp(`^${name}`) });
const candles = (page: Page) => page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" });
const footerLink = (page: Page) => page.locator(".site-footer [data-consent-open]");

async function consentCookie(context: BrowserContext, name = "LaguneCookieConsent") {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  return cookie && { ...cookie, setting: JSON.parse(decodeURIComponent(cookie.value)) as object };
}

const all = { preferences: true, statistics: true, marketing: true };
const none = { preferences: false, statistics: false, marketing: false };
const choices = [
  { name: "Accept all", act: (page: Page) => button(page, "Accept all").click(), setting: all },
  { name: "Decline all", act: (page: Page) => button(page, "Decline all").click(), setting: none },
  {
    name: "Save my choice",
    act: async (page: Page) => {
      await box(page, "Statistics").check();
      await button(page, "Save my choice").click();
    },
    setting: { ...none, statistics: true },
  },
];

for (const { name, act, setting } of choices) {
  test(`CON-01 CON-04 CON-05 "${name}" closes the banner, on later pages and after a reload too`, { tag: name === "Accept all" ? "@both" : [] }, async ({ page, visit, context, guard }) => {
    await visit("/en");
    await expect(banner(page)).toBeVisible();
    await act(page);
    await expect(banner(page)).toHaveCount(0);
    expect((await consentCookie(context))?.setting).toEqual({ stamp: "2026-11", ...setting });
    expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "2026-11", ...setting });
    await candles(page).click();
    await expect(heading(page)).toHaveText("Candles");
    await expect(banner(page)).toHaveCount(0);
    await guard.expectFullLoad(() => page.reload());
    await expect(page.locator("[data-island=consent]")).toHaveAttribute("data-island-state", "live");
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "2026-11", ...setting });
  });
}

test("CON-02 CON-03 the choice is one cookie of stamp and three categories, named after the content system, for the whole site and 365 days", async ({ page, visit, context }) => {
  await visit("/en");
  await button(page, "Decline all").click();
  await expect(banner(page)).toHaveCount(0);
  const cookie = (await consentCookie(context))!;
  expect(cookie).toMatchObject({ name: "LaguneCookieConsent", path: "/", sameSite: "Lax", httpOnly: false });
  const days = (cookie.expires - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
  expect(cookie.setting).toEqual({ stamp: "2026-11", ...none });
});

test("CON-01 no cookie is left before the choice, and leaving the banner alone is no choice", async ({ page, visit, context }) => {
  await visit("/en");
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await candles(page).click();
  await expect(heading(page)).toHaveText("Candles");
  await expect(banner(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== "lagune")).toEqual([]);
  expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
});

test("CON-09 choosing sends nothing", async ({ page, visit }) => {
  await visit("/en");
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sent: string[] = [];
  // The visitor's first move brings the navigation's code.
  page.on("request", (request) => request.url().includes("/atoll/") || sent.push(request.url()));
  await button(page, "Decline all").click();
  await expect(banner(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

for (const width of [360, 768, 1280]) {
  test(`CON-01 accepting, declining and saving are equally easy to find, ${width} px wide`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit("/en");
    await expect(banner(page)).toBeVisible();
    const looks = await banner(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const { color, backgroundColor, borderTopColor, borderTopWidth, fontSize, fontWeight, textDecorationLine, opacity } = getComputedStyle(one);
          return { width: Math.round(width), height: Math.round(height), color, backgroundColor, borderTopColor, borderTopWidth, fontSize, fontWeight, textDecorationLine, opacity };
        }),
      );
    expect(looks).toHaveLength(3);
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    for (const name of ["Accept all", "Decline all", "Save my choice"]) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
}

test("CON-01 nothing is ticked beforehand but what is necessary, which cannot be unticked", async ({ page, visit }) => {
  await visit("/en");
  for (const name of ["Preferences", "Statistics", "Marketing"]) await expect(box(page, name)).not.toBeChecked();
  await expect(box(page, "Necessary")).toBeChecked();
  await expect(box(page, "Necessary")).toBeDisabled();
});

test("CON-06 CON-07 the page hears of the choice, and its own callback for it is called", async ({ page, visit, control }) => {
  const head = inlineScript(`
    window.heard = [];
    document.addEventListener("Manager:setCookieConsent", (event) => heard.push(["event", event.detail]));
    window.welcome = (setting) => heard.push(["welcome", setting]);
    window.farewell = (setting) => heard.push(["farewell", setting]);`);
  const settings = { consent: { stamp: "7", onAccept: "welcome", onDecline: "farewell" } };
  await serveLab(control, { consent: { head, settings, before: `<section data-island="consent" aria-label="Cookies"></section><button data-consent-open>Cookies</button>`, page: "<h1>Lab</h1>" } });
  await visit("/lab/consent");
  await button(page, "Decline all").click();
  await page.locator("button[data-consent-open]").click();
  await box(page, "Marketing").check();
  await button(page, "Save my choice").click();
  const declined = { stamp: "7", ...none };
  const some = { ...declined, marketing: true };
  expect(await page.evaluate(() => (window as any).heard)).toEqual([["event", declined], ["farewell", declined], ["event", some], ["welcome", some]]);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("LabCookieConsent");
});

test("CON-07 a callback that the page does not have is named in the console, and the choice holds", async ({ page, visit, control, guard, context }) => {
  guard.allowConsole(/callback "thanks", but window\.thanks is no function/);
  const settings = { consent: { stamp: "7", onAccept: "thanks" } };
  await serveLab(control, { consent: { settings, before: `<section data-island="consent" aria-label="Cookies"></section>` } });
  await visit("/lab/consent");
  await button(page, "Accept all").click();
  await expect(banner(page)).toHaveCount(0);
  expect((await consentCookie(context, "LabCookieConsent"))?.setting).toEqual({ stamp: "7", ...all });
});

test("CON-07 a callback of the page that throws does not keep the banner open", async ({ page, visit, control, guard }) => {
  guard.allowConsole(/thrown on purpose/);
  const head = inlineScript(`window.welcome = () => { throw new Error("thrown on purpose"); };`);
  const settings = { consent: { stamp: "7", onAccept: "welcome" } };
  await serveLab(control, { consent: { head, settings, before: `<section data-island="consent" aria-label="Cookies"></section>` } });
  await visit("/lab/consent");
  await button(page, "Accept all").click();
  await expect(banner(page)).toHaveCount(0);
});

test("CON-05 another stamp asks again", async ({ page, visit, context }) => {
  await context.addCookies([{ name: "LaguneCookieConsent", value: encodeURIComponent(JSON.stringify({ stamp: "2020-01", ...all })), domain: "127.0.0.1", path: "/" }]);
  await visit("/en");
  await expect(banner(page)).toBeVisible();
  await expect(box(page, "Marketing")).not.toBeChecked();
  expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
});

for (const value of ["%7Bstamp", "true", "{}", "%E0%A4%A"]) {
  test(`CON-05 a damaged cookie (${value}) asks again, and the next choice mends it`, async ({ page, visit, context, guard }) => {
    guard.allowConsole(/cookie LaguneCookieConsent is damaged/);
    const warnings: string[] = [];
    page.on("console", (message) => message.text().includes("is damaged") && warnings.push(message.text()));
    await context.addCookies([{ name: "LaguneCookieConsent", value, domain: "127.0.0.1", path: "/" }]);
    await visit("/en");
    await expect(banner(page)).toBeVisible();
    expect(warnings).toHaveLength(1);
    await button(page, "Decline all").click();
    await expect(banner(page)).toHaveCount(0);
    expect((await consentCookie(context))?.setting).toEqual({ stamp: "2026-11", ...none });
  });
}

for (const [how, value] of [["as js-cookie writes it", "{%22stamp%22:%222026-11%22%2C%22preferences%22:true%2C%22statistics%22:true%2C%22marketing%22:true}"], ["with everything encoded", encodeURIComponent(JSON.stringify({ stamp: "2026-11", ...all }))]] as const) {
  test(`CON-03 a cookie ${how} is understood`, async ({ page, visit, context }) => {
    await context.addCookies([{ name: "LaguneCookieConsent", value, domain: "127.0.0.1", path: "/" }]);
    await visit("/en");
    await expect(page.locator("[data-island=consent]")).toHaveAttribute("data-island-state", "live");
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.CookieConsent?.marketing)).toBe(true);
  });
}

test("CON-10 the choice is reopened from the footer of any page, with the present choice, the focus in the banner and then back", { tag: "@both" }, async ({ page, visit, context }) => {
  await hasChosen(page, { statistics: true });
  await visit("/en");
  await candles(page).click();
  await expect(heading(page)).toHaveText("Candles");
  await live(page.locator("[data-island=consent]"));
  await footerLink(page).click();
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/catalog\/candles$/);
  expect(await banner(page).evaluate((form) => form.contains(document.activeElement))).toBe(true);
  await expect(box(page, "Statistics")).toBeChecked();
  await expect(box(page, "Marketing")).not.toBeChecked();
  await box(page, "Marketing").check();
  await button(page, "Save my choice").click();
  await expect(banner(page)).toHaveCount(0);
  await expect(footerLink(page)).toBeFocused();
  expect((await consentCookie(context))?.setting).toMatchObject({ statistics: true, marketing: true, preferences: false });
});

test("CON-10 a link to the choice inside the page works after visits in place, and with the keyboard", async ({ page, visit }) => {
  await hasChosen(page);
  await visit("/en/news");
  await page.locator(".teaser-link").first().click();
  await expect(page.locator(".embed")).toBeVisible();
  await live(page.locator("[data-island=consent]"));
  await page.locator("#page [data-consent-open]").focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeVisible();
  expect(await banner(page).evaluate((form) => form.contains(document.activeElement))).toBe(true);
});

test("CON-10 without the island's code the link leads to the cookie policy", async ({ page, visit, guard }) => {
  guard.allowConsole(/404/);
  guard.allowConsole(/island consent .*failed \(load\)/);
  await page.route("**/atoll/consent*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await visit("/en");
  await expect(page.locator("[data-island=consent]")).toHaveAttribute("data-island-state", "failed");
  // Where code is missing, the next page is loaded in full: it may be of another version.
  await guard.expectFullLoad(() => footerLink(page).click());
  await expect(heading(page)).toHaveText("Cookie policy");
});

test("CON-01 who chooses with the keyboard goes on reading in the page, and a reopened banner gives the focus back to its opener", async ({ page, visit }) => {
  await visit("/en");
  await button(page, "Decline all").focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("#page")).toBeFocused();
  await footerLink(page).focus();
  await page.keyboard.press("Enter");
  await button(page, "Decline all").focus();
  await page.keyboard.press("Enter");
  await expect(footerLink(page)).toBeFocused();
});

test("CON-01 ERR-06 of two banners on a page the first asks, and the second is named", async ({ page, visit, control, guard }) => {
  guard.allowConsole(/island consent .* failed \(config\).*a page has one banner, this is another one/);
  const section = `<section data-island="consent" aria-label="Cookies"></section>`;
  await serveLab(control, { two: { before: section + section, page: "<h1>Two</h1>" } });
  await visit("/lab/two");
  await expect(banner(page)).toHaveCount(1);
  await expect(page.locator("[data-island=consent]").last()).toHaveAttribute("data-island-state", "failed");
});

test("CON-05 a page with another stamp that comes in place asks again, and the old choice no longer counts", async ({ page, visit, control }) => {
  const before = `<section data-island="consent" aria-label="Cookies"></section><a href="/lab/newer">newer</a>`;
  await serveLab(control, {
    older: { before, settings: { consent: { stamp: "1" } }, page: "<h1>Older</h1>" },
    newer: { before, settings: { consent: { stamp: "2" } }, page: "<h1>Newer</h1>" },
  });
  await visit("/lab/older");
  await button(page, "Accept all").click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole("link", { name: "newer" }).click();
  await expect(heading(page)).toHaveText("Newer");
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
});

test("CON-05 CON-06 a choice made in another tab closes the banner in this one, and the page hears of it", async ({ page, visit, context, control }) => {
  const before = `<section data-island="consent" aria-label="Cookies"></section>`;
  await serveLab(control, { one: { before, page: '<h1>One</h1><template data-consent="marketing"><p id="post">Post</p></template>' } });
  await visit("/lab/one");
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/lab/one");
  await button(other, "Accept all").click();
  await expect(banner(other)).toHaveCount(0);
  // Headless tabs are all visible: the browser's word that this one is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("#post")).toBeVisible();
  expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "1", ...all });
  await other.close();
});

test("CON-01 WCAG-2.4.11 while the banner is open, no field that the Tab key comes to lies under it", async ({ page, visit }) => {
  // The shop's pages scroll smoothly where motion is welcome.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("/en/business");
  await expect(banner(page)).toBeVisible();
  await page.getByLabel("Name of the business").focus();
  const under = () =>
    page.evaluate(() => {
      const field = document.activeElement!;
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return seen?.closest("form.atoll-consent") ? field.id : "";
    });
  for (let time = 0; time < 10; time++) {
    expect(await under()).toBe("");
    await page.keyboard.press("Tab");
  }
});
