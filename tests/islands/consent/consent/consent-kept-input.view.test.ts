// Typed text survives the reload after a withdrawn consent.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { editedFields, putBack } from "../../../../islands/consent/consent/kept-input.ts";
import { keptKey } from "../../../../islands/consent/consent/kept-key.ts";
import { mustReload, reloadKept, takeKept } from "../../../../islands/consent/consent/withdraw.ts";
import type { UnloadEvent } from "../../../../shared/page/unload-event.ts";
import { shell } from "../../../../shared/shell-api.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const page = `<form><input id="name"><input name="line" value="1"><input name="line" value="2">
  <textarea name="remarks"></textarea>
  <select name="country"><option value="be">Belgium</option><option value="fr">France</option></select>
  <input type="checkbox" name="gift" value="yes"><input type="radio" name="pay" value="card" checked>
  <input type="radio" name="pay" value="bank">
  <input type="password" name="secret"><input name="number" autocomplete="cc-number"><input type="file" name="photo">
  <input type="hidden" name="token" value="a"></form><button data-consent-open>Cookies</button>`;

const find = <Field extends HTMLElement = HTMLInputElement>(selector: string): Field =>
  document.querySelector<Field>(selector)!;

function typeAll(): void {
  find("#name").value = "Ada";
  document.querySelectorAll<HTMLInputElement>("[name=line]")[1]!.value = "5";
  find("textarea").value = "Ring twice";
  find<HTMLSelectElement>("select").value = "fr";
  find("[name=gift]").checked = true;
  find("[value=bank]").checked = true;
  find("[name=secret]").value = "lagune";
  find("[name=number]").value = "4111";
  find("[name=token]").value = "b";
}

beforeEach(() => {
  standInShell();
  document.body.innerHTML = page;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test("CON-10 edited fields are put back into a page that was loaded anew, but no secrets", () => {
  typeAll();
  const kept = editedFields(document);
  expect(JSON.stringify(kept)).not.toMatch(/lagune|4111|token/);
  document.body.innerHTML = page;
  const inputs = vi.fn();
  document.body.addEventListener("input", inputs, { once: true });
  putBack(document, kept);
  expect(inputs).toHaveBeenCalledOnce();
  expect(find("#name").value).toBe("Ada");
  expect([...document.querySelectorAll<HTMLInputElement>("[name=line]")].map(({ value }) => value)).toEqual(["1", "5"]);
  expect([find("textarea").value, find<HTMLSelectElement>("select").value]).toEqual(["Ring twice", "fr"]);
  expect([find("[name=gift]").checked, find("[value=bank]").checked]).toEqual([true, true]);
  expect([find("[name=secret]").value, find("[name=number]").value, find("[name=token]").value]).toEqual(["", "", "a"]);
});

test("CON-10 fields of a form that the server has sent back with errors are kept, too", () => {
  document.body.innerHTML = page.replace('id="name"', 'id="name" value="Ada" aria-invalid="true"');
  const kept = editedFields(document);
  document.body.innerHTML = page;
  putBack(document, kept);
  expect(find("#name").value).toBe("Ada");
});

test("CON-10 unsaved forms do not ask before the reload; what would be lost does, and the page stays", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {
    asks.push(dispatchEvent(new Event("beforeunload", { cancelable: true })));
  });
  const asks: boolean[] = [];
  const end = new AbortController();
  const ask = (event: UnloadEvent): void => void (event.isInputKept || event.preventDefault());
  addEventListener("beforeunload", ask as EventListener, { signal: end.signal });
  find("#name").value = "Ada";
  expect([reloadKept(), asks]).toEqual([true, [true]]);
  find("[name=secret]").value = "lagune";
  sessionStorage.clear();
  expect([reloadKept(), reload.mock.calls.length, sessionStorage.length]).toEqual([false, 1, 0]);
  end.abort();
});

test("CON-10 a field that was edited meanwhile, or whose place has changed, is left alone", () => {
  typeAll();
  const kept = editedFields(document);
  document.body.innerHTML = page.replace('<input name="line" value="2">', "");
  find("#name").value = "Bo";
  putBack(document, kept);
  expect([find("#name").value, find("[name=line]").value]).toEqual(["Bo", "1"]);
});

test("CON-10 what was kept is taken once, on the same page, and removed", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  typeAll();
  find("[data-consent-open]").focus();
  expect(reloadKept()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  document.body.innerHTML = page;
  expect(takeKept()).toBe(true);
  expect(find("#name").value).toBe("Ada");
  expect(document.activeElement).toBe(find("[data-consent-open]"));
  expect(sessionStorage.getItem(keptKey)).toBeNull();
  expect(takeKept()).toBe(false);
});

test("CON-10 another page, or a visit much later, gets nothing", () => {
  vi.spyOn(location, "reload").mockReturnValue();
  typeAll();
  for (const change of [{ url: "https://shop.example/other" }, { at: Date.now() - 120_000 }]) {
    reloadKept();
    sessionStorage.setItem(keptKey, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(keptKey)!), ...change }));
    document.body.innerHTML = page;
    expect(takeKept()).toBe(false);
    expect([find("#name").value, sessionStorage.getItem(keptKey)]).toEqual(["", null]);
  }
});

test("CON-10 without storage the page is not reloaded while there is input", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const setItem = (): never => {
    throw new DOMException("full");
  };
  vi.stubGlobal("sessionStorage", { setItem });
  expect(reloadKept()).toBe(true);
  typeAll();
  expect(reloadKept()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[what: string, start: () => void, expected: boolean]>([
  ["nothing has started", () => {}, false],
  ["a script has run", () => (shell().ran = new Set(["statistics"])), true],
  ["a script of another category has run", () => (shell().ran = new Set(["marketing"])), false],
  ["content has waited", () => (document.body.innerHTML = `<template data-consent="statistics"></template>`), true],
  [
    "an island has waited",
    () =>
      (document.body.innerHTML =
        '<div data-island="x" data-island-when="consent(statistics)" data-island-state="live"></div>'),
    true,
  ],
  [
    "an island still waits",
    () => (document.body.innerHTML = '<div data-island="x" data-island-when="consent(statistics)"></div>'),
    false,
  ],
])("CON-10 when %s, a withdrawn category needs a reload: %j", (_what, start, expected) => {
  start();
  expect(mustReload(["preferences", "statistics"])).toBe(expected);
});
