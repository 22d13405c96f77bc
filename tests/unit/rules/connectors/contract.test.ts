// The same rules for each server: the specification's, and those of the connectors.
import { describe, expect, test } from "vitest";
import { addToCart } from "../../../../shared/api/add-to-cart.ts";
import { changeLine, removeAllLines, removeLine, restoreLine } from "../../../../shared/api/cart-lines.ts";
import { fetchCart, fetchCartLines } from "../../../../shared/api/cart.ts";
import { applyCoupon, removeCoupon } from "../../../../shared/api/coupons.ts";
import { findSuggestions } from "../../../../shared/api/search-suggestions.ts";
import { suggestionsPath } from "../../../../shared/api/wire/search-suggestions.ts";
import { HttpError } from "../../../../shared/http/call.ts";
import { exampleShop } from "./example-shop.ts";
import { answer, failureOf, isolateTests, open, openCartShop, order, type Shop, specification, woo } from "./shops.ts";

isolateTests();

/** Shops whose server renders the lines of the cart, and applies coupons. */
const wholeShops: [name: string, make: () => Shop][] = [
  ["specification", specification],
  ["woocommerce", woo],
  ["opencart", () => openCartShop(4)],
  ["opencart-3", () => openCartShop(3)],
];

describe.each([...wholeShops, ["the example of the documentation", exampleShop] as const])(
  "the cart of %s",
  (_name, make) => {
    test("CRT-05 an empty cart has no lines", async () => {
      open(make());
      expect(await fetchCart()).toMatchObject({ lineCount: 0, itemCount: 0 });
    });

    test("PRO-03 CRT-05 an added product is a line; the same product again is not another one", async () => {
      const { ids } = open(make());
      /** The cart after an addition, which not every server sends with it. */
      const cartAfter = async (variantId: string, quantity: number) => {
        const addition = await addToCart(order(variantId, quantity));
        expect(addition).toMatchObject({ quantity });
        return addition.cart ?? (await fetchCart());
      };
      expect(await cartAfter(ids[0], 2)).toMatchObject({ lineCount: 1, itemCount: 2 });
      expect(await cartAfter(ids[0], 1)).toMatchObject({ lineCount: 1, itemCount: 3 });
      expect(await cartAfter(ids[1], 1)).toMatchObject({ lineCount: 2, itemCount: 4 });
      expect(await fetchCart()).toMatchObject({ lineCount: 2, itemCount: 4 });
    });

    test("CRT-01 CRT-02 a line gets another quantity, is removed, and is put back", async () => {
      const { ids, lines } = open(make());
      await addToCart(order(ids[0]));
      const [line] = await lines();
      expect(typeof (await changeLine(line!, 2, {}))).toBe("string");
      expect(await fetchCart()).toMatchObject({ lineCount: 1, itemCount: 2 });
      await removeLine(line!, {});
      expect(await fetchCart()).toMatchObject({ lineCount: 0 });
      await restoreLine(order(ids[0], 2));
      expect(await fetchCart()).toMatchObject({ lineCount: 1, itemCount: 2 });
    });

    test("CRT-02 all lines are removed", async () => {
      const { ids, lines } = open(make());
      await addToCart(order(ids[0]));
      await addToCart(order(ids[1]));
      await removeAllLines(await lines(), {});
      expect(await fetchCart()).toMatchObject({ lineCount: 0 });
    });

    test("ERR-04 a product that cannot be ordered is refused with words of the shop", async () => {
      const { ids } = open(make());
      const error = await failureOf(addToCart(order(ids[2])));
      expect(error).toBeInstanceOf(HttpError);
      expect((error as HttpError).text).toMatch(/^[A-Z][^<&]+$/);
    });

    test("CRT-01 a line that another tab has removed is a 404", async () => {
      const { ids, lines } = open(make());
      await addToCart(order(ids[0]));
      const [line] = await lines();
      await removeLine(line!, {});
      expect(await failureOf(changeLine(line!, 2, {}))).toMatchObject({ name: "HttpError", status: 404 });
    });
  },
);

describe("the cart of the specification", () => {
  test.each<[string, () => Promise<Response>, unknown]>([
    ["the network fails", () => Promise.reject(new TypeError("offline")), { name: "TypeError" }],
    [
      "the server fails",
      async () => new Response("<h1>Error</h1>", { status: 500 }),
      { name: "HttpError", status: 500, text: "" },
    ],
    ["the answer is no JSON", async () => new Response("<p>Maintenance</p>"), { name: "AnswerError" }],
    ["the request is aborted", () => Promise.reject(new DOMException("left", "AbortError")), { name: "AbortError" }],
  ])("ERR-02 ERR-04 when %s, the change fails with the error that islands know", async (_what, failing, expected) => {
    const { ids } = open(specification());
    await addToCart(order(ids[0]));
    answer.mockImplementation(failing);
    expect(await failureOf(addToCart(order(ids[0])))).toMatchObject(expected as object);
    expect(await failureOf(fetchCart())).toMatchObject(expected as object);
  });
});

describe.each(wholeShops)("the cart of %s", (_name, make) => {
  test("CRT-05 the lines are HTML of the site", async () => {
    const { ids } = open(make());
    await addToCart(order(ids[0]));
    expect(await fetchCartLines(new AbortController().signal)).toMatch(/<li[\s>]/);
  });
});

describe.each(wholeShops)("coupons of %s", (_name, make) => {
  test("CPN-01 CPN-02 a coupon lowers the total until it is removed; one that does not exist is not applied", async () => {
    const { ids, coupon } = open(make());
    await addToCart(order(ids[0], 2));
    const total = async (): Promise<unknown> => {
      const { totalTaxInclHtml, totalTaxIncl } = (await fetchCart())!;
      return totalTaxInclHtml ?? totalTaxIncl;
    };
    const before = await total();
    const refused = await failureOf(applyCoupon("NOSUCHCODE"));
    expect(refused === "no failure" || (refused as HttpError).text).toBeTruthy();
    expect(await total()).toEqual(before);
    expect(await applyCoupon(coupon)).toBe(true);
    expect(await total()).not.toEqual(before);
    await removeCoupon(coupon);
    expect(await total()).toEqual(before);
  });
});

describe.each([
  ["specification", specification],
  ["woocommerce", woo],
])("search of %s", (_name, make) => {
  test("SRC-01 suggestions have a name and a page of this site; without a match there are none", async () => {
    const { word } = open(make());
    const { signal } = new AbortController();
    const address = new URL(suggestionsPath, location.href).href;
    const [first, ...more] = (await findSuggestions(address, word, 3, signal)).suggestions;
    expect(first!.name.toLowerCase()).toContain(word);
    expect(new URL(first!.url).origin).toBe(location.origin);
    expect(more.length).toBeLessThan(3);
    expect((await findSuggestions(address, "zzzz", 3, signal)).suggestions).toEqual([]);
  });
});
