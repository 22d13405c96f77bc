// The form and the page around files that are uploaded: while the code loads, at a submit, when leaving, and afterwards.
import { expect, test, vi } from "vitest";
import {
  announced,
  asset,
  code,
  fail,
  file,
  give,
  logged,
  mountOn,
  pass,
  shell,
  show,
  showError,
  site,
  uploads,
} from "../../../unit/stand-ins/upload-widget.ts";

/** Holds the code of the upload library back. */
function holdCode(): { arrive(): Promise<void>; lose(error: Error): Promise<void> } {
  let settle = (_error?: Error): void => {};
  code.answer = (_name, load) =>
    new Promise((resolve, reject) => (settle = (error) => (error ? reject(error) : resolve(load()))));
  return {
    arrive: async () => (settle(), pass(0)),
    lose: async (error) => (settle(error), pass(0)),
  };
}

test("AST-05 OPT-04 the widget is blocked until its code has come, and takes over files picked earlier", async () => {
  const library = holdCode();
  const { zone, choose, find, fields, states, names, form } = await show(
    "assets-upload",
    "",
    '<label for="plain">Papers</label><p><input id="plain" type="file" name="plain" aria-describedby="h"></p><b id="h">?</b>',
  );
  const plain = find<HTMLInputElement>("#plain");
  expect([zone().getAttribute("aria-busy"), choose().disabled]).toEqual(["true", true]);
  expect([plain.disabled, plain.parentElement!.hidden, find("#h").hidden]).toEqual([true, true, false]);
  // The label and the hint of the field belong to the button now.
  const label = form.querySelector("label")!;
  expect([label.htmlFor, zone().getAttribute("aria-labelledby")]).toEqual([choose().id, label.id]);
  expect(choose().getAttribute("aria-labelledby")).toBe(`${label.id} ${choose().id}`);
  expect([choose().getAttribute("aria-describedby"), find(".atoll-upload-hint")]).toEqual(["h", null]);
  const pasted = () => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    zone().dispatchEvent(Object.assign(event, { clipboardData: { files: [file("pasted.txt")] } }));
    return event.defaultPrevented;
  };
  expect(pasted()).toBe(false);
  Object.defineProperty(plain, "files", { value: [file("early.txt")], configurable: true });
  await library.arrive();
  expect([zone().getAttribute("aria-busy"), choose().disabled, names()]).toEqual(["false", false, ["early.txt"]]);
  // The browser's dialog was open before the code had come.
  give(plain, [file("late.txt")]);
  expect(pasted()).toBe(true);
  await pass(0);
  expect([names(), states()]).toEqual([
    ["early.txt", "late.txt", "pasted.txt"],
    ["sending", "sending", "waiting"],
  ]);
  expect(fields()).not.toHaveProperty("plain");
});

test("AST-05 ERR-05 code that fails to load is reported once; not after the widget is removed", async () => {
  const error = new Error("chunk load failed");
  const library = holdCode();
  const { form, before, unmount } = await show("assets-upload");
  await library.lose(error);
  expect(fail.mock.calls).toEqual([["load", error]]);
  unmount();
  expect(form.innerHTML).toBe(before);
  const other = await show("assets-upload");
  other.unmount();
  await library.lose(error);
  expect(fail).toHaveBeenCalledOnce();
  const third = await show("assets-upload");
  third.unmount();
  await library.arrive();
  expect([third.form.innerHTML, uploads]).toEqual([third.before, []]);
  // On return the button waits for the code again.
  mountOn("assets-upload", third.host);
  await pass(0);
  expect(third.choose().disabled).toBe(true);
});

test("UPL-07 ERR-04 a failed upload shows one dialog and its reason, keeps all else, and can be sent again", async () => {
  const { form, pick, states, facts, act, click, fields } = await show("assets-upload");
  await pick(file("a.txt"), file("b.txt"));
  await uploads[0]!.answer([{ Error: "The <b>disk</b> is full." }]);
  await uploads[1]!.answer(null, 0);
  expect([states(), facts()]).toEqual([
    ["failed", "failed"],
    ["The <b>disk</b> is full.", "Upload.Offline"],
  ]);
  expect(await announced("assertive")).toBe("Upload.FailedMany 2");
  expect([showError.mock.calls, logged]).toEqual([[["Manager.UnknowsErrors"]], ["[atoll] a call failed."]]);
  expect([form.remark.value, fields()]).toEqual(["keep", { "list-assets-orders-a": "", "AssetsLoaded-a": "" }]);
  const retry = act("Upload.Retry a.txt");
  expect(document.getElementById(retry.getAttribute("aria-describedby")!)!.textContent).toBe(facts()[0]);
  await click(retry);
  expect(document.activeElement).toBe(act("Upload.Cancel a.txt"));
  await uploads[2]!.answer(asset("g1"));
  expect([states(), fields()["list-assets-orders-a"]]).toEqual([["done", "failed"], "g1"]);
  expect(showError).toHaveBeenCalledOnce();
});

