import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/number-spinner/definition.ts";
import numberSpinner from "../../../../islands/cart/number-spinner/number-spinner.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string) => string) => void) => (use((key) => key), () => {}),
}));

let abort: AbortController;
beforeEach(() => {
  standInShell({ locale: "en" });
  abort = new AbortController();
});
afterEach(() => document.body.replaceChildren());

function show(attributes: string, value: string) {
  document.body.innerHTML = `<div ${attributes}><input value="${value}"></div>`;
  const host = document.querySelector("div")!;
  const unmount = island(definition, numberSpinner)(host, { signal: abort.signal, id: "spinner-1", fail: vi.fn() });
  const [minus, plus] = [...host.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  return { host, input: host.querySelector("input")!, minus, plus, unmount };
}

test("QTY-08 without data-no-negative minus goes below 0", () => {
  const { input, minus } = show("", "0");
  minus.click();
  expect(input.value).toBe("-1");
});

test("QTY-08 with data-no-negative minus is disabled at 0 and enabled above it", () => {
  const { input, minus, plus } = show("data-no-negative", "0");
  expect(minus.getAttribute("aria-disabled")).toBe("true");
  minus.click();
  expect(input.value).toBe("0");
  plus.click();
  expect(minus.getAttribute("aria-disabled")).toBe("false");
  minus.click();
  expect(input.value).toBe("0");
});

test("QTY-08 invalid text becomes 0 on change", () => {
  const { input } = show("", "abc");
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(input.value).toBe("0");
});

test("QTY-08 a typed number that cannot be read stays and is marked; the buttons do not change it", () => {
  const { input, plus } = show("", "1");
  for (const [typed, message] of [
    ["1,000", "Quantity.NoSeparator"],
    ["1.250", "Quantity.NoSeparator"],
    ["1'000", "Quantity.NoSeparator"],
    ["1.234,5", "Quantity.EnterNumber"],
    ["3 kg", "Quantity.EnterNumber"],
  ] as const) {
    input.value = typed;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    plus.click();
    expect([input.value, input.validationMessage]).toEqual([typed, message]);
  }
  for (const typed of ["many", "1.25"]) {
    input.value = typed;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    expect([input.value, input.validationMessage]).toEqual([typed === "many" ? "0" : typed, ""]);
  }
});

test("each button press fires one change event", () => {
  const { input, plus } = show("", "1");
  const changed = vi.fn();
  input.addEventListener("change", changed);
  plus.click();
  expect(changed).toHaveBeenCalledOnce();
});

test("NAV-20 unmounting leaves only the field with its value", () => {
  const { host, input, plus, unmount } = show("", "1");
  plus.click();
  abort.abort();
  unmount();
  expect([...host.childNodes]).toEqual([input]);
  expect(input.value).toBe("2");
});
