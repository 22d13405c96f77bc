import { afterEach, expect, test, vi } from "vitest";
import { reportIgnoredFilters } from "../../../tools/debug/ignored-filters.ts";
import { settledPromises } from "../stand-ins/islands.ts";

const warned = vi.spyOn(console, "warn").mockReturnValue();
const messages = (): unknown[] => warned.mock.calls.map(([message]) => message);
const { pathname: before } = location;
afterEach(() => {
  warned.mockClear();
  document.body.replaceChildren();
  history.replaceState(null, "", before);
});

/** Shows the answer of a server to an address of the list. */
function show(search: string, fields: string, attributes = 'data-island="facets"', action = "/en/catalog"): void {
  history.replaceState(null, "", `/en/catalog${search}`);
  document.body.innerHTML = `<form id="filters" action="${action}" ${attributes}>${fields}</form>`;
}
const filter = (value: object): string => `?filter=${encodeURIComponent(JSON.stringify(value))}`;
const brand = (value: string, attributes = ""): string =>
  `<input type="checkbox" name="filter[Brand]" value="${value}" ${attributes}>`;

reportIgnoredFilters();

test("FIL-01 ERR-06 a filter that the answered form does not show is reported once, with the server's part", async () => {
  show("", brand("12") + brand("14"));
  await settledPromises();
  expect(messages()).toEqual([]);
  show(filter({ Brand: ["12", "14"] }), brand("12") + brand("14", "checked"));
  await settledPromises();
  document.body.append(document.createElement("p"));
  await settledPromises();
  expect(messages()).toEqual([
    "[atoll] facets on <form#filters> expects a form that shows the filter of the address, got filter[Brand]=12 not " +
      "chosen; the server seems to ignore the filter. The server must read " +
      'filter={"Brand":["12","14"]} in the address, answer with what matches, and send the chosen fields with checked, ' +
      "selected or a value.",
  ]);
});

const select = (attributes: string): string =>
  `<select name="filter[Rating]"><option value="">All</option><option value="4" ${attributes}>4</option></select>`;
const price = (from: string, to: string): string =>
  `<input name="filter[Price][from]" value="${from}"><input name="filter[Price][to]" value="${to}">`;
const colour = (attributes: string): string =>
  `<input type="radio" name="filter[ProductAttributes][7]" value="31" ${attributes}>`;

test.each([
  ["a select", { Rating: ["4"] }, select(""), select("selected"), "filter[Rating]=4"],
  ["both ends of a range", { Price: ["10-50"] }, price("", ""), price("10,00", "50"), "filter[Price][from]=10"],
  ["one end of a range", { Price: ["-50"] }, price("", ""), price("", "50"), "got filter[Price][to]=50 not"],
  ["an attribute", { ProductAttributes: { "7": ["31"] } }, colour(""), colour("checked"), "[ProductAttributes][7]=31"],
])("FIL-01 FIL-03 ERR-06 %s shows whether the server has read the filter", async (_, sent, ignored, shown, message) => {
  show(filter(sent), shown);
  await settledPromises();
  expect(messages()).toEqual([]);
  show(filter(sent), ignored);
  await settledPromises();
  expect(messages()).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["has no field for the choice", filter({ Theme: ["sea"] }), brand("12")],
  ["is of another list", filter({ Brand: ["12"] }), brand("12"), 'data-island="facets"', "/en/other"],
  [
    "is a copy until its own filters are there",
    filter({ Brand: ["12"] }),
    brand("12"),
    'data-island="facets" data-facets-copied',
  ],
  [
    "has a first option without selected",
    "?sort=name",
    '<select name="sort"><option>name</option></select>',
    'data-island="address-form"',
  ],
  ["comes without a filter", filter({}), brand("12")],
  ["has a filter that is not JSON", "?filter=%7Bx", brand("12")],
  [
    "shows a text of address-form elsewhere",
    "?q=tea&tag=a",
    '<input name="q"><input type="hidden" name="tag">',
    'data-island="address-form" data-on="submit"',
  ],
])("FIL-01 ERR-06 nothing is reported of a form that %s", async (_, search, fields, attributes?, action?) => {
  show(search, fields, attributes, action);
  await settledPromises();
  expect(messages()).toEqual([]);
});

test("FIL-01 ERR-06 a form that stays while the address changes is not judged by it", async () => {
  show("", brand("12"));
  await settledPromises();
  history.replaceState(null, "", `/en/catalog${filter({ Brand: ["12"] })}`);
  document.body.append(document.createElement("p"));
  await settledPromises();
  expect(messages()).toEqual([]);
});

test("SRC-06 ERR-06 choices of address-form are reported by the names of their parameters", async () => {
  show(
    "?brand[]=12&stock=1",
    '<input type="checkbox" name="brand[]" value="12"><input type="checkbox" name="stock" value="1" checked>',
    'data-island="address-form"',
  );
  await settledPromises();
  expect(messages()).toEqual([
    expect.stringMatching(/got brand\[\]=12 not chosen;.* must read brand\[\]=12 in the address/),
  ]);
});
