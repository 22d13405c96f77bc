// Text pasted from elsewhere, .NET patterns, and date formats.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../../../../islands/form/validation/engine.ts";
import { giveOwnTexts } from "../../../unit/stand-ins/own-texts.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
const warned = vi.fn();
beforeEach(() => {
  abort = new AbortController();
  giveOwnTexts(standInShell({ locale: "en", culture: "en", dateFormat: "DD/MM/YYYY", siteTexts: false }));
  vi.spyOn(console, "warn").mockImplementation(warned.mockReset());
});
afterEach(() => {
  abort.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function show(attributes: string): Promise<HTMLInputElement> {
  document.body.innerHTML = `<form><input type="email" name="Mail" value="ada@example.org"><input id="field" name="Field"
    data-val="true" ${attributes}><button>Send</button></form>`;
  listen(abort.signal, { typed: new WeakSet(), left: new Set() });
  const field = document.querySelector<HTMLInputElement>("#field")!;
  field.focus();
  // The code of the rare rules, such as dates and card numbers.
  await vi.dynamicImportSettled();
  return field;
}

/** Types or pastes `text` and leaves the field. */
function enter(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

test.each<[rule: string, attributes: string, text: string, sent: string]>([
  ["an address", 'data-val-email="No address."', "\u200bada@example.org\u200b", "ada@example.org"],
  ["the pattern of HTML", 'pattern="[A-Za-zë]{3}"', "Zoë".normalize("NFD"), "Zoë"],
  ["an address in wide letters", 'data-val-email="No address."', "ada＠bücher.example", "ada@bücher.example"],
  [
    "several addresses",
    'data-val-email="No address." multiple',
    "ada@example.org, bo@example.org",
    "ada@example.org, bo@example.org",
  ],
  ["a minus sign", 'data-val-number="No number."', "−5", "-5"],
  ["wide digits", 'data-val-digits="No digits."', "１２", "12"],
  ["Arabic digits", 'data-val-range="Out of range." data-val-range-min="1" data-val-range-max="20"', "١٢٫٥", "12.5"],
  ["a card number", 'data-val-creditcard="No card."', "4111‑1111‑1111‑1111", "4111-1111-1111-1111"],
  ["a phone number", 'data-val-phone="No telephone."', "02–555–12–12", "02-555-12-12"],
  ["a site", 'data-val-url="No site."', "https://example.org\u00a0", "https://example.org"],
  ["a site without protocol", 'data-val-url="No site."', "//example.org", "//example.org"],
  ["a date", 'data-val-date="No date."', "\u200e01/02/2026\u200e", "01/02/2026"],
  [
    "a moment",
    'data-val-date="No date." data-val-date-format="dd-MM-yyyy HH:mm"',
    "01-02-2026 10:30",
    "01-02-2026 10:30",
  ],
  ["a month in letters", 'data-val-date="No date." data-val-date-format="dd/MMM/yyyy"', "04/Feb/2026", "04/Feb/2026"],
  ["a code", 'data-val-regex="No code." data-val-regex-pattern="^\\d{4}$"', "１０００", "1000"],
  [
    "a code with a length",
    'data-val-length="Four at most." data-val-length-max="4" data-val-regex="No code." data-val-regex-pattern="^\\d{4}$"',
    "\u200b1000",
    "1000",
  ],
  ["a word", 'data-val-regex="No word." data-val-regex-pattern="^\\w{6}$"', "\u200b123456", "123456"],
  [
    "a repeated address",
    'data-val-equalto="Not the same." data-val-equalto-other="*.Mail"',
    "\u200bada@example.org",
    "ada@example.org",
  ],
  [
    "a name with separate accents",
    'data-val-regex="No name." data-val-regex-pattern="^[A-Za-zÀ-ÿ]+$"',
    "Zoe\u0308",
    "Zoë",
  ],
  ["a name with accents", 'data-val-regex="No name." data-val-regex-pattern="^\\p{L}+$"', "Élise", "Élise"],
  ["a free text", 'data-val-length="Too long." data-val-length-max="20"', "a\u00a0–\u200b１", "a\u00a0–\u200b１"],
])("VAL-02 VAL-03 VAL-04 VAL-05 VAL-11 %s that is pasted counts as typed", async (_rule, attributes, text, sent) => {
  const field = await show(attributes);
  enter(field, text);
  expect([field.value, field.validationMessage]).toEqual([sent, ""]);
  expect(field.classList.contains("input-validation-valid")).toBe(true);
});

test("VAL-05 a password that fails its pattern stays unchanged", async () => {
  const field = await show('type="password" data-val-regex="Too weak." data-val-regex-pattern="^[ -~]{4,}$"');
  enter(field, "a\u00a0–１");
  expect([field.value, field.validationMessage]).toEqual(["a\u00a0–１", "Too weak."]);
});

test.each([
  [
    "a pattern that takes for ever",
    "^(a+)+$",
    `${"a".repeat(60)}!`,
    /pattern that JavaScript reads.*got \^\(a\+\)\+\$; the server checks it/,
  ],
  ["a pattern that JavaScript cannot read", "(?>a+)b", "aab", /pattern that JavaScript reads.*got \(\?>a\+\)b/],
])("VAL-05 %s is left to the server, with one warning", async (_what, pattern, text, warning) => {
  const field = await show(`data-val-regex="No." data-val-regex-pattern="${pattern}"`);
  enter(field, text);
  enter(field, `${text}x`);
  expect(field.validationMessage).toBe("");
  expect(warned.mock.calls.map(([line]) => line)).toEqual([expect.stringMatching(warning)]);
});

test("VAL-03 a date format that cannot be read leaves the date to the server, with one warning", async () => {
  const field = await show('data-val-date="No date." data-val-date-format="dddd d MMMM"');
  enter(field, "Sunday 1 February");
  enter(field, "Sunday 1 March");
  expect(field.validationMessage).toBe("");
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/date format expects .* got "dddd d MMMM"/),
  ]);
});

test("VAL-02 VAL-12 a number without a message in its markup gets a hint", async () => {
  const field = await show('data-val-number=""');
  enter(field, "1 000");
  await vi.waitUntil(() => field.validationMessage);
  expect(field.validationMessage).toBe("Enter a number, written as 1234.5.");
  enter(field, "1000");
  expect(field.validationMessage).toBe("");
});
