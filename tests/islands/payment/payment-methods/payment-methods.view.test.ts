import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/payment/payment-methods/definition.ts";
import paymentMethods from "../../../../islands/payment/payment-methods/payment-methods.ts";
import { island } from "../../../../shared/island/mount.ts";
import { body } from "../../../unit/stand-ins/islands.ts";

let abort: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Three methods in a form; the second has details in two places. */
const methods = `<ul><li><input type="radio" name="PaymentMethodId" value="1" checked="">
<p data-payment-info="1">Card</p></li><li><input type="radio" name="PaymentMethodId" value="2">
<p data-payment-info="2">Account</p></li><li><input type="radio" name="PaymentMethodId" value="3">
<p data-payment-info="3">Invoice</p></li></ul><p data-payment-info="2" hidden="">Reference</p>`;

function show(html = methods) {
  const form = body(`<form><fieldset id="methods">${html}</fieldset></form>`) as HTMLFormElement;
  const host = form.querySelector<HTMLFieldSetElement>("#methods")!;
  const unmount = island(definition, paymentMethods)(host, { signal: abort.signal, id: "methods-1", fail: vi.fn() });
  const radio = (value: string): HTMLInputElement => host.querySelector(`input[value="${value}"]`)!;
  return {
    form,
    host,
    unmount,
    radio,
    choose(value: string): void {
      radio(value).checked = true;
      radio(value).dispatchEvent(new Event("change", { bubbles: true }));
    },
    shown: () =>
      [...host.querySelectorAll<HTMLElement>("[data-payment-info]")]
        .filter((info) => !info.hidden)
        .map((info) => info.textContent),
  };
}

test("PAY-03 the details of the chosen method are shown, wherever they stand, and no others", () => {
  const { choose, shown } = show();
  expect(shown()).toEqual(["Card"]);
  choose("2");
  expect(shown()).toEqual(["Account", "Reference"]);
  choose("3");
  expect(shown()).toEqual(["Invoice"]);
});

test("PAY-03 while no method is chosen no details are shown; a reset form shows those of the first choice", () => {
  const { form, choose, shown, radio } = show();
  radio("1").checked = false;
  radio("1").dispatchEvent(new Event("change", { bubbles: true }));
  expect(shown()).toEqual([]);
  choose("3");
  form.reset();
  vi.runAllTimers();
  expect(shown()).toEqual(["Card"]);
});

test("PAY-03 the details of a method that becomes unavailable go, and come back with it", async () => {
  const { shown, radio } = show();
  radio("1").disabled = true;
  await vi.waitFor(() => expect(shown()).toEqual([]));
  radio("1").disabled = false;
  await vi.waitFor(() => expect(shown()).toEqual(["Card"]));
});

test("PAY-03 NAV-20 removal shows the details that the server showed, and nothing listens any more", () => {
  const { host, unmount, choose } = show();
  choose("2");
  unmount();
  expect(host.innerHTML).toBe(methods);
  abort.abort();
  choose("3");
  expect(host.innerHTML).toBe(methods);
});
