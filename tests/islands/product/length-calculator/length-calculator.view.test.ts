import { afterEach, beforeEach, expect, test, vi } from "vitest";
import quantityDefinition from "../../../../islands/cart/quantity/definition.ts";
import quantity from "../../../../islands/cart/quantity/quantity.ts";
import definition from "../../../../islands/product/length-calculator/definition.ts";
import lengthCalculator from "../../../../islands/product/length-calculator/length-calculator.ts";
import { toMoney } from "../../../../shared/api/money.ts";
import { emit } from "../../../../shared/events.ts";
import { island } from "../../../../shared/island/mount.ts";
import { compose, composingKey, endComposition } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const texts = vi.hoisted(() => ({ use: (_t: (key: string, ...values: unknown[]) => string): void => {}, late: false }));
const echo = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: typeof texts.use) => {
    texts.use = use;
    if (!texts.late) use(echo);
    return () => {};
  },
}));

let abort: AbortController;
const warning = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(warning.mockReset());
  standInShell({ locale: "en", currency: "EUR" });
  texts.late = false;
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const rope =
  'data-price-per-metre="2,20" data-weight-per-metre="62" data-weight-unit="gram" data-cut-size="0.5" data-extra-charge="1.5" data-max="200"';
const field = (value: string, attributes = "") =>
  `<input id="l" name="Quantity" inputmode="decimal" value="${value}" ${attributes}>`;

function mount(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.forms[0]!;
  const before = form.innerHTML;
  const host = form.querySelector<HTMLElement>("[data-calculator]")!;
  const input = form.querySelector<HTMLInputElement>("input:not([type=hidden])")!;
  const unmount = island(definition, lengthCalculator)(host, { signal: abort.signal, id: "length-1", fail: vi.fn() });
  const calculated = (name: string) =>
    form.querySelector(`[data-calculated="${name}"]`)?.textContent?.replace(/\s/g, " ");
  return {
    form,
    before,
    host,
    input,
    unmount,
    type(text: string): void {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    leave: () => input.dispatchEvent(new Event("blur")),
    sums: () => [calculated("weight"), calculated("price")],
    note: () => host.querySelector(".atoll-length-note")?.firstChild?.textContent?.replace(/\s/g, " ") ?? "",
    button: () => host.querySelector<HTMLButtonElement>(".atoll-round-up:not([hidden])"),
    heard: () => document.querySelector("#atoll-live-polite")?.textContent?.replace(/\s/g, " ") ?? "",
  };
}
const mountRope = (value = "1", attributes = rope) => mount(`<div data-calculator ${attributes}>${field(value)}</div>`);

test("LEN-01 a length shows its weight and price in elements that the island adds", () => {
  const { sums, host, note } = mountRope("2.5");
  expect(sums()).toEqual(["155 g", "€5.50"]);
  expect(
    [...host.querySelectorAll(".atoll-length-sum")].map(({ textContent }) => textContent!.replace(/\s/g, " ")),
  ).toEqual(["Length.Weight 155 g", "Length.Price €5.50"]);
  expect(host.querySelector("output")!.getAttribute("for")).toBe("l");
  expect(note()).toBe("Length.NoCharge 2.5 m");
});

test("LEN-01 LEN-02 results fill the marked elements in locale and currency", () => {
  standInShell({ locale: "fr-BE", currency: "CHF" });
  const { type, sums, note, form, before, unmount, input } = mount(`${field("1")}<div data-calculator ${rope}>
    <output data-calculated="weight">62 g</output><strong data-calculated="price"><b>2,20</b> CHF</strong><p
      data-calculated="extra-charge" class="mine">Any length.</p></div>`);
  type("2,3");
  vi.advanceTimersByTime(150);
  expect(sums()).toEqual(["143 g", "6,56 CHF"]);
  expect(note()).toBe("Length.Charge 2,3 m 1,50 CHF");
  // The island adds no elements, and the output is not announced at each key.
  expect(form.querySelectorAll(".atoll-length-sum").length).toBe(0);
  expect(form.querySelector("output")!.getAttribute("aria-live")).toBe("off");
  unmount();
  expect(form.innerHTML).toBe(before);
  expect(input.value).toBe("2,3");
});

test("LEN-01 results without data are left out", () => {
  const plain = mountRope("2.3", 'data-price-per-metre="2.2"');
  expect(plain.sums()).toEqual([undefined, "€5.06"]);
  expect(plain.host.querySelector(".atoll-length-note")).toBeNull();
  const charged = mountRope(
    "2.3",
    'data-price-per-metre="2.2" data-cut-size="0.5" data-locale="nl-BE" data-currency="USD"',
  );
  expect(charged.sums()).toEqual([undefined, "US$ 5,06"]);
  expect(charged.note()).toBe("Length.SomeCharge 2,3 m");
});

test.each([
  ["product", 150],
  ["cart", 250],
])("LEN-04 in a %s it waits %d ms after the last key", (place, delay) => {
  const { type, sums } = mountRope("1", `${rope} data-place="${place}"`);
  type("2");
  vi.advanceTimersByTime(delay - 1);
  type("2.");
  vi.advanceTimersByTime(delay - 1);
  expect(sums()).toEqual(["62 g", "€2.20"]);
  vi.advanceTimersByTime(1);
  expect(sums()).toEqual(["124 g", "€4.40"]);
});

test.each<[string, (input: HTMLInputElement) => unknown]>([
  ["the field is left", (input) => input.dispatchEvent(new Event("blur"))],
  ["a change event fires", (input) => input.dispatchEvent(new Event("change", { bubbles: true }))],
  ["Enter is pressed", (input) => input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))],
  [
    "the form is submitted",
    (input) => input.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
  ],
])("LEN-02 LEN-04 the result and the rounded length appear at once when %s", (_when, act) => {
  const { type, input, form, sums } = mountRope("1");
  let sent = "";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent = input.value;
  });
  type("1.005");
  act(input);
  expect(input.value).toBe("1.01");
  expect(sums()[1]).toBe("€3.72");
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(sent).toBe("1.01");
});

