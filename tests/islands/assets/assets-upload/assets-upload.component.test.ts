import { expect, test } from "vitest";
import * as texts from "../../../../texts/assets.ts";
import { body } from "../../../unit/stand-ins/islands.ts";
import { translatorOf } from "../../../unit/stand-ins/translator.ts";
import {
  announced,
  asset,
  calls,
  file,
  logged,
  mountOn,
  pass,
  show,
  showError,
  site,
  textsCome,
  uploads,
} from "../../../unit/stand-ins/upload-widget.ts";

const stored = (AssetId: string, name: string, more: object = {}): object => ({
  AssetId,
  guid: `g${AssetId}`,
  name,
  thumbnail_url: "",
  size: 2048,
  fileType: "Document",
  ...more,
});
const assets = (...list: object[]): string => `data-assets='${JSON.stringify(list)}'`;
const seven = stored("7", "seven.pdf");
const eight = stored("8", "eight.jpg", { fileType: "Image", width: 640, height: 480, thumbnail_url: "/t/8.webp" });

test("AST-06 AST-12 picked files are uploaded one by one with their progress, and then listed", async () => {
  const { pick, states, facts, find, choose, picker } = await show("assets-upload", 'data-max-files="9"');
  expect([choose().textContent, picker().accept, picker().multiple]).toEqual(["Upload.Choose", "", true]);
  await pick(file("a.txt", 300), file("b.txt", 100), file("c.txt"));
  expect(await announced()).toBe("Upload.AddingMany 3");
  // Two at a time.
  expect(uploads.map(({ request, fields }) => [request, fields])).toEqual([
    ["POST /upload", { file: "a.txt" }],
    ["POST /upload", { file: "b.txt" }],
  ]);
  expect([states(), facts()]).toEqual([
    ["sending", "sending", "waiting"],
    ["0%", "0%", "Upload.Waiting"],
  ]);
  await uploads[0]!.progress(0.5);
  const bar = find<HTMLProgressElement>(".atoll-file progress");
  expect([facts()[0], bar.value, bar.getAttribute("aria-label")]).toEqual(["50%", 50, "Upload.ProgressOf a.txt"]);
  const total = find<HTMLProgressElement>(".atoll-upload-summary progress");
  expect([total.value, total.getAttribute("aria-label")]).toEqual([37, "Upload.Total"]);
  expect(await announced()).toBe("Upload.Progress 25");
  await uploads[0]!.answer(asset("g1", { size: 300 }));
  expect(uploads.length).toBe(3);
  expect(find(".atoll-upload-summary span").textContent).toBe("Upload.SomeOf 1 3");
  await uploads[1]!.answer(asset("g2", { width: 31, height: 17, fileType: "Image" }));
  await uploads[2]!.answer({ error: "none" }, 500);
  expect(facts()).toEqual(["TXT · 0.3 kB", "TXT · 0.1 kB · 31 × 17 px", "Upload.NotSent"]);
  expect(find(".atoll-upload-summary").textContent).toBe("Upload.Files 2");
  expect(choose().textContent).toBe("Upload.ChooseMore");
  expect(await announced("assertive")).toBe("Upload.SentMany 2 Core.Named c.txt Upload.NotSent");
});

test("AST-10 UPL-01 UPL-02 UPL-06 the attributes limit the files, name the limits and go with each file", async () => {
  const { picker, find, choose, pick, states, facts } = await show(
    "assets-upload",
    `data-accept=".txt, jpg, image/png" data-max-file-size="1 kB" data-max-files="2" data-crop="60,40"
      data-file-type="Document, Image" data-multiple="false" data-root-folder-id="150" data-depth="2"`,
  );
  const hint = "TXT, JPG, PNG · Upload.HintSize 1\u00a0kB · Upload.HintCount 2 · Upload.HintMinimum 60 x 40 px";
  expect(find(`#${choose().getAttribute("aria-describedby")}`).textContent).toBe(hint);
  expect([picker().accept, picker().multiple]).toEqual([".txt,text/plain,.jpg,.jpeg,image/jpeg,.png,image/png", false]);
  await pick(file("a.JPEG", 1024));
  expect(uploads[0]!.fields).toEqual({
    folderId: "150",
    depth: "2",
    fileType: "Document,Image",
    accept: ".txt, jpg, image/png",
    maxFileSize: "1024",
    file: "a.JPEG",
  });
  // The server measures: one pixel is missing.
  await uploads[0]!.answer(asset("g", { fileType: "Image", width: 59, height: 400 }));
  expect([states(), facts()]).toEqual([["rejected"], ["Upload.TooSmall 60 x 40 px"]]);
});

