import type { Page } from "@playwright/test";
import { stopClock } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { inlineScript } from "../../../browser/markup.ts";
import { menu, serveFile, serveLab } from "../../../browser/lab.ts";
import { skipPauseBeforeRetry } from "../../../browser/retry.ts";
import { heading, live } from "../../../browser/shop/visitor.ts";

test.use({ pictures: true });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>';
const image = (name: string, more = ""): string => `<img src="/lab/${name}.svg" width="40" height="40" alt="" ${more}>`;

/**
 * Opacity of the element that covers the page, or null if nothing does. The cover is the class's loader or the page's
 * own.
 */
const cover = (page: Page, pseudo: string | null = "::before", selector = "body") =>
  page.locator(selector).evaluate((element, pseudo) => {
    const { content, display, opacity, visibility } = getComputedStyle(element, pseudo);
    return content === "none" || display === "none" || visibility === "hidden" ? null : Number(opacity);
  }, pseudo);

const holdPicture = (page: Page, name: string): Promise<() => void> => hold(page, `**/lab/${name}.svg`);

const bodyIsland = "initial-loader";

/** Records in each frame whether the body has the class. */
const watchClass = inlineScript(`window.labFrames = [];
  requestAnimationFrame(function look() {
    window.labFrames.push(document.body ? document.body.classList.contains("loading") : null);
    requestAnimationFrame(look);
  });`);

test("SUI-03 the page stays covered until its images load, then the cover fades over 600 ms", async ({
  page,
  control,
  guard,
}) => {
  await serveFile(control, "slow.svg", "image/svg+xml", svg);
  await test.step("the cover fades over 600 ms and the class is removed", async () => {
    await serveLab(control, {
      covered: { bodyClass: "mine loading", bodyIsland, page: `<h1>Covered</h1>${image("slow")}` },
    });
    const release = await holdPicture(page, "slow");
    await page.goto("/lab/covered", { waitUntil: "domcontentloaded" });
    await expect(page.locator("body")).toHaveAttribute("data-island-state", "live");
    expect(await cover(page)).toBe(1);
    /** Milliseconds of each animation that fades the cover. */
    const fades = (): Promise<number[]> =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              (animation.effect as KeyframeEffect).getKeyframes().at(-1)?.["opacity"] === "0" &&
              animation.effect!.getComputedTiming().delay === 0,
          )
          .map((animation) => Number(animation.effect!.getComputedTiming().duration)),
      );
    // Animations stand still, so that none ends unseen.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    release();
    await expect.poll(fades).toEqual([600, 600]);
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await devtools.detach();
    await expect(page.locator("body")).toHaveClass("mine page");
    expect(await cover(page)).toBeNull();
  });
  await test.step("the page's own cover is shown while the body loads, and fades instead", async () => {
    const before = '<div id="own" data-island="initial-loader"><p>One moment …</p></div>';
    await serveLab(control, { covered: { bodyClass: "loading", before, page: `<h1>Covered</h1>${image("slow")}` } });
    await page.unrouteAll();
    const release = await holdPicture(page, "slow");
    await guard.expectFullLoad(() => page.goto("/lab/covered", { waitUntil: "domcontentloaded" }));
    await live(page.locator("#own"));
    await expect(page.getByText("One moment …")).toBeVisible();
    expect(await cover(page)).toBeNull();
    release();
    await expect(page.getByText("One moment …")).toBeHidden();
    await expect(page.locator("body")).not.toHaveClass(/loading/);
    await expect(page.locator("#own")).not.toHaveAttribute("style");
  });
  await test.step("under reduced motion the cover disappears without fading", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await serveLab(control, {
      covered: { bodyClass: "loading", bodyIsland, page: `<h1>Covered</h1>${image("slow")}` },
    });
    await page.unrouteAll();
    const release = await holdPicture(page, "slow");
    await guard.expectFullLoad(() => page.goto("/lab/covered", { waitUntil: "domcontentloaded" }));
    await expect(page.locator("body")).toHaveAttribute("data-island-state", "live");
    expect(await cover(page)).toBe(1);
    const animated = page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(function look() {
            const fading = document
              .getAnimations()
              .some(
                (animation) =>
                  animation.effect!.getComputedTiming().duration === 600 &&
                  animation.effect!.getComputedTiming().delay === 0,
              );
            if (fading || !document.body.classList.contains("loading")) resolve(fading);
            else requestAnimationFrame(look);
          }),
        ),
    );
    release();
    expect(await animated).toBe(false);
  });
});

