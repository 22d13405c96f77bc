import { type Context, Hono } from "hono";
import { randomBytes } from "node:crypto";
import { serveShop } from "../serve-shop.ts";
import { Cart, escaped, money, products } from "./shop.ts";

interface Env {
  Variables: { cart: Cart };
}

/** The stand-in of an OpenCart shop with the default theme. `version` decides the routes and the markup of the cart. */
export function openCart(version: 3 | 4) {
  const carts = new Map<string, Cart>();
  const requests: string[] = [];
  const app = new Hono<Env>();
  const separator = version === 4 ? "." : "/";
  app.all("/index.php", async (c) => {
    const route = c.req.query("route") ?? "common/home";
    requests.push(`${c.req.method} ${route}`);
    const id = /OCSESSID=(\w+)/.exec(c.req.header("Cookie") ?? "")?.[1] ?? "";
    const known = carts.get(id);
    const cart = known ?? new Cart();
    if (!known) {
      const created = randomBytes(13).toString("hex");
      carts.set(created, cart);
      c.header("Set-Cookie", `OCSESSID=${created}; path=/; HttpOnly; SameSite=Strict`);
    }
    c.set("cart", cart);
    const [folder, controller, method] = route.replace(separator, separator === "." ? "/" : separator).split("/");
    if (`${folder}/${controller}` === "common/cart" && method === "info") return c.html(info(cart, version));
    if (`${folder}/${controller}` === "checkout/cart" && method) return change(c, method, version);
    const product = route === "product/product" && productPage(c.req.query("product_id") ?? "", cart, version);
    if (product) return c.html(product);
    if (route === "checkout/cart") return c.html(cartPage(cart, version));
    if (route === (version === 4 ? "extension/opencart/total/coupon.save" : "extension/total/coupon/coupon"))
      return coupon(c, version);
    return c.notFound();
  });
  return { app, carts: () => [...carts.values()], requests };
}

async function change(c: Context<Env>, method: string, version: 3 | 4): Promise<Response> {
  const { cart } = c.var;
  const data = await c.req.formData();
  const read = (name: string): string => String(data.get(name) ?? "");
  if (method === "add") {
    const [choice] = [...data].flatMap(([name, value]) => (name.startsWith("option[") ? [String(value)] : []));
    const product = products.find(({ id }) => String(id) === read("product_id"));
    const error = cart.add(Number(read("product_id")), Number(read("quantity") || 1), choice ?? "");
    if (error)
      return c.json({ error: version === 4 ? error : { option: error }, redirect: "/index.php?route=product/product" });
    const success = `Success: You have added <a href="#">${escaped(product!.name)}</a> to your <a href="#">shopping cart</a>!`;
    return c.json({ success, total: totalText(cart) });
  }
  if (method === "edit" && version === 3) {
    for (const [name, value] of data) cart.edit(Number(/^quantity\[(\d+)\]$/.exec(name)?.[1]), Number(value));
    return c.redirect("/index.php?route=checkout/cart", 302);
  }
  if (method === "edit") cart.edit(Number(read("key")), Number(read("quantity")));
  else if (method === "remove") cart.remove(Number(read("key")));
  else return c.notFound();
  return c.json({ success: "Success: You have modified your shopping cart!", total: totalText(cart) });
}

async function coupon(c: Context<Env>, version: 3 | 4): Promise<Response> {
  const data = await c.req.formData();
  if (!c.var.cart.apply(String(data.get("coupon") ?? "")))
    return c.json({ error: "Warning: Coupon is either invalid, expired or reached its usage limit!" });
  return c.json(
    version === 4
      ? { success: "Success: Your coupon discount has been applied!" }
      : { redirect: "/index.php?route=checkout/cart" },
  );
}

