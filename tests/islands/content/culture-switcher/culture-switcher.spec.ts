import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { menu, serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { violations } from "../../../browser/violations.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const form = (page: Page) => page.locator(".footer-language");
const header = (page: Page) => page.locator(".languages");

/** The French choice is labelled, fits narrow and wide windows and is large enough to touch. */
async function expectFits(page: Page): Promise<void> {
  const original = page.viewportSize()!;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const control of [
      form(page).getByRole("combobox", { name: "Langue" }),
      form(page).getByRole("button", { name: "Changer" }),
    ]) {
      const box = (await control.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  }
  await page.setViewportSize(original);
  expect(await violations(page, ".footer-language")).toEqual([]);
}

test("LOC-05 the footer's choice and the header's links open the page in the other language", async ({
  page,
  visit,
  guard,
}) => {
  await visit("/en/news");
  await test.step("the footer's choice opens the current page in French", async () => {
    await live(form(page));
    await page.locator('.site-footer a[href="/en/contact"]').press("Enter");
    await expect(page).toHaveURL("/en/contact");
    // The header is a page part.
    await expect(header(page).locator("[hreflang=fr-BE]")).toHaveAttribute("href", "/fr/contact");
    await expect(header(page).locator("[aria-current=true]")).toHaveAttribute("hreflang", "en-GB");
    const choice = form(page).getByRole("combobox", { name: "Language" });
    await expect(choice.locator("option:checked")).toHaveAttribute("lang", /^en/);
    await choice.selectOption({ label: "Français" });
    // Choosing alone does nothing, since arrow keys pass over every option.
    await guard.expectFullLoad(() => form(page).getByRole("button", { name: "Change" }).press("Enter"));
    await expect(page.locator("html")).toHaveAttribute("lang", /^fr/);
    await expect(page).toHaveURL("/fr/contact");
  });
  await test.step("query and hash are kept, also after in-place visits", async () => {
    await live(form(page));
    await page.locator("#site-search").fill("thé");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toContainText("thé");
    await page.evaluate(() => history.replaceState(history.state, "", `${location.href}#page`));
    await form(page).getByRole("combobox").selectOption({ label: "English" });
    await guard.expectFullLoad(() => form(page).getByRole("button").press("Enter"));
    await expect(page).toHaveURL("/en/catalog?q=th%C3%A9#page");
    await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
  });
  await test.step("a select without a button switches at once", async () => {
    await live(form(page));
    await page.evaluate(() => {
      const host = document.querySelector(".footer-language")!;
      window.atoll!.sweep(host);
      host.querySelector("button")!.remove();
      window.atoll!.scan(host);
    });
    await live(form(page));
    await guard.expectFullLoad(() => form(page).getByRole("combobox").selectOption({ label: "Français" }));
    await expect(page).toHaveURL("/fr/catalog?q=th%C3%A9#page");
  });
});

test("LOC-05 in French the footer's choice is labelled, large enough to touch and leads on to Dutch @all", async ({
  page,
  visit,
  guard,
}) => {
  await visit("/fr/news");
  await live(form(page));
  await expectFits(page);
  const choice = form(page).getByRole("combobox", { name: "Langue" });
  await expect(choice.locator("option:checked")).toHaveAttribute("lang", /^fr/);
  await choice.selectOption({ label: "Nederlands" });
  await guard.expectFullLoad(() => form(page).getByRole("button", { name: "Changer" }).press("Enter"));
  await expect(page.locator("html")).toHaveAttribute("lang", /^nl/);
  await expect(page).toHaveURL("/nl/news");
});

const nav =
  '<nav data-island="culture-switcher" data-island-when="load" aria-label="Language">' +
  '<a href="/en/lab" hreflang="en" lang="en" aria-current="true">English</a> <a href="/fr/lab" hreflang="fr" ' +
  'lang="fr">Français</a></nav>';

test("LOC-05 NAV-20 links outside #page use the page's alternate, else keep the CMS's own", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("links outside #page use the page's alternate, otherwise the CMS's own", async () => {
    const before = `${menu("one", "two")}${nav}`;
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, head: '<link rel="alternate" hreflang="fr" href="/lab/deux">', page: "<h1>Two</h1>" },
      deux: { lang: "fr", settings: { culture: "fr" }, page: "<h1>Deux</h1>" },
    });
    await visit("/lab/one");
    const french = page.getByRole("link", { name: "Français" });
    await live(page.locator("nav[data-island]"));
    // This address has no culture.
    await expect(french).toHaveAttribute("href", "/fr/lab");
    await page.getByRole("link", { name: "two" }).press("Enter");
    await expect(heading(page)).toHaveText("Two");
    await expect(french).toHaveAttribute("href", /\/lab\/deux$/);
    await page.goBack();
    await expect(heading(page)).toHaveText("One");
    await expect(french).toHaveAttribute("href", /\/fr\/lab$/);
    await page.goForward();
    await expect(heading(page)).toHaveText("Two");
    await guard.expectFullLoad(() => french.press("Enter"));
    await expect(heading(page)).toHaveText("Deux");
  });
  await test.step("leaving and returning restores the CMS's own links in between", async () => {
    await serveLab(control, {
      one: { page: `<h1>One</h1>${nav}` },
      two: { page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await live(page.locator("nav[data-island]"));
    await walk(page, "/lab/two");
    expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(0);
    await page.goBack();
    await live(page.locator("nav[data-island]"));
    await expect(page.getByRole("link", { name: "Français" })).toHaveAttribute("href", "/fr/lab");
  });
});

test("LOC-05 NAV-23 if its code fails to load, the server's form opens the page in another language @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/404/);
  guard.allowConsole(/island culture-switcher .* failed \(load\)/);
  await page.route(/\/culture-switcher\./, (route) => route.fulfill({ status: 404, body: "" }));
  await visit("/en/terms");
  await expect(form(page)).toHaveAttribute("data-island-state", "failed");
  await form(page).getByRole("combobox").selectOption({ label: "Français" });
  await guard.expectFullLoad(() => form(page).getByRole("button").press("Enter"));
  await expect(page).toHaveURL("/fr/terms");
});
