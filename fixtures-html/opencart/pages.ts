import { type Cart, type CartLine, escaped, money, type Product, products } from "./shop.ts";
import { cartScript, productScript } from "./theme.ts";

/** Pages in the shape of the default themes. They know nothing of Atoll. */

type Version = 3 | 4;

/** The address of a route. Version 4 has the language in each. */
const link = (version: Version, route: string, query = ""): string =>
  `index.php?route=${version === 4 ? `${route}&amp;language=en-gb` : route.replace(".", "/")}${query}`;

/** A page. Version 4 has an element around the content, version 3 has none. */
function page(version: Version, title: string, cart: Cart, content: string, script = ""): string {
  const route = (name: string, query?: string): string => link(version, name, query);
  const body = `<div id="page-content" class="container"><ul class="breadcrumb"><li>${title}</li></ul>
<div id="content"><h1>${title}</h1>${content}</div></div>${script && `<script>${script}</script>`}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><base href="/">
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><script src="/jquery.js"></script>
<style>.modal { display: none; position: fixed; inset: 0; }</style>
<script src="/bootstrap.js"></script><script src="/common.js"></script></head><body><div id="alert"></div>
<nav id="top"><a href="${route("information/contact")}">Contact</a>
<a href="${route("checkout/cart")}" title="Shopping Cart">Shopping Cart</a>
<a href="${route("checkout/checkout")}">Checkout</a>${accountMenu(version, cart)}</nav>
<header>${version === 4 ? search : ""}<a href="${route("product/category", "&amp;path=20")}">Tableware</a>
${version === 4 ? `<div id="cart">${cartInfo(version, cart)}</div>` : cartInfo(version, cart)}</header>
${version === 4 ? `<main>${body}</main>` : body}<footer>
<a class="${version === 4 ? "modal-link" : "agree"}" href="${route("information/information.info")}">Terms</a></footer></body></html>`;
}

/** The text of a page, for a modal window of Bootstrap. Version 4 answers the window, version 3 its content. */
export const termsInfo = (version: Version): string =>
  version === 4
    ? `<div id="modal-information" class="modal fade"><div class="modal-dialog">Our terms</div></div>`
    : "Our terms";

const search = `<form action="${link(4, "common/search.redirect")}" method="post"><input type="text" name="search"
aria-label="Search"><button type="submit">Search</button></form>`;

/** The menu of the account: its items depend on the login. */
function accountMenu(version: Version, { isCustomer }: Cart): string {
  const item = (route: string, text: string): string => `<li><a href="${link(version, route)}">${text}</a></li>`;
  const items = isCustomer ? item("account/logout", "Logout") : item("account/login", "Login");
  const menu = `<a href="#">My Account</a><ul class="dropdown-menu">${items}</ul>`;
  return version === 4
    ? `<ul><li><div class="dropdown">${menu}</div></li></ul>`
    : `<div id="top-links"><ul><li class="dropdown">${menu}</li></ul></div>`;
}

const totalText = (cart: Cart): string => `${cart.count} item(s) - ${money(cart.total)}`;

/** The cart in the header, as its own call answers it. */
export function cartInfo(version: Version, cart: Cart): string {
  const rows = cart.lines.map(({ key, product, quantity }) => {
    const href = link(version, "product/product", `&amp;product_id=${product.id}`);
    const button =
      version === 4
        ? `<form action="${link(4, "common/cart.remove")}" method="post" data-oc-toggle="ajax"
data-oc-load="${link(4, "common/cart.info")}" data-oc-target="#cart"><input type="hidden" name="key" value="${key}">
<button type="submit" title="Remove" class="btn btn-danger">×</button></form>`
        : `<button type="button" onclick="cart.remove('${key}');" title="Remove" class="btn btn-danger btn-xs">×</button>`;
    return `<tr><td><a href="${href}"></a></td><td><a href="${href}">${escaped(product.name)}</a></td>
<td>x ${quantity}</td><td>${money(product.cents * quantity)}</td><td>${button}</td></tr>`;
  });
  const empty = "<p>Your shopping cart is empty!</p>";
  const content = `<button type="button" class="btn"><span id="cart-total">${totalText(cart)}</span></button>
<ul class="dropdown-menu"><li>${rows.length > 0 ? `<table class="table">${rows.join("")}</table>` : empty}</li></ul>`;
  return version === 4 ? `<div class="dropdown">${content}</div>` : `<div id="cart" class="btn-group">${content}</div>`;
}

/** A list of all products, which can be sorted. */
export function categoryPage(version: Version, cart: Cart, sort: string): string {
  const sorted = sort === "price" ? [...products].sort((a, b) => a.cents - b.cents) : products;
  const option = (value: string, text: string): string =>
    `<option value="${link(version, "product/category", `&amp;path=20&amp;sort=${value}`)}"${value === sort ? " selected" : ""}>${text}</option>`;
  const button =
    version === 4
      ? '<button type="button" id="button-list">List</button>'
      : '<button type="button" id="list-view">List</button>';
  const cards = sorted.map((product) => card(version, product)).join("");
  return page(
    version,
    "Tableware",
    cart,
    `${button}<label for="input-sort">Sort By</label><select id="input-sort" onchange="location = this.value;">
${option("", "Default")}${option("price", "Price (Low &gt; High)")}</select>
<div${version === 4 ? ' id="product-list" class="row"' : ' class="row"'}>${cards}</div>`,
  );
}

