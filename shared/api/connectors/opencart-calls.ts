import { fetchWithin } from "../../http/fetch-within.ts";
import { shell } from "../../shell-api.ts";
import type { CartConnector, CouponConnector, ChangeOptions } from "../connector.ts";
import { type Info, readInfo } from "./opencart-info.ts";
import { Refused } from "./refused.ts";
import { parseDocument } from "../../dom/parse-document.ts";

/** The calls that the scripts of the default themes of OpenCart 3 and 4 send. */

const TIME_LIMIT_MS = 15_000;
const NO_ROUTE = 501;

/** The routes of a version, such as `checkout/cart.add`. */
export interface Routes {
  info: string;
  add: string;
  edit: string;
  remove: string;
  /** The routes of coupons, those of the newest version first. */
  coupons: readonly { apply: string; remove: string }[];
  /** Whether a changed quantity is answered by a redirect to the page of the cart, instead of JSON. */
  editRedirects: boolean;
  /** The fields of a changed quantity. */
  editFields(key: string, quantity: number): Record<string, string>;
}

interface RouteOptions extends ChangeOptions {
  fields?: Record<string, string> | URLSearchParams;
  signal?: AbortSignal | undefined;
}

/** Sends a request to a route; with `fields` as a form, as a browser sends it. */
async function callRoute(
  route: Record<string, string>,
  { fields, signal, timeLimit = TIME_LIMIT_MS, keepalive }: RouteOptions = {},
): Promise<Response> {
  const response = await fetchWithin(timeLimit, addressOf(route), {
    method: fields ? "POST" : "GET",
    headers: { Accept: "*/*", "X-Requested-With": "XMLHttpRequest" },
    body: fields && new URLSearchParams(fields),
    cache: "no-store",
    signal,
    keepalive,
  });
  // As in the calls of the specification, 404 is a line that no longer exists. Here it is a route that the shop lacks.
  if (!response.ok) throw new Refused(response.status === 404 ? NO_ROUTE : response.status, "");
  return response;
}

/**
 * The address of a route in the language of the page, which OpenCart 4 has in each address: as a parameter, or as a folder
 * such as `/en-gb`. Forms come first: with addresses for search engines, a shop may have no link to a route. The items of
 * the menu of languages lead to other languages.
 */
function addressOf(route: Record<string, string>): URL {
  const leading =
    document.querySelector("form[action*='route=']") ?? document.querySelector("a[href*='route=']:not(.dropdown-item)");
  const address = leading?.getAttribute("action") ?? leading?.getAttribute("href") ?? "";
  const known = new URL(address, document.baseURI);
  const isUsable = address && known.origin === location.origin;
  const url = isUsable ? known : new URL(`${shell().settings.app}/index.php`, location.href);
  const language = url.searchParams.get("language");
  url.search = String(new URLSearchParams({ ...route, ...(language && { language }) }));
  url.hash = "";
  return url;
}

/**
 * Changes something. Resolves with the message of the shop, empty when it leads to the page of the cart instead. Rejects
 * with `Refused` when the answer has an error.
 */
async function change(route: Record<string, string>, options: RouteOptions): Promise<Element> {
  const response = await callRoute(route, options);
  const { error, success, redirect } = ((await response.json()) ?? {}) as Partial<Record<string, unknown>>;
  const texts = textsIn(error).map(([key, html]): [string, string] => [key, textOf(parse(html))]);
  if (texts.length > 0) {
    const fields = texts.map(([key, text]) => [fieldOf(key), text]);
    throw new Refused(422, texts.map(([, text]) => text).join(" "), Object.fromEntries(fields));
  }
  // An extension may lead to the login instead. Without either, nothing says that it was done.
  if (!success && (typeof redirect !== "string" || /login/.test(redirect)))
    throw new Error(`expected success or error from ${response.url}, got ${String(redirect)}`);
  return parse(String(success || ""));
}

/** The texts in an error by their keys, such as `option_218`; in version 3 `option` holds texts by number. */
const textsIn = (error: unknown, key = ""): [key: string, html: string][] =>
  typeof error === "string" && error
    ? [[key, error]]
    : Object.entries(Object(error) as object).flatMap(([name, inner]) => textsIn(inner, key ? `${key}_${name}` : name));

/** The name of the field that an error is about, such as `option[218]`. A warning has no field of its key. */
const fieldOf = (key: string): string => planFields[key] ?? key.replace(/^option_(\d+)$/, "option[$1]");

const planFields: Record<string, string> = { subscription: "subscription_plan_id", recurring: "recurring_id" };

const parse = (html: string): Element => parseDocument(html).body;

/** The text of a message, without its links. */
const textOf = (message: Element): string => message.textContent.replace(/\s+/g, " ").trim();

/** The cart over these routes. */
export function openCartCart(routes: Routes): CartConnector {
  const info = async (options: RouteOptions): Promise<Info> =>
    readInfo(await (await callRoute({ route: routes.info }, options)).text());
  return {
    undoNeedsVariant: true,
    read: async (signal) => (await info({ signal })).cart,
    lines: async (signal) => (await info({ signal })).menu,
    async add({ variantId, quantity, name, fields }, options) {
      const all = new URLSearchParams(fields);
      all.set("product_id", variantId);
      all.set("quantity", String(quantity));
      const message = await change({ route: routes.add }, { fields: all, ...options });
      if (!textOf(message)) throw new Error("expected the message of an added product");
      // "You have added <a>Teapot</a> to your <a>shopping cart</a>!"
      const product = message.querySelector("a");
      return { name: name || (product ? textOf(product) : ""), quantity, photoUrl: "", cart: undefined };
    },
    async update(key, quantity, options) {
      const all = { fields: routes.editFields(key, quantity), ...options };
      if (!routes.editRedirects) await change({ route: routes.edit }, all);
      else if (!(await callRoute({ route: routes.edit }, all)).redirected)
        throw new Error("expected a redirect to the cart");
      // OpenCart accepts a quantity for a line that does not exist.
      const name = (await info(options)).nameOf(key);
      if (name === undefined) throw new Refused(404, "");
      return name;
    },
    async remove(key, options) {
      // OpenCart 4.1 reads the key in the address, other versions in the form.
      await change({ route: routes.remove, key }, { fields: { key }, ...options });
    },
  };
}

/** The coupon over these routes. Where no route removes it, an empty code does. */
export function openCartCoupons({ coupons }: Routes): CouponConnector {
  /** Sends a code to the first of the routes that the shop has. */
  async function send(action: "apply" | "remove", coupon: string, options: ChangeOptions): Promise<void> {
    for (const [index, routes] of coupons.entries())
      try {
        await change({ route: routes[action] }, { fields: { coupon }, ...options });
        return;
      } catch (error) {
        const isMissing = error instanceof Refused && error.status === NO_ROUTE;
        if (!isMissing || index === coupons.length - 1) throw error;
      }
  }
  return {
    async apply(code, options) {
      await send("apply", code, options);
      return true;
    },
    async remove(_code, options) {
      await send("remove", "", options).catch((error: unknown) => {
        // The coupon is gone, though the shop says that there is none, or in version 3 that the code is empty.
        if (!(error instanceof Refused && error.status === 422)) throw error;
      });
    },
  };
}
