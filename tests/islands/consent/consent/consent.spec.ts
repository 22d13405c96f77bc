import type { BrowserContext, Page } from "@playwright/test";
import { testCookie } from "../../../../fixtures-html/cms/control/test-run.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { serveLab } from "../../../browser/lab.ts";
import { trackRequests } from "../../../browser/leftovers.ts";
import { pendingWorkDone } from "../../../browser/navigation/watch.ts";
import { banner, heading, reopenCookies } from "../../../browser/shop/visitor.ts";
import { bannerDecided, box, button, candles, consentCookie, delivery } from "./consent-banner.ts";
import { inlineScript } from "../../../browser/markup.ts";

const bannerHtml = `<section data-island="consent" aria-label="Cookies"></section>`;
const setCookie = (context: BrowserContext, name: string, value: string): Promise<void> =>
  context.addCookies([{ name, value, domain: "127.0.0.1", path: "/" }]);

const all = { preferences: true, statistics: true, marketing: true };
const none = { preferences: false, statistics: false, marketing: false };

/** Expects that `act` closes the banner for good. */
async function expectStaysClosed(
  page: Page,
  context: BrowserContext,
  guard: { expectFullLoad(act: () => Promise<unknown>): Promise<void> },
  act: () => Promise<void>,
  setting: object,
): Promise<void> {
  await act();
  await expect(banner(page)).toHaveCount(0);
  expect((await consentCookie(context))?.setting).toEqual({ stamp: "2026-11", ...setting });
  expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "2026-11", ...setting });
  await delivery(page).click();
  await expect(heading(page)).toHaveText("Delivery and returns");
  await expect(banner(page)).toHaveCount(0);
  const answered = trackRequests(page);
  await guard.expectFullLoad(() => page.reload());
  await bannerDecided(page, answered);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "2026-11", ...setting });
}

test(
  'CON-01 CON-04 CON-05 "Accept all" closes the banner, also on later pages and after a reload',
  { tag: "@both" },
  async ({ page, visit, context, guard }) => {
    await visit("/en/terms");
    await expect(banner(page)).toBeVisible();
    await expectStaysClosed(page, context, guard, () => button(page, "Accept all").click(), all);
  },
);

