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

/** A device that shares; what it is asked to share is in `window.labShared`. */
const device = (page: Page, failure?: string): Promise<unknown> =>
  page.addInitScript((failure) => {
    (window as any).labShared = [];
    navigator.share = async (data) => {
      (window as any).labShared.push(data);
      if (failure) throw new DOMException("no", failure);
    };
  }, failure);

test("OPT-07 the link is copied where the visitor is, and the page says so, to screen readers too; a device that can share does so with the page that is shown", async ({ page, visit, context, baseURL }) => {
  await device(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, visit, `${teapot}?from=mail#about`);
  await link(page, "copy").click();
  await expect(notice(page)).toHaveText(/The link has been copied/);
  await expect(page.locator("#atoll-live-polite")).toHaveText("The link has been copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(teapot, baseURL).href);
  await expect(heading(page)).toHaveText("Teapot, sea-salt glaze");
  await test.step("where the device can share, a button does so with the page that is shown, without moving anything", async () => {
    await open(page, visit, teapot.replace("/en/", "/nl/"));
    await page.getByRole("button", { name: "Delen…" }).click();
    expect(await page.evaluate(() => (window as any).labShared)).toEqual([{ url: new URL(teapot.replace("/en/", "/nl/"), baseURL).href, title: "Theepot, glazuur zeezout – Lagune" }]);
    await expect(notice(page)).toHaveCount(0);
  });
});

test("OPT-07 each network has the address and the title, and hears of nothing before a click; without a device that shares there is no button, and without a clipboard the address is told", async ({ page, visit, baseURL }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as any).share;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const others: string[] = [];
  page.on("request", (request) => void (new URL(request.url()).origin === new URL(baseURL!).origin || others.push(request.url())));
  await open(page, visit);
  const url = new URL(teapot, baseURL).href;
  const title = "Teapot, sea-salt glaze – Lagune";
  const read = async (way: string): Promise<string[]> => [...new URL((await link(page, way).getAttribute("href"))!).searchParams.values()];
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
    await open(page, visit, teapot.replace("/en/", "/fr/"));
    await link(page, "copy").click();
    await expect(notice(page)).toContainText(`Le lien n’a pas pu être copié : ${new URL(teapot.replace("/en/", "/fr/"), baseURL).href}`);
  });
});

test("OPT-07 a visitor who thinks better of it hears nothing; of a device that fails the page tells, and the links are still there", async ({ page, visit, guard }) => {
  guard.allowConsole(/the device could not share the page/);
  const said = complaints(page);
  await test.step("a visitor who thinks better of it hears nothing", async () => {
    await device(page, "AbortError");
    await open(page, visit);
    await page.getByRole("button", { name: "Share…" }).click();
    await expect.poll(() => page.evaluate(() => (window as any).labShared.length)).toBe(1);
    await page.getByRole("button", { name: "Share…" }).click();
    await expect.poll(() => page.evaluate(() => (window as any).labShared.length)).toBe(2);
    await expect(notice(page)).toHaveCount(0);
    await complained(said, []);
  });
  await test.step("a device that fails is told, and the links are still there", async () => {
    await device(page, "NotAllowedError");
    await open(page, visit);
    await page.getByRole("button", { name: "Share…" }).click();
    await expect(notice(page)).toContainText("Use one of the links instead");
    await expect(link(page, "email")).toBeVisible();
  });
});

test("OPT-07 NAV-21 links that stand outside the page section follow the page that is shown; an unknown way is told once, and with no link at all the island is refused", async ({ page, visit, control, baseURL, guard }) => {
  guard.allowConsole(/share on <div>: data-share expects one of email, .*, copy, got "fax"; the link stays as it is/);
  guard.allowConsole(/share on <p> expects links with data-share/);
  await test.step("links that stand outside the page section follow the page that is shown", async () => {
    const before = '<div data-island="share"><a data-share="facebook" href="/old">Facebook</a> <a data-share="email" href="/old">E-mail</a> <a data-share="copy" href="/old">Copy</a></div>';
    await serveLab(control, {
      one: { title: "One & only", before, page: "<h1>One</h1>" },
      two: { title: "Two", head: '<link rel="canonical" href="/lab/two">', before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one?x=1");
    await live(host(page));
    const at = (path: string): string => new URL(path, baseURL).href;
    await expect(link(page, "copy")).toHaveAttribute("href", at("/lab/one?x=1"));
    await expect(link(page, "email")).toHaveAttribute("href", `mailto:?subject=One%20%26%20only&body=${encodeURIComponent(at("/lab/one?x=1"))}`);
    await page.evaluate(() => window.atoll!.visit("/lab/two?session=7"));
    await expect(link(page, "facebook")).toHaveAttribute("href", `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(at("/lab/two"))}`);
    await expect(link(page, "copy")).toHaveAttribute("href", at("/lab/two"));
  });
  await test.step("an unknown way is told once and its link stays; with no link at all the island is refused", async () => {
    await serveLab(control, { share: { page: '<h1>Share</h1><div data-island="share"><a data-share="fax" href="/en">Fax</a> <a data-share="x" href="/en">X</a></div><p data-island="share"><a href="/en">none</a></p>' } });
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
