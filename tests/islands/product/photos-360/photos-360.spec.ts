import type { Locator, Page } from "@playwright/test";
import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { menu, serveLab, tall } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers, trackRequests } from "../../../browser/leftovers.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";

test.use({ pictures: true });

/** 36 photos, 10 degrees apart. */
const mug = "/en/product/stoneware-mug-lagoon-glaze";

test.beforeEach(({ page }) => setConsentCookie(page));

const host = (page: Page | Locator): Locator => page.locator("[data-island=photos-360]");
const slider = (scope: Locator): Locator => scope.getByRole("slider");
/** Number of the current photo. */
const frame = async (byId: Locator): Promise<number> =>
  Number(/(\d+)\.svg/.exec((await byId.locator("img").getAttribute("src"))!)![1]);

const photosHtml = (scope: string, attributes = "", count = 12): string => {
  const frames = Array.from({ length: count }, (_, index) => `/media/turned/p280/${count}/${index}.svg?of=${scope}`);
  return `<div id="${scope}" data-island="photos-360" ${attributes}><img src="${frames[0]}" width="300" height="300"
    alt="Mug"><script type="application/json">${JSON.stringify(frames)}</script></div>`;
};

test("PRO-07 WCAG-2.2.2 it rotates in view at 100 ms a photo; hover, focus and the button stop it", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("/media/turned/") && requests.push(request.url()));
  const requestsFinished = trackRequests(page);
  await visit(mug);
  await live(page.locator("[data-island=gallery]"));
  const rotation = host(page);
  await test.step("far below the window nothing is requested", async () => {
    await expect(rotation).toHaveAttribute("data-island-state", "waiting");
    expect(requests.length).toBeLessThanOrEqual(1);
  });
  await rotation.scrollIntoViewIfNeeded();
  await expect(slider(rotation)).toBeVisible();
  expect(new Set(requests).size).toBe(36);
  // The clock, which jumps from here on, must not end a request.
  await islandsStarted(page);
  await requestsFinished();
  /** The number of photos it advances in so many milliseconds. */
  const advance = async (time: number): Promise<number> => {
    const before = await frame(rotation);
    await page.clock.runFor(time);
    return (36 + (await frame(rotation)) - before) % 36;
  };
  const first = await frame(rotation);
  await expect.poll(() => frame(rotation)).not.toBe(first);
  await whileStopped(page, async () => {
    expect([await advance(100), await advance(500), await advance(99)]).toEqual([1, 5, 0]);
    await test.step("hovering stops the rotation, and leaving continues it", async () => {
      await rotation.locator("img").hover();
      expect(await advance(1000)).toBe(0);
      await page.mouse.move(5, 5);
      expect(await advance(300)).toBe(3);
    });
    await test.step("the focus stops the rotation, and arrow keys turn it endlessly", async () => {
      await slider(rotation).focus();
      expect(await advance(1000)).toBe(0);
      await slider(rotation).fill("35");
      await page.keyboard.press("ArrowRight");
      expect(await frame(rotation)).toBe(0);
      await page.keyboard.press("ArrowLeft");
      await expect(slider(rotation)).toHaveAttribute("aria-valuetext", "350°");
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect([await frame(rotation), await slider(rotation).getAttribute("aria-valuetext")]).toEqual([3, "30°"]);
    });
    await test.step("after manual turning it stays until the button is pressed", async () => {
      await slider(rotation).blur();
      expect(await advance(1000)).toBe(0);
      await rotation.getByRole("button", { name: "Rotate automatically" }).click();
      expect(await advance(300)).toBe(3);
      await rotation.getByRole("button", { name: "Stop rotating" }).click();
      await page.mouse.move(5, 5);
      expect(await advance(1000)).toBe(0);
      await rotation.getByRole("button", { name: "Rotate automatically" }).click();
      await page.mouse.move(5, 5);
    });
    await test.step("out of view and in a hidden tab the rotation stops", async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(() => advance(100)).toBe(0);
      expect(await advance(1000)).toBe(0);
      await rotation.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await expect.poll(() => advance(100)).toBe(1);
      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      expect(await advance(1000)).toBe(0);
    });
  });
});

