// A magazine whose head scripts and styles count on each other's order.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { at, back, go, ran, times, walk } from "./capture.ts";

const home = at("head-order");
const article = ["#nav >> text=Spring tides", "Spring tides"] as const;
const gallery = ["#nav >> text=Gallery", "Gallery"] as const;
const tool = ["#nav >> text=Tide tool", "Tide tool"] as const;
const toHome = ["#nav >> text=Home", "The Tide Table"] as const;

/** Style of the first paragraph: what the sheets make of it depends on their order. */
const lead = (page: Page): Promise<string> =>
  page.locator(".lead").evaluate((element) => {
    const { color, fontSize, letterSpacing, fontStyle } = getComputedStyle(element);
    return [color, fontSize, letterSpacing, fontStyle].join(" ");
  });

test("NAV-21 NAV-01 scripts, styles and modules of the head are in the order of a full load, and go with their page", async ({
  page,
  visit,
}) => {
  let leadInFull = "";
  let leadAtHome = "";

  await test.step("head scripts that need one another run in the order of a full load, and none twice", async () => {
    await visit(at("head-order", "/article"));
    const inFull = await ran(page);
    const minutes = await page.getAttribute("h1", "data-minutes");
    leadInFull = await lead(page);
    expect(inFull).toContain("article inline, with footnotes string");
    await visit(home);
    leadAtHome = await lead(page);
    await go(page, ...article);
    await expect.poll(() => ran(page)).toEqual(inFull);
    await expect(page.locator("#text em")).toHaveText("pull together");
    await expect(page.locator("h1")).toHaveAttribute("data-minutes", minutes!);
    await go(page, ...toHome);
    await go(page, ...article);
    await expect.poll(() => ran(page)).toEqual([...inFull, "article inline, with footnotes string"]);
  });

  await test.step("styles of a page stand between those of the site, and go with it; the head's data is that of the page", async () => {
    await walk(page, [toHome, article, toHome]);
    expect(await lead(page)).toBe(leadInFull);
    await go(page, ...toHome);
    expect(await lead(page)).toBe(leadAtHome);
    await go(page, ...article);
    expect(await lead(page)).toBe(leadInFull);
    const data = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => (JSON.parse(script.textContent!) as { name: string }).name));
    expect(await data()).toEqual(["Spring tides"]);
    await back(page, "The Tide Table");
    expect(await data()).toEqual(["Home"]);
    await expect(page.locator("script[data-atoll-settings]")).toHaveCount(1);
  });

  await test.step("modules of a page find what its import map names, though an earlier page had none", async () => {
    await visit(home);
    await go(page, ...gallery);
    await expect(page.locator("#zoom")).toHaveText("Open");
    await expect
      .poll(async () => (await ran(page)).toSorted())
      .toEqual(["app.js", "gallery module", "gallery module in the content", "visits.js", "zoom.mjs"]);
    await go(page, ...article);
    await go(page, ...gallery);
    await expect.poll(() => times(page, "gallery module in the content")).toBe(2);
    expect(await times(page, "zoom.mjs")).toBe(1);
  });
});

test("NAV-21 scripts that throw keep no other from running, and what is no script never runs", async ({
  page,
  guard,
  visit,
}) => {
  guard.allowConsole(/it broke|reading 'call'/);
  await visit(at("head-order", "/tool"));
  const inFull = await ran(page);
  expect(inFull).toContain("tool inline, with tables object");
  await visit(home);
  await go(page, ...tool);
  await expect.poll(() => ran(page)).toEqual(inFull);
  await back(page, "The Tide Table");
});
