import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { complained, complaints } from "./complaints.ts";

const teapot = "/en/product/teapot-sea-salt-glaze";
const host = (page: Page) => page.locator("[data-island=share]");
const link = (page: Page, way: string) => host(page).locator(`[data-share=${way}]`);
const notice = (page: Page) => page.locator(".atoll-notice");

test.beforeEach(({ page }) => hasChosen(page));

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = teapot): Promise<void> {
  await visit(path);
  await host(page).scrollIntoViewIfNeeded();
  await live(host(page));
}

/** A device that shares; what it is asked to share is in `window.labShared`, and what it fails with, if at all, in `window.labFailure`. */
const device = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    (window as any).labShared = [];
    navigator.share = async (data) => {
      (window as any).labShared.push(data);
      if ((window as any).labFailure) throw new DOMException("no", (window as any).labFailure);
    };
  });

test("OPT-07 the link is copied where the visitor is, and the page says so, to screen readers too; a device that can share does so with the page that is shown; a visitor who thinks better of it hears nothing, of a device that fails the page tells", async ({
  page,
  visit,
  context,
  baseURL,
  guard,
}) => {
  guard.allowConsole(/the device could not share the page/);
  const said = complaints(page);
  const path = teapot.replace("/en/", "/nl/");
  const shared = (): Promise<unknown[]> => page.evaluate(() => (window as any).labShared);
  const fail = (name: string): Promise<unknown> => page.evaluate((name) => ((window as any).labFailure = name), name);
  const share = page.getByRole("button", { name: "Delen…" });
  await device(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, visit, `${path}?from=mail#about`);
  await test.step("where the device can share, a button does so with the page that is shown, without moving anything", async () => {
    await share.click();
    expect(await shared()).toEqual([{ url: new URL(path, baseURL).href, title: "Theepot, glazuur zeezout – Lagune" }]);
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("a visitor who thinks better of it hears nothing", async () => {
    await fail("AbortError");
    await share.click();
    await expect.poll(async () => (await shared()).length).toBe(2);
    await share.click();
    await expect.poll(async () => (await shared()).length).toBe(3);
    await expect(notice(page)).toHaveCount(0);
    await complained(said, []);
  });
  await test.step("the link is copied", async () => {
    await link(page, "copy").click();
    await expect(notice(page)).toHaveText(/De link is gekopieerd/);
    await expect(page.locator("#atoll-live-polite")).toHaveText("De link is gekopieerd.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, baseURL).href);
    await expect(heading(page)).toHaveText("Theepot, glazuur zeezout");
  });
  await test.step("a device that fails is told, and the links are still there", async () => {
    await fail("NotAllowedError");
    await share.click();
    await expect(notice(page).filter({ hasText: "Gebruik een van de links" })).toBeVisible();
    await expect(link(page, "email")).toBeVisible();
  });
});

test("OPT-07 each network has the address and the title, and hears of nothing before a click; without a device that shares there is no button, and without a clipboard the address is told", async ({
  page,
  visit,
  baseURL,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as any).share;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const others: string[] = [];
  page.on(
    "request",
    (request) => void (new URL(request.url()).origin === new URL(baseURL!).origin || others.push(request.url())),
  );
  await open(page, visit);
  const url = new URL(teapot, baseURL).href;
  const title = "Teapot, sea-salt glaze – Lagune";
  const read = async (way: string): Promise<string[]> => [
    ...new URL((await link(page, way).getAttribute("href"))!).searchParams.values(),
  ];
  expect(await read("email")).toEqual([title, url]);
  expect(await read("whatsapp")).toEqual([`${title} ${url}`]);
  expect(await read("facebook")).toEqual([url]);
  expect(await read("linkedin")).toEqual([url]);
  expect(await read("x")).toEqual([title, url]);
  for (const way of ["whatsapp", "facebook", "linkedin", "x"]) {
    await expect(link(page, way)).toHaveAttribute("target", "_blank");
    await expect(link(page, way)).toHaveAttribute("rel", "noopener");
  }
  expect(others).toEqual([]);
  await expect(host(page).getByRole("button")).toHaveCount(0);
  await test.step("where nothing can be copied the page says so, with the address to be copied by hand", async () => {
    await link(page, "copy").click();
    await expect(notice(page)).toContainText(`The link could not be copied: ${url}`);
  });
});

test("OPT-07 NAV-21 links that stand outside the page section follow the page that is shown; an unknown way is told once, and with no link at all the island is refused", async ({
  page,
  visit,
  control,
  baseURL,
  guard,
}) => {
  guard.allowConsole(/share on <div>: data-share expects one of email, .*, copy, got "fax"; the link stays as it is/);
  guard.allowConsole(/share on <p> expects links with data-share/);
  await test.step("links that stand outside the page section follow the page that is shown", async () => {
    const before =
      '<div data-island="share"><a data-share="facebook" href="/old">Facebook</a> <a data-share="email" href="/old">E-mail</a> <a data-share="copy" href="/old">Copy</a></div>';
    await serveLab(control, {
      one: { title: "One & only", before, page: "<h1>One</h1>" },
      two: { title: "Two", head: '<link rel="canonical" href="/lab/two">', before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one?x=1");
    await live(host(page));
    const at = (path: string): string => new URL(path, baseURL).href;
    await expect(link(page, "copy")).toHaveAttribute("href", at("/lab/one?x=1"));
    await expect(link(page, "email")).toHaveAttribute(
      "href",
      `mailto:?subject=One%20%26%20only&body=${encodeURIComponent(at("/lab/one?x=1"))}`,
    );
    await page.evaluate(() => window.atoll!.visit("/lab/two?session=7"));
    await expect(link(page, "facebook")).toHaveAttribute(
      "href",
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(at("/lab/two"))}`,
    );
    await expect(link(page, "copy")).toHaveAttribute("href", at("/lab/two"));
  });
  await test.step("an unknown way is told once and its link stays; with no link at all the island is refused", async () => {
    await serveLab(control, {
      share: {
        page: '<h1>Share</h1><div data-island="share"><a data-share="fax" href="/en">Fax</a> <a data-share="x" href="/en">X</a></div><p data-island="share"><a href="/en">none</a></p>',
      },
    });
    await visit("/lab/share");
    await live(page.locator("div[data-island=share]"));
    await expect(page.locator("p[data-island=share]")).toHaveAttribute("data-island-state", "failed");
    await expect(page.getByRole("link", { name: "Fax" })).toHaveAttribute("href", "/en");
  });
});

test("OPT-07 an article can be shared, in French and without JavaScript, too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/fr/news/behind-the-dunes");
  const own = new URL("/fr/news/behind-the-dunes", baseURL).href;
  const { searchParams } = new URL((await link(page, "x").getAttribute("href"))!);
  expect([searchParams.get("url"), searchParams.get("text")]).toEqual([own, await page.title()]);
  await expect(page.getByRole("link", { name: "Copier le lien" })).toHaveAttribute("href", own);
  await context.close();
});
