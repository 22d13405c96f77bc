import { afterEach, beforeEach, expect, test } from "vitest";
import { captureOrder } from "../../../../islands/cart/add-to-cart/order-tracking.ts";
import { toMoney } from "../../../../shared/api/money.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const page = window as unknown as { dataLayer?: unknown[] };
const order = { variantId: "v2", quantity: 2, name: "Shirt" };

beforeEach(() => {
  standInShell({
    system: "Shop",
    currency: "EUR",
    consent: { stamp: "1", consentMode: false, onAccept: "", onDecline: "" },
  });
  document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ stamp: "1", preferences: true, statistics: true, marketing: true }))}`;
});
afterEach(() => {
  document.cookie = "ShopCookieConsent=; max-age=0";
  Reflect.deleteProperty(window, "dataLayer");
});

function reported(attributes: string, version?: Parameters<typeof captureOrder>[2]): unknown {
  document.body.innerHTML = `<form data-item-id="shirt" data-item-name="Shirt" ${attributes}></form>`;
  const reportOrder = captureOrder(document.querySelector("form")!, order, version);
  document.querySelector("form")!.dataset["itemSku"] = "S-3";
  reportOrder(2);
  return page.dataLayer?.at(-1);
}
const added = (sku: string, price: number, more = {}) => ({
  event: "add_to_cart",
  ecommerce: {
    currency: "EUR",
    value: price * 2,
    items: [{ item_id: "shirt", item_name: "Shirt", sku, price, quantity: 2, index: 0, ...more }],
  },
});

test("ANA-05 an order is reported with the item data of the page at the time of sending", () => {
  expect(reported('data-item-sku="S-1" data-item-price="20"')).toEqual(added("S-1", 20));
});

test("ANA-05 PRO-03 an order waiting for a variant is reported with that variant", () => {
  const version = { variantId: "v2", sku: "S-2", price: toMoney(30.25, "EUR"), priceTaxExcl: toMoney(25, "EUR") };
  expect(reported('data-item-sku="S-1" data-item-price="20"', version)).toEqual(added("S-2", 25));
  expect(
    reported(
      'data-item-sku="S-1" data-item-variant="S-1" data-item-price="24.2" data-item-price-excl-tax="20"',
      version,
    ),
  ).toEqual(added("S-2", 25, { item_variant: "S-2" }));
});
