import type { Locator, Page } from "@playwright/test";
import { whileStopped } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { hasChosen, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";

/** 36 photos, 10 degrees from one to the next. */
const mug = "/en/product/stoneware-mug-lagoon-glaze";

test.beforeEach(({ page }) => hasChosen(page));

const host = (page: Page | Locator): Locator => page.locator("[data-island=photos-360]");
const slider = (of: Locator): Locator => of.getByRole("slider");
/** Number of the photo that is shown. */
const at = async (of: Locator): Promise<number> =>
  Number(/(\d+)\.svg/.exec((await of.locator("img").getAttribute("src"))!)![1]);

const turned = (of: string, attributes = "", count = 12): string => {
  const frames = Array.from({ length: count }, (_, index) => `/media/turned/p280/${count}/${index}.svg?of=${of}`);
  return `<div id="${of}" data-island="photos-360" ${attributes}><img src="${frames[0]}" width="300" height="300" alt="Mug"><script type="application/json">${JSON.stringify(frames)}</script></div>`;
};

test("PRO-07 WCAG-2.2.2 it turns by itself, a photo in 100 ms, once it is in sight; not under the pointer, with the focus in it, out of sight, or when it was stopped", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/media/turned/") && asked.push(request.url()));
  await visit(mug);
  await live(page.locator("[data-island=gallery]"));
  const turn = host(page);
  await test.step("far below the window nothing of it is asked for", async () => {
    await expect(turn).toHaveAttribute("data-island-state", "waiting");
    expect(asked.length).toBeLessThanOrEqual(1);
  });
  await turn.scrollIntoViewIfNeeded();
  await expect(slider(turn)).toBeVisible();
  expect(new Set(asked).size).toBe(36);
  /** How many photos it goes on in so many milliseconds. */
  const goesOn = async (time: number): Promise<number> => {
    const before = await at(turn);
    await page.clock.runFor(time);
    return (36 + (await at(turn)) - before) % 36;
  };
  const first = await at(turn);
  await expect.poll(() => at(turn)).not.toBe(first);
  await whileStopped(page, async () => {
    expect([await goesOn(100), await goesOn(500), await goesOn(99)]).toEqual([1, 5, 0]);
    await test.step("it rests under the pointer, and goes on when that has left", async () => {
      await turn.locator("img").hover();
      expect(await goesOn(1000)).toBe(0);
      await page.mouse.move(5, 5);
      expect(await goesOn(300)).toBe(3);
    });
    await test.step("it rests with the focus in it, where arrow keys turn it, round and round", async () => {
      await slider(turn).focus();
      expect(await goesOn(1000)).toBe(0);
      await slider(turn).fill("35");
      await page.keyboard.press("ArrowRight");
      expect(await at(turn)).toBe(0);
      await page.keyboard.press("ArrowLeft");
      await expect(slider(turn)).toHaveAttribute("aria-valuetext", "350°");
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect([await at(turn), await slider(turn).getAttribute("aria-valuetext")]).toEqual([3, "30°"]);
    });
    await test.step("who has turned it finds it where they left it, until they press the button", async () => {
      await slider(turn).blur();
      expect(await goesOn(1000)).toBe(0);
      await turn.getByRole("button", { name: "Turn by itself" }).click();
      expect(await goesOn(300)).toBe(3);
      await turn.getByRole("button", { name: "Stop turning" }).click();
      await page.mouse.move(5, 5);
      expect(await goesOn(1000)).toBe(0);
      await turn.getByRole("button", { name: "Turn by itself" }).click();
      await page.mouse.move(5, 5);
    });
    await test.step("out of sight, and in a tab behind another, it rests", async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(() => goesOn(100)).toBe(0);
      expect(await goesOn(1000)).toBe(0);
      await turn.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await expect.poll(() => goesOn(100)).toBe(1);
      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      expect(await goesOn(1000)).toBe(0);
    });
  });
  await test.step("axe has nothing to say", async () => expect(await violations(page, ".turned")).toEqual([]));
});