function card(version: Version, { id, name }: Product): string {
  const title = `<h4><a href="${link(version, "product/product", `&amp;product_id=${id}`)}">${escaped(name)}</a></h4>`;
  return version === 4
    ? `<div class="product-thumb">${title}<form method="post" data-oc-toggle="ajax"
data-oc-load="${link(4, "common/cart.info")}" data-oc-target="#cart">
<button type="submit" formaction="${link(4, "checkout/cart.add")}">Add to Cart</button>
<input type="hidden" name="product_id" value="${id}"><input type="hidden" name="quantity" value="1"></form></div>`
    : `<div class="product-layout product-grid col-lg-4 col-md-4 col-sm-6 col-xs-12">${title}
<button type="button" onclick="cart.add('${id}', '1');">Add to Cart</button></div>`;
}

export function productPage(version: Version, product: Product, cart: Cart): string {
  const { option } = product;
  const choice = option
    ? `<label for="option">${option.name}</label><select name="option[${option.id}]" id="option"><option value="">Please Select</option>
${option.values.map((value) => `<option value="${value.id}">${value.name}</option>`).join("")}</select>
<div id="error-option-${option.id}"></div>`
    : "";
  const fields = `${choice}<div class="input-group"><label for="input-quantity">Qty</label>
<input type="text" name="quantity" value="1" id="input-quantity">
<button type="${version === 4 ? "submit" : "button"}" id="button-cart">Add to Cart</button></div>
<input type="hidden" name="product_id" value="${product.id}">`;
  const content =
    version === 4
      ? `<div id="product"><form id="form-product">${fields}</form></div>`
      : `<div id="product">${fields}</div>`;
  return page(version, escaped(product.name), cart, content, productScript(version));
}

/** The page of the cart: in version 3 one form, in version 4 a form for each line. */
export const cartPage = (version: Version, cart: Cart): string =>
  page(
    version,
    "Shopping Cart",
    cart,
    version === 4 ? `<div id="shopping-cart">${cartList(cart)}</div>` : cartForm(cart),
    cartScript(version),
  );

const tableOf = (cart: Cart, field: (line: CartLine) => string): string =>
  `<table class="table table-bordered"><tbody>${cart.lines
    .map(
      (line) => `<tr><td></td><td><a href="index.php">${escaped(line.product.name)}</a></td><td>${field(line)}</td>
<td>${money(line.product.cents * line.quantity)}</td></tr>`,
    )
    .join("")}</tbody></table><p class="total">Total ${money(cart.total)}</p>`;

const empty = "<p>Your shopping cart is empty!</p>";

/** The list of version 4, as its own call answers it. */
export function cartList(cart: Cart): string {
  const field = ({ key, quantity }: CartLine): string => `<form method="post"><input type="text" name="quantity"
value="${quantity}" aria-label="Quantity"><input type="hidden" name="key" value="${key}">
<button type="submit" formaction="${link(4, "checkout/cart.edit")}" title="Update">↻</button>
<a href="${link(4, "checkout/cart.remove", `&amp;key=${key}`)}" title="Remove" class="btn btn-danger">×</a></form>`;
  const coupon = `<div class="accordion-body"><form id="form-coupon" data-oc-toggle="ajax"
data-oc-load="${link(4, "checkout/cart.list")}" data-oc-target="#shopping-cart">
<label for="input-coupon">Enter your coupon here</label>
<input type="text" name="coupon" id="input-coupon" value="${cart.coupon}"></form>
<button type="submit" form="form-coupon" formaction="${link(4, "extension/opencart/checkout/coupon.save")}">Apply Coupon</button>
<button type="submit" form="form-coupon" class="btn btn-danger"
formaction="${link(4, "extension/opencart/checkout/coupon.remove")}">Remove Coupon</button></div>`;
  return cart.lines.length > 0 ? `<div id="output-cart">${tableOf(cart, field)}</div>${coupon}` : empty;
}

function cartForm(cart: Cart): string {
  const field = ({ key, quantity }: CartLine): string => `<input type="text" name="quantity[${key}]" value="${quantity}"
aria-label="Quantity"><button type="submit" title="Update">↻</button>
<button type="button" title="Remove" class="btn btn-danger" onclick="cart.remove('${key}');">×</button>`;
  const coupon = `<div class="panel-body"><label for="input-coupon">Enter your coupon here</label>
<input type="text" name="coupon" id="input-coupon" value="${cart.coupon}">
<input type="button" value="Apply Coupon" id="button-coupon"></div>`;
  return cart.lines.length > 0
    ? `<form action="${link(3, "checkout/cart.edit")}" method="post" enctype="multipart/form-data">${tableOf(cart, field)}</form>${coupon}`
    : empty;
}

export const checkoutPage = (version: Version, cart: Cart): string =>
  page(version, "Checkout", cart, '<div id="checkout-checkout">Your details</div>');
