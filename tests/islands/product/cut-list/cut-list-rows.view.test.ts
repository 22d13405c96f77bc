import { expect, test, vi } from "vitest";
import { addRowButton } from "../../../../islands/product/cut-list/add-row.ts";
import { showWhole } from "../../../../shared/dom/show-whole.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => ({ withTexts: () => () => {} }));

test("LEN-02 an added row has labels and ids of its own, and names of columns stay", () => {
  document.body.innerHTML = `<form><b id="col">Number</b><div data-cut-row>
    <label for="length-1">Length</label><input id="length-1" name="PieceLength" value="2">
    <input name="PieceCount" aria-labelledby="col unit" value="3"><span id="unit">pieces</span></div></form>`;
  addRowButton(document.querySelector("form")!, "cut-1", new AbortController().signal);
  document.querySelector("button")!.click();
  const row = [...document.querySelectorAll("[data-cut-row]")].at(-1)!;
  expect(row.innerHTML.replace(/\s+/g, " ").trim()).toBe(
    `<label for="length-2">Length</label><input id="length-2" name="PieceLength"> ` +
      `<input name="PieceCount" aria-labelledby="col unit2"><span id="unit2">pieces</span>`,
  );
});

test("LEN-02 numbers in labels and ids of added rows count on, each from its own", () => {
  document.body.innerHTML = `<form><div data-cut-row id="row-2">
    <label for="l2">Length, row 1</label><input id="l2" name="PieceLength">
    <label>Number 1 <input name="PieceCount" aria-label="Number, row 1"> <small>up to 50</small></label></div></form>`;
  addRowButton(document.querySelector("form")!, "cut-1", new AbortController().signal);
  const button = document.querySelector("button")!;
  button.click();
  button.click();
  const rows = [...document.querySelectorAll("[data-cut-row]")];
  expect(rows.map((row) => [row.id, row.querySelector("input")!.id])).toEqual([
    ["row-2", "l2"],
    ["row-3", "l3"],
    ["row-4", "l4"],
  ]);
  expect(rows.at(-1)!.innerHTML.replace(/\s+/g, " ").trim()).toBe(
    `<label for="l4">Length, row 3</label><input id="l4" name="PieceLength"> ` +
      `<label>Number 3 <input name="PieceCount" aria-label="Number, row 3"> <small>up to 50</small></label>`,
  );
});

test.each([
  ["comes into sight with its message", 300, [-116]],
  ["stays out of sight when the window is too low for both", 900, []],
])("LEN-02 the first wrong field %s", (_, distance, moves) => {
  document.body.innerHTML = "<input><div></div>";
  const [field, message] = document.body.children as unknown as [Element, Element];
  field.getBoundingClientRect = () => new DOMRect(0, -100, 100, 44);
  message.getBoundingClientRect = () => new DOMRect(0, distance - 150, 100, 50);
  message.scrollIntoView = vi.fn();
  const scrollBy = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
  showWhole(message, field);
  expect(message.scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollBy.mock.calls).toEqual(moves.map((top) => [{ top, behavior: "instant" }]));
  scrollBy.mockRestore();
});
