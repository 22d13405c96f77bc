import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../guard/test.ts";
import { dialog, heading } from "../shop/visitor.ts";
import { assertive, chart, colourAt, filesPath, openForm, posted, signIn, text, uploadPath, uploadWidget, type Widget } from "./uploads.ts";

const crop = (page: Page) => {
  const box = dialog(page);
  return {
    box,
    frame: box.getByRole("application", { name: "Frame" }),
    x: box.getByLabel("From the left"),
    y: box.getByLabel("From the top"),
    width: box.getByLabel("Width"),
    area: box.locator(".atoll-crop-area"),
    confirm: box.getByRole("button", { name: "Use this part" }),
    cancel: box.getByRole("button", { name: "Cancel" }).last(),
    problem: box.getByRole("alert"),
    /** Until the frame is over the picture. */
    ready: () => expect(box.locator(".cropper-crop-box")).toBeVisible(),
  };
};

/** With the keys: what a script puts into a field, the browser takes for no visitor's doing. */
async function enter(field: Locator, value: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(value);
}

const open = (page: Page, control: Parameters<typeof openForm>[1], visit: (path: string) => Promise<unknown>, attributes = 'data-crop="200,100"'): Promise<Widget> =>
  openForm(page, control, visit, attributes, { island: "image-upload" });

const field = async (widget: Widget, name: string): Promise<string | undefined> => (await posted(widget.host)).find(([own]) => own === name)?.[1];

/** The pixels that the server keeps of the image that the form would post now. */
async function kept(page: Page, widget: Widget): Promise<{ width: number; height: number; at(x: number, y: number): number[] }> {
  const source = await widget.host.locator(".atoll-file-picture img").getAttribute("src");
  const guid = /thumbnail\/(.+)\.webp/.exec(source!)![1]!;
  const answer = await page.request.get(`/assets/file/${guid}/image.png`);
  const { data, info } = await sharp(await answer.body()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, at: (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] };
}

const cuts = async (control: { log(): Promise<{ path: string; search: string }[]> }) => (await control.log()).filter(({ path }) => path.startsWith("/assets/croptempimg/")).map(({ path, search }) => path.replace(/.*\/tmp-[^/]+/, "") + search);

test("IMG-01 an image of exactly the crop's size is taken as it is, and so is any without a crop", { tag: "@both" }, async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("exact.png", 200, 100));
  await widget.settled(1);
  await expect(widget.rows).toContainText("200 × 100 px");
  expect(await field(widget, "AssetName-a")).toBe("exact.png");
  const free = await open(page, control, visit, "");
  await free.pick(await chart("any.png", 31, 17));
  await free.settled(1);
  await expect(free.rows).toContainText("31 × 17 px");
  await expect(dialog(page)).toHaveCount(0);
});

test("IMG-02 UPL-04 an image that is too small is told the size that it needs, and is not sent", async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("small.png", 4000, 99));
  await widget.settled(1);
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("The image is too small. It must have at least 200 x 100 px");
  expect((await control.log()).some(({ path }) => path === uploadPath)).toBe(false);
});

test("IMG-02 the server's word on the size counts: it may know that the image is too small", async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  const answer = [{ guid: "g", tmpName: "t", name: "odd.png", thumbnail_url: "", size: 9, fileType: "Image", width: 100, height: 100 }];
  await control.answer({ path: uploadPath, method: "POST", status: 200, contentType: "application/json", body: JSON.stringify(answer) });
  await widget.pick(await chart("odd.png", 300, 300));
  await widget.settled(1);
  expect(await widget.states()).toEqual(["rejected"]);
  await expect(assertive(page)).toHaveText("odd.png: The image is too small. It must have at least 200 x 100 px");
});

const words = { en: "Please choose a correct image.", fr: "Choisissez une image correcte.", nl: "Kies een correcte afbeelding." };

