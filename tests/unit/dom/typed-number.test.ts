import { expect, test } from "vitest";
import { typedNumber } from "../../../shared/number/typed-number.ts";
import { standInShell } from "../stand-ins/shell.ts";

test("QTY-02 the server's own text, a number field and a hidden one have decimals only", () => {
  standInShell({ locale: "en" });
  document.body.innerHTML =
    '<input value="1,000"><input type="number" step="any" value="2"><input type="hidden" value="2">';
  const [text, number, hidden] = [...document.querySelectorAll("input")] as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  expect(typedNumber(text, true)).toBe(1);
  text.value = "2,000";
  expect(typedNumber(text)).toBeNull();
  standInShell({ locale: "nl-BE" });
  number.value = "1.500";
  hidden.value = "1.155";
  expect([typedNumber(number), typedNumber(number, true), typedNumber(hidden)]).toEqual([1.5, null, 1.155]);
});
