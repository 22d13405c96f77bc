// Files that are refused, and files whose upload fails.
import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { shopStyle } from "../../../browser/lab.ts";
import { dialog } from "../../../browser/shop/visitor.ts";
import {
  assertive,
  chart,
  onDisk,
  openDocuments,
  openForm,
  openForms,
  polite,
  posted,
  text,
  uploadPath,
  uploads,
  type Widget,
} from "../uploads.ts";

test("UPL-01 UPL-02 UPL-03 UPL-07 LOC-01 a refused file shows why in the page's language and is not sent", async ({
  page,
  visit,
  control,
}) => {
  const widget = await openDocuments(page, visit, "fr");
  await expect(widget.button).toHaveText("Choisir d’autres fichiers");
  await widget.pick(
    text("good.txt"),
    text("big.txt", "a".repeat(6_000_000)),
    await chart("photo.png", 10, 10),
    text("empty.txt", ""),
  );
  await widget.finished(6);
  const problems = await widget.host.locator(".atoll-file-problem").allTextContents();
  expect(problems.map((problem) => problem.replaceAll(/\s/g, " "))).toEqual([
    "Le fichier fait 5,7 Mo ; la taille maximale est de 5 Mo.",
    "Ce type de fichier n’est pas accepté. Types acceptés : PDF, DOCX, XLSX, TXT, CSV.",
    "Le fichier est vide.",
  ]);
  expect((await control.log()).filter(({ path }) => path === "/fr/assetslibrary/upload").length).toBe(1);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(
    (await posted(widget.host))
      .filter(([name]) => name.startsWith("AssetsLoaded"))
      .every(([, value]) => /^[\w-]{36}$/.test(value)),
  ).toBe(true);
});

test("UPL-03 UPL-04 UPL-06 UPL-07 each widget applies its own rules to its files", async ({ page, control, visit }) => {
  const [unlimited, twoDocuments, cropped] = (await openForms(page, control, visit, [
    "",
    'data-max-files="2" data-file-type="Document"',
    'data-crop="60,40"',
  ])) as [Widget, Widget, Widget];

  await test.step("a file that is picked twice is uploaded once", async () => {
    const path = onDisk(text("same.txt"));
    await unlimited.pick(path);
    await unlimited.finished(1);
    await unlimited.pick(path);
    await expect(unlimited.host.locator(".atoll-file-problem")).toHaveText("This file is already in the list.");
    await expect(assertive(page)).toHaveText("same.txt: This file is already in the list.");
    expect(await uploads(control)).toBe(1);
  });

  await test.step("one file too many and a file of the wrong type each show the reason", async () => {
    await twoDocuments.pick(text("a.txt"), text("b.txt"), text("c.txt"), await chart("d.png", 5, 5));
    await twoDocuments.finished(4);
    await expect(twoDocuments.host.locator(".atoll-file-problem")).toHaveText([
      "You can add up to 2 files.",
      "Please choose a valid file.",
    ]);
  });

  await test.step("an image smaller than the crop shows the minimum size", async () => {
    await cropped.pick(await chart("small.png", 59, 400), await chart("fits.png", 60, 40), text("a.txt"));
    await cropped.finished(3);
    expect(await cropped.states()).toEqual(["rejected", "done", "done"]);
    await expect(cropped.host.locator(".atoll-file-problem")).toHaveText(
      "The image is too small. Minimum size: 60 x 40 px",
    );
  });
});

const page500 = { status: 500, body: "<!doctype html><h1>Oops</h1>" };
const failed = "The file could not be uploaded.";
/** Each way in which an upload fails, with the reason shown at the file and the messages in the console. */
const failures: { what: string; answer: object | "broken"; reason: string; console: RegExp[]; isRare?: true }[] = [
  { what: "the server fails", answer: page500, reason: failed, console: [/status of 500/, /a call failed.*500/] },
  {
    what: "the connection breaks",
    answer: "broken",
    reason: "The connection was lost during the upload.",
    console: [/net::ERR/, /a call failed.*connection broke/],
    isRare: true,
  },
];

const logins: { how: string; answer: object; isRare?: true }[] = [
  { how: "a refusal", answer: json({ Message: "Who are you?" }, 401) },
  {
    how: "a redirect to the login page",
    answer: { status: 302, headers: { Location: "/en/security/login?returnUrl=/" } },
    isRare: true,
  },
];