for (const [culture, said] of Object.entries(words)) {
  test(`UPL-05 LOC-01 in ${culture} what is no image, and what only looks like one, is asked to be a correct image`, async ({ page, visit, control }) => {
    await signIn(page);
    await visit(filesPath.replace("/en/", `/${culture}/`));
    await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
    const widget = uploadWidget(page.locator("[data-island=image-upload]"));
    await widget.ready();
    for (const file of [text("notes.txt"), { name: "program.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ\x90\0 renamed") }]) {
      await widget.pick(file);
      await expect(widget.rows).toHaveCount(2);
      await expect(widget.host.locator(".atoll-file-problem")).toHaveText(said);
    }
    expect((await control.log()).some(({ path }) => path.endsWith("/assetslibrary/upload"))).toBe(false);
    // What was there is there.
    expect(await field(widget, "AssetId-photo")).toBe("1503");
  });
}

test("IMG-03 IMG-04 with the keyboard the part is chosen to the pixel, and it is what the server cuts", { tag: "@both" }, async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("map.png", 900, 600));
  const { frame, ready, area, confirm, width, x } = crop(page);
  await ready();
  await expect(area).toHaveText("0, 75, 900 × 450 px");
  await enter(width, "200");
  await expect(area).toHaveText("0, 75, 200 × 100 px");
  await frame.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "Alt+ArrowRight", "Alt+ArrowUp"]) await page.keyboard.press(key);
  await expect(area).toHaveText("19, 83, 200 × 100 px");
  await expect(dialog(page).getByRole("status").last()).toHaveText("19, 83, 200 × 100 px");
  await page.keyboard.press("-");
  await expect(area).toHaveText("19, 83, 200 × 100 px");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(width).toHaveValue("209");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(width).toHaveValue("200");
  await enter(x, "37");
  await expect(area).toContainText("37, ");
  const [, top] = /^37, (\d+)/.exec((await area.textContent())!)!;
  await confirm.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await widget.settled(1);
  expect(await cuts(control)).toEqual([`/37/${top}/200/100/200/100`]);
  const result = await kept(page, widget);
  expect([result.width, result.height]).toEqual([200, 100]);
  for (const [left, down] of [[0, 0], [199, 0], [0, 99], [199, 99], [63, 41]] as const) expect(result.at(left, down)).toEqual(colourAt(37 + left, Number(top) + down));
  await expect(widget.button).toHaveText("Choose another image");
});

test("OPT-09 IMG-03 the frame is dragged and drawn with the mouse, in its shape, in the image, and never smaller than the crop", async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("map.png", 3000, 2000));
  const { ready, area, x, y, width } = crop(page);
  await ready();
  const corner = async (name: string) => {
    const { x, y, width, height } = (await dialog(page).locator(`.point-${name}`).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drag = async (from: { x: number; y: number }, across: number, down: number): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + across, from.y + down, { steps: 6 });
    await page.mouse.up();
  };
  const first = (await dialog(page).locator(".cropper-crop-box").boundingBox())!;
  await drag(await corner("se"), 3 - first.width, 3 - first.height);
  await expect(width).toHaveValue("200");
  await expect(area).toContainText("200 × 100 px");
  const box = (await dialog(page).locator(".cropper-crop-box").boundingBox())!;
  await drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, 3000, 3000);
  await expect(x).toHaveValue("2800");
  await expect(y).toHaveValue("1900");
  await drag(await corner("nw"), -3000, -3000);
  await expect(area).toHaveText("0, 500, 3000 × 1500 px");
  await enter(x, "9999");
  await x.press("Enter");
  await expect(x).toHaveValue("0");
});

test("IMG-03 on a phone the dialog fits, a finger moves the frame, and turning the phone keeps the part", async ({ page, control, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widget = await open(page, control, visit);
  await widget.pick(await chart("map.png", 1000, 1000));
  const { ready, area, width } = crop(page);
  await ready();
  await enter(width, "400");
  const frame = (await dialog(page).locator(".cropper-crop-box").boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  for (let step = 1; step <= 5; step++) await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: at.x + step * 60, y: at.y }] });
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(area).toHaveText(/^600, \d+, 400 × 200 px$/);
  const before = (await area.textContent())!;
  const image = dialog(page).locator(".cropper-canvas");
  const was = (await image.boundingBox())!.width;
  await page.setViewportSize({ width: 640, height: 700 });
  await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(was);
  await expect(area).toHaveText(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
});

