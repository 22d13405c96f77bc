import "../../../unit/stand-ins/form-owner.ts";
import { afterEach, expect, test, vi } from "vitest";
import { amountOf, orderAmount } from "../../../../islands/cart/add-to-cart/order-amount.ts";
import { emit } from "../../../../shared/events.ts";
import { beginLookup, endLookup } from "../../../../shared/stores/product.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";
import { standInSight } from "../../../unit/stand-ins/sight.ts";

let abort = new AbortController();
afterEach(() => {
  abort.abort();
  abort = new AbortController();
  vi.unstubAllGlobals();
});

function show(inForm: string, locale = "en") {
  standInShell({ locale, currency: "EUR" });
  document.body.innerHTML = `<div data-product><form data-item-price="3.45">${inForm}<button>Add</button></form>
<div data-order-bar><i data-order-quantity>1</i> <b data-order-price>x</b></div></div>`;
  const form = document.querySelector("form")!;
  const input = form.querySelector<HTMLInputElement>("input")!;
  orderAmount(form, "Quantity", abort.signal);
  return {
    form,
    bar: document.querySelector<HTMLElement>("[data-order-bar]")!,
    shown: () => document.querySelector("[data-order-bar]")!.textContent,
    async type(value: string) {
      input.value = value;
      emit(input, "quantity:changed", { quantity: Number(value) });
      await Promise.resolve();
    },
  };
}

test("PRO-03 quantity and price of an order follow its quantity and the price of a piece", async () => {
  const { form, shown, type } = show('<input name="Quantity" value="2">');
  expect(shown()).toBe("2 €6.90");
  await type("6");
  expect(shown()).toBe("6 €20.70");
  form.dataset["itemPrice"] = "3";
  await vi.waitFor(() => expect(shown()).toBe("6 €18.00"));
});

test("PRO-03 half a cent is rounded up, as on paper", () => {
  expect([amountOf(0.15, 31.9), amountOf(0.15, 22.9), amountOf(3, 1.1)]).toEqual([4.785, 3.435, 3.3]);
});

test("PRO-03 a price that length-calculator has calculated is the price of the order, with its unit", async () => {
  const { shown, form } = show(
    '<div data-sold-by="weight"><input name="Quantity" value="0,1"></div><output data-calculated="price">€ 3,45</output>',
    "nl",
  );
  expect(shown()).toBe("0,1\u00a0kg € 3,45");
  form.querySelector("output")!.textContent = "";
  await Promise.resolve();
  expect(shown()).toBe("0,1\u00a0kg € 3,45");
});

test("PRO-03 VAR-04 while a version is looked up the old price stays, and so it does for no quantity", async () => {
  const { form, shown, type } = show('<input name="Quantity" value="1">');
  const lookup = { isAwaited: false, result: Promise.resolve({ refusal: "" }) };
  beginLookup(form, lookup);
  await type("6");
  expect(shown()).toBe("1 €3.45");
  emit(form, "product:variant", { variantId: "v2", sku: "S" });
  endLookup(form, lookup);
  await Promise.resolve();
  expect(shown()).toBe("6 €20.70");
  await type("many");
  expect(shown()).toBe("6 €20.70");
});

test("PRO-03 the bar is marked while the button of the form is in sight, and not after its page is left", () => {
  const sight = standInSight();
  const { bar } = show('<input name="Quantity" value="1">');
  sight(true);
  expect(bar.hasAttribute("data-button-in-sight")).toBe(true);
  sight(false);
  expect(bar.hasAttribute("data-button-in-sight")).toBe(false);
  sight(true);
  abort.abort();
  expect(bar.hasAttribute("data-button-in-sight")).toBe(false);
});