test("LEN-02 rounding up sets the length and stops at the maximum", () => {
  const { type, input, button, note, host } = mountRope("1");
  const received: string[] = [];
  for (const name of ["input", "change"]) input.addEventListener(name, () => received.push(`${name} ${input.value}`));
  type("2.31");
  vi.advanceTimersByTime(150);
  expect(button()!.textContent!.replace(/\s/g, " ")).toBe("Length.RoundUp 2.5 m");
  received.length = 0;
  button()!.focus();
  button()!.click();
  expect(input.value).toBe("2.5");
  expect(received).toEqual(["input 2.5", "change 2.5"]);
  expect([button(), note()]).toEqual([null, "Length.NoCharge 2.5 m"]);
  expect(document.activeElement).toBe(host.querySelector(".atoll-length-note > span"));
  type("199.7");
  vi.advanceTimersByTime(150);
  expect(button()!.textContent!.replace(/\s/g, " ")).toBe("Length.RoundUp 200 m");
});

test("LEN-01 a length out of bounds shows and announces the nearest one, which the button sets", () => {
  const { type, input, sums, button, note, heard } = mountRope("2", `${rope} data-min="1"`);
  type("200.2");
  vi.advanceTimersByTime(1_300);
  expect([sums(), note(), heard()]).toEqual([["", ""], "Length.Maximum 200 m", "Length.Maximum 200 m"]);
  expect(button()!.textContent!.replace(/\s/g, " ")).toBe("Length.Change 200 m");
  button()!.click();
  expect([input.value, sums()[1], note()]).toEqual(["200", "€440.00", "Length.NoCharge 200 m"]);
  type("0,4");
  vi.advanceTimersByTime(150);
  expect([sums(), note()]).toEqual([["", ""], "Length.Minimum 1 m"]);
});

test("LEN-01 a kilogram and more is shown in kilograms", () => {
  expect(mountRope("16.1").sums()[0]).toBe("998 g");
  expect(mountRope("38.47").sums()[0]).toBe("2.385 kg");
});

