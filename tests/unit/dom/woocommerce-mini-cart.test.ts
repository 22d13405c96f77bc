import { expect, test } from "vitest";
import { keepMiniCart } from "../../../adapters/woocommerce/page-parts.ts";

const header = (content: string): string =>
  `<header><ul data-page-part="cart"><li><div class="widget_shopping_cart_content">${content}</div></li></ul></header>`;
const documentOf = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const miniCart = (page: Document): string => page.querySelector(".widget_shopping_cart_content")!.innerHTML;

test("CRT-05 WooCommerce: the mini cart in a page part keeps its products, as servers leave it empty", () => {
  document.body.innerHTML = header("<p>Beanie</p>");
  const next = documentOf(header(""));
  keepMiniCart(next);
  expect([miniCart(next), miniCart(document)]).toEqual(["<p>Beanie</p>", "<p>Beanie</p>"]);
  const filled = documentOf(header("<p>Mat</p>"));
  keepMiniCart(filled);
  expect(miniCart(filled)).toBe("<p>Mat</p>");
});

test("CRT-05 WooCommerce: a mini cart that is still empty stays so", () => {
  document.body.innerHTML = header("");
  const next = documentOf(header(""));
  keepMiniCart(next);
  expect(miniCart(next)).toBe("");
});
