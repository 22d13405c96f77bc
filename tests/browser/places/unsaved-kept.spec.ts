// Input that no question is asked about: it is sent, stays on the page, or belongs to a page that was left.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab } from "../lab.ts";
import { arrived, nextNativeDialog } from "../navigation/watch.ts";

const before = menu("one", "two", "three");
const warned = (attributes = "", content = ""): string =>
  `<form id="form" data-warn-unsaved="Leave?"${attributes}><input name="city">${content}</form>`;
const dialog = (page: Page) => page.getByRole("dialog");

test("NAV-12 a beforeunload handler of a page that was left asks no more, until the visitor changes something @all", async ({
  page,
  visit,
  control,
}) => {
  const script = `<script nonce="{{nonce}}">let dirty = false;
    document.querySelector("#x").addEventListener("input", () => (dirty = true));
    addEventListener("beforeunload", (event) => dirty && event.preventDefault())</script>`;
  await serveLab(control, {
    one: { before, page: `<h1>One</h1><input id="x">${script}` },
    two: { before, page: "<h1>Two</h1>" },
    three: { before, page: "<h1>Three</h1><input id=y>" },
  });
  await visit("/lab/one");
  await page.fill("#x", "typed");
  await page.click("header >> text=two");
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await arrived(page, "two", "Two");
  await page.click("header >> text=three");
  await arrived(page, "three", "Three");
  await page.fill("#y", "typed");
  await page.click("header >> text=two");
  await expect(dialog(page)).toBeVisible();
});

test("NAV-12 NAV-14 a form that the server answers with 204, or that a script submits, is sent: no question @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  const send = ' data-ajax method="post" action="/lab/save"';
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${warned(send, "<button>Save</button>")}` },
    two: { before, page: `<h1>Two</h1>${warned(' action="/lab/three"')}` },
    three: { before, page: "<h1>Three</h1>" },
  });
  await control.answer({ path: "/lab/save", method: "POST", status: 204, body: "" });
  await visit("/lab/one");
  await page.fill("[name=city]", "Ghent");
  const sent = page.waitForResponse("**/lab/save");
  await page.click("text=Save");
  await sent;
  await expect(page.locator("#form")).not.toHaveAttribute("aria-busy");
  await page.click("header >> text=two");
  await arrived(page, "two", "Two");
  await page.fill("[name=city]", "Ghent");
  await guard.expectFullLoad(() => page.evaluate(() => document.querySelector<HTMLFormElement>("#form")!.submit()));
  await expect(page.locator("h1")).toHaveText("Three");
});

test("NAV-12 a form outside of the page section, and a kept one, ask on a visit in place no question, on a full load they do @all", async ({
  page,
  visit,
  control,
}) => {
  const aside = `<aside><form id="note" data-warn-unsaved><input name="note"></form></aside>`;
  const around = `${before}${aside}`;
  await serveLab(control, {
    one: { before: around, page: `<h1>One</h1>${warned(" data-keep")}` },
    two: { before: around, page: `<h1>Two</h1><p>More</p>${warned(" data-keep")}` },
  });
  await visit("/lab/one");
  await page.fill("[name=note]", "typed");
  await page.fill("[name=city]", "Ghent");
  await page.click("header >> text=two");
  await arrived(page, "two", "Two");
  await expect(page.locator("[name=city]")).toHaveValue("Ghent");
  await expect(page.locator("[name=note]")).toHaveValue("typed");
  const question = nextNativeDialog(page);
  await page.close({ runBeforeUnload: true });
  await question;
});

test("NAV-12 morphing asks before it takes away a form that the answer lacks, and not about one that it has @all", async ({
  page,
  visit,
  control,
}) => {
  const link = (name: string): string =>
    `<a href="/lab/${name}" data-ajax-target="#box" data-ajax-mode="morph">Morph ${name}</a>`;
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${link("has")}${link("lacks")}<div id="box"><p>Old</p>${warned()}</div>` },
  });
  await control.page("/lab/has", labHtml({ page: `<div id="box"><p>Renewed</p>${warned()}</div>` }));
  await control.page("/lab/lacks", labHtml({ page: `<div id="box"><p>Empty</p></div>` }));
  await visit("/lab/one");
  await page.fill("[name=city]", "Ghent");
  await page.click("text=Morph has");
  await expect(page.locator("#box p")).toHaveText("Renewed");
  await expect(page.locator("[name=city]")).toHaveValue("Ghent");
  await page.click("text=Morph lacks");
  await dialog(page).getByRole("button", { name: "Stay on the page" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("[name=city]")).toHaveValue("Ghent");
  await page.click("text=Morph lacks");
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await expect(page.locator("#box p")).toHaveText("Empty");
});

test("NAV-14 NAV-22 after a form in its own morphed target was accepted, what was sent is gone, and buttons have their new text @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 422/);
  const form = (votes: number, more = ""): string =>
    `<form id="form" data-ajax method="post" action="/lab/vote" data-ajax-target="#box" data-ajax-mode="morph">
      <textarea id="text" name="text"></textarea><button id="vote" data-sending="Sending…">Vote (${votes})</button>${more}</form>
      <details id="more"${votes > 1 ? " open" : ""}><summary>More</summary>Text</details>
      <details id="less"${votes > 1 ? " open" : ""}><summary>Less</summary>Text</details>`;
  await serveLab(control, { one: { before, page: `<h1>One</h1><div id="box">${form(1)}</div>` } });
  await answerPost(control, "vote", {
    status: 422,
    html: labHtml({ page: `<div id="box">${form(1, "<p>No</p>")}</div>` }),
  });
  await answerPost(control, "vote", { html: labHtml({ page: `<div id="box">${form(2)}</div>` }) });
  await answerPost(control, "vote", { html: labHtml({ page: `<div id="box">${form(1)}</div>` }) });
  await visit("/lab/one");
  await page.fill("#text", "my comment");
  await page.click("#vote");
  await expect(page.locator("#box p")).toHaveText("No");
  await expect(page.locator("#text")).toHaveValue("my comment");
  await page.click("#vote");
  await expect(page.locator("#vote")).toHaveText("Vote (2)");
  await expect(page.locator("#text")).toHaveValue("");
  await expect(page.locator("#more")).toHaveAttribute("open");
  await page.click("#less summary");
  await page.click("#more summary");
  await page.click("#more summary");
  await page.click("#vote");
  await expect(page.locator("#vote")).toHaveText("Vote (1)");
  await expect(page.locator("#more")).not.toHaveAttribute("open");
  await expect(page.locator("#less")).not.toHaveAttribute("open");
});
