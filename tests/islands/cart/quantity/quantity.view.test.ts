// Tests texts that a shopper types into the field of a quantity.
import { expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/quantity/definition.ts";
import quantity from "../../../../islands/cart/quantity/quantity.ts";
import { island } from "../../../../shared/island/mount.ts";
import { compose, composingKey, endComposition } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";
import { abort, changes, show } from "./quantity-field.ts";
import { texts } from "./quantity-texts.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("./quantity-texts.ts"));

test("QTY-04 a correction waits 600 ms after the last key", () => {
  const { input, type } = show('data-min="4"', "4");
  type("2");
  vi.advanceTimersByTime(599);
  expect(input.value).toBe("2");
  type("1");
  vi.advanceTimersByTime(599);
  expect(input.value).toBe("1");
  vi.advanceTimersByTime(1);
  expect(input.value).toBe("4");
});

test("QTY-02 a quantity below the minimum is invalid until it is corrected, and a note says why", () => {
  const { form, type, note } = show('data-min="4"', "4");
  type("2");
  expect(form.checkValidity()).toBe(false);
  vi.advanceTimersByTime(600);
  expect(form.checkValidity()).toBe(true);
  expect(note()).toBe("Quantity.Minimum 4");
});

test("QTY-02 0, letters and an empty field are invalid until a valid quantity is typed", () => {
  const { input, type, note } = show();
  for (const text of ["0", "many", ""]) {
    type(text);
    expect(input.checkValidity()).toBe(false);
    type("1");
    expect(input.checkValidity()).toBe(true);
    vi.advanceTimersByTime(600);
    expect(note()).toBe("");
  }
});

test("QTY-03 a typed quantity rounds to the next step in the direction of the change", () => {
  const { input, type } = show('data-min="6" data-step="6"', "6");
  type("8");
  vi.advanceTimersByTime(600);
  expect(input.value).toBe("12");
  type("8");
  vi.advanceTimersByTime(600);
  expect(input.value).toBe("6");
});

test("QTY-02 QTY-03 a note at the field says why a quantity was corrected, until the next change", () => {
  const { host, input, type, plus, note } = show('data-min="2" data-max="8" data-step="2"', "4");
  for (const [text, corrected, reason] of [
    ["5", "6", "Quantity.Step 2"],
    ["99", "8", "Quantity.Maximum 8"],
    ["1", "2", "Quantity.Minimum 2"],
  ] as const) {
    type(text);
    vi.advanceTimersByTime(600);
    expect([input.value, note()]).toEqual([corrected, reason]);
    expect(input.getAttribute("aria-describedby")!.trim()).toBe(host.querySelector("[role=status]")!.id);
  }
  plus.click();
  expect([input.value, note(), input.getAttribute("aria-describedby")]).toEqual(["4", "", null]);
});

test("QTY-02 text that is no number is removed, with a reason", () => {
  const { input, type, note } = show('data-min="4"', "5");
  type("many");
  vi.advanceTimersByTime(600);
  expect([input.value, note()]).toEqual(["", "Quantity.Number 0.25"]);
});

test.each([
  ["piece", "1,000", "Quantity.NoSeparator 0.25"],
  ["piece", "1.000", "Quantity.NoSeparator 0.25"],
  ["piece", "10 000", "Quantity.NoSeparator 0.25"],
  ["piece", "1'000", "Quantity.NoSeparator 0.25"],
  ["piece", "3 kg", "Quantity.Number 0.25"],
  ["piece", "1/2", "Quantity.Number 0.25"],
  ["piece", "1e3", "Quantity.Number 0.25"],
  ["weight", "1,500", "Quantity.NoSeparator 0.25"],
  ["weight", "3 kg", "Quantity.EnterWeight 0.25"],
  ["length", "2 yd", "Quantity.EnterLength 0.25"],
])("QTY-02 sold by %s, %j stays, is not sent, and a message says what is expected", (soldBy, text, message) => {
  const { form, input, type, note } = show(`data-sold-by="${soldBy}"`, "5");
  type(text);
  expect(form.checkValidity()).toBe(false);
  vi.advanceTimersByTime(600);
  expect([input.value, note(), form.checkValidity(), changes]).toEqual([text, message, false, []]);
});

test.each([
  ["en", "weight", "1.500", 1.5],
  ["nl-BE", "weight", "1,500", 1.5],
  ["fr-BE", "length", "2,3 m", 2.3],
  ["en", "length", "230 cm", 2.3],
])("QTY-07 in %s, sold by %s, %j is %d", (locale, soldBy, text, quantity) => {
  standInShell({ locale });
  const { form, type } = show(`data-sold-by="${soldBy}" data-min="0.1"`, "5");
  type(text);
  vi.advanceTimersByTime(600);
  expect([form.checkValidity(), changes]).toEqual([true, [quantity]]);
});

test("QTY-02 a quantity that the server wrote with three decimals is a decimal", () => {
  const { form, plus, input } = show("", "1.000");
  expect(form.checkValidity()).toBe(true);
  plus.click();
  expect(input.value).toBe("2");
});

test("QTY-02 a refused submit corrects the quantity with the reason and moves the focus to it", () => {
  const { form, input, type, note } = show('data-min="4"', "5");
  type("2");
  expect(form.reportValidity()).toBe(false);
  expect([input.value, note(), document.activeElement]).toEqual(["4", "Quantity.Minimum 4", input]);
});

test("QTY-05 Enter does not submit the form", () => {
  const { press } = show();
  expect(press("Enter").defaultPrevented).toBe(true);
  expect(press("Tab").defaultPrevented).toBe(false);
});

test("QTY-06 only orderable quantities fire quantity:changed", () => {
  const { type } = show('data-max="9"');
  for (const text of ["", "x", "1,5"]) {
    type(text);
    vi.advanceTimersByTime(600);
  }
  expect(changes).toEqual([]);
  type("5");
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(changes).toEqual([5]);
});

test("QTY-07 a decimal quantity of pieces shows an error at once and is invalid", () => {
  const { form, input, type, note } = show();
  type("1,5");
  expect(note()).toBe("Quantity.Decimal 1");
  expect(input.ariaInvalid).toBe("true");
  expect(form.checkValidity()).toBe(false);
  vi.advanceTimersByTime(600);
  expect(input.value).toBe("1,5");
  expect(form.checkValidity()).toBe(false);
});

test("QTY-07 after a decimal, plus steps to the next whole quantity and removes the error", () => {
  const { input, plus, type, note } = show();
  type("1,5");
  plus.click();
  expect([input.value, input.validity.valid, note()]).toEqual(["2", true, ""]);
});

test("QTY-07 a weight may be a decimal", () => {
  const { form, type, note } = show('data-sold-by="weight" data-min="0,1" data-step="0,05"', "0,25");
  type("0,333");
  vi.advanceTimersByTime(600);
  expect(note()).toBe("");
  expect(form.checkValidity()).toBe(true);
  expect(changes).toEqual([0.333]);
});

test.for([
  ["weight", "Quantity.Minimum 0.5\u00a0kg"],
  ["length", "Quantity.Minimum 0.5\u00a0m"],
])("QTY-02 a message about a %s states its unit", ([soldBy, message]) => {
  const { type, note } = show(`data-sold-by="${soldBy}" data-min="0.5"`);
  type("0.1");
  vi.advanceTimersByTime(600);
  expect(note()).toBe(message);
});

test("NAV-20 unmounting restores the markup with the typed quantity and cancels the correction", () => {
  const { host, before, input, type, unmount } = show('data-min="4"', "4");
  type("2");
  abort.abort();
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(host.innerHTML).toBe(before);
  expect(input.value).toBe("2");
  expect(input.validity.valid).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("a host without an input throws", () => {
  document.body.innerHTML = `<div id="q"></div>`;
  const mount = () =>
    island(definition, quantity)(document.querySelector("div")!, { signal: abort.signal, id: "q-1", fail: vi.fn() });
  expect(mount).toThrow("quantity on <div#q> expects an input in it");
});

test("QTY-06 an unchanged quantity fires no event", () => {
  const { plus, minus } = show("", "1");
  plus.click();
  minus.click();
  minus.click();
  plus.click();
  expect(changes).toEqual([2, 1, 2]);
});

test("QTY-02 LOC-03 a visible note is updated when the texts load", () => {
  const { input, type, note } = show('data-min="4"', "4");
  type("2");
  vi.advanceTimersByTime(600);
  expect([input.value, note()]).toEqual(["4", "Quantity.Minimum 4"]);
  texts.change((key, value) => (key === "Quantity.Minimum" ? `At least ${value}.` : key));
  expect(note()).toBe("At least 4.");
});

test("QTY-04 QTY-05 composed text is not checked or corrected until complete", () => {
  const { input, type, note } = show('data-min="4" data-max="40"', "5");
  type("3");
  vi.advanceTimersByTime(599);
  compose(input, "x");
  vi.advanceTimersByTime(5_000);
  expect([input.value, note(), input.validationMessage]).toEqual(["3x", "", "Quantity.Minimum 4"]);
  expect(["Enter", "ArrowUp", "ArrowDown"].map((key) => composingKey(input, key))).toEqual([true, true, true]);
  expect([input.value, changes]).toEqual(["3x", []]);
  endComposition(input, "66");
  expect(input.validationMessage).toBe("Quantity.Maximum 40");
  vi.advanceTimersByTime(599);
  expect(input.value).toBe("66");
  // Firefox fires a second `input` event.
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  vi.advanceTimersByTime(600);
  expect([input.value, note(), changes]).toEqual(["40", "Quantity.Maximum 40", [40]]);
});

test.each([
  ["１２", "12"],
  ["\u200b3\u200b", "3"],
  ["٤", "4"],
])("QTY-02 QTY-06 the pasted quantity %j is shown, submitted and reported as %s", (pasted, text) => {
  const { input, form, type } = show();
  type(pasted);
  expect(form.checkValidity()).toBe(true);
  vi.advanceTimersByTime(600);
  expect(new FormData(form).get("Quantity")).toBe(text);
  expect(input.value).toBe(text);
  expect(changes).toEqual([Number(text)]);
});
