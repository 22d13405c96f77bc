import { describe, expect, test } from "vitest";
import { addToCart } from "../../../../shared/api/add-to-cart.ts";
import { changeLine, removeLine } from "../../../../shared/api/cart-lines.ts";
import { fetchCart } from "../../../../shared/api/cart.ts";
import { applyCoupon, removeCoupon } from "../../../../shared/api/coupons.ts";
import { answer, failureOf, isolateTests, open, openCartShop, order } from "./shops.ts";

isolateTests();

describe.each([4, 3] as const)("OpenCart %i", (version) => {
  test("PRO-03 a required choice that is missing is named with its field; all fields of the form are sent", async () => {
    const { carts } = open(openCartShop(version));
    expect(await failureOf(addToCart(order("30")))).toMatchObject({
      text: "Colour required!",
      fields: { "option[226]": "Colour required!" },
    });
    const fields = new URLSearchParams([
      ["option[226][]", "15"],
      ["option[226][]", "16"],
      ["quantity", "1"],
    ]);
    await addToCart({ ...order("30"), fields });
    expect(carts()[0]!.lines).toMatchObject([{ choice: "15,16", quantity: 1 }]);
  });

  test("PRO-03 CRT-01 the shop names the product, in the confirmation and when a quantity is changed", async () => {
    const { lines } = open(openCartShop(version));
    expect(await addToCart({ ...order("28"), name: "" })).toMatchObject({ name: "Cup & saucer", quantity: 1 });
    expect(await changeLine((await lines())[0]!, 2, {})).toBe("Cup & saucer");
    expect((await fetchCart())!.totalTaxInclHtml).toBe('<span class="amount">$25.00</span>');
  });

  test("ERR-04 a product that does not exist is refused, or has no usable answer", async () => {
    open(openCartShop(version));
    const expected =
      version === 4 ? { name: "HttpError", text: "Warning: Product could not be found!" } : { name: "AnswerError" };
    expect(await failureOf(addToCart(order("999")))).toMatchObject(expected);
  });

  test("ERR-04 an order that an extension answers with the login is not confirmed; nor is a change", async () => {
    open(openCartShop(version));
    const redirect = "https://shop.example/index.php?route=account/login";
    answer.mockImplementation(async () => Response.json({ redirect }));
    expect(await failureOf(addToCart(order("40")))).toMatchObject({ name: "AnswerError" });
    expect(await failureOf(removeLine("1", {}))).toMatchObject({ name: "AnswerError" });
    answer.mockImplementation(async () => Response.json({ redirect: "https://shop.example/cart" }));
    expect(await failureOf(addToCart(order("40")))).toMatchObject({ name: "AnswerError" });
  });
});

describe("OpenCart 4", () => {
  test("CPN-01 CPN-02 coupons of version 4.0 have other routes", async () => {
    open(openCartShop(4, { oldCoupons: true }));
    await addToCart(order("40"));
    expect(await applyCoupon("2222")).toBe(true);
    expect((await fetchCart())!.totalTaxInclHtml).toContain("$90.90");
    await removeCoupon("2222");
    expect((await fetchCart())!.totalTaxInclHtml).toContain("$101.00");
  });

  test.each<[address: string, expected: string, element?: string]>([
    ["/index.php?route=account/wishlist&language=de-de", "/index.php?route=common%2Fcart.info&language=de-de"],
    ["/de-de?route=account/wishlist", "/de-de?route=common%2Fcart.info"],
    ["https://other.example/index.php?route=a&language=fr-fr", "/index.php?route=common%2Fcart.info"],
    ["/de-de/?route=common/search.redirect", "/de-de/?route=common%2Fcart.info", "form"],
  ])(
    "LOC-01 on a page with links such as %s, the shop is asked in their language",
    async (address, expected, element = "a") => {
      open(openCartShop(4));
      document.body.innerHTML = `<a class="dropdown-item" href="/index.php?route=a&amp;language=nl-nl">Nederlands</a>`;
      const leading = document.createElement(element);
      leading.setAttribute(element === "a" ? "href" : "action", address);
      document.body.append(leading);
      answer.mockImplementation(async () => new Response("<button>0 item(s) - $0.00</button>"));
      await fetchCart();
      expect(answer.mock.lastCall![0]).toBe(expected);
    },
  );
});
