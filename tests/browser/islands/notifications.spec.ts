import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { banner, hasChosen, reopenCookies } from "../shop/visitor.ts";
import { button } from "./consent-banner.ts";

const notices = (page: Page) => page.getByRole("region", { name: "Messages" });

test(
  "OPT-10 CON-10 who takes consent back is offered to load the page again, in words, and told aloud",
  { tag: "@both" },
  async ({ page, visit, guard }) => {
    await hasChosen(page, { marketing: true });
    await visit("/en");
    await reopenCookies(page);
    // The one notice that the shop has now.
    await button(page, "Decline all").click();
    await expect(notices(page)).toContainText("What you no longer allow goes on until the page is loaded again.");
    await expect(page.locator("#atoll-live-polite")).toHaveText(
      "What you no longer allow goes on until the page is loaded again. Load the page again",
    );
    await guard.expectFullLoad(() => notices(page).getByRole("button", { name: "Load the page again" }).click());
    await expect(banner(page)).toHaveCount(0);
  },
);

test("OPT-10 what takes nothing back shows no message; a message that offers something can be read, and stays until it is closed, also over a visit", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await hasChosen(page, { statistics: true });
  await visit("/en");
  await test.step("a choice that takes nothing back shows no message", async () => {
    await reopenCookies(page);
    await button(page, "Accept all").click();
    await expect(banner(page)).toHaveCount(0);
    await expect(notices(page)).toHaveCount(0);
  });
  await reopenCookies(page);
  await button(page, "Decline all").click();
  for (const width of [360, 1280]) {
    await test.step(`a message can be read: it has whole words on a line, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const text = (await page.locator(".atoll-notice-text").boundingBox())!;
      expect(text.width).toBeGreaterThan(180);
      expect((await notices(page).boundingBox())!.height).toBeLessThan(250);
    });
  }
  await test.step("it stays, also over a visit", async () => {
    await expect(notices(page)).toBeVisible();
    // Code that is still on its way would be given up.
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward("10:00");
    await expect(notices(page)).toBeVisible();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" }).click();
    await expect(page.locator("#page h1")).toHaveText("Candles");
    await expect(notices(page)).toBeVisible();
  });
  await test.step("it is closed with its cross", async () => {
    await notices(page).getByRole("button", { name: "Close this message" }).click();
    await expect(notices(page)).toHaveCount(0);
  });
});