test("LEN-01 a weight shows its price for each kilogram, and its bounds in a place of the page", () => {
  const { type, sums, note, heard } = mount(
    `<div data-calculator data-unit="kilogram" data-price-per-metre="42" data-max="2">${field("0.1")}<p
      data-calculated="extra-charge"></p></div>`,
  );
  expect(sums()).toEqual([undefined, "€4.20"]);
  type("0,125");
  vi.advanceTimersByTime(1_300);
  expect([sums()[1], note(), heard()]).toEqual(["€5.25", "", "0.125 kg, €5.25."]);
  type("3");
  vi.advanceTimersByTime(150);
  expect([sums()[1], note()]).toEqual(["", "Length.Maximum 2 kg"]);
});

test.each(["", "-2", "0"])("LEN-01 an invalid length %j clears the results", (text) => {
  const { type, sums, note, button, form } = mountRope("2.3");
  type(text);
  vi.advanceTimersByTime(150);
  expect([sums(), note(), button(), form.checkValidity()]).toEqual([["", ""], "", null, true]);
});

test.each([
  ["x", "Quantity.EnterLength 0.25"],
  ["1e3", "Quantity.EnterLength 0.25"],
  ["2 yd", "Quantity.EnterLength 0.25"],
  ["1.000,5", "Quantity.EnterLength 0.25"],
  ["1,000", "Quantity.NoSeparator 0.25"],
  ["1 000", "Quantity.NoSeparator 0.25"],
])("LEN-01 for %j, which is not a length, a message says what is expected, and nothing is sent", (text, message) => {
  const { type, sums, note, button, form, input, leave, heard, unmount } = mountRope("2.3");
  type(text);
  vi.advanceTimersByTime(150);
  leave();
  expect([sums(), note(), button(), form.checkValidity()]).toEqual([["", ""], message, null, false]);
  expect(input.value).toBe(text);
  vi.advanceTimersByTime(1_300);
  expect(heard()).toBe(message);
  type("2,25");
  vi.advanceTimersByTime(150);
  expect([sums()[1], note(), form.checkValidity()]).toEqual(["€6.45", "Length.Charge 2.25 m €1.50", true]);
  type("x");
  leave();
  unmount();
  expect(form.checkValidity()).toBe(true);
});

test.each([
  ["2,3 m", "2.3"],
  ["2.30m", "2.3"],
  ["230 cm", "2.3"],
  ["2300 mm", "2.3"],
  ["2 M", "2"],
])("LEN-01 a length with a unit, %j, is read, and sent in metres", (text, metres) => {
  const { type, sums, input, leave, form } = mountRope("1");
  type(text);
  vi.advanceTimersByTime(150);
  const before = sums();
  expect([input.value, form.checkValidity()]).toEqual([text, true]);
  leave();
  expect([input.value, sums()]).toEqual([metres, before]);
  expect(sums()[1]).toBe(metres === "2" ? "€4.40" : "€6.56");
});

test("LEN-01 a number from the server is a decimal; a typed one before three digits may be thousands", () => {
  const { type, sums, form } = mountRope("1,250");
  expect([sums()[1], form.checkValidity()]).toEqual(["€4.25", true]);
  type("2,250");
  vi.advanceTimersByTime(150);
  expect([sums()[1], form.checkValidity()]).toEqual(["", false]);
});

test("LEN-01 a changed result is announced after a pause, the initial one is not", () => {
  const { type, heard } = mountRope("1");
  vi.advanceTimersByTime(5_000);
  expect(heard()).toBe("");
  type("2");
  vi.advanceTimersByTime(900);
  type("2.3");
  vi.advanceTimersByTime(1_000);
  expect(heard()).toBe("");
  vi.advanceTimersByTime(300);
  expect(heard()).toBe("2.3 m, 143 g, €6.56. Length.Charge 2.3 m €1.50");
});

