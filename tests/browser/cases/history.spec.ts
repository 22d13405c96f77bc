import type { Page } from "@playwright/test";
import { expect } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveFile, tall } from "../lab.ts";
import { arrived, requestCount, scrolledTo, scrollOf } from "../navigation/watch.ts";
import { testCase } from "./contest.ts";

const before = menu("one", "two", "three");
const one = { before, page: "<h1>One</h1>" };
const two = { before, page: `<h1>Two</h1>${tall(3000)}` };
const three = { before, page: "<h1>Three</h1>" };
/** A long list with a link far down. */
const list = { before, page: `<h1>List</h1>${tall(4200)}<p><a id="entry" href="/lab/two">Entry</a></p>${tall(3000)}` };

/** Opens the entry with the keyboard, so that the page does not scroll to it first. */
async function openEntryAt(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await scrolledTo(page, top);
  await page.locator("#entry").evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await arrived(page, "two", "Two");
}

testCase(
  "NAV-02 case 7: a long list keeps its scroll offset over Back, Forward and Back, without a request",
  { fails: "a bare swap that scrolls" },
  async ({ page, control, serve, proof }) => {
    await serve({ list, two });
    await page.goto("/lab/list");
    await openEntryAt(page, 4000);
    await scrolledTo(page, 0);
    await page.evaluate(() => scrollTo(0, 700));
    await scrolledTo(page, 700);
    await page.goBack();
    await arrived(page, "list", "List");
    await scrolledTo(page, 4000);
    await proof(await requestCount(control, "/lab/list")).toBe(1);
    await expect(page.locator("#entry")).toBeFocused();
    await page.goForward();
    await arrived(page, "two", "Two");
    await scrolledTo(page, 700);
    await page.goBack();
    await arrived(page, "list", "List");
    await scrolledTo(page, 4000);
    expect(await requestCount(control, "/lab/list")).toBe(1);
    expect(await requestCount(control, "/lab/two")).toBe(1);
  },
);

testCase(
  "NAV-02 case 8: a long list that is requested again from a slow server keeps its scroll offset",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof, fullLoad }) => {
    await serve({ list, two: { before, page: "<h1>Two</h1>" } });
    await page.goto("/lab/list");
    await openEntryAt(page, 4000);
    await fullLoad(() => page.reload());
    await control.answer({ path: "/lab/list", delay: 200 });
    await page.goBack();
    await arrived(page, "list", "List");
    await proof.poll(() => scrollOf(page)).toBe(4000);
    expect(await requestCount(control, "/lab/list")).toBe(2);
  },
);

testCase(
  "NAV-02 case 9: a list that grows late keeps its scroll offset, unless the visitor scrolls first",
  { fails: "a bare swap that scrolls" },
  async ({ page, serve, proof }) => {
    const grow = `<script nonce="{{nonce}}">
    window.labDelay = 250;
    new MutationObserver(() => {
      const late = document.querySelector("#late");
      if (late === window.labLate) return;
      window.labLate?.setAttribute("height", "1500");
      window.labLate = late;
      window.labGrow = () => late.setAttribute("height", "7000");
      if (late) setTimeout(labGrow, labDelay);
    }).observe(document, { childList: true, subtree: true });
  </script>`;
    await serve({
      list: {
        before,
        head: grow,
        page: '<h1>List</h1><p><a id="entry" href="/lab/two">Entry</a></p><svg id="late" width="10" height="1500"></svg>',
      },
      two: { before, head: grow, page: "<h1>Two</h1>" },
    });
    await page.goto("/lab/list");
    await expect(page.locator("#late")).toHaveAttribute("height", "7000");
    await openEntryAt(page, 4000);
    await page.goBack();
    await arrived(page, "list", "List");
    await expect(page.locator("#late")).toHaveAttribute("height", "7000");
    await proof.poll(async () => Math.abs((await scrollOf(page)) - 4000)).toBeLessThanOrEqual(60);

    await openEntryAt(page, 4000);
    await page.evaluate(() => ((window as unknown as { labDelay: number }).labDelay = 60_000));
    await page.goBack();
    await arrived(page, "list", "List");
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
    const offset = await scrollOf(page);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => scrollOf(page)).toBe(offset - 200);
    await page.evaluate(() => (window as unknown as { labGrow(): void }).labGrow());
    // Wait two frames: a wrong scroll would happen by then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await scrollOf(page)).toBe(offset - 200);
  },
);

