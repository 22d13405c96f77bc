// Code of the shell that only some pages need: a test delays it or makes it fail, at the place that needs it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { stopClock } from "../clock.ts";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, menu, serveFile, serveLab, tall } from "../lab.ts";
import { arrived, holdFrames, pendingWorkDone, ready, requestCount, topOf } from "./watch.ts";

const before = menu("one", "two", "three");
const form = '<form data-ajax method="post" action="/lab/send"><input name="a" value="1"><button>Send</button></form>';
const inline = (text: string): string => `<script nonce="{{nonce}}">${text}</script>`;
/** The first script of a page makes the shell load the code that runs scripts. */
const withScript = `<h1>Sent</h1>${inline("window.labSent = true;")}`;

/** The file with this code is missing, also at the retry. */
const lose = (page: Page, part: string): Promise<unknown> =>
  page.route(new RegExp(`/atoll-${part}\\.`), (route) => route.fulfill({ status: 404 }));

test("NAV-14 NAV-21 a form was sent, and the code to show its response is missing: the message says that it was sent", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  guard.allowConsole(/the answer to a form cannot be shown/);
  for (const [part, response] of [
    ["page-scripts", { page: withScript }],
    ["new-styles", { head: '<link rel="stylesheet" href="/lab/sent.css">', page: "<h1>Sent</h1>" }],
    ["table-forms", { page: "<h1>Sent</h1><table><form><tr><td><input name='b'></td></tr></form></table>" }],
  ] as const) {
    await test.step(part, async () => {
      await control.reset();
      await serveFile(control, "sent.css", "text/css", "h1 { color: green; }");
      await serveLab(control, { one: { before, page: `<h1>One</h1>${form}` } });
      await answerPost(control, "send", { html: labHtml({ before, ...response }) });
      await lose(page, part);
      await visit("/lab/one");
      await page.fill("[name=a]", "typed");
      await page.click("text=Send");
      await expect(page.getByRole("dialog")).toContainText("was sent");
      await expect(page.locator("[name=a]")).toHaveValue("typed");
      expect(await requestCount(control, "/lab/send", "POST")).toBe(1);
    });
  }

  await test.step("new-styles, for a form with a target", async () => {
    await control.reset();
    await serveFile(control, "sent.css", "text/css", "h1 { color: green; }");
    const targeted = form.replace("data-ajax", 'data-ajax data-ajax-target="#place"');
    await serveLab(control, { one: { before, page: `<h1>One</h1>${targeted}<div id="place"></div>` } });
    const head = '<link rel="stylesheet" href="/lab/sent.css">';
    await answerPost(control, "send", { html: labHtml({ before, head, page: "<p>Sent</p>" }) });
    await visit("/lab/one");
    await page.fill("[name=a]", "typed");
    await page.click("text=Send");
    await expect(page.getByRole("dialog")).toContainText("was sent");
  });
});

test("NAV-14 NAV-23 a form was sent and redirected, and the code to show the page is missing: the browser loads that page", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  await serveLab(control, { one: { before, page: `<h1>One</h1>${form}` }, two: { before, page: withScript } });
  await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/two" }, body: "" });
  await lose(page, "page-scripts");
  await visit("/lab/one");
  await guard.expectFullLoad(() => page.click("text=Send"));
  await expect(page).toHaveURL("/lab/two");
  await expect(page.locator("h1")).toHaveText("Sent");
  expect(await requestCount(control, "/lab/send", "POST")).toBe(1);
});

test("NAV-14 NAV-23 without the code for nonces the browser sends a form, once", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  await serveLab(control, { one: { before, page: `<h1>One</h1>${form}` } });
  await answerPost(control, "send", { html: labHtml({ before, page: "<h1>Sent</h1>" }) });
  await lose(page, "nonces");
  await visit("/lab/one");
  await guard.expectFullLoad(() => page.click("text=Send"));
  await expect(page.locator("h1")).toHaveText("Sent");
  expect(await requestCount(control, "/lab/send", "POST")).toBe(1);
});

test("NAV-14 NAV-21 scripts of a form's response run, also when it is a whole document without a page section", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { one: { before, page: `<h1>One</h1>${form}` } });
  await control.answer({
    path: "/lab/send",
    method: "POST",
    headers: { "Content-Security-Policy": "script-src 'nonce-own'" },
    body: `<!doctype html><html><head><title>Sent</title></head><body>${withScript.replace("{{nonce}}", "own")}</body></html>`,
  });
  await visit("/lab/one");
  await page.click("text=Send");
  await expect(page.locator("#page h1")).toHaveText("Sent");
  await expect.poll(() => page.evaluate(() => (window as unknown as { labSent?: boolean }).labSent)).toBe(true);
});

