import { beforeEach, expect, test, vi } from "vitest";
import { body } from "../../../unit/stand-ins/islands.ts";
import {
  announced,
  asset,
  calls,
  code,
  file,
  logged,
  mountOn,
  pass,
  show,
  showError,
  uploads,
} from "../../../unit/stand-ins/upload-widget.ts";

/** The sizes of the pictures that the browser can read, by name. */
let pictures: Record<string, [width: number, height: number]>;
const read = vi.fn(async ({ name }: File) => {
  if (!pictures[name]) throw new DOMException("no picture", "InvalidStateError");
  const [width, height] = pictures[name];
  return { width, height, close: () => {} };
});
beforeEach(() => {
  pictures = {};
  read.mockClear();
  vi.stubGlobal("createImageBitmap", read);
});

const image = (guid: string, width = 0, height = 0): object[] => asset(guid, { width, height, fileType: "Image" });
const stored = `data-assets='[{"AssetId":"3","guid":"g3","name":"shop.jpg","size":2048,"fileType":"Image"}]'`;

test("IMG-01 AST-10 AST-12 an image of the crop's size, or any without a crop, is uploaded as it is", async () => {
  pictures = { "exact.png": [200, 100], "any.png": [31, 17] };
  const cropped = await show("image-upload", 'data-crop="200,100" data-root-folder-id="150" data-depth="2"');
  const { find, choose, picker, pick, facts, fields } = cropped;
  expect([choose().textContent, picker().accept, picker().multiple]).toEqual(["Upload.ChooseImage", "image/*", false]);
  expect(find(".atoll-upload-hint").textContent).toBe("Upload.Images · Upload.HintMinimum 200 x 100 px");
  expect(find(".atoll-upload-drop").textContent).toBe("Upload.DropOne");
  await pick(file("exact.png"));
  expect(uploads[0]!.fields).toEqual({
    folderId: "150",
    depth: "2",
    fileType: "Image",
    accept: "image/*",
    file: "exact.png",
  });
  await uploads[0]!.answer(image("g", 200, 100));
  expect([facts(), choose().textContent]).toEqual([["PNG · 0.1 kB · 200 × 100 px"], "Upload.ReplaceImage"]);
  expect(fields()).toEqual({
    "AssetId-a": "g",
    "AssetName-a": "exact.png",
    AssetLoadeda: "g",
    "asset-a-name": "exact.png",
    "asset-a-name-changed": "false",
    "file-upload-required-a": "true",
  });
  const free = await show("image-upload", 'data-file-type="Image, Document" data-accept=""');
  await free.pick(file("any.png"));
  expect(uploads[1]!.fields).toEqual({ fileType: "Image,Document", file: "any.png" });
  await uploads[1]!.answer(image("h", 31, 17));
  expect([free.states(), document.querySelector("dialog")]).toEqual([["done"], null]);
});

test("UPL-04 UPL-05 IMG-02 a file that is no image or too small is refused with its reason, and not sent", async () => {
  pictures = { "small.png": [4000, 99], "narrow.png": [199, 4000] };
  const { pick, states, facts, names } = await show("image-upload", 'data-crop="200,100" data-max-file-size="1 kB"');
  for (const [name, size, reason] of [
    ["notes.txt", 4, "Upload.NoImage"],
    // A program with the name of a picture.
    ["program.jpg", 4, "Upload.NoImage"],
    ["small.png", 4, "Upload.TooSmall 200 x 100 px"],
    ["narrow.png", 4, "Upload.TooSmall 200 x 100 px"],
    ["big.png", 2048, "Upload.TooBig 2 kB 1 kB"],
  ] as const) {
    await pick(file(name, size));
    // The next file takes the place of the refused one.
    expect([names(), states(), facts()]).toEqual([[name], ["rejected"], [reason]]);
    expect((await announced("assertive"))?.replaceAll("\u00a0", " ")).toBe(`Core.Named ${name} ${reason}`);
  }
  expect([uploads, logged, showError.mock.calls]).toEqual([[], [], []]);
});

test("IMG-02 UPL-04 the server's size of an image decides, else the browser's; an unknown one is refused", async () => {
  pictures = { "odd.png": [300, 300], "own.png": [200, 100] };
  const { pick, states, facts, fields } = await show("image-upload", 'data-crop="200,100"');
  await pick(file("odd.png"));
  await uploads[0]!.answer(image("g", 100, 100));
  expect([states(), facts()]).toEqual([["rejected"], ["Upload.TooSmall 200 x 100 px"]]);
  await pick(file("own.png"));
  await uploads[1]!.answer(image("h"));
  expect([states(), fields()["AssetId-a"]]).toEqual([["done"], "h"]);
  read.mockClear();
  await pick(file("scan.tif"));
  await uploads[2]!.answer(image("i"));
  expect([states(), facts()[1]]).toEqual([["done", "rejected"], "Upload.NoSize"]);
  // A photo that would take a phone too long to decode.
  const photo = file("photo.jpg");
  Object.defineProperty(photo, "size", { value: 26 * 1024 * 1024 });
  await pick(photo);
  expect(read).not.toHaveBeenCalled();
  await uploads[3]!.answer([{ guid: "j", tmpName: "j", fileType: "Document", width: 200, height: 100 }]);
  expect([states(), facts()[1], fields()["AssetId-a"]]).toEqual([["done", "rejected"], "Upload.NoImage", "h"]);
});

