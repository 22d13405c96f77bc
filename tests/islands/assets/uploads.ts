// Helpers for tests of the upload widgets.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import type { Control } from "../../browser/guard/control.ts";
import { type LabPage, serveLab, shopStyle } from "../../browser/lab.ts";
import { requestCount } from "../../browser/navigation/watch.ts";
import { signIn as signInOnly } from "../../browser/shop/signed-in.ts";
import { dialog, setConsentCookie, live } from "../../browser/shop/visitor.ts";

export const uploadPath = "/en/assetslibrary/upload";
export const filesPath = "/en/account/files";

export interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const text = (name: string, content = `This is ${name}.`): Picked => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});
export const pdf = (name: string): Picked => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF`),
});

/** Writes a file to disk for a file chooser. Firefox and WebKit are given paths only. */
export function onDisk({ name, buffer }: Picked): string {
  const folder = test.info().outputPath(`picked-${++count}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), buffer);
  return join(folder, name);
}

let count = 0;

/** An image of which every pixel has another colour, from which its position can be read. */
export async function chart(name: string, width: number, height: number): Promise<Picked> {
  const data = Buffer.alloc(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // The same as `colourAt`, without an array for each of a million pixels.
      data[at++] = x & 255;
      data[at++] = y & 255;
      data[at++] = ((x >> 8) << 4) | (y >> 8);
    }
  }
  return {
    name,
    mimeType: "image/png",
    buffer: await sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  };
}

export const colourAt = (x: number, y: number): [number, number, number] => [
  x & 255,
  y & 255,
  ((x >> 8) << 4) | (y >> 8),
];

/** Signs a customer in, who has chosen cookies. */
export async function signIn(page: Page): Promise<void> {
  await setConsentCookie(page);
  await signInOnly(page, "ada@example.com");
}

/** The parts of an upload widget, found by their accessible names. */
export function uploadWidget(host: Locator) {
  const page = host.page();
  const rows = host.getByRole("listitem");
  const button = host.locator(".atoll-upload-zone button");
  return {
    host,
    button,
    rows,
    row: (name: string) =>
      rows
        .filter({ has: page.locator(`xpath=.//*[@value="${name}" or text()="${name}"]`) })
        .or(rows.filter({ has: page.getByLabel(`Name of ${name}`, { exact: true }) })),
    names: () =>
      rows.evaluateAll((list) =>
        list.map(
          (row) =>
            row.querySelector<HTMLInputElement>("input.atoll-file-name")?.value ??
            row.querySelector(".atoll-file-name")!.textContent,
        ),
      ),
    states: () => rows.evaluateAll((list) => list.map((row) => (row as HTMLElement).dataset["state"])),
    summary: host.locator(".atoll-upload-summary"),
    note: host.locator(".atoll-upload-note"),
    act: (name: string): Locator => host.getByRole("button", { name, exact: true }),
    ready: async (): Promise<void> => {
      await live(host);
      await expect(button).toBeEnabled();
    },
    /** Chooses files, or a file by its path, through the button, as a visitor does by keyboard. */
    pick: async (...files: (Picked | string)[]): Promise<void> => {
      const chooser = page.waitForEvent("filechooser");
      await button.press("Enter");
      await (await chooser).setFiles(files.map((file) => (typeof file === "string" ? file : onDisk(file))));
    },
    /** Waits until that number of picked files is uploaded, refused or failed. */
    finished: async (count: number, timeout?: number): Promise<void> => {
      const underWay = ":is([data-state=waiting], [data-state=sending], [data-state=settling])";
      await expect(rows.and(page.locator(`:not(${underWay})`))).toHaveCount(count, { timeout });
    },
  };
}

export type Widget = ReturnType<typeof uploadWidget>;

/** The visitor's own documents on the account page. */
export async function openDocuments(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  culture = "en",
): Promise<Widget> {
  await signIn(page);
  await visit(filesPath.replace("/en/", `/${culture}/`));
  const widget = uploadWidget(page.locator("[data-island=assets-upload]"));
  await widget.ready();
  return widget;
}

/** The number of files that the stand-in received. */
export const uploads = (control: Control): Promise<number> => requestCount(control, uploadPath, "POST");

