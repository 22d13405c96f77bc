import type { CartLine } from "./cart.ts";
import { Refusal } from "./refusal.ts";
import type { Shipping } from "./shipping.ts";
import { totalsOf } from "./cart-json.ts";
import { type Currency, inMinor, priceHtml } from "./money.ts";
import { itemOf, type Product, products, variationOf } from "./products.ts";
import type { Visitor } from "./visitors.ts";

/** Pages with the markup of a classic theme, such as Storefront. They know nothing of Atoll. */

export interface Shop {
  currency: Currency;
  /** Whether prices are shown with tax. */
  taxShown: boolean;
}

const TAX = 1.1;

/** Text in HTML. Names of products are HTML already. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const shownPrice = (cents: number, { currency, taxShown }: Shop): string =>
  priceHtml(Math.round(inMinor(cents, currency) * (taxShown ? TAX : 1)), currency);

function page(shop: Shop, visitor: Visitor, title: string, bodyClass: string, content: string): string {
  const { notice } = visitor;
  visitor.notice = "";
  return `<!doctype html>
<html lang="en-US"><head><meta charset="UTF-8"><title>${title} – Stand-in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/storefront.css">
<script src="/jquery.js"></script><script src="/shop.js" defer></script>
<script src="/add-to-cart-variation.js" defer></script></head>
<body class="wp-theme-storefront ${bodyClass}">
<div id="page" class="hfeed site">
<header id="masthead" class="site-header" role="banner"><div class="col-full">
  <div class="site-branding"><a href="/" rel="home">Stand-in</a></div>
  <div class="site-search"><div class="widget woocommerce widget_product_search">
    <form role="search" method="get" class="woocommerce-product-search" action="/">
      <label class="screen-reader-text" for="woocommerce-product-search-field-0">Search for:</label>
      <input type="search" id="woocommerce-product-search-field-0" class="search-field"
        placeholder="Search products&hellip;" value="" name="s">
      <button type="submit" value="Search">Search</button>
      <input type="hidden" name="post_type" value="product"></form></div></div>
  <a href="/my-account/">My account</a>
  <ul id="site-header-cart" class="site-header-cart menu"><li>${cartLink(shop, visitor)}</li>
    <li><div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></li></ul>
</div></header>
<div id="content" class="site-content" tabindex="-1"><div class="col-full">
  <div class="woocommerce">${notice && `<div class="woocommerce-message" role="alert">${notice}</div>`}</div>
  <div id="primary" class="content-area"><main id="main" class="site-main" role="main">${content}</main></div>
</div></div>
<footer id="colophon" class="site-footer" role="contentinfo">© Stand-in</footer>
</div></body></html>`;
}

function cartLink(shop: Shop, { cart }: Visitor): string {
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { items } = totalsOf(cart, shop.currency);
  return `<a class="cart-contents" href="/cart/" title="View your shopping cart">${priceHtml(items, shop.currency)}
    <span class="count">${count} ${count === 1 ? "item" : "items"}</span></a>`;
}

export const shopPage = (shop: Shop, visitor: Visitor, search = "", order = "menu_order"): string =>
  page(
    shop,
    visitor,
    "Shop",
    "woocommerce-shop woocommerce woocommerce-page",
    `<h1 class="page-title">${search ? `Search results: “${escaped(search)}”` : "Shop"}</h1>
<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order">
  ${Object.entries({ menu_order: "Default sorting", price: "Sort by price: low to high" })
    .map(([value, name]) => `<option value="${value}"${value === order ? " selected" : ""}>${name}</option>`)
    .join("")}</select><input type="hidden" name="paged" value="1"></form>
<ul class="products columns-3">${products
      .toSorted((a, b) => (order === "price" ? a.cents - b.cents : 0))
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
      .map((product) => card(shop, product))
      .join("")}</ul>`,
  );

const card = (shop: Shop, { id, name, slug, cents, variations, stock }: Product): string =>
  `<li class="product type-product post-${id}"><a href="/product/${slug}/" class="woocommerce-LoopProduct-link">
  <img src="/photo.svg" width="324" height="324" alt="">
  <h2 class="woocommerce-loop-product__title">${name}</h2>
  <span class="price">${shownPrice(cents, shop)}</span></a>${
    variations || stock === 0
      ? `<a href="/product/${slug}/" class="button product_type_variable">Read more</a>`
      : `<a href="/?add-to-cart=${id}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart"
        data-product_id="${id}" rel="nofollow">Add to cart</a>`
  }</li>`;

export const productPage = (shop: Shop, visitor: Visitor, product: Product): string =>
  page(
    shop,
    visitor,
    product.name,
    "single-product woocommerce woocommerce-page",
    `<div id="product-${product.id}" class="product type-product">
  <div class="woocommerce-product-gallery"><img src="/photo.svg" width="416" height="416" alt=""></div>
  <div class="summary entry-summary"><h1 class="product_title entry-title">${product.name}</h1>
    <p class="price">${shownPrice(product.cents, shop)}</p>
    ${product.variations ? variableForm(shop, product) : simpleForm(product)}
    <div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${product.sku}</span></span></div>
  </div></div>`,
  );

const quantityField = (product: Product, max: number | null): string =>
  `<div class="quantity"><label class="screen-reader-text" for="quantity_${product.id}">${product.name} quantity</label>
  <input type="number" id="quantity_${product.id}" class="input-text qty text" name="quantity" value="1"
    aria-label="Product quantity" min="1" max="${max ?? ""}" step="1" placeholder="" inputmode="numeric"
    autocomplete="off"></div>`;

const simpleForm = (product: Product): string =>
  product.stock === 0
    ? '<p class="stock out-of-stock">Out of stock</p>'
    : `<form class="cart" action="/product/${product.slug}/" method="post" enctype="multipart/form-data">
  ${quantityField(product, product.stock)}
  <button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">Add to
    cart</button></form>`;

/** A choice, without the values that no variation has. */
function choiceRow({ attributes = [], variations = [] }: Product, index: number): string {
  const { name, slug, values, initial } = attributes[index]!;
  const fits = (value: string): boolean => variations.some((each) => (each.values[index] ?? value) === value);
  const options = values
    .filter((value) => fits(value.slug))
    .map(
      (value) =>
        `<option value="${escaped(value.slug)}"${value.slug === initial ? " selected" : ""}>${escaped(value.name)}</option>`,
    );
  return `<tr><th class="label"><label for="${slug}">${name}</label></th>
    <td class="value"><select id="${slug}" name="attribute_${slug}" data-attribute_name="attribute_${slug}">
      <option value="">Choose an option</option>${options.join("")}</select>${
        index === attributes.length - 1 ? '<a class="reset_variations" href="#">Clear</a>' : ""
      }</td></tr>`;
}

