// The summary of errors above a form, from the server and from the client.
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../../../../islands/form/validation/engine.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";
import { refusedForm, serverErrors } from "./refused-form.ts";

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  standInShell({ locale: "en", culture: "en" });
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
});

function show(html: string): void {
  document.body.innerHTML = html;
  listen(abort.signal, { typed: new WeakSet(), left: new Set() });
}
const field = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const summary = (): HTMLElement => document.querySelector<HTMLElement>("[data-valmsg-summary]")!;
const items = (): string[] => [...summary().querySelectorAll("li")].map(({ textContent }) => textContent);

function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new InputEvent("input", { bubbles: true }));
}
/** Types `text` and leaves the field. */
function enter(name: string, text: string): void {
  type(name, text);
  field(name).dispatchEvent(new Event("change", { bubbles: true }));
}
/** Whether the form would be sent. */
function send(): boolean {
  let isSent = false;
  const listening = new AbortController();
  addEventListener(
    "submit",
    (event) => {
      isSent = !event.defaultPrevented;
      event.preventDefault();
    },
    listening,
  );
  document.querySelector("button")!.click();
  listening.abort();
  return isSent;
}

test("VAL-12 server errors in the summary stay until their field is checked or the form is sent", () => {
  show(refusedForm);
  enter("Note", "hi");
  expect(field("Note").className).toBe("input-validation-valid");
  expect(items()).toEqual(serverErrors);
  enter("Street", "Quay");
  expect(items()).toEqual(["We are closed that day.", "Not that one.", "Town: we do not go there.", "Not that one."]);
  // Two fields have this message; only one of them has been checked.
  enter("House", "");
  expect(items()).toEqual(["We are closed that day.", "Town: we do not go there.", "Not that one.", "Wanted: House."]);
  enter("Town", "Nieuwpoort");
  expect(items()).toEqual(["We are closed that day.", "Not that one.", "Wanted: House."]);
  expect(send()).toBe(false);
  expect(items()).toEqual(["We are closed that day.", "Wanted: House."]);
  enter("House", "7");
  expect([items(), summary().className]).toEqual([["We are closed that day."], "validation-summary-errors"]);
  expect(send()).toBe(true);
  expect([items(), summary().className]).toEqual([[], "validation-summary-valid"]);
});

test("VAL-12 the summary stays as it is while someone types, and loses an item once its field is left", () => {
  show(refusedForm.replace(/<ul>[^]*<\/ul>/, "<ul><li>No such street.</li></ul>"));
  enter("House", "");
  const both = ["No such street.", "Wanted: House."];
  expect(items()).toEqual(both);
  type("House", "7");
  expect(field("House").className).toBe("input-validation-valid");
  type("Street", "Quay");
  expect(items()).toEqual(both);
  enter("House", "7");
  expect(items()).toEqual(["No such street."]);
  type("Street", "");
  expect(items()).toEqual(["No such street."]);
  type("Street", "Quay 1");
  expect([items(), summary().className]).toEqual([["No such street."], "validation-summary-errors"]);
  enter("Street", "Quay 1");
  expect([items(), summary().className]).toEqual([[], "validation-summary-valid"]);
});

test("VAL-12 the summary names the field, unless the message does so in its own sentence", () => {
  show(`<form><div data-valmsg-summary="true"></div>
    <label for="f">First name *</label><input id="f" name="First" data-val="true" data-val-required="Enter your first name.">
    <label for="l">Last name</label><input id="l" name="Last" data-val="true" data-val-required="Write it here.">
    <button>Send</button></form>`);
  expect(send()).toBe(false);
  expect(items()).toEqual(["Enter your first name.", "Last name: Write it here."]);
});

test("VAL-12 an empty item of the server counts as no error", () => {
  show(refusedForm.replace(/<ul>[^]*<\/ul>/, "<ul><li hidden></li></ul>"));
  enter("Note", "hi");
  expect([items(), summary().className]).toEqual([[], "validation-summary-valid"]);
});

test("VAL-07 a reset marks conditionally required fields again", async () => {
  show(`<form><input name="Kind" value="shop">
    <label for="which">Which</label> <input id="which" name="Which" data-val="true" data-val-requiredif="Which?"
      data-val-requiredif-dependentproperty="Kind" data-val-requiredif-dependentvalue="other"></form>`);
  const state = (): unknown[] => [
    field("Which").getAttribute("aria-required"),
    document.querySelector("label")!.className,
  ];
  enter("Kind", "other");
  expect(state()).toEqual(["true", "atoll-required"]);
  document.querySelector("form")!.reset();
  await new Promise((resolve) => setTimeout(resolve));
  expect([field("Kind").value, ...state()]).toEqual(["shop", "false", ""]);
});
