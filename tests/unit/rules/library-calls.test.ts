// What the stand-in's library really does with files: it reads, refuses, cuts and serves them.
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
} from "../../../shared/api/assets.ts";

const site = cms({ dist: "", gallery: "", reload: false }, true, new Hono());
let cookie: string;

beforeEach(() => void (cookie = ""));

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
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

const json = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

function send(
  files: [name: string, content: BlobPart][],
  fields: Record<string, string> = {},
  culture = "en",
): Promise<Response> {
  const body = new FormData();
  for (const [name, content] of files) body.append("file", new File([content], name));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return ask(`/${culture}/assetslibrary/upload`, { method: "POST", body });
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
  const { data, info } = await sharp(await (await ask(path)).arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}

describe("AST-12 an upload", () => {
  test("is answered with a list of what was sent", async () => {
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

  test("tells the size of an image as it is seen, turned upright", async () => {
    const lying = part(await blank(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await upload("lying.jpg", lying)).toMatchObject({ width: 600, height: 900 });
  });

  test("may be larger than a form", async () => {
    const noise = new Uint8Array(3_000_000).fill(65);
    expect(await upload("long.txt", noise)).toMatchObject({ size: 3_000_000 });
  });

  test.each([
    ["an empty file", "en", "a.jpg", "", "a.jpg: the file is empty."],
    [
      "a program with another name",
      "fr",
      "photo.jpg",
      "MZ\x90\0\0",
      "photo.jpg\u00a0: les programmes ne sont pas acceptés.",
    ],
    [
      "a drawing that may hold scripts",
      "nl",
      "logo.png",
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "logo.png: tekeningen in SVG worden niet aanvaard. Stuur een JPG, PNG of pdf.",
    ],
    [
      "a web page",
      "en",
      "page.txt",
      "<!doctype html><script>1</script>",
      "page.txt: files of this kind are not taken.",
    ],
  ])("refuses %s, in the language of the page", async (_, culture, name, content, message) => {
    expect(await refusalOf(await send([[name, content]], {}, culture))).toEqual({ status: 422, message });
  });

  test("refuses an image that is cut off, and one of too many pixels", async () => {
    const whole = await blank(400, 400).png({ compressionLevel: 0 }).toBuffer();
    expect(await refusalOf(await send([["half.png", part(whole.subarray(0, whole.length / 2))]]))).toEqual({
      status: 422,
      message: "half.png: the image is damaged.",
    });
    const huge = part(await blank(9000, 6000).png().toBuffer());
    expect(await refusalOf(await send([["huge.png", huge]]))).toEqual({
      status: 422,
      message: "huge.png: the image has too many pixels.",
    });
  });

  test("refuses what is too large, for its place or at all", async () => {
    expect(await refusalOf(await send([["a.txt", "x".repeat(2000)]], { maxFileSize: "1024" }))).toEqual({
      status: 413,
      message: "a.txt: the file may be 1 kB at most.",
    });
    expect(await refusalOf(await send([["b.txt", new Uint8Array(26 * 1024 * 1024).fill(65)]]))).toEqual({
      status: 413,
      message: "b.txt: the file may be 25 MB at most.",
    });
    expect(await refusalOf(await send([["c.txt", new Uint8Array(33 * 1024 * 1024).fill(65)]]))).toEqual({
      status: 413,
      message: "That is too much at once: at most 32 MB can be sent.",
    });
    const plain = await ask("/fr/account/files", {
      method: "POST",
      body: new Uint8Array(33 * 1024 * 1024),
      headers: { Accept: "text/html", "Content-Length": String(33 * 1024 * 1024) },
    });
    expect([plain.status, plain.headers.get("Content-Type")]).toEqual([413, "text/html; charset=UTF-8"]);
    expect(await plain.text()).toMatch(/<h1>.*32.Mo.*<a href="\/fr\/account\/files">/);
  });

  test("holds the rules that the widget names", async () => {
    const photo = await jpeg(10, 10);
    expect((await send([["a.jpeg", photo]], { accept: ".jpg" })).status).toBe(200);
    expect(await refusalOf(await send([["a.jpg", photo]], { accept: ".png, .gif" }))).toEqual({
      status: 422,
      message: "a.jpg: please choose a correct file: .png, .gif.",
    });
    expect(await refusalOf(await send([["a.txt", "text"]], { fileType: "Image" }))).toEqual({
      status: 422,
      message: "a.txt: please choose a correct image.",
    });
    expect(await refusalOf(await send([["a.txt", "text"]], { folderId: "9999" }))).toEqual({
      status: 422,
      message: "That folder does not exist.",
    });
  });

  test("is refused as a whole when one of its files is, and leaves what was sent before", async () => {
    const kept = await upload("a.txt", "a");
    expect(
      (
        await send([
          ["b.txt", "b"],
          ["c.exe", "MZ"],
        ])
      ).status,
    ).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await ask(kept.Uri!)).status).toBe(200);
  });

  test("forgets the oldest ones that are not stored, so that nobody fills the memory", async () => {
    const first = await upload("0.txt", "0");
    for (let index = 1; index <= 60; index++) await upload(`${index}.txt`, String(index));
    expect((await ask(first.Uri!)).status).toBe(404);
  });

  test("from another site is refused", async () => {
    const body = new FormData();
    body.append("file", new File(["x"], "x.txt"));
    expect(
      (
        await ask("/en/assetslibrary/upload", {
          method: "POST",
          body,
          headers: { Origin: "https://elsewhere.example", Host: "localhost" },
        })
      ).status,
    ).toBe(403);
  });
});

describe("AST-12 a file that was sent", () => {
  test("comes back as it was, as nothing that could run, and to nobody else", async () => {
    const notes = await upload("Ring twice (ü).txt", "Ring twice.");
    const response = await ask(notes.Uri!);
    expect(await response.text()).toBe("Ring twice.");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": "attachment; filename*=UTF-8''Ring%20twice%20%28%C3%BC%29.txt",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    cookie = "";
    expect((await ask(notes.Uri!)).status).toBe(404);
  });

  test("is shown in the page only as an image, and small as a thumbnail", async () => {
    const photo = await upload("shop.jpg", await jpeg(900, 600));
    expect((await ask(photo.Uri!)).headers.get("Content-Disposition")).toBe("inline; filename*=UTF-8''shop.jpg");
    const thumbnail = await ask(photo.thumbnail_url);
    expect(thumbnail.headers.get("Content-Type")).toBe("image/webp");
    expect(await sharp(await thumbnail.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 213 });
  });
});

describe("IMG-04 a crop", () => {
  const crop = (tmpName: string, area: Partial<CropArea>, width = 100, height = 100, keep = false) =>
    json<Asset & CropFailure>(cropPath(tmpName, { x: 0, y: 0, width: 100, height: 100, ...area }, width, height, keep));

  test("cuts just the part that was chosen", async () => {
    const source = await upload("quarters.png", part(await quarters(400)));
    const cut = await crop(source.tmpName!, { x: 200, y: 0, width: 200, height: 200 });
    expect(cut).toMatchObject({ name: "quarters.png", fileType: "Image", width: 100, height: 100 });
    for (const [x, y] of [
      [1, 1],
      [98, 98],
    ] as const)
      expect(await colourAt(cut.Uri!, x, y)).toEqual([0, 255, 0]);
    expect(cut.guid).not.toBe(source.guid);
    expect(await crop(source.tmpName!, {})).toEqual({ Error: "This image is no longer here. Please choose it again." });
  });

  test("means the image as it is seen, turned upright", async () => {
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

  test("keeps the original when it is asked to", async () => {
    const source = await upload("a.jpg", await jpeg(300, 300));
    expect(await crop(source.tmpName!, {}, 100, 100, true)).toMatchObject({ width: 100 });
    expect(await crop(source.tmpName!, {}, 100, 100)).toMatchObject({ width: 100 });
  });

  test.each([
    ["a part that begins outside", { x: -1 }, 100, "The chosen part lies outside the image."],
    ["a part that ends outside", { x: 201 }, 100, "The chosen part lies outside the image."],
    ["a part below the image", { y: 250 }, 100, "The chosen part lies outside the image."],
    ["nothing", { width: 0 }, 100, "The chosen part lies outside the image."],
    ["a part that is too small", {}, 150, "The chosen part must be at least 150 × 150 px."],
    ["parts of pixels", { x: 0.5 }, 100, "The image could not be cut."],
    ["a size of 0", {}, 0, "The image could not be cut."],
    ["too large a size", {}, 100_000, "The image could not be cut."],
  ])("IMG-06 does not cut %s, says why, and keeps the image", async (_, area, size, Error) => {
    const source = await upload("a.jpg", await jpeg(300, 300));
    expect(await crop(source.tmpName!, area, size, size)).toEqual({ Error });
    expect(await crop(source.tmpName!, {})).toMatchObject({ width: 100 });
  });

  test("IMG-06 cuts neither a document nor the image of someone else", async () => {
    const notes = await upload("notes.txt", "x");
    expect(await crop(notes.tmpName!, {})).toEqual({ Error: "Only images can be cut." });
    const source = await upload("a.jpg", await jpeg(300, 300));
    cookie = "";
    expect(await crop(source.tmpName!, {})).toEqual({ Error: "This image is no longer here. Please choose it again." });
  });
});

describe("AST-01 the folders", () => {
  test("are told with all that is in them, in the language of the page", async () => {
    const folder = await json<Folder>(folderHierarchyPath("130"));
    expect(folder).toMatchObject({ FolderId: "130", Name: "Price lists", ItemLevel: 1 });
    expect(folder.Children[0]).toMatchObject({
      Name: "Belgium",
      ItemLevel: 2,
      Children: [{ Name: "2026", ItemLevel: 3 }, { Name: "2027" }],
    });
    const response = await ask(folderHierarchyPath("130"), { headers: { Referer: "http://localhost/nl/news" } });
    expect(await response.json()).toMatchObject({ Name: "Prijslijsten" });
  });

  test("that do not exist are not found", async () => {
    expect((await ask(folderHierarchyPath("9"))).status).toBe(404);
  });
});

test("AST-11 a stored asset is told with its size; another is not found", async () => {
  const asset = await json<StoredAsset>(assetPath("1111"));
  expect(asset).toMatchObject({
    AssetId: "1111",
    Name: "The shelf by the window.jpg",
    fileType: "Image",
    Width: 1600,
    Height: 700,
  });
  expect(await sharp(await (await ask(asset.Uri)).arrayBuffer()).metadata()).toMatchObject({
    width: 1600,
    height: 700,
  });
  expect((await ask(assetPath("nothing"))).status).toBe(404);
});

test("AST-12 a test may let the upload fail, and a crop of any image", async () => {
  const prepare = (answer: object) => ask("/__control/answers", { method: "POST", body: JSON.stringify(answer) });
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