testCase(
  "NAV-02 case 10: with smooth scrolling Back restores the offset at once",
  { fails: "a bare swap that scrolls" },
  async ({ page, control, serve, proof }) => {
    await serveFile(control, "smooth.css", "text/css", "html { scroll-behavior: smooth }");
    const head = '<link rel="stylesheet" href="/lab/smooth.css">';
    await serve({ list: { ...list, head }, two: { ...two, head } });
    await page.goto("/lab/list");
    await openEntryAt(page, 4000);
    await scrolledTo(page, 0);
    await page.evaluate(() => {
      const places: Set<number> = ((window as unknown as { labPlaces: Set<number> }).labPlaces = new Set());
      addEventListener("scroll", () => places.add(Math.round(scrollY)));
    });
    await page.goBack();
    await arrived(page, "list", "List");
    await scrolledTo(page, 4000);
    await proof(await page.evaluate(() => [...(window as unknown as { labPlaces: Set<number> }).labPlaces])).toEqual([
      4000,
    ]);
  },
);

testCase(
  "NAV-02 case 11: the browser still records scroll offsets, and a reload restores them",
  { fails: "a bare swap that scrolls" },
  async ({ page, serve, proof, fullLoad }) => {
    await serve({ one, two });
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.evaluate(() => scrollTo(0, 900));
    await scrolledTo(page, 900);
    await proof(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
    await fullLoad(() => page.reload());
    await scrolledTo(page, 900);
    await page.goBack();
    await arrived(page, "one", "One");
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  },
);

testCase(
  "NAV-02 case 16: a widget that rebuilt its markup appears once and works after Back",
  { fails: "a bare swap" },
  async ({ page, serve, proof }) => {
    const widget = `<div id="widget">plain</div><script nonce="{{nonce}}">{
    const host = document.querySelector("#widget");
    const button = document.createElement("button");
    button.textContent = "0";
    button.onclick = () => (button.textContent = String(Number(button.textContent) + 1));
    host.replaceChildren(button);
  }</script>`;
    await serve({
      one: { before, page: `<h1>One</h1>${widget}` },
      two: { before, page: `<h1>Two</h1><div>${widget}</div>` },
    });
    const count = page.locator("#widget button");
    await page.goto("/lab/one");
    await count.click();
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await proof(count).toHaveText(["0"]);
    await count.click();
    await page.goBack();
    await arrived(page, "one", "One");
    await count.click();
    await expect(count).toHaveText(["2"]);
    await page.goForward();
    await arrived(page, "two", "Two");
    await count.click();
    await expect(count).toHaveText(["2"]);
  },
);

testCase(
  "NAV-02 case 20: Back during a pending visit shows the page of the URL; the pending one never appears",
  { fails: "a bare swap" },
  async ({ page, serve, proof }) => {
    await serve({ one, two, three });
    await hold(page, "**/lab/three", { times: 1 });
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    const broken: string[] = [];
    page.on("requestfailed", (request) => broken.push(new URL(request.url()).pathname));
    const request = page.waitForRequest("**/lab/three");
    await page.click("#head >> text=three");
    await request;
    await page.goBack();
    await proof.poll(() => broken).toEqual(["/lab/three"]);
    await arrived(page, "one", "One");
    await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
    await page.goForward();
    await arrived(page, "two", "Two");
  },
);

testCase(
  "NAV-02 case 25: history entries that a page's script made show the content of their URL",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    await serve({ one: { before, page: "<h1>One</h1><input id=name>" }, two });
    await page.goto("/lab/one");
    await page.fill("#name", "Ada");
    await page.evaluate(() => history.replaceState({ tab: 1 }, "", "/lab/one?tab=1"));
    await page.evaluate(() => history.pushState({ tab: 2 }, "", "/lab/one?tab=2"));
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.goBack();
    await expect(page).toHaveURL("/lab/one?tab=2");
    await proof(page.locator("#page h1")).toHaveText("One");
    await expect(page.locator("#name")).toHaveValue("Ada");
    expect(await page.evaluate(() => history.state)).toEqual({ tab: 2 });
    await page.goBack();
    await arrived(page, "one?tab=1", "One");
    await expect(page.locator("#name")).toHaveValue("Ada");
    expect(await page.evaluate(() => history.state)).toEqual({ tab: 1 });
    await page.goForward();
    await page.goForward();
    await arrived(page, "two", "Two");
    expect(await requestCount(control, "/lab/one")).toBe(1);
  },
);