test("PRO-07 dragging it turns it, and up and down a finger scrolls the page; by slider or drag, and with less motion, it waits for the visitor; photos that do not come are left out", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/404|photos-360 on <div#gaps>: 2 of its 12 photos could not be loaded/);
  guard.allowConsole(/photos-360 on <div#bad> expects an img and a JSON list of at least two addresses/);
  await page.route(/of=gaps/, (route) =>
    /12\/[34]\.svg/.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.clock.install();
  const bad =
    '<div id="bad" data-island="photos-360"><img src="/media/turned/p280/12/0.svg" width="300" height="300" alt="Mug"><script type="application/json">["/a.svg"]</script></div>';
  await serveLab(control, {
    turned: {
      lang: "fr",
      settings: { culture: "fr", locale: "fr" },
      page: `<h1>Turned</h1>${turned("drag", 'data-drive="drag"')}${turned("slow", 'data-delay="400"')}${turned("gaps", 'data-drive="slider"')}${bad}${tall(900)}`,
    },
  });
  await page.setViewportSize({ width: 500, height: 800 });
  await visit("/lab/turned");
  const of = (id: string): Locator => page.locator(`#${id}`);
  await expect(slider(of("drag"))).toBeVisible();
  await whileStopped(page, async () => {
    await page.clock.runFor(2000);
    expect(await at(of("drag"))).toBe(0);
    const box = (await of("drag").locator("img").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width / 4, y + 90, { steps: 3 });
    expect(await at(of("drag"))).toBe(3);
    await page.mouse.move(x - box.width / 12, y, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(x + 60, y);
    expect(await at(of("drag"))).toBe(11);
    expect(
      await of("drag")
        .locator("img")
        .evaluate((image) => getComputedStyle(image).touchAction),
    ).toBe("pan-y pinch-zoom");
    await expect(of("drag").getByRole("slider", { name: "Angle" })).toHaveAttribute("aria-valuetext", "330°");
  });
  await test.step("its own delay", async () => {
    await of("slow").scrollIntoViewIfNeeded();
    await expect(of("slow").getByRole("button", { name: "Arrêter la rotation" })).toBeVisible();
    await whileStopped(page, async () => {
      const before = await at(of("slow"));
      await page.clock.runFor(1600);
      expect((12 + (await at(of("slow"))) - before) % 12).toBe(4);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(of("slow").getByRole("button", { name: "Faire tourner" })).toBeVisible();
      const still = await at(of("slow"));
      await page.clock.runFor(1600);
      expect(await at(of("slow"))).toBe(still);
    });
  });
  await test.step("of twelve photos ten came, and it turns among them", async () => {
    await of("gaps").scrollIntoViewIfNeeded();
    await expect(slider(of("gaps"))).toHaveAttribute("max", "9");
    await slider(of("gaps")).fill("3");
    expect([await at(of("gaps")), await slider(of("gaps")).getAttribute("aria-valuetext")]).toEqual([5, "150°"]);
    await of("bad").scrollIntoViewIfNeeded();
    await expect(of("bad")).toHaveAttribute("data-island-state", "failed");
    await expect(of("bad").locator("img")).toBeVisible();
  });
});

test("NAV-20 PRO-07 left while it loads, turns or is dragged it is as the server sent it, and leaves nothing behind", async ({
  page,
  control,
}) => {
  const ids = ["rest", "drawn", "coming"];
  const markup = ids.map((id) => turned(id)).join("\n");
  await serveLab(control, {
    parts: { page: `<h1>Parts</h1><div id="parts">${markup}</div>` },
    turned: { before: menu("turned", "other"), page: `<h1>Turned</h1>${turned("walk", "", 4)}` },
    other: { before: menu("turned", "other"), page: "<h1>Other</h1>" },
  });
  await page.addInitScript(countTimers);
  const release = await hold(page, /12\/7\.svg\?of=coming/);
  await page.setViewportSize({ width: 500, height: 1200 });
  await page.goto("/lab/parts");
  for (const id of ids) await live(page.locator(`#${id}`));
  await expect(slider(page.locator("#drawn"))).toBeVisible();
  await page.locator("#drawn img").hover();
  await page.mouse.down();
  await page.mouse.move(100, 500, { steps: 3 });
  const now = await page.evaluate(() => {
    const parts = document.querySelector("#parts")!;
    window.atoll!.sweep(parts);
    return parts.innerHTML;
  });
  await page.mouse.up();
  release();
  expect(now).toBe(
    await page.evaluate((html) => Object.assign(document.createElement("main"), { innerHTML: html }).innerHTML, markup),
  );
  await idle(page);
  const counts = [];
  for (let time = 0; time < 4; time++) {
    await page.evaluate(async () => {
      for (let visit = 0; visit < 6; visit++) {
        await window.atoll!.visit(`/lab/turned?${visit}`);
        await new Promise((resolve) => setTimeout(resolve, visit % 3 ? 0 : 40));
        await window.atoll!.visit(`/lab/other?${visit}`);
      }
    });
    await idle(page);
    counts.push((await left(page)).counts);
  }
  expect(grown(counts.slice(1))).toEqual({});
});
