import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { dialog, heading, live } from "../shop/visitor.ts";
import { assertive, chart, filesPath, holdUploads, openForm, pdf, polite, posted, signIn, text, uploadForm, uploadPath, uploadWidget, type Widget } from "./uploads.ts";

const SCRIPTED = "files that a script hands in count as no visitor's doing";

async function openOwn(page: Page, visit: (path: string) => Promise<unknown>, culture = "en"): Promise<Widget> {
  await signIn(page);
  await visit(filesPath.replace("/en/", `/${culture}/`));
  const widget = uploadWidget(page.locator("[data-island=assets-upload]"));
  await widget.ready();
  return widget;
}

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const uploads = async (control: { log(): Promise<{ method: string; path: string }[]> }): Promise<number> =>
  (await control.log()).filter(({ method, path }) => method === "POST" && path === uploadPath).length;

test("AST-06 AST-07 AST-11 what is there shows at once; files are sent, renamed, ordered and deleted, and saved so", { tag: "@both" }, async ({ page, visit }) => {
  const widget = await openOwn(page, visit);
  expect(await widget.names()).toEqual(["Trade register extract.pdf", "Delivery notes.txt"]);
  await widget.pick(pdf("invoice.pdf"), text("terms.txt"));
  await widget.settled(4);
  expect(await widget.names()).toEqual(["Trade register extract.pdf", "Delivery notes.txt", "invoice.pdf", "terms.txt"]);
  await widget.host.getByLabel("Name of invoice.pdf").fill("Our invoice");
  await widget.act("Move terms.txt up").click();
  await expect.poll(() => widget.names()).toEqual(["Trade register extract.pdf", "Delivery notes.txt", "terms.txt", "Our invoice.pdf"]);
  await widget.act("Delete Delivery notes.txt").click();
  await save(page);
  await expect(page.getByText("Your documents and photo are saved.")).toBeVisible();
  await widget.ready();
  expect(await widget.names()).toEqual(["Trade register extract.pdf", "terms.txt", "Our invoice.pdf"]);
});

test("AST-07 AST-09 the form posts the same names with and without JavaScript, and none twice", async ({ page, visit, browser, baseURL }) => {
  await signIn(page);
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() });
  const other = await plain.newPage();
  await other.goto(filesPath);
  const without = await other.locator("form.own-files").evaluate((form) => [...new FormData(form as HTMLFormElement).keys()]);
  await plain.close();
  await visit(filesPath);
  const widget = uploadWidget(page.locator("[data-island=assets-upload]"));
  await widget.ready();
  await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
  await uploadWidget(page.locator("[data-island=image-upload]")).ready();
  const withScript = (await posted(widget.host)).map(([name]) => name);
  expect(new Set(withScript).size).toBe(withScript.length);
  const onlyPlain = new Set(["file-documents", "file-photo"]);
  expect(withScript.filter((name) => name !== "asset-photo-name-changed").sort()).toEqual(without.filter((name) => !onlyPlain.has(name)).sort());
});

test("AST-07 without JavaScript a document goes in by the plain field", async ({ browser, page, baseURL, guard: _guard }) => {
  await signIn(page);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto(filesPath);
  await plain.locator("input[name=file-documents]").setInputFiles([text("plain.txt")]);
  await plain.getByRole("button", { name: "Save" }).click();
  await expect(plain.getByText("Your documents and photo are saved.")).toBeVisible();
  await expect(plain.locator(".own-documents li")).toHaveCount(3);
  await context.close();
});

/** Answers for the chunk with Dropzone in it. */
async function atLibrary(page: Page, answer: (go: () => Promise<void>, stop: () => Promise<void>) => Promise<void>): Promise<void> {
  await page.route("**/chunk.*.js*", async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("dz-hidden-input")) return route.fulfill({ response });
    await answer(() => route.fulfill({ response }), () => route.abort());
  });
}

