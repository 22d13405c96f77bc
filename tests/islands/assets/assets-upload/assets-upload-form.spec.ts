// The form and the page around files that are being uploaded.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { answerPost, labHtml, serveLab } from "../../../browser/lab.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { dialog, heading } from "../../../browser/shop/visitor.ts";
import { holdUploads, openForm, text, uploadForm, uploadPath, uploadWidget } from "../uploads.ts";

const required = uploadForm(
  "",
  '<input type="file" name="plain"><input type="checkbox" name="file-upload-required-a" value="true" required ' +
    'aria-label="A file is there">',
);

test("AST-09 VAL-12 a validated form requires its file, shows one message and submits with it", async ({
  page,
  control,
  visit,
}) => {
  const rules =
    '<label for="mail">Address</label> <input id="mail" name="mail" data-val="true" data-val-required="Please ' +
    'enter your address.">';
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
  await send.press("Enter");
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeVisible();
  await expect(widget.button).toBeFocused();
  await widget.pick(text("a.txt"));
  await expect(missing).toHaveCount(0);
  await page.getByLabel("Address").fill("");
  await send.press("Enter");
  await expect(page.getByText("Please enter your address.")).toBeVisible();
  await expect(page.getByLabel("Address")).toBeFocused();
  expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
  await page.getByLabel("Address").fill("Quay 1");
  await send.press("Enter");
  await expect(heading(page)).toHaveText("Sent");
});

test("UPL-07 AST-09 a form submitted early waits for its files, then submits once unless one fails", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a call failed/);

  await test.step("a form without a required file", async () => {
    const uploads = await holdUploads(page);
    const widget = await openForm(page, control, visit);
    await control.answer({ path: uploadPath, method: "POST", status: 500 });
    await widget.pick(text("a.txt"));
    await page.getByRole("button", { name: "Send" }).press("Enter");
    await uploads.release();
    await dialog(page).getByRole("button", { name: "Close" }).last().press("Enter");
    await expect(widget.note).toHaveText(
      "The form was not sent because a file could not be uploaded. Upload that file again or delete it.",
    );
    expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
  });

  await test.step("a required file may still be uploading; if that fails, it is required again", async () => {
    const uploads = await holdUploads(page);
    const widget = await openForm(page, control, (path) => walk(page, path), "", { page: required });
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
    await send.press("Enter");
    await expect(widget.note).toHaveText("Please choose a file.");
    await expect(widget.button).toBeFocused();
    await widget.pick(text("a.txt"));
    expect(await changes).toBe(true);
    await expect(widget.note).toHaveText("");
    await send.press("Enter");
    await expect(widget.note).toHaveText(
      "Your files are still being uploaded. The form will then be sent automatically.",
    );
    await uploads.release();
    await dialog(page).getByRole("button", { name: "Close" }).last().press("Enter");
    await expect(widget.note).toHaveText(
      "The form was not sent because a file could not be uploaded. Upload that file again or delete it.",
    );
    await expect(mark).not.toBeChecked();
    await send.press("Enter");
    await expect(widget.note).toHaveText("Please choose a file.");
    expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
    const retries = await holdUploads(page);
    await widget.act("Upload a.txt again").press("Enter");
    await expect.poll(() => retries.count()).toBe(1);
    await send.press("Enter");
    await expect(page.locator("#papers")).toHaveAttribute("aria-busy", "true");
    expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
    await retries.release();
    await expect(heading(page)).toHaveText("Sent");
    expect((await control.log()).filter(({ path }) => path === "/lab/sent").length).toBe(1);
  });
});

/** Waits until the dialog is closed and removed: until then another press is ignored, as that of a double click. */
const dialogRemoved = (page: Page): Promise<void> => expect(page.locator("dialog.atoll-dialog")).toHaveCount(0);

const toOther = '<a href="/lab/other">Other page</a>';

test("NAV-15 leaving during an upload asks first; staying loses nothing, leaving cancels it", async ({
  page,
  control,
  visit,
}) => {
  const uploads = await holdUploads(page);
  const widget = await openForm(page, control, visit, "", { before: toOther });
  await page.getByRole("link", { name: "Other page" }).press("Enter");
  await expect(heading(page)).toHaveText("Other");
  await page.goBack();
  await widget.ready();
  await widget.pick(text("a.txt"));
  await expect.poll(() => uploads.count()).toBe(1);
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith(uploadPath));
  await page.getByRole("link", { name: "Other page" }).press("Enter");
  await expect(dialog(page)).toHaveAccessibleName("Leave while files are being uploaded?");
  await dialog(page).getByRole("button", { name: "Stay on the page" }).last().press("Enter");
  await dialogRemoved(page);
  await expect(heading(page)).toHaveText("Papers");
  expect(await widget.states()).toEqual(["sending"]);
  await page.getByRole("link", { name: "Other page" }).press("Enter");
  await dialog(page).getByRole("button", { name: "Leave the page" }).press("Enter");
  await expect(heading(page)).toHaveText("Other");
  await aborted;
  await page.goBack();
  await widget.ready();
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("The upload was interrupted.");
  await uploads.release();
  await widget.act("Upload a.txt again").press("Enter");
  await expect.poll(() => widget.states()).toEqual(["done"]);
  // Without an upload in progress there is no question.
  await page.getByRole("link", { name: "Other page" }).press("Enter");
  await expect(heading(page)).toHaveText("Other");
  await page.goBack();
  await widget.ready();
  expect(await widget.names()).toEqual(["a.txt"]);
});

