// The library of the stand-in: its pages, and the form with a customer's own files, with and without script.
import type { APIResponse, Page } from "@playwright/test";
import sharp from "sharp";
import type { Asset } from "../../../shared/api/assets.ts";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { libraryPath, signIn } from "./signed-in.ts";
import { hasChosen, heading, live } from "./visitor.ts";

const own = "/en/account/files";
const text = (name: string, content = "Ring twice.") => ({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
const image = async (name: string, width: number, height: number) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#c84" } }).png().toBuffer(),
});

async function arrive(page: Page, visit: (path: string) => Promise<unknown>, path: string): Promise<void> {
  await hasChosen(page);
  await signIn(page);
  await visit(path);
}

/** Sends the form as a script would. */
const save = (page: Page, fields: Record<string, string>): Promise<APIResponse> => page.request.post(own, { multipart: fields, maxRedirects: 0, headers: { Accept: "text/html" } });

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<Asset> {
  const response = await page.request.post("/en/assetslibrary/upload", { multipart: { file } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as Asset[])[0]!;
}

/** What is stored, as the page tells its widgets. */
async function stored(page: Page): Promise<{ documents: string[]; photo: string }> {
  const html = await (await page.request.get(own, { headers: { Accept: "text/html" } })).text();
  const assets = [...html.matchAll(/data-assets="([^"]*)"/g)].map(([, json]) => JSON.parse(json!.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#39;", "'")) as Asset[]);
  return { documents: assets[0]!.map(({ name }) => name), photo: assets[1]![0]?.name ?? "" };
}

test("AST-03 a stranger who wants files is asked to log in first, and is led there then", async ({ page, visit, request }) => {
  await hasChosen(page);
  for (const path of [libraryPath("en"), own]) {
    await test.step(`to ${path}`, async () => {
      await page.request.get("/en/security/logoff");
      const call = await request.get(path, { headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" } });
      expect([call.status(), await call.json()]).toEqual([401, { Message: "Please log in to see these files." }]);
      await visit(path);
      await expect(page).toHaveURL(`/en/security/login?returnUrl=${encodeURIComponent(path)}`);
      await page.getByLabel("E-mail address").fill("ada@example.org");
      await page.getByLabel("Password").fill("lagune");
      // Before it is answered nobody logs off behind the page's back.
      const counted = page.waitForResponse("**/wishlist/products/count");
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator(".flash")).toHaveText("Welcome, ada@example.org.");
      await counted;
    });
  }
});

test("AST-03 a customer finds the library and the own files by the header and the footer, a stranger finds neither", async ({ page, visit }) => {
  await hasChosen(page);
  await visit("/en/news");
  await expect(page.getByRole("link", { name: "Documents and photos" })).toHaveCount(0);
  await signIn(page);
  await visit("/en/news");
  await page.getByRole("link", { name: "Hello, Ada" }).click();
  await expect(heading(page)).toHaveText("My documents and photo");
  await page.locator(".site-footer").getByRole("link", { name: "Documents and photos" }).click();
  await expect(heading(page)).toHaveText("Documents and photos");
  await page.locator("#page").getByRole("link", { name: "Your documents" }).first().click();
  await expect(page.locator(".asset-name")).toHaveText(["Trade register extract.pdf", "Delivery notes.txt", "Shop window.jpg"]);
});

test("AST-03 files of a folder are shown with their kind and size, and are saved under their name", async ({ page, visit }) => {
  await arrive(page, visit, libraryPath("nl", "1121"));
  await expect(heading(page)).toHaveText("Koffie en thee");
  await expect(page.locator(".asset").first().locator(".asset-facts")).toHaveText(/^Foto · 1000\s×\s1000\spx · \d+\skB$/);
  await expect(page.locator(".asset img").first()).toHaveJSProperty("complete", true);
  expect(await page.locator(".asset img").first().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(320);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".asset a").first().click()]);
  expect(download.suggestedFilename()).toBe(await page.locator(".asset-name").first().textContent());
});

test("AST-07 AST-08 without script a customer adds, renames and removes files, and the shop takes the middle of a photo", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await signIn(page);
  await page.goto(own);
  await page.getByLabel("Name of Trade register extract.pdf").fill("Extract 2026");
  await page.getByRole("checkbox", { name: "Remove Delivery notes.txt" }).check();
  await page.getByLabel("Add documents").setInputFiles([text("one.txt"), text("two.txt")]);
  await page.getByLabel("Choose another photo").setInputFiles(await image("front.png", 900, 500));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".flash")).toHaveText("Your documents and photo are saved.");
  await expect(page.locator(".own-documents").getByRole("textbox")).toHaveCount(3);
  expect(await page.locator(".own-documents").getByRole("textbox").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(["Extract 2026.pdf", "one.txt", "two.txt"]);
  await expect(page.locator(".own-photo .asset-facts")).toContainText("400 × 400 px");
  await page.getByRole("checkbox", { name: "Remove front.png" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".own-none")).toHaveText("There is no photo yet.");
  await context.close();
});