test("CON-01 CON-02 CON-03 CON-04 CON-05 CON-09 declining or saving sets one cookie and sends no request", async ({
  page,
  visit,
  context,
  guard,
}) => {
  await test.step("declining sends no request, and the banner stays closed", async () => {
    const answered = trackRequests(page);
    await visit("/en/terms");
    await expect(banner(page)).toBeVisible();
    await islandsStarted(page);
    await answered();
    const sent: string[] = [];
    // The navigation's code loads when the visitor first moves.
    const record = (request: { url(): string }) => request.url().includes("/atoll/") || sent.push(request.url());
    const decline = async (): Promise<void> => {
      page.on("request", record);
      await button(page, "Decline all").click();
      await expect(banner(page)).toHaveCount(0);
      page.off("request", record);
      expect(sent).toEqual([]);
    };
    await expectStaysClosed(page, context, guard, decline, none);
  });
  await test.step("the cookie has a stamp and three categories and lasts 365 days on the whole site", async () => {
    const cookie = (await consentCookie(context))!;
    expect(cookie).toMatchObject({ name: "LaguneCookieConsent", path: "/", sameSite: "Lax", httpOnly: false });
    const days = (cookie.expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
    expect(cookie.setting).toEqual({ stamp: "2026-11", ...none });
  });
  await test.step("saving one category closes the banner, too", async () => {
    await reopenCookies(page);
    await box(page, "Statistics").check();
    await button(page, "Save my choice").click();
    await expect(banner(page)).toHaveCount(0);
    const setting = { stamp: "2026-11", ...none, statistics: true };
    expect((await consentCookie(context))?.setting).toEqual(setting);
    expect(await page.evaluate(() => window.CookieConsent)).toEqual(setting);
  });
});

test("CON-01 WCAG-2.4.11 the banner has three equal choices, no ticks, no cookie, and hides no field", async ({
  page,
  visit,
  context,
}) => {
  await visit("/en/business");
  for (const width of [360, 1280]) {
    await test.step(`at ${width} px all three buttons look alike and are visible`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expect(banner(page)).toBeVisible();
      expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(740 / 2);
      const looks = await banner(page)
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            const {
              color,
              backgroundColor,
              borderTopColor,
              borderTopWidth,
              fontSize,
              fontWeight,
              textDecorationLine,
              opacity,
            } = getComputedStyle(button);
            return {
              width: Math.round(width),
              height: Math.round(height),
              color,
              backgroundColor,
              borderTopColor,
              borderTopWidth,
              fontSize,
              fontWeight,
              textDecorationLine,
              opacity,
            };
          }),
        );
      expect(looks).toHaveLength(3);
      expect(looks[1]).toEqual(looks[0]);
      expect(looks[2]).toEqual(looks[0]);
      for (const name of ["Accept all", "Decline all", "Save my choice"])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    });
  }
  await test.step("at 200 % text on a phone the banner covers half of the window and its buttons are in view", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(740 / 2);
    for (const name of ["Accept all", "Decline all", "Save my choice"])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await box(page, "Marketing").scrollIntoViewIfNeeded();
    await expect(box(page, "Marketing")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  });
  await test.step("only the necessary category is ticked, and it cannot be unticked", async () => {
    for (const name of ["Preferences", "Statistics", "Marketing"]) await expect(box(page, name)).not.toBeChecked();
    await expect(box(page, "Necessary")).toBeChecked();
    await expect(box(page, "Necessary")).toBeDisabled();
  });
  await test.step("no cookie is set before the choice, and ignoring the banner is no choice", async () => {
    await page.keyboard.press("Escape");
    await candles(page).click();
    await expect(heading(page)).toHaveText("Candles");
    await expect(banner(page)).toBeVisible();
    const others = ["lagune", testCookie];
    expect((await context.cookies()).filter(({ name }) => !others.includes(name))).toEqual([]);
    expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
  });
  await test.step("the banner never covers the focused field", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goBack();
    await expect(page.getByLabel("Business name")).toBeAttached();
    // The page that is back scrolls to its offset after it is in the document.
    await pendingWorkDone(page);
    await expect(banner(page)).toBeVisible();
    await page.getByLabel("Business name").focus();
    const coveredField = () =>
      page.evaluate(() => {
        const field = document.activeElement!;
        const { left, right, top, bottom } = field.getBoundingClientRect();
        const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return topmost?.closest("form.atoll-consent") ? field.id : "";
      });
    for (let time = 0; time < 10; time++) {
      expect(await coveredField()).toBe("");
      await page.keyboard.press("Tab");
    }
  });
});

test("CON-06 CON-07 each choice sends an event and calls its callback, which may be missing or throw", async ({
  page,
  visit,
  control,
  guard,
  context,
}) => {
  guard.allowConsole(/callback "thanks", but window\.thanks is not a function/);
  guard.allowConsole(/thrown on purpose/);
  const head = inlineScript(`
    window.received = [];
    document.addEventListener("Manager:setCookieConsent", (event) => received.push(["event", event.detail]));
    window.welcome = (setting) => received.push(["welcome", setting]);
    window.farewell = (setting) => received.push(["farewell", setting]);
    window.fails = () => { throw new Error("thrown on purpose"); };`);
  // Each page has another stamp, so each asks again.
  await serveLab(control, {
    consent: {
      head,
      settings: { consent: { stamp: "7", onAccept: "welcome", onDecline: "farewell" } },
      before: `${bannerHtml}<button data-consent-open>Cookies</button>`,
      page: "<h1>Lab</h1>",
    },
    missing: { head, settings: { consent: { stamp: "8", onAccept: "thanks" } }, before: bannerHtml },
    throws: { head, settings: { consent: { stamp: "9", onAccept: "fails" } }, before: bannerHtml },
  });
  await test.step("each choice sends an event and calls its callback", async () => {
    await visit("/lab/consent");
    await button(page, "Decline all").press("Enter");
    await page.locator("button[data-consent-open]").click();
    await box(page, "Marketing").check();
    await button(page, "Save my choice").press("Enter");
    const declined = { stamp: "7", ...none };
    const some = { ...declined, marketing: true };
    expect(await page.evaluate(() => (window as any).received)).toEqual([
      ["event", declined],
      ["farewell", declined],
      ["event", some],
      ["welcome", some],
    ]);
    expect((await context.cookies()).map(({ name }) => name)).toContain("LabCookieConsent");
  });
  await test.step("a missing callback does not lose the choice", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/missing"));
    await button(page, "Accept all").press("Enter");
    await expect(banner(page)).toHaveCount(0);
    expect((await consentCookie(context, "LabCookieConsent"))?.setting).toEqual({ stamp: "8", ...all });
  });
  await test.step("a callback that throws does not keep the banner open", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/throws"));
    await button(page, "Accept all").press("Enter");
    await expect(banner(page)).toHaveCount(0);
  });
});

