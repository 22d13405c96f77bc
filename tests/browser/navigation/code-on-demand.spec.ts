// Chunks of the shell that only some pages need: the tests delay them or make them fail where they are needed.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { stopClock } from "../clock.ts";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { labHtml, type LabPage, serveFile, serveLab, tall } from "../lab.ts";
import { skipPauseBeforeRetry } from "../retry.ts";
import {
  anchorLink,
  answerForm,
  expectSentOnce,
  chunkUrl,
  failChunk,
  form,
  formWithTarget,
  hangChunk,
  holdChunk,
  openWhileChunkHangs,
  withMenu,
} from "./late-chunks.ts";
import { arrived, holdFrames, ready, requestCount, topOf } from "./watch.ts";

const one = withMenu("<h1>One</h1>");
const two = withMenu("<h1>Two</h1>");
const three = withMenu("<h1>Three</h1>");
const latin = { "Content-Type": "text/html; charset=iso-8859-1" };
const newStyle = '<link rel="stylesheet" href="/lab/sent.css">';
const inline = (text: string): string => `<script nonce="{{nonce}}">${text}</script>`;
/** The first script of a page makes the shell load the chunk that runs scripts. */
const withScript = `<h1>Sent</h1>${inline("window.labSent = true;")}`;

/** Each is a response to a form, with the chunk that it needs. */
const responses: {
  has: string;
  chunk: string;
  response: LabPage;
  sender?: string;
  headers?: Record<string, string>;
}[] = [
  { has: "scripts", chunk: "page-scripts", response: withMenu(withScript) },
  { has: "a new style", chunk: "styles", response: { ...withMenu("<h1>Sent</h1>"), head: newStyle } },
  {
    has: "a form inside a table",
    chunk: "table-forms",
    response: withMenu("<h1>Sent</h1><table><form><tr><td><input name='b'></td></tr></form></table>"),
  },
  {
    has: "a new style, in the form's target",
    chunk: "styles",
    response: { ...withMenu("<p>Sent</p>"), head: newStyle },
    sender: formWithTarget,
  },
  { has: "another charset", chunk: "charset", response: withMenu("<h1>Sent</h1>"), headers: latin },
];

test("NAV-14 NAV-21 NAV-23 without the chunk for a form's response a message says that it was sent @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/the answer to a form cannot be shown/);
  await page.clock.install();
  await serveFile(control, "sent.css", "text/css", "h1 { color: green; }");
  for (const chunk of new Set(responses.map(({ chunk }) => chunk))) await failChunk({ page, guard }, chunk);
  let sent = 0;
  for (const { has, response, sender = form, headers } of responses) {
    await test.step(`the response has ${has}`, async () => {
      await serveLab(control, { one: withMenu(`<h1>One</h1>${sender}`) });
      await control.answer({ path: "/lab/send", method: "POST", body: labHtml(response), times: 1, headers });
      await visit("/lab/one");
      await page.fill("[name=a]", "typed");
      await skipPauseBeforeRetry(page, () => page.click("text=Send"));
      await expect(page.getByRole("dialog")).toContainText("was sent");
      await expect(page.locator("[name=a]")).toHaveValue("typed");
      expect(await requestCount(control, "/lab/send", "POST")).toBe(++sent);
    });
  }
  await test.step("a link to a page in another charset is left to the browser", async () => {
    await control.page("/lab/two", labHtml(two), { headers: latin });
    await page.keyboard.press("Escape");
    await guard.expectFullLoad(() => page.click("text=two"));
    await arrived(page, "two", "Two");
  });
  await test.step("a page in another charset loads the chunk before a link is followed", async () => {
    await Promise.all([page.waitForRequest(chunkUrl("charset")), page.mouse.move(300, 300)]);
  });
});

