import type { Page } from "@playwright/test";
import { switchOff } from "../../../browser/features/switch-off.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { inlineScript } from "../../../browser/markup.ts";
import { serveFile, serveLab } from "../../../browser/lab.ts";
import { skipPauseBeforeRetry } from "../../../browser/retry.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.use({ pictures: true });

const inspiration = "/en/inspiration";
const gallery = (page: Page) => page.locator("[data-island=masonry]");

test.beforeEach(({ page }) => setConsentCookie(page));

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The layout boxes of the items, in document order. */
const boxes = (page: Page): Promise<Box[]> =>
  gallery(page).evaluate((host) =>
    [...host.children].map((item) => {
      // offsetTop and offsetLeft ignore transforms: some items are still growing.
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = item as HTMLElement;
      return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
    }),
  );

/** Runs in the page. Offsets, as in `boxes`, ignore transforms. */
function spaceBelowLast(host: Element): number {
  const [{ offsetTop, offsetHeight }, last] = [host as HTMLElement, host.lastElementChild as HTMLElement];
  const top = last.offsetParent === host ? 0 : offsetTop;
  return top + offsetHeight - (last.offsetTop + last.offsetHeight);
}

/** Number of columns; fails if items overlap or the space between them exceeds the gap. */
function columnsOf(all: Box[], gap: number): number {
  const columns = new Map<number, Box[]>();
  for (const box of all) columns.set(box.left, [...(columns.get(box.left) ?? []), box]);
  for (const column of columns.values()) {
    column.slice(1).forEach((box, index) => {
      const space = box.top - column[index]!.bottom;
      expect(space).toBeGreaterThanOrEqual(gap - 1);
      expect(space).toBeLessThanOrEqual(gap + 2);
    });
  }
  return columns.size;
}

const tile = (height: number, name: string): string =>
  `<div><svg width="100" height="${height}" aria-hidden="true"></svg> <a href="#${name}">${name}</a></div>`;
const lab = (items: string, attributes = ""): { page: string } => ({
  page: `<h1>Tiles</h1><div data-island="masonry" data-column="200" ${attributes}>${items}</div>`,
});
const six = [300, 80, 160, 60, 220, 120].map((height, index) => tile(height, `t${index}`)).join("");

test("OPT-11 the gallery fills gapless columns that follow the window's width, one on a phone", async ({
  page,
  visit,
}) => {
  await switchOff(page, "Masonry layout");
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(inspiration);
  await live(gallery(page));
  const gap = await gallery(page).evaluate((host) => Number.parseFloat(getComputedStyle(host).columnGap));
  // Not `expect.poll`: it ends when `columnsOf` throws, while the photos still have to find their places.
  await expect(async () => expect(columnsOf(await boxes(page), gap)).toBe(3)).toPass();
  for (const [width, columns] of [
    [768, 2],
    [575, 1],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const now = await gallery(page).evaluate((host) => Number.parseFloat(getComputedStyle(host).columnGap));
    // The sizes of the photos follow the window a frame later.
    await expect(async () => expect(columnsOf(await boxes(page), now), `columns at ${width}`).toBe(columns)).toPass();
    // The list of one column keeps the height that it had before its code was loaded, so the content below does not move.
    if (columns === 1) await expect.poll(() => gallery(page).evaluate(spaceBelowLast)).toBeLessThan(1);
  }
});

test("OPT-11 NAV-20 items keep page order from the first frame, and moved items lose column styles", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(
    /masonry on <div>: data-column expects a whole number of at least 80 and at most 1200, got "wide"; 256 is used/,
  );
  await page.setViewportSize({ width: 800, height: 800 });
  await serveLab(control, { tiles: lab(six), other: { page: `<h1>Other</h1>${inlineScript("")}` } });
  await visit("/lab/tiles");
  await live(gallery(page));

  await test.step("the Tab key follows the page's order", async () => {
    await expect.poll(async () => new Set((await boxes(page)).map(({ left }) => left)).size).toBe(3);
    const all = await boxes(page);
    all.slice(1).forEach((box, index) => expect(box.top).toBeGreaterThanOrEqual(all[index]!.top));
    await page.locator("h1").click();
    const order: string[] = [];
    for (let time = 0; time < 6; time++) {
      await page.keyboard.press("Tab");
      order.push(await page.evaluate(() => document.activeElement!.textContent));
    }
    expect(order).toEqual(["t0", "t1", "t2", "t3", "t4", "t5"]);
  });

  await test.step("an in-place visit has its columns in the first frame", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/other"));
    // A ResizeObserver runs after all frame callbacks and before painting: it sees each frame as painted.
    const states = await page.evaluate(async () => {
      const frameStates: string[] = [];
      const clock = document.body.appendChild(document.createElement("div"));
      const frames = new ResizeObserver(() => {
        const host = document.querySelector<HTMLElement>("[data-island=masonry]");
        if (host) frameStates.push(`${host.dataset["islandState"]} ${host.style.gridAutoRows}`);
        requestAnimationFrame(() => (clock.style.width = clock.style.width ? "" : "1px"));
      });
      frames.observe(clock);
      await window.atoll!.visit("/lab/tiles");
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      frames.disconnect();
      clock.remove();
      return [...new Set(frameStates)];
    });
    expect(states).toEqual(["live 1px"]);
  });

  await test.step("an item that is moved elsewhere loses the column styles", async () => {
    await page.evaluate(() =>
      document.querySelector("main")!.append(document.querySelector("[data-island=masonry]")!.lastElementChild!),
    );
    await expect(page.locator("main > div:last-child")).not.toHaveAttribute("style");
  });

  await test.step("an invalid column width warns once, and the default is used", async () => {
    await serveLab(control, {
      tiles: { page: `<h1>Tiles</h1><div data-island="masonry" data-column="wide">${six}</div>` },
    });
    await visit("/lab/tiles");
    await live(gallery(page));
    await expect(async () => expect(columnsOf(await boxes(page), 24)).toBe(2)).toPass();
  });
});