test("AST-07 UPL-04 UPL-06 ERR-05 where the widgets' code does not come what is refused is told at its field, all else stays as it was typed and chosen", async ({ page, visit, guard }) => {
  guard.allowConsole(/422/);
  guard.allowConsole(/ERR_FAILED|(assets|image)-upload on .* failed \(load\)/);
  await page.route(/\/atoll\/(assets|image)-upload\.\w+\.js/, (route) => route.abort());
  await arrive(page, visit, own);
  await page.getByLabel("Name of Delivery notes.txt").fill("Ring twice");
  await page.getByLabel("Add documents").setInputFiles([text("kept.txt"), text("page.txt", "<html>"), await image("photo.png", 20, 20)]);
  await page.getByLabel("Choose another photo").setInputFiles(await image("small.png", 399, 400));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Add documents")).toBeFocused();
  await expect(page.getByLabel("Add documents")).toHaveAccessibleDescription(/page\.txt: files of this kind are not taken\. photo\.png: please choose a correct file: \.pdf, /);
  await expect(page.getByLabel("Choose another photo")).toHaveAccessibleDescription(/small\.png: the image must be at least 400 × 400 px\./);
  await expect(page.getByLabel("Name of kept.txt")).toHaveValue("kept.txt");
  expect(await stored(page)).toEqual({ documents: ["Trade register extract.pdf", "Delivery notes.txt"], photo: "Shop window.jpg" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".flash")).toHaveText("Your documents and photo are saved.");
  expect(await stored(page)).toEqual({ documents: ["Trade register extract.pdf", "Ring twice.txt", "kept.txt"], photo: "Shop window.jpg" });
});

test("AST-07 UPL-01 UPL-03 what the assets widget posts is kept, and the server believes no list", async ({ page, browser, baseURL }) => {
  await test.step("the order counts, what is not listed is gone, new ones are known by their guid", async () => {
    await signIn(page);
    const [one, two] = [await upload(page, text("one.txt")), await upload(page, text("two.txt"))];
    const fields = {
      "list-assets-orders-documents": `${two.guid},1501,${one.tmpName}`,
      "AssetsLoaded-documents": JSON.stringify([one, two]),
      [`asset-${two.guid}`]: two.guid,
      [`asset-${two.guid}-name`]: "Second",
      "asset-1501": "1501",
      "asset-1501-name": "First.pdf",
      "file-upload-required-documents": "true",
    };
    expect((await save(page, fields)).status()).toBe(303);
    expect((await stored(page)).documents).toEqual(["Second.txt", "First.pdf", "one.txt"]);
    expect((await save(page, { "AssetsLoaded-documents": one.guid })).status()).toBe(303);
    expect((await stored(page)).documents).toEqual(["Second.txt", "First.pdf", "one.txt"]);
  });

  await test.step("files of others, of a wrong kind, too many or none are refused, and nothing changes", async () => {
    await signIn(page, "bea@example.org");
    const other = await browser.newContext({ baseURL });
    const foreign = await other.newPage();
    await signIn(foreign, "eve@example.org");
    const theirs = await upload(foreign, text("theirs.txt"));
    const photo = await upload(page, await image("photo.png", 500, 500));
    const many = await Promise.all(Array.from({ length: 9 }, (_, index) => upload(page, text(`${index}.txt`))));
    for (const [list, message] of [
      [theirs.guid, "One of your files is no longer here. Please choose it again."],
      [`1501,${photo.guid}`, "photo.png: please choose a correct file: .pdf, .docx, .xlsx, .txt, .csv."],
      [`1501,${many.map(({ guid }) => guid).join()}`, "At most 8 documents can be kept."],
      ["", "Please keep or add at least one document."],
    ] as const) {
      const response = await save(page, { "list-assets-orders-documents": list });
      expect([response.status(), await response.text()]).toEqual([422, expect.stringContaining(message)]);
    }
    expect(await stored(page)).toEqual({ documents: ["Trade register extract.pdf", "Delivery notes.txt"], photo: "Shop window.jpg" });
    await other.close();
  });
});

