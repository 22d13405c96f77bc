import { type Context, Hono } from "hono";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { serveShop } from "../serve-shop.ts";
import { cartInfo, cartList, cartPage, categoryPage, checkoutPage, productPage, termsInfo } from "./pages.ts";
import { Cart, escaped, money, products } from "./shop.ts";
import { commonScript } from "./theme.ts";

interface Env {
  Variables: { cart: Cart };
}

/**
 * The stand-in of an OpenCart shop with the default theme, version 3.0 or 4.1. `oldCoupons` has the routes of coupons of
 * version 4.0.
 */
export function openCart(version: 3 | 4, { oldCoupons = false } = {}) {
  const carts = new Map<string, Cart>();
  const requests: string[] = [];
  const app = new Hono<Env>();
  const script = { "Content-Type": "text/javascript" };
  app.get("/jquery.js", async (c) => c.body(await readFile("node_modules/jquery/dist/jquery.js", "utf8"), 200, script));
  const bootstrap = version === 4 ? "bootstrap/dist/js/bootstrap.bundle.js" : "bootstrap3/dist/js/bootstrap.js";
  app.get("/bootstrap.js", async (c) => c.body(await readFile(`node_modules/${bootstrap}`, "utf8"), 200, script));
  app.get("/common.js", (c) => c.body(commonScript(version), 200, script));
  app.all("/index.php", async (c) => {
    const route = c.req.query("route") ?? "product/category";
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
    const answer = version === 4 ? routes4(oldCoupons)[route] : routes3[route];
    const product = products.find((each) => String(each.id) === c.req.query("product_id"));
    if (answer) return answer(c);
    if (/^information.information.info$/.test(route)) return c.html(termsInfo(version));
    if (route === "product/category") return c.html(categoryPage(version, cart, c.req.query("sort") ?? ""));
    if (route === "product/product" && product) return c.html(productPage(version, product, cart));
    if (route === "checkout/cart") return c.html(cartPage(version, cart));
    if (route === "checkout/checkout") return c.html(checkoutPage(version, cart));
    return c.notFound();
  });
  return { app, carts: () => [...carts.values()], requests };
}

type Answer = (c: Context<Env>) => Response | Promise<Response>;

const cartUrl = "/index.php?route=checkout/cart";
const modified = "Success: You have modified your shopping cart!";
const noCoupon = "Warning: Coupon is either invalid, expired or reached its usage limit!";

const formOf = async (c: Context<Env>): Promise<(name: string) => string> => {
  const data = await c.req.formData();
  return (name) => String(data.get(name) ?? "");
};

/** Adds what a form orders. OpenCart accepts products that are sold out, and warns on the page of the cart. */
async function add(c: Context<Env>) {
  const data = await c.req.formData();
  const read = (name: string): string => String(data.get(name) ?? "");
  const choices = [...data].flatMap(([name, value]) => (name.startsWith("option[") ? [String(value)] : []));
  const product = products.find(({ id }) => String(id) === read("product_id"));
  const missing = product && c.var.cart.add(product, Number(read("quantity") || 1), choices.join());
  const success = `Success: You have added <a href="#">${escaped(product?.name ?? "")}</a> to your <a href="${cartUrl}">shopping cart</a>!`;
  return { product, missing, success };
}

/** Version 4 goes to the page of the cart once the cart is empty. */
const changed = (c: Context<Env>): Response =>
  c.json(c.var.cart.lines.length > 0 ? { success: modified } : { redirect: cartUrl });

const routes4 = (oldCoupons: boolean): Record<string, Answer> => {
  const coupons = oldCoupons ? "extension/opencart/total/coupon" : "extension/opencart/checkout/coupon";
  return {
    "common/cart.info": (c) => c.html(cartInfo(4, c.var.cart)),
    "common/cart.remove": async (c) => {
      const isKnown = c.var.cart.remove(Number((await formOf(c))("key")));
      return c.json(isKnown ? { success: modified } : { error: "Warning: Product could not be found!" });
    },
    "checkout/cart.list": (c) => c.html(cartList(c.var.cart)),
    "checkout/cart.add": async (c) => {
      const { product, missing, success } = await add(c);
      if (product && !missing) return c.json({ success });
      const error = missing
        ? { [`option_${missing.id}`]: `${missing.name} required!` }
        : { warning: "Warning: Product could not be found!" };
      return c.json({ error, redirect: "/index.php?route=product/product" });
    },
    "checkout/cart.edit": async (c) => {
      const read = await formOf(c);
      c.var.cart.edit(Number(read("key")), Number(read("quantity")));
      return changed(c);
    },
    "checkout/cart.remove": (c) => {
      c.var.cart.remove(Number(c.req.query("key")));
      return changed(c);
    },
    [`${coupons}.save`]: async (c) => {
      const code = (await formOf(c))("coupon");
      const isApplied = (code !== "" || oldCoupons) && c.var.cart.apply(code);
      return c.json(isApplied ? { success: "Success: Your coupon discount has been applied!" } : { error: noCoupon });
    },
    ...(!oldCoupons && {
      [`${coupons}.remove`]: (c) => {
        c.var.cart.apply("");
        return c.json({ success: "Success: Your coupon discount has been removed!" });
      },
    }),
  };
};

const withTotal = (c: Context<Env>, success: string): Response =>
  c.json({ success, total: `${c.var.cart.count} item(s) - ${money(c.var.cart.total)}` });

const routes3: Record<string, Answer> = {
  "common/cart/info": (c) => c.html(cartInfo(3, c.var.cart)),
  "checkout/cart/add": async (c) => {
    const { product, missing, success } = await add(c);
    if (!product) return c.json([]);
    const error = missing && { option: { [missing.id]: `${missing.name} required!` } };
    return error ? c.json({ error, redirect: "/index.php?route=product/product" }) : withTotal(c, success);
  },
  "checkout/cart/edit": async (c) => {
    for (const [name, value] of await c.req.formData())
      c.var.cart.edit(Number(/^quantity\[(\d+)\]$/.exec(name)?.[1]), Number(value));
    return c.redirect(cartUrl, 302);
  },
  "checkout/cart/remove": async (c) => {
    c.var.cart.remove(Number((await formOf(c))("key")));
    return withTotal(c, modified);
  },
  "extension/total/coupon/coupon": async (c) => {
    const code = (await formOf(c))("coupon");
    if (!c.var.cart.apply(code)) return c.json({ error: noCoupon });
    return c.json(code ? { redirect: cartUrl } : { error: "Warning: Please enter a coupon code!" });
  },
};

/** Starts the shop on a free local port. */
export const startOpenCart = (version: 3 | 4) => serveShop(openCart(version));