test("OPT-04 AST-05 UPL-07 until what sends files is there the widget is blocked; files picked before are taken over, and posted once", { tag: "@both" }, async ({ page, control, visit }) => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await atLibrary(page, (go) => held.then(go));
  // The code waits for a script of the page, so that there is time to pick a file.
  await serveLab(control, { form: { page: uploadForm('data-island-when="interaction"') } });
  await visit("/lab/form");
  await page.locator("#plain").setInputFiles([text("early.txt")]);
  await page.locator("#plain").focus();
  const widget = uploadWidget(page.locator("[data-island=assets-upload]"));
  await live(widget.host);
  await expect(widget.button).toBeDisabled();
  await expect(widget.host.locator(".atoll-upload")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("#plain")).toBeHidden();
  letGo();
  await expect(widget.button).toBeEnabled();
  await expect(widget.host.locator(".atoll-upload")).toHaveAttribute("aria-busy", "false");
  await expect(widget.button).toBeFocused();
  await widget.settled(1);
  expect(await uploads(control)).toBe(1);
  expect((await posted(widget.host)).map(([name]) => name)).not.toContain("plain");
});

test("AST-05 ERR-05 where what sends files cannot be had, the plain field is back with what was picked, and the form posts it", async ({ page, control, visit, guard }) => {
  guard.allowConsole(/net::ERR_FAILED/);
  guard.allowConsole(/island assets-upload on .* failed \(load\).*chunk load failed|chunk load failed/);
  await atLibrary(page, (_go, stop) => stop());
  await serveLab(control, { form: { page: uploadForm('data-island-when="interaction"') } });
  await visit("/lab/form");
  await page.locator("#plain").setInputFiles([text("early.txt")]);
  await page.locator("#plain").focus();
  const host = page.locator("[data-island=assets-upload]");
  await expect(host).toHaveAttribute("data-island-state", "failed");
  await expect(page.locator("#plain")).toBeVisible();
  await expect(page.locator("#plain")).toBeEnabled();
  expect(await posted(host)).toEqual([["plain", "file early.txt"], ["remark", ""]]);
  expect(await host.evaluate((element) => element.querySelectorAll(".atoll-upload, input[type=hidden], input[type=checkbox]").length)).toBe(0);
});

const words = {
  en: { big: "The file has 5.7 MB; at most 5 MB are allowed.", type: "This kind of file is not taken. Allowed: PDF, DOCX, XLSX, TXT, CSV.", empty: "The file is empty.", button: "Choose more files" },
  fr: { big: "Le fichier fait 5,7 Mo ; 5 Mo au plus sont autorisés.", type: "Ce type de fichier n’est pas accepté. Autorisés : PDF, DOCX, XLSX, TXT, CSV.", empty: "Le fichier est vide.", button: "Choisir d’autres fichiers" },
  nl: { big: "Het bestand heeft 5,7 MB; hoogstens 5 MB is toegelaten.", type: "Dit soort bestand wordt niet aanvaard. Toegelaten: PDF, DOCX, XLSX, TXT, CSV.", empty: "Het bestand is leeg.", button: "Meer bestanden kiezen" },
};

for (const [culture, { big, type, empty, button }] of Object.entries(words)) {
  test(`UPL-01 UPL-02 UPL-03 UPL-07 LOC-01 in ${culture} each file that is not taken says why, and is not sent`, { tag: culture === "en" ? "@both" : [] }, async ({ page, visit, control }) => {
    const widget = await openOwn(page, visit, culture);
    await expect(widget.button).toHaveText(button);
    await widget.pick(text("good.txt"), { name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(6_000_000, "a") }, await chart("photo.png", 10, 10), text("empty.txt", ""));
    await widget.settled(6);
    const problems = await widget.host.locator(".atoll-file-problem").allTextContents();
    expect(problems.map((one) => one.replaceAll(/\s/g, " "))).toEqual([big, type, empty].map((one) => one.replaceAll(/\s/g, " ")));
    expect((await control.log()).filter(({ path }) => path.endsWith("/assetslibrary/upload")).length).toBe(1);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect((await posted(widget.host)).filter(([name]) => name.startsWith("AssetsLoaded")).every(([, value]) => /^[\w-]{36}$/.test(value))).toBe(true);
  });
}

test("UPL-07 a file that is picked twice is sent once", async ({ page, control, visit }, info) => {
  const path = info.outputPath("same.txt");
  await writeFile(path, "The same.");
  const widget = await openForm(page, control, visit);
  const pick = async (): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await widget.button.click();
    await (await chooser).setFiles(path);
  };
  await pick();
  await widget.settled(1);
  await pick();
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("This file is in the list already.");
  await expect(assertive(page)).toHaveText("same.txt: This file is in the list already.");
  expect(await uploads(control)).toBe(1);
  // Once it is gone it may come back.
  await widget.act("Delete same.txt").first().click();
  await pick();
  await expect.poll(() => widget.states()).toEqual(["rejected", "done"]);
});