test("LEN-01 QTY-02 the calculator and the quantity island on one field agree", () => {
  document.body.innerHTML = `<form><div id="q" data-island="quantity" data-island-state="live" data-sold-by="length"
    data-min="0.5" data-step="0.5">${field("1")}</div><div data-calculator ${rope}></div></form>`;
  const input = document.querySelector("input")!;
  const changes: number[] = [];
  input.addEventListener("quantity:changed", (event) => changes.push((event as CustomEvent).detail.quantity));
  const context = { signal: abort.signal, fail: vi.fn() };
  const ends = [
    island(quantityDefinition, quantity)(document.querySelector<HTMLElement>("#q")!, { ...context, id: "quantity-1" }),
    island(definition, lengthCalculator)(document.querySelector<HTMLElement>("[data-calculator]")!, {
      ...context,
      id: "length-1",
    }),
  ];
  const price = () => document.querySelector('[data-calculated="price"]')!.textContent;
  const type = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  document.querySelector<HTMLElement>(".atoll-step-plus")!.click();
  expect([input.value, price()]).toEqual(["1.5", "€3.30"]);
  type("0.2");
  vi.advanceTimersByTime(600);
  expect([input.value, price()]).toEqual(["0.5", "€1.10"]);
  type("1.005");
  vi.advanceTimersByTime(600);
  input.dispatchEvent(new Event("change", { bubbles: true }));
  vi.advanceTimersByTime(600);
  expect([input.value, price()]).toEqual(["1.01", "€3.72"]);
  expect(changes).toEqual([1.5, 0.5, 1.005, 1.01]);
  type("3 yd");
  vi.advanceTimersByTime(600);
  const messages = [...document.querySelectorAll(".atoll-quantity-note, .atoll-length-note > span")];
  expect(messages.map(({ textContent }) => textContent)).toEqual(["Quantity.EnterLength 0.25", ""]);
  expect([input.checkValidity(), price()]).toEqual([false, ""]);
  for (const end of ends) end();
});

const line = `<div data-calculator data-place="cart" data-quantity-field="Quantity[7]" ${rope}><input name="Length[7]"
  value="2.3"></div><input type="hidden" name="Quantity[7]" value="143">`;

test("LEN-03 LEN-04 in a cart the whole weight becomes the line's quantity", () => {
  const { type, form, sums } = mount(line);
  const weight = form.querySelector<HTMLInputElement>("[type=hidden]")!;
  const received: unknown[] = [];
  form.addEventListener("quantity:changed", (event) =>
    received.push([(event.target as HTMLInputElement).name, (event as CustomEvent).detail.quantity]),
  );
  form.addEventListener("change", (event) => received.push((event.target as HTMLInputElement).name));
  expect(sums()).toEqual(["143 g", "€6.56"]);
  type("2.4");
  expect(weight.value).toBe("143");
  vi.advanceTimersByTime(250);
  expect(weight.value).toBe("149");
  expect(sums()[0]).toBe("149 g");
  type("");
  vi.advanceTimersByTime(250);
  type("0.001");
  vi.advanceTimersByTime(250);
  expect(weight.value).toBe("149");
  expect(received).toEqual([["Quantity[7]", 149], "Quantity[7]"]);
  // The form is never sent with the previous weight.
  type("3");
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(weight.value).toBe("186");
  // Leaving the page updates the weight, too.
  type("4");
  document.dispatchEvent(new CustomEvent("page:leave"));
  expect(weight.value).toBe("248");
});

test("LEN-03 the server's quantity stays until the length changes", () => {
  const weight = () => document.querySelector<HTMLInputElement>("[type=hidden]")!.value;
  mount(line.replace('value="143"', 'value="142"'));
  vi.advanceTimersByTime(1_000);
  expect(weight()).toBe("142");
  abort.abort();
  abort = new AbortController();
  document.body.innerHTML = `<form>${line}</form>`;
  document.querySelector("input")!.value = "2.5";
  island(definition, lengthCalculator)(document.querySelector<HTMLElement>("[data-calculator]")!, {
    signal: abort.signal,
    id: "length-2",
    fail: vi.fn(),
  });
  expect(weight()).toBe("155");
});

test("LEN-01 another variant updates the price", () => {
  const { form, sums } = mountRope("2");
  emit(form, "product:variant", { variantId: "v2", sku: "R-2", price: toMoney(3.9, "EUR") });
  expect(sums()[1]).toBe("€7.80");
  emit(form, "product:variant", { variantId: "v3", sku: "R-3" });
  expect(sums()[1]).toBe("€7.80");
});

