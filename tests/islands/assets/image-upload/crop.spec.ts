// The crop of an image: set by keys, mouse and finger, rotated, refused and cancelled.
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { chunksWith } from "../../../browser/chunks.ts";
import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { dialog, heading } from "../../../browser/shop/visitor.ts";
import { chart, colourAt, crop, openImage, posted, type Widget } from "../uploads.ts";

test.use({ pictures: true });

/** Types like a visitor, who selects the old value first. */
async function enter(field: Locator, value: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(value);
}

/** The pixels that the server has stored for the image that the form would post. */
async function storedImage(
  page: Page,
  widget: Widget,
): Promise<{ width: number; height: number; at(x: number, y: number): number[] }> {
  const source = await widget.host.locator(".atoll-file-picture img").getAttribute("src");
  const guid = /thumbnail\/(.+)\.webp/.exec(source!)![1]!;
  const answer = await page.request.get(`/assets/file/${guid}/image.png`);
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
}

const cuts = async (control: { log(): Promise<{ path: string; search: string }[]> }) =>
  (await control.log())
    .filter(({ path }) => path.startsWith("/assets/croptempimg/"))
    .map(({ path, search }) => path.replace(/.*\/tmp-[^/]+/, "") + search);

test(
  "IMG-03 IMG-04 the keyboard sets the crop to the pixel, and the server cuts it",
  { tag: "@both" },
  async ({ page, control, visit }) => {
    const widget = await openImage(page, control, visit);
    await widget.pick(await chart("map.png", 900, 600));
    const { frame, ready, area, confirm, width, x } = crop(page);
    await ready();
    await expect(area).toHaveText("900 × 450 px, 0 px from the left and 75 px from the top");
    await enter(width, "200");
    await expect(area).toHaveText("200 × 100 px, 0 px from the left and 75 px from the top");
    await frame.focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "Alt+ArrowRight", "Alt+ArrowUp"])
      await page.keyboard.press(key);
    await expect(area).toHaveText("200 × 100 px, 19 px from the left and 83 px from the top");
    await expect(dialog(page).getByRole("status").last()).toHaveText(
      "200 × 100 px, 19 px from the left and 83 px from the top",
    );
    await page.keyboard.press("-");
    await expect(area).toHaveText("200 × 100 px, 19 px from the left and 83 px from the top");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(width).toHaveValue("209");
    for (let time = 0; time < 4; time++) await page.keyboard.press("Shift+ArrowLeft");
    await expect(width).toHaveValue("200");
    await enter(x, "37");
    await expect(area).toContainText("37 px from the left");
    const [, top] = /(\d+) px from the top/.exec((await area.textContent())!)!;
    await confirm.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await widget.finished(1);
    expect(await cuts(control)).toEqual([`/37/${top}/200/100/200/100`]);
    const result = await storedImage(page, widget);
    expect([result.width, result.height]).toEqual([200, 100]);
    for (const [left, down] of [
      [0, 0],
      [199, 0],
      [0, 99],
      [199, 99],
      [63, 41],
    ] as const)
      expect(result.at(left, down)).toEqual(colourAt(37 + left, Number(top) + down));
    await expect(widget.button).toHaveText("Choose another image");
  },
);

test("OPT-09 IMG-03 IMG-05 LOC-01 the crop frame is drawn by mouse and finger within its limits", async ({
  page,
  control,
  visit,
}) => {
  const widget = await openImage(page, control, visit);
  const { ready, area, x, y, width, box, frame, cancel } = crop(page);
  await widget.pick(await chart("wide.png", 301, 300));
  await ready();
  await expect(frame).toBeVisible();
  // The copies of the picture inside it have no alternative text.
  await expect(box.getByRole("img")).toHaveCount(0);
  await expect(box.getByRole("button", { name: /^Rotate/ })).toHaveCount(0);
  await cancel.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await widget.pick(await chart("map.png", 750, 500));
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
  const drawn = (await dialog(page).locator(".cropper-crop-box").boundingBox())!;
  await drag({ x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height / 2 }, 3000, 3000);
  await expect(x).toHaveValue("550");
  await expect(y).toHaveValue("400");
  await drag(await corner("nw"), -3000, -3000);
  await expect(area).toHaveText("750 × 375 px, 0 px from the left and 125 px from the top");
  await enter(x, "9999");
  await x.press("Enter");
  await expect(x).toHaveValue("0");
  await test.step("on a phone the dialog fits, a finger moves the frame, and rotation keeps the crop", async () => {
    await cancel.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await widget.pick(await chart("map.png", 500, 500));
    await ready();
    await enter(width, "200");
    const drawn = dialog(page).locator(".cropper-crop-box");
    // The frame follows the number with a delay.
    await expect
      .poll(async () =>
        (
          (await drawn.boundingBox())!.width / (await dialog(page).locator(".cropper-canvas").boundingBox())!.width
        ).toFixed(1),
      )
      .toBe("0.4");
    const frame = (await drawn.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    for (let step = 1; step <= 5; step++)
      await session.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x: at.x + step * 60, y: at.y }],
      });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(area).toHaveText(/^200 × 100 px, 300 px from the left/);
    const before = (await area.textContent())!;
    const image = dialog(page).locator(".cropper-canvas");
    const widthBefore = (await image.boundingBox())!.width;
    await page.setViewportSize({ width: 640, height: 700 });
    await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(widthBefore);
    await expect(area).toHaveText(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });
});

