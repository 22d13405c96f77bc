// Kept elements, videos and prefetched pages when a target is filled, and on Back.
import { expect, test } from "../guard/test.ts";
import { labHtml, menu, serveLab } from "../lab.ts";
import { mark, marked, ready, requestCount } from "../navigation/watch.ts";

const before = menu("one", "two");
const player = (text: string): string => `<aside id="player" data-keep><b>${text}</b><input name="line"></aside>`;

test("NAV-02 NAV-22 an element with data-keep in a target lives on in its states, whose headings Back says @all", async ({
  page,
  visit,
  control,
}) => {
  const tab = '<a href="/lab/tab" data-ajax-target="#box" data-ajax-push>Next tab</a>';
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${tab}<div id="box"><h2>First tab</h2>${player("First")}</div>` },
  });
  const next = `<h1>One</h1><div id="box"><h2>Second tab</h2><section>${player("Second")}</section></div>`;
  await control.page("/lab/tab", labHtml({ before, page: next }));
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"), "keep");
  await mark(page, "#player");
  await page.fill("#player input", "Hello");
  const isKept = async (place: string): Promise<void> => {
    await expect(page.locator(`${place} > #player b`)).toHaveText("First");
    await expect(page.locator("#player")).toHaveCount(1);
    expect(await marked(page, "#player")).toBe(true);
    await expect(page.locator("#player input")).toHaveValue("Hello");
  };
  await page.click("text=Next tab");
  await expect(page.locator("#box h2")).toHaveText("Second tab");
  await isKept("#box > section");
  await page.goBack();
  await expect(page.locator("#box h2")).toHaveText("First tab");
  await isKept("#box");
  await expect(page.locator("#atoll-live-polite")).toHaveText("First tab");
  await page.goForward();
  await expect(page.locator("#box h2")).toHaveText("Second tab");
  await isKept("#box > section");
  await expect(page.locator("#atoll-live-polite")).toHaveText("Second tab");
});

test("NAV-14 a video in the content of a target loads @all", async ({ page, visit, control }) => {
  const link = '<a href="/lab/film" data-ajax-target="#box">Film</a>';
  await serveLab(control, { one: { before, page: `<h1>One</h1>${link}<div id="box"></div>` } });
  const video = '<video src="/theme/sea.webm" width="240" height="120" muted autoplay loop></video>';
  await control.page("/lab/film", labHtml({ before, page: `<h1>Film</h1><div id="box">${video}</div>` }));
  await visit("/lab/one");
  await page.click("text=Film");
  await expect
    .poll(() => page.locator("#box video").evaluate((media) => (media as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
});

test("NAV-14 a link that fills a target leaves pages alone that were fetched before the click @all", async ({
  page,
  visit,
  control,
}) => {
  const link = '<a href="/lab/part" data-ajax-target="#box">Part</a>';
  const next = '<a href="/lab/two" data-prefetch="visible">Two</a>';
  await serveLab(control, {
    one: { page: `<h1>One</h1>${link}<div id="box"></div>${next}` },
    two: { page: "<h1>Two</h1>" },
  });
  await control.page("/lab/part", "<p>Part</p>");
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"), "prefetch");
  await expect.poll(() => requestCount(control, "/lab/two")).toBe(1);
  await page.click("text=Part");
  await expect(page.locator("#box p")).toBeVisible();
  await page.click("text=Two");
  await expect(page.locator("h1")).toHaveText("Two");
  expect(await requestCount(control, "/lab/two")).toBe(1);
});