test("UPL-07 a refused upload without a reason shows its row only", async () => {
  const { pick, states, facts } = await show("assets-upload");
  await pick(file("a.txt"), file("b.txt"));
  await uploads[0]!.answer({}, 422);
  await uploads[1]!.answer(null, 413);
  expect([states(), facts()]).toEqual([
    ["failed", "failed"],
    ["Upload.NotSent", "Upload.NotSent"],
  ]);
  expect(showError).not.toHaveBeenCalled();
});

test("UPL-07 ERR-03 nobody hears of an upload that leaving cuts off; a visitor who stays hears of the next", async () => {
  const { pick, states } = await show("assets-upload");
  await pick(file("a.txt"), file("b.txt"));
  window.dispatchEvent(new Event("beforeunload"));
  await uploads[0]!.answer(null, 0);
  expect([states(), showError.mock.calls]).toEqual([["failed", "sending"], []]);
  await pass(0);
  await pass(1_000);
  await uploads[1]!.answer(null, 0);
  expect([states(), showError.mock.calls.length]).toEqual([["failed", "failed"], 1]);
});

test("UPL-07 an upload without progress for a minute is cancelled and can be sent again", async () => {
  const { pick, states, facts, act, click } = await show("assets-upload");
  await pick(file("a.txt"));
  await pass(59_000);
  await uploads[0]!.progress(0.1);
  await pass(59_900);
  expect([states(), uploads[0]!.isAborted]).toEqual([["sending"], false]);
  await pass(100);
  expect([states(), facts(), uploads[0]!.isAborted]).toEqual([["failed"], ["Upload.Offline"], true]);
  expect(console.error).toHaveBeenCalledWith(
    "[atoll] a call failed.",
    expect.objectContaining({ message: "no progress on a.txt for 60 s" }),
  );
  await click(act("Upload.Retry a.txt"));
  await uploads[1]!.answer(asset("g1"));
  expect(states()).toEqual(["done"]);
});

const required =
  '<input type="file" name="plain"><input type="checkbox" name="file-upload-required-a" value="true" required>';

test("AST-09 a required file that is missing stops the form with a message; each file ticks the checkbox", async () => {
  const { form, host, find, pick, choose, note, act, click, unmount } = await show("assets-upload", "", required);
  const box = find<HTMLInputElement>("[name=file-upload-required-a]");
  const changes: boolean[] = [];
  host.addEventListener("change", ({ target }) => target === box && changes.push(box.checked));
  expect([host.querySelectorAll("[type=checkbox]").length, box.hasAttribute("data-val-hidden")]).toEqual([1, true]);
  expect([form.checkValidity(), box.validationMessage]).toEqual([false, "Upload.Required"]);
  await pass(0);
  expect([note(), document.activeElement]).toEqual(["Upload.Required", choose()]);
  box.click();
  expect(box.checked).toBe(false);
  await pick(file("a.txt"));
  expect([box.checked, form.checkValidity(), note()]).toEqual([true, true, ""]);
  await click(act("Upload.Cancel a.txt"));
  expect([box.checked, changes, document.activeElement]).toEqual([false, [true, false], choose()]);
  // The form's own validation shows its message.
  form.noValidate = true;
  box.setAttribute("aria-invalid", "true");
  box.dispatchEvent(new Event("invalid", { cancelable: true }));
  await pass(0);
  expect(note()).toBe("");
  await pick(file("b.txt"));
  unmount();
  expect([box.checked, box.hasAttribute("data-val-hidden"), box.validity.customError]).toEqual([false, false, false]);
  box.click();
  expect(box.checked).toBe(true);
});

