import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import { serveShop } from "../serve-shop.ts";
import type { Cart } from "./cart.ts";
import { Refusal } from "./refusal.ts";
import { currencies, type Currency } from "./money.ts";
import {
  accountPage,
  blockCartPage,
  cartPage,
  checkoutPage,
  fragments,
  orderedId,
  productPage,
  type Shop,
  shopPage,
  textPage,
} from "./pages.ts";
import { products } from "./products.ts";
import { storeApi, type WooEnv } from "./store-api.ts";
import { Visitors } from "./visitors.ts";

export interface WooOptions {
  currency?: keyof typeof currencies;
  taxShown?: boolean;
}

const scripts = {
  "/jquery.js": "node_modules/jquery/dist/jquery.min.js",
  "/shop.js": "fixtures-html/woocommerce/shop.js",
  "/add-to-cart-variation.js": "fixtures-html/woocommerce/add-to-cart-variation.js",
};

/** As in the theme, the mini cart takes no room in the header, and the place of the content and of its columns is fixed. */
const styles = `.screen-reader-text { position: absolute; clip-path: inset(50%); }
.site-content { display: flow-root; }
.shop_table { inline-size: 100%; table-layout: fixed; }
.site-header-cart .widget_shopping_cart { position: absolute; inset-inline-start: -999em; }`;

/** The stand-in of a WooCommerce shop with a classic theme and without plugins. */
export function wooCommerce({ currency = "EUR", taxShown = false }: WooOptions = {}) {
  const visitors = new Visitors();
  const requests: string[] = [];
  const shop: Shop = { currency: currencies[currency] as Currency, taxShown };
  const app = new Hono<WooEnv>();
  app.use(async (c, next) => {
    requests.push(`${c.req.method} ${new URL(c.req.url).pathname}`);
    const { visitor, setCookie } = visitors.of(c.req.header("Cookie"));
    c.set("visitor", visitor);
    await next();
    if (setCookie) c.header("Set-Cookie", setCookie);
  });
  app.get("/photo.svg", (c) =>
    c.body(
      '<svg xmlns="http://www.w3.org/2000/svg" width="450" height="450"><path fill="#ddd" d="M0 0h450v450H0z"/></svg>',
      200,
      {
        "Content-Type": "image/svg+xml",
      },
    ),
  );
  app.get("/storefront.css", (c) => c.body(styles, 200, { "Content-Type": "text/css" }));
  for (const [path, file] of Object.entries(scripts))
    app.get(path, async (c) => c.body(await readFile(file, "utf8"), 200, { "Content-Type": "text/javascript" }));
  app.route("/wp-json/wc/store/v1", storeApi(shop));
  app.route("/", pages(shop));
  return { app, visitors, requests };
}

/** The pages, and the forms and links of a browser without script. */
function pages(shop: Shop): Hono<WooEnv> {
  const app = new Hono<WooEnv>();
  app.on(["GET", "POST"], "/", async (c) => {
    const { visitor } = c.var;
    const endpoint = c.req.query("wc-ajax");
    if (endpoint) {
      const data = await c.req.parseBody();
      if (endpoint === "add_to_cart") visitor.cart.add(Number(data["product_id"]), 1);
      if (endpoint === "remove_coupon") visitor.cart.removeCoupon(String(data["coupon"]));
      return c.json({ fragments: fragments(shop, visitor), cart_hash: "" });
    }
    const added = c.req.query("add-to-cart");
    if (added) report(c, (cart) => void cart.add(Number(added), 1), "has been added to your cart.");
    return c.html(shopPage(shop, visitor, c.req.query("s"), c.req.query("orderby")));
  });
  app.get("/product/:slug/", (c) => {
    const product = products.find(({ slug }) => slug === c.req.param("slug"));
    return product ? c.html(productPage(shop, c.var.visitor, product)) : c.notFound();
  });
  app.post("/product/:slug/", async (c) => {
    const data = await c.req.formData();
    report(
      c,
      (cart) => void cart.add(orderedId(data), Number(data.get("quantity") ?? 1)),
      "has been added to your cart.",
    );
    return c.redirect(c.req.path, 302);
  });
  app.get("/my-account/", (c) => c.html(accountPage(shop, c.var.visitor)));
  app.post("/my-account/", async (c) => {
    c.var.visitor.signIn(String((await c.req.parseBody())["username"]));
    return c.redirect("/my-account/", 302);
  });
  app.get("/sample-page/", (c) => c.html(textPage(shop, c.var.visitor)));
  app.get("/checkout/", (c) => c.html(checkoutPage(shop, c.var.visitor)));
  app.get("/block-cart/", (c) => c.html(blockCartPage(shop, c.var.visitor)));
  app.get("/cart/", (c) => {
    const { remove_item: key, remove_coupon: code } = c.req.query();
    if (key) report(c, (cart) => cart.remove(key), "Item removed.");
    if (code) report(c, (cart) => cart.removeCoupon(code), "Coupon has been removed.");
    return key || code ? c.redirect("/cart/", 302) : c.html(cartPage(shop, c.var.visitor));
  });
  app.post("/cart/", async (c) => {
    const data = await c.req.formData();
    report(
      c,
      (cart) => {
        if (data.has("calc_shipping")) return cart.shipping.move({ shipping: calculated(data) });
        if (data.has("apply_coupon")) return cart.applyCoupon(String(data.get("coupon_code")));
        for (const { key } of cart.lines) {
          const quantity = data.get(`cart[${key}][qty]`);
          if (quantity !== null) cart.update(key, Number(quantity));
        }
      },
      "Cart updated.",
    );
    return c.redirect("/cart/", 302);
  });
  return app;
}

const calculated = (data: FormData) => ({
  country: String(data.get("calc_shipping_country")),
  postcode: String(data.get("calc_shipping_postcode")),
});

/** Changes the cart and sets the message of the next page. */
function report(c: Context<WooEnv>, act: (cart: Cart) => void, done: string): void {
  try {
    act(c.var.visitor.cart);
    c.var.visitor.notice = done;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    c.var.visitor.notice = error.message;
  }
}

/** Starts the shop on a free local port. */
export const startWooCommerce = (options?: WooOptions) => serveShop(wooCommerce(options));
