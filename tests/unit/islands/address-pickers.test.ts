import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPickers, type Picker, pickers } from "../../../islands/checkout/address-picker/pickers.ts";
import { settledPromises } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

/** What the server is asked for, to be answered. */
const asked: { resolve(answer: Response): void; reject(error: Error): void }[] = [];
const response = (html: string, more: ResponseInit = {}): Response =>
  new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" }, ...more });

const { signal } = new AbortController();
const inputName = "ExistingShippingAddressId";
const radio = (id: string): string => `<input type="radio" name="${inputName}" value="${id}">`;

/** The page, with a picker on it, as its island leaves it. */
function show(ids: string[]): void {
  pickers.clear();
  document.body.innerHTML = `<form><div data-island="address-picker">${ids.map(radio).join("")}</div></form>`;
  pickers.add({
    host: document.querySelector("div")!,
    type: "Shipping",
    inputName,
    selected: "",
    canAdd: true,
    canEdit: true,
  } satisfies Picker);
}
const shown = (): string[] => [...document.querySelectorAll("input")].map(({ value }) => value);
const answer = (...ids: string[]): void =>
  asked.forEach(({ resolve }) =>
    resolve(response(`<div data-island="address-picker">${ids.map(radio).join("")}</div>`)),
  );

beforeEach(() => {
  standInShell().setHtml = (host, content) => void host.replaceChildren(content as Node);
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve, reject) => asked.push({ resolve, reject })));
  asked.length = 0;
  show(["a"]);
});
afterEach(() => {
  pickers.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
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
  expect(asked).toEqual([]);
});

test.each<[answer: string, response: () => Response, error: string | RegExp]>([
  [
    "a page without the picker",
    () => response("<!doctype html><body><h1>Sorry</h1></body>"),
    /expected a picker with ExistingShippingAddressId, got <!doctype/,
  ],
  [
    "the picker of another list",
    () => response('<div><input type="radio" name="ExistingBillingAddressId" value="b"></div>'),
    /expected a picker with/,
  ],
  ["an empty text", () => response(""), /expected a picker with ExistingShippingAddressId, got $/],
  ["nothing", () => new Response(null, { status: 204 }), /expected HTML/],
  ["JSON", () => new Response("{}", { headers: { "Content-Type": "application/json" } }), /expected HTML/],
  ["401", () => response("", { status: 401 }), /^401/],
  ["404", () => response("", { status: 404 }), /^404/],
  ["500", () => response("", { status: 500 }), /^500/],
])("ADR-01 for %s in place of the picker what the page shows stays as it is", async (_answer, given, error) => {
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  asked[0]!.resolve(given());
  await expect(fetched).rejects.toThrow(error);
  expect(shown()).toEqual(["a"]);
});

test("ADR-01 nor is anything shown while one of the pickers is late, or when it is given up", async () => {
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  const failure = expect(fetched).rejects.toThrow("too late");
  await settledPromises();
  expect(shown()).toEqual(["a"]);
  asked[0]!.reject(new DOMException("too late", "TimeoutError"));
  await failure;
  expect(shown()).toEqual(["a"]);
});
