// The banner is reopened by a link on the page.
import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { pendingWorkDone } from "../../../browser/navigation/watch.ts";
import { banner, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { box, button, consentCookie, delivery } from "./consent-banner.ts";

const footerLink = (page: Page) => page.locator(".site-footer [data-consent-open]");

test("CON-01 CON-10 by keyboard the choice is made, then reopened from any page with focus restored", async ({
  page,
  visit,
  context,
}) => {
  await visit("/en/terms");
  await button(page, "Decline all").focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await test.step("the next Tab goes to the first link of the page", async () => {
    await page.keyboard.press("Tab");
    await expect(page.locator(".skip-link")).toBeFocused();
  });
  await footerLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("heading")).toBeFocused();
  await box(page, "Statistics").check();
  await button(page, "Save my choice").focus();
  await page.keyboard.press("Enter");
  await expect(footerLink(page)).toBeFocused();
  await test.step("a link inside a page that was visited in place opens the banner", async () => {
    await page.evaluate(() => window.atoll!.visit("/en/news/behind-the-dunes"));
    await page.locator("#page [data-consent-open]").first().focus();
    await page.keyboard.press("Enter");
    await expect(banner(page).getByRole("heading")).toBeFocused();
    await button(page, "Save my choice").click();
  });
  await test.step("after an in-place visit, a click opens the banner with the current choice", async () => {
    await delivery(page).click();
    await expect(heading(page)).toHaveText("Delivery and returns");
    await footerLink(page).click();
    await expect(banner(page).getByRole("heading")).toBeFocused();
    await expect(page).toHaveURL(/\/en\/delivery$/);
    await expect(box(page, "Statistics")).toBeChecked();
    await expect(box(page, "Marketing")).not.toBeChecked();
    await box(page, "Marketing").check();
    await button(page, "Save my choice").click();
    await expect(banner(page)).toHaveCount(0);
    await expect(footerLink(page)).toBeFocused();
    expect((await consentCookie(context))?.setting).toMatchObject({
      statistics: true,
      marketing: true,
      preferences: false,
    });
  });
});

test("CON-10 LOC-03 a banner opened before its texts load gets the focus when they arrive", async ({ page, visit }) => {
  await setConsentCookie(page);
  const release = await hold(page, "**/stringresources");
  await visit("/en/terms");
  await live(page.locator("[data-island=consent]"));
  await pendingWorkDone(page);
  await footerLink(page).click();
  await expect(banner(page)).toHaveCount(0);
  release();
  await expect(banner(page).getByRole("heading")).toBeFocused();
});

test("CON-10 without the island's code the link leads to the cookie policy", async ({ page, visit, guard }) => {
  guard.allowConsole(/404/);
  guard.allowConsole(/island consent .*failed \(load\)/);
  await page.route("**/atoll/islands/consent*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await visit("/en/terms");
  await expect(page.locator("[data-island=consent]")).toHaveAttribute("data-island-state", "failed");
  // Where code is missing, the next page is loaded in full, since it may be of another version.
  await guard.expectFullLoad(() => footerLink(page).click());
  await expect(heading(page)).toHaveText("Cookie policy");
});
