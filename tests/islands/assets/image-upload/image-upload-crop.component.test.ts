// The crop dialog, without the library that draws its frame.
import { beforeEach, expect, test, vi } from "vitest";
import { compose, endComposition } from "../../../unit/stand-ins/composition.ts";
import {
  asset,
  calls,
  code,
  file,
  logged,
  mountOn,
  pass,
  show,
  showError,
  site,
  uploads,
} from "../../../unit/stand-ins/upload-widget.ts";

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 400, height: 400, close: () => {} }));
  code.answer = (name, load) => (name === "cropperjs" ? Promise.reject(new Error("gone")) : load());
});

const stored = `data-assets='[{"AssetId":"3","guid":"g3","name":"shop.jpg","size":2048,"fileType":"Image"}]'`;
const dialogs = (): HTMLDialogElement[] => [...document.querySelectorAll("dialog")];

/** Uploads an image of this size, which opens the dialog. */
async function openCrop(width: number, height: number, attributes = "") {
  const widget = await show("image-upload", `${stored} data-crop="200,100" ${attributes}`);
  const find = <Found extends HTMLElement>(selector: string) => dialogs()[0]!.querySelector<Found>(selector)!;
  const crop = async () => {
    await widget.pick(file("map.png"));
    await uploads.at(-1)!.answer(asset("g", { width, height, fileType: "Image", Uri: "/map.png" }));
    find("img")?.dispatchEvent(new Event("load"));
    await pass(0);
  };
  await crop();
  const field = (name: string) => find<HTMLInputElement>(`[id$=-${name}]`);
  return {
    ...widget,
    crop,
    find,
    field,
    area: () => find(".atoll-crop-area").textContent.replace("Crop.Area ", ""),
    problem: () => find("[role=alert]").textContent,
    confirm: () => find<HTMLButtonElement>(".btn-primary"),
    button: (text: string) => [...dialogs()[0]!.querySelectorAll("button")].find((one) => one.textContent === text),
    enter: async (name: string, value: string) => {
      field(name).value = value;
      field(name).dispatchEvent(new InputEvent("input", { bubbles: true }));
      await pass(0);
    },
    /** Presses a key on the frame; returns whether the browser's own action was prevented. */
    press: async (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      find("[role=application]").dispatchEvent(event);
      await pass(0);
      return event.defaultPrevented;
    },
  };
}

test("IMG-03 IMG-04 the area of a larger image is set by numbers and keys, announced and cut on the server", async () => {
  const { find, field, area, enter, press, confirm, click, states, fields, names } = await openCrop(900, 600);
  expect([dialogs().length, find("h2").textContent]).toEqual([1, "Crop.Title"]);
  const frame = find("[role=application]");
  expect([frame.tabIndex, frame.getAttribute("aria-label")]).toEqual([0, "Crop.Frame"]);
  const descriptions = frame.getAttribute("aria-describedby")!.split(" ");
  expect(descriptions.map((id) => document.getElementById(id)!.textContent)).toEqual([
    "Crop.Help",
    "Crop.Area 0 75 900 450",
  ]);
  expect(["x", "y", "width"].map((name) => [field(name).min, field(name).max])).toEqual([
    ["0", "0"],
    ["0", "150"],
    ["200", "900"],
  ]);
  expect([find("label").textContent, find("img").getAttribute("alt")]).toEqual(["Crop.X", ""]);
  await enter("width", "200");
  expect(area()).toBe("0 75 200 100");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) expect(await press(key)).toBe(true);
  for (const key of ["ArrowRight", "ArrowUp"]) expect(await press(key, { altKey: true })).toBe(true);
  expect(area()).toBe("19 83 200 100");
  const heard = (): string => find("output").textContent;
  expect(heard()).not.toContain("19 83");
  await pass(400);
  expect(heard()).toBe("Crop.Area 19 83 200 100");
  // Page zoom and other shortcuts belong to the browser.
  expect([await press("+", { ctrlKey: true }), await press("ArrowUp", { metaKey: true }), await press("a")]).toEqual([
    false,
    false,
    false,
  ]);
  await press("ArrowRight", { shiftKey: true });
  expect(field("width").value).toBe("209");
  for (const key of ["-", "-"]) await press(key);
  expect(area()).toMatch(/ 200 100$/);
  // A value outside the image waits for Enter, and is then the nearest one.
  await enter("x", "9999");
  expect([area().startsWith("9999"), field("x").value]).toEqual([false, "9999"]);
  field("x").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await pass(0);
  expect([area().split(" ")[0], field("x").value]).toEqual(["700", "700"]);
  await enter("x", "37");
  await enter("y", "20");
  await click(confirm());
  await click(confirm());
  expect([confirm().getAttribute("aria-disabled"), confirm().textContent]).toEqual(["true", "Crop.Busy"]);
  expect(states()).toEqual(["done", "settling"]);
  expect(calls.map(({ path }) => path)).toEqual(["/assets/croptempimg/tmp-g/37/20/200/100/200/100"]);
  await calls[0]!.answer(asset("c", { width: 200, height: 100, fileType: "Image" }));
  expect([dialogs(), names(), fields()["AssetId-a"]]).toEqual([[], ["map.png"], "c"]);
  expect(logged).toEqual(["[atoll] could not load the crop frame; the arrow keys and the number fields still work."]);
});

