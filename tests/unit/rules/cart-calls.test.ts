// What the calls of the cart change, and what they refuse.
import { describe, expect, test } from "vitest";
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { cityPath, countryPath, shippingCountryPath, shippingMethodPath } from "../../../shared/api/cart-choices.ts";
import { cartLinePath, cartLinesPath, type LineChanged } from "../../../shared/api/cart-lines.ts";
import { cartPath, type CartSummary } from "../../../shared/api/cart.ts";
import { citiesPath, townsPath } from "../../../shared/api/cities.ts";
import { type Coupon, couponListPath, couponPath, customerCouponsPath } from "../../../shared/api/coupons.ts";
import { salesCountryPath } from "../../../shared/api/sales-country.ts";
import { type VatCheck, vatCheckPath } from "../../../shared/api/vat.ts";
import { userId } from "../../../fixtures-html/cms/session/user-id.ts";
import { type Visitor, visitor } from "../stand-ins/shop.ts";

const diary = products.find(({ slug }) => slug === "desk-diary-2027-coral")!.variants[0];
const rope = products.find(({ slug }) => slug === "manila-rope-three-strand-10-mm")!.variants[0];

const summary = async (shopper: Visitor) => (await (await shopper.ask(cartPath)).json()) as CartSummary;
const amountOf = async (shopper: Visitor) =>
  Number((await summary(shopper)).AmountTaxInclHtml.replaceAll(/[^\d.]/g, ""));
const told = async (response: Response) => [
  response.status,
  response.status === 204 ? "" : ((await response.json()) as { Message: string }).Message,
];

