import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab, tall } from "../lab.ts";
import { arrived, asked, scrolledTo, scrollOf } from "./watch.ts";

const before = menu("one", "two", "three", "list");
/** A long list, and an entry far down. */
const list = `<h1>List</h1>${tall(4200)}<p><a id="entry" href="/lab/two">Entry</a></p>${tall(3000)}`;

/** Goes to the entry with the keyboard, so that nothing scrolls on the way to it. */
async function openEntryAt(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo(0, to), top);
  await scrolledTo(page, top);
  await page.locator("#entry").evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await arrived(page, "two", "Two");
}

test("NAV-02 Back and Forward show the kept pages with what was typed, without a request and without running scripts again", { tag: "@both" }, async ({ page, control }) => {
  const script = '<script nonce="{{nonce}}">window.labRuns = (window.labRuns ?? 0) + 1;</script>';
  await serveLab(control, {
    one: { title: "One", before, page: `<h1>One</h1>${script}<label>Name <input id="name"></label><p><input id="agree" type="checkbox"></p>` },
    two: { title: "Two", before, page: "<h1>Two</h1><textarea id=note></textarea>" },
  });
  await page.goto("/lab/one");
  await page.fill("#name", "Ada");
  await page.check("#agree");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.fill("#note", "Some words");
  await page.goBack();
  await arrived(page, "one", "One");
  await expect(page).toHaveTitle("One");
  await expect(page.locator("#name")).toHaveValue("Ada");
  await expect(page.locator("#agree")).toBeChecked();
  await page.goForward();
  await arrived(page, "two", "Two");
  await expect(page.locator("#note")).toHaveValue("Some words");
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await page.evaluate(() => (window as unknown as { labRuns: number }).labRuns)).toBe(1);
  expect(await asked(control, "/lab/one")).toBe(1);
  expect(await asked(control, "/lab/two")).toBe(1);
});

test("NAV-02 a long list is where it was left, each time that one comes back to it", { tag: "@both" }, async ({ page, control }) => {
  await serveLab(control, { list: { before, page: list }, two: { before, page: `<h1>Two</h1>${tall(3000)}` } });
  await page.goto("/lab/list");
  await openEntryAt(page, 4000);
  await scrolledTo(page, 0);
  await page.evaluate(() => scrollTo(0, 700));
  await scrolledTo(page, 700);
  await page.goBack();
  await arrived(page, "list", "List");
  await scrolledTo(page, 4000);
  await expect(page.locator("#entry")).toBeFocused();
  await page.goForward();
  await arrived(page, "two", "Two");
  await scrolledTo(page, 700);
  await page.goBack();
  await arrived(page, "list", "List");
  await scrolledTo(page, 4000);
  expect(await asked(control, "/lab/list")).toBe(1);
  expect(await asked(control, "/lab/two")).toBe(1);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
});

test("NAV-02 under smooth scrolling Back is at the place at once", async ({ page, control }) => {
  await serveFile(control, "smooth.css", "text/css", "html { scroll-behavior: smooth }");
  const head = '<link rel="stylesheet" href="/lab/smooth.css">';
  await serveLab(control, { list: { head, before, page: list }, two: { head, before, page: `<h1>Two</h1>${tall(3000)}` } });
  await page.goto("/lab/list");
  await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
  await openEntryAt(page, 4000);
  await scrolledTo(page, 0);
  await page.evaluate(() => {
    const places: Set<number> = ((window as unknown as { labPlaces: Set<number> }).labPlaces = new Set());
    addEventListener("scroll", () => places.add(Math.round(scrollY)));
  });
  await page.goBack();
  await arrived(page, "list", "List");
  await scrolledTo(page, 4000);
  expect(await page.evaluate(() => [...(window as unknown as { labPlaces: Set<number> }).labPlaces])).toEqual([4000]);
});

