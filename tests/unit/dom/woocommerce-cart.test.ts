// The adapter of WooCommerce ends and starts islands when the shop's own script replaces parts of the cart page.
import { expect, test, vi } from "vitest";
import { shareCart } from "../../../adapters/woocommerce/cart.ts";
import { standInShell } from "../stand-ins/shell.ts";

test("CRT-04 NAV-20 WooCommerce: islands of replaced parts end, those of the new ones start", () => {
  const atoll = standInShell();
  document.body.innerHTML = '<div data-island="cart-lines"></div>';
  const present = document.querySelector<HTMLElement>("div")!;
  const replaced = present.cloneNode() as HTMLElement;
  atoll.inspect = () => [present, replaced].map((host) => ({ host, name: "cart-lines", state: "live" }));
  const handlers = new Map<string, () => void>();
  shareCart({ on: (events: string, act: () => void) => handlers.set(events, act), trigger: vi.fn() });
  handlers.get("updated_wc_div updated_cart_totals")!();
  expect(vi.mocked(atoll.sweep).mock.calls).toEqual([[replaced]]);
  expect(atoll.scan).toHaveBeenCalledOnce();
});
