import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { banner, heading } from "../shop/visitor.ts";
import { box, button, candles, consentCookie, delivery } from "./consent-banner.ts";
import { inlineScript } from "./markup.ts";

const section = `<section data-island="consent" aria-label="Cookies"></section>`;
const keep = (context: BrowserContext, name: string, value: string): Promise<void> =>
  context.addCookies([{ name, value, domain: "127.0.0.1", path: "/" }]);

const all = { preferences: true, statistics: true, marketing: true };
const none = { preferences: false, statistics: false, marketing: false };

/** The banner is gone once `act` has chosen, and stays so. */
async function staysClosed(
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
  await guard.expectFullLoad(() => page.reload());
  await expect(page.locator("[data-island=consent]")).toHaveAttribute("data-island-state", "live");
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "2026-11", ...setting });
}

test(
  'CON-01 CON-04 CON-05 "Accept all" closes the banner, on later pages and after a reload too',
  { tag: "@both" },
  async ({ page, visit, context, guard }) => {
    await visit("/en/terms");
    await expect(banner(page)).toBeVisible();
    await staysClosed(page, context, guard, () => button(page, "Accept all").click(), all);
  },
);

test('CON-01 CON-02 CON-03 CON-04 CON-05 CON-09 so do "Decline all" and "Save my choice"; the choice is one cookie, and sends nothing', async ({
  page,
  visit,
  context,
  guard,
}) => {
  await test.step("declining sends nothing, and nothing asks again", async () => {
    await visit("/en/terms");
    await expect(banner(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sent: string[] = [];
    // The visitor's first move brings the navigation's code.
    const note = (request: { url(): string }) => request.url().includes("/atoll/") || sent.push(request.url());
    const decline = async (): Promise<void> => {
      page.on("request", note);
      await button(page, "Decline all").click();
      await expect(banner(page)).toHaveCount(0);
      page.off("request", note);
      expect(sent).toEqual([]);
    };
    await staysClosed(page, context, guard, decline, none);
  });
  await test.step("the cookie has stamp and three categories, is named after the content system, and holds for the whole site and 365 days", async () => {
    const cookie = (await consentCookie(context))!;
    expect(cookie).toMatchObject({ name: "LaguneCookieConsent", path: "/", sameSite: "Lax", httpOnly: false });
    const days = (cookie.expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
    expect(cookie.setting).toEqual({ stamp: "2026-11", ...none });
  });
  await test.step("who saves one category is asked no more, either", async () => {
    await context.clearCookies();
    await visit("/en/terms");
    await box(page, "Statistics").check();
    await button(page, "Save my choice").click();
    await expect(banner(page)).toHaveCount(0);
    const setting = { stamp: "2026-11", ...none, statistics: true };
    expect((await consentCookie(context))?.setting).toEqual(setting);
    expect(await page.evaluate(() => window.CookieConsent)).toEqual(setting);
  });
});

test("CON-01 WCAG-2.4.11 before the choice: three ways equally easy to find, nothing ticked, no cookie, and no field under the banner", async ({
  page,
  visit,
  context,
}) => {
  await visit("/en/business");
  for (const width of [360, 1280]) {
    await test.step(`accepting, declining and saving are equally easy to find, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expect(banner(page)).toBeVisible();
      const looks = await banner(page)
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((one) => {
            const { width, height } = one.getBoundingClientRect();
            const {
              color,
              backgroundColor,
              borderTopColor,
              borderTopWidth,
              fontSize,
              fontWeight,
              textDecorationLine,
              opacity,
            } = getComputedStyle(one);
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
  await test.step("nothing is ticked beforehand but what is necessary, which cannot be unticked", async () => {
    for (const name of ["Preferences", "Statistics", "Marketing"]) await expect(box(page, name)).not.toBeChecked();
    await expect(box(page, "Necessary")).toBeChecked();
    await expect(box(page, "Necessary")).toBeDisabled();
  });
  await test.step("no cookie is left before the choice, and leaving the banner alone is no choice", async () => {
    await page.keyboard.press("Escape");
    await candles(page).click();
    await expect(heading(page)).toHaveText("Candles");
    await expect(banner(page)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== "lagune")).toEqual([]);
    expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
  });
  await test.step("no field that the Tab key comes to lies under the banner", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goBack();
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
});

test("CON-06 CON-07 the page hears of the choice and its own callback is called; one that is missing or throws does no harm", async ({
  page,
  visit,
  control,
  guard,
  context,
}) => {
  guard.allowConsole(/callback "thanks", but window\.thanks is no function/);
  guard.allowConsole(/thrown on purpose/);
  const head = inlineScript(`
    window.heard = [];
    document.addEventListener("Manager:setCookieConsent", (event) => heard.push(["event", event.detail]));
    window.welcome = (setting) => heard.push(["welcome", setting]);
    window.farewell = (setting) => heard.push(["farewell", setting]);
    window.fails = () => { throw new Error("thrown on purpose"); };`);
  // With a stamp of its own each page asks anew.
  await serveLab(control, {
    consent: {
      head,
      settings: { consent: { stamp: "7", onAccept: "welcome", onDecline: "farewell" } },
      before: `${section}<button data-consent-open>Cookies</button>`,
      page: "<h1>Lab</h1>",
    },
    missing: { head, settings: { consent: { stamp: "8", onAccept: "thanks" } }, before: section },
    throws: { head, settings: { consent: { stamp: "9", onAccept: "fails" } }, before: section },
  });
  await test.step("the page hears of each choice, and so does the callback for it", async () => {
    await visit("/lab/consent");
    await button(page, "Decline all").click();
    await page.locator("button[data-consent-open]").click();
    await box(page, "Marketing").check();
    await button(page, "Save my choice").click();
    const declined = { stamp: "7", ...none };
    const some = { ...declined, marketing: true };
    expect(await page.evaluate(() => (window as any).heard)).toEqual([
      ["event", declined],
      ["farewell", declined],
      ["event", some],
      ["welcome", some],
    ]);
    expect((await context.cookies()).map(({ name }) => name)).toContain("LabCookieConsent");
  });
  await test.step("with a callback that the page does not have the choice holds", async () => {
    await visit("/lab/missing");
    await button(page, "Accept all").click();
    await expect(banner(page)).toHaveCount(0);
    expect((await consentCookie(context, "LabCookieConsent"))?.setting).toEqual({ stamp: "8", ...all });
  });
  await test.step("a callback that throws does not keep the banner open", async () => {
    await visit("/lab/throws");
    await button(page, "Accept all").click();
    await expect(banner(page)).toHaveCount(0);
  });
});

test("CON-03 CON-05 a damaged cookie asks again, with one warning, and the next choice mends it; one of js-cookie is understood, and one with another stamp asks again", async ({
  page,
  visit,
  context,
  control,
  guard,
}) => {
  guard.allowConsole(/cookie LabCookieConsent is damaged/);
  await serveLab(control, { consent: { before: section } });
  const warnings: string[] = [];
  page.on("console", (message) => message.text().includes("is damaged") && warnings.push(message.text()));
  await test.step("a damaged cookie", async () => {
    await keep(context, "LabCookieConsent", "%7Bstamp");
    await visit("/lab/consent");
    await expect(banner(page)).toBeVisible();
    expect(warnings).toHaveLength(1);
    await button(page, "Decline all").click();
    await expect(banner(page)).toHaveCount(0);
    expect((await consentCookie(context, "LabCookieConsent"))?.setting).toEqual({ stamp: "1", ...none });
  });
  await test.step("a cookie as js-cookie writes it", async () => {
    await keep(
      context,
      "LabCookieConsent",
      "{%22stamp%22:%221%22%2C%22preferences%22:true%2C%22statistics%22:true%2C%22marketing%22:true}",
    );
    await visit("/lab/consent");
    await expect(page.locator("[data-island=consent]")).toHaveAttribute("data-island-state", "live");
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.CookieConsent?.marketing)).toBe(true);
  });
  await test.step("a cookie with another stamp", async () => {
    await keep(context, "LabCookieConsent", encodeURIComponent(JSON.stringify({ stamp: "2020-01", ...all })));
    await visit("/lab/consent");
    await expect(banner(page)).toBeVisible();
    await expect(box(page, "Marketing")).not.toBeChecked();
    expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
  });
  expect(warnings).toHaveLength(1);
});

test("CON-01 CON-05 CON-06 ERR-06 a page with another stamp asks again, a choice of another tab closes the banner, and of two banners one asks", async ({
  page,
  visit,
  context,
  control,
  guard,
}) => {
  guard.allowConsole(/island consent .* failed \(config\).*a page has one banner, this is another one/);
  const before = `${section}<a href="/lab/newer">newer</a>`;
  await serveLab(control, {
    older: { before, settings: { consent: { stamp: "1" } }, page: "<h1>Older</h1>" },
    newer: {
      before,
      settings: { consent: { stamp: "2" } },
      page: '<h1>Newer</h1><template data-consent="marketing"><p id="post">Post</p></template>',
    },
    two: { before: section + section, settings: { consent: { stamp: "3" } }, page: "<h1>Two</h1>" },
  });
  await test.step("on a page with another stamp that comes in place the old choice no longer counts", async () => {
    await visit("/lab/older");
    await button(page, "Accept all").click();
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole("link", { name: "newer" }).click();
    await expect(heading(page)).toHaveText("Newer");
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => window.CookieConsent)).toBeUndefined();
  });
  await test.step("a choice made in another tab closes the banner in this one, and the page hears of it", async () => {
    const other = await context.newPage();
    await other.goto("/lab/newer");
    await button(other, "Accept all").click();
    await expect(banner(other)).toHaveCount(0);
    // Headless tabs are all visible: the browser's word that this one is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("#post")).toBeVisible();
    expect(await page.evaluate(() => window.CookieConsent)).toEqual({ stamp: "2", ...all });
    await other.close();
  });
  await test.step("of two banners on a page the first asks, and the second is named", async () => {
    await visit("/lab/two");
    await expect(banner(page)).toHaveCount(1);
    await expect(page.locator("[data-island=consent]").last()).toHaveAttribute("data-island-state", "failed");
  });
});