test("IMG-03 a plain frame shows the area, and a number that is being composed waits", async () => {
  const { find, field, area, enter } = await openCrop(900, 600);
  await enter("width", "450");
  const { left, top, width, height } = find(".atoll-crop-plain > i").style;
  expect([left, top, width, height]).toEqual(["0%", "12.5%", "50%", "37.5%"]);
  compose(field("x"), "4");
  await pass(1_000);
  expect([area(), find("output").textContent]).toEqual(["0 75 450 225", "Crop.Area 0 75 900 450"]);
  endComposition(field("x"), "45");
  await pass(0);
  await pass(400);
  expect([area(), find("output").textContent]).toEqual(["45 75 450 225", "Crop.Area 45 75 450 225"]);
});

test("IMG-05 a square image has buttons that turn it, and the cut is the part that the visitor sees", async () => {
  const { find, area, enter, button, click, confirm } = await openCrop(0, 0, "data-keep-original");
  // The server sent no size, so the browser has measured the image.
  await click(button("Crop.RotateRight")!);
  expect([area(), find("output").textContent]).toEqual(["100 0 200 400", "Crop.Turned 90"]);
  expect(find(".atoll-crop-plain > div").style.transform).toBe("rotate(90deg)");
  await enter("width", "100");
  await enter("x", "20");
  await enter("y", "30");
  await click(button("Crop.RotateLeft")!);
  expect([area(), find("output").textContent]).toEqual(["30 280 200 100", ""]);
  await click(button("Crop.RotateRight")!);
  expect(area()).toBe("20 30 100 200");
  await click(confirm());
  expect(calls[0]!.path).toBe("/assets/croptempimg/tmp-g/30/280/200/100/200/100?keepOriginal=true");
});

test("IMG-05 IMG-03 an image that is not square cannot be turned; without a preview the numbers remain", async () => {
  const { find, button, area, enter } = await openCrop(401, 400);
  expect([button("Crop.RotateRight"), button("Crop.RotateLeft")]).toEqual([undefined, undefined]);
  find("img").dispatchEvent(new Event("error"));
  await pass(0);
  expect(find("[role=application]")).toBeNull();
  expect(find(".atoll-dialog-box > p").textContent).toBe("Crop.NoPreview");
  await enter("width", "200");
  expect(area()).toBe("0 100 200 100");
});

test("IMG-06 a crop that fails is reported in the dialog, which keeps the area for another try", async () => {
  const { find, enter, area, confirm, click, problem, states, fields } = await openCrop(900, 600);
  await enter("width", "300");
  for (const [answer, status, message] of [
    [{ Error: "The <i>knife</i> is blunt." }, 200, "The <i>knife</i> is blunt."],
    [{ Message: "Too late." }, 409, "Too late."],
    [{}, 500, "Crop.Failed"],
  ] as const) {
    await click(confirm());
    expect(problem()).toBe("");
    await calls.at(-1)!.answer(answer, status);
    expect([problem(), confirm().textContent, confirm().hasAttribute("aria-disabled")]).toEqual([
      message,
      "Crop.Confirm",
      false,
    ]);
    expect([area(), find("[role=application]") !== null]).toEqual(["0 75 300 150", true]);
  }
  // The dialog shows the server's reasons, so the console has only the failure without one.
  expect([showError.mock.calls, logged.slice(1)]).toEqual([[], ["[atoll] a crop failed."]]);
  expect([states(), fields()["AssetId-a"]]).toEqual([["done", "settling"], "3"]);
  await click(confirm());
  await calls[3]!.answer(asset("c", { width: 200, height: 100, fileType: "Image" }));
  expect([dialogs(), fields()["AssetId-a"]]).toEqual([[], "c"]);
});

test("IMG-03 a cancelled crop keeps the previous image, and the next image opens the dialog again", async () => {
  const { find, crop, names, states, fields } = await openCrop(900, 600);
  expect(find(".atoll-dialog-close").getAttribute("aria-label")).toBe("Core.Cancel");
  expect(find(".btn-outline-secondary").textContent).toBe("Core.Cancel");
  for (let time = 0; time < 2; time++) {
    find(".atoll-dialog-close").click();
    await pass(0);
    expect([dialogs(), names(), states(), fields()["AssetId-a"]]).toEqual([[], ["shop.jpg"], ["done"], "3"]);
    await crop();
  }
  expect([dialogs().length, calls]).toEqual([1, []]);
});

test("NAV-20 IMG-03 removal closes the dialog and ends its request; the image can be sent again on return", async () => {
  const listeners = (["addEventListener", "removeEventListener"] as const).map((method) => vi.spyOn(window, method));
  const { form, host, before, confirm, click, unmount } = await openCrop(900, 600);
  await click(confirm());
  unmount();
  // Longer than the time limit of the request.
  await pass(16_000);
  expect([dialogs(), form.innerHTML]).toEqual([[], before]);
  const [added, removed] = listeners.map(({ mock }) => mock.calls.filter(([type]) => type === "resize").length);
  expect([added, removed]).toEqual([1, 1]);
  expect([vi.getTimerCount(), site.listeners.size, logged.length, showError.mock.calls]).toEqual([0, 0, 1, []]);
  await calls[0]!.answer(asset("c"));
  expect([dialogs(), form.innerHTML]).toEqual([[], before]);
  mountOn("image-upload", host);
  await pass(0);
  expect(host.querySelector(".atoll-file-problem")!.textContent).toBe("Upload.Interrupted");
  await click(host.querySelector<HTMLElement>('[aria-label="Upload.Retry map.png"]')!);
  expect(uploads.length).toBe(2);
});
