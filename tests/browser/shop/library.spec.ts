// The stand-in's library: its pages, and the form for a customer's own files.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Asset } from "../../../shared/api/wire/assets.ts";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { libraryPath, signIn } from "./signed-in.ts";
import { overflow } from "../overflow.ts";
import { walk } from "./visits.ts";
import { setConsentCookie, heading, live } from "./visitor.ts";

test.use({ pictures: true });

const ownFilesPath = "/en/account/files";
const text = (name: string, content = "Ring twice.") => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});
const image = async (name: string, width: number, height: number) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#c84" } })
    .png()
    .toBuffer(),
});

/** The stored files, as the page lists them for its widgets. */
async function stored(page: Page): Promise<{ documents: string[]; photo: string }> {
  const html = await (await page.request.get(ownFilesPath, { headers: { Accept: "text/html" } })).text();
  const assets = [...html.matchAll(/data-assets="([^"]*)"/g)].map(
    ([, json]) =>
      JSON.parse(json!.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#39;", "'")) as Asset[],
  );
  return { documents: assets[0]!.map(({ name }) => name), photo: assets[1]![0]?.name ?? "" };
}

test("AST-03 files need a login; a customer finds and downloads them by folder", async ({ page, visit, request }) => {
  await setConsentCookie(page);
  await test.step("a signed-out visitor sees no link, and calls are refused", async () => {
    await visit("/en/news");
    await expect(page.getByRole("link", { name: "Documents and photos" })).toHaveCount(0);
    for (const path of [libraryPath("en"), ownFilesPath]) {
      const call = await request.get(path, {
        headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
      });
      expect([call.status(), await call.json()]).toEqual([401, { Message: "Please log in to see these files." }]);
    }
  });
  await test.step("the library's URL asks for a login and then shows the library", async () => {
    await visit(libraryPath("en"));
    await expect(page).toHaveURL(`/en/security/login?returnUrl=${encodeURIComponent(libraryPath("en"))}`);
    await page.getByLabel("Email address").fill("ada@example.org");
    await page.getByLabel("Password").fill("lagune");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(libraryPath("en"));
    await expect(page.locator(".flash")).toHaveText("Welcome, Ada.");
  });
  await test.step("the header links to the customer's files, the footer to the library", async () => {
    await page.getByRole("link", { name: "Hello, Ada" }).click();
    await expect(heading(page)).toHaveText("My documents and photo");
    await page.locator(".site-footer").getByRole("link", { name: "Documents and photos" }).click();
    await expect(heading(page)).toHaveText("Documents and photos");
    await page.locator("#page").getByRole("link", { name: "Your documents" }).first().click();
    await expect(page.locator(".asset-name")).toHaveText([
      "Trade register extract.pdf",
      "Delivery notes.txt",
      "Shop window.jpg",
    ]);
  });
  await test.step("files show kind and size, also in Dutch, and download under their name", async () => {
    await visit(libraryPath("nl", "1121"));
    await expect(heading(page)).toHaveText("Koffie en thee");
    await expect(page.locator(".asset").first().locator(".asset-facts")).toHaveText(
      /^Foto · 1000\s×\s1000\spx · \d+\skB$/,
    );
    await expect(page.locator(".asset img").first()).toHaveJSProperty("naturalWidth", 320);
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".asset a").first().click()]);
    expect(download.suggestedFilename()).toBe(await page.locator(".asset-name").first().textContent());
  });
});

test("AST-07 UPL-04 UPL-06 ERR-05 when widgets fail to load, refused files show an error at the field @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/422/);
  guard.allowConsole(/ERR_FAILED|(assets|image)-upload on .* failed \(load\)/);
  await page.route(/\/atoll\/islands\/(assets|image)-upload\.\w+\.js/, (route) => route.abort());
  await setConsentCookie(page);
  await signIn(page);
  await visit(ownFilesPath);
  await page.getByLabel("Name of Delivery notes.txt").fill("Ring twice");
  await page
    .getByLabel("Add documents")
    .setInputFiles([text("kept.txt"), text("page.txt", "<html>"), await image("photo.png", 20, 20)]);
  await page.getByLabel("Choose another photo").setInputFiles(await image("small.png", 399, 400));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Add documents")).toBeFocused();
  await expect(page.getByLabel("Add documents")).toHaveAccessibleDescription(
    /page\.txt: this file type is not allowed\. photo\.png: please choose a valid file: \.pdf, /,
  );
  await expect(page.getByLabel("Choose another photo")).toHaveAccessibleDescription(
    /small\.png: the image must be at least 400 × 400 px\./,
  );
  await expect(page.getByLabel("Name of kept.txt")).toHaveValue("kept.txt");
  expect(await stored(page)).toEqual({
    documents: ["Trade register extract.pdf", "Delivery notes.txt"],
    photo: "Shop window.jpg",
  });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".flash")).toHaveText("Your documents and photo have been saved.");
  expect(await stored(page)).toEqual({
    documents: ["Trade register extract.pdf", "Ring twice.txt", "kept.txt"],
    photo: "Shop window.jpg",
  });
});

test("AST-02 AST-07 NAV-23 LOC-02 the file library is accessible at each width, and in French @all", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page);
  await signIn(page);
  for (const [index, path] of [
    libraryPath("en"),
    libraryPath("en", "150"),
    libraryPath("fr", "1121"),
    "/fr/account/files",
  ].entries()) {
    await test.step(path, async () => {
      // A page in another language is a new document.
      await (index === 1 ? walk(page, path) : visit(path));
      if (index < 3) await live(page.locator(".folder-tree"));
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `at ${width}`).toEqual([]);
        // From some width on the folders are beside the files.
        if (width === 360 || (width === 1280 && index === 0))
          expect(await violations(page, "main"), `at ${width}`).toEqual([]);
      }
    });
  }
  await expect(heading(page)).toHaveText("Mes documents et ma photo");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.locator(".flash")).toHaveText("Vos documents et votre photo ont été enregistrés.");
});