test("IMG-05 a square image can be turned; what was seen in the frame is what is cut", { tag: "@both" }, async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("square.png", 600, 600));
  const { box, ready, area, width, x, y, confirm } = crop(page);
  await ready();
  await box.getByRole("button", { name: "Turn right" }).click();
  await expect(box).toContainText("The view is turned by 90 degrees.");
  await ready();
  // It lies where it stood.
  await expect(area).toHaveText("150, 0, 300 × 600 px");
  await enter(width, "100");
  await enter(x, "20");
  await enter(y, "30");
  await expect(area).toHaveText("20, 30, 100 × 200 px");
  await confirm.click();
  await expect(dialog(page)).toHaveCount(0);
  await widget.settled(1);
  // Clockwise: what is seen at (20, 30) stands in the image at (30, 600 - 20 - 100).
  expect(await cuts(control)).toEqual(["/30/480/200/100/200/100"]);
  const result = await kept(page, widget);
  expect(result.at(0, 0)).toEqual(colourAt(30, 480));
  expect(result.at(199, 99)).toEqual(colourAt(229, 579));
});

test("IMG-05 the picture itself is seen turned, and four turns are none", async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("square.png", 600, 600));
  const { box, ready, area } = crop(page);
  await ready();
  const before = await area.textContent();
  const angle = () => box.locator(".cropper-canvas img").evaluate((image) => {
    const { a, b } = new DOMMatrix(getComputedStyle(image).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });
  for (const seen of [90, 180, -90, 0]) {
    await box.getByRole("button", { name: "Turn right" }).click();
    await expect.poll(async () => Math.abs(await angle().catch(() => 1))).toBe(Math.abs(seen));
  }
  await expect(area).toHaveText(before!);
  await box.getByRole("button", { name: "Turn left" }).click();
  await expect.poll(async () => angle().catch(() => 1)).toBe(-90);
});

test("IMG-05 an image that is not square has no buttons to turn it", async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("wide.png", 601, 600));
  await crop(page).ready();
  await expect(dialog(page).getByRole("button", { name: /Turn/ })).toHaveCount(0);
});

test("IMG-06 a cut that fails is told in the dialog, which keeps the image and the part, and can be tried again", { tag: "@both" }, async ({ page, control, visit, guard }) => {
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a crop failed.*500/);
  const widget = await open(page, control, visit, 'data-crop="200,100" data-keep-original');
  await widget.pick(await chart("map.png", 900, 600));
  const { ready, confirm, problem, x, width, box } = crop(page);
  await ready();
  await enter(width, "300");
  await enter(x, "5");
  await control.answer({ path: "/assets/croptempimg/*", status: 200, contentType: "application/json", body: JSON.stringify({ Error: "The <i>knife</i> is blunt." }) });
  await confirm.click();
  await expect(problem).toHaveText("The <i>knife</i> is blunt.");
  await control.answer({ path: "/assets/croptempimg/*", status: 500, body: "" });
  await confirm.click();
  await expect(problem).toHaveText("The image could not be cut. Please try again.");
  await expect(dialog(page)).toHaveCount(1);
  await expect(x).toHaveValue("5");
  await expect(box.locator(".cropper-crop-box")).toBeVisible();
  await confirm.click();
  await expect(dialog(page)).toHaveCount(0);
  await widget.settled(1);
  const all = await cuts(control);
  expect(all.length).toBe(3);
  expect(new Set(all).size).toBe(1);
  expect(all[0]).toMatch(/\/200\/100\?keepOriginal=true$/);
});