test("IMG-05 IMG-06 a square image can be turned; a failed crop is reported in the dialog and can be retried", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a crop failed.*500/);
  const widget = await openImage(page, control, visit, 'data-crop="200,100" data-keep-original');
  await widget.pick(await chart("square.png", 400, 400));
  const { box, ready, area, width, x, y, confirm, problem } = crop(page);
  await ready();
  await box.getByRole("button", { name: "Rotate right" }).press("Enter");
  await expect(box).toContainText("The preview is rotated by 90 degrees.");
  await ready();
  // The position has not changed.
  await expect(area).toHaveText("200 × 400 px, 100 px from the left and 0 px from the top");
  await enter(width, "100");
  await enter(x, "20");
  await enter(y, "30");
  await expect(area).toHaveText("100 × 200 px, 20 px from the left and 30 px from the top");
  await confirm.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await widget.finished(1);
  // Clockwise: the point (20, 30) of the preview is (30, 400 - 20 - 100) in the image.
  expect(await cuts(control)).toEqual(["/30/280/200/100/200/100?keepOriginal=true"]);
  const result = await storedImage(page, widget);
  expect(result.at(0, 0)).toEqual(colourAt(30, 280));
  expect(result.at(199, 99)).toEqual(colourAt(229, 379));
  await test.step("a failed crop is reported in the dialog, which keeps image and frame for a retry", async () => {
    await widget.pick(await chart("map.png", 450, 300));
    await ready();
    await enter(width, "300");
    await enter(x, "5");
    await control.answer({ path: "/assets/croptempimg/*", ...json({ Error: "The <i>knife</i> is blunt." }) });
    await confirm.press("Enter");
    await expect(problem).toHaveText("The <i>knife</i> is blunt.");
    await control.answer({ path: "/assets/croptempimg/*", status: 500, body: "" });
    await confirm.press("Enter");
    await expect(problem).toHaveText("The image could not be cropped. Please try again.");
    await expect(dialog(page)).toHaveCount(1);
    await expect(x).toHaveValue("5");
    await expect(box.locator(".cropper-crop-box")).toBeVisible();
    await confirm.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await widget.finished(1);
    const all = (await cuts(control)).slice(1);
    expect(all.length).toBe(3);
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/\/200\/100\?keepOriginal=true$/);
  });
});

test("IMG-03 IMG-05 NAV-20 the image shows its rotation; cancelling or leaving keeps the previous image", async ({
  page,
  control,
  visit,
}) => {
  const widget = await openImage(page, control, visit);
  await widget.pick(await chart("first.png", 200, 100));
  await widget.finished(1);
  const before = await posted(widget.host);
  const expectUnchanged = async (): Promise<void> => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(widget.rows).toHaveCount(1);
    expect(await posted(widget.host)).toEqual(before);
    await expect(widget.button).toBeFocused();
  };

  await test.step("the preview shows the rotation, and Cancel discards it", async () => {
    const { box, ready, area, cancel } = crop(page);
    await widget.pick(await chart("square.png", 400, 400));
    await ready();
    const fullArea = await area.textContent();
    const angle = () =>
      box.locator(".cropper-canvas img").evaluate((image) => {
        const { a, b } = new DOMMatrix(getComputedStyle(image).transform);
        return Math.round((Math.atan2(b, a) * 180) / Math.PI);
      });
    for (const degrees of [90, 180, -90, 0]) {
      await box.getByRole("button", { name: "Rotate right" }).press("Enter");
      await expect.poll(async () => Math.abs(await angle().catch(() => 1))).toBe(Math.abs(degrees));
    }
    await expect(area).toHaveText(fullArea!);
    await box.getByRole("button", { name: "Rotate left" }).press("Enter");
    await expect.poll(async () => angle().catch(() => 1)).toBe(-90);
    await cancel.press("Enter");
    await expectUnchanged();
  });

  await test.step("Escape cancels the crop", async () => {
    await widget.pick(await chart("second.png", 450, 300));
    await crop(page).ready();
    await page.keyboard.press("Escape");
    await expectUnchanged();
  });

  await test.step("leaving the page by the browser's buttons closes the dialog", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/other"));
    await expect(heading(page)).toHaveText("Other");
    await page.goBack();
    await widget.ready();
    await widget.pick(await chart("map.png", 450, 300));
    await crop(page).ready();
    await page.goForward();
    await expect(heading(page)).toHaveText("Other");
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.goBack();
    await widget.ready();
    expect(await page.locator(".cropper-container").count()).toBe(0);
  });
});

test("IMG-03 ERR-05 if the frame's code fails to load, keys and numbers set the crop in a plain frame @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/net::ERR_FAILED/);
  guard.allowConsole(/could not load the crop frame/);
  await page.route(chunksWith("zoomOnTouch"), (route) => route.abort());
  const widget = await openImage(page, control, visit);
  await widget.pick(await chart("map.png", 900, 600));
  const { x, y, width, confirm, box, frame } = crop(page);
  await expect(box.locator(".atoll-crop-plain img")).toBeVisible();
  await enter(width, "400");
  await enter(x, "30");
  await enter(y, "20");
  await frame.press("Alt+ArrowRight");
  await expect(x).toHaveValue("31");
  await expect(box.locator(".cropper-crop-box")).toHaveCount(0);
  const [picture, part] = [
    (await box.locator(".atoll-crop-plain img").boundingBox())!,
    (await box.locator(".atoll-crop-plain > i").boundingBox())!,
  ];
  expect(
    [(part.x - picture.x) / picture.width, part.width / picture.width, part.height / picture.height].map((ratio) =>
      ratio.toFixed(2),
    ),
  ).toEqual([(31 / 900).toFixed(2), (400 / 900).toFixed(2), (200 / 600).toFixed(2)]);
  await confirm.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await widget.finished(1);
  const image = await storedImage(page, widget);
  expect([image.width, image.height]).toEqual([200, 100]);
});
