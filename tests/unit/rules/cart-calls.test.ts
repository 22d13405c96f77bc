// Cart changes by API calls, and refused calls.
import { describe, expect, test } from "vitest";
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import {
  cityPath,
  countryPath,
  shippingCountryPath,
  shippingMethodPath,
} from "../../../shared/api/wire/cart-choices.ts";
import { cartLinePath, cartLinesPath, type LineChanged } from "../../../shared/api/wire/cart-lines.ts";
import { cartPath, type CartSummary } from "../../../shared/api/wire/cart.ts";
import { citiesPath, townsPath } from "../../../shared/api/wire/cities.ts";
import { type Coupon, couponListPath, couponPath, customerCouponsPath } from "../../../shared/api/wire/coupons.ts";
import { salesCountryPath } from "../../../shared/api/wire/sales-country.ts";
import { type VatCheck, vatCheckPath } from "../../../shared/api/wire/vat.ts";
import { userId } from "../../../fixtures-html/cms/session/user-id.ts";
import { type Visitor, visitor } from "../stand-ins/shop.ts";

const diary = products.find(({ slug }) => slug === "desk-diary-2027-coral")!.variants[0];
const rope = products.find(({ slug }) => slug === "manila-rope-three-strand-10-mm")!.variants[0];
const coffee = products.find(({ kind }) => kind === "weight")!.variants[0];

const summary = async (shopper: Visitor) => (await (await shopper.ask(cartPath)).json()) as CartSummary;
const amountOf = async (shopper: Visitor) =>
  Number((await summary(shopper)).AmountTaxInclHtml.replaceAll(/[^\d.]/g, ""));
const statusAndMessage = async (response: Response) => [
  response.status,
  response.status === 204 ? "" : ((await response.json()) as { Message: string }).Message,
];

describe("CRT-01 the quantity of a line", () => {
  test("is the last one sent; the response describes the line as JSON in a JSON string", async () => {
    const shopper = visitor();
    await shopper.put(diary.id, 2, { ItemOrigin: "Catalog", ItemKey: "spring" });
    const [id] = await shopper.lines();
    const answer = (await (await shopper.call("PUT", cartLinePath(id!), { Quantity: 3 })).json()) as string;
    expect(JSON.parse(answer) as LineChanged).toEqual({
      ItemOriginAndKey: "Catalog:spring",
      ItemName: "Desk diary 2027, coral",
    });
    await shopper.call("PUT", cartLinePath(id!), { Quantity: 3 });
    expect(await amountOf(shopper)).toBe((3 * diary.price) / 100);
  });

  test("is unchanged after a refusal with a message; a removed line responds with 404", async () => {
    const shopper = visitor();
    await shopper.put(diary.id, 2);
    const [id] = await shopper.lines();
    const change = async (Quantity: unknown, line = id!) =>
      statusAndMessage(await shopper.call("PUT", cartLinePath(line), { Quantity }));
    expect(await change(9)).toEqual([422, "Maximum quantity: 5."]);
    expect(await change(1.5)).toEqual([422, "Please enter a whole number."]);
    expect(await change(0)).toEqual([422, "Please enter a quantity, such as 2."]);
    expect((await change("3"))[0]).toBe(400);
    expect(await change(3, "gone")).toEqual([404, "This item is no longer in your cart."]);
    expect(await amountOf(shopper)).toBe((2 * diary.price) / 100);
  });

  test("is in grams for goods sold by length; the roundest length of that weight is set", async () => {
    const shopper = visitor();
    await shopper.put(rope.id, 1);
    const [id] = await shopper.lines();
    const lengthAfter = async (Quantity: number) => {
      expect((await shopper.call("PUT", cartLinePath(id!), { Quantity })).status).toBe(200);
      return /name="Length\[\w+\]"[^>]* value="([\d.]+)"/.exec(await shopper.page("/en/shoppingcarts"))![1];
    };
    expect([await lengthAfter(143), await lengthAfter(155), await lengthAfter(766)]).toEqual(["2.3", "2.5", "12.35"]);
    expect((await shopper.call("PUT", cartLinePath(id!), { Quantity: 10 })).status).toBe(422);
  });
});

