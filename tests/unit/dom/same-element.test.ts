import { afterEach, expect, test } from "vitest";
import { sameElement } from "../../../shared/same-element.ts";

afterEach(() => document.body.replaceChildren());

test("CAT-02 the field of before is found by its name, and its value where it is a box, though another form sends that name along", () => {
  const html =
    '<form><input type="hidden" name="sort" value="new"></form><form><select name="sort"></select><input type="checkbox" name="in" value="a"><input type="checkbox" name="in" value="b"></form>';
  document.body.innerHTML = html;
  const [sort, box] = [document.querySelector("select")!, document.querySelector("[value=b]")!];
  document.body.innerHTML = html;
  expect(sameElement(sort)).toBe(document.querySelector("select"));
  expect(sameElement(box)).toBe(document.querySelector("[value=b]"));
  expect(sameElement(document.createElement("p"))).toBeNull();
});