/** The theme's script sets `variation_id` when a choice is made; without script the server finds the variation. */
const variableForm = (shop: Shop, product: Product): string => {
  const variations = product.variations!.map(({ id, values, cents, stock }) => ({
    id,
    values,
    max: stock ?? "",
    isInStock: stock !== 0,
    html: `<span class="price">${shownPrice(cents, shop)}</span>${stock === 0 ? '<p class="stock">Out of stock</p>' : ""}`,
  }));
  return `<form class="variations_form cart" action="/product/${product.slug}/" method="post"
  enctype="multipart/form-data" data-product_id="${product.id}"
  data-product_variations="${escaped(JSON.stringify(variations))}">
  <table class="variations" role="presentation"><tbody>${product.attributes!.map((_, index) => choiceRow(product, index)).join("")}
  </tbody></table>
  <div class="single_variation_wrap"><div class="woocommerce-variation single_variation" role="alert"></div>
    <div class="woocommerce-variation-add-to-cart variations_button">
    ${quantityField(product, null)}
    <button type="submit" class="single_add_to_cart_button button alt">Add to cart</button>
    <input type="hidden" name="add-to-cart" value="${product.id}">
    <input type="hidden" name="product_id" value="${product.id}">
    <input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>`;
};

/** The cart of blocks, which a script of the shop fills. */
export const blockCartPage = (shop: Shop, visitor: Visitor): string =>
  page(shop, visitor, "Cart", "woocommerce-cart woocommerce-page", '<div class="wp-block-woocommerce-cart"></div>');

