import { expect, test } from "vitest";
import { showAtFields } from "../../../shared/form/show-at-fields.ts";

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0]!;
}
const textAfter = (selector: string): string =>
  document.querySelector(`${selector} + .atoll-field-message`)!.textContent;

test("ERR-04 messages are at their fields, the first of which has the focus, until they are cleared", () => {
  const form = formWith(
    `<input name="size" id="size" aria-describedby="hint"><select name="color" id="color"></select>`,
  );
  const { clear, isComplete } = showAtFields(form, { color: "Colour required!", size: "Size required!" }, "i1");
  expect([textAfter("#size"), textAfter("#color"), isComplete]).toEqual(["Size required!", "Colour required!", true]);
  const size = form.querySelector("#size")!;
  expect(document.activeElement).toBe(size);
  expect(size.getAttribute("aria-describedby")).toBe("hint i1-2");
  clear();
  expect(document.querySelector(".atoll-field-message")).toBeNull();
  expect([size.getAttribute("aria-describedby"), size.getAttribute("aria-invalid")]).toEqual(["hint", null]);
});

test("ERR-04 the message of a group is at its end, that of a hidden field beside the button that fills it", () => {
  const form =
    formWith(`<div id="group"><p><input type="checkbox" name="extra[]"></p><p><input type="checkbox" name="extra[]"></p></div>
    <div><button type="button">Upload</button><input type="hidden" name="file" id="file"></div>`);
  const { clear } = showAtFields(form, { file: "File required!", extra: "Choose one!" }, "i1");
  expect(document.querySelector("#group")!.lastElementChild!.textContent).toBe("Choose one!");
  expect(textAfter("#file")).toBe("File required!");
  expect(document.activeElement).toBe(form.querySelector("[type=checkbox]"));
  clear();
  showAtFields(form, { file: "File required!" }, "i1");
  expect(document.activeElement!.textContent).toBe("Upload");
});

test("ERR-04 a message without a field is left to the form", () => {
  const form = formWith(`<input name="size"><button>Add</button>`);
  expect(showAtFields(form, { size: "Size required!", warning: "Closed." }, "i1").isComplete).toBe(false);
  expect(showAtFields(form, { "": "Closed." }, "i2").isComplete).toBe(false);
  expect(showAtFields(form, {}, "i3").isComplete).toBe(false);
});
