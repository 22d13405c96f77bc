// The cart page without script: each choice is a separate small form.
import { afterEach, expect, test } from "vitest";
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { restorePrices, setPrice } from "../../../fixtures-html/cms/control/prices.ts";
import { cartItemsPath } from "../../../shared/api/wire/cart.ts";
import { seenPricesPath } from "../../../shared/api/wire/seen-prices.ts";
import { type Visitor, visitor } from "../stand-ins/shop.ts";

const diary = products.find(({ slug }) => slug === "desk-diary-2027-coral")!.variants[0];

afterEach(restorePrices);

/** Labels and values of the summary rows. */
async function sums(shopper: Visitor): Promise<Record<string, string>> {
  const rows = (await shopper.page("/en/shoppingcarts")).matchAll(
    /<div class="cart-[\w-]+">\s*<dt>([^<]*)<\/dt>\s*<dd[^>]*>([^<]*)<\/dd>/g,
  );
  return Object.fromEntries([...rows].map(([, name, value]) => [name, value!]));
}

async function withDiary(): Promise<Visitor> {
  const shopper = visitor();
  await shopper.put(diary.id, 1);
  return shopper;
}

test("CRT-03 forms save country, postal code and method; errors show at the field", async () => {
  const shopper = await withDiary();
  const choose = (fields: Record<string, string>) => shopper.send("/en/shoppingcarts/choices", fields);
  expect(await sums(shopper)).toMatchObject({
    Subtotal: "€22.90",
    "Delivery, Belgium": "€4.90",
    "Total with delivery": "€27.80",
    "including VAT 21%, Belgium": "€4.82",
  });
  expect((await choose({ CountryCode: "FR" })).headers.get("Location")).toBe("/en/shoppingcarts");
  expect(await sums(shopper)).toMatchObject({ "Delivery, France": "€8.90" });
  const refused = await choose({ CityId: "8400" });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain("This is not a valid postcode for France. Example: 59140.");
  expect(page).toMatch(/name="CityId"\s+value="8400"/);
  await choose({ CityId: "59140" });
  expect(await shopper.page("/en/shoppingcarts")).toContain("Delivered in Dunkerque within 2–3 working days.");
  expect((await choose({ ShippingMethodId: "2" })).status).toBe(422);
  const names = async (): Promise<boolean> => (await shopper.page("/en/shoppingcarts")).includes("Ostend warehouse");
  expect(await names()).toBe(false);
  await choose({ ShippingMethodId: "12" });
  expect(await sums(shopper)).toMatchObject({ "Delivery, Luxembourg": "free", "Total with delivery": "€22.90" });
});

test("PRO-06 CRT-01 without script a line offers its next price, as far as stock allows, and a button orders it", async () => {
  const shopper = visitor();
  const offer = async (): Promise<string[]> =>
    [...(await shopper.page("/en/shoppingcarts")).matchAll(/<p class="cart-line-next([^"]*)"[^>]*>(.*?)<\/p>/gs)].map(
      ([, hidden, html]) => `${hidden}${html!.replace(/<[^>]*>/g, "").replace(/\s+/g, " ")}`,
    );
  await shopper.put(diary.id, 1);
  expect(await offer()).toEqual([]);
  await shopper.put("v3671", 3);
  expect(await offer()).toEqual(["1 more: unit price €15.55 instead of €16.90 Change to 4"]);
  const [book, candle] = await shopper.lines();
  const press = (action: string) =>
    shopper.send("/en/shoppingcarts/update", {
      action,
      [`Quantity[${book}]`]: "2",
      [`Quantity[${candle}]`]: "3",
    });
  expect((await press(`quantity:${candle}:4`)).status).toBe(303);
  expect(await sums(shopper)).toMatchObject({ Subtotal: "€108.00" });
  expect(await offer()).toEqual(["8 more: unit price €14.37 instead of €15.55 Change to 12"]);
  await press(`quantity:${candle}:12`);
  expect((await offer())[0]).toContain(" atoll-next-price-none");
});

test("CRT-04 a price that changed since the visitor added the line is shown until a form confirms it", async () => {
  const shopper = visitor();
  const sentences = async (path = "/en/shoppingcarts"): Promise<string[]> =>
    [...(await shopper.page(path)).matchAll(/<p data-price-change>([^<]*)<\/p>/g)].map(([, sentence]) => sentence!);
  await shopper.put("v3671", 3);
  const [candle] = await shopper.lines();
  // A volume discount and a coupon change no price of the catalogue.
  await shopper.send("/en/shoppingcarts/update", { action: `quantity:${candle}:4` });
  await shopper.send("/en/shoppingcarts/coupon", { CouponCode: "ZOMER10" });
  expect(await sentences()).toEqual([]);
  setPrice("v3671", 1800);
  const changed =
    "The price of Candle in a tin, salt and driftwood has changed from €15.55 to €16.56 since you added it.";
  expect(await sentences()).toEqual([changed]);
  expect(await shopper.page("/en/shoppingcarts")).toContain("€15.55 when you added it");
  expect(await sentences("/en/checkout")).toEqual([changed]);
  const confirm = (price: string) =>
    shopper.send("/en/shoppingcarts/prices", { [`Price[${candle}]`]: price, ReturnUrl: "/en/checkout" });
  // The visitor has not seen the price that replaced this one.
  await confirm("17.00");
  expect(await sentences()).toEqual([changed]);
  expect((await confirm("18.00")).headers.get("Location")).toBe("/en/checkout");
  expect(await sentences("/en/checkout")).toEqual([]);
  setPrice("v3671", 1690);
  const json = { Items: [{ ShoppingCartItemId: candle, UnitPriceTaxIncl: 16.9 }] };
  expect((await sentences()).length).toBe(1);
  expect((await shopper.call("PUT", seenPricesPath, json)).status).toBe(204);
  expect(await sentences()).toEqual([]);
});