export const textPage = (shop: Shop, visitor: Visitor): string =>
  page(shop, visitor, "Sample page", "page", '<h1 class="entry-title">Sample page</h1>');

export const checkoutPage = (shop: Shop, visitor: Visitor): string =>
  page(
    shop,
    visitor,
    "Checkout",
    "woocommerce-checkout woocommerce-page",
    '<h1 class="entry-title">Checkout</h1><form name="checkout" class="checkout woocommerce-checkout"></form>',
  );

export const accountPage = (shop: Shop, visitor: Visitor): string =>
  page(
    shop,
    visitor,
    "My account",
    "woocommerce-account woocommerce-page",
    `<h1 class="entry-title">My account</h1>${
      visitor.customer
        ? `<p>Hello <strong>${escaped(visitor.customer)}</strong></p>`
        : `<form class="woocommerce-form-login login" method="post"><label for="username">Username</label>
      <input id="username" name="username"><button name="login" value="Log in">Log in</button></form>`
    }`,
  );

export const cartPage = (shop: Shop, visitor: Visitor): string =>
  page(
    shop,
    visitor,
    "Cart",
    "woocommerce-cart woocommerce-page",
    `<h1 class="entry-title">Cart</h1><div class="woocommerce">${
      visitor.cart.lines.length > 0
        ? cartForm(shop, visitor)
        : '<p class="cart-empty woocommerce-info">Your cart is currently empty.</p>'
    }</div>`,
  );

const cartForm = (shop: Shop, visitor: Visitor): string =>
  `<form class="woocommerce-cart-form" action="/cart/" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents"><thead><tr>
  <th class="product-remove"><span class="screen-reader-text">Remove item</span></th>
  <th class="product-name">Product</th><th class="product-price">Price</th>
  <th class="product-quantity">Quantity</th><th class="product-subtotal">Subtotal</th></tr></thead><tbody>
${visitor.cart.lines.map((line) => cartRow(shop, visitor, line)).join("")}
<tr><td colspan="6" class="actions"><div class="coupon"><label for="coupon_code" class="screen-reader-text">Coupon:</label>
  <input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="Coupon code">
  <button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></div>
  <button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button>
  <input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="${visitor.nonce}"></td></tr>
</tbody></table></form>
${totalsTable(shop, visitor)}`;

function cartRow(shop: Shop, visitor: Visitor, { key, item, quantity }: CartLine): string {
  const { product, name, cents, stock } = item;
  return `<tr class="woocommerce-cart-form__cart-item cart_item">
  <td class="product-remove"><a role="button" href="/cart/?remove_item=${key}&amp;_wpnonce=${visitor.nonce}" class="remove"
    aria-label="Remove ${name} from cart" data-product_id="${item.id}" data-product_sku="${product.sku}">&times;</a></td>
  <td scope="row" role="rowheader" class="product-name" data-title="Product"><a href="/product/${product.slug}/">${name}</a></td>
  <td class="product-price" data-title="Price">${shownPrice(cents, shop)}</td>
  <td class="product-quantity" data-title="Quantity"><div class="quantity">
    <label class="screen-reader-text" for="quantity_${key}">${name} quantity</label>
    <input type="number" id="quantity_${key}" class="input-text qty text" name="cart[${key}][qty]" value="${quantity}"
      aria-label="Product quantity" min="0" max="${stock ?? ""}" step="1" inputmode="numeric" autocomplete="off"></div></td>
  <td class="product-subtotal" data-title="Subtotal">${shownPrice(cents * quantity, shop)}</td></tr>`;
}