for (const isRare of [undefined, true] as const) {
  const title = isRare
    ? "ERR-04 a broken connection has one dialog, too; a redirect to the login opens it @all"
    : "UPL-01 ERR-04 a failed upload has one dialog, a reason and a retry; a login opens once";
  test(`UPL-07 ERR-01 ${title}`, async ({ page, control, visit, guard }) => {
    const widget = await openForm(page, control, visit, "", { head: shopStyle });
    await page.getByLabel("Remark").fill("keep me");
    await widget.pick(text("first.txt"));
    await widget.finished(1);
    const problem = widget.host.locator(".atoll-file-problem");
    const closeDialog = async (): Promise<void> => {
      await expect(dialog(page)).toContainText("Something went wrong. Please try again in a moment.");
      await dialog(page).getByRole("button", { name: "Close" }).last().press("Enter");
      await expect(dialog(page)).toHaveCount(0);
    };
    for (const { what, answer, reason, console } of failures.filter((failure) => failure.isRare === isRare)) {
      await test.step(`when ${what}`, async () => {
        for (const pattern of console) guard.allowConsole(pattern);
        if (answer === "broken")
          await page.route(`**${uploadPath}`, (route) => route.abort("connectionreset"), { times: 1 });
        else await control.answer({ path: uploadPath, method: "POST", ...(answer as { status: number }) });
        await widget.pick(text("second.txt"));
        await closeDialog();
        await expect(problem).toHaveText(reason);
        expect(await widget.states()).toEqual(["done", "failed"]);
        await expect(page.getByLabel("Remark")).toHaveValue("keep me");
        await widget.act("Upload second.txt again").press("Enter");
        await expect.poll(() => widget.states()).toEqual(["done", "done"]);
        await expect(widget.act("Delete second.txt")).toBeFocused();
        await widget.act("Delete second.txt").press("Enter");
        await expect(widget.rows).toHaveCount(1);
      });
    }

    if (!isRare)
      await test.step("a program with the name of a text file shows the server's reason", async () => {
        guard.allowConsole(/422/);
        await widget.pick({
          name: "harmless.txt",
          mimeType: "text/plain",
          buffer: Buffer.from("MZ\x90\0\x03 This program cannot be run"),
        });
        await expect(problem).toHaveText("harmless.txt: programs are not allowed.");
        await expect(assertive(page)).toContainText("harmless.txt: programs are not allowed.");
        await expect(dialog(page)).toHaveCount(0);
        expect(await widget.states()).toEqual(["done", "failed"]);
      });

    if (!isRare) guard.allowConsole(/status of 401/);
    const login = page.locator("dialog:visible");
    for (const { how, answer } of logins.filter((login) => login.isRare === isRare)) {
      await test.step(`login required through ${how}`, async () => {
        await page.context().clearCookies({ name: "lagune" });
        const before = await uploads(control);
        await control.answer({ path: uploadPath, method: "POST", times: 2, ...(answer as { status: number }) });
        await widget.pick(text("one.txt"), text("two.txt"));
        await expect(login).toHaveAccessibleName("Log in");
        await expect(login).toHaveCount(1);
        await expect.poll(async () => (await widget.states()).slice(-2)).toEqual(["waiting", "waiting"]);
        await login.locator("[name=email]").fill("ada@example.org");
        await login.locator("[name=password]").fill("lagune");
        await login.locator("[name=password]").press("Enter");
        await expect(login).toHaveAccessibleName(/request again/);
        await login.getByRole("button", { name: "Send again" }).press("Enter");
        await expect.poll(async () => (await widget.states()).slice(-2)).toEqual(["done", "done"]);
        await expect(page.getByLabel("Remark")).toHaveValue("keep me");
        expect((await uploads(control)) - before).toBe(4);
      });
    }
  });
}

test("UPL-02 UPL-07 a photo of 30 MB is refused before the upload, or by the server after it @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/status of 413/);
  // Uncompressed, as some cameras write them.
  const bytes = Buffer.alloc(30 * 1024 * 1024, 0x7f);
  bytes.write("BM");
  const photo = onDisk({ name: "from-the-camera.bmp", mimeType: "image/bmp", buffer: bytes });
  const [limited, widget] = (await openForms(page, control, visit, ['data-max-file-size="20 MB"', ""])) as [
    Widget,
    Widget,
  ];
  await limited.pick(photo);
  await expect(limited.host.locator(".atoll-file-problem")).toHaveText("The file is 30 MB; the maximum is 20 MB.");
  expect(await uploads(control)).toBe(0);
  // Throttled, so that the upload takes a while.
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 15 * 1024 * 1024,
  });
  // Awaited from here on: the upload lasts two seconds.
  const progress = widget.host.getByRole("progressbar").first().waitFor();
  await widget.pick(photo);
  await progress;
  await expect(polite(page)).toContainText(/(25|50|75)%/);
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText(/maximum size is 25 MB/);
  expect(await widget.states()).toEqual(["failed"]);
  await expect(dialog(page)).toHaveCount(0);
  await network.detach();
});
