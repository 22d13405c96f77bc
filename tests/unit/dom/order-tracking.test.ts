import { afterEach, beforeEach, expect, test } from "vitest";
import { noteOrder } from "../../../islands/cart/add-to-cart/order-tracking.ts";
import { standInShell } from "../stand-ins/shell.ts";

const page = window as unknown as { dataLayer?: unknown[] };
const order = { ProductVariantId: "v2", Quantity: 2, Name: "Shirt" };

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

function noted(attributes: string, version?: Parameters<typeof noteOrder>[2]): unknown {
  document.body.innerHTML = `<form data-item-id="shirt" data-item-name="Shirt" ${attributes}></form>`;
  const tell = noteOrder(document.querySelector("form")!, order, version);
  document.querySelector("form")!.dataset["itemSku"] = "S-3";
  tell(2);
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

test("ANA-05 an order is told as its page was when it was sent", () => {
  expect(noted('data-item-sku="S-1" data-item-price="20"')).toEqual(added("S-1", 20));
});

test("ANA-05 PRO-03 one that waited for a version is told with that one, though the page still shows the one before", () => {
  const version = { variantId: "v2", sku: "S-2", price: 25 };
  expect(noted('data-item-sku="S-1" data-item-price="20"', version)).toEqual(added("S-2", 25));
  expect(
    noted('data-item-sku="S-1" data-item-variant="S-1" data-item-price="24.2" data-item-price-excl-tax="20"', version),
  ).toEqual(added("S-2", 25, { item_variant: "S-2" }));
});
