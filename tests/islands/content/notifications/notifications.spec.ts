import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { trackRequests } from "../../../browser/leftovers.ts";
import { banner, setConsentCookie, reopenCookies } from "../../../browser/shop/visitor.ts";
import { bannerDecided, button } from "../../consent/consent/consent-banner.ts";

const notices = (page: Page) => page.getByRole("region", { name: "Messages" });

/** Fills the search, in a browser that does not let the site store what was typed. */
async function typeUnkept(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is full.");
    };
    document.querySelector<HTMLInputElement>(".site-header input[type=search]")!.value = "rope";
  });
}

test(
  "OPT-10 CON-10 withdrawing consent offers a page reload in an announced message when input cannot be kept",
  { tag: "@both" },
  async ({ page, visit, guard }) => {
    await setConsentCookie(page, { statistics: true });
    await visit("/en/terms");
    await typeUnkept(page);
    await reopenCookies(page);
    await button(page, "Decline all").click();
    await expect(notices(page)).toContainText(
      "Cookies that you no longer allow stay active until the page is reloaded.",
    );
    await expect(page.locator("#atoll-live-polite")).toHaveText(
      "Cookies that you no longer allow stay active until the page is reloaded. Reload the page",
    );
    const answered = trackRequests(page);
    await guard.expectFullLoad(() => notices(page).getByRole("button", { name: "Reload the page" }).click());
    await bannerDecided(page, answered);
    await expect(banner(page)).toHaveCount(0);
  },
);

test("OPT-10 only withdrawing consent shows a message, which stays until closed, also over a visit", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await setConsentCookie(page, { statistics: true });
  const requestsFinished = trackRequests(page);
  await visit("/en/terms");
  await typeUnkept(page);
  await test.step("a choice that withdraws nothing shows no message", async () => {
    await reopenCookies(page);
    await button(page, "Accept all").click();
    await expect(banner(page)).toHaveCount(0);
    await expect(notices(page)).toHaveCount(0);
  });
  await reopenCookies(page);
  await button(page, "Decline all").click();
  for (const width of [360, 1280]) {
    await test.step(`at ${width} px the message is wide enough to read`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const text = (await page.locator(".atoll-notice-text").boundingBox())!;
      expect(text.width).toBeGreaterThan(180);
      expect((await notices(page).boundingBox())!.height).toBeLessThan(250);
    });
  }
  await test.step("in forced colours the message has an edge", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const outline = await page.locator(".atoll-notice").evaluate((notice) => {
      const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(notice);
      return { style: outlineStyle, isSeen: outlineColor !== backgroundColor && !outlineColor.startsWith("rgba") };
    });
    expect(outline).toEqual({ style: "solid", isSeen: true });
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step("the message stays, also over a visit", async () => {
    await expect(notices(page)).toBeVisible();
    // The clock must not end a request.
    await islandsStarted(page);
    await requestsFinished();
    await page.clock.fastForward("10:00");
    await expect(notices(page)).toBeVisible();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" }).click();
    await expect(page.locator("#page h1")).toHaveText("Candles");
    await expect(notices(page)).toBeVisible();
  });
  await test.step("in a narrow window the end of the page can be scrolled above the message", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const last = page.locator("footer").last();
    const scrollToEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = async () => Math.round(await last.evaluate((footer) => footer.getBoundingClientRect().bottom));
    await scrollToEnd();
    // An island that comes into view may make the page longer.
    await islandsStarted(page);
    await scrollToEnd();
    const place = await end();
    expect(place).toBeLessThanOrEqual((await notices(page).boundingBox())!.y);
    await notices(page).getByRole("button", { name: "Close this message" }).click();
    await expect(notices(page)).toHaveCount(0);
    // The space stays while it is in view, so that nothing moves.
    expect(await end()).toBe(place);
    await page.evaluate(() => scrollTo(0, 0));
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement, "::after").content))
      .toBe("none");
  });
});