test("AST-03 AST-08 IMG-02 UPL-05 what the image widget posts is kept, what is no photo is refused, and whoever logs off leaves nothing", async ({ page }) => {
  await test.step("a cut image comes in by its guid, its name counts when it was changed, an empty id takes the photo away", async () => {
    await signIn(page);
    const source = await upload(page, await image("front.png", 900, 500));
    const cut = (await (await page.request.get(`/assets/croptempimg/${source.tmpName}/100/50/400/400/400/400`)).json()) as Asset;
    const list = { "list-assets-orders-documents": "1501" };
    await save(page, { ...list, "AssetId-photo": "", "AssetName-photo": "", AssetLoadedphoto: JSON.stringify(cut), "asset-photo-name": "Other", "asset-photo-name-changed": "false" });
    expect((await stored(page)).photo).toBe("front.png");
    await save(page, { ...list, "AssetId-photo": cut.guid, "asset-photo-name": "Our shop", "asset-photo-name-changed": "true" });
    expect((await stored(page)).photo).toBe("Our shop.png");
    const { thumbnail_url } = (await (await page.request.get(`/api/v1/assetslibrary/assets/${cut.guid}`)).json()) as Asset;
    expect((await page.request.get(thumbnail_url)).status()).toBe(200);
    await save(page, { ...list, "AssetId-photo": "" });
    expect((await stored(page)).photo).toBe("");
  });

  await test.step("a photo that is too small, no image, or nobody's is refused, and the stored one stays", async () => {
    await signIn(page, "bea@example.org");
    const small = await upload(page, await image("small.png", 400, 399));
    const notes = await upload(page, text("notes.txt"));
    for (const [key, message] of [
      [small.guid, "small.png: the image must be at least 400 × 400 px."],
      [notes.guid, "notes.txt: please choose a correct image."],
      ["tmp-nothing.png", "One of your files is no longer here. Please choose it again."],
    ] as const) {
      const response = await save(page, { "list-assets-orders-documents": "1501", AssetLoadedphoto: key });
      expect([response.status(), await response.text()]).toEqual([422, expect.stringContaining(message)]);
    }
    expect((await stored(page)).photo).toBe("Shop window.jpg");
  });

  await test.step("who logs off leaves no files to the next one at the same screen", async () => {
    await signIn(page, "cleo@example.org");
    const mine = await upload(page, text("mine.txt"));
    await save(page, { "list-assets-orders-documents": mine.guid });
    expect((await stored(page)).documents).toEqual(["mine.txt"]);
    await page.request.get("/en/security/logoff");
    await signIn(page, "eve@example.org");
    expect((await stored(page)).documents).toEqual(["Trade register extract.pdf", "Delivery notes.txt"]);
    expect((await page.request.get(mine.Uri!)).status()).toBe(404);
  });

  await test.step("a folder that does not exist, or stands elsewhere, is not found", async () => {
    for (const path of [libraryPath("en", "9"), "/en/assetslibrary/asset/assetsbyfolder/121/130"]) {
      expect((await page.request.get(path, { headers: { Accept: "text/html" } })).status()).toBe(404);
    }
  });
});

test("AST-07 LOC-02 the own files speak French and Dutch", async ({ page, visit }) => {
  for (const [culture, title, save, saved] of [
    ["fr", "Mes documents et ma photo", "Enregistrer", "Vos documents et votre photo sont enregistrés."],
    ["nl", "Mijn documenten en foto", "Bewaren", "Uw documenten en foto zijn bewaard."],
  ] as const) {
    await test.step(`in ${culture}`, async () => {
      await arrive(page, visit, `/${culture}/account/files`);
      await expect(heading(page)).toHaveText(title);
      await page.getByRole("button", { name: save }).click();
      await expect(page.locator(".flash")).toHaveText(saved);
    });
  }
});

for (const paths of [[libraryPath("en"), libraryPath("fr", "1121")], [libraryPath("en", "150"), own]]) {
  test(`AST-02 NAV-23 ${paths.join(" and ")} can be read and used by everyone at each width, and need no sideways scrolling`, async ({ page, visit }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await arrive(page, visit, path);
        if (path !== own) await live(page.locator(".folder-tree"));
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width}`).toBeLessThanOrEqual(0);
          // What stands around the page section is the same on all of them: the first is judged as a whole at each width, the others once.
          expect(await violations(page, path === libraryPath("en") || width === 320 ? undefined : "main"), `at ${width}`).toEqual([]);
        }
      });
    }
  });
}
