import { newElement } from "../../dom/new-element.ts";
import { fetchWithin } from "../../http/fetch-within.ts";
import { shell } from "../../shell-api.ts";
import type { Cart } from "../cart.ts";
import type { CartConnector, CouponConnector, LineOptions } from "../connector.ts";
import { Refused } from "./refused.ts";

/** The calls that the scripts of the default themes of OpenCart 3 and 4 send. */

const TIME_LIMIT_MS = 15_000;

/** The routes of a version, such as `checkout/cart.add`. */
export interface Routes {
  info: string;
  add: string;
  edit: string;
  remove: string;
  coupon: string;
  /** Whether a changed quantity is answered by a redirect to the page of the cart, instead of JSON. */
  editRedirects: boolean;
  /** The fields of a changed quantity. */
  editFields(key: string, quantity: number): Record<string, string>;
}

interface RouteOptions extends LineOptions {
  fields?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Sends a request to a route; with `fields` as a form, as a browser sends it. */
async function callRoute(
  route: string,
  { fields, signal, timeLimit = TIME_LIMIT_MS, keepalive }: RouteOptions = {},
): Promise<Response> {
  const url = `${shell().settings.app}/index.php?${new URLSearchParams({ route })}`;
  const response = await fetchWithin(timeLimit, new URL(url, location.href), {
    method: fields ? "POST" : "GET",
    headers: { Accept: "*/*", "X-Requested-With": "XMLHttpRequest" },
    body: fields && new URLSearchParams(fields),
    cache: "no-store",
    signal,
    keepalive,
  });
  if (!response.ok) throw new Refused(response.status, "");
  return response;
}

/** Changes something. Rejects with `Refused` and the shop's words when the answer has an error. */
async function change(route: string, options: RouteOptions): Promise<void> {
  const response = await callRoute(route, options);
  const { error, success, redirect } = ((await response.json()) ?? {}) as Partial<Record<string, unknown>>;
  const reasons = textsIn(error);
  if (reasons.length > 0) throw new Refused(422, reasons.map(textOf).join(" "));
  // Without either, nothing says that it was done.
  if (!success && redirect === undefined) throw new Error(`expected success or error from ${route}`);
}

/** The texts in an error: a text, or objects of them by field. */
const textsIn = (error: unknown): string[] =>
  typeof error === "string" ? [error] : Object.values(Object(error) as object).flatMap(textsIn);

/** The text of HTML: messages contain links. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent.replace(/\s+/g, " ").trim();

/** Reads the cart in the HTML of the header: "2 item(s) - $246.40", and a row for each line. */
function readInfo(html: string): Cart {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const button = body.querySelector("button")?.textContent ?? "";
  const [, count, total = ""] = /(\d+)[^\d]*?-\s*(.*)$/s.exec(button.trim()) ?? [];
  if (count === undefined) throw new Error("expected the number of products in the cart of the header");
  const lines = body.querySelectorAll('[onclick*="cart.remove"], [formaction*="cart.remove"], [name=key]');
  return {
    lineCount: lines.length,
    itemCount: Number(count),
    totalTaxInclHtml: newElement("span", "amount", total.trim()).outerHTML,
  };
}

/** The cart over these routes. */
export function openCartCart(routes: Routes): CartConnector {
  const info = async (options: RouteOptions): Promise<string> => (await callRoute(routes.info, options)).text();
  return {
    read: async (signal) => readInfo(await info({ signal })),
    async lines(signal) {
      const { body } = new DOMParser().parseFromString(await info({ signal }), "text/html");
      return body.querySelector(".dropdown-menu")?.innerHTML ?? "";
    },
    async add({ variantId, quantity, name, fields }, options) {
      const all = { ...fields, product_id: variantId, quantity: String(quantity) };
      await change(routes.add, { fields: all, ...options });
      return { name, quantity, photoUrl: "", cart: undefined };
    },
    async update(key, quantity, options) {
      const all = { fields: routes.editFields(key, quantity), ...options };
      if (!routes.editRedirects) await change(routes.edit, all);
      else if (!(await callRoute(routes.edit, all)).redirected) throw new Error("expected a redirect to the cart");
      return "";
    },
    remove: (key, options) => change(routes.remove, { fields: { key }, ...options }),
  };
}

/** The coupon over these routes. An empty code removes it. */
export const openCartCoupons = ({ coupon }: Routes): CouponConnector => ({
  async apply(code) {
    await change(coupon, { fields: { coupon: code }, keepalive: true });
    return true;
  },
  remove: () => change(coupon, { fields: { coupon: "" }, keepalive: true }),
});
