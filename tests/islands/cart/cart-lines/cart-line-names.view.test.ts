import { beforeEach, expect, test } from "vitest";
import { cartLine } from "../../../../islands/cart/cart-lines/line.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

beforeEach(() => void standInShell());

const line = (html: string): HTMLElement => {
  document.body.innerHTML = `<div data-cart-line>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
};

test.each([
  [
    "the name of its quantity field, as in the specification",
    "Quantity[ID]",
    undefined,
    '<input name="Quantity[l1]" value="2">',
    "l1",
  ],
  [
    "the name of its quantity field, as in WooCommerce",
    "cart[ID][qty]",
    undefined,
    '<input name="cart[a577][qty]" value="2">',
    "a577",
  ],
  [
    "a field of its own",
    "quantity",
    "key",
    '<input name="quantity" value="2"><input type="hidden" name="key" value="7">',
    "7",
  ],
])("CRT-01 the id of a line is in %s", (_place, nameQuantity, nameId, html, id) => {
  const { id: found, readQuantity } = cartLine(line(html), { nameQuantity, nameId }, new AbortController().signal);
  expect([found, readQuantity()]).toEqual([id, 2]);
});