test("UPL-03 UPL-06 one file more than allowed, and one of another kind, are told so", async ({ page, control, visit }) => {
  const widget = await openForm(page, control, visit, 'data-max-files="2" data-file-type="Document"');
  await widget.pick(text("a.txt"), text("b.txt"), text("c.txt"), await chart("d.png", 5, 5));
  await widget.settled(4);
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText(["There can be at most 2 files.", "Please choose a correct file."]);
  await widget.act("Delete a.txt").click();
  await widget.pick(text("e.txt"));
  await expect.poll(() => widget.states()).toEqual(["done", "rejected", "rejected", "done"]);
});

test("UPL-04 an image that is smaller than the crop is told the size that it needs", async ({ page, control, visit }) => {
  const widget = await openForm(page, control, visit, 'data-crop="60,40"');
  await widget.pick(await chart("small.png", 59, 400), await chart("fits.png", 60, 40), text("a.txt"));
  await widget.settled(3);
  expect(await widget.states()).toEqual(["rejected", "done", "done"]);
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("The image is too small. It must have at least 60 x 40 px");
});

test("UPL-01 what the server knows better, it says: a program by the name of a text", async ({ page, control, visit, guard }) => {
  guard.allowConsole(/422/);
  const widget = await openForm(page, control, visit);
  await widget.pick({ name: "harmless.txt", mimeType: "text/plain", buffer: Buffer.from("MZ\x90\0\x03 This program cannot be run") });
  await expect(dialog(page)).toContainText("Something went wrong");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("harmless.txt: programs are not taken.");
  expect(await widget.states()).toEqual(["failed"]);
});

const json = (body: unknown, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });
const page500 = { status: 500, body: "<!doctype html><h1>Oops</h1>" };
const failures: { what: string; answer: object; said: string; console: RegExp[] }[] = [
  { what: "the server fails", answer: page500, said: "The file could not be sent.", console: [/status of 500/, /a call failed.*500/] },
  { what: "the answer is an Error", answer: json([{ Error: "The <b>disk</b> is full." }]), said: "The <b>disk</b> is full.", console: [/a call failed.*disk/] },
  { what: "the answer is an empty list", answer: json([]), said: "The file could not be sent.", console: [/a call failed.*expected an asset/] },
  { what: "a login page comes where JSON was due", answer: { status: 200, body: "<!doctype html><h1>Log in</h1>" }, said: "The file could not be sent.", console: [/a call failed.*expected JSON/] },
  { what: "the answer names no asset", answer: json([{ name: "x" }]), said: "The file could not be sent.", console: [/a call failed.*expected a guid/] },
];

for (const { what, answer, said, console } of failures) {
  test(`UPL-07 ERR-04 when ${what}, one dialog says so; the row says why and can be sent again, the rest stays`, async ({ page, control, visit, guard }) => {
    for (const pattern of console) guard.allowConsole(pattern);
    const widget = await openForm(page, control, visit);
    await page.getByLabel("Remark").fill("keep me");
    await widget.pick(text("first.txt"));
    await widget.settled(1);
    await control.answer({ path: uploadPath, method: "POST", ...answer });
    await widget.pick(text("second.txt"));
    await expect(dialog(page)).toContainText("Something went wrong. Please try again in a moment.");
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(widget.host.locator(".atoll-file-problem")).toHaveText(said);
    expect(await widget.states()).toEqual(["done", "failed"]);
    await expect(page.getByLabel("Remark")).toHaveValue("keep me");
    await widget.act("Send second.txt again").click();
    await expect.poll(() => widget.states()).toEqual(["done", "done"]);
    await expect(widget.act("Delete second.txt")).toBeFocused();
  });
}

test("UPL-07 an answer that says little is enough: the file tells the rest", async ({ page, control, visit }) => {
  await control.answer({ path: uploadPath, method: "POST", status: 200, contentType: "text/plain", body: JSON.stringify({ tmpName: "t-1", unknown: [1] }) });
  const widget = await openForm(page, control, visit);
  await widget.pick(pdf("lean.pdf"));
  await widget.settled(1);
  expect(await widget.states()).toEqual(["done"]);
  expect(await posted(widget.host)).toEqual(expect.arrayContaining([["list-assets-orders-a", "t-1"], ["asset-t-1-name", "lean.pdf"], ["file-upload-required-a", "true"]]));
});

