// The form and the page around files that are being sent.
import type { Locator } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, serveLab } from "../lab.ts";
import { dialog, heading } from "../shop/visitor.ts";
import { holdUploads, openForm, text, uploadForm, uploadPath, uploadWidget } from "./uploads.ts";

const required = uploadForm(
  "",
  '<input type="file" name="plain"><input type="checkbox" name="file-upload-required-a" value="true" required aria-label="A file is there">',
);

test("AST-09 VAL-12 a form with rules of its own, too, is not sent without the file that it needs, says so once, and is sent with one", async ({
  page,
  control,
  visit,
}) => {
  const rules =
    '<label for="mail">Address</label> <input id="mail" name="mail" data-val="true" data-val-required="Please enter your address.">';
  const widget = await openForm(page, control, visit, "", { page: required.replace("<p>", `<p>${rules}</p><p>`) });
  await control.answer({
    path: "/lab/sent",
    method: "POST",
    status: 200,
    body: '<main id="page"><h1>Sent</h1></main>',
  });
  const missing = page.getByText("Please choose a file.");
  const send = page.getByRole("button", { name: "Send", exact: true });
  await page.getByLabel("Address").fill("Quay 1");
  await send.click();
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeVisible();
  await expect(widget.button).toBeFocused();
  await widget.pick(text("a.txt"));
  await expect(missing).toHaveCount(0);
  await page.getByLabel("Address").fill("");
  await send.click();
  await expect(page.getByText("Please enter your address.")).toBeVisible();
  await expect(page.getByLabel("Address")).toBeFocused();
  expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
  await page.getByLabel("Address").fill("Quay 1");
  await send.click();
  await expect(heading(page)).toHaveText("Sent");
});

test("UPL-07 AST-09 a form that is sent too early waits for its files, says so, and then goes by itself, once; one that waited for a file that then fails is not sent, and says so; one that needs a file is sent with one only", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a call failed/);

  await test.step("a form that needs none", async () => {
    const held = await holdUploads(page);
    const widget = await openForm(page, control, visit);
    await control.answer({ path: uploadPath, method: "POST", status: 500 });
    await widget.pick(text("a.txt"));
    await page.getByRole("button", { name: "Send" }).click();
    await held.letGo();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(widget.note).toHaveText(
      "The form is not sent, because a file could not be. Send that file again or delete it.",
    );
    expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
  });

  await test.step("a form that needs a file waits for its first one, too; when that fails it needs a file as before", async () => {
    const held = await holdUploads(page);
    const widget = await openForm(page, control, visit, "", { page: required });
    await control.answer({
      path: "/lab/sent",
      method: "POST",
      status: 200,
      body: '<main id="page"><h1>Sent</h1></main>',
    });
    await control.answer({ path: uploadPath, method: "POST", status: 500 });
    const send = page.getByRole("button", { name: "Send", exact: true });
    const mark = page.locator("[name=file-upload-required-a]");
    const changes = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener(
            "change",
            (event) =>
              (event.target as HTMLInputElement).name === "file-upload-required-a" &&
              resolve((event.target as HTMLInputElement).checked),
          ),
        ),
    );
    await send.click();
    await expect(widget.note).toHaveText("Please choose a file.");
    await expect(widget.button).toBeFocused();
    await widget.pick(text("a.txt"));
    expect(await changes).toBe(true);
    await expect(widget.note).toHaveText("");
    await send.click();
    await expect(widget.note).toHaveText("Your files are still being sent. The form follows by itself.");
    await held.letGo();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(widget.note).toHaveText(
      "The form is not sent, because a file could not be. Send that file again or delete it.",
    );
    await expect(mark).not.toBeChecked();
    await send.click();
    await expect(widget.note).toHaveText("Please choose a file.");
    expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
    const again = await holdUploads(page);
    await widget.act("Send a.txt again").click();
    await expect.poll(() => again.count()).toBe(1);
    await send.click();
    await expect(page.locator("#papers")).toHaveAttribute("aria-busy", "true");
    expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
    await again.letGo();
    await expect(heading(page)).toHaveText("Sent");
    expect((await control.log()).filter(({ path }) => path === "/lab/sent").length).toBe(1);
  });
});

const toOther = '<a href="/lab/other">Other page</a>';

