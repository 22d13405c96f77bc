import { afterEach, beforeEach, expect, test, vi } from "vitest";
import methodsDefinition from "../../../../islands/payment/payment-methods/definition.ts";
import paymentMethods from "../../../../islands/payment/payment-methods/payment-methods.ts";
import choiceDefinition from "../../../../islands/payment/prepaid-choice/definition.ts";
import prepaidChoice from "../../../../islands/payment/prepaid-choice/prepaid-choice.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  standInShell({ locale: "en", currency: "EUR" });
});
afterEach(() => document.body.replaceChildren());

const page = `<form><fieldset id="accounts" data-amount="84.90">
  <input type="radio" name="PrepaidAccountId" value="" checked><input type="radio" name="PrepaidAccountId" value="1"
    data-balance="312.40"><input type="radio" name="PrepaidAccountId" value="2" data-balance="50,00"><input type="radio"
      name="PrepaidAccountId" value="3" data-balance="0"><input type="radio" name="PrepaidAccountId" value="4"
        data-balance="much">
</fieldset><fieldset id="methods"><ul><li><input type="radio" name="PaymentMethodId" value="1" checked></li><li><input
  type="radio" name="PaymentMethodId" value="2"><p data-payment-info="2">Transfer <b
    data-prepaid-remaining>€84.90</b></p></li><li><input type="radio" name="PaymentMethodId" value="3"
      disabled></li></ul></fieldset><input type="radio" name="PaymentMethodId" value="9"></form>
<form><input type="radio" name="PaymentMethodId" value="1" id="other"></form>`;

function show(html = page) {
  document.body.innerHTML = html;
  const sent = document.body.innerHTML;
  const context = (name: string) => ({ signal: abort.signal, id: `${name}-1`, fail: vi.fn() });
  const mounted = [
    island(choiceDefinition, prepaidChoice)(document.querySelector("#accounts")!, context("prepaid-choice")),
    island(methodsDefinition, paymentMethods)(document.querySelector("#methods")!, context("payment-methods")),
  ];
  const field = (name: string, value: string): HTMLInputElement =>
    document.querySelector(`[name=${name}][value="${value}"]`)!;
  return {
    sent,
    field,
    choose(name: string, value: string) {
      field(name, value).checked = true;
      field(name, value).dispatchEvent(new Event("change", { bubbles: true }));
    },
    share: () => document.querySelector(".atoll-prepaid-share")?.textContent,
    info: () => !document.querySelector<HTMLElement>("[data-payment-info]")!.hidden,
    off: () =>
      [...document.querySelectorAll<HTMLInputElement>("[name=PaymentMethodId]")].map(({ disabled }) => disabled),
    leave: () => {
      abort.abort();
      for (const unmount of mounted) unmount();
    },
  };
}

test("PRE-03 an account that pays in full disables the other payment methods", () => {
  const { choose, share, off, field } = show();
  expect(share()).toBe("Prepaid.ToPay €84.90");
  expect([
    field("PrepaidAccountId", "3").disabled,
    field("PrepaidAccountId", "4").disabled,
    field("PrepaidAccountId", "2").disabled,
  ]).toEqual([true, true, false]);
  choose("PrepaidAccountId", "1");
  expect(share()).toBe("Prepaid.PaysAll €84.90 €227.50");
  expect(off()).toEqual([true, true, true, true, false]);
  choose("PrepaidAccountId", "2");
  expect(share()).toBe("Prepaid.PaysPart €50.00 €34.90");
  expect(document.querySelector("[data-prepaid-remaining]")!.textContent).toBe("€34.90");
  expect(off()).toEqual([false, false, true, false, false]);
});

test("PAY-03 transfer details show only while the method is chosen and available", async () => {
  const { choose, info } = show();
  expect(info()).toBe(false);
  choose("PaymentMethodId", "2");
  expect(info()).toBe(true);
  choose("PrepaidAccountId", "1");
  await vi.waitFor(() => expect(info()).toBe(false));
  choose("PrepaidAccountId", "");
  await vi.waitFor(() => expect(info()).toBe(true));
});

test("PAY-03 PRE-03 NAV-20 unmounting restores the markup", () => {
  const { choose, leave, sent } = show();
  choose("PrepaidAccountId", "2");
  leave();
  for (const live of document.querySelectorAll("[id^=atoll-live]")) live.remove();
  expect(document.body.innerHTML).toBe(sent);
});
