import { expect, test } from "vitest";
import { labelOf } from "../../../shared/a11y/label-of.ts";

test("CRT-04 a field is named by its label, without controls in it and without the asterisk of a required field", () => {
  document.body.innerHTML = `<label>Country * <select name="CountryId"><option>Belgium</option></select></label>
    <span id="name">Delivery <b>date</b></span><input name="Date" aria-labelledby="name missing">
    <input name="Code" aria-label="Code">`;
  const names = [...document.querySelectorAll<HTMLInputElement>("select, input")].map(labelOf);
  expect(names).toEqual(["Country", "Delivery date", "Code"]);
});
