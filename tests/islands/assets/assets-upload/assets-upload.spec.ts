// Several files of a form are uploaded, stored and posted, also without script or if the code fails to load.
import type { Page } from "@playwright/test";
import { chunksWith } from "../../../browser/chunks.ts";
import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { serveLab, shopStyle } from "../../../browser/lab.ts";
import { live } from "../../../browser/shop/visitor.ts";
import {
  filesPath,
  onDisk,
  openDocuments,
  pdf,
  posted,
  signIn,
  text,
  uploadForm,
  uploadPath,
  uploads,
  uploadWidget,
  type Widget,
} from "../uploads.ts";

/** A text that only the chunk with Dropzone contains. */
const inDropzone = "dz-hidden-input";

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test(
  "AST-06 AST-07 AST-11 existing files show; new ones are uploaded, renamed, ordered, deleted and saved",
  { tag: "@both" },
  async ({ page, visit }) => {
    const widget = await openDocuments(page, visit);
    expect(await widget.names()).toEqual(["Trade register extract.pdf", "Delivery notes.txt"]);
    await widget.pick(pdf("invoice.pdf"), text("terms.txt"));
    await widget.finished(4);
    expect(await widget.names()).toEqual([
      "Trade register extract.pdf",
      "Delivery notes.txt",
      "invoice.pdf",
      "terms.txt",
    ]);
    await widget.host.getByLabel("Name of invoice.pdf").fill("Our invoice");
    await widget.act("Move terms.txt up").click();
    await expect
      .poll(() => widget.names())
      .toEqual(["Trade register extract.pdf", "Delivery notes.txt", "terms.txt", "Our invoice.pdf"]);
    await widget.act("Delete Delivery notes.txt").click();
    await save(page);
    await expect(page.getByText("Your documents and photo have been saved.")).toBeVisible();
    await widget.ready();
    expect(await widget.names()).toEqual(["Trade register extract.pdf", "terms.txt", "Our invoice.pdf"]);
  },
);

test("AST-07 AST-09 the form posts the same names with and without JavaScript, each once", async ({ page, visit }) => {
  await signIn(page);
  await visit(filesPath);
  // The fields as a browser without script would post them.
  const plainNames = await page.evaluate(async (path) => {
    const html = await (await fetch(path, { headers: { Accept: "text/html" } })).text();
    return [
      ...new FormData(
        new DOMParser().parseFromString(html, "text/html").querySelector<HTMLFormElement>("form.own-files")!,
      ).keys(),
    ];
  }, filesPath);
  expect(plainNames).toContain("file-documents");
  const widget = uploadWidget(page.locator("[data-island=assets-upload]"));
  await widget.ready();
  await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
  await uploadWidget(page.locator("[data-island=image-upload]")).ready();
  const scriptNames = (await posted(widget.host)).map(([name]) => name);
  expect(new Set(scriptNames).size).toBe(scriptNames.length);
  const plainOnly = new Set(["file-documents", "file-photo"]);
  expect(scriptNames.filter((name) => name !== "asset-photo-name-changed").sort()).toEqual(
    plainNames.filter((name) => !plainOnly.has(name)).sort(),
  );
});

test("OPT-04 AST-05 UPL-07 the widget is blocked until its code loads; files picked earlier are posted once", async ({
  page,
  control,
  visit,
}) => {
  const release = await hold(page, chunksWith(inDropzone));
  // The island loads on interaction, so that there is time to pick a file.
  await serveLab(control, { form: { page: uploadForm('data-island-when="interaction"') } });
  await visit("/lab/form");
  await page.locator("#plain").setInputFiles(onDisk(text("early.txt")));
  const chooser = page.waitForEvent("filechooser");
  await page.locator("#plain").click();
  const widget = uploadWidget(page.locator("[data-island=assets-upload]"));
  await live(widget.host);
  await expect(widget.button).toBeDisabled();
  await expect(widget.host.locator(".atoll-upload")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("#plain")).toBeHidden();
  release();
  await expect(widget.button).toBeEnabled();
  await expect(widget.host.locator(".atoll-upload")).toHaveAttribute("aria-busy", "false");
  await expect(widget.button).toBeFocused();
  await widget.finished(1);
  await test.step("a file chooser that the plain field has opened still adds its file", async () => {
    await (await chooser).setFiles(onDisk(text("late.txt")));
    await widget.finished(2);
  });
  expect(await uploads(control)).toBe(2);
  expect((await posted(widget.host)).map(([name]) => name)).not.toContain("plain");
});

