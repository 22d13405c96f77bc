// The navigation chunk loads at the first interaction. The tests delay it or make it fail.
import { stopClock } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { acceptAllCookies, serveLab, tall } from "../lab.ts";
import { skipPauseBeforeRetry } from "../retry.ts";
import {
  anchorLink,
  answerForm,
  chunkUrl,
  expectSentOnce,
  failChunk,
  form,
  formWithTarget,
  openWhileChunkHangs,
  openWithoutNavigation,
  withMenu,
} from "./late-chunks.ts";
import { arrived, pendingWorkDone, requestCount } from "./watch.ts";

const pages = { one: withMenu(`<h1>One</h1>${form}${tall(2000)}`), two: withMenu("<h1>Two</h1>") };
const sent = withMenu("<h1>Sent</h1>");
const navigation = chunkUrl("navigation");

test("NAV-01 CON-08 the navigation chunk loads at the first interaction, not before", async ({
  page,
  visit,
  control,
}) => {
  const chunkRequests: string[] = [];
  page.on("request", (request) => navigation.test(request.url()) && chunkRequests.push(request.url()));
  for (const [interaction, move] of [
    ["a key", () => page.keyboard.press("Tab")],
    ["the wheel", () => page.mouse.wheel(0, 100)],
    ["a move of the mouse", () => page.mouse.move(300, 300)],
  ] as const) {
    await test.step(`with ${interaction}`, async () => {
      await serveLab(control, pages);
      chunkRequests.length = 0;
      await visit("/lab/one");
      // A request that the start of the page or its idle time causes would come before this one.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(fetch("/lab/two")))));
      expect(chunkRequests).toEqual([]);
      const response = page.waitForResponse(navigation);
      await move();
      await response;
      expect(chunkRequests).toHaveLength(1);
    });
  }

  await test.step("with consent given, gated content opens without the chunk", async () => {
    await acceptAllCookies(page);
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

  test("NAV-16 NAV-23 while the navigation chunk hangs, a loading bar shows; after 2 s the browser follows the link", async ({
    page,
    guard,
    control,
  }) => {
    await serveLab(control, pages);
    await openWhileChunkHangs(page, "navigation");
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

  test("NAV-14 NAV-23 while the navigation chunk hangs, the browser sends a form once after 2 s", async ({
    page,
    guard,
    control,
  }) => {
    await serveLab(control, pages);
    await answerForm(control, sent, 2);
    await openWhileChunkHangs(page, "navigation");
    await stopClock(page);
    await page.click("text=Send");
    await page.click("text=Send");
    await guard.expectFullLoad(() => page.clock.runFor(2_010));
    await expectSentOnce(page, control);
  });

  test("NAV-14 NAV-23 while the chunk for forms hangs, the browser sends a form with a target once after 2 s", async ({
    page,
    guard,
    control,
  }) => {
    await serveLab(control, { one: withMenu(`<h1>One</h1>${formWithTarget}`) });
    await answerForm(control, sent, 2);
    await openWhileChunkHangs(page, "forms");
    await stopClock(page);
    await page.click("text=Send");
    await page.click("text=Send");
    await guard.expectFullLoad(() => page.clock.runFor(2_010));
    await expectSentOnce(page, control);
  });
});

for (const [action, target, heading] of [
  ["follows a link", "#head >> text=two", "Two"],
  ["sends a form", "text=Send", "Sent"],
] as const) {
  test(`NAV-23 when the navigation chunk is missing, the browser ${action} at once`, async ({
    page,
    guard,
    control,
  }) => {
    await serveLab(control, {
      ...pages,
      one: withMenu(`<h1>One</h1>${anchorLink(`${form}<input id="typed">`)}`),
    });
    await answerForm(control, sent);
    await openWithoutNavigation({ page, guard });
    await stopClock(page);
    await page.fill("#typed", "kept");
    await page.click("#down");
    await expect(page).toHaveURL("/lab/one#far");
    await page.goBack();
    await expect(page.locator("#typed")).toHaveValue("kept");
    await guard.expectFullLoad(() => page.click(target));
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
  await test.step("a bigger link works without the chunk", async () => {
    await failChunk({ page, guard }, "navigation");
    await serveLab(control, {
      one: withMenu('<h1>One</h1><article data-bigger-link><a href="/lab/two">Two</a><p id="text">Text</p></article>'),
      two: pages.two,
    });
    await page.clock.install();
    await visit("/lab/one");
    await guard.expectFullLoad(() => skipPauseBeforeRetry(page, () => page.click("#text")));
    await arrived(page, "two", "Two");
  });

  await test.step("after a reload without the chunk the browser handles Back", async () => {
    await page.unroute(navigation);
    await serveLab(control, pages);
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await failChunk({ page, guard }, "navigation");
    await guard.expectFullLoad(() => page.reload());
    await guard.expectFullLoad(() => skipPauseBeforeRetry(page, () => page.goBack()));
    await arrived(page, "one", "One");
  });
});

test("NAV-23 after the navigation chunk failed to load, a later interaction loads it", async ({
  page,
  guard,
  control,
}) => {
  await serveLab(control, pages);
  await openWithoutNavigation({ page, guard }, 2);
  const chunk = page.waitForResponse((response) => navigation.test(response.url()) && response.ok());
  await page.keyboard.press("Shift");
  await (await chunk).finished();
  await pendingWorkDone(page);
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.clock.resume();
});
