// Tests of the upload of a single image.
import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { dialog } from "../../../browser/shop/visitor.ts";
import {
  chart,
  filesPath,
  openForms,
  openImage,
  posted,
  signIn,
  text,
  uploadPath,
  uploadWidget,
  type Widget,
} from "../uploads.ts";

test.use({ pictures: true });

const field = async (widget: Widget, name: string): Promise<string | undefined> =>
  (await posted(widget.host)).find(([fieldName]) => fieldName === name)?.[1];

test("IMG-01 UPL-05 LOC-01 an image of the crop's size is uploaded uncropped; a file that is no image is refused", async ({
  page,
  control,
  visit,
}) => {
  await test.step("an image of exactly the crop's size, or without a crop, is uploaded uncropped", async () => {
    const [widget, uncropped] = (await openForms(
      page,
      control,
      visit,
      ['data-crop="200,100"', ""],
      "image-upload",
    )) as [Widget, Widget];
    await widget.pick(await chart("exact.png", 200, 100));
    await widget.finished(1);
    await expect(widget.rows).toContainText("200 × 100 px");
    expect(await field(widget, "AssetName-a")).toBe("exact.png");
    await uncropped.pick(await chart("any.png", 31, 17));
    await uncropped.finished(1);
    await expect(uncropped.rows).toContainText("31 × 17 px");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("a file that is not a real image is refused in the page's language", async () => {
    await control.reset();
    await signIn(page);
    await visit(filesPath.replace("/en/", "/nl/"));
    await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
    const widget = uploadWidget(page.locator("[data-island=image-upload]"));
    await widget.ready();
    for (const file of [
      text("notes.txt"),
      { name: "program.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ\x90\0 renamed") },
    ]) {
      await widget.pick(file);
      await expect.poll(() => widget.names()).toContain(file.name);
      await expect(widget.host.locator(".atoll-file-problem")).toHaveText("Kies een geldige afbeelding.");
    }
    expect((await control.log()).some(({ path }) => path.endsWith("/assetslibrary/upload"))).toBe(false);
    // The previous image is kept.
    expect(await field(widget, "AssetId-photo")).toBe("1503");
  });
});

test("AST-12 IMG-02 UPL-04 each widget applies its own minimum size and file kinds to images", async ({
  page,
  control,
  visit,
}) => {
  const [small, withTypes, withoutTypes] = (await openForms(
    page,
    control,
    visit,
    ['data-crop="200,100"', 'data-file-type="Image, Document"', ""],
    "image-upload",
  )) as [Widget, Widget, Widget];

  await test.step("an image that is too small shows the minimum size and is not sent", async () => {
    await small.pick(await chart("small.png", 4000, 99));
    await small.finished(1);
    await expect(small.host.locator(".atoll-file-problem")).toHaveText(
      "The image is too small. Minimum size: 200 x 100 px",
    );
    expect((await control.log()).some(({ path }) => path === uploadPath)).toBe(false);
  });

  await test.step(`the page's file types are posted with the image, otherwise "Image"`, async () => {
    const fileTypes: string[] = [];
    await page.route(`**${uploadPath}`, async (route) => {
      fileTypes.push(
        /name="fileType"\r\n\r\n(.*)\r\n/.exec(route.request().postDataBuffer()!.toString("latin1"))?.[1] ?? "",
      );
      await route.continue();
    });
    for (const widget of [withTypes, withoutTypes]) {
      await control.answer({
        path: uploadPath,
        method: "POST",
        ...json([
          {
            guid: "g",
            tmpName: "t",
            name: "any.png",
            thumbnail_url: "",
            size: 9,
            fileType: "Image",
            width: 31,
            height: 17,
          },
        ]),
      });
      await widget.pick(await chart("any.png", 31, 17));
      await widget.finished(1);
    }
    expect(fileTypes).toEqual(["Image,Document", "Image"]);
  });
});

test("ERR-05 UPL-07 a crop whose code takes over two minutes is cancelled and releases the form @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/a call failed|crop dialog/);
  await page.clock.install();
  let requests = 0;
  let abort = (): void => {};
  const aborted = new Promise<void>((resolve) => (abort = resolve));
  await page.route("**/chunks/*.js*", async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("atoll-crop-place")) return route.fulfill({ response });
    requests++;
    await aborted;
    await route.abort().catch(() => undefined);
  });
  const widget = await openImage(page, control, visit);
  await widget.pick(await chart("map.png", 900, 600));
  await expect.poll(() => requests).toBe(1);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(widget.note).toHaveText(
    "Your files are still being uploaded. The form will then be sent automatically.",
  );
  await page.clock.fastForward(120_000);
  await expect.poll(() => widget.states()).toEqual(["failed"]);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(widget.note).toHaveText(
    "The form was not sent because a file could not be uploaded. Upload that file again or delete it.",
  );
  await expect(page.locator("#papers")).not.toHaveAttribute("aria-busy");
  guard.allowConsole(/net::ERR_FAILED/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("net::ERR_FAILED"));
  abort();
  await logged;
});

