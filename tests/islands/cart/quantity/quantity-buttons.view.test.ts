// The buttons of a quantity, and the field itself.
import { expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/quantity/definition.ts";
import quantity from "../../../../islands/cart/quantity/quantity.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";
import { abort, show } from "./quantity-field.ts";
import { texts } from "./quantity-texts.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("./quantity-texts.ts"));

test("QTY-01 plus, minus and the arrow keys step and fire change events", () => {
  const changed = vi.fn();
  const { input, minus, plus, press } = show('data-step="2" data-min="2"', "4");
  input.addEventListener("change", changed);
  plus.click();
  expect(input.value).toBe("6");
  minus.click();
  minus.click();
  expect(input.value).toBe("2");
  expect(press("ArrowUp").defaultPrevented).toBe(true);
  expect(input.value).toBe("4");
  press("ArrowDown");
  expect(input.value).toBe("2");
  expect(changed).toHaveBeenCalledTimes(5);
});

test("QTY-01 minus is disabled at the minimum and plus at the maximum", () => {
  const { input, minus, plus } = show('data-min="1" data-max="2"', "1");
  const off = (): (string | null)[] => [minus, plus].map((button) => button.getAttribute("aria-disabled"));
  expect(off()).toEqual(["true", null]);
  minus.click();
  expect(input.value).toBe("1");
  plus.click();
  expect(off()).toEqual(["false", "true"]);
  plus.click();
  expect(input.value).toBe("2");
});

test("QTY-01 a maximum of 0 means no limit", () => {
  const { input, plus } = show('data-max="0"', "99999");
  plus.click();
  expect(input.value).toBe("100000");
});

test("QTY-01 a number field uses a decimal point in any locale", () => {
  standInShell({ locale: "fr-BE" });
  const { input, plus } = show('data-sold-by="weight" data-min="0.05" data-step="0.05"', "0.25");
  input.type = "number";
  plus.click();
  expect(input.value).toBe("0.3");
});

test("QTY-01 in a locale with other digits the field gets ASCII digits", () => {
  standInShell({ locale: "ar-EG" });
  const { input, plus } = show();
  plus.click();
  plus.click();
  expect(input.value).toBe("3");
});

test.each(["disabled", "readonly"])("QTY-01 a %s field is not changed by its buttons", (attribute) => {
  const { input, plus, minus } = show("", "3");
  input.setAttribute(attribute, "");
  plus.click();
  minus.click();
  expect(input.value).toBe("3");
});

test("QTY-01 a form reset validates the field again", () => {
  const { input, type } = show('data-max="5"', "2");
  type("9");
  expect(input.validity.valid).toBe(false);
  input.form!.reset();
  vi.runAllTimers();
  expect(input.value).toBe("2");
  expect(input.validity.valid).toBe(true);
});

test("QTY-01 the CMS's buttons are reused and restored", () => {
  document.body.innerHTML = `<form><label for="q">Cups</label><div><button data-step-button="minus"
    aria-label="Fewer cups">-</button><input id="q" name="Quantity" value="1"><button data-step-button="plus">+</button></div></form>`;
  const host = document.querySelector("div")!;
  const before = host.innerHTML;
  const [minus, plus] = [...host.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  const input = host.querySelector("input")!;
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.forms[0]!.addEventListener("submit", sent);
  const unmount = island(definition, quantity)(host, { signal: abort.signal, id: "quantity-1", fail: vi.fn() });
  expect(host.querySelectorAll("button").length).toBe(2);
  expect([minus, plus].map((button) => button.getAttribute("aria-label"))).toEqual([
    "Fewer cups",
    "Quantity.IncreaseCore.Named  Cups",
  ]);
  // French has a space before the colon.
  texts.change((key, ...values) => (key === "Core.Named" ? values.join("\u00a0: ") : "Augmenter"));
  expect(plus.getAttribute("aria-label")).toBe("Augmenter\u00a0: Cups");
  expect([minus, plus].map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", null]);
  plus.click();
  expect(input.value).toBe("2");
  expect(sent).not.toHaveBeenCalled();
  input.value = "1";
  unmount();
  expect(host.innerHTML).toBe(before);
});

test("QTY-01 after unmount neither Enter nor typed text is handled", () => {
  const { input, press, type, unmount } = show();
  unmount();
  expect(press("Enter").defaultPrevented).toBe(false);
  type("0");
  vi.advanceTimersByTime(600);
  expect(input.value).toBe("0");
});
