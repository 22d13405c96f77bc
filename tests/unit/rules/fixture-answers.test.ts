// A test's answers to islands' calls: typed by the call and found by its path.
import { expect, expectTypeOf, test } from "vitest";
import { addToCartPath } from "../../../shared/api/wire/add-to-cart.ts";
import { cropPath } from "../../../shared/api/wire/assets.ts";
import { type Call, type CallName, calls } from "../../fixtures/calls.ts";
import { cartLinePath, cartLinesPath, type LineChanged } from "../../../shared/api/wire/cart-lines.ts";
import { cartItemsPath, type CartSummary } from "../../../shared/api/wire/cart.ts";
import { citiesPath } from "../../../shared/api/wire/cities.ts";
import { stringResourcesPath } from "../../../shared/api/wire/localization.ts";
import { newsListPath } from "../../../shared/api/wire/news.ts";
import { pickupPointsPath } from "../../../shared/api/wire/pickup-points.ts";
import { productVariantsPath } from "../../../shared/api/wire/product-variants.ts";
import { vatCheckPath } from "../../../shared/api/wire/vat.ts";
import { addToWishlistPath, deleteFromListPath, deleteWishPath } from "../../../shared/api/wire/wishlists.ts";
import { type Answers, parseCall, refused, replyTo } from "../../fixtures/answers.ts";

const cart: CartSummary = { ItemsCount: 1, ItemsQuantityCount: 1, AmountTaxInclHtml: "", AmountTaxExclHtml: "" };
const site = {
  about: "",
  answers: [
    { at: "/own?a=1", json: { own: true } },
    { at: "POST /own", sent: "x=1", status: 204 },
  ],
};
const reply = (method: string, address: string, answers: Answers = {}, body?: string) =>
  replyTo(parseCall(method, address, "/captured/shop", body), body, answers, site);

test("loadFixture: an answer of the wrong type does not compile", () => {
  const right: Answers = {
    cart,
    changeLine: { ItemOriginAndKey: "Catalog:spring", ItemName: "Cup" },
    wishCount: 3,
    couponList: "<ul></ul>",
    removeLine: null,
    coupon: refused(422, "Unknown code."),
  };
  expectTypeOf<Exclude<Answers["changeLine"], undefined>>().extract<LineChanged>().toEqualTypeOf<LineChanged>();
  const wrong: Answers = {
    // @ts-expect-error a field is missing
    cart: { ItemsCount: 1 },
    // @ts-expect-error another type
    wishCount: "3",
    // @ts-expect-error a field of another type
    addToCart: () => ({ Cart: cart, Name: "Cup", Quantity: "1", PhotoUrl: "" }),
    // @ts-expect-error HTML, not JSON
    cartItems: { html: "" },
    // @ts-expect-error no code reads this answer
    removeLine: { ok: true },
  };
  // @ts-expect-error no such call
  const unknown: Answers = { carts: cart };
  expect(unknown).not.toHaveProperty("cart");
  expect(Object.keys(wrong).filter((name) => name in right)).toEqual(["cart", "wishCount", "removeLine"]);
});

const requests: [method: string, path: string, name: CallName][] = [
  ["GET", stringResourcesPath("fr"), "texts"],
  ["POST", addToCartPath, "addToCart"],
  ["PUT", cartLinePath("a/b"), "changeLine"],
  ["DELETE", cartLinePath("a"), "removeLine"],
  ["DELETE", cartLinesPath, "clearCart"],
  ["GET", cartItemsPath("fr"), "cartItems"],
  ["GET", citiesPath("be", "9000 Gent"), "cities"],
  ["GET", vatCheckPath("be", "BE 0123", ""), "vat"],
  ["GET", productVariantsPath("p1", new URLSearchParams({ size: "L" })), "productVariant"],
  ["POST", pickupPointsPath("dhl"), "pickupPoints"],
  ["POST", addToWishlistPath("v1", "l1"), "addToWishlist"],
  ["DELETE", deleteWishPath("w1"), "deleteWish"],
  ["DELETE", deleteFromListPath("v1", "l1"), "deleteFromList"],
  ["GET", cropPath("tmp.png", { x: 10, y: 20, width: 300, height: 400 }, 30, 40, true), "crop"],
  [
    "GET",
    newsListPath("fr", { categoryIds: ["1", "2"], displayChildren: true, postsPerPage: 5 }, "2026-11-05"),
    "newsList",
  ],
];

test.each(requests)(
  "loadFixture: %s %s is the call %s, with and without the application path",
  (method, path, name) => {
    expect(parseCall(method, path, "/captured/shop", null).name).toBe(name);
    expect(parseCall(method, `/captured/shop${path}`, "/captured/shop", null)).toMatchObject({ name, address: path });
    expect(parseCall(method === "GET" ? "PUT" : "GET", path, "", null).name).not.toBe(name);
  },
);

test("loadFixture: no two calls match the same request", () => {
  const all = Object.entries(calls as Record<string, Call>);
  const matching = (method: string, address: string): string[] =>
    all
      .filter(
        ([, call]) => call.method === method && new RegExp(`^${call.path.replaceAll("*", "[^/]*")}$`).test(address),
      )
      .map(([name]) => name);
  for (const [name, { method, path }] of all) expect(matching(method, path.replaceAll("*", "x"))).toEqual([name]);
  expect(
    all
      .map(([, { method, path }]) => `${method} ${path}`)
      .filter((line) => !/^(GET|POST|PUT|DELETE) \/[^?:]*$/.test(line)),
  ).toEqual([]);
});

test("loadFixture: responses are encoded as their call expects", () => {
  expect(reply("GET", "/api/v1/shoppingcarts", { cart })).toEqual({
    status: 200,
    type: "application/json",
    body: JSON.stringify(cart),
  });
  const line = { ItemOriginAndKey: "Catalog:spring", ItemName: "Cup" };
  expect(JSON.parse(JSON.parse(reply("PUT", cartLinePath("a"), { changeLine: line })!.body!) as string)).toEqual(line);
  expect(reply("GET", cartItemsPath("fr"), { cartItems: "<ul></ul>" })).toEqual({
    status: 200,
    type: "text/html; charset=utf-8",
    body: "<ul></ul>",
  });
  expect(reply("DELETE", cartLinePath("a"), { removeLine: null })).toEqual({
    status: 204,
    type: "application/json",
    body: null,
  });
  expect(reply("POST", addToCartPath, { addToCart: refused(422, "Only 3 left.") })).toEqual({
    status: 422,
    type: "application/json",
    body: '{"Message":"Only 3 left."}',
  });
  expect(reply("GET", citiesPath("be", "9"), { cities: ({ address }) => ({ "9000": address }) })!.body).toBe(
    '{"9000":"/api/v1/countries/be/cities/9"}',
  );
});

test("loadFixture: a call without a test's answer is answered by the fixture's site.json or not at all", () => {
  expect(reply("GET", "/captured/shop/own?a=1&b=2")).toEqual({
    status: 200,
    type: "application/json",
    body: '{"own":true}',
  });
  expect(reply("POST", "/own", {}, "x=1")).toEqual({ status: 204, type: "application/json", body: null });
  expect([
    reply("GET", "/own"),
    reply("POST", "/own", {}, "x=2"),
    reply("GET", "/api/v1/shoppingcarts"),
    reply("GET", "https://other.example/own?a=1"),
  ]).toEqual([null, null, null, null]);
});