test("CRT-02 removed lines that are ordered again, as Undo does, return to their places", async () => {
  const shopper = visitor();
  const goods = [diary, rope, coffee];
  for (const { id } of goods) await shopper.put(id, 1);
  const names = async () =>
    [...(await shopper.page("/en/shoppingcarts")).matchAll(/<h2><a href[^>]*>([^<]+)/g)].map(([, name]) => name);
  const before = await names();
  expect(before).toHaveLength(3);
  const [first, second] = await shopper.lines();
  for (const id of [first!, second!]) await shopper.call("DELETE", cartLinePath(id));
  for (const { id } of goods.slice(0, 2)) await shopper.put(id, 1);
  expect(await names()).toEqual(before);
});

test("CRT-02 one line is removed, then all lines", async () => {
  const shopper = visitor();
  await shopper.put(diary.id, 1);
  await shopper.put(rope.id, 1);
  const [id] = await shopper.lines();
  expect((await shopper.call("DELETE", cartLinePath(id!))).status).toBe(204);
  expect(await shopper.lines()).toHaveLength(1);
  expect((await shopper.call("DELETE", cartLinePath(id!))).status).toBe(404);
  expect((await shopper.call("DELETE", cartLinesPath)).status).toBe(204);
  expect((await summary(shopper)).ItemsCount).toBe(0);
});

test("CRT-03 TAX-01 cart choices are accepted, or refused in the page's language", async () => {
  const shopper = visitor();
  const choose = async (path: string, body: unknown, method = "POST") =>
    statusAndMessage(await shopper.call(method, path, body));
  expect(await choose(shippingMethodPath, { ShippingMethodId: "2" })).toEqual([204, ""]);
  expect(await choose(shippingMethodPath, { ShippingMethodId: 77 })).toEqual([
    422,
    "This delivery method does not exist.",
  ]);
  expect(await choose(shippingCountryPath, { CountryCode: "NL" })).toEqual([204, ""]);
  expect(await choose(shippingCountryPath, { CountryCode: "US" })).toEqual([422, "We do not deliver to this country."]);
  expect(await choose(shippingMethodPath, { ShippingMethodId: "5" })).toEqual([
    422,
    "This delivery method is not available for Netherlands.",
  ]);
  expect(await choose(countryPath, { ShippingCountryId: "1", BillingCountryId: "9" })).toEqual([
    422,
    "We do not deliver to this country.",
  ]);
  expect(await choose(cityPath, { CityId: "84000" })).toEqual([
    422,
    "This is not a valid postcode for Netherlands. Example: 1012 AB.",
  ]);
  expect(await choose(countryPath, { ShippingCountryId: "1", BillingCountryId: "3" })).toEqual([204, ""]);
  expect(await choose(cityPath, { CityId: "8400" })).toEqual([204, ""]);
  expect((await choose(cityPath, [8400]))[0]).toBe(400);
  expect(await choose(salesCountryPath, { currentCountry: "LU" }, "PUT")).toEqual([204, ""]);
  expect((await choose(salesCountryPath, { currentCountry: "?" }, "PUT"))[0]).toBe(422);
  const french = visitor("fr");
  expect(await statusAndMessage(await french.call("POST", shippingCountryPath, { CountryCode: "US" }))).toEqual([
    422,
    "Nous ne livrons pas dans ce pays.",
  ]);
});

test("CPN-01 CPN-02 a coupon applies until removed; an invalid one has the reason of the form", async () => {
  const shopper = visitor();
  await shopper.put(diary.id, 2);
  const goods = (2 * diary.price) / 100;
  const apply = async (CouponCode: string) => (await shopper.call("POST", couponPath, { CouponCode })).json();
  for (const [code, reason] of [
    ["nothing", "We do not recognise this code."],
    ["LENTE20", "This coupon has expired."],
    ["MERCI15", "Please log in to use this coupon."],
  ]) {
    expect(await apply(code!)).toEqual({ Message: reason });
    const posted = await shopper.send("/en/shoppingcarts/coupon", { action: "apply", CouponCode: code! });
    expect(await posted.text()).toContain(reason);
  }
  expect(await apply(" zomer10 ")).toBe(true);
  expect(await amountOf(shopper)).toBeCloseTo(goods * 0.9, 2);
  expect(await apply("nothing")).toHaveProperty("Message");
  expect(await amountOf(shopper)).toBeCloseTo(goods * 0.9, 2);
  expect((await shopper.call("DELETE", couponPath)).status).toBe(200);
  expect(await amountOf(shopper)).toBe(goods);
});