test("AST-05 ERR-05 if the uploader fails to load, the plain field returns and posts the picked files", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/net::ERR_FAILED/);
  guard.allowConsole(/island assets-upload on .* failed \(load\).*chunk load failed|chunk load failed/);
  await page.route(chunksWith(inDropzone), (route) => route.abort());
  await serveLab(control, { form: { page: uploadForm('data-island-when="interaction"') } });
  await visit("/lab/form");
  await page.locator("#plain").setInputFiles(onDisk(text("early.txt")));
  await page.locator("#plain").focus();
  const host = page.locator("[data-island=assets-upload]");
  await expect(host).toHaveAttribute("data-island-state", "failed");
  await expect(page.locator("#plain")).toBeVisible();
  await expect(page.locator("#plain")).toBeEnabled();
  expect(await posted(host)).toEqual([
    ["plain", "file early.txt"],
    ["remark", ""],
  ]);
  expect(
    await host.evaluate(
      (element) => element.querySelectorAll(".atoll-upload, input[type=hidden], input[type=checkbox]").length,
    ),
  ).toBe(0);
});

test("AST-10 AST-11 AST-12 several widgets on a page keep their files, fields and ids apart", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/data-max-file-size expects a size/);
  guard.allowConsole(/data-assets expects JSON/);
  guard.allowConsole(/data-crop expects a width and a height/);
  const asset = {
    AssetId: "a/1",
    Name: "Contract.pdf",
    OriginalFileName: "c.pdf",
    Uri: "/x",
    thumbnail_url: "",
    size: 2048,
    fileType: "Document",
    Width: 0,
    Height: 0,
  };
  await control.answer({ path: "/api/v1/assetslibrary/assets/a%2F1", ...json(asset) });
  const host = (id: string, attributes = "") =>
    `<div data-island="assets-upload" data-unique-id="${id}" data-url="${uploadPath}" ${attributes}><input type="file"
      name="plain-${id}"></div>`;
  const options =
    'data-root-folder-id="150" data-depth="2" data-accept=".txt" data-max-file-size="1 MB" ' +
    'data-file-type="Document" data-multiple="false"';
  const broken = 'data-max-file-size="huge" data-assets="[{" data-crop="wide"';
  const forms = [host("a") + host("b"), host("c", options), host("d", broken), host("e", 'data-asset-id="a/1"')];
  await serveLab(control, {
    forms: {
      head: shopStyle,
      page: `<h1>Papers</h1><div class="row">${forms
        .map(
          (hosts) => `<form
        class="col-3">${hosts}</form>`,
        )
        .join("")}</div>`,
    },
  });
  await signIn(page);
  await visit("/lab/forms");
  const all = (await page.locator("[data-island=assets-upload]").all()).map(uploadWidget);
  for (const widget of all) await widget.ready();
  const [a, b, c, d, e] = all as [Widget, Widget, Widget, Widget, Widget];

  await test.step("the widget's options are sent with each file", async () => {
    await expect(c.host.locator(".atoll-upload-zone input[type=file]")).not.toHaveAttribute("multiple");
    await c.pick(text("a.txt"));
    await c.finished(1);
    const { body = "" } = (await control.log()).find(({ path }) => path === uploadPath)!;
    const fields = [...body.matchAll(/name="(\w+)"(?:; filename="(.*?)".*\r\n.*)?\r\n\r\n(.*)\r\n/g)].map(
      ([, name, file, value]) => [name, file ?? value],
    );
    expect(Object.fromEntries(fields)).toEqual({
      folderId: "150",
      depth: "2",
      fileType: "Document",
      accept: ".txt",
      maxFileSize: "1048576",
      file: "a.txt",
    });
  });

  await test.step("two widgets of a form keep their files, fields and ids apart", async () => {
    await a.pick(text("one.txt"));
    await a.finished(1);
    await b.pick(text("one.txt"));
    await b.finished(1);
    const fields = await posted(a.host);
    expect(fields.filter(([name]) => name.startsWith("list-")).map(([name, value]) => [name, value.length])).toEqual([
      ["list-assets-orders-a", 36],
      ["list-assets-orders-b", 36],
    ]);
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  await test.step("broken attributes warn once, and the defaults apply", async () => {
    await d.pick(text("a.txt"));
    await d.finished(1);
    expect(await d.states()).toEqual(["done"]);
  });

  await test.step("an asset of which the page only has the id is looked up", async () => {
    await expect(e.rows).toContainText("PDF · 2 kB");
    expect(await e.names()).toEqual(["Contract.pdf"]);
    expect(await posted(e.host)).toEqual(
      expect.arrayContaining([
        ["list-assets-orders-e", "a/1"],
        ["asset-a/1-name", "Contract.pdf"],
      ]),
    );
  });
});
