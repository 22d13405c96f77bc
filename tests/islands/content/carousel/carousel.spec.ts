import type { Locator, Page } from "@playwright/test";
import { whileStopped } from "../../../browser/clock.ts";
import { chunksWith } from "../../../browser/chunks.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { serveLab, tall } from "../../../browser/lab.ts";
import { trackRequests } from "../../../browser/leftovers.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { collectConsole } from "../../../browser/console-messages.ts";

// A test shows a carousel with a picture that is missing.
test.use({ pictures: true });

test.beforeEach(({ page }) => setConsentCookie(page));

const carousel = (page: Page, preset: string): Locator => page.locator(`[data-island=carousel][data-preset=${preset}]`);
/** Resolves once all earlier IntersectionObservers were called: the ticker moves only while one says that it is in sight. */
const observersCalled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new IntersectionObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.documentElement),
      ),
  );

/** Numbers of the items that are wholly visible, and whether exactly these can be reached. */
const visibleItems = (host: Locator): Promise<{ items: number[]; areOthersInert: boolean }> =>
  host.evaluate((host) => {
    const items = [...host.querySelectorAll<HTMLElement>("li")];
    const view = (host.querySelector(".atoll-slides") ?? host.querySelector("ul")!).getBoundingClientRect();
    const isVisible = (item: HTMLElement): boolean => {
      const { left, right } = item.getBoundingClientRect();
      return left >= view.left - 1 && right <= view.right + 1 && getComputedStyle(item).visibility === "visible";
    };
    return {
      items: items.flatMap((item, index) => (isVisible(item) ? [index + 1] : [])),
      areOthersInert: items.every((item) => isVisible(item) === !item.inert),
    };
  });
const shows = (host: Locator, ...items: number[]): Promise<void> =>
  expect.poll(() => visibleItems(host), { intervals: [50] }).toEqual({ items, areOthersInert: true });
const swiperReady = (host: Locator): Promise<void> => expect(host.locator(".atoll-slides-row")).toHaveCount(1);

