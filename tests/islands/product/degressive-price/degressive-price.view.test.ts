import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/product/degressive-price/definition.ts";
import degressivePrice from "../../../../islands/product/degressive-price/degressive-price.ts";
import { emit } from "../../../../shared/events.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  standInShell({ locale: "en", currency: "EUR" });
});
afterEach(() => document.body.replaceChildren());

function show(rows: string) {
  document.body.innerHTML = `<div data-product><form data-item-price="12"><input name="Quantity" value="1"><input
    name="Other"></form><p data-degressive-hint></p><table>${rows}</table></div>`;
  const host = document.querySelector("table")!;
  const sent = document.body.innerHTML;
  const mount = () =>
    island(definition, degressivePrice)(host, { signal: abort.signal, id: "degressive-1", fail: vi.fn() });
  const current = (): string[] => [...host.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent!);
  const order = (quantity: number, name = "Quantity") =>
    emit(document.querySelector(`[name=${name}]`)!, "quantity:changed", { quantity });
  return { sent, mount, current, order, hint: () => document.querySelector("p")!.textContent };
}

const row = (from: string, price: string): string =>
  `<tr data-from="${from}" data-price="${price}"><th>${from}</th><td>${price}</td></tr>`;

test("PRO-06 ANA-05 the current price row is marked, and the next cheaper step is named", () => {
  const { sent, mount, current, order, hint } = show(row("1", "12") + row("6", "10.8") + row("12", "12"));
  const leave = mount();
  expect(current()).toEqual(["112 Variant.YourPrice"]);
  expect(hint()).toBe("Variant.NextStep 5 €10.80");
  order(30, "Other");
  expect(current()).toEqual(["112 Variant.YourPrice"]);
  order(6);
  expect(current()).toEqual(["610.8 Variant.YourPrice"]);
  expect(hint()).toBe("");
  expect(document.querySelector("form")!.dataset["itemPrice"]).toBe("10.8");
  abort.abort();
  leave();
  document.querySelector("p")!.textContent = "";
  expect(document.body.innerHTML).toBe(sent);
});

test("PRO-06 QTY-07 a quantity that may be a thousand, typed before the code came, marks no price", () => {
  const { mount, current, hint } = show(row("1", "12") + row("6", "10.8"));
  document.querySelector<HTMLInputElement>("[name=Quantity]")!.value = "1,000";
  mount();
  expect([current(), hint()]).toEqual([[], ""]);
});

test("PRO-06 ERR-06 a row without numbers throws", () => {
  const { mount } = show(row("1", "12") + row("many", "10"));
  expect(mount).toThrow(/degressive-price on .* expects rows with numbers in data-from and data-price/);
});
