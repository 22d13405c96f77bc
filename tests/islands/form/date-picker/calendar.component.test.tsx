import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCalendar } from "../../../../islands/form/date-picker/calendar.tsx";
import { fromIso, toIso } from "../../../../shared/i18n/short-date.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";

vi.mock("../../../../islands/form/date-picker/calendar.css?inline", () => ({ default: "" }));

const day = (iso: string) => fromIso(iso)!;
const chooseSpy = vi.fn();
const closed = vi.fn();
let close: () => void;

beforeEach(() => {
  chooseSpy.mockClear();
  closed.mockClear();
  document.body.innerHTML = `<div id="place"></div><p tabindex="0">elsewhere</p>`;
});
afterEach(() => {
  close();
  document.body.replaceChildren();
});

async function open(value: string | null, limits = {}): Promise<HTMLElement> {
  const place = document.getElementById("place")!;
  close = openCalendar(place, {
    t: (key) => key,
    locale: "fr-BE",
    label: "Jour",
    value: value ? day(value) : null,
    today: day("2026-11-20"),
    limits: { min: null, max: null, closed: [], ...limits },
    field: place,
    onChoose: (date) => chooseSpy(toIso(date)),
    onClose: closed,
  });
  await vi.waitFor(() => expect(document.activeElement!.localName).toBe("td"));
  return place;
}

/** Presses a key and waits until its effect is rendered. */
async function press(key: string, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  await settledPromises();
  await new Promise((resolve) => setTimeout(resolve));
  return event;
}

const focused = (): string | null => document.activeElement!.getAttribute("data-date");

test("OPT-05 the calendar opens at the chosen day, named in the page's language", async () => {
  const place = await open("2026-12-24");
  expect(focused()).toBe("2026-12-24");
  expect(document.activeElement!.getAttribute("aria-label")).toBe("jeudi 24 décembre 2026");
  expect(document.activeElement!.getAttribute("aria-selected")).toBe("true");
  expect(place.querySelector("[role=grid]")!.getAttribute("aria-label")).toBe("décembre 2026");
  expect([...place.querySelectorAll("th")].map((head) => head.getAttribute("abbr"))[0]).toBe("lundi");
});

test("OPT-05 without a date the calendar opens today, or at the first selectable day", async () => {
  const place = await open(null);
  expect(focused()).toBe("2026-11-20");
  expect(place.querySelector("[aria-current=date]")).toBe(document.activeElement);
  close();
  await open(null, { min: day("2027-01-05") });
  expect(focused()).toBe("2027-01-05");
});

test("OPT-05 ArrowRight moves by a day, Shift+PageDown by a year; Enter chooses", async () => {
  const place = await open("2026-12-31");
  await press("ArrowRight");
  expect(focused()).toBe("2027-01-01");
  expect(place.querySelectorAll("td[tabindex='0']").length).toBe(1);
  await press("PageDown", { shiftKey: true });
  expect(focused()).toBe("2028-01-01");
  await press("Enter");
  expect(chooseSpy.mock.calls).toEqual([["2028-01-01"]]);
});

test("OPT-05 an unavailable day is marked as disabled and cannot be chosen", async () => {
  const place = await open("2026-12-18", { min: day("2026-12-16"), closed: [6, 7] });
  await press("ArrowRight");
  expect(document.activeElement!.getAttribute("aria-disabled")).toBe("true");
  await press("Enter");
  place.querySelector<HTMLElement>("[data-date='2026-12-14']")!.click();
  expect(chooseSpy).not.toHaveBeenCalled();
  place.querySelector<HTMLElement>("[data-date='2026-12-17']")!.click();
  expect(chooseSpy.mock.calls).toEqual([["2026-12-17"]]);
});

test("OPT-05 Escape closes the calendar, not a dialog around it", async () => {
  await open("2026-12-18");
  const event = await press("Escape");
  expect(closed.mock.calls).toEqual([[true]]);
  // Prevents the browser from closing a dialog around the calendar.
  expect(event.defaultPrevented).toBe(true);
});

test("OPT-05 an unmounted calendar removes its content and ignores clicks", async () => {
  const place = await open("2026-12-18");
  close();
  expect(place.innerHTML).toBe("");
  document.dispatchEvent(new Event("pointerdown"));
  expect(closed).not.toHaveBeenCalled();
});