function totalsTable({ currency }: Shop, { cart }: Visitor): string {
  const { items, discount, tax, price } = totalsOf(cart, currency);
  const coupons = cart.coupons.map(
    (
      code,
    ) => `<tr class="cart-discount coupon-${code}"><th>Coupon: ${code}</th><td data-title="Coupon: ${code}">-${priceHtml(discount, currency)}
    <a href="/cart/?remove_coupon=${code}" class="woocommerce-remove-coupon" data-coupon="${code}">[Remove]</a></td></tr>`,
  );
  return `<div class="cart-collaterals"><div class="cart_totals"><h2>Cart totals</h2><table class="shop_table">
<tr class="cart-subtotal"><th>Subtotal</th><td data-title="Subtotal">${priceHtml(items, currency)}</td></tr>
${coupons.join("")}
${shippingRow(cart.shipping, currency)}
<tr class="order-total"><th>Total</th><td data-title="Total"><strong>${priceHtml(price, currency)}</strong>
  <small class="includes_tax">(includes ${priceHtml(tax, currency)} Tax)</small></td></tr></table>
<div class="wc-proceed-to-checkout"><a href="/checkout/" class="checkout-button button alt wc-forward">Proceed to
  checkout</a></div></div></div>`;
}

/** The rates and the calculator. As in the theme, the rates are in no form. */
function shippingRow({ address, rates, rate }: Shipping, currency: Currency): string {
  const methods = rates.map(
    ({ id, name, cents }) => `<li><input type="radio" name="shipping_method[0]" data-index="0" id="${id}" value="${id}"
      class="shipping_method"${id === rate?.id ? " checked" : ""}>
      <label for="${id}">${name}: ${priceHtml(inMinor(cents, currency), currency)}</label></li>`,
  );
  const countries = { "": "Select a country", BE: "Belgium", JP: "Japan", NZ: "New Zealand" };
  const options = Object.entries(countries).map(
    ([code, name]) => `<option value="${code}"${code === address.country ? " selected" : ""}>${name}</option>`,
  );
  return `<tr class="woocommerce-shipping-totals shipping"><th>Shipping</th><td data-title="Shipping">
  <ul id="shipping_method" class="woocommerce-shipping-methods">${methods.join("")}</ul>
  <form class="woocommerce-shipping-calculator" action="/cart/" method="post">
    <label for="calc_shipping_country">Country / region:</label>
    <select name="calc_shipping_country" id="calc_shipping_country">${options.join("")}</select>
    <label for="calc_shipping_postcode">Postcode / ZIP:</label>
    <input name="calc_shipping_postcode" id="calc_shipping_postcode" value="${address.postcode}">
    <button type="submit" name="calc_shipping" value="1">Update</button></form></td></tr>`;
}

/** HTML with which the scripts of the shop replace elements after a change of the cart, by the elements' selector. */
export const fragments = (shop: Shop, visitor: Visitor): Record<string, string> => ({
  "div.widget_shopping_cart_content": miniCart(shop, visitor),
  "a.cart-contents": cartLink(shop, visitor),
});

const miniCart = (shop: Shop, { cart }: Visitor): string =>
  `<div class="widget_shopping_cart_content">${
    cart.lines.length === 0
      ? '<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>'
      : `<ul class="woocommerce-mini-cart cart_list product_list_widget">${cart.lines
          .map(
            ({ item, quantity }) =>
              `<li class="woocommerce-mini-cart-item mini_cart_item"><a href="/product/${item.product.slug}/">${item.name}</a>
        <span class="quantity">${quantity} &times; ${shownPrice(item.cents, shop)}</span></li>`,
          )
          .join("")}</ul>`
  }</div>`;

/** The id that a form without script orders: the variation with the chosen attribute, or the product itself. */
export function orderedId(fields: URLSearchParams | FormData): number {
  const product = products.find(({ id }) => String(id) === fields.get("add-to-cart"));
  const choices = new Map([...fields].map(([name, value]) => [name.replace("attribute_", ""), String(value)]));
  const variation = product && variationOf(product, choices);
  if (product?.variations && !variation) throw new Refusal("", `Please choose product options for ${product.name}.`);
  return itemOf(Number(variation?.id ?? product?.id))?.id ?? 0;
}