test("NAV-02 after a reload Back asks for the page and returns to the offset, though the page grows late", async ({ page, guard, control }) => {
  guard.allowShift("the list grows by itself, as one does whose entries come later");
  const grow = `<script nonce="{{nonce}}">setTimeout(() => document.querySelector("#late").setAttribute("height", "7000"), 250);</script>`;
  await serveLab(control, {
    list: { before, page: `<h1>List</h1><p><a id="entry" href="/lab/two">Entry</a></p><svg id="late" width="10" height="20"></svg><p id="end">End</p>${grow}` },
    two: { before, page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/list");
  await expect(page.locator("#late")).toHaveAttribute("height", "7000");
  await openEntryAt(page, 4000);
  await guard.expectFullLoad(() => page.reload());
  await control.answer({ path: "/lab/list", delay: 200 });
  await page.goBack();
  await arrived(page, "list", "List");
  await scrolledTo(page, 4000, 60);
  expect(await asked(control, "/lab/list")).toBe(2);
});

test("NAV-02 a visitor who scrolls while a page grows after Back is not pulled away", async ({ page, guard, control }) => {
  const grow = `<script nonce="{{nonce}}">window.labGrow = () => document.querySelector("#late").setAttribute("height", "7000");</script>`;
  await serveLab(control, {
    list: { before, page: `<h1>List</h1><p><a id="entry" href="/lab/two">Entry</a></p><svg id="late" width="10" height="1500"></svg><p id="end">End</p>${grow}` },
    two: { before, page: "<h1>Two</h1>" },
  });
  const growNow = (): Promise<void> => page.evaluate(() => (window as unknown as { labGrow(): void }).labGrow());
  await page.goto("/lab/list");
  await growNow();
  await openEntryAt(page, 4000);
  await guard.expectFullLoad(() => page.reload());
  await page.goBack();
  await arrived(page, "list", "List");
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
  const there = await scrollOf(page);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrollOf(page)).toBe(there - 200);
  await growNow();
  // Two frames: time enough to be pulled away.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrollOf(page)).toBe(there - 200);
});

test("NAV-02 after a reload in the middle, Back and Forward still go through all pages in place", async ({ page, guard, control }) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: "<h1>Two</h1>" },
    three: { before, page: "<h1>Three</h1>" },
  });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.click("#head >> text=three");
  await arrived(page, "three", "Three");
  await page.goBack();
  await arrived(page, "two", "Two");
  await guard.expectFullLoad(() => page.reload());
  await arrived(page, "two", "Two");
  await page.goForward();
  await arrived(page, "three", "Three");
  await page.goBack();
  await arrived(page, "two", "Two");
  await page.goBack();
  await arrived(page, "one", "One");
});

test("NAV-02 a reload keeps the offset", async ({ page, guard, control }) => {
  await serveLab(control, { list: { before, page: list }, two: { before, page: `<h1>Two</h1>${tall(3000)}` } });
  await page.goto("/lab/list");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.evaluate(() => scrollTo(0, 900));
  await scrolledTo(page, 900);
  await guard.expectFullLoad(() => page.reload());
  await scrolledTo(page, 900);
});

test("NAV-02 entries that a page's own script pushed and replaced show what their address says", async ({ page, control }) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1><input id=name>" },
    two: { before, page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/one");
  await page.fill("#name", "Ada");
  await page.evaluate(() => history.replaceState({ tab: 1 }, "", "/lab/one?tab=1"));
  await page.evaluate(() => history.pushState({ tab: 2 }, "", "/lab/one?tab=2"));
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.goBack();
  await arrived(page, "one?tab=2", "One");
  await expect(page.locator("#name")).toHaveValue("Ada");
  expect(await page.evaluate(() => history.state)).toEqual({ tab: 2 });
  await page.goBack();
  await arrived(page, "one?tab=1", "One");
  await expect(page.locator("#name")).toHaveValue("Ada");
  expect(await page.evaluate(() => history.state)).toEqual({ tab: 1 });
  await page.goForward();
  await page.goForward();
  await arrived(page, "two", "Two");
  expect(await asked(control, "/lab/one")).toBe(1);
});