test("UPL-07 when the connection breaks the row says so, and sending again works", { tag: "@both" }, async ({ page, control, visit, guard }) => {
  guard.allowConsole(/net::ERR/);
  guard.allowConsole(/a call failed.*connection broke/);
  const widget = await openForm(page, control, visit);
  await page.route(`**${uploadPath}`, (route) => route.abort("connectionreset"), { times: 1 });
  await widget.pick({ name: "large.txt", mimeType: "text/plain", buffer: Buffer.alloc(3_000_000, "b") });
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("The connection was lost while the file was sent.");
  await widget.act("Send large.txt again").click();
  await expect.poll(() => widget.states()).toEqual(["done"]);
});

test("AST-06 forty files are sent two at a time, counted, and told about in a few words; forty that fail are told about once", async ({ page, control, visit, guard }) => {
  test.setTimeout(40_000);
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a call failed/);
  const widget = await openForm(page, control, visit);
  const said = await page.evaluate(() => {
    const said: string[] = ((window as any).labSaid = []);
    const note = (): void => {
      const text = ["polite", "assertive"].map((one) => document.getElementById(`atoll-live-${one}`)?.textContent).filter(Boolean).join(" ");
      if (text && said.at(-1) !== text) said.push(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  });
  expect(said).toEqual([]);
  let now = 0;
  let most = 0;
  await page.route(`**${uploadPath}`, async (route) => {
    most = Math.max(most, ++now);
    const response = await route.fetch();
    now--;
    await route.fulfill({ response });
  });
  const forty = Array.from({ length: 40 }, (_, index) => text(`file-${index}.txt`));
  await widget.pick(...forty);
  await expect(widget.rows).toHaveCount(40);
  await expect(widget.summary).toContainText(/^\d+ of 40 files$/);
  // The list can be used meanwhile.
  await widget.act("Move file-39.txt up").click();
  await expect(widget.act("Move file-39.txt up")).toBeFocused();
  await widget.settled(40);
  await expect(widget.summary).toHaveText("40 files");
  expect(most).toBe(2);
  await expect(polite(page)).toHaveText("40 files are there.");
  const heard = await page.evaluate(() => (window as any).labSaid as string[]);
  expect(heard.length).toBeLessThan(9);
  await page.unroute(`**${uploadPath}`);
  await control.answer({ path: uploadPath, method: "POST", times: 5, status: 500 });
  await widget.pick(...Array.from({ length: 5 }, (_, index) => text(`bad-${index}.txt`)));
  await widget.settled(45);
  await expect(dialog(page)).toHaveCount(1);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(assertive(page)).toHaveText("5 files could not be sent.");
});

test("AST-06 with the keyboard alone files are renamed, ordered, deleted and taken back, and the focus goes where one expects", { tag: "@both" }, async ({ page, control, visit }) => {
  const assets = JSON.stringify([{ AssetId: "1", guid: "g1", name: "one.pdf", thumbnail_url: "", size: 9, fileType: "Document" }]).replaceAll('"', "&quot;");
  const chooser = page.waitForEvent("filechooser");
  const widget = await openForm(page, control, visit, `data-assets="${assets}"`);
  await widget.button.focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([text("two.txt"), text("three.txt")]);
  await widget.settled(3);
  await expect(polite(page)).toHaveText("2 files are there.");
  await expect(widget.button).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Name of one.pdf")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Uno");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name of one.pdf")).toHaveValue("Uno.pdf");
  await expect(page).toHaveURL(/\/lab\/form$/);
  await page.keyboard.type("x");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name of one.pdf")).toHaveValue("Uno.pdf");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(widget.act("Move Uno.pdf down")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => widget.names()).toEqual(["two.txt", "three.txt", "Uno.pdf"]);
  await expect(widget.act("Move Uno.pdf down")).toBeFocused();
  await expect(polite(page)).toHaveText("Uno.pdf: 3 of 3");
  await page.keyboard.press("Enter");
  expect(await widget.names()).toEqual(["two.txt", "three.txt", "Uno.pdf"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(widget.act("Keep Uno.pdf after all")).toBeFocused();
  expect((await posted(widget.host)).some(([, value]) => value === "Uno.pdf")).toBe(false);
  await page.keyboard.press("Enter");
  await expect(widget.act("Delete Uno.pdf")).toBeFocused();
  expect((await posted(widget.host)).filter(([, value]) => value === "Uno.pdf")).toEqual([["asset-1-name", "Uno.pdf"]]);
  await widget.act("Delete two.txt").focus();
  await page.keyboard.press("Enter");
  await expect(widget.act("Delete three.txt")).toBeFocused();
  await expect(polite(page)).toHaveText("two.txt is deleted.");
  await page.keyboard.press("Enter");
  await expect(widget.act("Delete Uno.pdf")).toBeFocused();
  expect(await widget.names()).toEqual(["Uno.pdf"]);
});

test("AST-06 the last file that is deleted leaves the focus on the button", async ({ page, control, visit }) => {
  const widget = await openForm(page, control, visit);
  await widget.pick(text("only.txt"));
  await widget.settled(1);
  await widget.act("Delete only.txt").click();
  await expect(widget.rows).toHaveCount(0);
  await expect(widget.button).toBeFocused();
});

for (const pointer of ["mouse", "touch"] as const) {
  test(`AST-06 a row is dragged to another place with ${pointer === "mouse" ? "the mouse" : "a finger"}, and Escape puts it back`, async ({ page, control, visit }) => {
    const widget = await openForm(page, control, visit);
    await widget.pick(text("a.txt"), text("b.txt"), text("c.txt"));
    await widget.settled(3);
    const grips = await widget.host.locator(".atoll-file-grip").all();
    const middle = async (index: number): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await grips[index]!.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [first, last] = [await middle(0), await middle(2)];
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) => browser.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const drag = async (to: { x: number; y: number }, end: () => Promise<unknown>): Promise<void> => {
      if (pointer === "mouse") {
        await page.mouse.move(first.x, first.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 8 });
      } else {
        await touch("touchStart", first);
        for (let step = 1; step <= 8; step++) await touch("touchMove", { x: first.x, y: first.y + ((to.y - first.y) * step) / 8 });
      }
      await end();
      if (pointer === "mouse") await page.mouse.up();
      else await touch("touchEnd");
    };
    await drag(last, () => expect(widget.host.locator("[data-dragged]")).toHaveCount(1));
    await expect.poll(() => widget.names()).toEqual(["b.txt", "c.txt", "a.txt"]);
    await expect(polite(page)).toHaveText("a.txt: 3 of 3");
    await expect(widget.host.locator("[data-dragged]")).toHaveCount(0);
    const [, order] = (await posted(widget.host)).find(([name]) => name === "list-assets-orders-a")!;
    await drag(last, () => page.keyboard.press("Escape"));
    expect((await posted(widget.host)).find(([name]) => name === "list-assets-orders-a")![1]).toBe(order);
  });
}

