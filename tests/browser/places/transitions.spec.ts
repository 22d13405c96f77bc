import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { switchOff } from "../features/switch-off.ts";
import { menu, serveFile, serveLab, tall } from "../lab.ts";
import { arrived, scrolledTo } from "../navigation/watch.ts";

test.use({ transitions: true });

const before = menu("one", "two");
const meta = '<meta name="view-transition" content="same-origin">';

/** Records the types of the transitions that start, and of those that are skipped. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      started.push([...transition.types].join());
      transition.ready.catch(() => {});
      return transition;
    };
  });
const started = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { started: string[] }).started);
const direction = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset["visit"]);

test("NAV-15 NAV-02 a site that asks for view transitions has them on visits and on Back, and says the direction @all", async ({
  page,
  visit,
  control,
}) => {
  await watch(page);
  const pages = {
    one: { before, head: meta, page: "<h1>One</h1>" },
    two: { before, head: meta, page: "<h1>Two</h1>" },
  };
  await serveLab(control, pages);
  await visit("/lab/one");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  expect(await direction(page)).toBe("forward");
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await direction(page)).toBe("back");
  await page.goForward();
  await arrived(page, "two", "Two");
  expect(await started(page)).toEqual(["forward", "back", "forward"]);
  await page.click("text=two");
  await expect.poll(() => direction(page)).toBe("replace");
  await test.step("none for a visitor who wants no motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.click("text=one");
    await arrived(page, "one", "One");
    expect((await started(page)).length).toBe(4);
  });
});

test("NAV-15 the rule @view-transition in a stylesheet asks for transitions, and a second click skips the running one @all", async ({
  page,
  visit,
  control,
}) => {
  await watch(page);
  await serveFile(
    control,
    "site.css",
    "text/css",
    "@media screen { @view-transition { navigation: auto } } ::view-transition-group(root) { animation-duration: 60s }",
  );
  const head = '<link rel="stylesheet" href="/lab/site.css">';
  await serveLab(control, {
    one: { before, head, page: "<h1>One</h1>" },
    two: { before, head, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  const { x, y } = (await page.locator("nav a").first().boundingBox())!;
  await page.mouse.click(x + 2, y + 2);
  await arrived(page, "one", "One");
  expect(await started(page)).toEqual(["forward", "forward"]);
});

test("NAV-15 a site that does not ask for transitions has none @all", async ({ page, visit, control }) => {
  await watch(page);
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
  await visit("/lab/one");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  expect(await started(page)).toEqual([]);
});

test("NAV-15 without view transitions a page that asks for them is shown at once, and says the direction @all", async ({
  page,
  visit,
  control,
}) => {
  await switchOff(page, "View transitions");
  await serveLab(control, {
    one: { before, head: meta, page: "<h1>One</h1>" },
    two: { before, head: meta, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  expect(await direction(page)).toBe("forward");
});

test("NAV-02 with view transitions Back and Forward reach the scroll offsets of their pages @all", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: { before, head: meta, page: `<h1>One</h1>${tall(3000)}` },
    two: { before, head: meta, page: `<h1>Two</h1>${tall(3000)}` },
  });
  await visit("/lab/one");
  await page.evaluate(() => scrollTo(0, 900));
  await page.evaluate(() => window.atoll!.visit("/lab/two"));
  await arrived(page, "two", "Two");
  await scrolledTo(page, 0);
  await page.evaluate(() => scrollTo(0, 400));
  for (let times = 0; times < 2; times++) {
    await page.goBack();
    await arrived(page, "one", "One");
    await scrolledTo(page, 900);
    await page.goForward();
    await arrived(page, "two", "Two");
    await scrolledTo(page, 400);
  }
});

test("NAV-15 a press on a field while a transition runs focuses the field @all", async ({ page, visit, control }) => {
  await serveFile(control, "slow.css", "text/css", "::view-transition-group(root) { animation-duration: 60s }");
  const head = `${meta}<link rel="stylesheet" href="/lab/slow.css">`;
  await serveLab(control, {
    one: { before, head, page: "<h1>One</h1>" },
    two: { before, head, page: '<h1>Two</h1><label>City <input name="city"></label>' },
  });
  await visit("/lab/one");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  const box = (await page.locator("[name=city]").boundingBox())!;
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(page.locator("[name=city]")).toBeFocused();
});

test("NAV-15 the types of the rule @view-transition are those of a visit in place, too @all", async ({
  page,
  visit,
  control,
}) => {
  await watch(page);
  await serveFile(control, "rule.css", "text/css", "@view-transition { navigation: auto; types: slide fade; }");
  const head = '<link rel="stylesheet" href="/lab/rule.css">';
  await serveLab(control, {
    one: { before, head, page: "<h1>One</h1>" },
    two: { before, head, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  expect(await started(page)).toEqual(["forward,slide,fade"]);
});