const closed = (text: string): string =>
  `<h1>${text}</h1>${tall(2000)}<details><summary>More</summary><p id="in">In</p>${tall(2000)}</details>`;

const serveAnchors = (control: Control): Promise<void> =>
  serveLab(control, {
    one: { before, page: `<h1>One</h1>${tall(4000)}` },
    two: { before, page: closed("Two") },
    three: { before, page: closed("Three") },
  });

async function atAnchor(page: Page): Promise<void> {
  await arrived(page, "two#in", "Two");
  await expect.poll(() => topOf(page, "#in"), { message: "the anchor is at the top" }).toBeLessThan(200);
  await expect(page.locator("#in")).toBeFocused();
}

test("NAV-09 a page is at its anchor in closed content when it is shown, also when the code to open it is late", async ({
  page,
  visit,
  control,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await serveAnchors(control);
  for (const isLeft of [true, false]) {
    await test.step(isLeft ? "the visitor chooses another page meanwhile" : "the visitor waits", async () => {
      const release = await hold(page, /\/atoll-anchors\./);
      await visit("/lab/one");
      await ready(page, () => page.hover("h1"));
      await page.evaluate(() => scrollTo(0, 900));
      const request = page.waitForRequest(/\/atoll-anchors\./);
      await page.evaluate(() => void window.atoll!.visit("/lab/two#in"));
      await request;
      await expect(page.locator("h1")).toHaveText("One");
      const code = page.waitForResponse(/\/atoll-anchors\./);
      if (!isLeft) {
        release();
        return atAnchor(page);
      }
      await page.evaluate(() => void window.atoll!.visit("/lab/three"));
      await arrived(page, "three", "Three");
      release();
      await (await code).finished();
      await pendingWorkDone(page);
      await arrived(page, "three", "Three");
      await expect(page.locator("details")).not.toHaveAttribute("open");
      await expect(page.locator("h1")).toBeFocused();
      await page.unrouteAll();
    });
  }
});

test("NAV-09 NAV-23 a page is at its anchor in closed content, also when the code to open it is missing", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  await serveAnchors(control);
  await lose(page, "anchors");
  await visit("/lab/one");
  await page.evaluate(() => scrollTo(0, 900));
  await page.evaluate(() => void window.atoll!.visit("/lab/two#in"));
  await atAnchor(page);
});

test("NAV-08 an anchor link whose code loads late changes nothing on a page that the visitor chose meanwhile", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: `<h1>One</h1><a id="down" href="#far">Down</a>${tall(2000)}<h2 id="far">Far</h2>` },
    two: { before, page: "<h1>Two</h1>" },
  });
  const release = await hold(page, /\/atoll-anchors\./);
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"));
  await page.click("#down");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  const code = page.waitForResponse(/\/atoll-anchors\./);
  release();
  await (await code).finished();
  await pendingWorkDone(page);
  await arrived(page, "two", "Two");
});

test("NAV-17 two links followed before a page has a layout: the second one is shown", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: "<h1>Two</h1>" },
    three: { before, page: "<h1>Three</h1>" },
    four: { before, page: "<h1>Four</h1>" },
  });
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"));
  await holdFrames(page);
  await page.evaluate(async () => {
    const inserted = new Promise<void>((resolve) =>
      new MutationObserver((_, self) => (self.disconnect(), resolve())).observe(document.querySelector("#page")!, {
        childList: true,
      }),
    );
    void window.atoll!.visit("/lab/two");
    await inserted;
    void window.atoll!.visit("/lab/three");
    void window.atoll!.visit("/lab/four");
    await (window as unknown as { labRelease(): Promise<void> }).labRelease();
  });
  await arrived(page, "four", "Four");
});

test("NAV-21 a script in content that replaced other content with it runs, when the code for scripts loads late", async ({
  page,
  visit,
  control,
}) => {
  await serveFile(control, "count.js", "text/javascript", "window.labCount = (window.labCount ?? 0) + 1;");
  await serveLab(control, { one: { before, page: '<h1>One</h1><div id="place"></div>' } });
  const release = await hold(page, /\/atoll-page-scripts\./);
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"));
  const request = page.waitForRequest(/\/atoll-page-scripts\./);
  await page.evaluate(() => {
    const place = document.querySelector("#place")!;
    for (const text of ["a", "b"]) window.atoll!.setHtml(place, `<p>${text}</p><script src="/lab/count.js"></script>`);
  });
  await request;
  release();
  await expect.poll(() => page.evaluate(() => (window as unknown as { labCount?: number }).labCount)).toBe(1);
});

