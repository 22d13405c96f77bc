import { expect, test, vi } from "vitest";
import definition from "../../../../islands/form/time-picker/definition.ts";
import timePicker from "../../../../islands/form/time-picker/time-picker.ts";
import { island } from "../../../../shared/island/mount.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string, ...values: unknown[]) => string) => void) => (
    use((...parts) => parts.join(" ")),
    () => {}
  ),
}));

test("OPT-05 a typed text that is not a time is marked, with an example; a time is rewritten", () => {
  document.body.innerHTML = '<form><div><label for="t">Time</label><input id="t" value="late"></div></form>';
  const [form, input] = [document.forms[0]!, document.querySelector("input")!];
  const abort = new AbortController();
  const unmount = island(definition, timePicker)(form.querySelector("div")!, {
    signal: abort.signal,
    id: "t-1",
    fail: vi.fn(),
  });
  expect(form.checkValidity()).toBe(true);
  const seen = ["24:00", "noon", "9:30 PM", "", "9h"].map((text) => {
    input.value = text;
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    return [input.value, input.validationMessage, form.checkValidity()];
  });
  expect(seen).toEqual([
    ["24:00", "Times.Invalid 14:30", false],
    ["noon", "Times.Invalid 14:30", false],
    ["21:30", "", true],
    ["", "", true],
    ["09:00", "", true],
  ]);
  input.value = "noon";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  abort.abort();
  unmount();
  expect([input.value, form.checkValidity()]).toEqual(["noon", true]);
});

test("OPT-05 a typed time outside of the bounds is marked; one between the times of the list is not", () => {
  document.body.innerHTML = '<div data-min="09:00" data-max="17:45"><input aria-label="Time" value="8:00"></div>';
  const [host, input] = [document.querySelector("div")!, document.querySelector("input")!];
  const abort = new AbortController();
  const unmount = island(definition, timePicker)(host, { signal: abort.signal, id: "t-1", fail: vi.fn() });
  const seen = ["8:00", "8:59", "9:00", "9:10", "17:45", "18h"].map((text) => {
    input.value = text;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return [input.value, input.validationMessage];
  });
  expect(seen).toEqual([
    ["08:00", "Times.From 09:00"],
    ["08:59", "Times.From 09:00"],
    ["09:00", ""],
    ["09:10", ""],
    ["17:45", ""],
    ["18:00", "Times.Until 17:45"],
  ]);
  abort.abort();
  unmount();
});
