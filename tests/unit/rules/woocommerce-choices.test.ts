// Choices for the whole cart of WooCommerce, and how a change survives that the page is left.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addToCart } from "../../../shared/api/add-to-cart.ts";
import { prepareChanges, removeLine, restoreLine } from "../../../shared/api/cart-lines.ts";
import { fetchCart } from "../../../shared/api/cart.ts";
import {
  chooseCity,
  chooseCountries,
  chooseShippingCountry,
  chooseShippingMethod,
} from "../../../shared/api/cart-choices.ts";
import { chooseSalesCountry } from "../../../shared/api/sales-country.ts";
import { failureOf, openWooPage } from "../stand-ins/woo-page.ts";

let page: ReturnType<typeof openWooPage>;

beforeEach(async () => {
  page = openWooPage();
  vi.spyOn(console, "warn").mockImplementation((text) => {
    throw new Error(text as string);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LIMIT = 1000;
const order = (variantId: string, quantity = 1) => ({ variantId, quantity, name: "Cup" });
const total = async () => (await fetchCart())!.totalTaxIncl!.amount;
/** The bodies of the requests whose path ends so. */
const bodiesOf = (end: string): unknown[] =>
  page.answer.mock.calls.filter(([path]) => path.endsWith(end)).map(([, init]) => JSON.parse(init!.body as string));

describe("choices for the cart", () => {
  beforeEach(async () => void (await addToCart(order("15"))));

  test("CRT-03 a country of delivery brings its rates; a chosen rate counts", async () => {
    await chooseShippingCountry("BE", LIMIT);
    expect(await total()).toBe(2640);
    await chooseShippingMethod("local_pickup:3", LIMIT);
    expect(await total()).toBe(1980);
    await chooseShippingCountry("JP", LIMIT);
    expect(await total()).toBe(3630);
  });

  test("CRT-03 a rate is chosen for the parcel that has it", async () => {
    const parcels = [
      { package_id: 0, shipping_rates: [{ rate_id: "flat_rate:1" }, { rate_id: "pickup:2" }] },
      { package_id: "b", shipping_rates: [{ rate_id: "flat_rate:1" }, { rate_id: "express:4", selected: true }] },
    ];
    page.answer.mockImplementation(async () => Response.json({ items: [], shipping_rates: parcels }));
    await fetchCart();
    await chooseShippingMethod("express:4", LIMIT);
    parcels[0]!.shipping_rates[0] = { rate_id: "flat_rate:1", selected: true } as never;
    await chooseShippingMethod("flat_rate:1", LIMIT);
    expect(bodiesOf("/select-shipping-rate")).toEqual([
      { package_id: "b", rate_id: "express:4" },
      { rate_id: "flat_rate:1" },
    ]);
  });

  test("CRT-03 a rate that no longer exists is refused, though the shop answers with another one", async () => {
    await chooseShippingCountry("BE", LIMIT);
    expect(await failureOf(chooseShippingMethod("flat_rate:9", LIMIT))).toMatchObject({
      name: "HttpError",
      status: 409,
      text: "",
    });
  });

  test("CRT-03 the postal code of a country does not stay for another one", async () => {
    await chooseShippingCountry("BE", LIMIT);
    await chooseCity("9000", LIMIT);
    await chooseShippingCountry("BE", LIMIT);
    expect(page.cart().shipping.address).toMatchObject({ country: "BE", postcode: "9000" });
    await chooseShippingCountry("JP", LIMIT);
    expect(page.cart().shipping.address).toMatchObject({ country: "JP", postcode: "" });
  });

  test("CRT-03 delivery and invoice have countries of their own", async () => {
    await chooseCountries({ shippingCountryId: "BE", billingCountryId: "JP" }, LIMIT);
    expect(page.cart().shipping).toMatchObject({ address: { country: "BE" }, billing: { country: "JP" } });
  });

  test("CRT-03 a town without figures is a name", async () => {
    await chooseCity("Gent", LIMIT);
    expect(page.cart().shipping.address).toMatchObject({ city: "Gent", postcode: "" });
  });

  test("CRT-03 a postal code is refused in the words of the shop; codes of countries are not for visitors", async () => {
    await chooseShippingCountry("BE", LIMIT);
    expect(await failureOf(chooseCity("90", LIMIT))).toMatchObject({
      status: 400,
      text: "The provided postcode / ZIP is not valid",
    });
    expect(await failureOf(chooseShippingCountry("Belgium", LIMIT))).toMatchObject({ status: 400, text: "" });
  });

  test("TAX-01 a country of prices is refused without a request: the shop has no call for it", async () => {
    const before = page.sent().length;
    expect(await failureOf(chooseSalesCountry("BE", LIMIT))).toMatchObject({
      name: "AnswerError",
      message: "the server woocommerce has no sales-country; data-saves expects another choice",
    });
    expect(page.sent()).toHaveLength(before);
  });

  test("CRT-04 choices are sent even when the page is closed", async () => {
    await chooseShippingCountry("BE", LIMIT);
    await chooseShippingMethod("local_pickup:3", LIMIT);
    expect(page.answer.mock.calls.slice(-2).map(([, init]) => init!.keepalive)).toEqual([true, true]);
  });
});

describe("a page that is left", () => {
  /** A new module has no nonce and knows no line, as after a full load of the cart page. */
  async function load() {
    vi.resetModules();
    const { connector } = await import("../../../shared/api/connectors/systems/woocommerce.ts");
    return connector.cart!;
  }

  test("CRT-04 the cart page learns its lines once, so that a removal is one request", async () => {
    await addToCart(order("15"));
    const cart = await load();
    const { key } = page.cart().lines[0]!;
    page.answer.mockClear();
    await Promise.all([cart.prepare!([key]), cart.prepare!([key])]);
    await cart.prepare!([key]);
    expect(page.sent()).toEqual(["GET /cart"]);
    await cart.remove(key, { keepalive: true });
    expect(page.sent()).toEqual(["GET /cart", "POST /cart/remove-item"]);
    expect(page.answer.mock.lastCall![1]!.keepalive).toBe(true);
  });

  test("CRT-02 CRT-04 a removal does not wait for a read of the cart when the page is left", async () => {
    await addToCart(order("15"));
    await addToCart(order("18"));
    const [first, second] = page.cart().lines.map(({ key }) => key) as [string, string];
    const cart = await load();
    // Another script adds a line, which this page does not know.
    await cart.add({ ...order("15") }, {});
    page.cart().add(31, 1);
    const third = page.cart().lines.at(-1)!.key;
    page.answer.mockClear();
    page.answer.mockImplementation((path, init) =>
      init?.method === "GET" ? new Promise(() => {}) : page.request(path, init),
    );
    const removal = cart.remove(third, { keepalive: true });
    expect(page.sent()).toEqual(["GET /cart"]);
    page.hide();
    await removal;
    expect(page.cart().lines.map(({ key }) => key)).toEqual([first, second]);
  });

  test("CRT-02 a prepared line is put back after its removal", async () => {
    await addToCart(order("15", 2));
    const { key } = page.cart().lines[0]!;
    prepareChanges([key]);
    await removeLine(key, {});
    await restoreLine({ ...order("", 2), id: key });
    expect(page.cart().lines).toMatchObject([{ item: { id: 15 }, quantity: 2 }]);
  });
});
