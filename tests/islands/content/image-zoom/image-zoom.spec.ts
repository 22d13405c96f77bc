import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { serveLab } from "../../../browser/lab.ts";
import { dialog, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";

test.use({ pictures: true });

const teapot = "/lab/en/teapot";
const large = "/media/products/p294.svg?size=large";

const pageHtml = `<h1>Teapot</h1><p class="product-photo"><a data-island="image-zoom" href="${large}"><img
  src="/media/products/p294.svg" width="440" height="440" alt="Teapot, sea-salt glaze"></a></p>
<div data-island="quantity"><label for="q">Quantity</label>
  <input id="q" name="Quantity" inputmode="numeric" value="1"></div>`;

test.beforeEach(async ({ page, control }) => {
  await setConsentCookie(page);
  const pages = ["en", "nl"].map((culture) => [
    `${culture}/teapot`,
    { title: "Teapot", lang: culture, settings: { culture, locale: culture }, page: pageHtml },
  ]);
  await serveLab(control, { ...Object.fromEntries(pages), other: { title: "Other", page: "<h1>Other</h1>" } });
});

const link = (page: Page) => page.locator(".product-photo a");
const lens = (page: Page) => page.locator(".atoll-lens");
const photo = (page: Page) => dialog(page).getByRole("img");

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = teapot): Promise<void> {
  await visit(path);
  await live(link(page));
}

/** Collects the addresses that the page requests from now on. */
function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}
const photosIn = (requests: string[]): string[] => requests.filter((url) => url.includes("size=large"));

/** Moves the mouse to a point of the photo, in fractions of its width and height. */
async function point(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await link(page).locator("img").first().boundingBox())!;
  const target = { x: box.x + box.width * x, y: box.y + box.height * y };
  await page.mouse.move(target.x, target.y);
  return target;
}

/** The position of the photo in the dialog: its scale, and the distance of its centre from the window's centre. */
const position = (page: Page) =>
  photo(page).evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return {
      scale: Math.round((width / innerWidth) * 100) / 100,
      x: Math.round(left + width / 2 - innerWidth / 2),
      y: Math.round(top + height / 2 - innerHeight / 2),
    };
  });
const expectPosition = (page: Page, place: { scale: number; x: number; y: number }) =>
  expect.poll(() => position(page)).toEqual(place);
const expectScale = (page: Page, scale: number) =>
  expect.poll(async () => (await position(page)).scale).toBeCloseTo(scale, 1);

