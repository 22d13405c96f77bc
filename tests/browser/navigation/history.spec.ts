import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, asked, holdFrames, ready, scrolledTo, type Stage } from "./watch.ts";

const before = menu("one", "two", "three");
const threePages = {
  one: { before, page: "<h1>One</h1>" },
  two: { before, page: "<h1>Two</h1>" },
  three: { before, page: "<h1>Three</h1>" },
};

/** Entries have keys of the browser's own, or, where it has none, of ours in their state. */
const browsers = [
  { browser: "with the Navigation API", prepare: async () => {} },
  {
    browser: "without the Navigation API",
    prepare: (page: Page) =>
      page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined })),
  },
];

test("NAV-02 Back and Forward show the kept pages with what was typed, without a request and without running scripts again", async ({
  page,
  visit,
  control,
}) => {
  for (const { browser, prepare } of browsers) {
    await test.step(browser, async () => {
      await control.reset();
      await prepare(page);
      const script = '<script nonce="{{nonce}}">window.labRuns = (window.labRuns ?? 0) + 1;</script>';
      await serveLab(control, {
        one: {
          title: "One",
          before,
          page: `<h1>One</h1>${script}<label>Name <input id="name"></label><p><input id="agree" type="checkbox"></p>`,
        },
        two: {
          title: "Two",
          before,
          page: "<h1>Two</h1><textarea id=note></textarea><select id=size><option>S<option>M</select><p id=words contenteditable>Words</p>",
        },
      });
      await visit("/lab/one");
      await page.fill("#name", "Ada");
      await page.check("#agree");
      await page.click("#head >> text=two");
      await arrived(page, "two", "Two");
      await page.fill("#note", "Some words");
      await page.selectOption("#size", "M");
      await page.fill("#words", "Other words");
      await page.goBack();
      await arrived(page, "one", "One");
      await expect(page).toHaveTitle("One");
      await expect(page.locator("#name")).toHaveValue("Ada");
      await expect(page.locator("#agree")).toBeChecked();
      await page.goForward();
      await arrived(page, "two", "Two");
      await expect(page.locator("#note")).toHaveValue("Some words");
      await expect(page.locator("#size")).toHaveValue("M");
      await expect(page.locator("#words")).toHaveText("Other words");
      await page.goBack();
      await arrived(page, "one", "One");
      expect(await page.evaluate(() => (window as unknown as { labRuns: number }).labRuns)).toBe(1);
      expect(await asked(control, "/lab/one")).toBe(1);
      expect(await asked(control, "/lab/two")).toBe(1);
    });
  }
});

