// One image of a form.
import { expect, test } from "../guard/test.ts";
import { complained, complaints } from "./complaints.ts";
import { dialog } from "../shop/visitor.ts";
import {
  assertive,
  chart,
  filesPath,
  json,
  openForms,
  openImage,
  posted,
  signIn,
  text,
  uploadPath,
  uploadWidget,
  type Widget,
} from "./uploads.ts";

const field = async (widget: Widget, name: string): Promise<string | undefined> =>
  (await posted(widget.host)).find(([own]) => own === name)?.[1];

test("IMG-01 an image of exactly the crop's size is taken as it is, and so is any without a crop", async ({
  page,
  control,
  visit,
}) => {
  const [widget, free] = (await openForms(page, control, visit, ['data-crop="200,100"', ""], "image-upload")) as [
    Widget,
    Widget,
  ];
  await widget.pick(await chart("exact.png", 200, 100));
  await widget.settled(1);
  await expect(widget.rows).toContainText("200 × 100 px");
  expect(await field(widget, "AssetName-a")).toBe("exact.png");
  await free.pick(await chart("any.png", 31, 17));
  await free.settled(1);
  await expect(free.rows).toContainText("31 × 17 px");
  await expect(dialog(page)).toHaveCount(0);
});

test("AST-12 IMG-02 UPL-04 the size that an image needs, and the kinds that a page tells, are those of its widget", async ({
  page,
  control,
  visit,
}) => {
  const crop = 'data-crop="200,100"';
  const [small, odd, unknown, told, untold] = (await openForms(
    page,
    control,
    visit,
    [crop, crop, crop, 'data-file-type="Image, Document"', ""],
    "image-upload",
  )) as [Widget, Widget, Widget, Widget, Widget];

  await test.step("an image that is too small is told the size that it needs, and is not sent", async () => {
    await small.pick(await chart("small.png", 4000, 99));
    await small.settled(1);
    await expect(small.host.locator(".atoll-file-problem")).toHaveText(
      "The image is too small. It must have at least 200 x 100 px",
    );
    expect((await control.log()).some(({ path }) => path === uploadPath)).toBe(false);
  });

  await test.step("the server's word on the size counts: it may know that the image is too small", async () => {
    const answer = [
      {
        guid: "g",
        tmpName: "t",
        name: "odd.png",
        thumbnail_url: "",
        size: 9,
        fileType: "Image",
        width: 100,
        height: 100,
      },
    ];
    await control.answer({
      path: uploadPath,
      method: "POST",
      status: 200,
      contentType: "application/json",
      body: JSON.stringify(answer),
    });
    await odd.pick(await chart("odd.png", 300, 300));
    await odd.settled(1);
    expect(await odd.states()).toEqual(["rejected"]);
    await expect(assertive(page)).toHaveText("odd.png: The image is too small. It must have at least 200 x 100 px");
  });

  await test.step("an image that neither the server nor the browser can measure is told so, and may be one of another format", async () => {
    const answer = [{ guid: "g", tmpName: "t", name: "scan.tif", thumbnail_url: "", size: 9, fileType: "Image" }];
    await control.answer({
      path: uploadPath,
      method: "POST",
      status: 200,
      contentType: "application/json",
      body: JSON.stringify(answer),
    });
    await unknown.pick({
      name: "scan.tif",
      mimeType: "image/tiff",
      buffer: Buffer.from("II*\0 as a scanner makes it"),
    });
    await unknown.settled(1);
    expect(await unknown.states()).toEqual(["rejected"]);
    await expect(unknown.host.locator(".atoll-file-problem")).toHaveText(
      "The size of the image is not known; please choose another format, such as JPEG or PNG.",
    );
    expect(await field(unknown, "AssetId-c")).toBe("");
  });

  await test.step("the kinds that the page tells are posted with the image, else that it is one", async () => {
    const kinds: string[] = [];
    await page.route(`**${uploadPath}`, async (route) => {
      kinds.push(
        /name="fileType"\r\n\r\n(.*)\r\n/.exec(route.request().postDataBuffer()!.toString("latin1"))?.[1] ?? "",
      );
      await route.continue();
    });
    for (const widget of [told, untold]) {
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
      await widget.settled(1);
    }
    expect(kinds).toEqual(["Image,Document", "Image"]);
  });
});

test("ERR-05 UPL-07 the crop whose code does not come in two minutes is given up, and the form that waited is let go of", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/a call failed|crop dialog/);
  await page.clock.install();
  let asked = 0;
  let end = (): void => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  await page.route("**/chunk.*.js*", async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("atoll-crop-place")) return route.fulfill({ response });
    asked++;
    await over;
    await route.abort().catch(() => undefined);
  });
  const widget = await openImage(page, control, visit);
  await widget.pick(await chart("map.png", 900, 600));
  await expect.poll(() => asked).toBe(1);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(widget.note).toHaveText("Your files are still being sent. The form follows by itself.");
  await page.clock.fastForward(120_000);
  await expect.poll(() => widget.states()).toEqual(["failed"]);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(widget.note).toHaveText(
    "The form is not sent, because a file could not be. Send that file again or delete it.",
  );
  await expect(page.locator("#papers")).not.toHaveAttribute("aria-busy");
  guard.allowConsole(/net::ERR_FAILED/);
  const told = page.waitForEvent("console", (message) => message.text().includes("net::ERR_FAILED"));
  end();
  await told;
});

test("UPL-05 LOC-01 what is no image, and what only looks like one, is asked to be a correct image, in the page's language", async ({
  page,
  visit,
  control,
}) => {
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
    await expect(widget.host.locator(".atoll-file-problem")).toHaveText("Kies een correcte afbeelding.");
  }
  expect((await control.log()).some(({ path }) => path.endsWith("/assetslibrary/upload"))).toBe(false);
  // What was there is there.
  expect(await field(widget, "AssetId-photo")).toBe("1503");
});

test(
  "AST-06 AST-08 a new image takes the place of the one before, and is saved; a failed one does not",
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
    // Of one image that is wanted there is nothing to count.
    await expect(widget.summary).toHaveCount(0);
    expect(await field(widget, "AssetId-photo")).toBe("1503");
    await widget.act("Send new.png again").click();
    await expect.poll(() => widget.names()).toEqual(["new.png"]);
    await widget.host.getByLabel("Name of new.png").fill("Front");
    await widget.host.getByLabel("Name of new.png").press("Enter");
    expect(await field(widget, "asset-photo-name-changed")).toBe("true");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your documents and photo are saved.")).toBeVisible();
    await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
    await widget.ready();
    expect(await widget.names()).toEqual(["Front.png"]);
    await widget.act("Delete Front.png").click();
    await expect(widget.act("Keep Front.png after all")).toBeFocused();
    expect(await field(widget, "AssetId-photo")).toBe("");
    await page.getByRole("button", { name: "Save" }).click();
    // The page that said so before says so still.
    await expect(widget.act("Keep Front.png after all")).toHaveCount(0);
    await expect(page.getByText("Your documents and photo are saved.")).toBeVisible();
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

test("AST-11 the image whose id the page tells is looked up, with its size in pixels; one that cannot be had stays in the form all the same", async ({
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
  const said = complaints(page);
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
  await complained(said, [/404/, /a call found nothing/]);
  expect(await field(missing, "AssetId-b")).toBe("78");
});
