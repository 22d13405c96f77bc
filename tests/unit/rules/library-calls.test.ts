// The stand-in's library handles real files: it reads, refuses, crops and serves them.
import { Hono } from "hono";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { cms } from "../../../fixtures-html/cms/app.ts";
import {
  type Asset,
  assetPath,
  type CropArea,
  type CropFailure,
  cropPath,
  type Folder,
  folderHierarchyPath,
  type StoredAsset,
} from "../../../shared/api/wire/assets.ts";

const site = cms({ dist: "", docs: "", reload: false }, true, new Hono());
let cookie: string;

beforeEach(() => void (cookie = ""));

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await site.request(path, {
    ...init,
    headers: {
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "Accept-Language": "en",
      Cookie: cookie,
      ...init.headers,
    },
  });
  cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
  return response;
}

const json = async <T>(path: string): Promise<T> => (await (await request(path)).json()) as T;

function send(
  files: [name: string, content: BlobPart][],
  fields: Record<string, string> = {},
  culture = "en",
): Promise<Response> {
  const body = new FormData();
  for (const [name, content] of files) body.append("file", new File([content], name));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return request(`/${culture}/assetslibrary/upload`, { method: "POST", body });
}

const refusalOf = async (response: Response) => ({
  status: response.status,
  message: ((await response.json()) as { Message: string }).Message,
});
const upload = async (name: string, content: BlobPart): Promise<Asset> =>
  ((await (await send([[name, content]])).json()) as Asset[])[0]!;

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#c84" } });
const part = (buffer: Buffer): BlobPart => new Uint8Array(buffer);
const jpeg = async (width: number, height: number): Promise<BlobPart> =>
  part(await blank(width, height).jpeg().toBuffer());

/** Red, green, blue, white: a quarter each, from the upper left. */
async function quarters(side: number): Promise<Buffer> {
  const half = side / 2;
  const fields = ["#f00", "#0f0", "#00f", "#fff"].map(async (background, index) => ({
    input: await sharp({ create: { width: half, height: half, channels: 3, background } })
      .png()
      .toBuffer(),
    left: (index % 2) * half,
    top: Math.floor(index / 2) * half,
  }));
  return blank(side, side)
    .composite(await Promise.all(fields))
    .png()
    .toBuffer();
}