test("NAV-14 NAV-23 without the chunk for scripts or policies the browser sends the form once", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await page.clock.install();
  await test.step("a sent form redirects to a page with scripts, whose chunk is missing", async () => {
    await serveLab(control, { one: withMenu(`<h1>One</h1>${form}`), two: withMenu(withScript) });
    const redirect = { status: 303, headers: { Location: "/lab/two" }, body: "" };
    await control.answer({ path: "/lab/send", method: "POST", times: 1, ...redirect });
    await failChunk({ page, guard }, "page-scripts");
    await visit("/lab/one");
    await guard.expectFullLoad(() => skipPauseBeforeRetry(page, () => page.click("text=Send")));
    await expect(page).toHaveURL("/lab/two");
    await expectSentOnce(page, control);
  });
  await test.step("the chunk for policies is missing", async () => {
    await control.reset();
    await serveLab(control, { one: withMenu(`<h1>One</h1>${form}`) });
    await answerForm(control, withMenu("<h1>Sent</h1>"));
    await failChunk({ page, guard }, "policy");
    await visit("/lab/one");
    await guard.expectFullLoad(() => skipPauseBeforeRetry(page, () => page.click("text=Send")));
    await expectSentOnce(page, control);
  });
});

test("NAV-14 NAV-21 scripts of responses run once, also without a page section or while their chunk loads", async ({
  page,
  visit,
  control,
}) => {
  await test.step("scripts of a response without a page section run", async () => {
    await serveLab(control, { one: withMenu(`<h1>One</h1>${form}`) });
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
  await test.step("a script in content that is replaced while the chunk for scripts loads runs once", async () => {
    await control.reset();
    await serveFile(control, "count.js", "text/javascript", "window.labCount = (window.labCount ?? 0) + 1;");
    await serveLab(control, { one: withMenu('<h1>One</h1><div id="place"></div>') });
    const chunk = await holdChunk(page, "page-scripts");
    await visit("/lab/one");
    await ready(page, () => page.hover("h1"));
    await chunk.requestedBy(() =>
      page.evaluate(() => {
        const place = document.querySelector("#place")!;
        for (const text of ["a", "b"])
          window.atoll!.setHtml(place, `<p>${text}</p><script src="/lab/count.js"></script>`);
      }),
    );
    await chunk.release();
    await expect.poll(() => page.evaluate(() => (window as unknown as { labCount?: number }).labCount)).toBe(1);
  });
  await test.step("a jQuery handler added by a script in a form's target runs once", async () => {
    await control.reset();
    const jQuery = readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"), "utf8");
    await serveFile(control, "jquery.js", "text/javascript", jQuery);
    const script =
      'jQuery(document).on("shout", function () { window.labCount = (window.labCount ?? 0) + 1; }); window.labRuns = (window.labRuns ?? 0) + 1;';
    await serveLab(control, {
      one: {
        ...withMenu(`<h1>One</h1><form data-ajax data-ajax-target="#place" action="/lab/one"><button>Find</button></form>
          <div id="place"><p>Found</p>${inline(script)}</div>`),
        head: '<script src="/lab/jquery.js"></script>',
      },
    });
    await visit("/lab/one");
    await page.locator("#place p").evaluate((old) => (old.textContent = "Old"));
    await page.click("text=Find");
    await expect(page.locator("#place p")).toHaveText("Found");
    await expect.poll(() => page.evaluate(() => (window as unknown as { labRuns?: number }).labRuns)).toBe(2);
    const count = await page.evaluate(() => {
      const lab = window as unknown as { labCount?: number; jQuery(target: Document): { trigger(type: string): void } };
      lab.jQuery(document).trigger("shout");
      return lab.labCount;
    });
    expect(count).toBe(1);
  });
});

const closed = (text: string): string =>
  `<h1>${text}</h1>${tall(2000)}<details><summary>More</summary><p id="in">In</p>${tall(2000)}</details>`;

const serveAnchors = (control: Control): Promise<void> =>
  serveLab(control, {
    one: withMenu(`<h1>One</h1>${tall(4000)}`),
    two: withMenu(closed("Two")),
    three: withMenu(closed("Three")),
  });

async function atAnchor(page: Page): Promise<void> {
  await arrived(page, "two#in", "Two");
  await expect.poll(() => topOf(page, "#in"), { message: "the anchor is at the top" }).toBeLessThan(200);
  await expect(page.locator("#in")).toBeFocused();
}

test("NAV-09 NAV-23 a page appears at its anchor in closed content, also if a chunk is late or missing", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await serveAnchors(control);
  for (const isLeft of [true, false]) {
    await test.step(isLeft ? "the visitor opens another page meanwhile" : "the visitor waits", async () => {
      const chunk = await holdChunk(page, "anchors");
      await visit("/lab/one");
      await ready(page, () => page.hover("h1"));
      await page.evaluate(() => scrollTo(0, 900));
      await chunk.requestedBy(() => page.evaluate(() => void window.atoll!.visit("/lab/two#in")));
      await expect(page.locator("h1")).toHaveText("One");
      if (!isLeft) {
        await chunk.release();
        return atAnchor(page);
      }
      await page.evaluate(() => void window.atoll!.visit("/lab/three"));
      await arrived(page, "three", "Three");
      await chunk.release();
      await arrived(page, "three", "Three");
      await expect(page.locator("details")).not.toHaveAttribute("open");
      await expect(page.locator("h1")).toBeFocused();
      await page.unrouteAll();
    });
  }
  await test.step("the chunk is missing", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await failChunk({ page, guard }, "anchors");
    await visit("/lab/one");
    await page.evaluate(() => scrollTo(0, 900));
    await skipPauseBeforeRetry(page, () => page.evaluate(() => void window.atoll!.visit("/lab/two#in")));
    await atAnchor(page);
  });
});