test("SUI-03 failed images count as loaded, lazy ones are ignored, and the cover ends without its code", async ({
  page,
  control,
  guard,
}) => {
  guard.allowConsole(/404|island initial-loader/);
  await test.step("images that fail or are far below do not delay the page", async () => {
    await page.route("**/lab/broken.svg", (route) => route.fulfill({ status: 404 }));
    await holdPicture(page, "below");
    await serveLab(control, {
      covered: {
        bodyClass: "loading",
        bodyIsland,
        page: `<h1>Covered</h1>${image("broken")}<div><svg width="10"
          height="9000"></svg></div>${image("below", 'loading="lazy"')}`,
      },
    });
    await page.goto("/lab/covered");
    await expect(page.locator("body")).not.toHaveClass(/loading/);
  });
  await test.step("if the island's code cannot be loaded, the cover ends by itself", async () => {
    await page.route(/\/atoll\/islands\/initial-loader\./, (route) => route.fulfill({ status: 404 }));
    await serveLab(control, { covered: { bodyClass: "loading", bodyIsland, page: "<h1>Covered</h1>" } });
    await page.clock.install();
    await guard.expectFullLoad(() => skipPauseBeforeRetry(page, () => page.goto("/lab/covered")));
    await expect(page.locator("body")).toHaveAttribute("data-island-state", "failed");
    expect(await cover(page)).toBe(1);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect.poll(() => cover(page)).toBeNull();
  });
});

test("SUI-03 NAV-21 a hanging image does not cover the page forever, and a visit ends the cover @all", async ({
  page,
  control,
  guard,
}) => {
  await page.clock.install();
  await serveFile(control, "never.svg", "image/svg+xml", svg);
  await test.step("a visit while the page is still covered ends the cover", async () => {
    const release = await holdPicture(page, "never");
    await serveLab(control, {
      one: { bodyClass: "loading", bodyIsland, page: `<h1>One</h1>${image("never")}` },
      two: { bodyClass: "loading", bodyIsland, page: "<h1>Two</h1>" },
    });
    await page.goto("/lab/one", { waitUntil: "domcontentloaded" });
    await expect(page.locator("body")).toHaveAttribute("data-island-state", "live");
    await page.evaluate(() => window.atoll!.visit("/lab/two"));
    await expect(heading(page)).toHaveText("Two");
    await expect(page.locator("body")).toHaveClass("page");
    expect(await cover(page)).toBeNull();
    release();
  });
  await test.step("an image that hangs covers the page for at most six seconds", async () => {
    await stopClock(page);
    await page.unrouteAll();
    const release = await holdPicture(page, "never");
    await serveLab(control, {
      covered: { bodyClass: "loading", bodyIsland, page: `<h1>Covered</h1>${image("never")}` },
    });
    await guard.expectFullLoad(() => page.goto("/lab/covered", { waitUntil: "domcontentloaded" }));
    await expect(page.locator("body")).toHaveAttribute("data-island-state", "live");
    await page.clock.runFor(5_900);
    await expect(page.locator("body")).toHaveClass(/loading/);
    await page.clock.runFor(200);
    await expect(page.locator("body")).not.toHaveClass(/loading/);
    await page.clock.resume();
    release();
  });
});

test("SUI-03 NAV-21 pages visited in place are never covered, nor is the first page on Back", async ({
  page,
  control,
  visit,
}) => {
  await test.step("pages visited in place are never covered, nor is the first page on Back", async () => {
    const pages = Object.fromEntries(
      ["one", "two", "three"].map((name, index) => [
        name,
        {
          bodyClass: index === 1 ? "two" : `${name} loading`,
          bodyIsland,
          head: watchClass,
          before: menu("one", "two", "three"),
          page: `<h1>${name}</h1>`,
        },
      ]),
    );
    await serveLab(control, pages);
    await page.goto("/lab/one");
    await expect(page.locator("body")).toHaveClass("one page");
    await page.evaluate(() => ((window as any).labFrames = []));
    const goTo = (name: string) => page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
    await goTo("two");
    await expect(page.locator("body")).toHaveClass("page two");
    await goTo("three");
    await expect(heading(page)).toHaveText("three");
    await expect(page.locator("body")).toHaveClass("page three");
    await page.goBack();
    await expect(heading(page)).toHaveText("two");
    await page.goBack();
    await expect(heading(page)).toHaveText("one");
    await expect(page.locator("body")).toHaveClass("page one");
    const frames = (): Promise<boolean[]> => page.evaluate(() => (window as any).labFrames);
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(3);
    expect(await frames()).not.toContain(true);
  });
  await test.step("a second page with a loader is not covered when the first one has none", async () => {
    await control.reset();
    const before = menu("one", "two");
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { bodyClass: "loading", bodyIsland, before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await expect(heading(page)).toHaveText("Two");
    expect(await cover(page)).toBeNull();
    await page.click("#head >> text=one");
    await expect(heading(page)).toHaveText("One");
  });
});