async function colourAt(path: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(await (await request(path)).arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}

describe("AST-12 an upload", () => {
  test("returns a list of the uploaded files", async () => {
    const response = await send([
      ["Shop.jpg", await jpeg(900, 600)],
      ["notes.txt", "Ring twice."],
    ]);
    expect(response.status).toBe(200);
    const [photo, notes, ...more] = (await response.json()) as Asset[];
    expect(more).toEqual([]);
    expect(photo).toMatchObject({ name: "Shop.jpg", fileType: "Image", width: 900, height: 600 });
    expect(photo!.thumbnail_url).toMatch(/^\/assets\/thumbnail\/.+\.webp$/);
    expect(photo!.tmpName).toMatch(/^tmp-.+\.jpg$/);
    expect(notes).toMatchObject({ name: "notes.txt", fileType: "Document", size: 11, thumbnail_url: "" });
    expect(notes!.guid).not.toBe(photo!.guid);
  });

  test("returns image dimensions after EXIF rotation", async () => {
    const lying = part(await blank(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await upload("lying.jpg", lying)).toMatchObject({ width: 600, height: 900 });
  });

  test("accepts a file of 3 MB, which is larger than an ordinary form may be", async () => {
    const noise = new Uint8Array(3_000_000).fill(65);
    expect(await upload("long.txt", noise)).toMatchObject({ size: 3_000_000 });
  });

  test.each([
    ["an empty file", "en", "a.jpg", "", "a.jpg: the file is empty."],
    [
      "a program that is named as a photo",
      "fr",
      "photo.jpg",
      "MZ\x90\0\0",
      "photo.jpg\u00a0: les programmes ne sont pas acceptés.",
    ],
    [
      "an SVG, which may contain scripts",
      "nl",
      "logo.png",
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "logo.png: SVG-tekeningen zijn niet toegestaan. Upload een JPG, PNG of pdf.",
    ],
    ["an HTML file", "en", "page.txt", "<!doctype html><script>1</script>", "page.txt: this file type is not allowed."],
  ])("refuses %s with a message in the page's language", async (_, culture, name, content, message) => {
    expect(await refusalOf(await send([[name, content]], {}, culture))).toEqual({ status: 422, message });
  });

  test("refuses truncated images and images with too many pixels", async () => {
    const largeImage = await blank(400, 400).png({ compressionLevel: 0 }).toBuffer();
    expect(await refusalOf(await send([["half.png", part(largeImage.subarray(0, largeImage.length / 2))]]))).toEqual({
      status: 422,
      message: "half.png: the image is damaged.",
    });
    const huge = part(await blank(9000, 6000).png().toBuffer());
    expect(await refusalOf(await send([["huge.png", huge]]))).toEqual({
      status: 422,
      message: "huge.png: the image has too many pixels.",
    });
  });

  test("refuses files over the widget's limit and requests over the global limits", async () => {
    expect(await refusalOf(await send([["a.txt", "x".repeat(2000)]], { maxFileSize: "1024" }))).toEqual({
      status: 413,
      message: "a.txt: the maximum size is 1 kB.",
    });
    expect(await refusalOf(await send([["b.txt", new Uint8Array(26 * 1024 * 1024).fill(65)]]))).toEqual({
      status: 413,
      message: "b.txt: the maximum size is 25 MB.",
    });
    expect(await refusalOf(await send([["c.txt", new Uint8Array(33 * 1024 * 1024).fill(65)]]))).toEqual({
      status: 413,
      message: "The upload is too large: the maximum is 32 MB.",
    });
    const plain = await request("/fr/account/files", {
      method: "POST",
      body: new Uint8Array(33 * 1024 * 1024),
      headers: { Accept: "text/html", "Content-Length": String(33 * 1024 * 1024) },
    });
    expect([plain.status, plain.headers.get("Content-Type")]).toEqual([413, "text/html; charset=UTF-8"]);
    expect(await plain.text()).toMatch(/<h1>.*32.Mo.*<a href="\/fr\/account\/files">/);
  });

  test("enforces the accept, fileType and folderId that the widget sends", async () => {
    const photo = await jpeg(10, 10);
    expect((await send([["a.jpeg", photo]], { accept: ".jpg" })).status).toBe(200);
    expect(await refusalOf(await send([["a.jpg", photo]], { accept: ".png, .gif" }))).toEqual({
      status: 422,
      message: "a.jpg: please choose a valid file: .png, .gif.",
    });
    expect(await refusalOf(await send([["a.txt", "text"]], { fileType: "Image" }))).toEqual({
      status: 422,
      message: "a.txt: please choose a valid image.",
    });
    expect(await refusalOf(await send([["a.txt", "text"]], { folderId: "9999" }))).toEqual({
      status: 422,
      message: "That folder does not exist.",
    });
  });

  test("is refused as a whole when one file is refused; earlier uploads remain", async () => {
    const storedFile = await upload("a.txt", "a");
    expect(
      (
        await send([
          ["b.txt", "b"],
          ["c.exe", "MZ"],
        ])
      ).status,
    ).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await request(storedFile.Uri!)).status).toBe(200);
  });

  test("drops the oldest unsaved uploads to limit memory", async () => {
    const first = await upload("0.txt", "0");
    for (let index = 1; index <= 60; index++) await upload(`${index}.txt`, String(index));
    expect((await request(first.Uri!)).status).toBe(404);
  });

  test("from another site is refused", async () => {
    const body = new FormData();
    body.append("file", new File(["x"], "x.txt"));
    expect(
      (
        await request("/en/assetslibrary/upload", {
          method: "POST",
          body,
          headers: { Origin: "https://elsewhere.example", Host: "localhost" },
        })
      ).status,
    ).toBe(403);
  });
});

describe("AST-12 an uploaded file", () => {
  test("is served unchanged, as a sandboxed attachment, only to its uploader", async () => {
    const notes = await upload("Ring twice (ü).txt", "Ring twice.");
    const response = await request(notes.Uri!);
    expect(await response.text()).toBe("Ring twice.");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": "attachment; filename*=UTF-8''Ring%20twice%20%28%C3%BC%29.txt",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    cookie = "";
    expect((await request(notes.Uri!)).status).toBe(404);
  });

  test("is served inline if it is an image, with a small WebP thumbnail", async () => {
    const photo = await upload("shop.jpg", await jpeg(900, 600));
    expect((await request(photo.Uri!)).headers.get("Content-Disposition")).toBe("inline; filename*=UTF-8''shop.jpg");
    const thumbnail = await request(photo.thumbnail_url);
    expect(thumbnail.headers.get("Content-Type")).toBe("image/webp");
    expect(await sharp(await thumbnail.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 213 });
  });
});

