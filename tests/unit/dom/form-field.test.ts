import { expect, test } from "vitest";
import { isEdited } from "../../../shared/form/form-field.ts";

const options = "<option>a</option><option>b</option>";

/** A select with two options, of which the visitor has chosen those at `chosen`. */
function select(attributes: string, ...chosen: number[]): HTMLSelectElement {
  document.body.innerHTML = `<form><select ${attributes}>${options}</select></form>`;
  const field = document.querySelector("select")!;
  if (chosen.length > 0)
    for (const [index, option] of [...field.options].entries()) option.selected = chosen.includes(index);
  return field;
}

test.each([
  ["untouched", "", [], false],
  ["whose second option is chosen", "", [1], true],
  ["of several values, whose first option is chosen", "multiple", [0], true],
])("NAV-14 CHK-07 a select %s: edited or not", (_, attributes, chosen, expected) => {
  expect(isEdited(select(attributes, ...chosen))).toBe(expected);
});
