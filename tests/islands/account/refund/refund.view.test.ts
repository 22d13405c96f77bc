import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/account/refund/definition.ts";
import refund from "../../../../islands/account/refund/refund.ts";
import { island } from "../../../../shared/island/mount.ts";
import { body } from "../../../unit/stand-ins/islands.ts";
import { compose, composingKey, endComposition } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));
const announce = vi.hoisted(() => vi.fn());
vi.mock("../../../../shared/a11y/live-region.ts", () => ({ announce }));

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  announce.mockClear();
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  standInShell({ locale: "en", currency: "EUR" });
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const row = (
  price: string,
  ordered: string,
  checked = "",
  more = "",
) => `<div data-refund-line data-ordered="${ordered}" ${more}><input type="hidden" name="L[1].UnitPriceTaxIncl"
  value="${price}"><input type="checkbox" name="L[1].IsSelected" ${checked}>
<div><input name="L[1].Quantity" value="${ordered}" aria-describedby="of"></div><input type="hidden"
  name="L[1].RefundedAmount" value="0,00"><span data-refunded-amount>€0.00</span></div>`;

function show(rows = row("22,00", "4") + row("9.50", "2", "checked") + row("24,50", "2,4", "", "data-measured")) {
  const form = body(
    `<form>${rows}<p><span class="items-count">?</span>
      <b class="items-amount">?</b></p><button data-refund-calculate="">Calculate</button></form>`,
  );
  const html = form.outerHTML;
  const unmount = island(definition, refund)(form, { signal: abort.signal, id: "refund-1", fail: vi.fn() });
  const all = <E extends HTMLElement>(selector: string) => [...form.querySelectorAll<E>(selector)];
  const quantity = (index: number) => all<HTMLInputElement>("[name$=Quantity]")[index]!;
  return {
    form,
    html,
    quantity,
    box: (index: number) => all<HTMLInputElement>("[type=checkbox]")[index]!,
    amounts: () => all("[data-refunded-amount]").map(({ textContent }) => textContent),
    totals: () => [form.querySelector(".items-count")!.textContent, form.querySelector(".items-amount")!.textContent],
    button: form.querySelector("button")!,
    type(index: number, text: string) {
      quantity(index).value = text;
      quantity(index).dispatchEvent(new Event("input", { bubbles: true }));
    },
    async settle(index: number) {
      quantity(index).dispatchEvent(new Event("change", { bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
    },
    leave: () => (abort.abort(), unmount()),
  };
}

test("REF-01 each line says what it pays, totals follow boxes and quantities; a typed quantity ticks its box", () => {
  const { form, box, type, amounts, totals, button } = show();
  expect([amounts(), totals(), button.hidden]).toEqual([["€88.00", "€19.00", "€58.80"], ["2", "€19.00"], true]);
  box(0).checked = true;
  box(0).dispatchEvent(new Event("input", { bubbles: true }));
  expect([amounts(), totals()]).toEqual([
    ["€88.00", "€19.00", "€58.80"],
    ["6", "€107.00"],
  ]);
  type(2, "1.5");
  expect([box(2).checked, amounts()[2], totals()]).toEqual([true, "€36.75", ["7", "€143.75"]]);
  expect([...form.querySelectorAll<HTMLInputElement>("[name$=RefundedAmount]")].map(({ value }) => value)).toEqual([
    "88,00",
    "19.00",
    "36,75",
  ]);
  type(0, "0");
  expect(totals()).toEqual(["3", "€55.75"]);
  box(1).checked = false;
  box(1).dispatchEvent(new Event("input", { bubbles: true }));
  // The line still says what it would pay; the form does not count it.
  expect([amounts()[1], totals()]).toEqual(["€19.00", ["1", "€36.75"]]);
  expect(form.querySelectorAll<HTMLInputElement>("[name$=RefundedAmount]")[1]!.value).toBe("0.00");
});

test("REF-01 too high a quantity becomes the maximum, with an unreadable one the sums are unknown; both say why", async () => {
  const { type, settle, quantity, totals, form } = show();
  type(1, "5");
  expect(totals()).toEqual(["2", "€19.00"]);
  await settle(1);
  expect([
    quantity(1).value,
    form.querySelector(".atoll-refund-note")!.textContent,
    quantity(1).hasAttribute("aria-invalid"),
  ]).toEqual(["2", "Quantity.Maximum 2", false]);
  expect(quantity(1).getAttribute("aria-describedby")).toBe("of refund-1-1");
  for (const [text, note] of [
    ["1,5", "Quantity.Decimal 0"],
    ["two", "Quantity.Number 0.25"],
    ["1,000", "Quantity.NoSeparator 0.25"],
  ] as const) {
    type(1, text);
    expect(form.querySelector(".atoll-refund-note"), "while one types").toBeNull();
    await settle(1);
    expect([
      totals(),
      form.querySelector(".atoll-refund-note")!.textContent,
      quantity(1).getAttribute("aria-invalid"),
    ]).toEqual([["–", "–"], note, "true"]);
  }
  type(1, "1");
  expect([quantity(1).hasAttribute("aria-invalid"), quantity(1).getAttribute("aria-describedby"), totals()[1]]).toEqual(
    [false, "of", "€9.50"],
  );
});

test("REF-01 while a quantity cannot be read, the form is not sent and the field has the focus and a message", async () => {
  const { form, type, box, quantity, amounts, totals } = show();
  const sent = vi.fn((event: Event) => event.preventDefault());
  addEventListener("submit", sent, { signal: abort.signal });
  const send = async (button = "<button>") => {
    const submitter = form.appendChild(document.createElement("button"));
    submitter.formNoValidate = button.includes("formnovalidate");
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
    await vi.advanceTimersByTimeAsync(0);
    submitter.remove();
    return sent.mock.calls.length;
  };
  expect(await send()).toBe(1);
  // The visitor wants this line refunded, whatever the quantity is.
  type(0, "1,000");
  expect([box(0).checked, amounts(), totals()]).toEqual([true, ["–", "€19.00", "€58.80"], ["–", "–"]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(announce).not.toHaveBeenCalled();
  expect([await send(), document.activeElement === quantity(0)]).toEqual([1, true]);
  expect(form.querySelector(".atoll-refund-note")!.textContent).toBe("Quantity.NoSeparator 0.25");
  expect(await send("<button formnovalidate>")).toBe(2);
  box(0).checked = false;
  expect(await send()).toBe(3);
  box(0).checked = true;
  type(0, "1");
  expect([await send(), totals()]).toEqual([4, ["3", "€41.00"]]);
});

test("REF-01 changed totals are announced once, after a pause", async () => {
  const { type } = show();
  for (const text of ["1", "", "2"]) type(1, text);
  type(0, "1");
  expect(announce).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(800);
  expect(announce.mock.calls).toEqual([["Refund.Total 3 €41.00"]]);
  type(0, "1");
  await vi.advanceTimersByTimeAsync(800);
  expect(announce).toHaveBeenCalledOnce();
});

test("REF-01 an invalid price warns once and leaves the page's amounts unchanged", () => {
  const { amounts, totals, button, type, html, form } = show(row("22,00", "4", "checked") + row("ask us", "1"));
  expect([amounts(), totals(), button.hidden, form.outerHTML === html]).toEqual([
    ["€0.00", "€0.00"],
    ["?", "?"],
    false,
    true,
  ]);
  type(0, "2");
  expect(totals()).toEqual(["?", "?"]);
  expect(vi.mocked(console.warn).mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(/refund on <form>: line 2: UnitPriceTaxIncl expects a price such as 12,50, got "ask us"/),
  ]);
});

test("REF-01 the button to calculate is hidden again once a price that was invalid can be read", () => {
  const { button, form, totals } = show(row("ask us", "4", "checked"));
  const price = form.querySelector<HTMLInputElement>("[name$=UnitPriceTaxIncl]")!;
  const type = (text: string): void => {
    price.value = text;
    price.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("22,00");
  expect([totals(), button.hidden]).toEqual([["4", "€88.00"], true]);
  type("ask us");
  expect([totals(), button.hidden]).toEqual([["?", "?"], false]);
});

test("REF-01 NAV-20 unmounting restores the form and cancels the announcement", async () => {
  const { form, html, type, settle, quantity, box, leave } = show();
  type(1, "7");
  await settle(1);
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(announce).not.toHaveBeenCalled();
  quantity(1).value = "2";
  box(1).checked = true;
  expect(form.outerHTML).toBe(html);
});

test.each(["<p>No line</p>", row("1", "1").replace("UnitPriceTaxIncl", "Price")])(
  "REF-01 ERR-06 without a line with price and quantity it does not mount",
  (rows) => {
    expect(() => show(rows)).toThrow(/refund on <form> expects/);
  },
);

test("REF-01 QTY-05 Enter in a quantity does not submit", () => {
  const { quantity, box, leave } = show();
  const press = (element: Element): boolean =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect([press(quantity(1)), press(box(1))]).toEqual([false, true]);
  leave();
});

test("REF-01 QTY-05 composition delays calculation and messages", async () => {
  const { quantity, type, totals } = show();
  type(1, "1");
  await vi.advanceTimersByTimeAsync(799);
  compose(quantity(1), "2");
  expect(composingKey(quantity(1), "Enter")).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([totals(), announce.mock.calls]).toEqual([["1", "€9.50"], []]);
  endComposition(quantity(1), "2");
  expect(totals()).toEqual(["2", "€19.00"]);
  await vi.advanceTimersByTimeAsync(800);
  expect(announce.mock.calls).toEqual([["Refund.Total 2 €19.00"]]);
});