test("UPL-07 AST-09 a form sent during an upload waits, then is sent once by the same button, or not", async () => {
  const { form, pick, note, act, click } = await show("assets-upload");
  const sent: (HTMLElement | null)[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(event.submitter);
  });
  const button = form.querySelector<HTMLButtonElement>(":scope > button")!;
  await pick(file("a.txt"));
  for (let time = 0; time < 2; time++)
    expect(form.dispatchEvent(new SubmitEvent("submit", { cancelable: true, submitter: button }))).toBe(false);
  await pass(0);
  expect([sent, note(), form.getAttribute("aria-busy")]).toEqual([[], "Upload.FormWaits", "true"]);
  await uploads[0]!.answer({}, 500);
  expect([sent, note(), form.hasAttribute("aria-busy")]).toEqual([[], "Upload.FormNotSent", false]);
  await click(act("Upload.Retry a.txt"));
  form.requestSubmit(button);
  await uploads[1]!.answer(asset("g1"));
  expect([sent, note(), form.hasAttribute("aria-busy")]).toEqual([[button], "", false]);
  form.requestSubmit(button);
  expect(sent.length).toBe(2);
});

const seven = `data-assets='[{"AssetId":"7","guid":"g7","name":"seven.pdf","size":9,"fileType":"Document"}]'`;

test("AST-07 a reset of the form restores the files of the page with their names, and cancels uploads", async () => {
  const { form, pick, names, act, click, states } = await show("assets-upload", seven);
  form.reset();
  await pass(0);
  expect(names()).toEqual(["seven.pdf"]);
  await click(act("Upload.Delete seven.pdf"));
  await pick(file("a.txt"));
  form.reset();
  await pass(0);
  expect([names(), states(), uploads[0]!.isAborted]).toEqual([["seven.pdf"], ["done"], true]);
});

/** A visitor leaves the page; returns whether the widget stops that. */
const leave = (detail: object = {}): boolean =>
  !document.dispatchEvent(
    new CustomEvent("page:leave", { cancelable: true, detail: { url: "/other", method: "GET", ...detail } }),
  );
const closeWindow = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("NAV-15 leaving during an upload asks once; the visitor stays on the page, or leaves it", async () => {
  const { pick } = await show("assets-upload");
  expect([leave(), closeWindow()]).toEqual([false, false]);
  await pick(file("a.txt"));
  expect([leave({ traverse: true }), leave({ kept: true }), closeWindow()]).toEqual([false, false, true]);
  const press = async (name: string) => {
    await vi.waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true));
    const dialogs = document.querySelectorAll("dialog");
    expect([dialogs.length, dialogs[0]!.querySelector("h2")!.textContent]).toEqual([1, "Upload.LeaveTitle"]);
    [...dialogs[0]!.querySelectorAll("button")].find(({ textContent }) => textContent === name)!.click();
    dialogs[0]!.dispatchEvent(new Event("close"));
    await pass(0);
  };
  expect([leave(), leave()]).toEqual([true, true]);
  await press("Upload.Stay");
  expect([vi.mocked(shell.visit).mock.calls, uploads[0]!.isAborted]).toEqual([[], false]);
  leave();
  await press("Upload.Leave");
  expect(vi.mocked(shell.visit).mock.calls).toEqual([["/other"]]);
});

test("NAV-20 AST-07 removal during an upload restores the page's markup; the files are there on return", async () => {
  const { form, host, before, pick, unmount, fields, act, click } = await show(
    "assets-upload",
    seven,
    '<label for="plain">Papers</label><input type="hidden" name="list-assets-orders-a" value="7"><input id="plain" type="file" name="plain">',
  );
  await click(act("Upload.Delete seven.pdf"));
  await pick(file("a.txt"), file("b.txt"), file("c.txt"), file("d.txt"));
  await uploads[0]!.answer(asset("g1"));
  form.requestSubmit();
  expect(form.hasAttribute("aria-busy")).toBe(true);
  unmount();
  await pass(1_000);
  expect(form.innerHTML).toBe(before);
  expect([form.hasAttribute("aria-busy"), fields()["list-assets-orders-a"]]).toEqual([false, "7"]);
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([false, true, true]);
  // No timer or listener remains, and leaving asks no question.
  expect([vi.getTimerCount(), site.listeners.size, leave(), closeWindow()]).toEqual([0, 0, false, false]);
  form.reset();
  await uploads[1]!.answer(asset("g2"));
  expect([form.innerHTML, showError.mock.calls, logged]).toEqual([before, [], []]);
  mountOn("assets-upload", host);
  await pass(0);
  expect([...host.querySelectorAll<HTMLElement>(".atoll-file")].map(({ dataset }) => dataset["state"])).toEqual([
    "removed",
    "done",
    "failed",
    "failed",
    "failed",
  ]);
  expect(host.querySelectorAll(".atoll-file-problem")[0]!.textContent).toBe("Upload.Interrupted");
  await click(act("Upload.Retry b.txt"));
  expect(uploads.at(-1)!.fields).toEqual({ file: "b.txt" });
});
