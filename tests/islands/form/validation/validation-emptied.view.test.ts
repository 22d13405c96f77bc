// Fields that a chosen address fills in or empties.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillIn } from "../../../../islands/checkout/address-picker/fill.ts";
import definition from "../../../../islands/form/validation/definition.ts";
import { listen } from "../../../../islands/form/validation/engine.ts";
import validation from "../../../../islands/form/validation/validation.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  standInShell({ locale: "en", culture: "en" });
  // The form has only some of the fields of an address.
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  abort.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A form with a saved address and an empty one. */
function show() {
  document.body.innerHTML = `<form><input type="radio" name="Address" value="1" data-city="Gent" data-postal-code="9000">
    <input type="radio" name="Address" value="" data-city="" data-postal-code="">
    <input name="City" data-val="true" data-val-required="Please enter the town.">
    <input name="PostalCode" data-val="true" data-val-required="Please enter the postcode."></form>`;
  const [saved, other, city, code] = [...document.querySelectorAll("input")] as HTMLInputElement[];
  const messages = (): string[] => [city!, code!].map(({ validationMessage }) => validationMessage);
  return { saved: saved!, other: other!, city: city!, messages };
}

test("ADR-03 VAL-13 another address empties the fields without faults; a field that is left empty has one", () => {
  const { saved, other, city, messages } = show();
  listen(abort.signal, { typed: new WeakSet(), left: new Set() });
  fillIn(saved, "Shipping");
  expect([city.value, ...messages()]).toEqual(["Gent", "", ""]);
  fillIn(other, "Shipping");
  expect([city.value, ...messages()]).toEqual(["", "", ""]);
  city.dispatchEvent(new Event("change", { bubbles: true }));
  expect(messages()).toEqual(["Please enter the town.", ""]);
  // The fault belongs to the address that was typed.
  fillIn(saved, "Shipping");
  fillIn(other, "Shipping");
  expect(messages()).toEqual(["", ""]);
});

test("ADR-03 VAL-12 a field that was left by the press on another address has no fault", async () => {
  const { other, city, messages } = show();
  listen(abort.signal, { typed: new WeakSet(), left: new Set() });
  city.value = "Gent";
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  city.dispatchEvent(new Event("change", { bubbles: true }));
  document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
  fillIn(other, "Shipping");
  await new Promise((resolve) => setTimeout(resolve));
  expect([city.value, ...messages()]).toEqual(["", "", ""]);
});

test("ADR-03 VAL-07 a field that is required with an emptied one is not required any more", () => {
  const { saved, other, city } = show();
  city.insertAdjacentHTML(
    "afterend",
    `<input name="Box" data-val="true" data-val-requiredif="Which box?" data-val-requiredif-dependentproperty="City"
      data-val-requiredif-operator="EqualTo" data-val-requiredif-dependentvalue="Gent">`,
  );
  const box = document.querySelector<HTMLInputElement>("[name=Box]")!;
  listen(abort.signal, { typed: new WeakSet(), left: new Set() });
  fillIn(saved, "Shipping");
  box.dispatchEvent(new Event("change", { bubbles: true }));
  expect([box.validationMessage, box.getAttribute("aria-required")]).toEqual(["Which box?", "true"]);
  fillIn(other, "Shipping");
  expect([box.validationMessage, box.getAttribute("aria-required")]).toEqual(["", "false"]);
});

test("ADR-03 VAL-13 fields that are emptied while the code loads have no fault", async () => {
  const { saved, other, messages } = show();
  island(definition, validation)(document.body, { signal: abort.signal, id: "validation-1", fail: vi.fn() });
  fillIn(saved, "Shipping");
  fillIn(other, "Shipping");
  await vi.dynamicImportSettled();
  await vi.waitUntil(() => document.forms[0]!.noValidate);
  expect(messages()).toEqual(["", ""]);
});
