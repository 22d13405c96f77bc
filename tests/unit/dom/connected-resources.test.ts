// Islands call the functions of a connector: each resource but the cart, coupons and the search, which have tests of their own.
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  chooseCity,
  chooseCountries,
  chooseShippingCountry,
  chooseShippingMethod,
} from "../../../shared/api/cart-choices.ts";
import { findCities } from "../../../shared/api/cities.ts";
import type { Connector, Resource } from "../../../shared/api/connector.ts";
import { withOurErrors } from "../../../shared/api/connectors/errors.ts";
import { fetchMapsKey, findPickupPoints, savePickupPoint } from "../../../shared/api/pickup-points.ts";
import { findVariant } from "../../../shared/api/product-variants.ts";
import { findTowns } from "../../../shared/api/towns.ts";
import { checkVat } from "../../../shared/api/vat.ts";
import { countWishes } from "../../../shared/api/wish-count.ts";
import { addWish, isInList, removeFromAllLists, removeFromList } from "../../../shared/api/wishlist-membership.ts";
import { HttpError } from "../../../shared/http/call.ts";
import type { OwnApi } from "../../../shared/shell-api.ts";
import { standInShell } from "../stand-ins/shell.ts";

const { signal } = new AbortController();
const act = vi.fn<(...values: unknown[]) => unknown>();

/** Each function of a resource, how islands call it, and what it then gets. */
const calls: [resource: Resource, name: string, call: () => Promise<unknown>, values: unknown[]][] = [
  [
    "products",
    "findVariant",
    () => findVariant("p1", new URLSearchParams("colour=red&quantity=2"), signal),
    ["p1", new URLSearchParams("colour=red&quantity=2"), signal],
  ],
  [
    "choices",
    "save",
    () => chooseShippingMethod("m1", 500),
    [{ shippingMethodId: "m1" }, { timeLimit: 500, keepalive: true }],
  ],
  [
    "choices",
    "save",
    () => chooseShippingCountry("BE", 500),
    [{ shippingCountryCode: "BE" }, { timeLimit: 500, keepalive: true }],
  ],
  [
    "choices",
    "save",
    () => chooseCountries({ shippingCountryId: "1", billingCountryId: "2" }, 500),
    [
      { shippingCountryId: "1", billingCountryId: "2" },
      { timeLimit: 500, keepalive: true },
    ],
  ],
  ["choices", "save", () => chooseCity("8000", 500), [{ cityId: "8000" }, { timeLimit: 500, keepalive: true }]],
  [
    "pickupPoints",
    "find",
    () => findPickupPoints({ provider: "post" } as never, signal),
    [{ provider: "post" }, signal],
  ],
  [
    "pickupPoints",
    "save",
    () => savePickupPoint({ id: "p1" } as never, { provider: "post" } as never),
    [{ id: "p1" }, { provider: "post" }],
  ],
  ["pickupPoints", "mapsKey", () => fetchMapsKey(), []],
  ["places", "cities", () => findCities("1", "bru", signal), ["1", "bru", signal]],
  ["places", "towns", () => findTowns("8000", "1", signal), ["8000", "1", signal]],
  [
    "vat",
    "check",
    () => checkVat({ countryId: "1", vat: "BE 1", customerId: "" }, signal),
    [{ countryId: "1", vat: "BE 1", customerId: "" }, signal],
  ],
  ["wishlists", "add", () => addWish("v1", "l1"), ["v1", "l1"]],
  ["wishlists", "has", () => isInList("v1", "l1", signal), ["v1", "l1", signal]],
  ["wishlists", "remove", () => removeFromList("v1", "l1"), ["v1", "l1"]],
  ["wishlists", "remove", () => removeFromAllLists("v1"), ["v1"]],
  ["wishlists", "count", () => countWishes(signal), [signal]],
];

let shell: OwnApi;
beforeEach(() => {
  act.mockReset();
  vi.stubGlobal("fetch", () => {
    throw new Error("nothing may be requested");
  });
  shell = standInShell() as OwnApi;
  const functions = new Proxy({}, { get: () => act });
  shell.connector = {
    name: "our shop",
    ...Object.fromEntries(calls.map(([resource]) => [resource, withOurErrors(functions, resource)])),
  } as Connector;
});

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: unknown) => error,
  );

