import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab, tall } from "../lab.ts";
import { arrived, asked, scrolledTo, scrollOf } from "./watch.ts";

const before = menu("one", "two", "list");
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

test("NAV-02 a long list is where it was left, each time that one comes back to it", async ({ page, control }) => {
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