test("UPL-03 UPL-07 a refused file shows and announces its own reason, and is not sent", async () => {
  const { pick, states, facts, find, act, click, choose } = await show(
    "assets-upload",
    'data-accept="pdf;png" data-max-file-size="100" data-max-files="2" data-file-type="Document"',
  );
  await pick(file("big.pdf", 150), file("a.exe"), file("b.png"), file("none.pdf", 0), file("ok.pdf"), file("ok.pdf"));
  expect(states()).toEqual(["rejected", "rejected", "rejected", "rejected", "sending", "rejected"]);
  expect(facts()).toEqual([
    "Upload.TooBig 0.15 kB 0.1 kB",
    "Upload.WrongType PDF, PNG",
    "Upload.WrongKind",
    "Upload.Empty",
    "0%",
    "Upload.Duplicate",
  ]);
  expect(await announced("assertive")).toBe("Upload.Adding ok.pdf Upload.RejectedMany 5");
  expect(uploads.length).toBe(1);
  const remove = act("Upload.Delete big.pdf");
  expect(find(`#${remove.getAttribute("aria-describedby")}`).textContent).toBe(
    "Upload.TooBig 0.15\u00a0kB 0.1\u00a0kB",
  );
  for (const name of ["big.pdf", "a.exe", "b.png", "none.pdf"]) await click(act(`Upload.Delete ${name}`));
  await pick(file("c.pdf", 3), file("d.pdf", 3));
  expect(facts().slice(2)).toEqual(["0%", "Upload.TooMany 2"]);
  expect([showError.mock.calls, logged, choose().textContent]).toEqual([[], [], "Upload.ChooseMore"]);
});

test("AST-07 AST-11 the assets of the page show at once, with what the visitor did before the code came", async () => {
  const { names, facts, states, fields, host, find } = await show(
    "assets-upload",
    assets(seven, null as never, eight, { name: "no id" }),
    `<input name="asset-7-name" value="mine.pdf"><input type="checkbox" name="asset-8-remove" checked>
      <input name="list-assets-orders-a" value="7,8"><input name="Email" value="me"><input type="file" name="plain">`,
  );
  expect([names(), states(), facts()]).toEqual([
    ["mine.pdf", "eight.jpg"],
    ["done", "removed"],
    ["PDF · 2 kB", "Upload.GoesWithForm"],
  ]);
  expect(find("img").getAttribute("src")).toBe("/t/8.webp");
  expect(fields()).toEqual({
    "asset-7-name": "mine.pdf",
    "asset-7": "7",
    "list-assets-orders-a": "7",
    "AssetsLoaded-a": "",
    "file-upload-required-a": "true",
    Email: "me",
  });
  // The field of the page is used again.
  expect(host.querySelectorAll('[name="list-assets-orders-a"]').length).toBe(1);
  expect(calls).toEqual([]);
});

test("AST-06 a file is renamed, moved, deleted and kept; each press does one thing and is announced", async () => {
  const { form, names, find, act, click, fields, states, pick } = await show("assets-upload", assets(seven, eight));
  const field = find<HTMLInputElement>(".atoll-file input");
  expect(form.querySelector(`label[for="${field.id}"]`)!.textContent).toBe("Upload.Name seven.pdf");
  const type = async (text: string, key: string) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await pass(0);
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
    await pass(0);
    return [event.defaultPrevented, names()[0]];
  };
  expect(await type("x", "Escape")).toEqual([false, "seven.pdf"]);
  // Enter must not send the form; the extension stays.
  expect(await type(" Our  contract ", "Enter")).toEqual([true, "Our contract.pdf"]);
  expect(fields()["asset-7-name"]).toBe("Our contract.pdf");
  await click(act("Upload.MoveDown Our contract.pdf"));
  expect(await announced()).toBe("Upload.Moved Our contract.pdf 2 2");
  const down = act("Upload.MoveDown Our contract.pdf");
  expect([fields()["list-assets-orders-a"], document.activeElement]).toEqual(["8,7", down]);
  expect(down.getAttribute("aria-disabled")).toBe("true");
  for (const button of [down, act("Upload.MoveUp eight.jpg")]) await click(button);
  expect(names()).toEqual(["eight.jpg", "Our contract.pdf"]);
  expect(await announced()).toBe("Upload.Moved Our contract.pdf 2 2");
  await click(act("Upload.Delete eight.jpg"));
  expect(await announced()).toBe("Upload.WillBeRemoved eight.jpg");
  const keep = act("Upload.Keep eight.jpg");
  expect([states(), document.activeElement, fields()["list-assets-orders-a"]]).toEqual([
    ["removed", "done"],
    keep,
    "7",
  ]);
  // The second click of a double click, and a key that is held down.
  await click(keep, 2);
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  keep.dispatchEvent(held);
  expect([states(), held.defaultPrevented]).toEqual([["removed", "done"], true]);
  await click(keep);
  expect([states(), await announced()]).toEqual([["done", "done"], "Upload.Kept eight.jpg"]);
  await pick(file("new.txt"));
  await click(act("Upload.Cancel new.txt"));
  expect([names().length, uploads[0]!.isAborted]).toEqual([2, true]);
  expect(await announced()).toBe("Upload.Cancelled new.txt");
});

