// The list of files: counting, ordering, dragging, dropping and keyboard use.
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { dialog } from "../../../browser/shop/visitor.ts";
import { assertive, onDisk, openForm, openForms, polite, posted, text, uploadPath, type Widget } from "../uploads.ts";

test("AST-06 twenty files upload two at a time with few announcements; five failures show one dialog", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/status of 500/);
  guard.allowConsole(/a call failed/);
  const widget = await openForm(page, control, visit);
  const initial = await page.evaluate(() => {
    const announced: string[] = ((window as any).labAnnounced = []);
    const record = (): void => {
      const text = ["polite", "assertive"]
        .map((level) => document.getElementById(`atoll-live-${level}`)?.textContent)
        .filter(Boolean)
        .join(" ");
      if (text && announced.at(-1) !== text) announced.push(text);
    };
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true });
    return announced;
  });
  expect(initial).toEqual([]);
  // Not by page.route(): a continued request has no files in its body.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    let open = 0;
    (window as any).labMostOpen = 0;
    XMLHttpRequest.prototype.send = function (body) {
      (window as any).labMostOpen = Math.max((window as any).labMostOpen, ++open);
      // Counted before the uploader's own listener, which starts the next upload.
      this.addEventListener("readystatechange", () => void (this.readyState === XMLHttpRequest.DONE && open--));
      send.call(this, body);
    };
  });
  const release = await hold(page, `**${uploadPath}`);
  await widget.pick(...Array.from({ length: 20 }, (_, index) => text(`file-${index}.txt`)));
  await expect(widget.rows).toHaveCount(20);
  await expect(widget.summary).toContainText(/^\d+ of 20 files$/);
  // The list is usable during the upload.
  await widget.act("Move file-19.txt up").click();
  await expect(widget.act("Move file-19.txt up")).toBeFocused();
  release();
  await widget.finished(20, 15_000);
  await expect(widget.summary).toHaveText("20 files");
  expect(await page.evaluate(() => (window as any).labMostOpen as number)).toBe(2);
  await expect(polite(page)).toHaveText("20 files have been uploaded.");
  const announcements = await page.evaluate(() => (window as any).labAnnounced as string[]);
  expect(announcements.length).toBeLessThan(9);
  await page.unroute(`**${uploadPath}`);
  await control.answer({ path: uploadPath, method: "POST", times: 5, status: 500 });
  await widget.pick(...Array.from({ length: 5 }, (_, index) => text(`bad-${index}.txt`)));
  await widget.finished(25);
  await expect(dialog(page)).toHaveCount(1);
  await expect(assertive(page)).toHaveText("5 files could not be uploaded.");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
});

test("AST-06 files are renamed, ordered, deleted and restored by keyboard, and the focus follows", async ({
  page,
  control,
  visit,
}) => {
  const assets = JSON.stringify([
    { AssetId: "1", guid: "g1", name: "one.pdf", thumbnail_url: "", size: 9, fileType: "Document" },
  ]).replaceAll('"', "&quot;");
  const chooser = page.waitForEvent("filechooser");
  const widget = await openForm(page, control, visit, `data-assets="${assets}"`);
  await widget.button.focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([onDisk(text("two.txt")), onDisk(text("three.txt"))]);
  await widget.finished(3);
  await expect(polite(page)).toHaveText("2 files have been uploaded.");
  await expect(widget.button).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Name of one.pdf")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Uno");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name of Uno.pdf")).toHaveValue("Uno.pdf");
  await expect(page).toHaveURL(/\/lab\/form$/);
  await page.keyboard.type("x");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name of Uno.pdf")).toHaveValue("Uno.pdf");
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
  // A held key does not restore the file.
  for (let times = 0; times < 2; times++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(widget.act("Keep Uno.pdf")).toBeFocused();
  expect((await posted(widget.host)).some(([, value]) => value === "Uno.pdf")).toBe(false);
  await page.keyboard.press("Enter");
  await expect(widget.act("Delete Uno.pdf")).toBeFocused();
  await expect(polite(page)).toHaveText("Uno.pdf will be kept.");
  expect((await posted(widget.host)).filter(([, value]) => value === "Uno.pdf")).toEqual([["asset-1-name", "Uno.pdf"]]);
  // Two clicks within one frame, as on a slow device: the button is re-rendered but not painted yet.
  await widget.act("Delete Uno.pdf").evaluate(async (button) => {
    (button as HTMLElement).click();
    for (let i = 0; i < 50; i++) await Promise.resolve();
    (button as HTMLElement).click();
  });
  await expect(widget.act("Delete Uno.pdf")).toBeFocused();
  await widget.act("Delete two.txt").focus();
  await page.keyboard.press("Enter");
  await expect(widget.act("Delete three.txt")).toBeFocused();
  await expect(polite(page)).toHaveText("two.txt has been deleted.");
  await page.keyboard.press("Enter");
  await expect(widget.act("Delete Uno.pdf")).toBeFocused();
  expect(await widget.names()).toEqual(["Uno.pdf"]);
});

