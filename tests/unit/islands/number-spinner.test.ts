import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../islands/cart/number-spinner/definition.ts";
import numberSpinner from "../../../islands/cart/number-spinner/number-spinner.ts";
import { island } from "../../../shared/island/mount.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string) => string) => void) => (use((key) => key), () => {}),
}));

let abort: AbortController;
beforeEach(() => void (abort = new AbortController()));
afterEach(() => document.body.replaceChildren());

function show(attributes: string, value: string) {
  document.body.innerHTML = `<div ${attributes}><input value="${value}"></div>`;
  const host = document.querySelector("div")!;
  const unmount = island(definition, numberSpinner)(host, { signal: abort.signal, id: "spinner-1", fail: vi.fn() });
  const [minus, plus] = [...host.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  return { host, input: host.querySelector("input")!, minus, plus, unmount };
}

test("QTY-08 without the option minus goes below 0", () => {
  const { input, minus } = show("", "0");
  minus.click();
  expect(input.value).toBe("-1");
});

test("QTY-08 with no negatives minus is off at 0 and on above it", () => {
  const { input, minus, plus } = show("data-no-negative", "0");
  expect(minus.getAttribute("aria-disabled")).toBe("true");
  minus.click();
  expect(input.value).toBe("0");
  plus.click();
  expect(minus.getAttribute("aria-disabled")).toBe("false");
  minus.click();
  expect(input.value).toBe("0");
});

test("QTY-08 what is no number becomes 0 when the field is left", () => {
  const { input } = show("", "abc");
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(input.value).toBe("0");
});

test("the page hears one change for each press", () => {
  const { input, plus } = show("", "1");
  const heard = vi.fn();
  input.addEventListener("change", heard);
  plus.click();
  expect(heard).toHaveBeenCalledOnce();
});

test("NAV-20 taken away, it leaves the field with its value and nothing else", () => {
  const { host, input, plus, unmount } = show("", "1");
  plus.click();
  abort.abort();
  unmount();
  expect([...host.childNodes]).toEqual([input]);
  expect(input.value).toBe("2");
});