test("CPN-03 the shop's coupons are public; a customer's coupons are visible to that customer only", async () => {
  const shopper = visitor();
  const fragment = await (await shopper.call("GET", couponListPath)).text();
  expect([...fragment.matchAll(/data-coupon-code="(\w+)"/g)].map(([, code]) => code)).toEqual([
    "ZOMER10",
    "WELKOM5",
    "GRATIS",
  ]);
  const couponsPath = customerCouponsPath(userId("ada@example.org"));
  expect((await shopper.call("GET", couponsPath)).status).toBe(401);
  await shopper.signIn();
  expect((await (await shopper.call("GET", couponsPath)).json()) as Coupon[]).toEqual([
    { CouponCode: "MERCI15", Name: "15% off, as a thank-you" },
  ]);
  expect((await shopper.call("GET", customerCouponsPath(userId("bob@example.org")))).status).toBe(403);
});

test("CPN-03 the coupon in use has words in place of its button", async () => {
  const shopper = visitor();
  await shopper.put(diary.id, 2);
  const shops = async (): Promise<string[]> => {
    const fragment = await (await shopper.call("GET", couponListPath)).text();
    return [...fragment.matchAll(/data-coupon-code="(\w+)"|In use/g)].map(([word, code]) => code ?? word);
  };
  await shopper.call("POST", couponPath, { CouponCode: "WELKOM5" });
  expect(await shops()).toEqual(["ZOMER10", "In use", "GRATIS"]);
  await shopper.signIn();
  await shopper.call("POST", couponPath, { CouponCode: "MERCI15" });
  expect(await shops()).toEqual(["ZOMER10", "WELKOM5", "GRATIS"]);
  const own = await shopper.call("GET", customerCouponsPath(userId("ada@example.org")));
  expect(await own.json()).toEqual([{ CouponCode: "MERCI15", Name: "15% off, as a thank-you", State: "In use" }]);
});

test("CHK-02 CHK-03 a valid foreign VAT number removes the tax", async () => {
  const shopper = visitor();
  await shopper.put(diary.id, 1);
  await shopper.call("POST", countryPath, { ShippingCountryId: "1", BillingCountryId: "3" });
  const check = async (country: string, number: string) =>
    (await (await shopper.call("GET", vatCheckPath(country, number, ""))).json()) as VatCheck;
  expect(await check("3", "LU26375245")).toEqual({ IsVATValidWebService: true, ErrorMessage: "" });
  expect(await amountOf(shopper)).toBe(Math.round((diary.price * 100) / 121) / 100);
  expect(await check("3", "LU26375246")).toEqual({
    IsVATValidWebService: false,
    ErrorMessage: "This is not a valid VAT number for Luxembourg.",
  });
  expect(await amountOf(shopper)).toBe(diary.price / 100);
  const unknown = await check("1", "BE0999000111");
  expect(unknown.IsVATValidWebService).toBeNull();
  expect(unknown.ErrorMessage).toContain("cannot be checked right now");
  expect((await shopper.call("GET", vatCheckPath("9", "1", ""))).status).toBe(422);
});

test("CRT-07 CHK-06 the API returns the towns of a postal code", async () => {
  const shopper = visitor();
  expect(await (await shopper.call("GET", citiesPath("1", "8400"))).json()).toEqual({ "8400": "Oostende" });
  expect(await (await shopper.call("GET", citiesPath("1", "nowhere/at all"))).json()).toEqual({});
  expect(await (await shopper.call("GET", townsPath("9051", "1"))).json()).toEqual(["Afsnee", "Sint-Denijs-Westrem"]);
  expect(await (await shopper.call("GET", townsPath("9051", "9"))).json()).toEqual([]);
});