test("OPT-02 WCAG-1.4.13 hover magnifies the photo in place with one request; leaving and Escape end it", async ({
  page,
  visit,
}) => {
  const requests = recordRequests(page);
  await open(page, visit);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(photosIn(requests)).toEqual([]);
  await test.step("the point under the pointer stays under it, and leaving ends the magnifier", async () => {
    const offset = (): Promise<{ x: number; y: number; share: number }> =>
      page.evaluate(() => {
        const [small, copy] = [...document.querySelectorAll(".product-photo img")].map((image) =>
          image.getBoundingClientRect(),
        );
        return {
          x: Math.round(copy!.left - small!.left),
          y: Math.round(copy!.top - small!.top),
          share: Math.round((copy!.width / small!.width) * 100) / 100,
        };
      });
    const { width } = (await link(page).boundingBox())!;
    await point(page, 0.5, 0.5);
    await expect(lens(page)).toBeVisible();
    expect(photosIn(requests)).toHaveLength(1);
    await expect.poll(offset).toEqual({ x: Math.round(-width * 0.75), y: Math.round(-width * 0.75), share: 2.5 });
    await point(page, 0.1, 0.9);
    await expect.poll(async () => (await offset()).x).toBeCloseTo(Math.round(-width * 0.15), -1);
    const [lensBox, photoBox] = await Promise.all([
      lens(page).boundingBox(),
      link(page).locator("img").first().boundingBox(),
    ]);
    for (const key of ["x", "y", "width", "height"] as const) expect(lensBox![key]).toBeCloseTo(photoBox![key], 0);
    await page.mouse.move(5, 5);
    await expect(lens(page)).toHaveCount(0);
  });
  await test.step("Escape closes the magnifier, and it opens when the pointer enters again", async () => {
    await point(page, 0.5, 0.5);
    await expect(lens(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lens(page)).toHaveCount(0);
    await page.mouse.move(5, 5);
    await point(page, 0.5, 0.5);
    await expect(lens(page)).toBeVisible();
  });
  await test.step("the large photo is requested once", async () => {
    await link(page).click();
    await expect(photo(page)).toHaveAttribute("src", new RegExp(large.replace("?", "\\?")));
    expect(photosIn(requests)).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("OPT-02 the large photo is zoomed and moved by keyboard, click, wheel, buttons and drag", async ({
  page,
  visit,
}) => {
  await open(page, visit);
  await link(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Teapot, sea-salt glaze" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  await expectPosition(page, { scale: 1, x: 0, y: 0 });
  await page.keyboard.press("ArrowLeft");
  await expectPosition(page, { scale: 1, x: 0, y: 0 });
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expectScale(page, 2.25);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expectPosition(page, { scale: 2.25, x: 80, y: -80 });
  for (let time = 0; time < 40; time++) await page.keyboard.press("ArrowUp");
  // The photo's top edge is at the window's top edge.
  await expectPosition(page, { scale: 2.25, x: 80, y: Math.round((720 * 2.25 - 720) / 2) });
  await page.keyboard.press("-");
  await expectScale(page, 1.5);
  await page.keyboard.press("0");
  await expectScale(page, 1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await link(page).click();
  await expect(photo(page)).toHaveAttribute("src", /size=large/);
  await page.mouse.click(740, 460);
  await expectPosition(page, { scale: 2.5, x: -150, y: -150 });
  await page.mouse.move(600, 300);
  await page.mouse.down();
  await page.mouse.move(640, 330, { steps: 4 });
  await page.mouse.up();
  await expectPosition(page, { scale: 2.5, x: -110, y: -120 });
  await page.mouse.click(600, 300);
  await expectScale(page, 1);
  await page.mouse.wheel(0, -400);
  await expectScale(page, Math.E);
  await page.mouse.wheel(0, 4000);
  await expectScale(page, 1);
  await expect(page.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expectScale(page, 1.5);
  await expect(dialog(page).getByRole("status").filter({ hasText: "150%" })).toHaveCount(1);
  for (let time = 0; time < 3; time++) await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await test.step("a click outside the photo closes it", async () => {
    await link(page).click();
    await expect(photo(page)).toHaveAttribute("src", /size=large/);
    await page.mouse.click(40, 600);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("OPT-02 two fingers magnify the point between them, and one finger moves the photo", async ({ page, visit }) => {
    await open(page, visit);
    await link(page).tap();
    await expect(photo(page)).toHaveAttribute("src", /size=large/);
    await expect(lens(page)).toHaveCount(0);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch("touchStart", [600, 360]);
    await touch("touchStart", [600, 360], [680, 360]);
    await touch("touchMove", [540, 360], [740, 360]);
    await touch("touchEnd");
    await expectScale(page, 2.5);
    await expect.poll(async () => Math.abs((await position(page)).x)).toBeLessThan(3);
    const before = await position(page);
    await touch("touchStart", [600, 360]);
    await touch("touchMove", [620, 380]);
    await touch("touchMove", [650, 400]);
    await touch("touchEnd");
    await expectPosition(page, { scale: before.scale, x: before.x + 50, y: before.y + 40 });
    await page.touchscreen.tap(640, 300);
    await expectScale(page, 1);
    await session.detach();
  });
});

test("OPT-02 phones never load the code; below 576 px the link opens the photo, wider windows zoom", async ({
  page,
  visit,
  guard,
}) => {
  const requests = recordRequests(page);
  await test.step("a phone never loads the island's code", async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    await visit(teapot);
    await live(page.locator("[data-island=quantity]"));
    expect(requests.filter((url) => url.includes("/atoll/islands/quantity."))).not.toEqual([]);
    expect(requests.filter((url) => url.includes("/atoll/islands/image-zoom."))).toEqual([]);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await live(link(page));
  await page.setViewportSize({ width: 575, height: 700 });
  await expect(link(page)).not.toHaveAttribute("aria-haspopup");
  await link(page).scrollIntoViewIfNeeded();
  await point(page, 0.5, 0.5);
  await guard.expectFullLoad(() => link(page).click());
  await expect(page).toHaveURL(large);
  // The browser's own request for the link.
  expect(photosIn(requests)).toHaveLength(1);
  await guard.expectFullLoad(() => page.goBack());
  await page.setViewportSize({ width: 576, height: 700 });
  await live(link(page));
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
});

test("OPT-02 if the large photo or the dialog fails, the small photo stays and its link works", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED/);
  guard.allowConsole(/the large photo could not be loaded; the link is left to the browser/);
  guard.allowConsole(/could not open the photo viewer; following the link of the photo/);
  await test.step("a large photo that fails is reported; the small photo stays, and the link works", async () => {
    await page.route(/size=large/, (route) => route.abort());
    await open(page, visit);
    await link(page).click();
    await expect(dialog(page).getByText("The large photo could not be loaded.")).toBeVisible();
    await expect(photo(page)).toHaveAttribute("src", /p294\.svg$/);
    await page.keyboard.press("Escape");
    await page.unroute(/size=large/);
    await guard.expectFullLoad(() => link(page).click());
  });
  await test.step("without the dialog's code, the link opens the photo", async () => {
    await open(page, visit);
    await expect(page.getByRole("button", { name: "Increase" })).toBeVisible();
    await islandsStarted(page);
    await page.route(/\/atoll\/.*\.js/, (route) => route.abort());
    await guard.expectFullLoad(() => link(page).click());
    await expect(page).toHaveURL(large);
  });
});

test("OPT-02 LOC-02 NAV-20 Back closes the photo, and the dialog is translated", async ({ page, visit }) => {
  await test.step("Back closes the photo; after Forward the link zooms again", async () => {
    await visit("/lab/other");
    await page.evaluate((url) => window.atoll!.visit(url), teapot);
    await live(link(page));
    await link(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText("Other");
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.goForward();
    await live(link(page));
    await link(page).click();
    await expect(dialog(page)).toBeVisible();
  });
  await test.step("the dialog is translated into Dutch", async () => {
    await open(page, visit, teapot.replace("/en/", "/nl/"));
    await link(page).click();
    for (const name of ["Inzoomen", "Uitzoomen", "Sluiten"])
      await expect(page.getByRole("button", { name })).toBeVisible();
  });
});
