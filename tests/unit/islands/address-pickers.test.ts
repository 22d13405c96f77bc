import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPickers, type Picker, pickers } from "../../../islands/checkout/address-picker/pickers.ts";
import { settledPromises } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

const asked = vi.hoisted(() => ({ answers: [] as ((html: string) => void)[] }));
vi.mock("../../../shared/http/call.ts", async (original) => ({
  ...(await original<object>()),
  callHtml: () => new Promise<string>((resolve) => asked.answers.push(resolve)),
}));

const { signal } = new AbortController();
const inputName = "ExistingShippingAddressId";
const radio = (id: string): string => `<input type="radio" name="${inputName}" value="${id}">`;

/** The page, with a picker on it, as its island leaves it. */
function show(ids: string[]): void {
  pickers.clear();
  document.body.innerHTML = `<form><div data-island="address-picker">${ids.map(radio).join("")}</div></form>`;
  pickers.add({ host: document.querySelector("div")!, type: "Shipping", inputName, selected: "", canAdd: true, canEdit: true } satisfies Picker);
}
const shown = (): string[] => [...document.querySelectorAll("input")].map(({ value }) => value);
const answer = (...ids: string[]): void => asked.answers.forEach((resolve) => resolve(`<div data-island="address-picker">${ids.map(radio).join("")}</div>`));

beforeEach(() => {
  standInShell().setHtml = (host, content) => void host.replaceChildren(content as Node);
  asked.answers.length = 0;
  show(["a"]);
});
afterEach(() => {
  pickers.clear();
  document.body.replaceChildren();
});

test("ADR-01 the pickers of the page show the address that was added, chosen", async () => {
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  answer("a", "b");
  const saved = (await fetched)();
  expect([saved?.value, saved?.checked]).toEqual(["b", true]);
  expect(shown()).toEqual(["a", "b"]);
});

test("ADR-01 where the page has shown itself anew meanwhile there is nothing to show them in", async () => {
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  const failure = expect(fetched).rejects.toThrow("has shown itself anew");
  show(["a"]);
  answer("a", "b");
  await failure;
  expect(shown()).toEqual(["a"]);
});

test("ADR-01 nor where the pickers of the page that has come are not alive yet", async () => {
  show(["a"]);
  pickers.clear();
  await expect(fetchPickers({ inputName, id: "" }, signal)).rejects.toThrow("has shown itself anew");
  await settledPromises();
  expect(asked.answers).toEqual([]);
});
