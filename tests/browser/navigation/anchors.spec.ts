import type { Page } from "@playwright/test";
import { stopClock } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, requestCount, pendingWorkDone, ready, scrolledTo, scrollOf, topOf } from "./watch.ts";

const before = menu("one", "two");
const far = `<h2 id="far">Far</h2><p><a id="inside" href="/lab/two">Inside</a></p>${tall(3000)}`;
const long = `<h1>One</h1><p><a id="down" href="#far">Down</a></p>${tall(2500)}${far}`;

/** Starts recording scroll offsets; `recordedOffsets` reads them. */
const recordOffsets = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const places: number[] = ((window as unknown as { labPlaces: number[] }).labPlaces = []);
    addEventListener("scroll", () => places.push(Math.round(scrollY)));
  });

const recordedOffsets = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { labPlaces: number[] }).labPlaces);

test("NAV-08 a link to an anchor scrolls it to 90 px below the top, or to the top on a phone", async ({
  page,
  visit,
  control,
}) => {
  for (const { width, clear } of [
    { width: 1280, clear: 90 },
    { width: 360, clear: 0 },
  ]) {
    await test.step(`at ${width} px`, async () => {
      await control.reset();
      await page.setViewportSize({ width, height: 700 });
      await serveLab(control, { one: { before, page: long } });
      await visit("/lab/one");
      await recordOffsets(page);
      await page.click("#down");
      await expect.poll(() => topOf(page, "#far")).toBe(clear);
      await expect(page).toHaveURL("/lab/one#far");
      await expect(page.locator("#far:target")).toHaveCount(1);
      // How smooth this is depends on the machine; the next test judges it with a stopped clock.
      const places = await recordedOffsets(page);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      await page.keyboard.press("Tab");
      await expect(page.locator("#inside")).toBeFocused();
      expect(await requestCount(control, "/lab/one")).toBe(1);
      await page.goBack();
      await expect(page).toHaveURL("/lab/one");
      await scrolledTo(page, 0);
      await page.goForward();
      await expect(page).toHaveURL("/lab/one#far");
      await expect.poll(() => topOf(page, "#far")).toBe(clear);
      expect(await requestCount(control, "/lab/one")).toBe(1);
    });
  }
});

test.describe("smooth scrolling", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("NAV-02 NAV-08 smooth scrolling takes 800 ms; Back or the mouse wheel stops it", async ({ page, control }) => {
    await page.clock.install();
    await serveLab(control, { one: { before, page: long } });
    await page.goto("/lab/one");
    await ready(page, () => page.hover("#down"));
    await stopClock(page);
    await test.step("the smooth scroll takes 800 ms", async () => {
      await page.click("#down");
      await expect(page).toHaveURL("/lab/one#far");
      await page.clock.runFor(400);
      const half = await scrollOf(page);
      await page.clock.runFor(350);
      const almost = await scrollOf(page);
      expect(half).toBeGreaterThan(600);
      expect(almost).toBeGreaterThan(half);
      expect(await topOf(page, "#far")).toBeGreaterThan(90);
      await page.clock.runFor(100);
      expect(await topOf(page, "#far")).toBe(90);
    });

    await test.step("Back ends the smooth scroll", async () => {
      await page.goBack();
      await expect(page).toHaveURL("/lab/one");
      await scrolledTo(page, 0);
      await page.click("#down");
      await expect(page).toHaveURL("/lab/one#far");
      await page.clock.runFor(400);
      expect(await scrollOf(page)).toBeGreaterThan(600);
      await page.goBack();
      await expect(page).toHaveURL("/lab/one");
      await scrolledTo(page, 0);
      await page.clock.runFor(1000);
      expect(await scrollOf(page)).toBe(0);
    });

    await test.step("the mouse wheel ends the smooth scroll", async () => {
      await page.click("#down");
      await page.clock.runFor(400);
      const half = await scrollOf(page);
      await page.mouse.wheel(0, -50);
      await expect.poll(() => scrollOf(page)).toBe(half - 50);
      await page.clock.runFor(1000);
      expect(await scrollOf(page)).toBe(half - 50);
    });
  });
});

