import { expect, test, vi } from "vitest";
import { addRowButton } from "../../../islands/product/cut-list/add-row.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({ withTexts: () => () => {} }));

test("LEN-02 an added row has labels and ids of its own, and names of columns stay", () => {
  document.body.innerHTML = `<form><b id="col">Number</b><div data-cut-row>
    <label for="length-1">Length</label><input id="length-1" name="PieceLength" value="2">
    <input name="PieceCount" aria-labelledby="col unit" value="3"><span id="unit">pieces</span></div></form>`;
  addRowButton(document.querySelector("form")!, new AbortController().signal);
  document.querySelector("button")!.click();
  const row = [...document.querySelectorAll("[data-cut-row]")].at(-1)!;
  expect(row.innerHTML.replace(/\s+/g, " ").trim()).toBe(
    `<label for="length-2">Length</label><input id="length-2" name="PieceLength"> ` +
      `<input name="PieceCount" aria-labelledby="col unit2"><span id="unit2">pieces</span>`,
  );
});