test("AST-06 files are dropped and pasted; what is dropped beside the place does not replace the page", async ({ page, control, visit, guard }) => {
  guard.allowShift(SCRIPTED);
  const widget = await openForm(page, control, visit);
  const give = (type: string, selector: string, name: string) =>
    page.locator(selector).evaluate((element, { type, name }) => {
      const data = new DataTransfer();
      data.items.add(new File(["content"], name, { type: "text/plain" }));
      const init = { bubbles: true, cancelable: true };
      const event = type === "paste" ? new ClipboardEvent("paste", { ...init, clipboardData: data }) : new DragEvent(type, { ...init, dataTransfer: data });
      return element.dispatchEvent(event);
    }, { type, name });
  await give("dragover", ".atoll-upload-zone", "x.txt");
  await expect(widget.host.locator(".dz-drag-hover")).toHaveCount(1);
  await give("drop", ".atoll-upload-zone", "dropped.txt");
  await give("paste", ".atoll-upload-zone button", "pasted.txt");
  await widget.settled(2);
  expect(await widget.names()).toEqual(["dropped.txt", "pasted.txt"]);
  await expect(widget.host.locator(".dz-drag-hover")).toHaveCount(0);
  expect(await give("drop", "h1", "beside.txt")).toBe(false);
  await expect(widget.rows).toHaveCount(2);
});