test("NAV-15 submitting a form while two widgets upload asks once and submits once @all", async ({
  page,
  control,
  visit,
}) => {
  const uploads = await holdUploads(page);
  await answerPost(control, "bye", { html: labHtml({ page: "<h1>Goodbye</h1>" }) });
  const widget = (id: string): string =>
    `<div data-island="assets-upload" data-unique-id="${id}" data-url="${uploadPath}"><label for="${id}">Papers</label>
      <input id="${id}" type="file" name="${id}"></div>`;
  await serveLab(control, {
    form: {
      before:
        '<form method="post" action="/lab/bye" data-ajax><button name="by" value="button">Log out</button></form>',
      page: `<h1>Papers</h1><form>${widget("a")}${widget("b")}</form>`,
    },
  });
  await visit("/lab/form");
  for (const host of await page.locator("[data-island=assets-upload]").all()) {
    const upload = uploadWidget(host);
    await upload.ready();
    await upload.pick(text("a.txt"));
  }
  await expect.poll(() => uploads.count()).toBe(2);
  const leave = page.getByRole("button", { name: "Log out" });
  await leave.press("Enter");
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await dialogRemoved(page);
  await leave.press("Enter");
  await dialog(page).getByRole("button", { name: "Leave the page" }).press("Enter");
  await expect(heading(page)).toHaveText("Goodbye");
  await expect(dialog(page)).toHaveCount(0);
  expect((await control.log()).filter(({ path }) => path === "/lab/bye").map(({ body }) => body)).toEqual([
    "by=button",
  ]);
});

test("NAV-15 NAV-20 after a cancelled submission the next one asks again; closing the window asks too @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/net::ERR_FAILED/);
  const uploads = await holdUploads(page);
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
  await expect.poll(() => uploads.count()).toBe(1);
  const expectQuestion = async (trigger: Locator): Promise<void> => {
    await trigger.press("Enter");
    await expect(dialog(page)).toHaveAccessibleName("Leave while files are being uploaded?");
  };
  const logOut = page.getByRole("button", { name: "Log out" });
  await expectQuestion(logOut);
  await dialog(page).getByRole("button", { name: "Leave the page" }).press("Enter");
  // The shell's own dialog about the lost connection.
  await dialog(page).getByRole("button", { name: "Close" }).last().press("Enter");
  await dialogRemoved(page);
  await expectQuestion(logOut);
  await page.locator("form[action='/lab/bye']").evaluate((form) => form.classList.add("refused"));
  await dialog(page).getByRole("button", { name: "Leave the page" }).press("Enter");
  await dialogRemoved(page);
  await expectQuestion(page.getByRole("link", { name: "Other page" }));
  await dialog(page).getByRole("button", { name: "Stay on the page" }).last().press("Enter");
  const beforeUnload = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await beforeUnload;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await uploads.release();
  await widget.finished(1);
  await test.step("the widget's host element keeps a style set by script, also under a strict CSP", async () => {
    const style = (): Promise<string[]> =>
      widget.host.evaluate((host) => [host.style.outlineStyle, host.style.minBlockSize]);
    await widget.host.evaluate((host) => {
      window.atoll!.sweep(host);
      host.style.outlineStyle = "dotted";
      window.atoll!.scan(host);
    });
    await widget.ready();
    await widget.pick(text("b.txt"));
    await widget.finished(2);
    expect(await style()).toEqual(["dotted", ""]);
    await widget.host.evaluate((host) => window.atoll!.sweep(host));
    expect(await style()).toEqual(["dotted", ""]);
  });
});

test("NAV-20 AST-07 a widget removed during an upload restores the CMS's markup and cancels requests", async ({
  page,
  control,
  visit,
}) => {
  const uploads = await holdUploads(page);
  const inner =
    '<label for="plain">Papers</label><input type="hidden" name="list-assets-orders-a" value="7">' +
    '<input type="hidden" name="asset-7-name" value="seven.txt"><input id="plain" type="file" name="plain">';
  const assets = JSON.stringify([
    { AssetId: "7", guid: "g7", name: "seven.txt", thumbnail_url: "", size: 9, fileType: "Document" },
  ]).replaceAll('"', "&quot;");
  const html = uploadForm(`data-assets="${assets}"`, inner);
  const widget = await openForm(page, control, visit, "", { page: html });
  const pristine = await page.evaluate((html) => {
    const host = new DOMParser().parseFromString(html, "text/html").querySelector("[data-island]")!;
    host.removeAttribute("data-island-state");
    return host.outerHTML;
  }, html);
  await widget.pick(text("a.txt"), text("b.txt"), text("c.txt"));
  await widget.act("Delete seven.txt").press("Enter");
  await expect.poll(() => uploads.count()).toBe(2);
  const cancelled = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.atoll!.sweep(document.querySelector("[data-island]")!));
  await cancelled;
  await expect
    .poll(() =>
      page.evaluate(() => {
        const host = document.querySelector("[data-island]")!.cloneNode(true) as HTMLElement;
        host.removeAttribute("data-island-state");
        return host.outerHTML;
      }),
    )
    .toBe(pristine);
  expect(
    await page.evaluate(() =>
      Object.fromEntries([...new FormData(document.querySelector("form")!)].filter(([name]) => name !== "plain")),
    ),
  ).toEqual({ "list-assets-orders-a": "7", "asset-7-name": "seven.txt", remark: "" });
  expect(await page.locator("#plain").isEnabled()).toBe(true);
  expect(uploads.count()).toBe(2);
  // Neither the form nor the page is blocked any longer.
  await page.evaluate(() => window.atoll!.visit("/lab/other"));
  await expect(heading(page)).toHaveText("Other");
});
