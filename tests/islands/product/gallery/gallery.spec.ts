import type { Locator } from "@playwright/test";
import { chunksWith } from "../../../browser/chunks.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab, tall } from "../../../browser/lab.ts";
import { dialog, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { collectConsole } from "../../../browser/console-messages.ts";
import { cup, gallery, host, partsOf, photo, trio } from "./galleries.ts";

test.use({ pictures: true });

test.beforeEach(({ page }) => setConsentCookie(page));

test("PRO-01 WCAG-2.1.1 thumbnails follow the photo; hover magnifies it, a click opens it full-window", async ({
  page,
  visit,
}) => {
  await visit(cup);
  const { slides, shows, inSight, thumbs, previous, next, link, stage } = partsOf(gallery(page));
  await slides();
  await test.step("five of nine thumbnails are visible in a column beside the photo", async () => {
    await shows(1, 9);
    await expect.poll(inSight).toEqual([1, 2, 3, 4, 5]);
    const [first, second] = [(await thumbs.nth(0).boundingBox())!, (await thumbs.nth(1).boundingBox())!];
    expect([second.x, second.y > first.y + first.height]).toEqual([first.x, true]);
    await expect(page.getByRole("group", { name: "Photos", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stoneware cup, sea-salt glaze, close-up" })).toBeVisible();
  });
  await test.step("the button shows and announces the next photo, and its thumbnail scrolls into view", async () => {
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await previous.click({ force: true });
    await shows(1, 9);
    for (let time = 0; time < 6; time++) await next.press("Enter");
    await shows(7, 9);
    await expect.poll(inSight).toEqual([5, 6, 7, 8, 9]);
    await expect(gallery(page).locator("[aria-current=true]")).toHaveAttribute(
      "aria-label",
      "Stoneware cup, sea-salt glaze, dimensions",
    );
    await expect(page.locator("#atoll-live-polite")).toHaveText(
      "Photo 7 of 9: Stoneware cup, sea-salt glaze, dimensions",
    );
  });
  await test.step("a thumbnail shows its photo, and keys continue from there with the focus", async () => {
    await thumbs.nth(7).click();
    await shows(8, 9);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await shows(9, 9);
    await expect(thumbs.nth(8)).toBeFocused();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Home");
    await shows(1, 9);
    await link.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await shows(2, 9);
    await expect(link).toBeFocused();
    await page.keyboard.press("End");
    await shows(9, 9);
    await page.keyboard.press("Shift+ArrowLeft");
    await shows(9, 9);
  });
  await test.step("under reduced motion the next photo appears at once", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await previous.evaluate((button: HTMLElement) => button.click());
    const { left, moves } = await gallery(page).evaluate((host) => {
      const [stage, item] = [host.querySelector(".atoll-slides")!, host.querySelectorAll("li")[7]!];
      return {
        left: item.getBoundingClientRect().left - stage.getBoundingClientRect().left,
        moves: host.getAnimations({ subtree: true }).length,
      };
    });
    expect([Math.round(left), moves]).toEqual([0, 0]);
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await link.focus();
  await page.keyboard.press("Home");
  await shows(1, 9);
  const entries = await page.evaluate(() => history.length);
  await test.step("hover magnifies the photo", async () => {
    await link.hover();
    const lens = page.locator(".atoll-lens");
    await expect(lens).toBeVisible();
    const [lensBox, stageBox] = [(await lens.boundingBox())!, (await stage.boundingBox())!];
    for (const key of ["x", "y", "width", "height"] as const) expect(lensBox[key]).toBeCloseTo(stageBox[key], 0);
  });
  await link.click();
  const large = dialog(page).getByRole("img");
  const count = dialog(page).locator(".atoll-photo-count bdo");
  await expect(page.getByRole("dialog", { name: "Stoneware cup, sea-salt glaze", exact: true })).toBeVisible();
  await expect(count).toHaveText("1 / 9");
  await expect(dialog(page).getByRole("button", { name: "Previous photo" })).toHaveAttribute("aria-disabled", "true");
  await test.step("arrow keys and buttons change the photo and announce it", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(large).toHaveAttribute("src", /view=close-up&size=large/);
    await dialog(page).getByRole("button", { name: "Next photo" }).click();
    await expect(count).toHaveText("3 / 9");
    await expect(
      dialog(page).getByRole("status").filter({ hasText: "Photo 3 of 9: Stoneware cup, sea-salt glaze, at home" }),
    ).toHaveCount(1);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog", { name: "Stoneware cup, sea-salt glaze, in the evening" })).toBeVisible();
    await expect(count).toHaveText("9 / 9");
  });
  await test.step("while zoomed in, arrow keys move the photo instead of changing it", async () => {
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await page.keyboard.press("ArrowLeft");
    await expect(count).toHaveText("9 / 9");
    await expect.poll(() => large.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e)).toBe(80);
    await page.keyboard.press("PageUp");
    await expect(count).toHaveText("8 / 9");
    await expect.poll(() => large.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)).toBe(1);
  });
  await test.step("Escape returns to that photo and adds no history entry", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await shows(8, 9);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("PRO-01 LOC-02 a strip of thumbnails is below the photo, which is swiped and never magnified, in French", async ({
    page,
    visit,
  }) => {
    await visit(cup.replace("/en/", "/fr/"));
    const { slides, shows, inSight, next, previous, thumbs, link, stage } = partsOf(gallery(page));
    await slides();
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number, y: number): Promise<void> => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", { x: from, y });
      for (let step = 1; step <= 6; step++) await touch("touchMove", { x: from + ((to - from) * step) / 6, y });
      await touch("touchEnd");
    };
    await test.step("four thumbnails are visible, and the buttons are large enough to touch", async () => {
      await shows(1, 9);
      await expect.poll(inSight).toEqual([1, 2, 3, 4]);
      for (const button of [next, previous, thumbs.first()]) {
        const { width, height } = (await button.boundingBox())!;
        expect([width >= 44, height >= 44]).toEqual([true, true]);
      }
      await expect(page.getByRole("button", { name: "Photo suivante" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // The product's name is above its photo.
      expect((await heading(page).boundingBox())!.y).toBeLessThan((await stage.boundingBox())!.y);
    });
    await test.step("a swipe, also one from a button, shows the next photo and does not open it", async () => {
      await swipe(300, 60, (await stage.boundingBox())!.y + 150);
      await shows(2, 9);
      await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
      await expect(page.locator("#atoll-live-polite")).toHaveText(
        "Photo 2 sur 9 : Tasse en grès, émail sel marin, gros plan",
      );
      await expect(dialog(page)).toHaveCount(0);
    });
    await test.step("a tap opens the photo full-window, where swiping works, too", async () => {
      await link.tap();
      await expect(dialog(page).getByRole("img")).toHaveAttribute("src", /view=close-up&size=large/);
      await expect(page.locator(".atoll-lens")).toHaveCount(0);
      await swipe(300, 60, 350);
      await expect(dialog(page).locator(".atoll-photo-count bdo")).toHaveText("3 / 9");
      await swipe(60, 300, 350);
      await swipe(60, 90, 350);
      await expect(dialog(page).locator(".atoll-photo-count bdo")).toHaveText("2 / 9");
      await page.touchscreen.tap(180, 300);
      await expect
        .poll(() =>
          dialog(page)
            .getByRole("img")
            .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a),
        )
        .toBe(2.5);
      await dialog(page).getByRole("button", { name: "Fermer" }).tap();
      await expect(dialog(page)).toHaveCount(0);
      await shows(2, 9);
    });
    await test.step("a tap on a thumbnail shows its photo, and the strip scrolls on", async () => {
      await thumbs.nth(3).tap();
      await shows(4, 9);
      await expect.poll(inSight).toEqual([3, 4, 5]);
    });
    await session.detach();
  });
});

test("PRO-01 ERR-05 without Swiper the photos scroll, and a photo that cannot be loaded shows its text", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED|404/);
  guard.allowConsole(/could not load the slider of the gallery; the photos can be scrolled/);
  await page.route(chunksWith("swiper-slide-active"), (route) => route.abort());
  await page.route(/of=broken.*view=close-up/, (route) => route.fulfill({ status: 404 }));
  await serveLab(control, { photos: { page: `<h1>Photos</h1>${trio("broken")}` } });
  await page.setViewportSize({ width: 700, height: 900 });
  const failed = page.waitForEvent("console", (line) => line.text().includes("the photos can be scrolled"));
  await visit("/lab/photos");
  await live(gallery(page));
  await failed;
  const { shows, next, thumbs, stage } = partsOf(gallery(page));
  await next.click();
  await shows(2, 3);
  await expect(gallery(page).getByText("This photo could not be loaded: Cup, close-up")).toBeVisible();
  await expect(thumbs.nth(1)).toHaveText("2");
  await stage.locator("ul").evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  await shows(3, 3);
});

test("PRO-01 LOC-02 the gallery mirrors in RTL, speaks Dutch and leaves lists without photos alone @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/gallery on <div.lab-photos> (failed|expects a list in it, with an <img> in each item)/);
  const logged = collectConsole(page);
  // The others are out of sight: a host that fails, or has one photo, gives the space of its thumbnails back.
  const parts = `<h1>Photos</h1><section id="rtl" dir="rtl">${trio("rtl")}</section>${tall(900)}<section
    id="one">${host(`<ul>${photo("one", "One cup")}</ul>`)}</section><section
  id="none">${host("<p>No photo yet</p>")}</section><section id="bad">${host("<ul><li>words</li></ul>")}</section>`;
  await serveLab(control, { photos: { lang: "nl", settings: { culture: "nl", locale: "nl" }, page: parts } });
  await page.setViewportSize({ width: 700, height: 900 });
  await visit("/lab/photos");
  const galleryIn = (id: string): Locator => page.locator(`#${id} [data-island=gallery]`);
  await test.step("from right to left the next photo is on the left", async () => {
    const { slides, shows, next, previous, link } = partsOf(galleryIn("rtl"));
    await slides();
    await expect(next).toHaveAccessibleName("Volgende foto");
    expect((await next.boundingBox())!.x).toBeLessThan((await previous.boundingBox())!.x);
    await link.focus();
    await page.keyboard.press("ArrowLeft");
    await shows(2, 3);
    await page.keyboard.press("ArrowRight");
    await shows(1, 3);
  });
  await test.step("a single photo has no buttons or thumbnails but can be enlarged", async () => {
    await expect(galleryIn("one").getByRole("button")).toHaveCount(0);
    await galleryIn("one").getByRole("link").click();
    await expect(page.getByRole("dialog", { name: "One cup" })).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Volgende foto" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(galleryIn("one").getByRole("link")).toBeFocused();
  });
  await test.step("without a photo the page's text stays; a list without photos is rejected", async () => {
    await expect(galleryIn("none")).toHaveAttribute("data-island-state", "failed");
    expect(await galleryIn("none").innerHTML()).toBe("<p>No photo yet</p>");
    await expect(galleryIn("bad")).toHaveAttribute("data-island-state", "failed");
    expect(logged.filter((line) => line.includes("expects a list in it, with an <img> in each item"))).toHaveLength(2);
  });
});

test("PRO-01 axe finds nothing in the gallery and its full window @all", async ({ page, visit }) => {
  await visit(cup);
  const { slides, next, link } = partsOf(gallery(page));
  await slides();
  await next.press("Enter");
  expect(await violations(page, ".product")).toEqual([]);
  await link.click();
  await expect(dialog(page).getByRole("img")).toBeVisible();
  for (const key of ["+", "+", "ArrowLeft", "PageUp"]) await page.keyboard.press(key);
  expect(await violations(page, "dialog")).toEqual([]);
});
