import type { Locator, Page } from "@playwright/test";
import { chunksWith } from "../../../browser/chunks.ts";
import { stopClock, whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { serveLab } from "../../../browser/lab.ts";
import { pendingWorkDone } from "../../../browser/navigation/watch.ts";
import { trackRequests } from "../../../browser/leftovers.ts";
import { banner, dialog, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { quantityHtml } from "../../../browser/markup.ts";

const host = (page: Page) => page.locator("[data-island=popup], [data-island=popup-banner]");
const bar = (page: Page) => page.locator(".atoll-popup-banner");
const otherOffers = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "You may also like" }).getByRole("link", { name });

/** Lets a few moments of a stopped clock pass until `read` returns the value: visits and idle time need some. */
const soon = (page: Page, read: () => Promise<string | null>, value: string): Promise<void> =>
  expect.poll(async () => (await page.clock.runFor(50), read())).toBe(value);
const liveSoon = (popup: Locator): Promise<void> =>
  soon(popup.page(), () => popup.getAttribute("data-island-state"), "live");
const arriveSoon = (page: Page, title: string): Promise<void> => soon(page, () => heading(page).textContent(), title);

/** The closed popups in a cookie, with their ids and ends. */
async function closedIn(page: Page, name: string): Promise<{ Id: string; EndDatetime: string }[]> {
  const cookie = (await page.context().cookies()).find((entry) => entry.name === name);
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : [];
}

test(
  "CNT-05 a popup opens 3 s after its page; closing it restores the focus and prevents its return",
  { tag: "@both" },
  async ({ page, visit }) => {
    await setConsentCookie(page);
    await page.clock.install();
    await test.step("leaving early shows nothing, and returning shows the popup", async () => {
      const requestsFinished = trackRequests(page);
      await visit("/en/offers");
      await live(page.locator(".cart-widget"));
      // The clock must not end a request.
      await islandsStarted(page);
      await requestsFinished();
      await whileStopped(page, async () => {
        await otherOffers(page, "Small gifts").click();
        await arriveSoon(page, "Small gifts");
        await liveSoon(host(page));
        await otherOffers(page, "Offers of the week").click();
        await arriveSoon(page, "Offers of the week");
        await page.clock.runFor(10_000);
        await page.goBack();
        await arriveSoon(page, "Small gifts");
        await liveSoon(host(page));
        await otherOffers(page, "Last pieces in stock").focus();
        await expect(dialog(page)).toHaveCount(0);
        await page.clock.runFor(3_000);
      });
      await expect(dialog(page)).toHaveAccessibleName("10% off for you");
      await expect(dialog(page)).toContainText("ZOMER10");
      await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
      expect(await closedIn(page, "LagunePopups")).toEqual([]);
    });
    await test.step("Escape closes the popup for good", async () => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(otherOffers(page, "Last pieces in stock")).toBeFocused();
      await expect
        .poll(() => closedIn(page, "LagunePopups"))
        .toEqual([{ Id: "gifts", EndDatetime: expect.stringMatching(/T17:00:00\.000Z$/) }]);
      const cookie = (await page.context().cookies()).find(({ name }) => name === "LagunePopups")!;
      expect([cookie.path, cookie.sameSite, cookie.secure]).toEqual(["/", "Lax", false]);
      // Browsers limit cookies to 400 days, which is less than 9999 hours.
      expect(cookie.expires - (await page.evaluate(() => Date.now())) / 1_000).toBeGreaterThan(390 * 86_400);
      const codeLoaded = trackRequests(page);
      await visit("/en/offers/gifts");
      await live(host(page));
      await page.clock.fastForward(10_000);
      await codeLoaded();
      await pendingWorkDone(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  },
);

test("CNT-05 a popup with another end is new, a damaged cookie is ignored, and a link closes the popup @all", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page);
  const old = encodeURIComponent(JSON.stringify([{ Id: "gifts", EndDatetime: "2026-01-01T17:00:00.000Z" }]));
  await page.clock.install();
  for (const value of [old, "%5B%7B"])
    await test.step(`with the cookie ${value}`, async () => {
      await page.context().addCookies([{ name: "LagunePopups", value, domain: "127.0.0.1", path: "/" }]);
      await visit("/en/offers/gifts");
      await live(host(page));
      await page.clock.fastForward(3_000);
      await expect(dialog(page)).toHaveAccessibleName("10% off for you");
    });
  await dialog(page).getByRole("link", { name: "Browse the shop" }).click();
  await expect(heading(page)).toHaveText("All products");
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await closedIn(page, "LagunePopups")).length).toBe(1);
});

