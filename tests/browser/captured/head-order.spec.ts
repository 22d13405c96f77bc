// A magazine whose head scripts and styles depend on their order.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { at, back, go, scriptLog, timesLogged, walk } from "./capture.ts";

const home = at("head-order");
const article = ["#nav >> text=Spring tides", "Spring tides"] as const;
const gallery = ["#nav >> text=Gallery", "Gallery"] as const;
const tool = ["#nav >> text=Tide tool", "Tide tool"] as const;
const toHome = ["#nav >> text=Home", "The Tide Table"] as const;

/** Computed style of the first paragraph, which depends on the order of the style sheets. */
const leadStyle = (page: Page): Promise<string> =>
  page.locator(".lead").evaluate((element) => {
    const { color, fontSize, letterSpacing, fontStyle } = getComputedStyle(element);
    return [color, fontSize, letterSpacing, fontStyle].join(" ");
  });

test("NAV-21 NAV-01 head scripts, styles and modules keep the order of a full load @all", async ({ page, visit }) => {
  let leadInFull = "";
  let leadAtHome = "";

  await test.step("head scripts run in the order of a full load, each once", async () => {
    await visit(at("head-order", "/article"));
    const inFull = await scriptLog(page);
    const minutes = await page.getAttribute("h1", "data-minutes");
    leadInFull = await leadStyle(page);
    expect(inFull).toContain("article inline, with footnotes string");
    await visit(home);
    leadAtHome = await leadStyle(page);
    await go(page, ...article);
    await expect.poll(() => scriptLog(page)).toEqual(inFull);
    await expect(page.locator("#text em")).toHaveText("pull together");
    await expect(page.locator("h1")).toHaveAttribute("data-minutes", minutes!);
    await go(page, ...toHome);
    await go(page, ...article);
    await expect.poll(() => scriptLog(page)).toEqual([...inFull, "article inline, with footnotes string"]);
  });

  await test.step("a page's styles keep their place between the site's; head data follows the page", async () => {
    await walk(page, [toHome, article, toHome]);
    expect(await leadStyle(page)).toBe(leadInFull);
    await go(page, ...toHome);
    expect(await leadStyle(page)).toBe(leadAtHome);
    await go(page, ...article);
    expect(await leadStyle(page)).toBe(leadInFull);
    const data = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => (JSON.parse(script.textContent!) as { name: string }).name));
    expect(await data()).toEqual(["Spring tides"]);
    await back(page, "The Tide Table");
    expect(await data()).toEqual(["Home"]);
    await expect(page.locator("script[data-atoll-settings]")).toHaveCount(1);
  });

  await test.step("a page's modules resolve by its import map, although an earlier page had none", async () => {
    await visit(home);
    await go(page, ...gallery);
    await expect(page.locator("#zoom")).toHaveText("Open");
    await expect
      .poll(async () => (await scriptLog(page)).toSorted())
      .toEqual(["app.js", "gallery module", "gallery module in the content", "visits.js", "zoom.mjs"]);
    await go(page, ...article);
    await go(page, ...gallery);
    await expect.poll(() => timesLogged(page, "gallery module in the content")).toBe(2);
    expect(await timesLogged(page, "zoom.mjs")).toBe(1);
  });
});

test("NAV-21 a script that throws blocks no other, and data blocks never run @all", async ({ page, guard, visit }) => {
  guard.allowConsole(/it broke|reading 'call'/);
  await visit(at("head-order", "/tool"));
  const inFull = await scriptLog(page);
  expect(inFull).toContain("tool inline, with tables object");
  await visit(home);
  await go(page, ...tool);
  await expect.poll(() => scriptLog(page)).toEqual(inFull);
  await back(page, "The Tide Table");
});