test("IMG-03 whoever gives up the crop gets nothing new, and keeps what was there; the focus is back on the button", async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await widget.pick(await chart("first.png", 200, 100));
  await widget.settled(1);
  const before = await posted(widget.host);
  for (const end of [() => crop(page).cancel.click(), () => page.keyboard.press("Escape")]) {
    await widget.pick(await chart("second.png", 900, 600));
    await crop(page).ready();
    await end();
    await expect(dialog(page)).toHaveCount(0);
    await expect(widget.rows).toHaveCount(1);
    expect(await posted(widget.host)).toEqual(before);
    await expect(widget.button).toBeFocused();
  }
});

test("AST-06 AST-08 a new image takes the place of the one before, and is saved; a failed one does not", { tag: "@both" }, async ({ page, visit, control, guard }) => {
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a call failed/);
  await signIn(page);
  await visit(filesPath);
  await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
  const widget = uploadWidget(page.locator("[data-island=image-upload]"));
  await widget.ready();
  expect(await widget.names()).toEqual(["Shop window.jpg"]);
  await control.answer({ path: uploadPath, method: "POST", status: 500 });
  await widget.pick(await chart("new.png", 400, 400));
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  expect(await widget.names()).toEqual(["Shop window.jpg", "new.png"]);
  expect(await field(widget, "AssetId-photo")).toBe("1503");
  await widget.act("Send new.png again").click();
  await expect.poll(() => widget.names()).toEqual(["new.png"]);
  await widget.host.getByLabel("Name of new.png").fill("Front");
  await widget.host.getByLabel("Name of new.png").press("Enter");
  expect(await field(widget, "asset-photo-name-changed")).toBe("true");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your documents and photo are saved.")).toBeVisible();
  await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
  await widget.ready();
  expect(await widget.names()).toEqual(["Front.png"]);
  await widget.act("Delete Front.png").click();
  await expect(widget.act("Keep Front.png after all")).toBeFocused();
  expect(await field(widget, "AssetId-photo")).toBe("");
  await page.getByRole("button", { name: "Save" }).click();
  // The page that said so before says so still.
  await expect(widget.act("Keep Front.png after all")).toHaveCount(0);
  await expect(page.getByText("Your documents and photo are saved.")).toBeVisible();
  await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
  await widget.ready();
  await expect(widget.rows).toHaveCount(0);
});

const stored = { AssetId: "77", Name: "Harbour.jpg", OriginalFileName: "h.jpg", Uri: "/x", thumbnail_url: "", size: 5120, fileType: "Image", Width: 640, Height: 480 };

test("AST-11 the image whose id the page tells is looked up, with its size in pixels", async ({ page, control, visit }) => {
  await control.answer({ path: "/api/v1/assetslibrary/assets/77", status: 200, contentType: "application/json", body: JSON.stringify(stored) });
  const widget = await open(page, control, visit, 'data-asset-id="77"');
  await expect(widget.rows).toContainText("640 × 480 px");
  expect(await widget.names()).toEqual(["Harbour.jpg"]);
  expect(await field(widget, "AssetId-a")).toBe("77");
  expect(await field(widget, "AssetLoadeda")).toBe("");
});

test("AST-11 an image that cannot be looked up stays in the form all the same", async ({ page, control, visit, guard }) => {
  guard.allowConsole(/404/);
  guard.allowConsole(/a call found nothing/);
  await control.answer({ path: "/api/v1/assetslibrary/assets/77", status: 404, contentType: "application/json", body: "{}" });
  const widget = await open(page, control, visit, 'data-asset-id="77"');
  await expect.poll(async () => (await control.log()).some(({ path }) => path.endsWith("/77"))).toBe(true);
  expect(await field(widget, "AssetId-a")).toBe("77");
});

test("NAV-20 a page that is left by Back takes the crop dialog with it, and nothing is under way", async ({ page, control, visit }) => {
  const widget = await open(page, control, visit);
  await page.evaluate(() => window.atoll!.visit("/lab/other"));
  await expect(heading(page)).toHaveText("Other");
  await page.goBack();
  await widget.ready();
  await widget.pick(await chart("map.png", 900, 600));
  await crop(page).ready();
  await page.goForward();
  await expect(heading(page)).toHaveText("Other");
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.goBack();
  await widget.ready();
  expect(await page.locator(".cropper-container").count()).toBe(0);
});
