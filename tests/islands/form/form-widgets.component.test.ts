import { afterEach, beforeEach, expect, test, vi } from "vitest";
import fakeSelectDefinition from "../../../islands/content/fake-select/definition.ts";
import fakeSelect from "../../../islands/content/fake-select/fake-select.ts";
import dateDefinition from "../../../islands/form/date-picker/definition.ts";
import datePicker from "../../../islands/form/date-picker/date-picker.ts";
import timeDefinition from "../../../islands/form/time-picker/definition.ts";
import timePicker from "../../../islands/form/time-picker/time-picker.ts";
import { linkedDates } from "../../../islands/form/date-picker/linked-pickers.ts";
import { labelOf } from "../../../shared/a11y/label-of.ts";
import { island } from "../../../shared/island/mount.ts";
import { body } from "../../unit/stand-ins/islands.ts";
import { standInShell } from "../../unit/stand-ins/shell.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string, ...values: unknown[]) => string) => void) => {
    use((key, ...values) => [key, ...values].join(" "));
    return () => {};
  },
}));

let abort: AbortController;
const warned = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  standInShell({ locale: "en", dateFormat: "DD/MM/YYYY" });
  abort = new AbortController();
  warned.mockClear();
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
});

const context = (id: string) => ({ signal: abort.signal, id, fail: vi.fn() });
const fire = (target: EventTarget, type: string): boolean => target.dispatchEvent(new Event(type, { bubbles: true }));

test("OPT-05 a typed date is formatted before the page's handlers see it", () => {
  const host = body(`<div data-date-format="yyyy-MM-dd"><label for="d">Day</label><input id="d"></div>`);
  const before = host.innerHTML;
  const unmount = island(dateDefinition, datePicker)(host, context("date-picker-1"));
  const input = host.querySelector("input")!;
  let seenValue = "";
  input.addEventListener("change", () => (seenValue = input.value));
  input.value = "2026-7-4";
  fire(input, "change");
  expect(seenValue).toBe("2026-07-04");
  expect(host.querySelector("button")!.getAttribute("aria-label")).toBe("Calendar.Choose Day");
  unmount();
  expect(host.innerHTML).toBe(before);
  input.value = "2026-7-4";
  fire(input, "change");
  expect(input.value).toBe("2026-7-4");
});

test("OPT-05 an input of another type is refused", () => {
  const host = body(`<div><input type="date"></div>`);
  expect(() => island(dateDefinition, datePicker)(host, context("date-picker-1"))).toThrow(
    "date-picker on <div> expects an input of type text, as its element or in it; add it to the markup.",
  );
  expect(() => island(timeDefinition, timePicker)(body("<div></div>"), context("time-picker-1"))).toThrow(
    "time-picker on <div> expects an input of type text, as its element or in it; add it to the markup.",
  );
});

test("OPT-05 each invalid bound is reported once", () => {
  island(dateDefinition, datePicker)(
    body(`<div data-min="24/12/2026" data-max="31/02/2027"><input></div>`),
    context("date-picker-1"),
  );
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    `[atoll] date-picker on <div>: data-max expects a date such as 2027-01-31, or in the format DD/MM/YYYY, got "31/02/2027"; it is ignored.`,
  ]);
  warned.mockClear();
  island(timeDefinition, timePicker)(
    body(`<div data-min="18:00" data-max="9:00"><input></div>`),
    context("time-picker-1"),
  );
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    `[atoll] time-picker on <div>: data-max expects a time after data-min, 18:00, got "9:00"; it is ignored.`,
  ]);
});

test("OPT-05 LOC-06 an invalid date format is reported, and the page's is used", () => {
  const typed = (host: HTMLElement): string => {
    const input = host.querySelector("input")!;
    input.value = "24.12.26";
    fire(input, "change");
    return input.value;
  };
  const picker = (attributes: string): HTMLElement => {
    const host = body(`<div ${attributes}><input></div>`);
    island(dateDefinition, datePicker)(host, context("date-picker-1"));
    return host;
  };
  standInShell({ locale: "en", dateFormat: "dd-MM-yyyy" });
  expect(typed(picker('data-date-format="dddd MM YYYY"'))).toBe("24-12-2026");
  standInShell({ locale: "en", dateFormat: "short" });
  expect([typed(picker("")), typed(picker(""))]).toEqual(["24/12/2026", "24/12/2026"]);
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    `[atoll] date-picker on <div>: data-date-format expects day, month and year once each, such as DD/MM/YYYY, d-M-yyyy or dd MMM yyyy HH:mm, got "dddd MM YYYY"; dd-MM-yyyy is used.`,
    `[atoll] page settings.dateFormat expects day, month and year once each, such as DD/MM/YYYY, d-M-yyyy or dd MMM yyyy HH:mm, got "short"; DD/MM/YYYY is used.`,
  ]);
});