test("AST-09 a form that needs a file is not sent without one, says so, and is sent with one", async ({ page, control, visit }) => {
  const widget = await openForm(page, control, visit, "", {
    page: uploadForm("", '<input type="file" name="plain"><input type="checkbox" name="file-upload-required-a" value="true" required aria-label="A file is there">'),
  });
  await control.answer({ path: "/lab/sent", method: "POST", status: 200, body: '<main id="page"><h1>Sent</h1></main>' });
  const changes = page.evaluate(() => new Promise((resolve) => document.addEventListener("change", (event) => (event.target as HTMLInputElement).name === "file-upload-required-a" && resolve((event.target as HTMLInputElement).checked))));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(widget.note).toHaveText("Please choose a file.");
  await expect(widget.button).toBeFocused();
  await widget.pick(text("a.txt"));
  expect(await changes).toBe(true);
  await expect(widget.note).toHaveText("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(heading(page)).toHaveText("Sent");
});

test("UPL-07 a form that is sent too early waits for its files, says so, and then goes by itself", { tag: "@both" }, async ({ page, control, visit }) => {
  const held = await holdUploads(page);
  const widget = await openForm(page, control, visit);
  await control.answer({ path: "/lab/sent", method: "POST", status: 200, body: '<main id="page"><h1>Sent</h1></main>' });
  await widget.pick(text("a.txt"));
  await expect.poll(() => held.count()).toBe(1);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(widget.note).toHaveText("Your files are still being sent. The form follows by itself.");
  await expect(page.locator("#papers")).toHaveAttribute("aria-busy", "true");
  expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
  await held.letGo();
  await expect(heading(page)).toHaveText("Sent");
  expect((await control.log()).filter(({ path }) => path === "/lab/sent").length).toBe(1);
});

test("UPL-07 a form that waited for a file that then fails is not sent, and says so", async ({ page, control, visit, guard }) => {
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a call failed/);
  const held = await holdUploads(page);
  const widget = await openForm(page, control, visit);
  await control.answer({ path: uploadPath, method: "POST", status: 500 });
  await widget.pick(text("a.txt"));
  await page.getByRole("button", { name: "Send" }).click();
  await held.letGo();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(widget.note).toHaveText("The form is not sent, because a file could not be. Send that file again or delete it.");
  expect((await control.log()).some(({ path }) => path === "/lab/sent")).toBe(false);
});

const toOther = '<a href="/lab/other">Other page</a>';

