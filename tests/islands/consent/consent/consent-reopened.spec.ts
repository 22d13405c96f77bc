// The banner is reopened by a link on the page.
import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { serveLab } from "../../../browser/lab.ts";
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
  await page.keyboard.press("Escape");
  await expect(button(page, "Decline all")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await test.step("the next Tab goes to the first link of the page", async () => {
    await page.keyboard.press("Tab");
    await expect(page.locator(".skip-link")).toBeFocused();
  });
  await footerLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("heading")).toBeFocused();
  await test.step("Escape closes the banner again, and nothing is saved", async () => {
    await box(page, "Marketing").check();
    await page.keyboard.press("Escape");
    await expect(banner(page)).toHaveCount(0);
    await expect(footerLink(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box(page, "Marketing")).not.toBeChecked();
  });
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

test("CON-10 withdrawing a consent reloads the page only where its scripts ran, and keeps input, place and focus @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await serveLab(control, {
    form: {
      before: `<section data-island="consent" aria-label="Cookies"></section>`,
      page: `<h1>Form</h1>
<script type="text/plain" data-cookie-consent-script="statistics" nonce="{{nonce}}">window.ran = true;</script>
<label>Notes <textarea name="Notes" rows="60"></textarea></label><label>Remarks <textarea name="Remarks"></textarea></label>
<label>Password <input type="password" name="Password"></label>
<label><input type="checkbox" name="Gift" value="yes"> A gift</label>
<label>Country <select name="Country"><option>Belgium</option><option>France</option></select></label>
<button data-consent-open>Cookies</button>`,
    },
  });
  await visit("/lab/form");
  await button(page, "Accept all").click();
  await expect.poll(() => page.evaluate(() => (window as any).ran)).toBe(true);
  const opener = page.getByRole("button", { name: "Cookies" });
  await page.getByLabel("Remarks").fill("Ring twice");
  await page.getByLabel("Password").fill("secret");
  await page.getByLabel("A gift").check();
  await page.getByLabel("Country").selectOption("France");
  await test.step("a category without scripts is withdrawn without a reload; the banner shows the choice", async () => {
    await opener.click();
    await expect(box(page, "Marketing")).toBeChecked();
    await box(page, "Marketing").uncheck();
    await button(page, "Save my choice").click();
    await expect(banner(page)).toHaveCount(0);
    await pendingWorkDone(page);
    expect(await page.evaluate(() => (window as any).ran)).toBe(true);
  });
  await test.step("a category whose script has run is withdrawn with a reload", async () => {
    await opener.click();
    await expect(box(page, "Statistics")).toBeChecked();
    await expect(box(page, "Marketing")).not.toBeChecked();
    const place = await page.evaluate(() => scrollY);
    await guard.expectFullLoad(async () => {
      const loaded = page.waitForEvent("load");
      await button(page, "Decline all").click();
      await loaded;
    });
    expect(await page.evaluate(() => (window as any).ran)).toBeUndefined();
    await expect(page.getByLabel("Remarks")).toHaveValue("Ring twice");
    await expect(page.getByLabel("A gift")).toBeChecked();
    await expect(page.getByLabel("Country")).toHaveValue("France");
    await expect(page.getByLabel("Password")).toHaveValue("");
    await expect(opener).toBeFocused();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(await page.evaluate(() => sessionStorage.getItem("atoll-consent-reload"))).toBeNull();
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