describe("IMG-04 a crop", () => {
  const crop = (tmpName: string, area: Partial<CropArea>, width = 100, height = 100, keep = false) =>
    json<Asset & CropFailure>(cropPath(tmpName, { x: 0, y: 0, width: 100, height: 100, ...area }, width, height, keep));

  test("returns only the selected area and discards the original", async () => {
    const source = await upload("quarters.png", part(await quarters(400)));
    const cut = await crop(source.tmpName!, { x: 200, y: 0, width: 200, height: 200 });
    expect(cut).toMatchObject({ name: "quarters.png", fileType: "Image", width: 100, height: 100 });
    for (const [x, y] of [
      [1, 1],
      [98, 98],
    ] as const)
      expect(await colourAt(cut.Uri!, x, y)).toEqual([0, 255, 0]);
    expect(cut.guid).not.toBe(source.guid);
    expect(await crop(source.tmpName!, {})).toEqual({
      Error: "This image is no longer available. Please choose it again.",
    });
  });

  test("uses the coordinates of the image after EXIF rotation", async () => {
    // 6: the first row is the right side.
    const source = await upload(
      "turned.jpg",
      part(
        await sharp(await quarters(400))
          .withMetadata({ orientation: 6 })
          .jpeg({ quality: 100 })
          .toBuffer(),
      ),
    );
    const cut = await crop(source.tmpName!, { x: 200, y: 0, width: 200, height: 200 });
    const [red, green, blue] = await colourAt(cut.Uri!, 50, 50);
    expect([red! > 240, green! < 15, blue! < 15]).toEqual([true, true, true]);
  });

  test("keeps the original on request", async () => {
    const source = await upload("a.jpg", await jpeg(300, 300));
    expect(await crop(source.tmpName!, {}, 100, 100, true)).toMatchObject({ width: 100 });
    expect(await crop(source.tmpName!, {}, 100, 100)).toMatchObject({ width: 100 });
  });

  test.each([
    ["an area that starts outside the image", { x: -1 }, 100, "The selected area is outside the image."],
    ["an area that ends outside the image", { x: 201 }, 100, "The selected area is outside the image."],
    ["an area that ends below the image", { y: 250 }, 100, "The selected area is outside the image."],
    ["an empty area", { width: 0 }, 100, "The selected area is outside the image."],
    ["an area that is too small", {}, 150, "The selected area must be at least 150 × 150 px."],
    ["fractional coordinates", { x: 0.5 }, 100, "The image could not be cropped."],
    ["a target size of 0", {}, 0, "The image could not be cropped."],
    ["a target size that is too large", {}, 100_000, "The image could not be cropped."],
  ])("IMG-06 refuses %s with a reason and keeps the image", async (_, area, size, Error) => {
    const source = await upload("a.jpg", await jpeg(300, 300));
    expect(await crop(source.tmpName!, area, size, size)).toEqual({ Error });
    expect(await crop(source.tmpName!, {})).toMatchObject({ width: 100 });
  });

  test("IMG-06 refuses documents and other visitors' images", async () => {
    const notes = await upload("notes.txt", "x");
    expect(await crop(notes.tmpName!, {})).toEqual({ Error: "Only images can be cropped." });
    const source = await upload("a.jpg", await jpeg(300, 300));
    cookie = "";
    expect(await crop(source.tmpName!, {})).toEqual({
      Error: "This image is no longer available. Please choose it again.",
    });
  });
});

describe("AST-01 folders", () => {
  test("are returned with all subfolders, in the page's language", async () => {
    const folder = await json<Folder>(folderHierarchyPath("130"));
    expect(folder).toMatchObject({ FolderId: "130", Name: "Price lists", ItemLevel: 1 });
    expect(folder.Children[0]).toMatchObject({
      Name: "Belgium",
      ItemLevel: 2,
      Children: [{ Name: "2026", ItemLevel: 3 }, { Name: "2027" }],
    });
    const response = await request(folderHierarchyPath("130"), { headers: { Referer: "http://localhost/nl/news" } });
    expect(await response.json()).toMatchObject({ Name: "Prijslijsten" });
  });

  test("that do not exist return 404", async () => {
    expect((await request(folderHierarchyPath("9"))).status).toBe(404);
  });
});

test("AST-11 a stored asset has its dimensions; an unknown asset returns 404", async () => {
  const asset = await json<StoredAsset>(assetPath("1111"));
  expect(asset).toMatchObject({
    AssetId: "1111",
    Name: "The shelf by the window.jpg",
    fileType: "Image",
    Width: 1600,
    Height: 700,
  });
  expect(await sharp(await (await request(asset.Uri)).arrayBuffer()).metadata()).toMatchObject({
    width: 1600,
    height: 700,
  });
  expect((await request(assetPath("nothing"))).status).toBe(404);
});

test("AST-12 tests can make an upload or a crop fail", async () => {
  const prepare = (answer: object) => request("/__control/answers", { method: "POST", body: JSON.stringify(answer) });
  await prepare({ path: "/en/assetslibrary/upload", method: "POST", status: 500, body: "{}" });
  await prepare({
    path: "/assets/croptempimg/*",
    body: JSON.stringify({ Error: "No." }),
    contentType: "application/json",
  });
  expect((await send([["a.txt", "a"]])).status).toBe(500);
  expect(await json(cropPath("any", { x: 0, y: 0, width: 1, height: 1 }, 1, 1, false))).toEqual({ Error: "No." });
  expect((await send([["a.txt", "a"]])).status).toBe(200);
});
