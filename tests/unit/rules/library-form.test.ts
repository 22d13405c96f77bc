// Posts of the upload widgets with a customer's files. The stand-in trusts no list of ids.
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Asset, cropPath } from "../../../shared/api/wire/assets.ts";
import { type Visitor, visitor } from "../stand-ins/shop.ts";

const ownFilesPath = "/en/account/files";

async function customer(email?: string): Promise<Visitor> {
  const shopper = visitor();
  await shopper.signIn(email);
  return shopper;
}

async function upload(shopper: Visitor, name: string, content: BlobPart = "Ring twice."): Promise<Asset> {
  const body = new FormData();
  body.append("file", new File([content], name));
  const response = await shopper.ask("/en/assetslibrary/upload", {
    method: "POST",
    body,
    headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as Asset[])[0]!;
}

const image = async (width: number, height: number): Promise<BlobPart> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#c84" } })
      .png()
      .toBuffer(),
  );

/** Sends the form as a script does. */
function save(shopper: Visitor, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return shopper.ask(ownFilesPath, { method: "POST", body });
}

/** The stored files, as the page lists them for its widgets. */
async function stored(shopper: Visitor): Promise<{ documents: string[]; photo: string }> {
  const html = await shopper.page(ownFilesPath);
  const assets = [...html.matchAll(/data-assets="([^"]*)"/g)].map(
    ([, json]) =>
      JSON.parse(json!.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#39;", "'")) as Asset[],
  );
  return { documents: assets[0]!.map(({ name }) => name), photo: assets[1]![0]?.name ?? "" };
}

const seeded = { documents: ["Trade register extract.pdf", "Delivery notes.txt"], photo: "Shop window.jpg" };

describe("AST-07 UPL-01 UPL-03 the server validates and saves the assets widget's fields", () => {
  test("the posted order is saved, unlisted files are removed, new files are found by guid", async () => {
    const shopper = await customer();
    const [one, two] = [await upload(shopper, "one.txt"), await upload(shopper, "two.txt")];
    const fields = {
      "list-assets-orders-documents": `${two.guid},1501,${one.tmpName}`,
      "AssetsLoaded-documents": JSON.stringify([one, two]),
      [`asset-${two.guid}`]: two.guid,
      [`asset-${two.guid}-name`]: "Second",
      "asset-1501": "1501",
      "asset-1501-name": "First.pdf",
      "file-upload-required-documents": "true",
    };
    expect((await save(shopper, fields)).status).toBe(303);
    expect((await stored(shopper)).documents).toEqual(["Second.txt", "First.pdf", "one.txt"]);
    expect((await save(shopper, { "AssetsLoaded-documents": one.guid })).status).toBe(303);
    expect((await stored(shopper)).documents).toEqual(["Second.txt", "First.pdf", "one.txt"]);
  });

  test("other customers' files, wrong types, too many or no files are refused; nothing changes", async () => {
    const shopper = await customer("bea@example.org");
    const theirs = await upload(await customer("eve@example.org"), "theirs.txt");
    const photo = await upload(shopper, "photo.png", await image(500, 500));
    const many: Asset[] = [];
    for (let index = 0; index < 9; index++) many.push(await upload(shopper, `${index}.txt`));
    for (const [list, message] of [
      [theirs.guid, "One of your files is no longer available. Please choose it again."],
      [`1501,${photo.guid}`, "photo.png: please choose a valid file: .pdf, .docx, .xlsx, .txt, .csv."],
      [`1501,${many.map(({ guid }) => guid).join()}`, "You can save up to 8 documents."],
      ["", "Please keep or add at least one document."],
    ] as const) {
      const response = await save(shopper, { "list-assets-orders-documents": list });
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(message)]);
    }
    expect(await stored(shopper)).toEqual(seeded);
  });
});

describe("AST-08 IMG-02 UPL-05 the server saves the image widget's fields and refuses invalid photos", () => {
  const list = { "list-assets-orders-documents": "1501" };

  test("a cropped image is saved by its guid; an empty id removes the photo", async () => {
    const shopper = await customer();
    const json = { headers: { Accept: "application/json" } };
    const source = await upload(shopper, "front.png", await image(900, 500));
    const cut = (await (
      await shopper.ask(cropPath(source.tmpName!, { x: 0, y: 0, width: 400, height: 400 }, 400, 400, false), json)
    ).json()) as Asset;
    await save(shopper, {
      ...list,
      "AssetId-photo": "",
      "AssetName-photo": "",
      AssetLoadedphoto: JSON.stringify(cut),
      "asset-photo-name": "Other",
      "asset-photo-name-changed": "false",
    });
    expect((await stored(shopper)).photo).toBe("front.png");
    await save(shopper, {
      ...list,
      "AssetId-photo": cut.guid,
      "asset-photo-name": "Our shop",
      "asset-photo-name-changed": "true",
    });
    expect((await stored(shopper)).photo).toBe("Our shop.png");
    const { thumbnail_url } = (await (
      await shopper.ask(`/api/v1/assetslibrary/assets/${cut.guid}`, json)
    ).json()) as Asset;
    expect((await shopper.ask(thumbnail_url)).status).toBe(200);
    await save(shopper, { ...list, "AssetId-photo": "" });
    expect((await stored(shopper)).photo).toBe("");
  });

  test("a small image, a document or an unknown id is refused; the stored photo remains", async () => {
    const shopper = await customer("bea@example.org");
    const small = await upload(shopper, "small.png", await image(400, 399));
    const notes = await upload(shopper, "notes.txt");
    for (const [key, message] of [
      [small.guid, "small.png: the image must be at least 400 × 400 px."],
      [notes.guid, "notes.txt: please choose a valid image."],
      ["tmp-nothing.png", "One of your files is no longer available. Please choose it again."],
    ] as const) {
      const response = await save(shopper, { ...list, AssetLoadedphoto: key });
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(message)]);
    }
    expect((await stored(shopper)).photo).toBe("Shop window.jpg");
  });
});

test("AST-03 after logout the next customer in the same browser sees none of the files", async () => {
  const shopper = await customer("cleo@example.org");
  const mine = await upload(shopper, "mine.txt");
  await save(shopper, { "list-assets-orders-documents": mine.guid });
  expect((await stored(shopper)).documents).toEqual(["mine.txt"]);
  await shopper.ask("/en/security/logoff");
  await shopper.signIn("eve@example.org");
  expect((await stored(shopper)).documents).toEqual(seeded.documents);
  expect((await shopper.ask(mine.Uri!)).status).toBe(404);
});

test("AST-03 an unknown folder, or one outside the given root folder, returns 404", async () => {
  const shopper = await customer();
  for (const path of ["/en/assetslibrary/asset/assetsbyfolder/9/100", "/en/assetslibrary/asset/assetsbyfolder/121/130"])
    expect((await shopper.ask(path)).status).toBe(404);
});

test("AST-07 LOC-02 the customer's files page is translated into French and Dutch", async () => {
  for (const [culture, title, saved] of [
    ["fr", "Mes documents et ma photo", "Vos documents et votre photo ont été enregistrés."],
    ["nl", "Mijn documenten en foto", "Uw documenten en foto zijn opgeslagen."],
  ] as const) {
    const shopper = visitor(culture);
    await shopper.signIn();
    const path = `/${culture}/account/files`;
    expect(await shopper.page(path)).toContain(title);
    const body = new FormData();
    body.set("list-assets-orders-documents", "1501");
    const { status, headers } = await shopper.ask(path, { method: "POST", body });
    expect(status).toBe(303);
    expect(await shopper.page(headers.get("Location")!)).toContain(saved);
  }
});
