// The navigation chunk loads at the first interaction. These tests delay it or make it fail.
import type { Page } from "@playwright/test";
import { stopClock } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab, tall } from "../lab.ts";
import { arrived, requestCount, pendingWorkDone } from "./watch.ts";

const before = menu("one", "two");
const form = '<form data-ajax method="post" action="/lab/send"><input name="a" value="1"><button>Send</button></form>';
const pages = { one: { before, page: `<h1>One</h1>${form}${tall(2000)}` }, two: { before, page: "<h1>Two</h1>" } };
const code = /\/atoll-navigation\./;

/** The request for the chunk never gets a response. */
const hang = (page: Page): Promise<unknown> => page.route(code, () => {});

test("NAV-01 CON-08 the navigation chunk loads at the first interaction, not before", async ({
  page,
  context,
  visit,
  control,
}) => {
  const chunkRequests: string[] = [];
  page.on("request", (request) => code.test(request.url()) && chunkRequests.push(request.url()));
  for (const [what, move] of [
    ["a key", () => page.keyboard.press("Tab")],
    ["the wheel", () => page.mouse.wheel(0, 100)],
    ["a move of the mouse", () => page.mouse.move(300, 300)],
  ] as const) {
    await test.step(`with ${what}`, async () => {
      await serveLab(control, pages);
      chunkRequests.length = 0;
      await visit("/lab/one");
      await page.waitForLoadState("networkidle");
      expect(chunkRequests).toEqual([]);
      const response = page.waitForResponse(code);
      await move();
      await response;
      expect(chunkRequests).toHaveLength(1);
    });
  }

  await test.step("with given consent gated content opens without the chunk", async () => {
    await context.addCookies([
      {
        name: "LabCookieConsent",
        value: encodeURIComponent(JSON.stringify({ stamp: "1", preferences: true, statistics: true, marketing: true })),
        domain: "127.0.0.1",
        path: "/",
      },
    ]);
    await serveLab(control, {
      one: { page: '<h1>One</h1><template data-consent="marketing"><p id="post">Post</p></template>' },
    });
    chunkRequests.length = 0;
    await visit("/lab/one");
    await expect(page.locator("#post")).toBeVisible();
    expect(chunkRequests).toEqual([]);
  });
});

test.describe("time", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("NAV-16 NAV-23 while the chunk hangs a loading bar shows; after 2 s the browser follows", async ({
    page,
    guard,
    control,
  }) => {
    await page.clock.install();
    await serveLab(control, pages);
    await hang(page);
    await page.goto("/lab/one");
    await stopClock(page);
    await page.click("#head >> text=two");
    await page.clock.runFor(299);
    await expect(page.locator("html")).not.toHaveClass(/long-loading/);
    await page.clock.runFor(2);
    await expect(page.locator("html")).toHaveClass(/long-loading/);
    await page.clock.runFor(1_690);
    expect(await requestCount(control, "/lab/two")).toBe(0);
    await guard.expectFullLoad(() => page.clock.runFor(20));
    await arrived(page, "two", "Two");
  });

  test("NAV-14 NAV-23 while the chunk hangs, the browser sends a form once after 2 s", async ({
    page,
    guard,
    control,
  }) => {
    await page.clock.install();
    await serveLab(control, pages);
    await answerPost(control, "send", { html: labHtml({ before, page: "<h1>Sent</h1>" }), times: 2 });
    await hang(page);
    await page.goto("/lab/one");
    await stopClock(page);
    await page.click("text=Send");
    await page.click("text=Send");
    await guard.expectFullLoad(() => page.clock.runFor(2_010));
    await expect(page.locator("h1")).toHaveText("Sent");
    expect(await requestCount(control, "/lab/send", "POST")).toBe(1);
  });

  test("NAV-14 NAV-23 a form with a target is sent by the browser once after 2 s", async ({ page, guard, control }) => {
    await page.clock.install();
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1>${form.replace("data-ajax", 'data-ajax data-ajax-target="#place"')}<div id="place"></div>`,
      },
    });
    await answerPost(control, "send", { html: labHtml({ before, page: "<h1>Sent</h1>" }), times: 2 });
    await page.route(/\/atoll-forms\./, () => {});
    await page.goto("/lab/one");
    await stopClock(page);
    await page.click("text=Send");
    await page.click("text=Send");
    await guard.expectFullLoad(() => page.clock.runFor(2_010));
    await expect(page.locator("h1")).toHaveText("Sent");
    expect(await requestCount(control, "/lab/send", "POST")).toBe(1);
  });
});

for (const [what, act, heading] of [
  ["a link", "#head >> text=two", "Two"],
  ["a form", "text=Send", "Sent"],
] as const) {
  test(`NAV-23 when the chunk is missing, ${what} is left to the browser at once`, async ({ page, guard, control }) => {
    guard.allowConsole(/status of 404/);
    await page.clock.install();
    await serveLab(control, {
      ...pages,
      one: {
        before,
        page: `<h1>One</h1><a id="down" href="#far">Down</a>${form}<input id="typed">${tall(2000)}<h2
          id="far">Far</h2>`,
      },
    });
    await answerPost(control, "send", { html: labHtml({ before, page: "<h1>Sent</h1>" }) });
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await page.goto("/lab/one");
    const retry = page.waitForResponse((response) => response.url().endsWith("?retry"));
    await page.mouse.move(300, 300);
    await page.waitForResponse(code);
    await page.clock.runFor(1_100);
    await retry;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await stopClock(page);
    await page.fill("#typed", "kept");
    await page.click("#down");
    await expect(page).toHaveURL("/lab/one#far");
    await page.goBack();
    await expect(page.locator("#typed")).toHaveValue("kept");
    await guard.expectFullLoad(() => page.click(act));
    await expect(page.locator("h1")).toHaveText(heading);
    await page.clock.resume();
  });
}

test("NAV-10 NAV-23 NAV-02 without the navigation chunk bigger links and Back still work", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  await test.step("a bigger link works without the chunk", async () => {
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><article data-bigger-link><a href="/lab/two">Two</a><p id="text">Text</p></article>',
      },
      two: pages.two,
    });
    await visit("/lab/one");
    await guard.expectFullLoad(() => page.click("#text"));
    await arrived(page, "two", "Two");
  });

  await test.step("after a reload Back is left to the browser when the chunk is missing", async () => {
    await page.unroute(code);
    await serveLab(control, pages);
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await guard.expectFullLoad(() => page.reload());
    await guard.expectFullLoad(() => page.goBack());
    await arrived(page, "one", "One");
  });
});

test("NAV-23 a chunk that failed to load is retried at a later interaction", async ({ page, guard, control }) => {
  guard.allowConsole(/status of 404/);
  await page.clock.install();
  await serveLab(control, pages);
  await page.route(code, (route) => route.fulfill({ status: 404 }), { times: 2 });
  await page.goto("/lab/one");
  const retry = page.waitForResponse((response) => response.url().endsWith("?retry"));
  await page.mouse.move(300, 300);
  await page.waitForResponse(code);
  await page.clock.runFor(1_100);
  await retry;
  await pendingWorkDone(page);
  const chunk = page.waitForResponse((response) => code.test(response.url()) && response.ok());
  await page.keyboard.press("Shift");
  await (await chunk).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.clock.resume();
});