test("NAV-02 after a reload in the middle, Back and Forward still go through all pages in place", async ({
  page,
  visit,
  guard,
  control,
}) => {
  for (const { browser, prepare } of browsers) {
    await test.step(browser, async () => {
      await prepare(page);
      await serveLab(control, threePages);
      await visit("/lab/one");
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
  }
});

/** One, then two, loaded in full; Back to one, which is slow, has begun. */
async function beginBack({ page, visit, guard, control }: Stage): Promise<void> {
  await serveLab(control, threePages);
  await visit("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await guard.expectFullLoad(() => page.reload());
  await ready(page, () => page.hover("h1"));
  await hold(page, "**/lab/one", { times: 1 });
  const request = page.waitForRequest("**/lab/one");
  await page.evaluate(() => history.back());
  await request;
}

test("NAV-02 NAV-15 of steps taken before a page has come the last one counts, and the page shown is that of the address", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("Forward before the page of a Back has come breaks its request off and keeps to the page that is shown", async () => {
    await beginBack({ page, visit, guard, control });
    const broken = page.waitForEvent("requestfailed");
    await page.goForward();
    await broken;
    await arrived(page, "two", "Two");
    await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
    await page.goBack();
    await arrived(page, "one", "One");
  });

  await test.step("a link clicked before the page of a Back has come leads on, and Back from there shows the page of its address", async () => {
    await beginBack({ page, visit, guard, control });
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await page.goBack();
    await arrived(page, "one", "One");
    await page.goForward();
    await arrived(page, "three", "Three");
  });

  await test.step("Back to another place of the same page while a page is awaited leaves the page as it was", async () => {
    await serveLab(control, {
      one: { before, page: `<h1>One</h1><a id="down" href="#far">Down</a><h2 id="far">Far</h2>` },
      three: { before, page: "<h1>Three</h1>" },
    });
    await hold(page, "**/lab/three", { times: 1 });
    await visit("/lab/one");
    await page.click("#down");
    await expect(page).toHaveURL("/lab/one#far");
    const request = page.waitForRequest("**/lab/three");
    await page.click("#head >> text=three");
    await request;
    const broken = page.waitForEvent("requestfailed", (failed) => failed.url().endsWith("/lab/three"));
    await page.goBack();
    await broken;
    await arrived(page, "one", "One");
    await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
    await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
  });
});

test("NAV-02 NAV-01 pages come back to where they were scrolled to, also in haste and after long ways, and are in the document before they are measured", async ({
  page,
  visit,
  control,
}) => {
  await test.step("Back right after Back, before the page in between was laid out, leaves each page where it was scrolled to", async () => {
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${tall(3000)}` },
      two: { before, page: `<h1>Two</h1>${tall(3000)}` },
      three: { before, page: "<h1>Three</h1>" },
    });
    const scrollBy = async (top: number): Promise<void> => {
      await page.evaluate((to) => scrollTo(0, to), top);
      await scrolledTo(page, top);
    };
    await visit("/lab/one");
    await scrollBy(400);
    await page.locator("#head >> text=two").evaluate((link) => (link as HTMLElement).click());
    await arrived(page, "two", "Two");
    await scrollBy(300);
    await page.locator("#head >> text=three").evaluate((link) => (link as HTMLElement).click());
    await arrived(page, "three", "Three");
    await holdFrames(page);
    const told = await page.evaluate(async () => {
      const events: string[] = [];
      for (const type of ["leave", "loaded"])
        document.addEventListener(`page:${type}`, () =>
          events.push(`${type} ${document.querySelector("#page h1")!.textContent}`),
        );
      for (let step = 0; step < 2; step++) {
        const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
        history.back();
        await moved;
      }
      await (window as unknown as { labRelease(): Promise<void> }).labRelease();
      return events;
    });
    expect(told).toEqual(["leave Three", "loaded Two", "leave Two", "loaded One"]);
    await arrived(page, "one", "One");
    await scrolledTo(page, 400);
    await page.goForward();
    await arrived(page, "two", "Two");
    await scrolledTo(page, 300);
  });

  await test.step("a page is in the document before it is measured, scrolled or focused, which would make the browser lay it out first", async () => {
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    await page.evaluate(() => {
      const log: string[] = ((window as unknown as { labLog: string[] }).labLog = []);
      new MutationObserver(() => log.push("content")).observe(document.querySelector("#page")!, { childList: true });
      const watch = (target: object, name: string): void => {
        const own = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
          log.push(name);
          return own.apply(this, args);
        });
      };
      watch(window, "scrollTo");
      watch(HTMLElement.prototype, "focus");
      watch(Element.prototype, "getClientRects");
    });
    const log = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { labLog: string[] }).labLog.splice(0));
    await page.locator("#head >> text=two").evaluate((link) => (link as HTMLElement).click());
    await arrived(page, "two", "Two");
    const isFirst = (all: string[]): void => {
      expect(all[0]).toBe("content");
      expect(all).toEqual(expect.arrayContaining(["scrollTo", "getClientRects", "focus"]));
    };
    isFirst(await log());
    await page.goBack();
    await arrived(page, "one", "One");
    isFirst(await log());
  });

  await test.step("an entry of the visitor's way that is kept no longer is asked for again, and returns to its offset", async () => {
    await control.reset();
    const names = Array.from({ length: 12 }, (_, index) => `page-${index}`);
    await serveLab(
      control,
      Object.fromEntries(
        names.map((name) => [name, { before: menu(...names), page: `<h1>${name}</h1>${tall(3000)}` }]),
      ),
    );
    await visit("/lab/page-0");
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
});

test("NAV-02 of six quick steps back and forth over pages that are kept, or no longer kept, the last one counts", async ({
  page,
  visit,
  guard,
  control,
}) => {
  for (const { kept, reload } of [
    { kept: "kept", reload: false },
    { kept: "no longer kept", reload: true },
  ]) {
    await test.step(kept, async () => {
      const names = ["one", "two", "three"];
      await serveLab(control, Object.fromEntries(names.map((name) => [name, { before, page: `<h1>${name}</h1>` }])));
      await visit("/lab/one");
      for (const name of ["two", "three", "one"]) {
        await page.click(`#head >> text=${name}`);
        await arrived(page, name, name);
      }
      if (reload) {
        await guard.expectFullLoad(() => page.reload());
        await ready(page, () => page.hover("h1"));
      }
      await control.answer({ path: "/lab/three", delay: 500 });
      const broken: string[] = [];
      page.on("requestfailed", (request) => broken.push(new URL(request.url()).pathname));
      await page.evaluate(async () => {
        for (const step of [-1, -1, 1, -2, 2, -1]) {
          const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
          history.go(step);
          await moved;
        }
      });
      await arrived(page, "two", "two");
      await expect.poll(() => broken.includes("/lab/three")).toBe(reload);
      await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
      await page.goBack();
      await arrived(page, "one", "one");
    });
  }
});