test("PRO-07 dragging or the slider turns it; fingers scroll, and missing photos are skipped", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/404|photos-360 on <div#gaps>: 2 of its 12 photos could not be loaded/);
  guard.allowConsole(/photos-360 on <div#bad> expects a JSON list of at least two addresses/);
  await page.route(/of=gaps/, (route) =>
    /12\/[34]\.svg/.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.clock.install();
  const badHtml =
    '<div id="bad" data-island="photos-360"><img src="/media/turned/p280/12/0.svg" width="300" height="300" ' +
    'alt="Mug"><script type="application/json">["/a.svg"]</script></div>';
  await serveLab(control, {
    turned: {
      lang: "fr",
      settings: { culture: "fr", locale: "fr" },
      page:
        `<h1>Turned</h1>${photosHtml("drag", 'data-drive="drag"')}${photosHtml("slow", 'data-delay="400"')}` +
        `${photosHtml("gaps", 'data-drive="slider"')}${badHtml}${tall(900)}`,
    },
  });
  await page.setViewportSize({ width: 500, height: 800 });
  await visit("/lab/turned");
  const id = (id: string): Locator => page.locator(`#${id}`);
  await expect(slider(id("drag"))).toBeVisible();
  await whileStopped(page, async () => {
    await page.clock.runFor(2000);
    expect(await frame(id("drag"))).toBe(0);
    const box = (await id("drag").locator("img").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width / 4, y + 90, { steps: 3 });
    expect(await frame(id("drag"))).toBe(3);
    await page.mouse.move(x - box.width / 12, y, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(x + 60, y);
    expect(await frame(id("drag"))).toBe(11);
    expect(
      await id("drag")
        .locator("img")
        .evaluate((image) => getComputedStyle(image).touchAction),
    ).toBe("pan-y pinch-zoom");
    await expect(id("drag").getByRole("slider", { name: "Angle" })).toHaveAttribute("aria-valuetext", "330°");
  });
  await test.step("data-delay sets the rotation speed", async () => {
    await id("slow").scrollIntoViewIfNeeded();
    await expect(id("slow").getByRole("button", { name: "Arrêter la rotation" })).toBeVisible();
    await whileStopped(page, async () => {
      const before = await frame(id("slow"));
      await page.clock.runFor(1600);
      expect((12 + (await frame(id("slow"))) - before) % 12).toBe(4);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(id("slow").getByRole("button", { name: "Rotation automatique" })).toBeVisible();
      const still = await frame(id("slow"));
      await page.clock.runFor(1600);
      expect(await frame(id("slow"))).toBe(still);
    });
  });
  await test.step("two missing photos are skipped", async () => {
    await id("gaps").scrollIntoViewIfNeeded();
    await expect(slider(id("gaps"))).toHaveAttribute("max", "9");
    await slider(id("gaps")).fill("3");
    expect([await frame(id("gaps")), await slider(id("gaps")).getAttribute("aria-valuetext")]).toEqual([5, "150°"]);
    await id("bad").scrollIntoViewIfNeeded();
    await expect(id("bad")).toHaveAttribute("data-island-state", "failed");
    await expect(id("bad").locator("img")).toBeVisible();
  });
});

test("PRO-07 axe finds nothing at photos that turn @all", async ({ page, visit }) => {
  await visit(mug);
  const rotation = host(page);
  await rotation.scrollIntoViewIfNeeded();
  await expect(slider(rotation)).toBeVisible();
  expect(await violations(page, ".turned")).toEqual([]);
});

test("NAV-20 PRO-07 leaving while it loads, turns or is dragged restores the markup and leaks nothing @all", async ({
  page,
  control,
}) => {
  const ids = ["rest", "drawn", "coming"];
  const markup = ids.map((id) => photosHtml(id)).join("\n");
  await serveLab(control, {
    parts: { page: `<h1>Parts</h1><div id="parts">${markup}</div>` },
    turned: { before: menu("turned", "other"), page: `<h1>Turned</h1>${photosHtml("walk", "", 4)}` },
    other: { before: menu("turned", "other"), page: "<h1>Other</h1>" },
  });
  await page.addInitScript(countTimers);
  const release = await hold(page, /12\/7\.svg\?of=coming/);
  await page.setViewportSize({ width: 500, height: 1200 });
  const requestsFinished = trackRequests(page);
  await page.goto("/lab/parts");
  for (const id of ids) await live(page.locator(`#${id}`));
  await expect(slider(page.locator("#drawn"))).toBeVisible();
  await page.locator("#drawn img").hover();
  await page.mouse.down();
  await page.mouse.move(100, 500, { steps: 3 });
  const html = await page.evaluate(() => {
    const parts = document.querySelector("#parts")!;
    window.atoll!.sweep(parts);
    return parts.innerHTML;
  });
  await page.mouse.up();
  release();
  expect(html).toBe(
    await page.evaluate((html) => Object.assign(document.createElement("main"), { innerHTML: html }).innerHTML, markup),
  );
  await idle(page);
  for (const wait of [0, 40]) {
    const counts = [];
    for (let time = 0; time < 4; time++) {
      await page.evaluate(async (wait) => {
        for (let visit = 0; visit < 3; visit++) {
          await window.atoll!.visit(`/lab/turned?${visit}`, { history: "replace" });
          await new Promise((resolve) => setTimeout(resolve, wait));
          await window.atoll!.visit(`/lab/other?${visit}`, { history: "replace" });
        }
      }, wait);
      await idle(page);
      await requestsFinished();
      counts.push((await leftovers(page)).counts);
    }
    expect(growth(counts.slice(1)), `left after ${wait} ms`).toEqual({});
  }
});