/** The names and values that the form around `host` would post, files by their names. */
export const posted = (host: Locator): Promise<[string, string][]> =>
  host.evaluate((element) =>
    [...new FormData(element.closest("form")!)].map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : `file ${value.name}`,
    ]),
  );

/** A form with one widget; it posts to /lab/sent. */
export const uploadForm = (
  attributes = "",
  inner = '<label for="plain">Papers</label> <input id="plain" type="file" name="plain" multiple>',
  island = "assets-upload",
): string =>
  `<h1>Papers</h1><form id="papers" method="post" action="/lab/sent" enctype="multipart/form-data" data-ajax>
<div data-island="${island}" data-unique-id="a" data-url="${uploadPath}" ${attributes}>${inner}</div>
<p><label for="remark">Remark</label> <input id="remark" name="remark"></p><button type="submit">Send</button></form>`;

export async function openForm(
  page: Page,
  control: Control,
  visit: (path: string) => Promise<unknown>,
  attributes = "",
  more: Partial<LabPage> & { island?: string } = {},
): Promise<Widget> {
  const { island = "assets-upload", ...rest } = more;
  await serveLab(control, {
    form: { page: uploadForm(attributes, undefined, island), ...rest },
    other: { page: "<h1>Other</h1>" },
  });
  // The server would treat simultaneous uploads of an unknown visitor as those of two visitors.
  await signIn(page);
  await visit("/lab/form");
  const widget = uploadWidget(page.locator(`[data-island="${island}"]`));
  await widget.ready();
  return widget;
}

/** A page with a form and a widget for each of the `attributes`. */
export async function openForms(
  page: Page,
  control: Control,
  visit: (path: string) => Promise<unknown>,
  attributes: string[],
  island = "assets-upload",
): Promise<Widget[]> {
  const form = (more: string, index: number): string => {
    const id = "abcdefgh"[index];
    return `<form class="col-${Math.floor(12 / attributes.length)}" method="post" action="/lab/sent"
      enctype="multipart/form-data"><div data-island="${island}" data-unique-id="${id}" data-url="${uploadPath}"
        ${more}><label for="plain-${id}">Papers ${id}</label>
          <input id="plain-${id}" type="file" name="plain-${id}" multiple></div></form>`;
  };
  await serveLab(control, {
    forms: { head: shopStyle, page: `<h1>Papers</h1><div class="row">${attributes.map(form).join("\n")}</div>` },
  });
  await signIn(page);
  await visit("/lab/forms");
  const widgets = (await page.locator(`[data-island="${island}"]`).all()).map(uploadWidget);
  for (const widget of widgets) {
    await widget.host.scrollIntoViewIfNeeded();
    await widget.ready();
  }
  return widgets;
}

/** The same as `openForm`, with a single image. */
export const openImage = (
  page: Page,
  control: Parameters<typeof openForm>[1],
  visit: (path: string) => Promise<unknown>,
  attributes = 'data-crop="200,100"',
): Promise<Widget> => openForm(page, control, visit, attributes, { island: "image-upload" });

/** The crop dialog. */
export const crop = (page: Page) => {
  const box = dialog(page);
  return {
    box,
    frame: box.getByRole("application", { name: "Frame" }),
    x: box.getByLabel("From the left"),
    y: box.getByLabel("From the top"),
    width: box.getByLabel("Width"),
    area: box.locator(".atoll-crop-area"),
    confirm: box.getByRole("button", { name: "Crop" }),
    cancel: box.getByRole("button", { name: "Cancel" }).last(),
    problem: box.getByRole("alert"),
    /** Waits until the frame is over the picture. */
    ready: () => expect(box.locator(".cropper-crop-box")).toBeVisible(),
  };
};

export const polite = (page: Page): Locator => page.locator("#atoll-live-polite");
export const assertive = (page: Page): Locator => page.locator("#atoll-live-assertive");

/** Holds upload requests back until they are released. */
export async function holdUploads(page: Page): Promise<{ count(): number; release(): Promise<void> }> {
  let blocked: (() => void)[] = [];
  let count = 0;
  let isOpen = false;
  await page.route(`**${uploadPath}`, async (route) => {
    count++;
    if (!isOpen) await new Promise<void>((resolve) => blocked.push(resolve));
    await route.continue().catch(() => undefined);
  });
  return {
    count: () => count,
    release: async () => {
      isOpen = true;
      for (const release of blocked) release();
      blocked = [];
    },
  };
}