test("NAV-15 leaving while files are being sent asks first; whoever stays loses nothing, whoever leaves ends it", async ({
  page,
  control,
  visit,
}) => {
  const held = await holdUploads(page);
  const widget = await openForm(page, control, visit, "", { before: toOther });
  await page.getByRole("link", { name: "Other page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await page.goBack();
  await widget.ready();
  await widget.pick(text("a.txt"));
  await expect.poll(() => held.count()).toBe(1);
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith(uploadPath));
  await page.getByRole("link", { name: "Other page" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Leave while files are being sent?");
  await dialog(page).getByRole("button", { name: "Stay here" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText("Papers");
  expect(await widget.states()).toEqual(["sending"]);
  await page.getByRole("link", { name: "Other page" }).click();
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await aborted;
  await page.goBack();
  await widget.ready();
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("The sending was interrupted.");
  await held.letGo();
  await widget.act("Send a.txt again").click();
  await expect.poll(() => widget.states()).toEqual(["done"]);
  // With nothing under way nobody is asked.
  await page.getByRole("link", { name: "Other page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await page.goBack();
  await widget.ready();
  expect(await widget.names()).toEqual(["a.txt"]);
});

test("NAV-15 whoever leaves by a form while two widgets send files is asked once, and the form is sent once", async ({
  page,
  control,
  visit,
}) => {
  const held = await holdUploads(page);
  await answerPost(control, "bye", { html: labHtml({ page: "<h1>Goodbye</h1>" }) });
  const widget = (id: string): string =>
    `<div data-island="assets-upload" data-unique-id="${id}" data-url="${uploadPath}"><label for="${id}">Papers</label> <input id="${id}" type="file" name="${id}"></div>`;
  await serveLab(control, {
    form: {
      before:
        '<form method="post" action="/lab/bye" data-ajax><button name="by" value="button">Log out</button></form>',
      page: `<h1>Papers</h1><form>${widget("a")}${widget("b")}</form>`,
    },
  });
  await visit("/lab/form");
  for (const host of await page.locator("[data-island=assets-upload]").all()) {
    const one = uploadWidget(host);
    await one.ready();
    await one.pick(text("a.txt"));
  }
  await expect.poll(() => held.count()).toBe(2);
  const leave = page.getByRole("button", { name: "Log out" });
  await leave.click();
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await leave.click();
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await expect(heading(page)).toHaveText("Goodbye");
  await expect(dialog(page)).toHaveCount(0);
  expect((await control.log()).filter(({ path }) => path === "/lab/bye").map(({ body }) => body)).toEqual([
    "by=button",
  ]);
});

test("NAV-15 whoever left by a form that then was not sent is asked again the next time; the browser asks, too, before its window is closed", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/net::ERR_FAILED/);
  const held = await holdUploads(page);
  await page.route("**/lab/bye", (route) => route.abort());
  const widget = await openForm(page, control, visit, "", {
    before: `${toOther}<form method="post" action="/lab/bye" data-ajax><button>Log out</button></form>`,
  });
  await page.evaluate(() =>
    document
      .querySelector<HTMLFormElement>("form[action='/lab/bye']")!
      .addEventListener("submit", (event) => (event.target as Element).matches(".refused") && event.preventDefault()),
  );
  await widget.pick(text("a.txt"));
  await expect.poll(() => held.count()).toBe(1);
  const isAsked = async (by: Locator): Promise<void> => {
    await by.click();
    await expect(dialog(page)).toHaveAccessibleName("Leave while files are being sent?");
  };
  const logOut = page.getByRole("button", { name: "Log out" });
  await isAsked(logOut);
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  // The shell's word on the connection.
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await isAsked(logOut);
  await page.locator("form[action='/lab/bye']").evaluate((form) => form.classList.add("refused"));
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await isAsked(page.getByRole("link", { name: "Other page" }));
  await dialog(page).getByRole("button", { name: "Stay here" }).last().click();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await held.letGo();
  await widget.settled(1);
});

test("NAV-20 the style that a script gave the widget's place stays, under a policy without inline styles, too", async ({
  page,
  control,
  visit,
}) => {
  const widget = await openForm(page, control, visit);
  const style = (): Promise<string[]> =>
    widget.host.evaluate((host) => [host.style.outlineStyle, host.style.minBlockSize]);
  await widget.host.evaluate((host) => {
    window.atoll!.sweep(host);
    host.style.outlineStyle = "dotted";
    window.atoll!.scan(host);
  });
  await widget.ready();
  await widget.pick(text("a.txt"));
  await widget.settled(1);
  expect(await style()).toEqual(["dotted", ""]);
  await widget.host.evaluate((host) => window.atoll!.sweep(host));
  expect(await style()).toEqual(["dotted", ""]);
});

test("NAV-20 AST-07 taken away in the middle, the widget leaves the page as the CMS sent it, and nothing under way", async ({
  page,
  control,
  visit,
}) => {
  const held = await holdUploads(page);
  const inner =
    '<label for="plain">Papers</label><input type="hidden" name="list-assets-orders-a" value="7"><input type="hidden" name="asset-7-name" value="seven.txt"><input id="plain" type="file" name="plain">';
  const assets = JSON.stringify([
    { AssetId: "7", guid: "g7", name: "seven.txt", thumbnail_url: "", size: 9, fileType: "Document" },
  ]).replaceAll('"', "&quot;");
  const html = uploadForm(`data-assets="${assets}"`, inner);
  const widget = await openForm(page, control, visit, "", { page: html });
  const fresh = await page.evaluate((html) => {
    const host = new DOMParser().parseFromString(html, "text/html").querySelector("[data-island]")!;
    host.removeAttribute("data-island-state");
    return host.outerHTML;
  }, html);
  await widget.pick(text("a.txt"), text("b.txt"), text("c.txt"));
  await widget.act("Delete seven.txt").click();
  await expect.poll(() => held.count()).toBe(2);
  const ended = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.atoll!.sweep(document.querySelector("[data-island]")!));
  await ended;
  await expect
    .poll(() =>
      page.evaluate(() => {
        const host = document.querySelector("[data-island]")!.cloneNode(true) as HTMLElement;
        host.removeAttribute("data-island-state");
        return host.outerHTML;
      }),
    )
    .toBe(fresh);
  expect(
    await page.evaluate(() =>
      Object.fromEntries([...new FormData(document.querySelector("form")!)].filter(([name]) => name !== "plain")),
    ),
  ).toEqual({ "list-assets-orders-a": "7", "asset-7-name": "seven.txt", remark: "" });
  expect(await page.locator("#plain").isEnabled()).toBe(true);
  expect(held.count()).toBe(2);
  // Neither the form nor the page is held any more.
  await page.evaluate(() => window.atoll!.visit("/lab/other"));
  await expect(heading(page)).toHaveText("Other");
});