/** The page of the cart: in OpenCart 3 one form, in OpenCart 4 a form for each line. */
function cartPage(cart: Cart, version: 3 | 4): string {
  const rows = cart.lines.map(({ key, product, quantity }) => {
    const field = `<input type="text" name="${version === 3 ? `quantity[${key}]` : "quantity"}" value="${quantity}" size="1" class="form-control">`;
    const buttons =
      version === 3
        ? `<button type="submit" title="Update" class="btn btn-primary">↻</button>
<button type="button" title="Remove" class="btn btn-danger" onclick="cart.remove('${key}');">×</button>`
        : `<input type="hidden" name="key" value="${key}">
<button type="submit" formaction="/index.php?route=checkout/cart.edit" title="Update" class="btn btn-primary">↻</button>
<button type="submit" formaction="/index.php?route=checkout/cart.remove" title="Remove" class="btn btn-danger">×</button>`;
    const cell = `<div class="input-group">${field}${buttons}</div>`;
    return `<tr><td>${escaped(product.name)}</td><td>${version === 3 ? cell : `<form method="post" data-oc-toggle="ajax">${cell}</form>`}</td>
<td>${money(product.cents * quantity)}</td></tr>`;
  });
  const table = `<div class="table-responsive"><table class="table table-bordered"><tbody>${rows.join("")}</tbody></table></div>`;
  const form =
    version === 3
      ? `<form action="/index.php?route=checkout/cart/edit" method="post" enctype="multipart/form-data">${table}</form>`
      : `<div id="shopping-cart">${table}</div>`;
  const coupon = `<form method="post"><label for="coupon">Enter your coupon here</label>
<input type="text" name="coupon" id="coupon" value="${cart.coupon}"><button type="submit">Apply Coupon</button></form>`;
  return page(
    "Shopping Cart",
    cart,
    version,
    `${cart.lines.length > 0 ? `${form}${coupon}` : "<p>Your shopping cart is empty!</p>"}
<p class="total">Total ${money(cart.total)}</p>`,
  );
}

/** The page of a product. In the default theme a script sends its form; themes may leave that to the browser. */
function productPage(id: string, cart: Cart, version: 3 | 4): string | undefined {
  const product = products.find((each) => String(each.id) === id);
  if (!product) return undefined;
  const { option } = product;
  const choice = option
    ? `<label for="option">${option.name}</label><select name="option[${option.id}]" id="option"><option value="">Please Select</option>
${option.values.map((value) => `<option value="${value.id}">${value.name}</option>`).join("")}</select>`
    : "";
  return page(
    escaped(product.name),
    cart,
    version,
    `<form id="form-product" method="post" action="/index.php?route=checkout/cart${version === 4 ? "." : "/"}add">${choice}
<label for="input-quantity">Qty</label><input type="text" name="quantity" value="1" id="input-quantity">
<input type="hidden" name="product_id" value="${product.id}"><button type="submit" id="button-cart">Add to Cart</button></form>`,
  );
}

const page = (title: string, cart: Cart, version: 3 | 4, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"></head><body><header><div id="header-cart">${info(cart, version)}</div>
<a href="/index.php?route=checkout/cart">Shopping Cart</a></header><main><div id="content"><h1>${title}</h1>${content}</div></main></body></html>`;

const totalText = (cart: Cart): string => `${cart.count} item(s) - ${money(cart.total)}`;

/** The cart in the header. */
function info(cart: Cart, version: 3 | 4): string {
  const rows = cart.lines.map(
    ({
      key,
      product,
      quantity,
    }) => `<tr><td><a href="/index.php?route=product/product&amp;product_id=${product.id}">${escaped(product.name)}</a></td>
<td>x ${quantity}</td><td>${money(product.cents * quantity)}</td><td>${
      version === 4
        ? `<form action="/index.php?route=common/cart.removeProduct" method="post" data-oc-toggle="ajax"><input type="hidden" name="key" value="${key}">
<button type="submit" title="Remove" class="btn btn-danger">×</button></form>`
        : `<button type="button" onclick="cart.remove('${key}');" title="Remove" class="btn btn-danger btn-xs">×</button>`
    }</td></tr>`,
  );
  return `<div class="dropdown"><button type="button" class="btn dropdown-toggle"><span id="cart-total">${totalText(cart)}</span></button>
<ul class="dropdown-menu">${rows.length > 0 ? `<li><table class="table">${rows.join("")}</table></li>` : "<li><p>Your shopping cart is empty!</p></li>"}</ul></div>`;
}

/** Starts the shop on a free local port. */
export const startOpenCart = (version: 3 | 4) => serveShop(openCart(version));
