import { afterEach, expect, test } from "vitest";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";

afterEach(() => document.body.replaceChildren());

test("CAT-02 a counterpart is found by name, and for checkboxes also by value", () => {
  const html =
    '<form><input type="hidden" name="sort" value="new"></form><form><select name="sort"></select><input type="checkbox" name="in" value="a"><input type="checkbox" name="in" value="b"></form>';
  document.body.innerHTML = html;
  const [sort, box] = [document.querySelector("select")!, document.querySelector("[value=b]")!];
  document.body.innerHTML = html;
  expect(findCounterpart(sort)).toBe(document.querySelector("select"));
  expect(findCounterpart(box)).toBe(document.querySelector("[value=b]"));
  expect(findCounterpart(document.createElement("p"))).toBeNull();
});
