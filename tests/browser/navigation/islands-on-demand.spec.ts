// The code that starts islands loads with the first island of the document. These tests delay it or make it fail.
import { whileStopped } from "../clock.ts";
import { frame } from "../frame.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { trackRequests } from "../leftovers.ts";
import { answerPost, labHtml, menu, serveLab } from "../lab.ts";
import { skipPauseBeforeRetry } from "../retry.ts";
import { arrived, pendingWorkDone, requestCount } from "./watch.ts";

const before = menu("one", "two", "three");
const code = /\/chunks\/atoll-islands\./;
const quantity = '<div data-island="quantity" data-island-when="load"><input name="Quantity" value="3"></div>';
const field =
  '<label>E-mail <input name="mail" data-val="true" data-val-required="Fill in the e-mail"></label><span data-valmsg-for="mail"></span>';

for (const [what, form] of [
  [
    "with its fields elsewhere on the page",
    `<form id="send" method="post" action="/lab/send"><button>Send</button></form>${field.replace("<input", '<input form="send"')}`,
  ],
  [
    "around the cells of a table",
    `<table><tbody><tr><form method="post" action="/lab/send"><td>${field}</td><td><button>Send</button></td></form></tr></tbody></table>`,
  ],
] as const)
  test(`VAL-01 NAV-23 a form ${what} that is pressed before the code of islands has loaded is validated`, async ({
    page,
    control,
  }) => {
    await serveLab(control, { one: { page: `<h1>One</h1>${form}` } });
    await answerPost(control, "send", { html: labHtml({ page: "<h1>Sent</h1>" }) });
    const release = await hold(page, code);
    const answered = trackRequests(page);
    await page.clock.install();
    await page.goto("/lab/one");
    // The page waits for the code for two seconds only.
    await whileStopped(page, async () => {
      await page.locator("text=Send").click({ noWaitAfter: true });
      await frame(page);
      release();
      // The code may import more.
      for (let wave = 0; wave < 3; wave++) await answered().then(() => frame(page));
    });
    await expect(page.getByText("Fill in the e-mail").first()).toBeVisible();
    expect(await requestCount(control, "/lab/send", "POST")).toBe(0);
  });

test("NAV-20 islands of the displayed page start with their style, whenever their code loads", async ({
  page,
  control,
  visit,
}) => {
  await test.step("the page preloads the code, but not the style", async () => {
    const manifest = (await (await page.request.get("/atoll/manifest.json")).json()) as {
      late: Record<string, { file: string }>;
    };
    await control.page(
      "/lab/one",
      labHtml({
        head: `<link rel="modulepreload" href="/atoll/${manifest.late["atoll-islands"]!.file}">`,
        page: '<h1>One</h1><nav data-island="sticky-menu"><a href="#a">A</a></nav><h2 id="a">A</h2>',
      }).replace(/<link[^>]*atoll-islands.css">/, ""),
    );
    const release = await hold(page, /\/atoll-islands\.css/);
    const script = page.waitForResponse(/\/islands\/sticky-menu\.\w+\.js/);
    await page.goto("/lab/one");
    await script;
    await pendingWorkDone(page);
    release();
    const menuHeight = (): Promise<number> =>
      page.evaluate(() => Number.parseFloat(document.documentElement.style.getPropertyValue("--atoll-menu-height")));
    await expect.poll(menuHeight).toBeGreaterThan(0);
  });
  await test.step("Back and Forward while the code loads", async () => {
    await control.reset();
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: `<h1>Two</h1>${quantity}` },
    });
    const release = await hold(page, code);
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one", "One");
    const loaded = page.waitForResponse(code);
    release();
    await page.evaluate((url) => import(url), (await loaded).url());
    await pendingWorkDone(page);
    expect(await page.evaluate(() => window.atoll!.inspect())).toEqual([]);
    await page.goForward();
    await arrived(page, "two", "Two");
    await expect(page.locator("#page button")).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(() => window.atoll!.inspect().map(({ name, state }) => `${name} ${state}`)))
      .toEqual(["quantity live"]);
  });
});

test("ERR-05 NAV-23 without the code of islands the page shows what islands would hide, and the next link loads the new version", async ({
  page,
  control,
  guard,
}) => {
  guard.allowConsole(/404 \(Not Found\)|code of islands failed to load/);
  const apply =
    '<form action="/lab/two"><div data-island="variations"></div><button data-variations-apply>Show</button></form>';
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${apply}` },
    two: { before, page: `<h1>Two</h1>${quantity}` },
    three: { before, page: "<h1>Three</h1>" },
  });
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await skipPauseBeforeRetry(page, () => page.goto("/lab/one"));
  await expect(page.locator("[data-variations-apply]")).toBeVisible();
  // The new version has the missing file.
  await page.unroute(code);
  await guard.expectFullLoad(() => page.click("#head >> text=two"));
  await arrived(page, "two", "Two");
  await expect(page.locator("#page button")).toHaveCount(2);
});
