import { menu, serveLab } from "../browser/lab.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { expectArrived } from "./places.ts";

const banner = (tab: Tab) => tab.css("form.atoll-consent");

/** Waits until the page's gated scripts have run in this order. */
const expectRan = (tab: Tab, names: string[]) =>
  until(
    `the scripts ${names} to have run`,
    () => tab.evaluate(() => (window as unknown as { labRan?: string[] }).labRan ?? []),
    (ran) => String(ran) === String(names),
  );

test("CON-01 CON-05 CON-10 declining lasts over a reload; the footer opens the choice again by keyboard", async ({
  tab,
}) => {
  await tab.open("/en/terms");
  await tab.role("button", "Decline all").click();
  await expect(banner(tab)).toBeGone();
  await tab.css(".site-footer").role("link", "Delivery and returns").click();
  await expect(tab.css("#page h1")).toRead("Delivery and returns");
  await expect(banner(tab)).toBeGone();
  await tab.reload();
  await expect(tab.css("[data-island=consent]")).toHaveAttributeOf("data-island-state", "live");
  await expect(banner(tab)).toBeGone();

  const reopen = tab.css(".site-footer [data-consent-open]");
  await reopen.click();
  await expect(banner(tab).role("heading")).toHaveFocusNow();
  const statistics = banner(tab).roleWith("checkbox", "Statistics");
  await expect(statistics).toBeTicked(false);
  await statistics.click();
  await banner(tab).role("button", "Save my choice").click();
  await expect(banner(tab)).toBeGone();
  await expect(reopen).toHaveFocusNow();
  await tab.press("Enter");
  await expect(statistics).toBeTicked();
  await expect(banner(tab).roleWith("checkbox", "Marketing")).toBeTicked(false);
  expect(await tab.evaluate(() => JSON.stringify(window.CookieConsent))).toBe(
    JSON.stringify({ stamp: "2026-11", preferences: false, statistics: true, marketing: false }),
  );
});

test("CON-04 CON-08 gated scripts and content wait for consent, then come at once and on later pages", async ({
  tab,
  control,
}) => {
  const gated = (category: string, name: string): string =>
    `<script type="text/plain" data-cookie-consent-script="${category}"
      nonce="{{nonce}}">(window.labRan ??= []).push("${name}")</script>`;
  const before = `<section data-island="consent" aria-label="Cookies"></section>${menu("one", "two")}`;
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1>${gated("marketing", "one")}<template data-consent="marketing"><iframe title="Post"
        src="/lab/post"></iframe></template>`,
    },
    two: { before, page: `<h1>Two</h1>${gated("statistics", "two")}` },
    post: { bare: true, page: "A post" },
  });
  await tab.open("/lab/one");
  await expect(banner(tab)).toBeSeen();
  await expect(tab.css("iframe")).toBeGone();
  await expectRan(tab, []);
  await tab.role("button", "Accept all").click();
  await expect(tab.css("iframe")).toBeSeen();
  await expectRan(tab, ["one"]);
  await tab.css("#head").role("link", "two").click();
  await expectArrived(tab, "two", "Two");
  await expectRan(tab, ["one", "two"]);
  await tab.back();
  await expect(tab.css("iframe")).toBeSeen();
  await expectRan(tab, ["one", "two"]);
  await tab.reload();
  await expectRan(tab, ["one"]);
  await expect(tab.css("iframe")).toBeSeen();
  await expect(banner(tab)).toBeGone();
});
