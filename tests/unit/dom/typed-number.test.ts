import { expect, test } from "vitest";
import { typedNumber } from "../../../shared/number/typed-number.ts";
import { standInShell } from "../stand-ins/shell.ts";

test("QTY-02 the server's own text and a number field have decimals only", () => {
  standInShell({ locale: "en" });
  document.body.innerHTML = '<input value="1,000"><input type="number" step="any" value="2">';
  const [text, number] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  expect(typedNumber(text, true)).toBe(1);
  text.value = "2,000";
  expect(typedNumber(text)).toBeNull();
  standInShell({ locale: "nl-BE" });
  number.value = "1.500";
  expect([typedNumber(number), typedNumber(number, true)]).toEqual([1.5, null]);
});