test("CNT-05 CON-01 a popup waits for the consent banner, typing and other dialogs; its islands mount once", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await page.clock.install();
  const requestsFinished = trackRequests(page);
  await test.step("the popup waits for the consent banner", async () => {
    await visit("/en/offers/gifts");
    await live(host(page));
    await expect(banner(page)).toBeVisible();
    await page.clock.fastForward(10_000);
    await requestsFinished();
    await pendingWorkDone(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.locator("#site-search").focus();
    await banner(page).getByRole("button", { name: "Decline all" }).click();
    await expect(dialog(page)).toHaveAccessibleName("10% off for you");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    // The clock must not end a request.
    await islandsStarted(page);
    await requestsFinished();
  });
  await test.step("a popup waits for typing to end; the second popup and the banner follow in turn", async () => {
    const template = (id: string, content: string): string =>
      `<template data-island="popup" data-id="${id}" data-title="Popup ${id}">${content}</template>`;
    const after = `<aside data-island="popup-banner" data-id="1"
      data-end-datetime="2001-01-01T00:00:00Z">Over</aside><aside data-island="popup-banner"
        data-id="2">Banner</aside>`;
    await serveLab(control, {
      two: {
        page: `<h1>Two</h1><label>Name <input
          name="name"></label>${template("1", quantityHtml())}${template("2", "<p>Second</p>")}${after}`,
      },
    });
    await stopClock(page);
    await visit("/lab/two");
    for (const template of await host(page).all()) await liveSoon(template);
    const quantities = (): Promise<string[]> =>
      page.evaluate(() =>
        window
          .atoll!.inspect()
          .filter(({ name }) => name === "quantity")
          .map(({ state }) => state),
      );
    await page.getByLabel("Name").pressSequentially("A");
    await page.clock.runFor(10_000);
    await page.getByLabel("Name").pressSequentially("da");
    await expect(dialog(page)).toHaveCount(0);
    expect(await quantities()).toEqual([]);
    await page.clock.resume();
    await page.getByLabel("Name").blur();
    await page.clock.runFor(600);
    await expect(dialog(page)).toHaveAccessibleName("Popup 1");
    await dialog(page).getByRole("button", { name: "Increase" }).click();
    await expect(dialog(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
    expect(await quantities()).toEqual(["live"]);
    await page.clock.fastForward(10_000);
    await expect(dialog(page)).toHaveCount(1);
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveAccessibleName("Popup 2");
    expect(await quantities()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(bar(page)).toContainText("Banner");
    await expect
      .poll(() => closedIn(page, "LabPopups"))
      .toEqual([
        { Id: "1", EndDatetime: "" },
        { Id: "2", EndDatetime: "" },
      ]);
  });
  await test.step("if the dialog's code fails to load, nothing is shown or saved", async () => {
    guard.allowConsole(/404|a popup could not be shown/);
    await page.route(chunksWith("atoll-popup-content"), (route) => route.fulfill({ status: 404 }));
    await serveLab(control, {
      lost: { page: `<h1>Lost</h1><template data-island="popup" data-id="9" data-title="Lost">Text</template>` },
    });
    const logged = page.waitForEvent("console", (message) => message.text().includes("a popup could not be shown"));
    await visit("/lab/lost");
    await live(host(page));
    await page.clock.fastForward(3_000);
    await logged;
    await expect(dialog(page)).toHaveCount(0);
    expect((await closedIn(page, "LabPopups")).map(({ Id }) => Id)).toEqual(["1", "2"]);
  });
});

test("CNT-05 WCAG-2.4.11 a banner opens 3 s after its page, never hides the focus and closes for good", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page);
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await stopClock(page);
  await visit("/en/offers/last-pieces");
  await liveSoon(host(page));
  await expect(host(page)).toBeHidden();
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await expect(page.getByRole("complementary", { name: "Delivery" })).toContainText("Free delivery from €60");
  const top = async (): Promise<number> => (await bar(page).boundingBox())!.y;
  await test.step("the banner is at the bottom and never covers the focused link", async () => {
    const edges = async (): Promise<number[]> => {
      const { x, y, width, height } = (await bar(page).boundingBox())!;
      return [x, width, Math.round(y + height)];
    };
    await expect.poll(edges).toEqual([0, 360, 740]);
    const last = page.locator(".site-footer").getByRole("link", { name: "Cookie settings" });
    for (const link of [otherOffers(page, "Small gifts"), last]) {
      await link.focus();
      await expect
        .poll(async () => (await link.boundingBox())!.y + (await link.boundingBox())!.height)
        .toBeLessThanOrEqual(await top());
    }
    const close = (await bar(page).getByRole("button").boundingBox())!;
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
  });
  await test.step("the button closes the banner, and the focus stays in the page", async () => {
    await bar(page).getByRole("button", { name: "Close this message" }).press("Enter");
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator("#page")).toBeFocused();
    await expect
      .poll(async () => (await closedIn(page, "LagunePopupBanners")).map(({ Id }) => Id))
      .toEqual(["delivery"]);
    expect(await closedIn(page, "LagunePopups")).toEqual([]);
    const textsLoaded = trackRequests(page);
    await visit("/en/offers/last-pieces");
    await live(host(page));
    await page.clock.fastForward(10_000);
    await textsLoaded();
    await pendingWorkDone(page);
    await expect(bar(page)).toHaveCount(0);
  });
});
