import type { Locator } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { dialog, hasChosen, heading, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { complaints } from "./complaints.ts";
import { cup, gallery, host, partsOf, photo, trio } from "./galleries.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("PRO-01 WCAG-2.1.1 five thumbnails stand beside the photo and follow it; buttons and keys lead from photo to photo; only the one that is shown can be reached", async ({
  page,
  visit,
}) => {
  await visit(cup);
  const { slides, shows, inSight, thumbs, previous, next, link } = partsOf(gallery(page));
  await slides();
  await test.step("five of nine thumbnails are in sight, one below the other, beside the photo", async () => {
    await shows(1, 9);
    expect(await inSight()).toEqual([1, 2, 3, 4, 5]);
    const [first, second] = [(await thumbs.nth(0).boundingBox())!, (await thumbs.nth(1).boundingBox())!];
    expect([second.x, second.y > first.y + first.height]).toEqual([first.x, true]);
    await expect(page.getByRole("group", { name: "Photos", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stoneware cup, sea-salt glaze, close-up" })).toBeVisible();
  });
  await test.step("the button shows the next photo, says which it is, and its thumbnail comes into sight", async () => {
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await previous.click({ force: true });
    await shows(1, 9);
    for (let time = 0; time < 6; time++) await next.click();
    await shows(7, 9);
    await expect.poll(inSight).toEqual([5, 6, 7, 8, 9]);
    await expect(gallery(page).locator("[aria-current=true]")).toHaveAttribute(
      "aria-label",
      "Stoneware cup, sea-salt glaze, its size",
    );
    await expect(page.locator("#atoll-live-polite")).toHaveText(
      "Photo 7 of 9: Stoneware cup, sea-salt glaze, its size",
    );
  });
  await test.step("a thumbnail shows its photo, and keys go on from there, with the focus", async () => {
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
  await test.step("with less motion the next photo is there at once", async () => {
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
  await test.step("axe has nothing to say", async () => expect(await violations(page, ".product")).toEqual([]));
});

test("PRO-01 the photo is magnified under the pointer; a click shows it over the window, where keys lead through all of them; then the focus is on the one that was shown", async ({
  page,
  visit,
}) => {
  await visit(cup);
  const { slides, shows, link, stage } = partsOf(gallery(page));
  await slides();
  const entries = await page.evaluate(() => history.length);
  await link.hover();
  const glass = page.locator(".atoll-lens");
  await expect(glass).toBeVisible();
  const [seen, whole] = [(await glass.boundingBox())!, (await stage.boundingBox())!];
  for (const key of ["x", "y", "width", "height"] as const) expect(seen[key]).toBeCloseTo(whole[key], 0);
  await link.click();
  const large = dialog(page).getByRole("img");
  const count = dialog(page).locator(".atoll-photo-count");
  await expect(page.getByRole("dialog", { name: "Stoneware cup, sea-salt glaze", exact: true })).toBeVisible();
  await expect(count).toHaveText("1 / 9");
  await expect(dialog(page).getByRole("button", { name: "Previous photo" })).toHaveAttribute("aria-disabled", "true");
  await test.step("arrow keys and buttons lead on, and say which photo it is", async () => {
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
  await test.step("near, arrow keys move the photo and lead nowhere else", async () => {
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await page.keyboard.press("ArrowLeft");
    await expect(count).toHaveText("9 / 9");
    expect(await large.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e)).toBe(80);
    await page.keyboard.press("PageUp");
    await expect(count).toHaveText("8 / 9");
    expect(await large.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)).toBe(1);
    expect(await violations(page, "dialog")).toEqual([]);
  });
  await test.step("Escape leads back to that photo, and the history is as it was", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await shows(8, 9);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("PRO-01 LOC-02 one thumbnail is below the photo, which is swiped, on the page and over it, and is not magnified; its words are French", async ({
    page,
    visit,
  }) => {
    await visit(cup.replace("/en/", "/fr/"));
    const { slides, shows, inSight, next, previous, thumbs, link, stage } = partsOf(gallery(page));
    await slides();
    const browser = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number, y: number): Promise<void> => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
        browser.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", { x: from, y });
      for (let step = 1; step <= 6; step++) await touch("touchMove", { x: from + ((to - from) * step) / 6, y });
      await touch("touchEnd");
    };
    await test.step("one thumbnail, and buttons that a thumb can hit", async () => {
      await shows(1, 9);
      expect(await inSight()).toEqual([1]);
      for (const button of [next, previous, thumbs.first()]) {
        const { width, height } = (await button.boundingBox())!;
        expect([width >= 44, height >= 44]).toEqual([true, true]);
      }
      await expect(page.getByRole("button", { name: "Photo suivante" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // The name of the product is above its photo.
      expect((await heading(page).boundingBox())!.y).toBeLessThan((await stage.boundingBox())!.y);
    });
    await test.step("a finger draws the next photo in, and does not open it", async () => {
      await swipe(300, 60, (await stage.boundingBox())!.y + 150);
      await shows(2, 9);
      await expect.poll(inSight).toEqual([2]);
      await expect(page.locator("#atoll-live-polite")).toHaveText(
        "Photo 2 sur 9 : Tasse en grès, émail sel marin, de près",
      );
      await expect(dialog(page)).toHaveCount(0);
    });
    await test.step("a tap shows it over the window, where it is swiped, too", async () => {
      await link.tap();
      await expect(dialog(page).getByRole("img")).toHaveAttribute("src", /view=close-up&size=large/);
      await expect(page.locator(".atoll-lens")).toHaveCount(0);
      await swipe(300, 60, 350);
      await expect(dialog(page).locator(".atoll-photo-count")).toHaveText("3 / 9");
      await swipe(60, 300, 350);
      await swipe(60, 90, 350);
      await expect(dialog(page).locator(".atoll-photo-count")).toHaveText("2 / 9");
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
    await browser.detach();
  });
});

test("PRO-01 ERR-05 where Swiper, a photo or the whole list does not come the rest works; one photo has no buttons; from right to left all is mirrored; Dutch words", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED|404/);
  guard.allowConsole(/the photos are scrolled, for what slides them could not be loaded/);
  guard.allowConsole(/gallery on <div.lab-photos> (failed|expects an img in each item of its list)/);
  const said = complaints(page);
  await page.route(/\/atoll\/.*\.js/, async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes("swiper-slide-active") ? route.abort() : route.fulfill({ response });
  });
  await page.route(/of=broken.*view=close-up/, (route) => route.fulfill({ status: 404 }));
  const parts = `<h1>Photos</h1><section id="three">${trio("three")}</section><section id="rtl" dir="rtl">${trio("rtl")}</section><section id="broken">${trio("broken")}</section>
<section id="one">${host(`<ul>${photo("one", "One cup")}</ul>`)}</section><section id="none">${host("<p>No photo yet</p>")}</section><section id="bad">${host("<ul><li>words</li></ul>")}</section>`;
  await serveLab(control, { photos: { lang: "nl", settings: { culture: "nl", locale: "nl" }, page: parts } });
  await page.setViewportSize({ width: 700, height: 900 });
  await visit("/lab/photos");
  const of = (id: string): Locator => page.locator(`#${id} [data-island=gallery]`);
  await test.step("without Swiper the browser scrolls from photo to photo", async () => {
    await live(of("three"));
    const { shows, next, stage } = partsOf(of("three"));
    await expect.poll(() => said.filter((line) => line.includes("the photos are scrolled")).length).toBe(3);
    await next.click();
    await shows(2, 3);
    await expect(of("three").getByRole("button", { name: "Volgende foto" })).toBeVisible();
    await stage.locator("ul").evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
    await shows(3, 3);
  });
  await test.step("from right to left the next photo is on the left", async () => {
    const { shows, next, previous, link } = partsOf(of("rtl"));
    expect((await next.boundingBox())!.x).toBeLessThan((await previous.boundingBox())!.x);
    await link.focus();
    await page.keyboard.press("ArrowLeft");
    await shows(2, 3);
    await page.keyboard.press("ArrowRight");
    await shows(1, 3);
  });
  await test.step("a photo that does not come says what it would show, and the next one comes", async () => {
    const { shows, next, thumbs } = partsOf(of("broken"));
    await of("broken").scrollIntoViewIfNeeded();
    await next.click();
    await expect(of("broken").getByText("Deze foto kon niet worden geladen: Cup, close-up")).toBeVisible();
    await expect(thumbs.nth(1)).toHaveText("2");
    await next.click();
    await shows(3, 3);
  });
  await test.step("one photo has neither buttons nor thumbnails, and can be looked at closely", async () => {
    await expect(of("one").getByRole("button")).toHaveCount(0);
    await of("one").getByRole("link").click();
    await expect(page.getByRole("dialog", { name: "One cup" })).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Volgende foto" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(of("one").getByRole("link")).toBeFocused();
  });
  await test.step("without a photo what the page says stays, and a list of something else is refused with one line", async () => {
    await expect(of("none")).toHaveAttribute("data-island-state", "failed");
    expect(await of("none").innerHTML()).toBe("<p>No photo yet</p>");
    expect(said.filter((line) => line.includes("expects a list of photos in it"))).toHaveLength(1);
    await expect(of("bad")).toHaveAttribute("data-island-state", "failed");
    expect(said.filter((line) => line.includes("expects an img in each item of its list"))).toHaveLength(1);
  });
});

test("PRO-01 without script all photos are there, each a link to its large version", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(cup);
  const links = page.locator(".gallery-photos a");
  await expect(links).toHaveCount(9);
  for (const link of await links.all())
    await expect(link).toHaveAttribute("href", /^\/media\/products\/p276\.svg\?.*size=large$/);
  for (const name of [
    /^Stoneware cup, sea-salt glaze ?, large photo$/,
    /^Stoneware cup, sea-salt glaze, in the evening ?, large photo$/,
  ])
    await expect(page.getByRole("link", { name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});
