// A cart page with two lines, its island, and helpers for its tests. Tests must mock the texts.
import { vi } from "vitest";
import definition from "../../../islands/cart/cart-lines/definition.ts";
import { abort } from "./cart-server.ts";

export const line = (
  id: string,
  quantity: string,
  more = "",
) => `<li data-cart-line="${id}" data-quantity="${quantity}" data-name="Cup ${id}" data-variant-id="v${id}" data-origin="Catalog" data-key="spring" ${more}>
  <input name="Quantity[${id}]" value="${quantity}"><p data-line-status></p><button name="action" value="remove:${id}" data-line-remove>Remove</button></li>`;
export const page = (lines = line("a", "2") + line("b", "1")) =>
  `<main id="page"><h1 tabindex="-1">Cart</h1><form>${lines}<button name="action" value="clear" data-cart-clear></button></form><p data-cart-amounts><b data-cart-total>€ 25</b></p></main>`;

export async function show(html = page()) {
  document.body.innerHTML = html;
  const { default: cartLines } = await import("../../../islands/cart/cart-lines/cart-lines.ts");
  const { island } = await import("../../../shared/island/mount.ts");
  const mount = (host: Element) =>
    island(definition, cartLines as never)(host as HTMLElement, {
      signal: abort.signal,
      id: "cart-lines-1",
      fail: vi.fn(),
    });
  const unmounts = [...document.querySelectorAll("form, [data-view]")].map(mount);
  return { unmount: () => unmounts.forEach((end) => end()), mount };
}
export const $ = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
export const input = (id: string) => $<HTMLInputElement>(`[name="Quantity[${id}]"]`);
export const status = (id: string) => $(`form [data-cart-line="${id}"] [data-line-status]`).textContent;
export function type(id: string, text: string): void {
  input(id).value = text;
  input(id).dispatchEvent(new Event("change", { bubbles: true }));
}
export const submit = (selector: string) =>
  $("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: $(selector) }));
export const waitForSave = () => vi.advanceTimersByTimeAsync(300);
export const notices = async () => (await import("../../../shared/stores/notices.ts")).notices.getState().list;
