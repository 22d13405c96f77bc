// Elements with a scrollbar of their own, in the page and around it.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveFile, serveLab } from "../lab.ts";
import { arrived, pendingWorkDone } from "./watch.ts";

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

test("NAV-09 a box around the page starts at its top with a form's answer and the page's own link", async ({
  page,
  visit,
  control,
}) => {
  const before = `${menu("one")}<div id="around" class="box">`;
  const form = '<p>Text</p><form method="post" data-ajax><button>Send</button></form>';
  const lab = (heading: string): object => ({ head, before, page: `<h1>${heading}</h1>${form}`, after: "</div>" });
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, { one: lab("One") });
  await answerPost(control, "one", { html: labHtml(lab("Sent")) });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  const code = scrollersCode(page);
  await scroll(page, "#around", 0, 900);
  await code;
  await page.click("text=Send");
  await arrived(page, "one", "Sent");
  expect(await offsetOf(page, "#around")).toEqual([0, 0]);
  await scroll(page, "#around", 0, 300);
  await page.click("#head >> text=one");
  await arrived(page, "one", "One");
  expect(await offsetOf(page, "#around")).toEqual([0, 0]);
});

test("NAV-02 a box around the page keeps its offset with data-stay, and is there after Back", async ({
  page,
  visit,
  control,
}) => {
  const before = `${menu("three")}<p><a href="/lab/two" data-stay>stay</a></p><div id="around" class="box">`;
  const lab = (heading: string): object => ({ head, before, page: `<h1>${heading}</h1><p>Text</p>`, after: "</div>" });
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, { one: lab("One"), two: lab("Two"), three: lab("Three") });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  const code = scrollersCode(page);
  await scroll(page, "#around", 0, 400);
  await code;
  // Reading the layout of the empty page makes the browser scroll the box to its top.
  await page.evaluate(() => {
    new MutationObserver(() => document.body.offsetHeight).observe(document.querySelector("#page")!, {
      childList: true,
    });
  });
  await page.click("text=stay");
  await arrived(page, "two", "Two");
  expect(await offsetOf(page, "#around")).toEqual([0, 400]);
  await page.click("#head >> text=three");
  await arrived(page, "three", "Three");
  expect(await offsetOf(page, "#around")).toEqual([0, 0]);
  await page.goBack();
  await arrived(page, "two", "Two");
  expect(await offsetOf(page, "#around")).toEqual([0, 400]);

  await test.step("also at an entry that a script has added", async () => {
    await page.evaluate(() => history.pushState(null, "", "/lab/two?filter=1"));
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await page.goBack();
    await arrived(page, "two?filter=1", "Two");
    expect(await offsetOf(page, "#around")).toEqual([0, 400]);
  });
});

for (const when of ["before", "after"])
  test(`NAV-02 NAV-09 a body that scrolls ${when} the visitor's first move is where it was after Back`, async ({
    page,
    visit,
    control,
  }) => {
    const before = menu("one", "two");
    const frame = "html { block-size: 100%; overflow: hidden } body { block-size: 100%; overflow: auto }";
    await serveFile(control, "box.css", "text/css", `${frame} #page { block-size: 3000px }`);
    await serveLab(control, {
      one: { head, before, page: "<h1>One</h1>" },
      two: { head, before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    const code = scrollersCode(page);
    if (when === "after") await page.mouse.move(5, 5);
    await scroll(page, "body", 0, 400);
    if (when === "before") await page.mouse.move(5, 5);
    await code;
    await page.evaluate(() => document.querySelector<HTMLElement>("#head a:nth-child(2)")!.click());
    await arrived(page, "two", "Two");
    expect(await offsetOf(page, "body")).toEqual([0, 0]);
    await page.goBack();
    await arrived(page, "one", "One");
    expect(await offsetOf(page, "body")).toEqual([0, 400]);
  });

test("NAV-02 NAV-14 a box in a list that a form has filled is where it was after Back and Forward", async ({
  page,
  visit,
  control,
}) => {
  const form = '<form data-ajax data-ajax-push data-ajax-target="#list" action="/lab/two"><button>Go</button></form>';
  const lab = (list: string): object => ({
    head,
    page: `<h1>List</h1>${form}<div id="list"><h2>${list}</h2>${box()}</div>`,
  });
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, { one: lab("All"), two: lab("Some") });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  const code = scrollersCode(page);
  await scroll(page, ".box", 0, 400);
  await code;
  await page.click("text=Go");
  await expect(page.locator("h2")).toHaveText("Some");
  expect(await offsetOf(page, ".box")).toEqual([0, 0]);
  await scroll(page, ".box", 0, 150);
  await page.goBack();
  await expect(page.locator("h2")).toHaveText("All");
  expect(await offsetOf(page, ".box")).toEqual([0, 400]);
  await page.goForward();
  await expect(page.locator("h2")).toHaveText("Some");
  expect(await offsetOf(page, ".box")).toEqual([0, 150]);
});

test("NAV-02 a box with an id is where it was when Back requests its page again", async ({ page, visit, control }) => {
  const before = menu("one", "two");
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, {
    one: { head, before, page: `<h1>One</h1>${box('id="filters" data-changes-with="cart"')}` },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  const code = scrollersCode(page);
  await scroll(page, ".box", 0, 70);
  await code;
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
  await page.goBack();
  await arrived(page, "one", "One");
  await expect.poll(() => offsetOf(page, ".box")).toEqual([0, 70]);
});

test("NAV-02 a box around a page that grows after Back reaches its place, unless the visitor scrolls", async ({
  page,
  visit,
  control,
}) => {
  const before = `${menu("one", "two")}<div id="around" class="box">`;
  const grow = (): Promise<void> =>
    page.evaluate(() => document.querySelector("#late")!.append(document.createElement("p")));
  await serveFile(control, "box.css", "text/css", style);
  await serveLab(control, {
    one: { head, before, page: '<h1>One</h1><div id="late" data-changes-with="cart"></div>', after: "</div>" },
    two: { head, before, page: "<h1>Two</h1>", after: "</div>" },
  });
  await visit("/lab/one");
  await page.mouse.move(5, 5);
  await grow();
  const code = scrollersCode(page);
  await scroll(page, "#around", 0, 400);
  await code;
  const goBack = async (): Promise<void> => {
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    // The page is requested again.
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.goBack();
    await arrived(page, "one", "One");
  };
  await goBack();
  await grow();
  await expect.poll(() => offsetOf(page, "#around")).toEqual([0, 400]);
  await goBack();
  await page.locator("#around").press("Home");
  await grow();
  await pendingWorkDone(page);
  expect(await offsetOf(page, "#around")).toEqual([0, 0]);
});