test("CON-03 CON-05 a damaged cookie or another stamp asks again; a js-cookie value is read", async ({
  page,
  visit,
  context,
  control,
  guard,
}) => {
  guard.allowConsole(/cookie LabCookieConsent is damaged/);
  await serveLab(control, { consent: { before: bannerHtml } });
  const warnings: string[] = [];
  page.on("console", (message) => message.text().includes("is damaged") && warnings.push(message.text()));
  await test.step("a damaged cookie", async () => {
    await setCookie(context, "LabCookieConsent", "%7Bstamp");
    await visit("/lab/consent");
    await expect(banner(page)).toBeVisible();
    expect(warnings).toHaveLength(1);
    await button(page, "Decline all").press("Enter");
    await expect(banner(page)).toHaveCount(0);
    expect((await consentCookie(context, "LabCookieConsent"))?.setting).toEqual({ stamp: "1", ...none });
  });
  await test.step("a cookie written by js-cookie", async () => {
    await setCookie(
      context,
      "LabCookieConsent",
      "{%22stamp%22:%221%22%2C%22preferences%22:true%2C%22statistics%22:true%2C%22marketing%22:true}",
    );
    const answered = trackRequests(page);
    await visit("/lab/consent");
    await bannerDecided(page, answered);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.CookieConsent?.marketing)).toBe(true);
  });
  await test.step("a cookie with another stamp", async () => {
    await setCookie(context, "LabCookieConsent", encodeURIComponent(JSON.stringify({ stamp: "2020-01", ...all })));
    await visit("/lab/consent");
    await expect(banner(page)).toBeVisible();
    await expect(box(page, "Marketing")).not.toBeChecked();
    expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
  });
  expect(warnings).toHaveLength(1);
});

test("CON-01 CON-05 CON-06 ERR-06 a new stamp asks again; a choice in another tab closes the banner", async ({
  page,
  visit,
  context,
  control,
  guard,
}) => {
  guard.allowConsole(/island consent .* failed \(config\).*expects one banner in the page, found another one/);
  const before = `${bannerHtml}<a href="/lab/newer">newer</a>`;
  await serveLab(control, {
    older: { before, settings: { consent: { stamp: "1" } }, page: "<h1>Older</h1>" },
    newer: {
      before,
      settings: { consent: { stamp: "2" } },
      page: '<h1>Newer</h1><template data-consent="marketing"><p id="post">Post</p></template>',
    },
    two: { before: bannerHtml + bannerHtml, settings: { consent: { stamp: "3" } }, page: "<h1>Two</h1>" },
  });
  await test.step("an in-place visit to a page with another stamp asks again", async () => {
    await visit("/lab/older");
    await button(page, "Accept all").press("Enter");
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole("link", { name: "newer" }).click();
    await expect(heading(page)).toHaveText("Newer");
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
  });
  await test.step("a choice in another tab closes the banner here and is applied", async () => {
    const otherTab = await context.newPage();
    await otherTab.goto("/lab/newer");
    await button(otherTab, "Accept all").press("Enter");
    await expect(banner(otherTab)).toHaveCount(0);
    // Headless tabs are always visible: fires the browser's event for a tab that becomes visible.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("#post")).toBeVisible();
    expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "2", ...all });
    await otherTab.close();
  });
  await test.step("of two banners on a page the first works, and the second fails with a message", async () => {
    await visit("/lab/two");
    await expect(banner(page)).toHaveCount(1);
    await expect(page.locator("[data-island=consent]").last()).toHaveAttribute("data-island-state", "failed");
  });
});