test("AST-11 an asset of which only the id is known is looked up; if that fails, the form keeps its id", async () => {
  const found = await show("assets-upload", 'data-asset-id="a/1"');
  expect([calls.map(({ path }) => path), found.fields()["list-assets-orders-a"]]).toEqual([
    ["/api/v1/assetslibrary/assets/a%2F1"],
    "a/1",
  ]);
  await calls[0]!.answer({ AssetId: "a/1", Name: "Contract.pdf", size: 2048, fileType: "Document" });
  expect([found.names(), found.facts()]).toEqual([["Contract.pdf"], ["PDF · 2 kB"]]);
  // A single file needs no count.
  expect(found.find(".atoll-upload-summary")).toBeNull();
  expect(found.fields()["asset-a/1-name"]).toBe("Contract.pdf");
  const lost = await show("assets-upload", 'data-asset-id="9"');
  await calls[1]!.answer({}, 404);
  expect([lost.fields()["list-assets-orders-a"], logged]).toEqual(["9", ["[atoll] a call found nothing."]]);
  expect(showError).not.toHaveBeenCalled();
});

test("AST-10 a broken attribute gives one message and its default; an id and an address are required", async () => {
  const { pick, states, find } = await show(
    "assets-upload",
    `data-max-file-size="huge" data-assets="[{" data-crop="wide" data-max-files="-1" data-depth="deep"`,
  );
  expect(logged.map((line) => /data-.*/.exec(line)?.[0])).toEqual([
    'data-assets expects JSON, in a script of type application/json inside the host, got "[{"; it is ignored.',
    'data-max-file-size expects a size such as 500 kB or 10 MB, got "huge"; 0 is used.',
    'data-max-files expects a whole number of at least 0, got "-1"; 0 is used.',
    'data-depth expects a whole number of at least 0, got "deep"; 0 is used.',
    'data-crop expects a width and a height in pixels, such as "800,600", got "wide"; it is ignored.',
  ]);
  expect(find(".atoll-upload-hint").textContent).toBe("");
  await pick(file("a.txt", 5000));
  expect([states(), uploads[0]!.fields]).toEqual([["sending"], { file: "a.txt" }]);
  for (const [attribute, other] of [
    ["data-url", "data-unique-id"],
    ["data-unique-id", "data-url"],
  ])
    expect(() => mountOn("assets-upload", body(`<div ${other}="a"><input type="file"></div>`))).toThrow(
      `assets-upload on <div>: ${attribute} expects a text, got nothing.`,
    );
});

test("LOC-02 AST-05 the field of the page stays until the texts have come", async () => {
  site.texts = null;
  const { host, before, form, choose, pick, states } = await show("assets-upload");
  expect(host.querySelector(".atoll-upload")).toBeNull();
  expect(form.innerHTML.replace("<div></div>", "")).toBe(before);
  await textsCome();
  expect(choose().disabled).toBe(false);
  await pick(file("a.txt"));
  expect(states()).toEqual(["sending"]);
});

test("UPL-03 LOC-01 LOC-04 in Dutch one file is in the singular: in the hint, the refusal and the summary", async () => {
  const dutch = (group: object): Record<string, string> =>
    Object.fromEntries(Object.entries(group).map(([key, { nl }]: [string, { nl: string }]) => [key, nl]));
  site.texts = translatorOf(
    "nl",
    Object.fromEntries(Object.entries(texts).map(([name, group]) => [name, dutch(group)])),
  );
  const { pick, find } = await show("assets-upload", 'data-max-files="1"');
  expect(find(".atoll-upload-hint").textContent).toBe("maximaal 1 bestand");
  await pick(file("first.txt"), file("second.txt"));
  expect(find(".atoll-file-problem").textContent).toBe("U kunt maximaal 1 bestand toevoegen.");
  expect(find(".atoll-upload-summary span").textContent).toBe("0 van 1 bestand");
  await uploads[0]!.answer(asset("a"));
  expect(find(".atoll-upload-summary").textContent).toBe("1 bestand");
});
