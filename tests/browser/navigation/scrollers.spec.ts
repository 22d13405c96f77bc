// Elements with a scrollbar of their own, in the page and around it.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const head = '<link rel="stylesheet" href="/lab/box.css">';
const style = `.box { block-size: 100px; inline-size: 200px; overflow: auto }
  .box p { block-size: 900px; inline-size: 900px; margin: 0 }`;
const box = (attributes = ""): string => `<div class="box" tabindex="0" ${attributes}><p>Rows</p></div>`;

/** Scrolls the element by a script, as a visitor's wheel would, and waits for its scroll event. */
const scroll = (page: Page, selector: string, left: number, top: number): Promise<void> =>
  page.locator(selector).evaluate(
    (element, offset) =>
      new Promise((resolve) => {
        element.addEventListener("scroll", () => resolve(), { once: true });
        element.scrollTo(offset);
      }),
    { left, top },
  );

const offsetOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);

/** Resolves once the code that keeps these offsets has been loaded and has run. */
const scrollersCode = (page: Page): Promise<unknown> => page.waitForResponse(/atoll-scrollers/);

test("NAV-02 a box in the page that was scrolled is where it was after Back and Forward", async ({
  page,
  visit,
  control,
}) => {
  const before = menu("one", "two");
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, {
    one: { head, before, page: `<h1>One</h1>${box()}` },
    two: { head, before, page: `<h1>Two</h1>${box()}` },
  });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  const code = scrollersCode(page);
  await scroll(page, ".box", 30, 70);
  await code;
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  expect(await offsetOf(page, ".box")).toEqual([0, 0]);
  await scroll(page, ".box", 0, 120);
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await offsetOf(page, ".box")).toEqual([30, 70]);
  await page.goForward();
  await arrived(page, "two", "Two");
  expect(await offsetOf(page, ".box")).toEqual([0, 120]);
});

test("NAV-02 a box that a script scrolled before the visitor's first move is where it was after Back", async ({
  page,
  visit,
  control,
}) => {
  const before = menu("one", "two");
  const script = '<script nonce="{{nonce}}">document.querySelector(".box").scrollTop = 300;</script>';
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, {
    one: { head, before, page: `<h1>One</h1>${box()}${script}` },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  const code = scrollersCode(page);
  await page.mouse.move(5, 5);
  await code;
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await offsetOf(page, ".box")).toEqual([0, 300]);
});

test("NAV-02 NAV-09 a box around the page starts at its top, and after Back is where it was", async ({
  page,
  visit,
  control,
}) => {
  const before = `${menu("one", "two", "three#end")}<div id="around" class="box">`;
  const lab = (heading: string): object => ({
    head,
    before,
    page: `<h1>${heading}</h1><p>Text</p><h2 id="end" data-changes-with="cart">End</h2>`,
    after: "</div>",
  });
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, { one: lab("One"), two: lab("Two"), three: lab("Three") });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  const code = scrollersCode(page);
  await scroll(page, "#around", 0, 400);
  await code;
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  expect(await offsetOf(page, "#around")).toEqual([0, 0]);
  await scroll(page, "#around", 0, 50);
  await page.click("#head >> text=three");
  await arrived(page, "three#end", "Three");
  await expect(page.locator("#end")).toBeInViewport();
  await page.goBack();
  await arrived(page, "two", "Two");
  expect(await offsetOf(page, "#around")).toEqual([0, 50]);

  await test.step("also when the page is requested again", async () => {
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.goBack();
    await arrived(page, "one", "One");
    await expect.poll(() => offsetOf(page, "#around")).toEqual([0, 400]);
  });
});

test("NAV-02 a box in a page that is shown again with data-stay keeps its offset", async ({ page, visit, control }) => {
  const before = '<p id="head"><a href="/lab/two" data-stay>two</a></p>';
  const filters = box('id="filters"');
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, {
    one: { head, before, page: `<h1>One</h1>${filters}` },
    two: { head, before, page: `<h1>Two</h1>${filters}` },
  });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  const code = scrollersCode(page);
  await scroll(page, "#filters", 0, 210);
  await code;
  await page.click("text=two");
  await arrived(page, "two", "Two");
  expect(await offsetOf(page, "#filters")).toEqual([0, 210]);
});
