// A form with a quantity, and what it tells its page.
import { afterEach, beforeEach, vi } from "vitest";
import definition from "../../../../islands/cart/quantity/definition.ts";
import quantity from "../../../../islands/cart/quantity/quantity.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

export let abort: AbortController;
export const changes: number[] = [];
document.addEventListener("quantity:changed", (event) => changes.push((event as CustomEvent).detail.quantity));

beforeEach(() => {
  vi.useFakeTimers();
  standInShell({ locale: "en" });
  abort = new AbortController();
  changes.length = 0;
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

export function show(attributes = "", value = "1") {
  document.body.innerHTML = `<form><div ${attributes}><input name="Quantity" value="${value}"></div></form>`;
  const host = document.querySelector("div")!;
  const before = host.innerHTML;
  const input = document.querySelector("input")!;
  const unmount = island(definition, quantity)(host, { signal: abort.signal, id: "quantity-1", fail: vi.fn() });
  const [minus, plus] = [...host.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  const type = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const press = (key: string): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    input.dispatchEvent(event);
    return event;
  };
  return {
    host,
    before,
    input,
    minus,
    plus,
    type,
    press,
    unmount,
    note: () => host.querySelector("[role=status]")?.textContent ?? "",
    form: document.forms[0]!,
  };
}
