import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { dialog, hasChosen, heading, live } from "../shop/visitor.ts";

const teapot = "/lab/en/teapot";
const large = "/media/products/p294.svg?size=large";

const zoomed = `<h1>Teapot</h1><p class="product-photo"><a data-island="image-zoom" href="${large}"><img src="/media/products/p294.svg" width="440" height="440" alt="Teapot, sea-salt glaze"></a></p>
<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" inputmode="numeric" value="1"></div>`;

test.beforeEach(async ({ page, control }) => {
  await hasChosen(page);
  const pages = ["en", "nl"].map((culture) => [
    `${culture}/teapot`,
    { title: "Teapot", lang: culture, settings: { culture, locale: culture }, page: zoomed },
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

/** The addresses that the page asks for from now on. */
function noteRequests(page: Page): string[] {
  const all: string[] = [];
  page.on("request", (request) => all.push(request.url()));
  return all;
}
const photosIn = (requests: string[]): string[] => requests.filter((url) => url.includes("size=large"));

/** Points at a place of the photo, in shares of its width and height. */
async function point(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await link(page).locator("img").first().boundingBox())!;
  const at = { x: box.x + box.width * x, y: box.y + box.height * y };
  await page.mouse.move(at.x, at.y);
  return at;
}

/** How the photo in the dialog lies: its scale, and how far its middle is from that of the window. */
const lie = (page: Page) =>
  photo(page).evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return {
      scale: Math.round((width / innerWidth) * 100) / 100,
      x: Math.round(left + width / 2 - innerWidth / 2),
      y: Math.round(top + height / 2 - innerHeight / 2),
    };
  });
const scaleIs = (page: Page, scale: number) => expect.poll(async () => (await lie(page)).scale).toBeCloseTo(scale, 1);

test("OPT-02 WCAG-1.4.13 pointing at the photo shows it magnified in its place, asked for once; leaving and Escape end it; clicks of other kinds are the browser's", async ({
  page,
  visit,
}) => {
  const requests = noteRequests(page);
  await open(page, visit);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(photosIn(requests)).toEqual([]);
  await test.step("what is under the pointer stays under it, and leaving ends it", async () => {
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
    expect(await offset()).toEqual({ x: Math.round(-width * 0.75), y: Math.round(-width * 0.75), share: 2.5 });
    await point(page, 0.1, 0.9);
    await expect.poll(async () => (await offset()).x).toBeCloseTo(Math.round(-width * 0.15), -1);
    const [glass, small] = await Promise.all([
      lens(page).boundingBox(),
      link(page).locator("img").first().boundingBox(),
    ]);
    for (const key of ["x", "y", "width", "height"] as const) expect(glass![key]).toBeCloseTo(small![key], 0);
    await page.mouse.move(5, 5);
    await expect(lens(page)).toHaveCount(0);
  });
  await test.step("Escape takes the magnified part away, and it stays away until the pointer comes anew", async () => {
    await point(page, 0.5, 0.5);
    await expect(lens(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lens(page)).toHaveCount(0);
    await point(page, 0.6, 0.5);
    await expect(lens(page)).toHaveCount(0);
    await page.mouse.move(5, 5);
    await point(page, 0.5, 0.5);
    await expect(lens(page)).toBeVisible();
  });
  await test.step("the large photo is asked for once", async () => {
    await link(page).click();
    await expect(photo(page)).toHaveAttribute("src", new RegExp(large.replace("?", "\\?")));
    expect(photosIn(requests)).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("a click with Ctrl, with the middle button, or that the page has handled is not taken", async () => {
    const taken = await link(page).evaluate((link) => {
      const click = (init: MouseEventInit): boolean => {
        let taken = false;
        addEventListener(
          "click",
          (event) => {
            taken = event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
        return taken;
      };
      return [click({ ctrlKey: true }), click({ metaKey: true }), click({ shiftKey: true }), click({ button: 1 })];
    });
    expect(taken).toEqual([false, false, false, false]);
    await page.evaluate(() =>
      document.querySelector(".product-photo")!.addEventListener("click", (event) => event.preventDefault(), true),
    );
    await link(page).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("OPT-02 by keyboard Enter opens the large photo, plus, minus, nought and arrows move in it, Escape leads back to the link; by mouse a click goes in where it is, another goes out, the wheel and the buttons do so too, the photo can be dragged, and a click beside it closes it", async ({
  page,
  visit,
}) => {
  await open(page, visit);
  await link(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Teapot, sea-salt glaze" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  expect(await lie(page)).toEqual({ scale: 1, x: 0, y: 0 });
  await page.keyboard.press("ArrowLeft");
  expect(await lie(page)).toEqual({ scale: 1, x: 0, y: 0 });
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await scaleIs(page, 2.25);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  const moved = await lie(page);
  expect([moved.x, moved.y]).toEqual([80, -80]);
  for (let time = 0; time < 40; time++) await page.keyboard.press("ArrowUp");
  // The upper edge of the photo is at that of the window.
  expect((await lie(page)).y).toBe(Math.round((720 * 2.25 - 720) / 2));
  await page.keyboard.press("-");
  await scaleIs(page, 1.5);
  await page.keyboard.press("0");
  await scaleIs(page, 1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await link(page).click();
  await expect(photo(page)).toHaveAttribute("src", /size=large/);
  await page.mouse.click(740, 460);
  await scaleIs(page, 2.5);
  const { x, y } = await lie(page);
  expect([x, y]).toEqual([-150, -150]);
  await page.mouse.move(600, 300);
  await page.mouse.down();
  await page.mouse.move(640, 330, { steps: 4 });
  await page.mouse.up();
  expect(await lie(page)).toEqual({ scale: 2.5, x: -110, y: -120 });
  await page.mouse.click(600, 300);
  await scaleIs(page, 1);
  await page.mouse.wheel(0, -400);
  await scaleIs(page, Math.E);
  await page.mouse.wheel(0, 4000);
  await scaleIs(page, 1);
  await expect(page.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await scaleIs(page, 1.5);
  await expect(dialog(page).getByRole("status").filter({ hasText: "150%" })).toHaveCount(1);
  for (let time = 0; time < 3; time++) await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await test.step("a click beside the photo closes it", async () => {
    await link(page).click();
    await expect(photo(page)).toHaveAttribute("src", /size=large/);
    await page.mouse.click(40, 600);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true });

  test("OPT-02 two fingers magnify what is between them, and one moves it", async ({ page, visit }) => {
    await open(page, visit);
    await link(page).tap();
    await expect(photo(page)).toHaveAttribute("src", /size=large/);
    await expect(lens(page)).toHaveCount(0);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch("touchStart", [600, 360]);
    await touch("touchStart", [600, 360], [680, 360]);
    await touch("touchMove", [540, 360], [740, 360]);
    await touch("touchEnd");
    await scaleIs(page, 2.5);
    expect(Math.abs((await lie(page)).x)).toBeLessThan(3);
    const before = await lie(page);
    await touch("touchStart", [600, 360]);
    await touch("touchMove", [620, 380]);
    await touch("touchMove", [650, 400]);
    await touch("touchEnd");
    const after = await lie(page);
    expect([after.scale, after.x - before.x, after.y - before.y]).toEqual([before.scale, 50, 40]);
    await page.touchscreen.tap(640, 300);
    await scaleIs(page, 1);
  });
});

test("OPT-02 a phone never loads the code of it; in a window below 576 px the link leads to the photo, and in one that has grown it is magnified again", async ({
  page,
  visit,
  guard,
}) => {
  const requests = noteRequests(page);
  await test.step("a phone never loads the code of it", async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    await visit(teapot);
    await live(page.locator("[data-island=quantity]"));
    expect(requests.filter((url) => url.includes("/atoll/quantity."))).not.toEqual([]);
    expect(requests.filter((url) => url.includes("/atoll/image-zoom."))).toEqual([]);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await live(link(page));
  await page.setViewportSize({ width: 575, height: 700 });
  await expect(link(page)).not.toHaveAttribute("aria-haspopup");
  await link(page).scrollIntoViewIfNeeded();
  await point(page, 0.5, 0.5);
  await guard.expectFullLoad(() => link(page).click());
  await expect(page).toHaveURL(large);
  // The browser's own.
  expect(photosIn(requests)).toHaveLength(1);
  await guard.expectFullLoad(() => page.goBack());
  await page.setViewportSize({ width: 576, height: 700 });
  await live(link(page));
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
});

test("OPT-02 where the large photo or the dialog's code does not come the small photo stays, and the link is the browser's", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED/);
  guard.allowConsole(/the large photo could not be loaded; the link is left to the browser/);
  guard.allowConsole(/the photo cannot be shown large here; its link is followed/);
  await test.step("a large photo that does not come is told in the dialog, the small one stays, and from then on the link is the browser's", async () => {
    await page.route(/size=large/, (route) => route.abort());
    await open(page, visit);
    await link(page).click();
    await expect(dialog(page).getByText("The large photo could not be loaded.")).toBeVisible();
    await expect(photo(page)).toHaveAttribute("src", /p294\.svg$/);
    await page.keyboard.press("Escape");
    await page.mouse.move(5, 5);
    await point(page, 0.5, 0.5);
    await page.unroute(/size=large/);
    await guard.expectFullLoad(() => link(page).click());
    await expect(lens(page)).toHaveCount(0);
  });
  await test.step("a dialog whose code does not come leaves the visitor the photo itself", async () => {
    await open(page, visit);
    await expect(page.getByRole("button", { name: "More" })).toBeVisible();
    await page.route(/\/atoll\/.*\.js/, (route) => route.abort());
    await guard.expectFullLoad(() => link(page).click());
    await expect(page).toHaveURL(large);
  });
});

test("OPT-02 LOC-02 NAV-20 Back closes the photo and forward it zooms again; the dialog speaks the page's language; markup without a photo is refused", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/image-zoom on <p> expects a link to the large photo with an img in it, found none/);
  await test.step("Back closes the photo and shows the page before; forward, the photo is a link that zooms again", async () => {
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
  await test.step("the dialog speaks Dutch", async () => {
    await open(page, visit, teapot.replace("/en/", "/nl/"));
    await link(page).click();
    for (const name of ["Inzoomen", "Uitzoomen", "Sluiten"])
      await expect(page.getByRole("button", { name })).toBeVisible();
  });
  await test.step("markup without a link to a photo is refused with one line, and stays as it is", async () => {
    await serveLab(control, {
      bad: { page: `<h1>Bad</h1><p data-island="image-zoom"><a href="/en">no photo</a></p>` },
    });
    await visit("/lab/bad");
    await expect(page.locator("[data-island=image-zoom]")).toHaveAttribute("data-island-state", "failed");
    await expect(page.getByRole("link", { name: "no photo" })).toBeVisible();
  });
});