describe.each(calls)("%s.%s of a connector", (resource, _name, call, values) => {
  test("it gets what the island knows", async () => {
    await call().catch(() => undefined);
    expect(act.mock.calls).toEqual([values]);
  });

  test("ERR-04 a refusal has the status and the words of the connector", async () => {
    act.mockRejectedValue(Object.assign(new Error("refused"), { status: 422, text: "Not today." }));
    const error = await failureOf(call());
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 422, text: "Not today." });
  });

  test("ERR-02 a failed network and an abort stay what they are; any other error is an unusable answer", async () => {
    for (const [thrown, name] of [
      [new TypeError("Failed to fetch"), "TypeError"],
      [new DOMException("left", "AbortError"), "AbortError"],
      [new DOMException("late", "TimeoutError"), "TimeoutError"],
      [new SyntaxError("Unexpected token <"), "AnswerError"],
    ] as const) {
      act.mockRejectedValueOnce(thrown);
      expect(await failureOf(call())).toMatchObject({ name });
    }
  });

  test("the connector is asked for the resource only if it has it", async () => {
    delete shell.connector![resource];
    expect(String(await failureOf((async () => call())()))).toBe(`Error: The connector our shop has no ${resource}.`);
  });
});

const price = { amount: 1250, scale: 2, currency: "EUR" };
const read: Record<string, () => Promise<unknown>> = Object.fromEntries(
  calls.map(([resource, name, call]) => [`${resource}.${name}`, call]),
);

test.each<[string, result: unknown, expected: unknown]>([
  [
    "products.findVariant",
    { variantId: "v1", price, oldPrice: { ...price, amount: 1500 }, stockText: "2 left", fields: { Colour: "red" } },
    {
      productId: "",
      variantId: "v1",
      price,
      oldPrice: { ...price, amount: 1500 },
      sku: "",
      stockState: "",
      stockText: "2 left",
      attributes: [],
      fields: {
        ProductVariantId: "v1",
        UnitPriceTaxIncl: 12.5,
        OldUnitPriceTaxIncl: 15,
        StockText: "2 left",
        Colour: "red",
      },
    },
  ],
  [
    "pickupPoints.find",
    [{ id: 7, city: "Brugge" }, { name: "no id" }, null],
    [expect.objectContaining({ id: "7", name: "7", street: "", city: "Brugge", position: null, openingHours: [] })],
  ],
  ["pickupPoints.mapsKey", "key", "key"],
  ["places.cities", [{ postalCode: 8000, name: "Brugge" }, {}], [{ postalCode: "8000", name: "Brugge" }]],
  [
    "places.towns",
    [" Brugge ", "", 7, { name: "Koolkerke", isMain: true }, {}],
    { names: ["Brugge", "Koolkerke"], main: "Koolkerke" },
  ],
  ["vat.check", { isValid: null }, { isValid: null, message: "" }],
  ["wishlists.add", { wishlistId: 3 }, { wishlistId: "3", message: "", dataLayer: null }],
  ["wishlists.has", false, false],
  ["wishlists.count", 4, 4],
])("%s: what the site left out is filled in", async (name, result, expected) => {
  act.mockResolvedValue(result);
  expect(await read[name]!()).toEqual(expected);
});

test.each<[string, ...results: unknown[]]>([
  [
    "products.findVariant",
    undefined,
    { variantId: "v1" },
    { variantId: "", price },
    { variantId: "v1", price: "12.50" },
  ],
  ["pickupPoints.find", undefined, {}],
  ["pickupPoints.mapsKey", null, 7],
  ["places.cities", undefined, {}],
  ["places.towns", "Brugge"],
  ["vat.check", undefined, {}, { isValid: "yes" }],
  ["wishlists.add", undefined, { wishlistId: "" }],
  ["wishlists.has", undefined, "true"],
  ["wishlists.count", undefined, -1, "3"],
])("%s: a result that islands cannot use is an AnswerError that says what was expected", async (name, ...results) => {
  for (const result of results) {
    act.mockResolvedValueOnce(result);
    const failure = (await failureOf(read[name]!())) as Error;
    expect(failure.name).toBe("AnswerError");
    expect(failure.message).toContain(`${name} of the connector expects `);
  }
});