test("CNT-08 CNT-09 NEW-04 news change every 3 s; makers move by arrows and keys, hidden ones are inert", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  const requestsFinished = trackRequests(page);
  await visit("/en");
  const ticker = carousel(page, "ticker");
  await ticker.scrollIntoViewIfNeeded();
  await live(ticker);
  // The clock, which jumps from here on, must not end a request.
  await islandsStarted(page);
  await requestsFinished();
  await observersCalled(page);
  await test.step("lines follow each other and start over after the last", async () => {
    await whileStopped(page, async () => {
      const currentText = (): Promise<string | null> => ticker.locator("li:not([inert])").textContent();
      await ticker.getByRole("button", { name: "Next" }).evaluate((button: HTMLElement) => button.click());
      const lines = [await currentText()];
      for (let time = 0; time < 3; time++) {
        await page.clock.runFor(3000);
        lines.push(await currentText());
      }
      expect(new Set(lines.slice(0, 3)).size).toBe(3);
      expect(lines[3]).toBe(lines[0]);
      await ticker.getByRole("button", { name: "Pause" }).click();
      await page.clock.runFor(15_000);
      expect(await currentText()).toBe(lines[3]);
      await expect(ticker.getByRole("button", { name: "Play" })).toBeFocused();
    });
  });
  const host = carousel(page, "brands");
  await host.scrollIntoViewIfNeeded();
  await swiperReady(host);
  await test.step("arrows move the row by one and announce the position", async () => {
    await shows(host, 1, 2, 3, 4, 5, 6);
    const next = host.getByRole("button", { name: "Next" });
    expect(
      await next.evaluate(
        (next: HTMLElement) => (next.click(), next.parentElement!.querySelector("ul")!.style.transitionDuration),
      ),
    ).toBe("500ms");
    await shows(host, 2, 3, 4, 5, 6, 7);
    await expect(page.locator("#atoll-live-polite")).toHaveText("2 to 7 of 12");
    // Under reduced motion the carousel jumps instead of sliding.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await host.getByRole("button", { name: "Previous" }).click();
    await host.getByRole("button", { name: "Previous" }).click();
    await shows(host, 7, 8, 9, 10, 11, 12);
    const last = host.locator("li:not([inert])").last();
    expect(await last.evaluate(({ ariaPosInSet, ariaSetSize }) => [ariaPosInSet, ariaSetSize])).toEqual(["12", "12"]);
    await expect(page.getByRole("group", { name: "Our makers" })).toBeVisible();
  });
  await test.step("keys move the row from a focused maker, which stays visible", async () => {
    await host.locator("li:not([inert]) a").first().focus();
    await page.keyboard.press("Home");
    await shows(host, 1, 2, 3, 4, 5, 6);
    await expect(host.getByRole("link", { name: "Atelier Marée" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await shows(host, 2, 3, 4, 5, 6, 7);
    await expect(host.locator("li").nth(1).getByRole("link")).toBeFocused();
  });
  await test.step("the number of visible items follows the window width", async () => {
    for (const [width, count] of [
      [1024, 3],
      [480, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await shows(host, ...Array.from({ length: count }, (_, index) => index + 2));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
  await test.step("a line of the news opens its article", async () => {
    await ticker.locator("li:not([inert]) a").click();
    await page.waitForURL("**/en/news/*");
  });
});

test("CNT-09 WCAG-2.2.2 partners advance every 5 s until paused, and rest on hover or focus", async ({
  page,
  visit,
  control,
}) => {
  const items = Array.from({ length: 8 }, (_, index) => `<li><a href="/lab/other">Partner ${index + 1}</a></li>`);
  const row = `<div data-island="carousel" data-preset="partners" aria-label="Partners"><ul>${items.join("")}</ul></div>`;
  await serveLab(control, { partners: { page: `<h1>Partners</h1>${row}${tall(1600)}` } });
  await page.clock.install();
  const requestsFinished = trackRequests(page);
  await visit("/lab/partners");
  const host = carousel(page, "partners");
  const link = host.locator("li:not([inert]) a");
  await swiperReady(host);
  // The clock, which jumps from here on, must not end a request.
  await islandsStarted(page);
  await requestsFinished();
  /** The first visible item after `time` milliseconds. */
  const firstAfter = async (time: number): Promise<number> => {
    await page.clock.runFor(time);
    return (
      (await host.locator("li").evaluateAll((items) => items.findIndex((item) => !(item as HTMLElement).inert))) + 1
    );
  };
  await whileStopped(page, async () => {
    await observersCalled(page);
    const first = await firstAfter(5000);
    expect([await firstAfter(4900), await firstAfter(100)]).toEqual([first, first === 4 ? 1 : first + 1]);
    const reached = await firstAfter(0);
    await link.first().hover();
    expect(await firstAfter(15_000)).toBe(reached);
    await page.mouse.move(5, 5);
    await link.first().focus();
    expect(await firstAfter(15_000)).toBe(reached);
    await link.first().blur();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await observersCalled(page);
    expect(await firstAfter(15_000)).toBe(reached);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await observersCalled(page);
    await host.getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(5, 5);
    expect(await firstAfter(15_000)).toBe(reached);
    // The dots move to a fixed place, wherever the carousel is.
    for (const position of [2, 1]) await host.getByRole("button", { name: `Go to item ${position}` }).click();
    await page.clock.runFor(200);
    await expect(page.locator("#atoll-live-polite")).toHaveText("1 to 5 of 8");
  });
  await shows(host, 1, 2, 3, 4, 5);
  await test.step("narrow windows show fewer items and hide the dots, which the keyboard still reaches", async () => {
    const dots = host.locator(".atoll-carousel-dots");
    const areVisible = (): Promise<boolean> => dots.evaluate((dots) => getComputedStyle(dots).clipPath === "none");
    for (const [width, count] of [
      [600, 3],
      [599, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await shows(host, ...Array.from({ length: count }, (_, index) => index + 1));
      expect([width, await areVisible()]).toEqual([width, width >= 600]);
    }
    await link.last().focus();
    await page.keyboard.press("Tab");
    await expect(host.getByRole("button", { name: "Go to item 1" })).toBeFocused();
    expect(await areVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await shows(host, 2, 3);
  });
  await test.step("under reduced motion the carousel starts paused and moves without sliding", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await walk(page, "/lab/partners?still");
    await swiperReady(host);
    await expect(host.getByRole("button", { name: "Play" })).toBeVisible();
    await page.clock.runFor(15_000);
    await link.first().focus();
    await page.keyboard.press("ArrowRight");
    expect([
      await visibleItems(host),
      await host.evaluate((host) => host.getAnimations({ subtree: true }).length),
    ]).toEqual([{ items: [2, 3], areOthersInert: true }, 0]);
  });
});

test("CNT-08 rows are mirrored from right to left and scroll without Swiper @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED|404|could not load Swiper; the carousel scrolls instead/);
  guard.allowConsole(/carousel on <div#none> expects a list/);
  const logged = collectConsole(page);
  await page.route(chunksWith("swiper-slide-active"), (route) => route.abort());
  await page.route(/of=broken/, (route) => route.fulfill({ status: 404 }));
  const item = (of: string, name: string): string =>
    `<li><a href="/en"><img src="/media/brands/havenman.svg?of=${of}" width="200" height="100" alt="${name}"></a></li>`;
  const row = (id: string, of = id): string =>
    `<div id="${id}" data-island="carousel" data-delay="0" data-slides="2"
      aria-label="${id}"><ul>${item("fine", "One")}${item(of, "Two")}${item("fine", "Three")}` +
    `${item("fine", "Four")}</ul></div>`;
  const style = '<link rel="stylesheet" href="/lab/two.css">';
  await control.page("/lab/two.css", "[data-island=carousel] { --atoll-carousel-slides: 2; }", {
    headers: { "Content-Type": "text/css" },
  });
  await serveLab(control, {
    rows: {
      head: style,
      page: `<h1>Rows</h1>${row("fine")}<div dir="rtl">${row("rtl")}</div>${row("bad", "broken")}<div id="none"
        data-island="carousel"><p>Soon</p></div>${tall(300)}`,
    },
  });
  await page.setViewportSize({ width: 700, height: 1400 });
  await visit("/lab/rows");
  const rowById = (id: string): Locator => page.locator(`#${id}`);
  await expect.poll(() => logged.filter((line) => line.includes("the carousel scrolls")).length).toBe(3);
  await test.step("without Swiper the row scrolls by its buttons and by the visitor", async () => {
    await shows(rowById("fine"), 1, 2);
    await rowById("fine").getByRole("button", { name: "Next" }).click();
    await shows(rowById("fine"), 2, 3);
    await rowById("fine")
      .locator("ul")
      .evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
    await shows(rowById("fine"), 3, 4);
  });
  await test.step("the arrows are centred on the items", async () => {
    const middle = async (locator: Locator): Promise<number> =>
      locator.boundingBox().then((box) => box!.y + box!.height / 2);
    expect(
      Math.abs(
        (await middle(rowById("fine").getByRole("button", { name: "Next" }))) -
          (await middle(rowById("fine").locator("ul"))),
      ),
    ).toBeLessThan(2);
  });
  await test.step("from right to left the next button is on the left", async () => {
    const [next, previous] = [
      rowById("rtl").getByRole("button", { name: "Next" }),
      rowById("rtl").getByRole("button", { name: "Previous" }),
    ];
    expect((await next.boundingBox())!.x).toBeLessThan((await previous.boundingBox())!.x);
    await rowById("rtl").locator("li:not([inert]) a").first().focus();
    await page.keyboard.press("ArrowLeft");
    await shows(rowById("rtl"), 2, 3);
  });
  await test.step("a picture that cannot be loaded keeps its space and shows its text", async () => {
    const sizes = await rowById("bad")
      .locator("li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
    expect(new Set(sizes).size).toBe(1);
    await expect(rowById("bad").getByRole("link", { name: "Two" })).toBeVisible();
    await expect(rowById("none")).toHaveAttribute("data-island-state", "failed");
    await expect(rowById("none").getByText("Soon")).toBeVisible();
  });
});
