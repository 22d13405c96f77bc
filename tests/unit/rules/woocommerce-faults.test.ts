// What islands get when a request to WooCommerce goes wrong: each call with each fault.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addToCart } from "../../../shared/api/add-to-cart.ts";
import { chooseCity, chooseShippingMethod } from "../../../shared/api/cart-choices.ts";
import { changeLine, removeAllLines, removeLine } from "../../../shared/api/cart-lines.ts";
import { fetchCart, fetchCartLines } from "../../../shared/api/cart.ts";
import { applyCoupon, removeCoupon } from "../../../shared/api/coupons.ts";
import { findVariant } from "../../../shared/api/product-variants.ts";
import { findSuggestions } from "../../../shared/api/search-suggestions.ts";
import { failureOf, openWooPage } from "../stand-ins/woo-page.ts";

let page: ReturnType<typeof openWooPage>;
let key: string;
let leaving: AbortController;
const warnings: string[] = [];

beforeEach(async () => {
  page = openWooPage();
  leaving = new AbortController();
  warnings.length = 0;
  vi.spyOn(console, "warn").mockImplementation((text) => void warnings.push(text as string));
  await addToCart({ variantId: "15", quantity: 1, name: "" });
  await applyCoupon("welcome");
  page.cart().shipping.move({ shipping: { country: "BE" } });
  await fetchCart();
  key = page.cart().lines[0]!.key;
  page.answer.mockClear();
});
afterEach(() => {
  page.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const reads = {
  "cart.read": () => fetchCart(leaving.signal),
  "cart.lines": () => fetchCartLines(leaving.signal),
  "search.suggest": () => findSuggestions("", "bean", 5, leaving.signal),
  "products.findVariant": () => findVariant("30", new URLSearchParams({ attribute_pa_color: "blue" }), leaving.signal),
};
const changes = {
  "cart.add": () => addToCart({ variantId: "15", quantity: 1, name: "" }),
  "cart.update": () => changeLine(key, 2, {}),
  "cart.remove": () => removeLine(key, {}),
  "cart.clear": () => removeAllLines([key], {}),
  "coupons.apply": () => applyCoupon("fresh"),
  "coupons.remove": () => removeCoupon("welcome"),
  "choices.save, a rate": () => chooseShippingMethod("local_pickup:3", 1000),
  "choices.save, a town": () => chooseCity("9000", 1000),
};
const calls = { ...reads, ...changes };

type Fault = () => Promise<Response>;
const refusing =
  (status: number, code: string, message: string): Fault =>
  async () =>
    Response.json({ code, message, data: { status } }, { status });
const html = (status: number): Fault => {
  return async () =>
    new Response("<!doctype html><title>Maintenance</title>", { status, headers: { "Content-Type": "text/html" } });
};

const faults: [string, Fault, object][] = [
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), { name: "TypeError" }],
  ["a timeout", () => Promise.reject(new DOMException("", "TimeoutError")), { name: "TimeoutError" }],
  ["500 with a page", html(500), { name: "HttpError", status: 500, text: "" }],
  ["502 with JSON", refusing(502, "bad_gateway", ""), { name: "HttpError", status: 502, text: "" }],
  ["a page instead of JSON", html(200), { name: "AnswerError" }],
  ["nothing", async () => new Response(""), { name: "AnswerError" }],
  ["JSON of another shape", async () => Response.json({ ok: true }), { name: "AnswerError" }],
  ["null", async () => Response.json(null), { name: "AnswerError" }],
  // Connectors have no login, of which 401 would tell the islands.
  ["401", refusing(401, "rest_not_logged_in", "You are not logged in."), { name: "HttpError", status: 403, text: "" }],
  ["403", refusing(403, "rest_forbidden", "Sorry, no."), { name: "HttpError", status: 403, text: "" }],
  ["403 with a page of a firewall", html(403), { name: "HttpError", status: 403, text: "" }],
  ["404", refusing(404, "rest_no_route", "No route was found."), { name: "HttpError", status: 501, text: "" }],
  [
    "409 with words",
    refusing(409, "woocommerce_rest_product_not_purchasable", "&quot;Cup&quot; cannot be bought."),
    { name: "HttpError", status: 409, text: '"Cup" cannot be bought.' },
  ],
  [
    "422 with words",
    refusing(422, "shop_closed", "Closed on <b>Sunday</b>"),
    { name: "HttpError", status: 422, text: "Closed on Sunday" },
  ],
];

describe.each(Object.entries(calls))("%s", (name, call) => {
  // The answer to a cleared cart has nothing that islands need.
  const all = faults.filter(
    ([, , expected]) => name !== "cart.clear" || !Object.values(expected).includes("AnswerError"),
  );
  test.each(all)("ERR-04 %s: the island gets the error that it knows", async (_fault, fault, expected) => {
    page.answer.mockImplementation(fault);
    expect(await failureOf(call())).toMatchObject(expected);
    expect(warnings).toEqual([]);
    expect(page.answer).toHaveBeenCalledTimes(1);
  });
});

describe.each(Object.entries(reads))("%s", (_name, call) => {
  test("ERR-04 a request that is aborted fails as aborted", async () => {
    page.answer.mockImplementation(
      (_path, init) =>
        new Promise((resolve, reject) => {
          if (init?.signal?.aborted) reject(init.signal.reason as Error);
          init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error));
          setTimeout(() => resolve(Response.json({})));
        }),
    );
    const result = failureOf(call());
    leaving.abort();
    expect(await result).toMatchObject({ name: "AbortError" });
  });
});

describe.each(Object.entries(changes))("%s", (_name, call) => {
  const stale: [string, Fault][] = [
    ["401 without a nonce", refusing(401, "woocommerce_rest_missing_nonce", "Missing the Nonce header.")],
    ["403 with an old nonce", refusing(403, "woocommerce_rest_invalid_nonce", "Nonce is invalid.")],
  ];
  test.each(stale)("ERR-01 %s: the change is sent once more with a new nonce", async (_fault, fault) => {
    if (call === changes["coupons.apply"]) await removeCoupon("welcome");
    page.answer.mockClear();
    page.answer.mockImplementationOnce(fault);
    page.visitors.expireNonces();
    const result = call === changes["coupons.apply"] ? await applyCoupon("welcome") : await call();
    expect(result).not.toBeInstanceOf(Error);
    const [first, second, third, ...others] = page.sent();
    expect([second, third, others]).toEqual(["GET /cart", first, []]);
  });

  test.each(stale)("ERR-01 %s, twice: the change fails, without words", async (_fault, fault) => {
    page.answer.mockImplementation((path, init) => (init?.method === "GET" ? page.request(path, init) : fault()));
    expect(await failureOf(call())).toMatchObject({ name: "HttpError", text: "" });
    expect(page.sent()).toHaveLength(3);
  });
});
