// Files that are not taken, and files that do not arrive.
import { expect, test } from "../guard/test.ts";
import { shopStyle } from "../lab.ts";
import { dialog } from "../shop/visitor.ts";
import {
  assertive,
  chart,
  holdUploads,
  json,
  onDisk,
  openDocuments,
  openForm,
  openForms,
  pdf,
  polite,
  posted,
  text,
  uploadPath,
  uploads,
  type Widget,
} from "./uploads.ts";

test("UPL-01 UPL-02 UPL-03 UPL-07 LOC-01 each file that is not taken says why in the page's language, and is not sent", async ({
  page,
  visit,
  control,
}) => {
  const widget = await openDocuments(page, visit, "fr");
  await expect(widget.button).toHaveText("Choisir d’autres fichiers");
  // One that is right and three that are not.
  await widget.pick(
    text("good.txt"),
    text("big.txt", "a".repeat(6_000_000)),
    await chart("photo.png", 10, 10),
    text("empty.txt", ""),
  );
  await widget.settled(6);
  const problems = await widget.host.locator(".atoll-file-problem").allTextContents();
  expect(problems.map((one) => one.replaceAll(/\s/g, " "))).toEqual([
    "Le fichier fait 5,7 Mo ; 5 Mo au plus sont autorisés.",
    "Ce type de fichier n’est pas accepté. Autorisés : PDF, DOCX, XLSX, TXT, CSV.",
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

test("UPL-03 UPL-04 UPL-06 UPL-07 each widget refuses by its own rules: twice the same, one too many, another kind, too small; and an answer that says little is enough", async ({
  page,
  control,
  visit,
}) => {
  const [free, two, cropped, lean] = (await openForms(page, control, visit, [
    "",
    'data-max-files="2" data-file-type="Document"',
    'data-crop="60,40"',
    "",
  ])) as [Widget, Widget, Widget, Widget];

  await test.step("a file that is picked twice is sent once", async () => {
    const path = onDisk(text("same.txt"));
    await free.pick(path);
    await free.settled(1);
    await free.pick(path);
    await expect(free.host.locator(".atoll-file-problem")).toHaveText("This file is in the list already.");
    await expect(assertive(page)).toHaveText("same.txt: This file is in the list already.");
    expect(await uploads(control)).toBe(1);
    // Once it is gone it may come back.
    await free.act("Delete same.txt").first().click();
    await free.pick(path);
    await expect.poll(() => free.states()).toEqual(["rejected", "done"]);
  });

  await test.step("one file more than allowed, and one of another kind, are told so", async () => {
    await two.pick(text("a.txt"), text("b.txt"), text("c.txt"), await chart("d.png", 5, 5));
    await two.settled(4);
    await expect(two.host.locator(".atoll-file-problem")).toHaveText([
      "There can be at most 2 files.",
      "Please choose a correct file.",
    ]);
    await two.act("Delete a.txt").click();
    await two.pick(text("e.txt"));
    await expect.poll(() => two.states()).toEqual(["done", "rejected", "rejected", "done"]);
  });

  await test.step("an image that is smaller than the crop is told the size that it needs", async () => {
    await cropped.pick(await chart("small.png", 59, 400), await chart("fits.png", 60, 40), text("a.txt"));
    await cropped.settled(3);
    expect(await cropped.states()).toEqual(["rejected", "done", "done"]);
    await expect(cropped.host.locator(".atoll-file-problem")).toHaveText(
      "The image is too small. It must have at least 60 x 40 px",
    );
  });

  await test.step("of a file of which the server says little the file itself tells the rest", async () => {
    await control.answer({
      path: uploadPath,
      method: "POST",
      status: 200,
      contentType: "text/plain",
      body: JSON.stringify({ tmpName: "t-1", unknown: [1] }),
    });
    await lean.pick(pdf("lean.pdf"));
    await lean.settled(1);
    expect(await lean.states()).toEqual(["done"]);
    expect(await posted(lean.host)).toEqual(
      expect.arrayContaining([
        ["list-assets-orders-d", "t-1"],
        ["asset-t-1-name", "lean.pdf"],
        ["file-upload-required-d", "true"],
      ]),
    );
  });
});

test("UPL-03 LOC-01 one file is spoken of as one, in the page's language", async ({ page, control, visit }) => {
  const held = await holdUploads(page);
  const widget = await openForm(page, control, visit, 'data-max-files="1"', {
    lang: "nl",
    settings: { culture: "nl", locale: "nl-BE" },
  });
  await expect(widget.host.locator(".atoll-upload-hint")).toHaveText("hoogstens 1 bestand");
  await widget.pick(text("a.txt"), text("b.txt"));
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("Er kan hoogstens 1 bestand zijn.");
  await expect(widget.summary).toHaveText("0 van 1 bestand");
  await held.letGo();
  await expect(widget.summary).toHaveText("1 bestand");
});

const page500 = { status: 500, body: "<!doctype html><h1>Oops</h1>" };
const failures: { what: string; answer: object; said: string; console: RegExp[] }[] = [
  {
    what: "the server fails",
    answer: page500,
    said: "The file could not be sent.",
    console: [/status of 500/, /a call failed.*500/],
  },
  {
    what: "the answer is an Error",
    answer: json([{ Error: "The <b>disk</b> is full." }]),
    said: "The <b>disk</b> is full.",
    console: [/a call failed.*disk/],
  },
  {
    what: "the answer names no asset",
    answer: json([{ name: "x" }]),
    said: "The file could not be sent.",
    console: [/a call failed.*expected a guid/],
  },
];

test("UPL-01 UPL-07 ERR-04 when a file fails one dialog says so; the row says why and can be sent again, the rest stays", async ({
  page,
  control,
  visit,
  guard,
}) => {
  const widget = await openForm(page, control, visit);
  await page.getByLabel("Remark").fill("keep me");
  await widget.pick(text("first.txt"));
  await widget.settled(1);
  const problem = widget.host.locator(".atoll-file-problem");
  const closeDialog = async (): Promise<void> => {
    await expect(dialog(page)).toContainText("Something went wrong. Please try again in a moment.");
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(dialog(page)).toHaveCount(0);
  };
  for (const { what, answer, said, console } of failures) {
    await test.step(`as ${what}`, async () => {
      for (const pattern of console) guard.allowConsole(pattern);
      await control.answer({ path: uploadPath, method: "POST", ...answer });
      await widget.pick(text("second.txt"));
      await closeDialog();
      await expect(problem).toHaveText(said);
      expect(await widget.states()).toEqual(["done", "failed"]);
      await expect(page.getByLabel("Remark")).toHaveValue("keep me");
      await widget.act("Send second.txt again").click();
      await expect.poll(() => widget.states()).toEqual(["done", "done"]);
      await expect(widget.act("Delete second.txt")).toBeFocused();
      await widget.act("Delete second.txt").click();
      await expect(widget.rows).toHaveCount(1);
    });
  }

  await test.step("as the connection breaks", async () => {
    guard.allowConsole(/net::ERR/);
    guard.allowConsole(/a call failed.*connection broke/);
    await page.route(`**${uploadPath}`, (route) => route.abort("connectionreset"), { times: 1 });
    await widget.pick(text("lost.txt"));
    await closeDialog();
    await expect(problem).toHaveText("The connection was lost while the file was sent.");
    await widget.act("Send lost.txt again").click();
    await expect.poll(() => widget.states()).toEqual(["done", "done"]);
    await widget.act("Delete lost.txt").click();
    await expect(widget.rows).toHaveCount(1);
  });

  await test.step("what the server knows better, it says: a program by the name of a text", async () => {
    guard.allowConsole(/422/);
    await widget.pick({
      name: "harmless.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("MZ\x90\0\x03 This program cannot be run"),
    });
    await closeDialog();
    await expect(problem).toHaveText("harmless.txt: programs are not taken.");
    expect(await widget.states()).toEqual(["done", "failed"]);
  });
});

test("UPL-07 a connection on which nothing moves for a minute is given up, and the row says so", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/a call failed.*nothing of stuck\.txt moved for 60 s/);
  await page.clock.install();
  const widget = await openForm(page, control, visit);
  const { count, letGo } = await holdUploads(page);
  await widget.pick(text("stuck.txt"));
  await expect.poll(count).toBe(1);
  // Time goes on meanwhile, too.
  await page.clock.fastForward(50_000);
  expect(await widget.states()).toEqual(["sending"]);
  await page.clock.fastForward(10_000);
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText(
    "The connection was lost while the file was sent.",
  );
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await letGo();
  await widget.act("Send stuck.txt again").click();
  await expect.poll(() => widget.states()).toEqual(["done"]);
  await page.clock.resume();
});

test("ERR-01 UPL-07 files for which the server wants a login open one login, and are sent once more after it", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/status of 401/);
  const widget = await openForm(page, control, visit, "", { head: shopStyle });
  await page.getByLabel("Remark").fill("keep me");
  const login = page.locator("dialog:visible");
  for (const [how, answer] of [
    ["a refusal", json({ Message: "Who are you?" }, 401)],
    ["a redirect to the login page", { status: 302, headers: { Location: "/en/security/login?returnUrl=/" } }],
  ] as const) {
    await test.step(`asked for by ${how}`, async () => {
      await page.context().clearCookies({ name: "lagune" });
      const before = await uploads(control);
      await control.answer({ path: uploadPath, method: "POST", times: 2, ...answer });
      await widget.pick(text(`one, after ${how}.txt`), text(`two, after ${how}.txt`));
      await expect(login).toHaveAccessibleName("Log in");
      await expect(login).toHaveCount(1);
      await expect.poll(async () => (await widget.states()).slice(-2)).toEqual(["waiting", "waiting"]);
      await login.locator("[name=email]").fill("ada@example.org");
      await login.locator("[name=password]").fill("lagune");
      await login.locator("[name=password]").press("Enter");
      await expect(login).toHaveAccessibleName(/once more/);
      await login.getByRole("button", { name: "Yes" }).click();
      await expect.poll(async () => (await widget.states()).slice(-2)).toEqual(["done", "done"]);
      await expect(page.getByLabel("Remark")).toHaveValue("keep me");
      expect((await uploads(control)) - before).toBe(4);
    });
  }
});

test("UPL-02 UPL-07 a photo of 30 MB is refused before a byte is sent, or, where only the server knows, after all of it with the server's words", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/status of 413/);
  guard.allowConsole(/a call failed.*413/);
  // As cameras write them, without compression.
  const bytes = Buffer.alloc(30 * 1024 * 1024, 0x7f);
  bytes.write("BM");
  const photo = onDisk({ name: "from-the-camera.bmp", mimeType: "image/bmp", buffer: bytes });
  const [told, widget] = (await openForms(page, control, visit, ['data-max-file-size="20 MB"', ""])) as [
    Widget,
    Widget,
  ];
  await told.pick(photo);
  await expect(told.host.locator(".atoll-file-problem")).toHaveText("The file has 30 MB; at most 20 MB are allowed.");
  expect(await uploads(control)).toBe(0);
  // On a line that takes a while.
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 15 * 1024 * 1024,
  });
  await widget.pick(photo);
  await expect(widget.host.getByRole("progressbar").first()).toBeVisible();
  await expect(polite(page)).toContainText(/(25|50|75) %/);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText(/25 MB at most/);
  expect(await widget.states()).toEqual(["failed"]);
  await line.detach();
});