describe("CRT-01 the quantity of a line", () => {
  test("is what was sent last, and the answer tells of the line, as JSON in a JSON string", async () => {
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

  test("stays when it is refused, with a sentence; a line that is gone is not there", async () => {
    const shopper = visitor();
    await shopper.put(diary.id, 2);
    const [id] = await shopper.lines();
    const change = async (Quantity: unknown, line = id!) =>
      told(await shopper.call("PUT", cartLinePath(line), { Quantity }));
    expect(await change(9)).toEqual([422, "You can order at most 5."]);
    expect(await change(1.5)).toEqual([422, "Please enter a whole number."]);
    expect(await change(0)).toEqual([422, "Please enter a quantity, such as 2."]);
    expect((await change("3"))[0]).toBe(400);
    expect(await change(3, "gone")).toEqual([404, "This is not in your cart any more."]);
    expect(await amountOf(shopper)).toBe((2 * diary.price) / 100);
  });

  test("of what is weighed is its grams; the roundest length that weighs so is cut", async () => {
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

test("CRT-02 a line is taken out, then all of them", async () => {
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

test("CRT-03 TAX-01 what is chosen for the cart is taken, or refused with a sentence in the page's language", async () => {
  const shopper = visitor();
  const choose = async (path: string, body: unknown, method = "POST") => told(await shopper.call(method, path, body));
  expect(await choose(shippingMethodPath, { ShippingMethodId: "2" })).toEqual([204, ""]);
  expect(await choose(shippingMethodPath, { ShippingMethodId: 77 })).toEqual([
    422,
    "We do not know this way of delivery.",
  ]);
  expect(await choose(shippingCountryPath, { CountryCode: "NL" })).toEqual([204, ""]);
  expect(await choose(shippingCountryPath, { CountryCode: "US" })).toEqual([422, "We do not deliver to this country."]);
  expect(await choose(shippingMethodPath, { ShippingMethodId: "5" })).toEqual([
    422,
    "We do not deliver this way to Netherlands.",
  ]);
  expect(await choose(countryPath, { ShippingCountryId: "1", BillingCountryId: "9" })).toEqual([
    422,
    "We do not deliver to this country.",
  ]);
  expect(await choose(cityPath, { CityId: "84000" })).toEqual([
    422,
    "This is not a postal code of Netherlands, such as 1012 AB.",
  ]);
  expect(await choose(countryPath, { ShippingCountryId: "1", BillingCountryId: "3" })).toEqual([204, ""]);
  expect(await choose(cityPath, { CityId: "8400" })).toEqual([204, ""]);
  expect((await choose(cityPath, [8400]))[0]).toBe(400);
  expect(await choose(salesCountryPath, { currentCountry: "LU" }, "PUT")).toEqual([204, ""]);
  expect((await choose(salesCountryPath, { currentCountry: "?" }, "PUT"))[0]).toBe(422);
  const french = visitor("fr");
  expect(await told(await french.call("POST", shippingCountryPath, { CountryCode: "US" }))).toEqual([
    422,
    "Nous ne livrons pas dans ce pays.",
  ]);
});

test("CPN-01 CPN-02 a coupon counts in the cart's sum until it is taken off; a wrong one leaves the right one", async () => {
  const shopper = visitor();
  await shopper.put(diary.id, 2);
  const goods = (2 * diary.price) / 100;
  const apply = async (CouponCode: string) => (await shopper.call("POST", couponPath, { CouponCode })).json();
  expect([await apply("nothing"), await apply("LENTE20"), await apply("MERCI15")]).toEqual([false, false, false]);
  expect(await apply(" zomer10 ")).toBe(true);
  expect(await amountOf(shopper)).toBeCloseTo(goods * 0.9, 2);
  expect(await apply("nothing")).toBe(false);
  expect(await amountOf(shopper)).toBeCloseTo(goods * 0.9, 2);
  expect((await shopper.call("DELETE", couponPath)).status).toBe(200);
  expect(await amountOf(shopper)).toBe(goods);
});

test("CPN-03 the shop's coupons are for all to see, a customer's own only for that customer", async () => {
  const shopper = visitor();
  const fragment = await (await shopper.call("GET", couponListPath)).text();
  expect([...fragment.matchAll(/data-coupon-code="(\w+)"/g)].map(([, code]) => code)).toEqual([
    "ZOMER10",
    "WELKOM5",
    "GRATIS",
  ]);
  const own = customerCouponsPath(userId("ada@example.org"));
  expect((await shopper.call("GET", own)).status).toBe(401);
  await shopper.signIn();
  expect((await (await shopper.call("GET", own)).json()) as Coupon[]).toEqual([
    { CouponCode: "MERCI15", Name: "15% off, as a thank-you" },
  ]);
  expect((await shopper.call("GET", customerCouponsPath(userId("bob@example.org")))).status).toBe(403);
});

test("CHK-02 CHK-03 a VAT number is right, wrong or not known, and a right one of another country takes the tax off", async () => {
  const shopper = visitor();
  await shopper.put(diary.id, 1);
  const check = async (country: string, number: string) =>
    (await (await shopper.call("GET", vatCheckPath(country, number, ""))).json()) as VatCheck;
  expect(await check("3", "LU26375245")).toEqual({ IsVATValidWebService: true, ErrorMessage: "" });
  expect(await amountOf(shopper)).toBe(Math.round((diary.price * 100) / 121) / 100);
  expect(await check("3", "LU26375246")).toEqual({
    IsVATValidWebService: false,
    ErrorMessage: "This is not a VAT number of Luxembourg.",
  });
  expect(await amountOf(shopper)).toBe(diary.price / 100);
  const unknown = await check("1", "BE0999000111");
  expect(unknown.IsVATValidWebService).toBeNull();
  expect(unknown.ErrorMessage).toContain("does not answer");
  expect((await shopper.call("GET", vatCheckPath("9", "1", ""))).status).toBe(422);
});

test("CRT-07 CHK-06 towns are told by the calls", async () => {
  const shopper = visitor();
  expect(await (await shopper.call("GET", citiesPath("1", "8400"))).json()).toEqual({ "8400": "Oostende" });
  expect(await (await shopper.call("GET", citiesPath("1", "nowhere/at all"))).json()).toEqual({});
  expect(await (await shopper.call("GET", townsPath("9051", "1"))).json()).toEqual(["Afsnee", "Sint-Denijs-Westrem"]);
  expect(await (await shopper.call("GET", townsPath("9051", "9"))).json()).toEqual([]);
});
