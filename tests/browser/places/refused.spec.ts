// Forms that warn about unsaved input, which the server refuses first and then accepts.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab } from "../lab.ts";
import { arrived } from "../navigation/watch.ts";

const before = menu("one", "two");
const form = (city: string, more = "", attributes = ""): string =>
  `<form data-ajax method="post" action="/lab/save" data-warn-unsaved="Leave without saving?"${attributes}>
    <input name="city" value="${city}">${more}<button>Save</button></form>`;
const error = '<p role="alert">Unknown city</p>';
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: "Unknown city" });

/** Follows the link to page two, is asked, and stays. */
async function isAsked(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.click("header >> text=two");
  await dialog.getByRole("button", { name: "Stay on the page" }).last().click();
  await expect(dialog).toHaveCount(0);
}

async function isNotAsked(page: Page): Promise<void> {
  await page.click("header >> text=two");
  await arrived(page, "two", "Two");
}

for (const answer of ["a page", "a page with the form", "a redirect"]) {
  test(`NAV-12 NAV-14 a form that was refused asks before a link, and not after it is answered with ${answer} @all`, async ({
    page,
    visit,
    guard,
    control,
  }) => {
    guard.allowConsole(/status of 422/);
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${form("")}` },
      two: { before, page: "<h1>Two</h1>" },
      saved: { before, page: `<h1>Saved</h1>${form("Ghent")}` },
    });
    const html = labHtml({ before, page: `<h1>Refused</h1>${form("Gent", error)}` });
    await answerPost(control, "save", { status: 422, html });
    await visit("/lab/one");
    await page.fill("[name=city]", "Gent");
    await page.click("text=Save");
    await arrived(page, "one", "Refused");
    await expect(alert(page)).toBeVisible();
    await isAsked(page);
    await arrived(page, "one", "Refused");
    await expect(page.locator("[name=city]")).toHaveValue("Gent");
    await page.fill("[name=city]", "Ghent");
    if (answer === "a redirect")
      await control.answer({ path: "/lab/save", method: "POST", status: 303, headers: { Location: "/lab/saved" } });
    else {
      const again = answer === "a page" ? "" : form("Ghent");
      await answerPost(control, "save", { html: labHtml({ before, page: `<h1>Saved</h1>${again}` }) });
    }
    await page.click("text=Save");
    await expect(page.locator("#page h1")).toHaveText("Saved");
    await isNotAsked(page);
  });
}

const places = {
  "beside it": (target: string, city: string, more: string) => `${form(city, "", target)}<div id="box">${more}</div>`,
  "around it": (target: string, city: string, more: string) => `<div id="box">${form(city, more, target)}</div>`,
  "around it that is morphed": (target: string, city: string, more: string) =>
    `<div id="box">${form(city, more, `${target} data-ajax-mode="morph"`)}</div>`,
};

for (const [place, content] of Object.entries(places)) {
  test(`NAV-12 NAV-14 a form with a target ${place} asks before a link after it was refused, not after it was accepted @all`, async ({
    page,
    visit,
    guard,
    control,
  }) => {
    guard.allowConsole(/status of 422/);
    const html = (city: string, more = ""): string => content(' data-ajax-target="#box"', city, more);
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${html("")}` },
      two: { before, page: "<h1>Two</h1>" },
    });
    await answerPost(control, "save", { status: 422, html: labHtml({ page: html("Gent", error) }) });
    await answerPost(control, "save", { html: labHtml({ page: html("Ghent", "<p>Saved</p>") }) });
    await visit("/lab/one");
    await page.fill("[name=city]", "Gent");
    await page.click("text=Save");
    await expect(alert(page)).toBeVisible();
    await isAsked(page);
    await arrived(page, "one", "One");
    await expect(page.locator("[name=city]")).toHaveValue("Gent");
    await page.fill("[name=city]", "Ghent");
    await page.click("text=Save");
    await expect(page.locator("#box")).toContainText("Saved");
    await expect(alert(page)).toHaveCount(0);
    await isNotAsked(page);
  });
}