test("CPN-01 CPN-02 a form applies and removes a coupon; an invalid coupon shows the reason", async () => {
  const shopper = await withDiary();
  const send = async (fields: Record<string, string>) =>
    (await shopper.send("/en/shoppingcarts/coupon", fields)).text();
  expect(await send({ action: "apply", CouponCode: " " })).toContain("Please enter a coupon code.");
  expect(await send({ action: "apply", CouponCode: "LENTE20" })).toContain("This coupon has expired.");
  expect(await send({ action: "apply", CouponCode: "WELKOM5" })).toContain(
    "This coupon is valid for a subtotal of €30.00 or more.",
  );
  await shopper.put(diary.id, 1);
  await send({ action: "apply", CouponCode: "welkom5" });
  expect(await sums(shopper)).toMatchObject({
    Subtotal: "€45.80",
    "Coupon WELKOM5": "−€5.00",
    "Delivery, Belgium": "€4.90",
    "Total with delivery": "€45.70",
  });
  // The coupon that counts is a chip; the field is for another one.
  const chip = /coupon-chip"><bdi>WELKOM5<\/bdi><button [^>]*value="remove"[^>]*aria-label="Remove coupon WELKOM5"/;
  expect(await shopper.page("/en/shoppingcarts")).toMatch(chip);
  expect(await shopper.page("/en/shoppingcarts")).not.toContain('value="WELKOM5"');
  expect(await shopper.page(cartItemsPath("en"))).toMatch(
    /Coupon WELKOM5<\/span> <span>−€5\.00<[^]*Total without delivery<\/span> <strong>€40\.80</,
  );
  const [line] = await shopper.lines();
  await shopper.send("/en/shoppingcarts/update", { [`Quantity[${line}]`]: "1", action: "update" });
  expect(await shopper.page("/en/shoppingcarts")).not.toMatch(chip);
  expect(await sums(shopper)).not.toHaveProperty("Coupon WELKOM5");
  expect(await shopper.page("/en/shoppingcarts")).toMatch(
    /value="WELKOM5"[^]*This coupon is valid for a subtotal of €30.00 or more./,
  );
  await send({ action: "remove", CouponCode: "WELKOM5" });
  expect(await shopper.page("/en/shoppingcarts")).not.toContain("WELKOM5");
});

test("TAX-01 choosing a tax country redirects back, and pages show its VAT rate or an error", async () => {
  const shopper = visitor();
  const choose = async (currentCountry: string, from: string) => {
    const headers = { Host: "localhost", Referer: `http://localhost${from}` };
    return (
      await shopper.ask("/sales-country", { method: "POST", body: new URLSearchParams({ currentCountry }), headers })
    ).headers.get("Location");
  };
  expect(await shopper.page("/en/news")).toContain("Prices include 21% VAT.");
  expect(await choose("LU", "/fr/news?x=1")).toBe("/fr/news?x=1");
  const page = await shopper.page("/en/news");
  expect(page).toContain("Prices include 17% VAT.");
  expect(page).toMatch(/<option value="LU" selected>/);
  expect(await choose("??", "/en/news")).toBe("/en/news");
  expect(await shopper.page("/en/news")).toContain("We do not deliver to this country.");
});

test("CRT-01 CRT-05 data attributes of a line hold its origin and its quantity in the unit of updates", async () => {
  const shopper = await withDiary();
  await shopper.put(products.find(({ slug }) => slug === "manila-rope-three-strand-10-mm")!.variants[0].id, 2.3, {
    ItemOrigin: "Catalog",
    ItemKey: "list",
  });
  const reservedHeight = (page: string) =>
    [...page.matchAll(/data-cart-line="\w+"\s+data-quantity="([\d.]+)"\s+data-sold-by="(\w+)"/g)].map(
      ([, quantity, by]) => [quantity, by],
    );
  const both = [
    ["1", "piece"],
    ["143", "length"],
  ];
  expect(reservedHeight(await shopper.page("/en/shoppingcarts"))).toEqual(both);
  expect(reservedHeight(await shopper.page(cartItemsPath("en")))).toEqual(both);
  expect(await shopper.page("/en/shoppingcarts")).toContain('data-origin="Catalog" data-key="list"');
});