test("OPT-11 columns close up when a photo loads late or an item is added, grows or is removed", async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await serveFile(
    control,
    "late.svg",
    "image/svg+xml",
    '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="260"></svg>',
  );
  const release = await hold(page, "**/lab/late.svg");
  await serveLab(control, { tiles: lab(`<div><img src="/lab/late.svg" alt="Late"></div>${six}`) });
  await page.goto("/lab/tiles", { waitUntil: "domcontentloaded" });
  await live(gallery(page));
  const expectNoGaps = async (): Promise<void> =>
    void (await expect(async () => columnsOf(await boxes(page), 24)).toPass());
  await expectNoGaps();
  release();
  await expect
    .poll(async () => {
      const [first] = await boxes(page);
      return first!.bottom - first!.top;
    })
    .toBeGreaterThan(250);
  await expectNoGaps();
  await gallery(page).evaluate((host) => {
    const added = document.createElement("div");
    added.textContent = "Added";
    host.prepend(added);
    host.children[3]!.remove();
    host.children[2]!.querySelector("svg")!.setAttribute("height", "500");
  });
  await expectNoGaps();
  const all = await boxes(page);
  expect(all).toHaveLength(7);
  expect(all[2]!.bottom - all[2]!.top).toBeGreaterThan(500);
});

test("OPT-11 nothing moves, however late the code loads; without it the gallery is a plain grid", async ({
  page,
  control,
  guard,
  visit,
}) => {
  await test.step("nothing visibly moves, however late the code loads", async () => {
    await page.setViewportSize({ width: 800, height: 1400 });
    const release = await hold(page, /\/atoll\/islands\/masonry\.\w+\.js/);
    await serveLab(control, { tiles: lab(six) });
    // Pauses the animations, so that items whose appearance is delayed stay hidden.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto("/lab/tiles");
    await expect(gallery(page)).toHaveAttribute("data-island-state", "loading");
    // Wait until the page has been painted in this state.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole("link", { name: "t5" })).toBeHidden();
    release();
    await live(gallery(page));
    await expect(page.getByRole("link", { name: "t5" })).toBeVisible();
    await devtools.detach();
  });
  await test.step("if the code fails to load, the gallery is a plain grid", async () => {
    await control.reset();
    await page.setViewportSize({ width: 800, height: 800 });
    guard.allowConsole(/404|island masonry/);
    await page.route(/\/atoll\/islands\/masonry\./, (route) =>
      /\.js/.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await serveLab(control, { tiles: lab(six) });
    await page.clock.install();
    await skipPauseBeforeRetry(page, () => visit("/lab/tiles"));
    await expect(gallery(page)).toHaveAttribute("data-island-state", "failed");
    await expect(page.getByRole("link", { name: "t5" })).toBeVisible();
    const all = await boxes(page);
    expect(all[2]!.top).toBe(Math.max(all[0]!.bottom, all[1]!.bottom) + 24);
  });
});
