import type { Page } from "@playwright/test";
import { switchOff } from "../features/switch-off.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, requestCount, holdFrames, ready, requestsFor, scrolledTo, type Stage } from "./watch.ts";

const before = menu("one", "two", "three");
const threePages = {
  one: { before, page: "<h1>One</h1>" },
  two: { before, page: "<h1>Two</h1>" },
  three: { before, page: "<h1>Three</h1>" },
};

/** History entries have the browser's own keys or, without the Navigation API, Atoll's keys in their state. */
const browsers = [
  { browser: "with the Navigation API", prepare: async () => {} },
  {
    browser: "without the Navigation API",
    prepare: (page: Page) => switchOff(page, "Navigation API"),
  },
];

test("NAV-02 Back and Forward show cached pages with input, also after a reload", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const { browser, prepare } of browsers) {
    await test.step(`${browser}: cached pages keep their input and need no requests`, async () => {
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
      expect(await requestCount(control, "/lab/one")).toBe(1);
      expect(await requestCount(control, "/lab/two")).toBe(1);
    });
    await test.step(`${browser}: after a reload they still reach all pages in place`, async () => {
      await control.reset();
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

test("NAV-02 Back restores a title that a script has set, and plays a muted video that played by itself", async ({
  page,
  visit,
  control,
}) => {
  const video = (id: string, attributes = "autoplay"): string =>
    `<video id="${id}" src="/theme/sea.webm" width="240" height="120" muted loop ${attributes}></video>`;
  await serveLab(control, {
    one: { before, title: "One", page: `<h1>One</h1>${video("own")}${video("stopped")}${video("still", "")}` },
    two: { before, title: "Two", page: "<h1>Two</h1>" },
  });
  const isPaused = (id: string): Promise<boolean> =>
    page.locator(`#${id}`).evaluate((media) => (media as HTMLVideoElement).paused);
  await visit("/lab/one");
  for (const id of ["own", "stopped"]) await expect.poll(() => isPaused(id)).toBe(false);
  await page.evaluate(() => {
    document.title = "(1) One";
    document.querySelector<HTMLVideoElement>("#stopped")!.pause();
  });
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect(page).toHaveTitle("Two");
  await page.evaluate(() => void (document.title = "(2) Two"));
  await page.goBack();
  await arrived(page, "one", "One");
  await expect(page).toHaveTitle("(1) One");
  await expect.poll(() => isPaused("own")).toBe(false);
  expect([await isPaused("stopped"), await isPaused("still")]).toEqual([true, true]);
  await page.goForward();
  await arrived(page, "two", "Two");
  await expect(page).toHaveTitle("(2) Two");
});

/** Visits pages one and two, reloads, and starts a Back to page one whose request is held. */
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

test("NAV-02 NAV-15 the last of several quick steps wins, and the page matches the address", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("Forward during a pending Back aborts its request and keeps the current page", async () => {
    await beginBack({ page, visit, guard, control });
    const broken = page.waitForEvent("requestfailed");
    await page.goForward();
    await broken;
    await arrived(page, "two", "Two");
    await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
    await page.goBack();
    await arrived(page, "one", "One");
  });

  await test.step("a link clicked during a pending Back is followed, and Back then shows the right page", async () => {
    await beginBack({ page, visit, guard, control });
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await page.goBack();
    await arrived(page, "one", "One");
    await page.goForward();
    await arrived(page, "three", "Three");
  });

  await test.step("Back to an anchor of the same page during a pending visit keeps the page", async () => {
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

test("NAV-02 Back is its own visit while a link to the same page is still loading: Forward shows the page that was left", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { ...threePages, one: { before, page: "<h1>One</h1><p data-changes-with=cart></p>" } });
  await visit("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  // Page one must be fetched again.
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
  const release = await hold(page, "**/lab/one");
  await page.click("#head >> text=one");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/one$/);
  release();
  await arrived(page, "one", "One");
  await page.goForward();
  await arrived(page, "two", "Two");
});

test("NAV-02 NAV-01 Back restores the scroll position, also after quick or long walks", async ({
  page,
  visit,
  control,
}) => {
  await test.step("two quick Backs, before the page between has a layout, keep all scroll offsets", async () => {
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
    const events = await page.evaluate(async () => {
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
    expect(events).toEqual(["leave Three", "loaded Two", "leave Two", "loaded One"]);
    await arrived(page, "one", "One");
    await scrolledTo(page, 400);
    await page.goForward();
    await arrived(page, "two", "Two");
    await scrolledTo(page, 300);
  });

  await test.step("content is inserted before measuring, scrolling or focusing, to avoid an extra layout", async () => {
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
    const expectContentFirst = (calls: string[]): void => {
      expect(calls[0]).toBe("content");
      expect(calls).toEqual(expect.arrayContaining(["scrollTo", "getClientRects", "focus"]));
    };
    expectContentFirst(await log());
    await page.goBack();
    await arrived(page, "one", "One");
    expectContentFirst(await log());
  });

  await test.step("an evicted entry is requested again and returns to its scroll offset", async () => {
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
    expect(await requestCount(control, "/lab/page-0")).toBe(2);
    expect(await requestCount(control, "/lab/page-5")).toBe(1);
  });
});

test("NAV-02 the last of six quick steps over cached and evicted pages wins", async ({
  page,
  visit,
  guard,
  control,
}) => {
  for (const { pages, reload } of [
    { pages: "cached pages", reload: false },
    { pages: "evicted pages", reload: true },
  ]) {
    await test.step(pages, async () => {
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
      if (reload) await hold(page, "**/lab/three");
      const requests = requestsFor(page, "/lab/three");
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
      if (!reload) expect(requests()).toBe(0);
      await page.goBack();
      await arrived(page, "one", "one");
    });
  }
});
