// Links that show their page in a dialog.
import type { Request } from "@playwright/test";
import { breakFetches } from "../break-fetches.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, menu, serveFile, serveLab } from "../lab.ts";
import { arrived, pendingWorkDone, requestCount, requestsFor } from "./watch.ts";

const before = menu("one", "two");

const modal = { page: '<h1>One</h1><a id="terms" href="/lab/terms" data-modal>Terms</a>' };

test(
  "NAV-13 a modal link shows the page section of its target in a dialog",
  { tag: "@both" },
  async ({ page, control }) => {
    await serveLab(control, {
      one: { before, ...modal },
      terms: {
        title: "Our terms",
        before,
        page: '<h2>Terms</h2><p>All of them.</p><div data-island="quantity"><input name="Quantity" value="1"></div>',
      },
    });
    await page.goto("/lab/one");
    await page.click("#terms");
    const dialog = page.getByRole("dialog", { name: "Our terms" });
    await expect(dialog.locator("h2", { hasText: /^Terms$/ })).toBeVisible();
    await expect(dialog).toContainText("All of them.");
    await expect(dialog.locator("nav")).toHaveCount(0);
    await expect(dialog.locator("[data-island]")).toHaveAttribute("data-island-state", "live");
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await arrived(page, "one", "One");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("#terms")).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.atoll!.inspect().length)).toBe(0);
    await page.click("#terms");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("#terms")).toBeFocused();
    await test.step("also where a press moves no focus, as in Safari", async () => {
      await page.locator("#terms").evaluate((link) => {
        link.addEventListener("mousedown", (event) => event.preventDefault());
        link.blur();
      });
      await page.click("#terms");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#terms")).toBeFocused();
    });
  },
);

