import type { Page } from "@playwright/test";
import { switchOff } from "../../../browser/features/switch-off.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { frame } from "../../../browser/frame.ts";
import { hold } from "../../../browser/hold.ts";
import { serveLab } from "../../../browser/lab.ts";
import { movesOf, PendingRequests, recordMoves } from "../../../browser/shop/held-page.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";

const teapot = "/en/product/teapot-sea-salt-glaze";
const host = (page: Page) => page.locator("[data-island=share]");
const link = (page: Page, way: string) => host(page).locator(`[data-share=${way}]`);
const notice = (page: Page) => page.locator(".atoll-notice");

test.beforeEach(({ page }) => setConsentCookie(page));

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = teapot): Promise<void> {
  await visit(path);
  await host(page).scrollIntoViewIfNeeded();
  await live(host(page));
}

/**
 * A device that can share. `window.labShared` has what it was asked to share; `window.labFailure` names the error with
 * which it fails, if any.
 */
const device = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    (window as any).labShared = [];
    navigator.share = async (data) => {
      (window as any).labShared.push(data);
      if ((window as any).labFailure) throw new DOMException("no", (window as any).labFailure);
    };
  });

test("OPT-07 sharing uses the device or copies the link; cancelling is silent, a failure is shown", async ({
  page,
  visit,
  context,
  baseURL,
  guard,
}) => {
  guard.allowConsole(/the device could not share the page/);
  const logged = collectConsole(page);
  const path = teapot.replace("/en/", "/nl/");
  const shared = (): Promise<unknown[]> => page.evaluate(() => (window as any).labShared);
  const fail = (name: string): Promise<unknown> => page.evaluate((name) => ((window as any).labFailure = name), name);
  const share = page.getByRole("button", { name: "Delen…" });
  const pending = new PendingRequests(page);
  await device(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(recordMoves);
  const release = await hold(page, "**/atoll-texts-*.js");
  await open(page, visit, `${path}?from=mail#about`);
  for (let i = 0; i < 2; i++) await frame(page);
  release();
  await expect(share).toBeVisible();
  await test.step("if the device can share, a button shares the current page, and nothing moves", async () => {
    expect(await movesOf(page, pending)).toEqual([]);
    await share.click();
    expect(await shared()).toEqual([{ url: new URL(path, baseURL).href, title: "Theepot, glazuur zeezout – Lagune" }]);
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("cancelling shows no message", async () => {
    await fail("AbortError");
    await share.click();
    await expect.poll(async () => (await shared()).length).toBe(2);
    await share.click();
    await expect.poll(async () => (await shared()).length).toBe(3);
    await expect(notice(page)).toHaveCount(0);
    await expectConsole(logged, []);
  });
  await test.step("the link is copied", async () => {
    await link(page, "copy").click();
    await expect(notice(page)).toHaveText(/De link is gekopieerd/);
    await expect(page.locator("#atoll-live-polite")).toHaveText("De link is gekopieerd.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, baseURL).href);
    await expect(heading(page)).toHaveText("Theepot, glazuur zeezout");
  });
  await test.step("a device that fails shows a message, and the links remain", async () => {
    await fail("NotAllowedError");
    await share.click();
    await expect(notice(page).filter({ hasText: "Gebruik een van de links" })).toBeVisible();
    await expect(link(page, "email")).toBeVisible();
  });
});

test("OPT-07 NAV-21 networks receive the current page only on click; unsupported features are replaced", async ({
  page,
  visit,
  baseURL,
  control,
  guard,
}) => {
  await test.step("networks receive address and title only on click", async () => {
    await switchOff(page, "navigator.share()");
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    const foreignRequests: string[] = [];
    page.on(
      "request",
      (request) =>
        void (new URL(request.url()).origin === new URL(baseURL!).origin || foreignRequests.push(request.url())),
    );
    await open(page, visit);
    const url = new URL(teapot, baseURL).href;
    const title = "Teapot, sea-salt glaze – Lagune";
    const parametersOf = async (way: string): Promise<string[]> => [
      ...new URL((await link(page, way).getAttribute("href"))!).searchParams.values(),
    ];
    expect(await parametersOf("email")).toEqual([title, url]);
    expect(await parametersOf("whatsapp")).toEqual([`${title} ${url}`]);
    expect(await parametersOf("facebook")).toEqual([url]);
    expect(await parametersOf("linkedin")).toEqual([url]);
    expect(await parametersOf("x")).toEqual([title, url]);
    for (const way of ["whatsapp", "facebook", "linkedin", "x"]) {
      await expect(link(page, way)).toHaveAttribute("target", "_blank");
      await expect(link(page, way)).toHaveAttribute("rel", "noopener");
    }
    expect(foreignRequests).toEqual([]);
    await expect(host(page).getByRole("button")).toHaveCount(0);
    await test.step("without clipboard access the page shows the address for copying by hand", async () => {
      await link(page, "copy").click();
      await expect(notice(page)).toContainText(`The link could not be copied: ${url}`);
    });
  });
  await test.step("links outside #page follow the current page", async () => {
    await control.reset();
    guard.allowConsole(
      /share on <div>: data-share expects one of email, .*, copy, got "fax"; the link is left unchanged/,
    );
    guard.allowConsole(/share on <p> expects an element with data-share in it/);
    await test.step("links outside #page share the current page", async () => {
      const before =
        '<div data-island="share"><a data-share="facebook" href="/old">Facebook</a> <a data-share="email" ' +
        'href="/old">E-mail</a> <a data-share="copy" href="/old">Copy</a></div>';
      await serveLab(control, {
        one: { title: "One & only", before, page: "<h1>One</h1>" },
        two: { title: "Two", head: '<link rel="canonical" href="/lab/two">', before, page: "<h1>Two</h1>" },
      });
      await visit("/lab/one?x=1");
      await live(host(page));
      const absolute = (path: string): string => new URL(path, baseURL).href;
      await expect(link(page, "copy")).toHaveAttribute("href", absolute("/lab/one?x=1"));
      await expect(link(page, "email")).toHaveAttribute(
        "href",
        `mailto:?subject=One%20%26%20only&body=${encodeURIComponent(absolute("/lab/one?x=1"))}`,
      );
      await page.evaluate(() => window.atoll!.visit("/lab/two?session=7"));
      await expect(link(page, "facebook")).toHaveAttribute(
        "href",
        `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(absolute("/lab/two"))}`,
      );
      await expect(link(page, "copy")).toHaveAttribute("href", absolute("/lab/two"));
    });
    await test.step("an unknown type warns once and keeps its link; no link at all is an error", async () => {
      await serveLab(control, {
        share: {
          page:
            '<h1>Share</h1><div data-island="share"><a data-share="fax" href="/en">Fax</a> <a data-share="x" ' +
            'href="/en">X</a></div><p data-island="share"><a href="/en">none</a></p>',
        },
      });
      await visit("/lab/share");
      await live(page.locator("div[data-island=share]"));
      await expect(page.locator("p[data-island=share]")).toHaveAttribute("data-island-state", "failed");
      await expect(page.getByRole("link", { name: "Fax" })).toHaveAttribute("href", "/en");
    });
  });
});
