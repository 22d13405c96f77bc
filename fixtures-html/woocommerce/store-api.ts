import { type Context, Hono } from "hono";
import { cartJson } from "./cart-json.ts";
import type { Cart } from "./cart.ts";
import { Refusal } from "./refusal.ts";
import type { Shop } from "./pages.ts";
import { productById, productJson } from "./product-json.ts";
import { products } from "./products.ts";
import type { Address } from "./shipping.ts";
import type { Visitor } from "./visitors.ts";

/** The variables of a request. */
export interface WooEnv {
  Variables: { visitor: Visitor };
}

type Request = Context<WooEnv>;

interface Body {
  id?: unknown;
  quantity?: unknown;
  key?: unknown;
  code?: unknown;
  rate_id?: unknown;
  variation?: { attribute: string; value: string }[];
  shipping_address?: Partial<Address>;
  billing_address?: Partial<Address>;
}

/** The choices of an order. The name of an attribute may have `attribute_` before it. */
const choicesIn = ({ variation = [] }: Body): Map<string, string> =>
  new Map(variation.map(({ attribute, value }) => [attribute.replace("attribute_", ""), value]));

/** The Store API, version 1, as far as shops without plugins have it. Follows its public documentation. */
export function storeApi(shop: Shop): Hono<WooEnv> {
  const { currency } = shop;
  const app = new Hono<WooEnv>();
  const show = (c: Request, status?: 201): Response =>
    c.json(cartJson(c.var.visitor.cart, currency, ""), status ?? 200);
  const change = (act: (cart: Cart, body: Body) => void, status?: 201) => async (c: Request) => {
    act(c.var.visitor.cart, (await c.req.json().catch(() => ({}))) as Body);
    return show(c, status);
  };

  app.use(async (c, next) => {
    const { nonce } = c.var.visitor;
    const sent = c.req.header("Nonce");
    const isChange = c.req.method !== "GET";
    if (isChange && !sent)
      return refuse(
        c,
        "woocommerce_rest_missing_nonce",
        "Missing the Nonce header. This endpoint requires a valid nonce.",
        401,
      );
    if (isChange && sent !== nonce) return refuse(c, "woocommerce_rest_invalid_nonce", "Nonce is invalid.", 403);
    await next();
    c.header("Nonce", nonce);
    c.header("Cache-Control", "no-store");
  });
  app.get("/cart", (c) => show(c));
  app.post(
    "/cart/add-item",
    change((cart, body) => void cart.add(Number(body.id), Number(body.quantity), choicesIn(body)), 201),
  );
  app.post(
    "/cart/update-item",
    change((cart, { key, quantity }) => cart.update(String(key), Number(quantity))),
  );
  app.post(
    "/cart/remove-item",
    change((cart, { key }) => cart.remove(String(key))),
  );
  app.post(
    "/cart/apply-coupon",
    change((cart, { code }) => cart.applyCoupon(String(code))),
  );
  app.post(
    "/cart/remove-coupon",
    change((cart, { code }) => cart.removeCoupon(String(code))),
  );
  app.delete("/cart/items", (c) => {
    c.var.visitor.cart.clear();
    return c.json([]);
  });
  app.post(
    "/cart/select-shipping-rate",
    change(({ shipping }, { rate_id }) => shipping.choose(String(rate_id))),
  );
  app.post(
    "/cart/update-customer",
    change(({ shipping }, { shipping_address, billing_address }) =>
      shipping.move({ shipping: shipping_address, billing: billing_address }),
    ),
  );
  app.get("/products", (c) => c.json(findProducts(c, shop)));
  app.get("/products/:id", (c) => {
    const found = productById(Number(c.req.param("id")), shop);
    return found ? c.json(found) : refuse(c, "woocommerce_rest_product_invalid_id", "Invalid product ID.", 404);
  });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    c.header("Nonce", c.var.visitor.nonce);
    const cart = error.status === 409 ? { cart: cartJson(c.var.visitor.cart, currency, "") } : {};
    return refuse(c, error.code, error.message, error.status, { ...error.data, ...cart });
  });
  return app;
}

const refuse = (c: Request, code: string, message: string, status: number, data: object = {}): Response =>
  c.json({ code, message, data: { status, ...data } }, status as 400);

function findProducts(c: Request, shop: Shop): object[] {
  const search = c.req.query("search")?.toLowerCase() ?? "";
  const most = Number(c.req.query("per_page") ?? 10);
  return products
    .filter(({ name }) => name.toLowerCase().includes(search))
    .slice(0, most)
    .map((product) => productJson(product, shop));
}