test("LEN-01 QTY-06 a quantity:changed event recalculates at once", () => {
  const { input, sums } = mountRope("1");
  input.value = "3";
  emit(input, "quantity:changed", { quantity: 3 });
  expect(sums()).toEqual(["186 g", "€6.60"]);
});

test("LEN-01 a read-only field has no button; a reset recalculates", () => {
  standInShell({ locale: "nl-BE" });
  const fixed = mount(`<div data-calculator ${rope}>${field("2.3", "readonly")}</div>`);
  expect([fixed.note(), fixed.button()]).toEqual(["Length.Charge 2,3 m € 1,50", null]);
  const { form, type, sums } = mountRope("1");
  type("3");
  vi.advanceTimersByTime(150);
  form.reset();
  vi.advanceTimersByTime(1);
  expect(sums()[1]).toBe("€ 2,20");
  const number = mount(`<div data-calculator ${rope}>${field("2.3", 'type="number"')}</div>`);
  number.button()!.click();
  expect(number.input.value).toBe("2.5");
});

test("LOC-03 the CMS's text stays until the texts load, which announces nothing", () => {
  texts.late = true;
  const { note, host, heard, sums } = mount(
    `${field("2.3")}<div data-calculator ${rope}><p data-calculated="extra-charge">Other lengths cost extra.</p></div>`,
  );
  expect(host.querySelector("p")!.textContent).toBe("Other lengths cost extra.");
  expect(sums()).toEqual(["143 g", "€6.56"]);
  texts.use(echo);
  expect(note()).toBe("Length.Charge 2.3 m €1.50");
  vi.advanceTimersByTime(5_000);
  expect(heard()).toBe("");
});

test("NAV-20 unmounting restores the markup with the typed length and leaves no timer or listener", () => {
  const { form, before, type, input, unmount } = mountRope("1");
  type("2.345");
  abort.abort();
  unmount();
  expect(form.innerHTML).toBe(before);
  expect(vi.getTimerCount()).toBe(0);
  type("1.005");
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  vi.advanceTimersByTime(5_000);
  expect(input.value).toBe("1.005");
  expect(form.innerHTML).toBe(before);
});

test("LEN-01 missing or invalid markup is reported", () => {
  expect(() => mount(`<div data-calculator id="cut" ${rope}></div><input name="Other">`)).toThrow(
    "length-calculator on <div#cut> expects an input for the length in it, or a form with a field whose name is `Quantity`",
  );
  expect(() => mountRope("1", "")).toThrow(/data-price-per-metre expects .*, got nothing/);
  expect(() => mount(`<div data-calculator data-quantity-field="Weight" ${rope}>${field("1")}</div>`)).toThrow(
    "expects a form with a field whose name is `Weight`",
  );
});

test("LEN-04 composition delays calculation and announcement", () => {
  const { type, sums, heard, input } = mountRope("1");
  type("2");
  vi.advanceTimersByTime(149);
  compose(input, "5");
  expect(composingKey(input, "Enter")).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect([sums(), heard()]).toEqual([["62 g", "€2.20"], ""]);
  endComposition(input, "2.5");
  vi.advanceTimersByTime(149);
  expect(sums()).toEqual(["62 g", "€2.20"]);
  vi.advanceTimersByTime(1);
  expect(sums()).toEqual(["155 g", "€5.50"]);
  vi.advanceTimersByTime(900);
  // A cancelled composition keeps the length, whose result has not been announced yet.
  compose(input, "6");
  vi.advanceTimersByTime(5_000);
  expect(heard()).toBe("");
  endComposition(input, "2.5");
  vi.advanceTimersByTime(1_250);
  expect(heard()).toMatch(/^2.5 m, 155 g, €5.50/);
});

test("LEN-02 a pasted length is normalized in the field and calculated", () => {
  const { type, leave, sums, input } = mountRope();
  type("\u200e２，５\u200e");
  leave();
  expect(sums()).toEqual(["155 g", "€5.50"]);
  expect(input.value).toBe("2,5");
});
