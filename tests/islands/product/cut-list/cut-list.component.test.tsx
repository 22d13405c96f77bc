import "../../../unit/stand-ins/form-owner.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CutList from "../../../../islands/product/cut-list/cut-list.tsx";
import definition from "../../../../islands/product/cut-list/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { reactView } from "../../../../shared/island/react.tsx";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

type Text = (key: string) => string;
/** The texts that have come, and the island's listeners for them. */
const site = vi.hoisted(() => ({ texts: null as Text | null, listeners: new Set<() => void>() }));
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => site.texts,
  readyTexts: () => site.texts,
  subscribe: (listener: () => void) => (site.listeners.add(listener), () => site.listeners.delete(listener)),
  withTexts: () => () => {},
}));

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  site.texts = null;
  standInShell({ locale: "en" });
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
});

function start(): HTMLFormElement {
  document.body.innerHTML = `<form data-island="cut-list"><div data-cut-row><input name="PieceLength"><input
    name="PieceCount"></div><input type="checkbox" name="StockLength" value="5" checked><button>Plan</button></form>`;
  const form = document.querySelector("form")!;
  island(definition, reactView(CutList, definition.fallback))(form, {
    signal: abort.signal,
    id: "cut-1",
    fail: vi.fn(),
  });
  return form;
}

function textsCome(): void {
  site.texts = (key) => key;
  site.listeners.forEach((listener) => listener());
}

test("LEN-02 a message gets the focus, also when its text comes after the press", async () => {
  const form = start();
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await settledPromises();
  expect(document.querySelector(".atoll-cut")).toBeNull();
  textsCome();
  await vi.waitFor(() => expect(document.activeElement?.className).toBe("atoll-cut-message"));
});

test("LEN-02 texts that come before a press move no focus", async () => {
  start();
  textsCome();
  await settledPromises();
  expect(document.activeElement).toBe(document.body);
});