test("NAV-13 a dialog has its page's addresses and styles, and opens once", async ({ page, visit, control }) => {
  const dialog = page.getByRole("dialog");
  await serveFile(control, "terms.css", "text/css", ".small { color: rgb(1, 2, 3) }");
  await serveLab(control, {
    one: { before, page: `${modal.page}<p class="small">Own</p>` },
    two: { before, page: '<h1>Two</h1><p class="small">Two</p>' },
    terms: {
      title: "Our terms",
      head: '<link rel="stylesheet" href="/lab/terms.css">',
      page: '<p class="small">All of them.</p><a id="more" href="?more=1">More</a><form data-ajax method="post"><input name="a" value="1"><button>Send</button></form><a href="/lab/two">Leads on</a>',
    },
  });
  await visit("/lab/one");
  await test.step("two quick clicks on a modal link open one dialog", async () => {
    const answer = await hold(page, "**/lab/terms", { times: 1 });
    const requests = requestsFor(page, "/lab/terms");
    await page.dblclick("#terms");
    answer();
    await expect(dialog.first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    expect(requests()).toBe(1);
  });

  await test.step("a dialog has the styles of its page", () =>
    expect(dialog.locator(".small")).toHaveCSS("color", "rgb(1, 2, 3)"));

  await test.step("URLs in a dialog are relative to its page, also for a form without an action", async () => {
    await answerPost(control, "terms", { html: labHtml({ page: "<h1>Thanks</h1>" }) });
    await expect(dialog.locator("#more")).toHaveAttribute("href", /\/lab\/terms\?more=1$/);
    await dialog.getByText("Send").click();
    await expect(page.getByRole("dialog", { name: "Thanks" })).toBeVisible();
    expect(await requestCount(control, "/lab/terms", "POST")).toBe(1);
    await page.keyboard.press("Escape");
  });

  await test.step("a link in the dialog is followed and removes the dialog and its styles", async () => {
    await page.click("#terms");
    await dialog.getByText("Leads on").click();
    await arrived(page, "two", "Two");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("#page .small")).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});

test("NAV-13 another press while the texts are late opens no second dialog @all", async ({ page, visit, control }) => {
  await serveLab(control, { one: { before, ...modal }, terms: { title: "Our terms", page: "<p>All of them.</p>" } });
  const release = await hold(page, "**/stringresources*");
  await visit("/lab/one");
  const requests = requestsFor(page, "/lab/terms");
  const response = page.waitForResponse("**/lab/terms");
  await page.click("#terms");
  await (await response).finished();
  for (let times = 0; times < 2; times++) {
    await pendingWorkDone(page);
    await page.click("#terms");
  }
  release();
  await expect(page.getByRole("dialog").first()).toBeVisible();
  await pendingWorkDone(page);
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  expect(requests()).toBe(1);
});

test("NAV-13 NAV-15 a dialog closes with its page and removes its styles", async ({ page, visit, guard, control }) => {
  await serveFile(control, "terms.css", "text/css", "h1 { color: rgb(1, 2, 3) }");
  const link = (name: string): string => `<a id="${name}" href="/lab/${name}" data-modal>${name}</a>`;
  await serveLab(control, {
    one: { before, page: `${modal.page}${link("other")}${link("fragment")}${link("strange")}` },
    two: { before, page: "<h1>Two</h1>" },
    terms: {
      title: "Our terms",
      head: '<link rel="stylesheet" href="/lab/terms.css">',
      page: '<input id="typed"><a href="/lab/two">Two</a>',
    },
    other: { title: "Other", page: "<p>Other.</p>" },
  });
  await control.page("/lab/fragment", "<h1>Our terms</h1><p>All of them.</p>");
  await control.page(
    "/lab/strange",
    "<!doctype html><html><title>Strange</title><body><nav>Menu</nav><h1>Strange</h1></body></html>",
  );
  await visit("/lab/one");
  await test.step("closing a dialog removes its styles; of two quick links only the second opens", async () => {
    await page.click("#terms");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("#page h1")).toHaveCSS("color", "rgb(1, 2, 3)");
    await page.keyboard.press("Escape");
    await expect(page.locator("#page h1")).toHaveCSS("color", "rgb(0, 0, 0)");
    await hold(page, "**/lab/terms", { times: 1 });
    const request = page.waitForRequest("**/lab/terms");
    await page.click("#terms");
    await request;
    await page.click("#other");
    await expect(page.getByRole("dialog", { name: "Other" })).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await page.keyboard.press("Escape");
  });

  await test.step("a pending dialog does not open over another page", async () => {
    await hold(page, "**/lab/terms", { times: 1 });
    const broken = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/lab/terms"));
    const begun = page.waitForRequest("**/lab/terms");
    await page.click("#terms");
    await begun;
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await broken;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await arrived(page, "one", "One");
  });

  await test.step("a cancelled visit leaves the dialog open with its input", async () => {
    await page.evaluate(() =>
      document.addEventListener("page:leave", (event) => event.preventDefault(), { once: true }),
    );
    await page.click("#terms");
    await page.fill("#typed", "kept");
    await page.getByRole("dialog").getByText("Two").click();
    await expect(page.locator("#typed")).toHaveValue("kept");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a fragment is shown in the dialog; a page without #page loads in full", async () => {
    await page.click("#fragment");
    await expect(page.getByRole("dialog", { name: "Our terms" })).toContainText("All of them.");
    await page.keyboard.press("Escape");
    await guard.expectFullLoad(() => page.click("#strange"));
    await expect(page).toHaveURL("/lab/strange");
  });
});

test("NAV-13 when a dialog's code or page fails, the browser loads the page", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/net::ERR_FAILED/);
  await test.step("a dialog whose code is late or missing does not open over another page", async () => {
    await serveLab(control, {
      one: { before: `${before}<a id="terms" href="/lab/terms" data-modal>Terms</a>`, page: "<h1>One</h1>" },
      two: { before: `${before}<a id="terms" href="/lab/terms" data-modal>Terms</a>`, page: "<h1>Two</h1>" },
      terms: { title: "Our terms", page: "<p>All of them.</p>" },
    });
    for (const end of ["continue", "abort"] as const) {
      let release = (): void => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/atoll-dialogs\./, async (route) => (await released, route[end]()));
      await visit("/lab/one");
      const isCode = (request: Request): boolean => /atoll-dialogs/.test(request.url());
      const ended =
        end === "continue" ? page.waitForEvent("requestfinished", isCode) : page.waitForEvent("requestfailed", isCode);
      await page.click("#terms");
      await page.click("#head >> text=two");
      await arrived(page, "two", "Two");
      release();
      const url = (await ended).url();
      if (end === "continue") await page.evaluate((url) => import(url), url);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await arrived(page, "two", "Two");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await requestCount(control, "/lab/terms")).toBe(0);
      await page.unroute(/\/atoll-dialogs\./);
    }
  });

  await test.step("a modal link whose request fails loads as a page", async () => {
    await serveLab(control, { one: { before, ...modal }, terms: { page: "<h1>Terms</h1>" } });
    await breakFetches(page, "**/lab/terms");
    await visit("/lab/one");
    await guard.expectFullLoad(() => page.click("#terms"));
    await arrived(page, "terms", "Terms");
  });
});

test("NAV-13 NAV-14 a form in a dialog shows its response there until the server redirects", async ({
  page,
  guard,
  control,
}) => {
  guard.allowConsole(/422/);
  const form = (text: string): string =>
    `<p id="said">${text}</p><form data-ajax method="post" action="/lab/send"><input
      name="a"><button>Send</button></form>`;
  await serveLab(control, {
    one: { before, page: `${modal.page}<input id="typed">` },
    terms: { title: "Our terms", before, page: form("Please") },
    two: { before, page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/one");
  await page.fill("#typed", "kept");
  await page.click("#terms");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[name=a]")).toBeFocused();
  await answerPost(control, "send", {
    status: 422,
    html: labHtml({ before, page: `<h1>Not yet</h1>${form("Once more")}` }),
  });
  await dialog.getByText("Send").click();
  await expect(dialog.locator("#said")).toHaveText("Once more");
  await expect(page.getByRole("dialog", { name: "Not yet" })).toBeVisible();
  await expect(dialog.locator("h1")).toHaveCount(0);
  await arrived(page, "one", "One");
  await expect(page.locator("#typed")).toHaveValue("kept");
  await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/two" } });
  await dialog.getByText("Send").click();
  await arrived(page, "two", "Two");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await requestCount(control, "/lab/two")).toBe(1);
  await page.goBack();
  await arrived(page, "one", "One");
  await expect(page.locator("#typed")).toHaveValue("kept");
});
