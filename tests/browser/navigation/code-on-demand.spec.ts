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