test("OPT-05 the picker buttons are disabled with their fields", async () => {
  const form = body(`<div><div class="date"><input disabled></div><div class="time"><input disabled></div></div>`);
  const unmounts = [
    island(dateDefinition, datePicker)(form.querySelector<HTMLElement>(".date")!, context("date-picker-1")),
    island(timeDefinition, timePicker)(form.querySelector<HTMLElement>(".time")!, context("time-picker-1")),
  ];
  const buttons = [...form.querySelectorAll("button")];
  const off = async (): Promise<boolean[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    return buttons.map((button) => button.getAttribute("aria-disabled") === "true");
  };
  expect(await off()).toEqual([true, true]);
  for (const input of form.querySelectorAll("input")) input.disabled = false;
  expect(await off()).toEqual([false, false]);
  for (const unmount of unmounts) unmount();
  for (const input of form.querySelectorAll("input")) input.disabled = true;
  expect(await off()).toEqual([false, false]);
});

test("OPT-05 another picker's date is read in its format, else in the page's", () => {
  body(
    `<div><input id="from" value="04-07-2026"><div data-island="date-picker" data-after="#to"
      data-date-format="yyyy-MM-dd"><input id="late" value="2026-08-01"></div><input id="to"></div>`,
  );
  standInShell({ dateFormat: "MM-dd-yyyy" });
  expect(linkedDates(document.querySelector("#to")!, "#from")).toEqual({
    before: { year: 2026, month: 4, day: 7 },
    isBeforeEdited: false,
    after: { year: 2026, month: 8, day: 1 },
  });
});

test("OPT-05 a field is named by aria-labelledby, its label or aria-label", () => {
  const host = body(
    `<div><b id="a">Day of </b><b id="b">delivery</b><input aria-labelledby="a  b gone"><label>Day <input>
      <button>?</button></label><input aria-label="Date"><input aria-labelledby="gone" aria-label="Left"></div>`,
  );
  expect([...host.querySelectorAll("input")].map(labelOf)).toEqual(["Day of delivery", "Day", "Date", "Left"]);
});

test("OPT-05 an unmounted time input has its original attributes", () => {
  const host = body(`<div><label>Time <input role="textbox" value="9h30"></label></div>`);
  const before = host.innerHTML;
  const unmount = island(timeDefinition, timePicker)(host, context("time-picker-1"));
  const input = host.querySelector("input")!;
  expect(input.getAttribute("role")).toBe("combobox");
  input.click();
  expect(host.querySelectorAll("[role=option]").length).toBe(48);
  expect(host.querySelector("[aria-selected=true]")!.textContent).toBe("09:30");
  unmount();
  expect(host.innerHTML).toBe(before);
});

test("SUI-01 the summary shows the choice, with the page's own markup for the initial one", () => {
  const host = body(
    `<details><summary>Town: <b>all</b></summary><ul><li><label><input type="radio" name="t" value=""
      checked> all</label></li><li><label><input type="radio" name="t" value="o"> Ostend</label></li></ul></details>`,
  );
  const unmount = island(fakeSelectDefinition, fakeSelect)(host, context("fake-select-1"));
  const [all, ostend] = [...host.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  const summary = host.querySelector("summary")!;
  expect(summary.innerHTML).toBe("Town: <b>all</b>");
  ostend.checked = true;
  fire(ostend, "change");
  expect(summary.innerHTML).toBe("Ostend");
  all.checked = true;
  fire(all, "change");
  expect(summary.innerHTML).toBe("Town: <b>all</b>");
  ostend.checked = true;
  fire(ostend, "change");
  unmount();
  expect(summary.outerHTML).toBe("<summary>Town: <b>all</b></summary>");
});