test("NAV-02 NAV-08 NAV-17 the last of several steps wins while pages or chunks load", async ({
  page,
  visit,
  control,
}) => {
  await test.step("an anchor link whose chunk loads late changes nothing on the next page", async () => {
    await serveLab(control, {
      one: withMenu(`<h1>One</h1>${anchorLink()}`),
      two,
    });
    const chunk = await holdChunk(page, "anchors");
    await visit("/lab/one");
    await ready(page, () => page.hover("h1"));
    await page.click("#down");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await chunk.release();
    await arrived(page, "two", "Two");
  });
  await test.step("two links are followed before a page has a layout", async () => {
    await control.reset();
    await serveLab(control, {
      one,
      two,
      three,
      four: withMenu("<h1>Four</h1>"),
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
  await test.step("Back while a chunk for the next page loads", async () => {
    await control.reset();
    await serveLab(control, {
      one,
      two,
      three: withMenu(withScript),
    });
    const chunk = await holdChunk(page, "page-scripts");
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await chunk.requestedBy(() => page.click("#head >> text=three"));
    await page.goBack();
    await arrived(page, "one", "One");
    await chunk.release();
    await arrived(page, "one", "One");
    await page.goForward();
    await arrived(page, "two", "Two");
    await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
  });
});

test.describe("time", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("NAV-23 while a chunk for the next page hangs, the old page stays; after 10 s the browser loads the next page", async ({
    page,
    guard,
    control,
  }) => {
    await serveLab(control, { one, two: withMenu(withScript) });
    await openWhileChunkHangs(page, "page-scripts");
    await ready(page, () => page.hover("h1"));
    await stopClock(page);
    await Promise.all([page.waitForRequest(chunkUrl("page-scripts")), page.click("#head >> text=two")]);
    await page.clock.runFor(9_900);
    await arrived(page, "one", "One");
    await guard.expectFullLoad(() => page.clock.runFor(200));
    await expect(page).toHaveURL("/lab/two");
  });

  test("NAV-08 while the chunk for anchors hangs, the browser goes to the anchor after 2 s", async ({
    page,
    control,
  }) => {
    await serveLab(control, { one: withMenu(`<h1>One</h1>${anchorLink()}`) });
    await openWhileChunkHangs(page, "anchors");
    await ready(page, () => page.hover("h1"));
    await stopClock(page);
    await page.click("#down");
    await page.clock.runFor(1_900);
    await expect(page).toHaveURL("/lab/one");
    await page.clock.runFor(200);
    await expect(page).toHaveURL("/lab/one#far");
  });
});

test("NAV-13 NAV-16 a modal link whose chunk hangs shows the loading bar; after 10 s the browser loads its page", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await page.clock.install();
  await serveLab(control, {
    one: withMenu('<h1>One</h1><div id="place"></div>'),
    two,
  });
  await visit("/lab/one");
  await ready(page, () => page.mouse.move(5, 5));
  await hangChunk(page, "dialogs");
  await page.locator("#place").evaluate((place) => (place.innerHTML = '<a data-modal href="/lab/two">Sizes</a>'));
  await stopClock(page);
  await page.click("text=Sizes");
  await expect(page.locator("#place a")).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(9_990);
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  await guard.expectFullLoad(() => page.clock.runFor(10));
  await expect(page.locator("h1")).toHaveText("Two");
});