test("AST-06 files are dropped and pasted, dragged by mouse or finger, and all deleted", async ({
  page,
  control,
  visit,
}) => {
  const [widget] = (await openForms(page, control, visit, [""])) as [Widget];
  await widget.pick(text("picked.txt"));
  await widget.finished(1);

  await test.step("files dropped outside the drop zone do not replace the page", async () => {
    const transfer = (type: string, selector: string, name: string) =>
      page.locator(selector).evaluate(
        (element, { type, name }) => {
          const data = new DataTransfer();
          data.items.add(new File(["content"], name, { type: "text/plain" }));
          const init = { bubbles: true, cancelable: true };
          const event =
            type === "paste"
              ? new ClipboardEvent("paste", { ...init, clipboardData: data })
              : new DragEvent(type, { ...init, dataTransfer: data });
          return element.dispatchEvent(event);
        },
        { type, name },
      );
    await transfer("dragover", ".atoll-upload-zone", "x.txt");
    await expect(widget.host.locator(".dz-drag-hover")).toHaveCount(1);
    await transfer("drop", ".atoll-upload-zone", "dropped.txt");
    await transfer("paste", ".atoll-upload-zone button", "pasted.txt");
    await widget.finished(3);
    expect(await widget.names()).toEqual(["picked.txt", "dropped.txt", "pasted.txt"]);
    await expect(widget.host.locator(".dz-drag-hover")).toHaveCount(0);
    expect(await transfer("drop", "h1", "beside.txt")).toBe(false);
    await expect(widget.rows).toHaveCount(3);
  });

  const grips = widget.host.locator(".atoll-file-grip");
  const middle = async (index: number): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await grips.nth(index).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [first, last] = [await middle(0), await middle(2)];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const drag = async (
    pointer: "mouse" | "touch",
    to: { x: number; y: number },
    end: () => Promise<unknown>,
  ): Promise<void> => {
    if (pointer === "mouse") {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
    } else {
      await touch("touchStart", first);
      for (let step = 1; step <= 8; step++)
        await touch("touchMove", { x: first.x, y: first.y + ((to.y - first.y) * step) / 8 });
    }
    await end();
    if (pointer === "mouse") await page.mouse.up();
    else await touch("touchEnd");
  };
  for (const pointer of ["mouse", "touch"] as const) {
    await test.step(`dragging a row with ${pointer} moves it, and Escape restores it`, async () => {
      const [firstName, secondName, thirdName] = await widget.names();
      const draggedRow = widget.host.locator("[data-dragged]");
      await drag(pointer, last, () => expect(draggedRow).toHaveCount(1));
      await expect.poll(() => widget.names()).toEqual([secondName, thirdName, firstName]);
      await expect(polite(page)).toHaveText(`${firstName}: 3 of 3`);
      await expect(draggedRow).toHaveCount(0);
      const order = async (): Promise<string> =>
        (await posted(widget.host)).find(([name]) => name === "list-assets-orders-a")![1];
      const before = await order();
      await drag(pointer, last, async () => {
        await expect(draggedRow).toHaveCount(1);
        await page.keyboard.press("Escape");
        await expect(draggedRow).toHaveCount(0);
      });
      expect(await order()).toBe(before);
    });
  }

  await test.step("deleting the last file moves the focus to the button", async () => {
    const [first, ...others] = await widget.names();
    // The first click puts the next file under the pointer.
    await widget.act(`Delete ${first}`).dblclick();
    expect(await widget.names()).toEqual(others);
    // A held key deletes one file.
    await widget.act(`Delete ${others[0]}`).focus();
    for (let times = 0; times < 3; times++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect(await widget.names()).toEqual(others.slice(1));
    for (const name of others.slice(1)) await widget.act(`Delete ${name}`).click();
    await expect(widget.rows).toHaveCount(0);
    await expect(widget.button).toBeFocused();
  });
});
