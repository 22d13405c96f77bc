import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPickers, type Picker, pickers } from "../../../../islands/checkout/address-picker/pickers.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

/** Pending requests, for the test to answer. */
const pending: { resolve(answer: Response): void; reject(error: Error): void }[] = [];
const response = (html: string, more: ResponseInit = {}): Response =>
  new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" }, ...more });

const { signal } = new AbortController();
const inputName = "ExistingShippingAddressId";
const radio = (id: string): string => `<input type="radio" name="${inputName}" value="${id}">`;

/** Shows a page with a picker that its island has registered. */
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
const radioValues = (): string[] => [...document.querySelectorAll("input")].map(({ value }) => value);
const answer = (...ids: string[]): void =>
  pending.forEach(({ resolve }) =>
    resolve(response(`<div data-island="address-picker">${ids.map(radio).join("")}</div>`)),
  );

beforeEach(() => {
  standInShell().setHtml = (host, content) => void host.replaceChildren(content as Node);
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve, reject) => pending.push({ resolve, reject })));
  pending.length = 0;
  show(["a"]);
});
afterEach(() => {
  pickers.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("ADR-01 the refetched picker shows and selects the added address", async () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  answer("a", "b");
  const saved = (await fetched)();
  // Its radio button has only the value.
  expect(warning.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining("address b could not be copied")]);
  expect([saved?.value, saved?.checked]).toEqual(["b", true]);
  expect(radioValues()).toEqual(["a", "b"]);
});

test("ADR-01 a response is rejected when the page has changed meanwhile", async () => {
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  const failure = expect(fetched).rejects.toThrow("has changed");
  show(["a"]);
  answer("a", "b");
  await failure;
  expect(radioValues()).toEqual(["a"]);
});

test("ADR-01 nothing is fetched without a mounted picker", async () => {
  show(["a"]);
  pickers.clear();
  await expect(fetchPickers({ inputName, id: "" }, signal)).rejects.toThrow("has changed");
  await settledPromises();
  expect(pending).toEqual([]);
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
  ["empty HTML", () => response(""), /expected a picker with ExistingShippingAddressId, got $/],
  ["204", () => new Response(null, { status: 204 }), /expected HTML/],
  ["JSON", () => new Response("{}", { headers: { "Content-Type": "application/json" } }), /expected HTML/],
  ["401", () => response("", { status: 401 }), /^401/],
  ["404", () => response("", { status: 404 }), /^404/],
  ["500", () => response("", { status: 500 }), /^500/],
])("ADR-01 the picker is unchanged when the response is %s", async (_answer, given, error) => {
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  pending[0]!.resolve(given());
  await expect(fetched).rejects.toThrow(error);
  expect(radioValues()).toEqual(["a"]);
});

test("ADR-01 the picker is unchanged while the response is late and after a timeout", async () => {
  const fetched = fetchPickers({ inputName, id: "" }, signal);
  const failure = expect(fetched).rejects.toThrow("too late");
  await settledPromises();
  expect(radioValues()).toEqual(["a"]);
  pending[0]!.reject(new DOMException("too late", "TimeoutError"));
  await failure;
  expect(radioValues()).toEqual(["a"]);
});