test("NAV-15 leaving while files are being sent asks first; whoever stays loses nothing, whoever leaves ends it", { tag: "@both" }, async ({ page, control, visit }) => {
  const held = await holdUploads(page);
  const widget = await openForm(page, control, visit, "", { before: toOther });
  await page.getByRole("link", { name: "Other page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await page.goBack();
  await widget.ready();
  await widget.pick(text("a.txt"));
  await expect.poll(() => held.count()).toBe(1);
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith(uploadPath));
  await page.getByRole("link", { name: "Other page" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Leave while files are being sent?");
  await dialog(page).getByRole("button", { name: "Stay here" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText("Papers");
  expect(await widget.states()).toEqual(["sending"]);
  await page.getByRole("link", { name: "Other page" }).click();
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await aborted;
  await page.goBack();
  await widget.ready();
  await expect(widget.host.locator(".atoll-file-problem")).toHaveText("The sending was interrupted.");
  await held.letGo();
  await widget.act("Send a.txt again").click();
  await expect.poll(() => widget.states()).toEqual(["done"]);
  // With nothing under way nobody is asked.
  await page.getByRole("link", { name: "Other page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await page.goBack();
  await widget.ready();
  expect(await widget.names()).toEqual(["a.txt"]);
});

test("NAV-15 the browser asks, too, before its window is closed while files are being sent", async ({ page, control, visit }) => {
  const held = await holdUploads(page);
  const widget = await openForm(page, control, visit);
  await widget.pick(text("a.txt"));
  await expect.poll(() => held.count()).toBe(1);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await held.letGo();
  await widget.settled(1);
});

test("NAV-20 AST-07 taken away in the middle, the widget leaves the page as the CMS sent it, and nothing under way", async ({ page, control, visit }) => {
  const held = await holdUploads(page);
  const inner = '<label for="plain">Papers</label><input type="hidden" name="list-assets-orders-a" value="7"><input type="hidden" name="asset-7-name" value="seven.txt"><input id="plain" type="file" name="plain">';
  const assets = JSON.stringify([{ AssetId: "7", guid: "g7", name: "seven.txt", thumbnail_url: "", size: 9, fileType: "Document" }]).replaceAll('"', "&quot;");
  const html = uploadForm(`data-assets="${assets}"`, inner);
  const widget = await openForm(page, control, visit, "", { page: html });
  const fresh = await page.evaluate((html) => {
    const host = new DOMParser().parseFromString(html, "text/html").querySelector("[data-island]")!;
    host.removeAttribute("data-island-state");
    return host.outerHTML;
  }, html);
  await widget.pick(text("a.txt"), text("b.txt"), text("c.txt"));
  await widget.act("Delete seven.txt").click();
  await expect.poll(() => held.count()).toBe(2);
  const ended = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.atoll!.sweep(document.querySelector("[data-island]")!));
  await ended;
  await expect.poll(() => page.evaluate(() => {
    const host = document.querySelector("[data-island]")!.cloneNode(true) as HTMLElement;
    host.removeAttribute("data-island-state");
    return host.outerHTML;
  })).toBe(fresh);
  expect(await page.evaluate(() => Object.fromEntries([...new FormData(document.querySelector("form")!)].filter(([name]) => name !== "plain")))).toEqual({ "list-assets-orders-a": "7", "asset-7-name": "seven.txt", remark: "" });
  expect(await page.locator("#plain").isEnabled()).toBe(true);
  expect(held.count()).toBe(2);
  // Neither the form nor the page is held any more.
  await page.evaluate(() => window.atoll!.visit("/lab/other"));
  await expect(heading(page)).toHaveText("Other");
});

test("AST-10 two widgets on a page keep their files, fields and ids apart", async ({ page, control, visit }) => {
  const host = (id: string) => `<div data-island="assets-upload" data-unique-id="${id}" data-url="${uploadPath}"><input type="file" name="plain-${id}"></div>`;
  await serveLab(control, { form: { page: `<h1>Two</h1><form>${host("a")}${host("b")}</form>` } });
  await visit("/lab/form");
  const [a, b] = [0, 1].map((index) => uploadWidget(page.locator("[data-island=assets-upload]").nth(index)));
  await a!.ready();
  await b!.ready();
  await a!.pick(text("one.txt"));
  await a!.settled(1);
  await b!.pick(text("one.txt"));
  await b!.settled(1);
  const fields = await posted(a!.host);
  expect(fields.filter(([name]) => name.startsWith("list-")).map(([name, value]) => [name, value.length])).toEqual([["list-assets-orders-a", 36], ["list-assets-orders-b", 36]]);
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("AST-10 AST-12 what the widget is told goes with each file", async ({ page, control, visit }) => {
  const widget = await openForm(page, control, visit, 'data-root-folder-id="150" data-depth="2" data-accept=".txt" data-max-file-size="1 MB" data-file-type="Document" data-multiple="false"');
  await expect(widget.host.locator(".atoll-upload-zone input[type=file]")).not.toHaveAttribute("multiple");
  await widget.pick(text("a.txt"));
  await widget.settled(1);
  const { body = "" } = (await control.log()).find(({ path }) => path === uploadPath)!;
  const fields = [...body.matchAll(/name="(\w+)"(?:; filename="(.*?)".*\r\n.*)?\r\n\r\n(.*)\r\n/g)].map(([, name, file, value]) => [name, file ?? value]);
  expect(Object.fromEntries(fields)).toEqual({ folderId: "150", depth: "2", fileType: "Document", accept: ".txt", maxFileSize: "1048576", file: "a.txt" });
});

test("AST-10 broken attributes warn once and take their defaults", async ({ page, control, visit, guard }) => {
  guard.allowConsole(/data-max-file-size expects a size/);
  guard.allowConsole(/data-assets expects JSON/);
  guard.allowConsole(/data-crop expects a width and a height/);
  const widget = await openForm(page, control, visit, 'data-max-file-size="huge" data-assets="[{" data-crop="wide"');
  await widget.pick(text("a.txt"));
  await widget.settled(1);
  expect(await widget.states()).toEqual(["done"]);
});

test("AST-11 one asset of which the page tells only the id is looked up", async ({ page, control, visit }) => {
  const asset = { AssetId: "a/1", Name: "Contract.pdf", OriginalFileName: "c.pdf", Uri: "/x", thumbnail_url: "", size: 2048, fileType: "Document", Width: 0, Height: 0 };
  await control.answer({ path: "/api/v1/assetslibrary/assets/a%2F1", ...json(asset) });
  const widget = await openForm(page, control, visit, 'data-asset-id="a/1"');
  await expect(widget.rows).toContainText("PDF · 2 kB");
  expect(await widget.names()).toEqual(["Contract.pdf"]);
  expect(await posted(widget.host)).toEqual(expect.arrayContaining([["list-assets-orders-a", "a/1"], ["asset-a/1-name", "Contract.pdf"]]));
});