test("AST-06 AST-08 a new image replaces the old one once it is uploaded; one that fails does not", async () => {
  pictures = { "new.png": [40, 40], "other.png": [40, 40] };
  const { pick, names, states, fields, act, click, find, host, choose } = await show("image-upload", stored);
  expect([names(), choose().textContent]).toEqual([["shop.jpg"], "Upload.ReplaceImage"]);
  await pick(file("other.png"), file("new.png"));
  expect([names(), uploads.length]).toEqual([["shop.jpg", "other.png"], 1]);
  await pick(file("new.png"));
  expect([names(), uploads[0]!.isAborted]).toEqual([["shop.jpg", "new.png"], true]);
  // A field for one image has neither a count nor an order.
  expect([find(".atoll-upload-summary"), host.querySelector("[data-act=up], .atoll-file-grip")]).toEqual([null, null]);
  await uploads[1]!.answer({}, 500);
  expect([states(), fields()["AssetId-a"], fields()["AssetLoadeda"]]).toEqual([["done", "failed"], "3", ""]);
  expect(showError).toHaveBeenCalledOnce();
  await click(act("Upload.Retry new.png"));
  await uploads[2]!.answer(image("g", 40, 40));
  expect([names(), fields()["AssetId-a"], fields()["AssetLoadeda"]]).toEqual([["new.png"], "g", "g"]);
  const name = find<HTMLInputElement>("input.atoll-file-name");
  name.value = "Front";
  name.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await pass(0);
  for (const type of ["blur", "focusout"]) name.dispatchEvent(new FocusEvent(type, { bubbles: type === "focusout" }));
  await pass(0);
  expect([fields()["asset-a-name"], fields()["asset-a-name-changed"]]).toEqual(["Front.png", "true"]);
  await click(act("Upload.Delete Front.png"));
  expect([names(), fields()["AssetId-a"], document.activeElement]).toEqual([[], "", choose()]);
});

test("AST-08 AST-11 an image known by its id is looked up once, and keeps what the visitor did before", async () => {
  const { names, facts, fields, states, act, click, unmount, host } = await show(
    "image-upload",
    'data-asset-id="77"',
    '<input name="asset-a-name" value="Harbour at night.jpg"><input name="AssetId-a" value="77"><input type="file">',
  );
  expect([calls.map(({ path }) => path), fields()["AssetId-a"]]).toEqual([["/api/v1/assetslibrary/assets/77"], "77"]);
  await calls[0]!.answer({ AssetId: "77", Name: "h.jpg", size: 5120, fileType: "Image", Width: 640, Height: 480 });
  expect([names(), facts()]).toEqual([["Harbour at night.jpg"], ["JPG · 5 kB · 640 × 480 px"]]);
  expect([fields()["AssetLoadeda"], fields()["asset-a-name-changed"]]).toEqual(["", "true"]);
  await click(act("Upload.Delete Harbour at night.jpg"));
  expect([states(), fields()["AssetId-a"], fields()["file-upload-required-a"]]).toEqual([["removed"], "", undefined]);
  unmount();
  expect(fields()).toEqual({ "asset-a-name": "Harbour at night.jpg", "AssetId-a": "77" });
  mountOn("image-upload", host);
  await pass(0);
  expect([states(), calls.length]).toEqual([["removed"], 1]);
});

test("AST-11 removal ends a look-up without a message; one that fails is reported, and the id stays", async () => {
  const left = await show("image-upload", 'data-asset-id="77"');
  left.unmount();
  await pass(0);
  expect([logged, showError.mock.calls]).toEqual([[], []]);
  const { fields } = await show("image-upload", 'data-asset-id="78"');
  await calls[1]!.answer({}, 500);
  expect([logged, showError.mock.calls.length, fields()["AssetId-a"]]).toEqual([["[atoll] a call failed."], 1, "78"]);
});

test("AST-10 a broken crop size gives one message and crops nothing; an id and an address are required", async () => {
  pictures = { "any.png": [31, 17] };
  const { pick, states } = await show("image-upload", 'data-crop="200"');
  await pick(file("any.png"));
  await uploads[0]!.answer(image("g", 31, 17));
  expect([states(), logged]).toEqual([
    ["done"],
    [
      expect.stringMatching(
        /image-upload on <div.*>: data-crop expects a width and a height in pixels, such as "800,600", got "200"; it is ign/,
      ),
    ],
  ]);
  for (const [attribute, other] of [
    ["data-url", "data-unique-id"],
    ["data-unique-id", "data-url"],
  ])
    expect(() => mountOn("image-upload", body(`<div ${other}="a"><input type="file"></div>`))).toThrow(
      `image-upload on <div>: ${attribute} expects a text, got nothing.`,
    );
});

test("ERR-05 UPL-07 without the code of the crop dialog the image has failed, and can be sent again", async () => {
  pictures = { "map.png": [900, 600] };
  let isLost = true;
  code.answer = (name, load) => (isLost && name === "crop dialog" ? Promise.reject(new Error("gone")) : load());
  const { pick, names, states, facts, fields, act, click } = await show(
    "image-upload",
    `${stored} data-crop="200,100"`,
  );
  await pick(file("map.png"));
  await uploads[0]!.answer(image("g", 900, 600));
  expect([names(), states(), facts()[1]]).toEqual([["shop.jpg", "map.png"], ["done", "failed"], "Upload.NotSent"]);
  expect([showError.mock.calls.length, fields()["AssetId-a"]]).toEqual([1, "3"]);
  isLost = false;
  await click(act("Upload.Retry map.png"));
  await uploads[1]!.answer(image("g", 900, 600));
  expect([states(), facts()[1]]).toEqual([["done", "settling"], "Upload.Settling"]);
});
