// The crop of a picture by mouse and keyboard.
import sharp from "sharp";
import type { Control } from "../browser/guard/control.ts";
import { shopStyle } from "../browser/lab.ts";
import { chart, onDisk, uploadForm, uploadPath } from "../islands/assets/uploads.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { drag, formValues, openWidget } from "./lab-widget.ts";

const area = (tab: Tab) => tab.css(".atoll-crop-area");

async function pick(tab: Tab, control: Control, file: string): Promise<void> {
  // A small window has a small picture, which engines without a graphics card draw quickly.
  await tab.remote.resize(640, 640);
  await openWidget(tab, control, {
    head: shopStyle,
    page: uploadForm('data-crop="200,100"', undefined, "image-upload"),
  });
  await until(
    "a widget that is ready",
    () => tab.evaluate(() => document.querySelector<HTMLButtonElement>(".atoll-upload-zone button")?.disabled),
    (isDisabled) => isDisabled === false,
  );
  // As after a press on it, which would open the file dialog of the system.
  await tab.evaluate(() => document.querySelector<HTMLElement>(".atoll-upload-zone button")!.focus());
  await tab.css(".atoll-upload-zone input[type=file]").chooseFiles(file);
  await expect(tab.css(".cropper-crop-box")).toBeSeen();
}

/** The areas that the page has asked the server to cut: left, top, width, height, and the size of the result. */
const cuts = async (control: Control): Promise<string[]> =>
  (await control.log())
    .filter(({ path }) => path.startsWith("/assets/croptempimg/"))
    .map(({ path }) => path.replace(/.*\/tmp-[^/]+/, ""));

test("IMG-03 IMG-04 OPT-09 a frame is dragged by the mouse, moved by keys and typed; the server cuts that part", async ({
  tab,
  control,
}) => {
  await pick(tab, control, onDisk(await chart("map.png", 900, 600)));
  await expect(area(tab)).toRead("900 × 450 px, 0 px from the left and 75 px from the top");

  await drag(tab, ".point-se", -2000, -2000);
  // The mouse is released outside the dialog.
  await expect(area(tab)).toRead(/^2\d\d × 1\d\d px, 0 px from the left and 0 px from the top$/);
  await tab.css("dialog input[id$=-width]").fill("200");
  await expect(area(tab)).toRead("200 × 100 px, 0 px from the left and 0 px from the top");
  await drag(tab, ".cropper-face", 3000, 3000);
  await expect(area(tab)).toRead("200 × 100 px, 700 px from the left and 500 px from the top");
  await tab.evaluate(() => document.querySelector<HTMLElement>("dialog [role=application]")!.focus());
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp", "Alt+ArrowRight"]) await tab.press(key);
  await expect(area(tab)).toRead("200 × 100 px, 683 px from the left and 491 px from the top");
  await tab.press("+");
  await expect(area(tab)).toRead("209 × 105 px, 679 px from the left and 489 px from the top");
  await tab.css("dialog input[id$=-x]").fill("37");
  await tab.press("Tab");
  await expect(area(tab)).toRead("209 × 105 px, 37 px from the left and 489 px from the top");

  await tab.role("button", "Crop").click();
  await expect(tab.css("dialog")).toBeGone();
  await expect(tab.css(".atoll-file[data-state=done]")).toRead("200 × 100 px");
  expect(await cuts(control)).toEqual(["/37/489/209/105/200/100"]);
  const [, id] = (await formValues(tab)).find(([name]) => name === "AssetId-a")!;
  expect(id).not.toBe("");
  const result = await tab.evaluate(async (id: string) => {
    const answer = await fetch(`/assets/file/${id}/image.png`);
    const { width, height } = await createImageBitmap(await answer.blob());
    return [answer.headers.get("content-type"), width, height];
  }, id);
  expect(result).toEqual(["image/png", 200, 100]);
});

test("IMG-03 IMG-05 a photo from a phone is upright in the dialog; a square one can be turned; Escape cancels", async ({
  tab,
  control,
}) => {
  const turned = await sharp((await chart("phone.png", 900, 600)).buffer)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await pick(tab, control, onDisk({ name: "phone.jpg", mimeType: "image/jpeg", buffer: turned }));
  await expect(area(tab)).toRead("600 × 300 px, 0 px from the left and 300 px from the top");
  const shape = await tab.evaluate(() => {
    const { naturalWidth, naturalHeight } = document.querySelector<HTMLImageElement>(".cropper-canvas img")!;
    return naturalWidth / naturalHeight;
  });
  expect(shape).toBeCloseTo(2 / 3, 2);
  expect(await tab.css(".cropper-canvas img").attribute("src")).toMatch(/^data:image\/jpeg/);
  await tab.press("Escape");
  await expect(tab.css("dialog")).toBeGone();
  await expect(tab.css(".atoll-file")).toBeGone();
  await expect(tab.css(".atoll-upload-zone button")).toHaveFocusNow();

  await tab.css(".atoll-upload-zone input[type=file]").chooseFiles(onDisk(await chart("square.png", 600, 600)));
  await expect(tab.css(".cropper-crop-box")).toBeSeen();
  await tab.role("button", "Rotate right").click();
  await expect(tab.css("dialog")).toRead("The preview is rotated by 90 degrees.");
  await expect(area(tab)).toRead("300 × 600 px, 150 px from the left and 0 px from the top");
  await tab.css("dialog input[id$=-width]").fill("100");
  await tab.css("dialog input[id$=-x]").fill("20");
  await tab.css("dialog input[id$=-y]").fill("30");
  await expect(area(tab)).toRead("100 × 200 px, 20 px from the left and 30 px from the top");
  await tab.role("button", "Crop").click();
  await expect(tab.css(".atoll-file[data-state=done]")).toRead("200 × 100 px");
  expect(await cuts(control)).toEqual(["/30/480/200/100/200/100"]);
  expect((await control.log()).filter(({ path }) => path === uploadPath)).toHaveLength(2);
});