test("NAV-14 NAV-21 a jQuery handler of a script in a form's target is there once after the response", async ({
  page,
  visit,
  control,
}) => {
  const jQuery = readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"), "utf8");
  await serveFile(control, "jquery.js", "text/javascript", jQuery);
  const script = 'jQuery(document).on("shout", function () { window.labCount = (window.labCount ?? 0) + 1; });';
  await serveLab(control, {
    one: {
      head: '<script src="/lab/jquery.js"></script>',
      before,
      page: `<h1>One</h1><form data-ajax data-ajax-target="#place" action="/lab/one"><button>Find</button></form>
        <div id="place"><p>Found</p>${inline(script)}</div>`,
    },
  });
  await visit("/lab/one");
  await page.locator("#place p").evaluate((old) => (old.textContent = "Old"));
  await page.click("text=Find");
  await expect(page.locator("#place p")).toHaveText("Found");
  await pendingWorkDone(page);
  const count = await page.evaluate(() => {
    const lab = window as unknown as { labCount?: number; jQuery(target: Document): { trigger(type: string): void } };
    lab.jQuery(document).trigger("shout");
    return lab.labCount;
  });
  expect(count).toBe(1);
});

test("NAV-02 NAV-17 Back while the code for the next page loads shows the earlier page, and it stays", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: "<h1>Two</h1>" },
    three: { before, page: withScript },
  });
  const release = await hold(page, /\/atoll-page-scripts\./);
  await visit("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  const request = page.waitForRequest(/\/atoll-page-scripts\./);
  await page.click("#head >> text=three");
  await request;
  await page.goBack();
  await arrived(page, "one", "One");
  const code = page.waitForResponse(/\/atoll-page-scripts\./);
  release();
  await (await code).finished();
  await pendingWorkDone(page);
  await arrived(page, "one", "One");
  await page.goForward();
  await arrived(page, "two", "Two");
  await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
});

test.describe("time", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("NAV-23 while the code for the next page hangs, the old page stays; after 10 s the browser loads the next one", async ({
    page,
    guard,
    control,
  }) => {
    await page.clock.install();
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: withScript } });
    await page.route(/\/atoll-page-scripts\./, () => {});
    await page.goto("/lab/one");
    await ready(page, () => page.hover("h1"));
    await stopClock(page);
    const request = page.waitForRequest(/\/atoll-page-scripts\./);
    await page.click("#head >> text=two");
    await request;
    await page.clock.runFor(9_900);
    await arrived(page, "one", "One");
    await guard.expectFullLoad(() => page.clock.runFor(200));
    await expect(page).toHaveURL("/lab/two");
  });

  test("NAV-08 while the code for anchors hangs, the browser goes to the anchor after 2 s", async ({
    page,
    control,
  }) => {
    await page.clock.install();
    await serveLab(control, {
      one: { before, page: `<h1>One</h1><a id="down" href="#far">Down</a>${tall(2000)}<h2 id="far">Far</h2>` },
    });
    await page.route(/\/atoll-anchors\./, () => {});
    await page.goto("/lab/one");
    await ready(page, () => page.hover("h1"));
    await stopClock(page);
    await page.click("#down");
    await page.clock.runFor(1_900);
    await expect(page).toHaveURL("/lab/one");
    await page.clock.runFor(200);
    await expect(page).toHaveURL("/lab/one#far");
  });
});

test("NAV-13 NAV-16 a modal link whose code hangs shows the loading bar; after 10 s the browser loads its page", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await page.clock.install();
  await serveLab(control, {
    one: { before, page: '<h1>One</h1><div id="place"></div>' },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await ready(page, () => page.mouse.move(5, 5));
  await page.route(/\/atoll-dialogs\./, () => {});
  await page.locator("#place").evaluate((place) => (place.innerHTML = '<a data-modal href="/lab/two">Sizes</a>'));
  await stopClock(page);
  await page.click("text=Sizes");
  await expect(page.locator("#place a")).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(9_990);
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  await guard.expectFullLoad(() => page.clock.runFor(10));
  await expect(page.locator("h1")).toHaveText("Two");
});
