// Validation during composition: the rule `remote` asks the server, the other rules check at once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/form/validation/definition.ts";
import { listen } from "../../../../islands/form/validation/engine.ts";
import validation from "../../../../islands/form/validation/validation.ts";
import { island } from "../../../../shared/island/mount.ts";
import { compose, endComposition } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
let checkedTexts: string[];
let answer: (answer: unknown) => void;
beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  checkedTexts = [];
  standInShell({ locale: "en", culture: "en" });
  vi.stubGlobal(
    "fetch",
    vi.fn((url: URL) => {
      checkedTexts.push(url.searchParams.get("Login")!);
      return new Promise((resolve) => (answer = (value) => resolve(Response.json(value))));
    }),
  );
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const html = `<form><input name="Login" data-val="true" data-val-remote="Taken." data-val-remote-url="/taken"><input
  name="Code" data-val="true" data-val-digits="Digits only."><button>Send</button></form>`;

async function show() {
  document.body.innerHTML = html;
  listen(abort.signal, { typed: new WeakSet(), left: new Set() });
  const [login, code] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  login.focus();
  const type = (field: HTMLInputElement, text: string): void => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  /** Leaves the field; afterwards it is validated on each input. */
  const leave = async (field: HTMLInputElement): Promise<void> => {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  };
  const wait = (time = 5_000) => vi.advanceTimersByTimeAsync(time);
  // The code of the rare rules has loaded.
  await vi.dynamicImportSettled();
  return { login, code, type, leave, wait };
}

test("VAL-12 text is validated only after composition", async () => {
  const { code, type, leave } = await show();
  type(code, "12");
  await leave(code);
  compose(code, "に");
  expect(code.validationMessage).toBe("");
  endComposition(code, "12日本");
  expect(code.validationMessage).toBe("Digits only.");
  compose(code, "に");
  expect(code.validationMessage, "the previous error stays").toBe("Digits only.");
  endComposition(code, "12");
  expect(code.validationMessage).toBe("");
});

test("VAL-12 remote rules do not run during composition", async () => {
  const { login, type, leave, wait } = await show();
  type(login, "ann");
  await leave(login);
  answer(true);
  await wait();
  expect(checkedTexts.splice(0)).toEqual(["ann"]);
  type(login, "anna");
  await wait(299);
  compose(login, "に");
  await wait();
  expect(checkedTexts).toEqual([]);
  endComposition(login, "anna日本");
  await wait(299);
  expect(checkedTexts).toEqual([]);
  await wait(1);
  expect(checkedTexts.splice(0)).toEqual(["anna日本"]);
  answer(true);
  await wait();
  type(login, "bob");
  await wait(299);
  compose(login, "に");
  await wait();
  // A cancelled composition keeps the text, which still has to be checked.
  endComposition(login, "bob");
  await wait();
  expect(checkedTexts).toEqual(["bob"]);
});

test("VAL-12 a remote result during composition in another field is shown after it", async () => {
  const { login, code, type, leave, wait } = await show();
  type(login, "ann");
  await leave(login);
  code.focus();
  compose(code, "に");
  answer(false);
  await wait();
  expect(login.validationMessage).toBe("");
  endComposition(code, "");
  await wait(0);
  expect(login.validationMessage).toBe("Taken.");
});

test("VAL-12 removing a field during its composition does not block other checks", async () => {
  const { login, code, type, leave, wait } = await show();
  type(login, "ann");
  await leave(login);
  answer(true);
  await wait();
  code.focus();
  compose(code, "に");
  type(login, "bob");
  code.remove();
  await wait();
  expect(checkedTexts).toEqual(["ann", "bob"]);
});

test("VAL-13 a field composed while the code loads is checked when complete and left", async () => {
  document.body.innerHTML = html;
  island(definition, validation)(document.body, { signal: abort.signal, id: "validation-1", fail: vi.fn() });
  const code = document.querySelector<HTMLInputElement>("[name=Code]")!;
  code.value = "x";
  for (const type of ["input", "change"]) code.dispatchEvent(new Event(type, { bubbles: true }));
  compose(code, "に");
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([document.forms[0]!.noValidate, code.validationMessage]).toEqual([true, ""]);
  endComposition(code, "x日本");
  expect(code.validationMessage).toBe("");
  code.dispatchEvent(new Event("change", { bubbles: true }));
  expect(code.validationMessage).toBe("Digits only.");
});