test("NAV-02 NAV-08 after a page's script has changed the address, an anchor is still on the page that is shown", async ({ page, control }) => {
  await serveLab(control, { one: { before, page: `<h1>One</h1><input id=name><a id="down" href="#far">Down</a>${tall(2000)}<h2 id="far">Far</h2>${tall(2000)}` } });
  await page.goto("/lab/one");
  await page.fill("#name", "Ada");
  await page.evaluate(() => history.replaceState(null, "", "/lab/one?filter=red"));
  await page.click("#down");
  await expect(page).toHaveURL("/lab/one?filter=red#far");
  await expect.poll(() => page.locator("#far").evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThanOrEqual(90);
  await expect(page.locator("#name")).toHaveValue("Ada");
  await page.goBack();
  await expect(page).toHaveURL("/lab/one?filter=red");
  await scrolledTo(page, 0);
  await expect(page.locator("#name")).toHaveValue("Ada");
  expect(await asked(control, "/lab/one")).toBe(1);
});

test("NAV-02 Back while another page is awaited keeps to the page of the address, and what was awaited never shows", async ({ page, control }) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: "<h1>Two</h1>" },
    three: { before, page: "<h1>Three</h1>" },
  });
  await control.answer({ path: "/lab/three", delay: 500 });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  const request = page.waitForRequest("**/lab/three");
  await page.click("#head >> text=three");
  await request;
  const broken = page.waitForEvent("requestfailed", (failed) => failed.url().endsWith("/lab/three"));
  await page.goBack();
  await broken;
  await arrived(page, "one", "One");
  await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
  await page.goForward();
  await arrived(page, "two", "Two");
});

test("NAV-02 an entry of the visitor's way that is kept no longer is asked for again, and returns to its offset", async ({ page, control }) => {
  const names = Array.from({ length: 12 }, (_, index) => `page-${index}`);
  await serveLab(
    control,
    Object.fromEntries(names.map((name) => [name, { before: menu(...names), page: `<h1>${name}</h1>${tall(3000)}` }])),
  );
  await page.goto("/lab/page-0");
  await page.evaluate(() => scrollTo(0, 500));
  await scrolledTo(page, 500);
  for (const name of names.slice(1)) {
    await page.locator(`#head a[href$="/${name}"]`).evaluate((link) => (link as HTMLElement).click());
    await arrived(page, name, name);
  }
  await page.evaluate(() => history.go(-11));
  await arrived(page, "page-0", "page-0");
  await scrolledTo(page, 500);
  expect(await asked(control, "/lab/page-0")).toBe(2);
  expect(await asked(control, "/lab/page-5")).toBe(1);
});

test("NAV-02 the page that the visitor came with is kept like every other, also before it has done anything", async ({ page, control }) => {
  await serveLab(control, { one: { before, page: "<h1>One</h1>" } });
  await page.goto("/lab/one");
  await page.evaluate(() => history.pushState(null, "", "/lab/one?step=2"));
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await asked(control, "/lab/one")).toBe(1);
});

test("NAV-02 a widget that rebuilt its part of the page is there once, and works, after Back", async ({ page, control }) => {
  const widget = `<div id="widget">plain</div><script nonce="{{nonce}}">
    const host = document.querySelector("#widget");
    const button = document.createElement("button");
    button.textContent = "0";
    button.onclick = () => (button.textContent = String(Number(button.textContent) + 1));
    host.replaceChildren(button);
  </script>`;
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: `<h1>Two</h1><div>${widget.replace("const host", "var host").replace("const button", "var button")}</div>` } });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await page.click("#widget button");
  await page.goBack();
  await arrived(page, "one", "One");
  await page.goForward();
  await arrived(page, "two", "Two");
  await page.click("#widget button");
  await expect(page.locator("#widget button")).toHaveText(["2"]);
});