test("NAV-08 NAV-02 under reduced motion anchors are reached at once, respecting scroll padding", async ({
  page,
  visit,
  control,
}) => {
  await test.step("with reduced motion a link to an anchor jumps at once", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await serveLab(control, { one: { before, page: long } });
    await visit("/lab/one");
    await recordOffsets(page);
    await page.click("#down");
    await expect.poll(() => topOf(page, "#far")).toBe(90);
    await pendingWorkDone(page);
    expect(await recordedOffsets(page)).toHaveLength(1);
  });

  await test.step("scroll padding applies; an encoded anchor and an old-style <a name> are found", async () => {
    await control.reset();
    await control.page("/lab/own.css", "html { scroll-padding-top: 140px }", {
      headers: { "Content-Type": "text/css" },
    });
    await serveLab(control, {
      one: {
        before,
        head: '<link rel="stylesheet" href="/lab/own.css">',
        page: `<h1>One</h1><a id="down" href="#pr%C3%A9cis">Down</a>
          <a id="old" href="/lab/one#old-name">Old</a>${tall(1500)}<h2 id="précis">Précis</h2>${tall(1500)}<p><a
            name="old-name">Old</a></p>${tall(2000)}`,
      },
    });
    await visit("/lab/one");
    await page.click("#down");
    await expect.poll(() => topOf(page, "#précis")).toBe(140);
    await page.evaluate(() => scrollTo(0, 0));
    await page.click("#old");
    await expect.poll(() => topOf(page, "[name=old-name]")).toBe(140);
    expect(await requestCount(control, "/lab/one")).toBe(1);
  });

  await test.step("with a base address, anchors on this and on another page work in place", async () => {
    const head = '<base href="/">';
    await serveLab(control, {
      one: {
        head,
        before,
        page: `<h1>One</h1><a id="down" href="#near">Down</a>
          <a id="go" href="lab/two#far">Go</a>${tall(1500)}<h2 id="near">Near</h2>${tall(2000)}`,
      },
      two: { head, before, page: `<h1>Two</h1>${tall(2500)}<h2 id="far">Far</h2>${tall(2500)}` },
    });
    await visit("/lab/one");
    await page.click("#down");
    await expect.poll(() => topOf(page, "#near")).toBe(90);
    await expect(page).toHaveURL("/lab/one#near");
    await page.evaluate(() => scrollTo(0, 0));
    await page.click("#go");
    await arrived(page, "two#far", "Two");
    await expect.poll(() => topOf(page, "#far")).toBe(90);
  });
});

const hidden = `<button type="button" id="toggle" class="collapsed" data-bs-toggle="collapse" data-bs-target="#terms"
  aria-expanded="false">Terms</button>
  <div class="collapse" id="terms">${tall(1200)}<h2 id="in-collapse">In the collapse</h2></div>
  <ul><li><button type="button" id="tab-a" class="nav-link active" data-bs-toggle="tab" data-bs-target="#a" role="tab"
    aria-selected="true">A</button></li>
  <li><button type="button" id="tab-b" class="nav-link" data-bs-toggle="tab" data-bs-target="#b" role="tab"
    aria-selected="false" tabindex="-1">B</button></li></ul>
  <div class="tab-content"><div class="tab-pane show active" id="a">A</div><div class="tab-pane" id="b">${tall(800)}<h2
    id="in-tab">In the tab</h2></div></div>
  <details id="more"><summary>More</summary><h2 id="in-details">In the details</h2></details>${tall(3000)}`;
const panes = ".collapse:not(.show), .tab-content > .tab-pane:not(.active) { display: none }";
const page1 = {
  head: '<link rel="stylesheet" href="/lab/panes.css">',
  before: `${before}<a id="to-collapse" href="/lab/panes#in-collapse">Collapse</a>`,
};
const links =
  '<a id="collapse" href="#in-collapse">Collapse</a> <a id="tab" href="#in-tab">Tab</a> <a id="details" href="#in-details">Details</a>';

test("NAV-09 a link to a hidden anchor opens its collapse, tab pane or details", async ({ page, control }) => {
  await control.page("/lab/panes.css", panes, { headers: { "Content-Type": "text/css" } });
  await serveLab(control, { panes: { ...page1, page: `<h1>Panes</h1>${links}${hidden}` } });
  await page.goto("/lab/panes");
  await expect(page.locator("#in-collapse")).toBeHidden();
  for (const name of ["collapse", "tab", "details"]) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.click(`#${name}`);
    await expect(page.locator(`#in-${name}`)).toBeVisible();
    await expect.poll(() => topOf(page, `#in-${name}`)).toBe(90);
    // The smooth scroll is checked only once.
    await page.emulateMedia({ reducedMotion: "reduce" });
  }
  await expect(page.locator("#toggle")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#toggle")).not.toHaveClass(/collapsed/);
  await expect(page.locator("#tab-b")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#tab-a")).toHaveAttribute("aria-selected", "false");
  await expect(page.locator("#a")).toBeHidden();
});

test("NAV-09 a URL with an anchor in a closed collapse opens it, on load and from another page", async ({
  page,
  visit,
  control,
}) => {
  await control.page("/lab/panes.css", panes, { headers: { "Content-Type": "text/css" } });
  await serveLab(control, {
    one: { ...page1, page: "<h1>One</h1>" },
    panes: { ...page1, page: `<h1>Panes</h1>${hidden}` },
  });
  const release = await hold(page, /\/atoll-navigation\./);
  await visit("/lab/panes#in-collapse");
  await pendingWorkDone(page);
  release();
  await expect(page.locator("#in-collapse")).toBeVisible();
  await expect.poll(() => topOf(page, "#in-collapse")).toBe(90);
  await visit("/lab/panes#in-details");
  await visit("/lab/one");
  await page.click("#to-collapse");
  await arrived(page, "panes#in-collapse", "Panes");
  await expect(page.locator("#in-collapse")).toBeVisible();
  await expect.poll(() => topOf(page, "#in-collapse")).toBe(90);
});
