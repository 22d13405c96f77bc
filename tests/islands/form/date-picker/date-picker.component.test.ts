import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/form/date-picker/definition.ts";
import datePicker from "../../../../islands/form/date-picker/date-picker.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const texts = vi.hoisted(() => ({
  use: (_t: (key: string, ...values: unknown[]) => string): void => {},
  areLate: false,
}));
const echo = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: typeof texts.use) => {
    texts.use = use;
    if (!texts.areLate) use(echo);
    return () => {};
  },
}));

let abort: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00") });
  standInShell({ locale: "en", dateFormat: "DD/MM/YYYY" });
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function type(input: HTMLInputElement, text: string): string {
  input.value = text;
  for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
  return input.validationMessage;
}

const mount = (host: HTMLElement): (() => void) =>
  island(definition, datePicker)(host, { signal: abort.signal, id: "d-1", fail: vi.fn() });

function show(attributes: string, value = "") {
  document.body.innerHTML = `<form><div ${attributes}><label for="d">Day</label><input id="d" value="${value}"></div></form>`;
  const form = document.forms[0]!;
  const input = form.querySelector("input")!;
  return { form, input, unmount: mount(form.querySelector("div")!) };
}

test.each([
  ["01/12/2026", ""],
  ["30/11/2026", "Calendar.From 01/12/2026"],
  ["1.4.27", "Calendar.Until 31/03/2027"],
  ["31/03/2027", ""],
  ["06/12/2026", "Calendar.Closed"],
  ["31/02/2027", "Calendar.Invalid 20/11/2026"],
  ["tomorrow", "Calendar.Invalid 20/11/2026"],
  ["  ", ""],
])("OPT-05 a typed %j within limits, closed on Sundays, has the message %j", (text, message) => {
  const { form, input, unmount } = show('data-min="2026-12-01" data-max="2027-03-31" data-closed-days="7"');
  expect(type(input, text)).toBe(message);
  expect(form.checkValidity()).toBe(message === "");
  unmount();
  expect(form.checkValidity()).toBe(true);
});

test("OPT-05 LOC-02 the button has the name of the field until the texts come", () => {
  texts.areLate = true;
  const { form } = show("");
  texts.areLate = false;
  const name = (): string | null => form.querySelector("button")!.getAttribute("aria-label");
  expect(name()).toBe("Day");
  texts.use(echo);
  expect(name()).toBe("Calendar.Choose Day");
});

test("OPT-05 the server's own date stays valid, and a reset restores it", () => {
  const { form, input } = show('data-min="2026-12-01"', "01/06/2020");
  expect(form.checkValidity()).toBe(true);
  expect(type(input, "02/06/2020")).toBe("Calendar.From 01/12/2026");
  form.reset();
  vi.runAllTimers();
  expect([input.value, form.checkValidity()]).toEqual(["01/06/2020", true]);
});

test("OPT-05 a date before its other date is marked, until one of the two changes", () => {
  document.body.innerHTML =
    '<form><input id="from" data-island="date-picker" value=""><input id="until" data-island="date-picker" data-after="#from"></form>';
  const [from, until] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  for (const input of [from, until]) mount(input);
  expect([type(from, "10/12/2026"), type(until, "09/12/2026")]).toEqual(["", "Calendar.From 10/12/2026"]);
  expect([type(from, "09/12/2026"), until.validationMessage]).toEqual(["", ""]);
  expect([type(from, "11/12/2026"), until.validationMessage]).toEqual(["", "Calendar.From 11/12/2026"]);
});

test("OPT-05 a date of the server is marked while the visitor's other date is later", () => {
  const html = (until: string) =>
    `<form><input id="from" data-island="date-picker" value="09/12/2026"><input id="until" data-island="date-picker"
      data-after="#from" data-closed-days="4" data-max="2026-12-01" value="${until}"></form>`;
  document.body.innerHTML = html("10/12/2026");
  let [from, until] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  for (const input of [from, until]) mount(input);
  // Whatever its own limits are.
  expect(until.validationMessage).toBe("");
  expect([type(from, "11/12/2026"), until.validationMessage]).toEqual(["", "Calendar.From 11/12/2026"]);
  expect([type(from, "10/12/2026"), until.validationMessage]).toEqual(["", ""]);
  expect([type(from, "11/12/2026"), until.validationMessage]).toEqual(["", "Calendar.From 11/12/2026"]);
  document.forms[0]!.reset();
  vi.runAllTimers();
  expect(until.validationMessage).toBe("");
  // Both dates are the server's.
  document.body.innerHTML = html("01/12/2026");
  [from, until] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  for (const input of [from, until]) mount(input);
  until.dispatchEvent(new Event("change", { bubbles: true }));
  expect([from.validationMessage, until.validationMessage]).toEqual(["", ""]);
});

test("OPT-05 VAL-12 a validation of the form hears that the other date has changed the validity", () => {
  document.body.innerHTML =
    '<form><input id="from" data-island="date-picker"><input id="until" data-island="date-picker" data-after="#from"></form>';
  const [from, until] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  for (const input of [from, until]) mount(input);
  const heard: string[] = [];
  type(until, "09/12/2026");
  until.addEventListener("input", () => heard.push(until.validationMessage));
  for (const day of ["08", "10", "11", "09"]) type(from, `${day}/12/2026`);
  expect(heard).toEqual(["Calendar.From 10/12/2026", "Calendar.From 11/12/2026", ""]);
});

test("OPT-05 a message follows the language; the validity that a script has set stays", () => {
  const { input } = show('data-min="2026-12-01"');
  type(input, "30/11/2026");
  texts.use((key) => `${key}!`);
  expect(input.validationMessage).toBe("Calendar.From!");
  input.setCustomValidity("Sold out");
  expect(type(input, "02/12/2026")).toBe("Sold out");
});
