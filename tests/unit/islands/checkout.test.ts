import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../islands/checkout/checkout/definition.ts";
import type { Outcome } from "../../../shared/cart/cart-changes.ts";
import { standInShell } from "../stand-ins/shell.ts";

const said = (key: string): string => key;
vi.mock("../../../shared/i18n/texts.ts", () => ({ texts: () => said, withTexts: (use: (t: typeof said) => void) => (use(said), () => {}), subscribe: () => () => {} }));

let abort: AbortController;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("BroadcastChannel", class extends EventTarget {
    postMessage(): void {}
  });
  vi.stubGlobal("scrollTo", vi.fn());
  abort = new AbortController();
  standInShell({ islands: { fixedAddresses: { 11: { Street1: "Quay 1", City: "Ostend", CountryId: "1" }, 12: { Street1: "Rue 2", City: "Luxembourg", CountryId: "3" } } } });
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const html = (method = "1", same = "") => `<main id="page"><form id="checkout">
  <div class="validation-summary-errors" hidden></div>
  <div data-same-address><input type="checkbox" name="SameAddressForShipping" value="true" ${same}><input type="hidden" name="SameAddressForShipping" value="false"></div>
  <fieldset data-shipping-address><input name="Street1"><input name="City"><select name="CountryId"><option value="1">B<option value="3">L</select></fieldset>
  ${["1", "11", "12"].map((id) => `<input type="radio" name="ShippingMethodId" value="${id}" ${id === method ? "checked" : ""}>`).join("")}
  <button name="action" value="order">Order</button></form></main>`;
const $ = <E extends HTMLElement = HTMLInputElement>(selector: string): E => document.querySelector<E>(selector)!;

async function show(content = html()) {
  document.body.innerHTML = content;
  return mount();
}
async function mount() {
  const { default: checkout } = await import("../../../islands/checkout/checkout/checkout.ts");
  const { island } = await import("../../../shared/island/mount.ts");
  return island(definition, checkout as never)($("form"), { signal: abort.signal, id: "checkout-1", fail: vi.fn() });
}
function choose(method: string): void {
  const radio = $(`[type=radio][value="${method}"]`);
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}
const section = () => $<HTMLFieldSetElement>("fieldset");
const address = () => ["Street1", "City", "CountryId"].map((name) => $(`[name="${name}"]`).value);
const same = () => $('[name="SameAddressForShipping"]');

test("CHK-01 the delivery address is there unless the goods go to the billing address, and what is not asked for is not sent", async () => {
  const leave = await show(html("1", "checked"));
  expect([section().hidden, section().disabled]).toEqual([true, true]);
  same().checked = false;
  same().dispatchEvent(new Event("change", { bubbles: true }));
  expect([section().hidden, section().disabled]).toEqual([false, false]);
  leave();
  expect([section().hidden, section().disabled]).toEqual([false, false]);
});

test("CHK-04 CHK-07 methods 11 and 12 fill in their address, hide its fields and the box, and untick it; with another method what was typed and ticked is back, also after a reload", async () => {
  const leave = await show(html("1", "checked"));
  $('[name="Street1"]').value = "My street 5";
  choose("11");
  expect(address()).toEqual(["Quay 1", "Ostend", "1"]);
  expect([section().hidden, section().disabled, $("[data-same-address]").hidden, same().checked]).toEqual([true, false, true, false]);
  choose("12");
  expect(address()).toEqual(["Rue 2", "Luxembourg", "3"]);
  leave();
  document.body.innerHTML = html("12");
  await mount();
  expect(address()).toEqual(["Rue 2", "Luxembourg", "3"]);
  choose("1");
  expect(address()).toEqual(["My street 5", "", "1"]);
  expect([section().hidden, $("[data-same-address]").hidden, same().checked]).toEqual([true, false, true]);
});

test("CHK-05 a form that is not filled in well scrolls to its top, to the list of what is wrong, or to the first field where there is none", async () => {
  await show();
  const field = $('[name="Street1"]');
  const event = new CustomEvent("form:invalid", { bubbles: true, cancelable: true, detail: { fields: [field] } });
  $("form").dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe($(".validation-summary-errors"));
  $(".validation-summary-errors").remove();
  $("form").dispatchEvent(new CustomEvent("form:invalid", { bubbles: true, cancelable: true, detail: { fields: [field] } }));
  expect(document.activeElement).toBe(field);
});

test.each<[Outcome, number]>([["saved", 1], ["kept", 1], ["failed", 0], ["refused", 0]])("CHK-05 an order waits for what is being saved, is sent once, and not when that %s", async (outcome, orders) => {
  const { beginCartChange } = await import("../../../shared/cart/cart-changes.ts");
  await show();
  const sent = vi.fn();
  document.addEventListener("submit", (event) => (event.preventDefault(), sent((event.submitter as HTMLButtonElement | null)?.value)), { signal: abort.signal });
  const end = beginCartChange();
  for (let time = 0; time < 2; time++) $("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: $("button") }));
  expect(sent).not.toHaveBeenCalled();
  expect($("form").hasAttribute("data-waiting")).toBe(true);
  // The page shows itself anew meanwhile.
  document.body.innerHTML = html();
  await mount();
  expect($("form").hasAttribute("data-waiting")).toBe(true);
  end(outcome);
  await vi.waitFor(() => expect($("form").hasAttribute("data-waiting")).toBe(false));
  expect(sent.mock.calls).toEqual(Array.from({ length: orders }, () => ["order"]));
});