test(
  "AST-06 AST-08 a new image replaces the old one and is saved; a failed one does not",
  { tag: "@both" },
  async ({ page, visit, control, guard }) => {
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
    // A field for one image shows no count.
    await expect(widget.summary).toHaveCount(0);
    expect(await field(widget, "AssetId-photo")).toBe("1503");
    await widget.act("Upload new.png again").click();
    await expect.poll(() => widget.names()).toEqual(["new.png"]);
    await widget.host.getByLabel("Name of new.png").fill("Front");
    await widget.host.getByLabel("Name of new.png").press("Enter");
    expect(await field(widget, "asset-photo-name-changed")).toBe("true");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your documents and photo have been saved.")).toBeVisible();
    await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
    await widget.ready();
    expect(await widget.names()).toEqual(["Front.png"]);
    await widget.act("Delete Front.png").click();
    await expect(widget.act("Keep Front.png")).toBeFocused();
    expect(await field(widget, "AssetId-photo")).toBe("");
    await page.getByRole("button", { name: "Save" }).click();
    // The same message was visible before: wait until the page has changed.
    await expect(widget.act("Keep Front.png")).toHaveCount(0);
    await expect(page.getByText("Your documents and photo have been saved.")).toBeVisible();
    await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
    await widget.ready();
    await expect(widget.rows).toHaveCount(0);
  },
);

const stored = {
  AssetId: "77",
  Name: "Harbour.jpg",
  OriginalFileName: "h.jpg",
  Uri: "/x",
  thumbnail_url: "",
  size: 5120,
  fileType: "Image",
  Width: 640,
  Height: 480,
};

test("AST-11 an image known only by id is looked up; if that fails, the form keeps its id", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/404/);
  guard.allowConsole(/a call found nothing/);
  const lookUp = "/api/v1/assetslibrary/assets/";
  await control.answer({ path: `${lookUp}77`, ...json(stored) });
  await control.answer({ path: `${lookUp}78`, ...json({}, 404) });
  const logged = collectConsole(page);
  const [found, missing] = (await openForms(
    page,
    control,
    visit,
    ['data-asset-id="77"', 'data-asset-id="78"'],
    "image-upload",
  )) as [Widget, Widget];
  await expect(found.rows).toContainText("640 × 480 px");
  expect(await found.names()).toEqual(["Harbour.jpg"]);
  expect(await field(found, "AssetId-a")).toBe("77");
  expect(await field(found, "AssetLoadeda")).toBe("");
  await expectConsole(logged, [/404/, /a call found nothing/]);
  expect(await field(missing, "AssetId-b")).toBe("78");
  await found.pick(await chart("broken.txt", 31, 17));
  await found.finished(2);
  await expect(found.host.getByRole("button", { name: /^Move/ })).toHaveCount(0);
});
