// The banner is asked for once more, from a link of the page.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { calm } from "../navigation/watch.ts";
import { banner, hasChosen, heading, live } from "../shop/visitor.ts";
import { box, button, consentCookie, delivery } from "./consent-banner.ts";

const footerLink = (page: Page) => page.locator(".site-footer [data-consent-open]");

test("CON-01 CON-10 with the keyboard: who chooses reads on in the page; the choice is reopened from the footer of any page or a link inside one, as it is, with the focus in the banner and then back", async ({
  page,
  visit,
  context,
}) => {
  await visit("/en/terms");
  await button(page, "Decline all").focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("#page")).toBeFocused();
  await footerLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("heading")).toBeFocused();
  await box(page, "Statistics").check();
  await button(page, "Save my choice").focus();
  await page.keyboard.press("Enter");
  await expect(footerLink(page)).toBeFocused();
  await test.step("a link to the choice inside a page that came in place", async () => {
    await page.evaluate(() => window.atoll!.visit("/en/news/behind-the-dunes"));
    await page.locator("#page [data-consent-open]").first().focus();
    await page.keyboard.press("Enter");
    await expect(banner(page).getByRole("heading")).toBeFocused();
    await button(page, "Save my choice").click();
  });
  await test.step("after a visit in place, by mouse, with the present choice", async () => {
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

test("CON-10 LOC-03 a banner that is asked for before its words are here has the focus when they come", async ({
  page,
  visit,
}) => {
  await hasChosen(page);
  const answer = await hold(page, "**/stringresources");
  await visit("/en/terms");
  await live(page.locator("[data-island=consent]"));
  await calm(page);
  await footerLink(page).click();
  await expect(banner(page)).toHaveCount(0);
  answer();
  await expect(banner(page).getByRole("heading")).toBeFocused();
});

test("CON-10 without the island's code the link leads to the cookie policy", async ({ page, visit, guard }) => {
  guard.allowConsole(/404/);
  guard.allowConsole(/island consent .*failed \(load\)/);
  await page.route("**/atoll/consent*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await visit("/en/terms");
  await expect(page.locator("[data-island=consent]")).toHaveAttribute("data-island-state", "failed");
  // Where code is missing, the next page is loaded in full: it may be of another version.
  await guard.expectFullLoad(() => footerLink(page).click());
  await expect(heading(page)).toHaveText("Cookie policy");
});
