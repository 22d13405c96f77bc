import { describe, expect, test, vi } from "vitest";
import { addToCart } from "../../../../shared/api/add-to-cart.ts";
import { removeLine, restoreLine } from "../../../../shared/api/cart-lines.ts";
import { fetchCart } from "../../../../shared/api/cart.ts";
import { applyCoupon } from "../../../../shared/api/coupons.ts";
import { findSuggestions } from "../../../../shared/api/search-suggestions.ts";
import { answer, failureOf, isolateTests, open, order, woo } from "./shops.ts";

isolateTests();

describe("WooCommerce", () => {
  test("the nonce of the first answer is sent; one that ran out is renewed, and the order is sent once", async () => {
    const { visitors, requests, ids } = open(woo());
    await addToCart(order(ids[0]));
    visitors.expireNonces();
    requests.length = 0;
    expect((await addToCart(order(ids[0]))).cart).toMatchObject({ itemCount: 2 });
    expect(requests).toEqual([
      "POST /wp-json/wc/store/v1/cart/add-item",
      "GET /wp-json/wc/store/v1/cart",
      "POST /wp-json/wc/store/v1/cart/add-item",
    ]);
  });

  test("a nonce that stays invalid is a refusal, and is not sent for ever", async () => {
    open(woo());
    await fetchCart();
    answer.mockImplementation(async () =>
      Response.json({ code: "woocommerce_rest_invalid_nonce", message: "Nonce is invalid." }, { status: 403 }),
    );
    expect(await failureOf(addToCart(order("15")))).toMatchObject({ status: 403, text: "" });
    expect(answer.mock.calls.length).toBeLessThan(6);
  });

  test.each([
    ["EUR", 2, 3960],
    ["JPY", 0, 3960],
    ["KWD", 3, 39600],
  ] as const)("amounts in %s have %i decimals", async (currency, scale, amount) => {
    open(woo({ currency }));
    expect((await addToCart(order("15", 2))).cart).toMatchObject({
      totalTaxIncl: { amount, scale, currency },
      totalTaxExcl: { amount: (amount * 10) / 11, scale, currency },
    });
  });

  test("a variation is ordered with its attributes; entities in names are read", async () => {
    const { visitors } = open(woo());
    await addToCart({
      ...order("31"),
      name: "",
      fields: new URLSearchParams({ attribute_pa_color: "blue", quantity: "1" }),
    });
    const body = answer.mock.calls.at(-1)![1]!.body as string;
    const variation = ["attribute_pa_color", "pa_color"].map((attribute) => ({ attribute, value: "blue" }));
    expect(JSON.parse(body)).toEqual({ id: 31, quantity: 1, variation });
    expect(await addToCart({ ...order("18"), name: "" })).toMatchObject({ name: "Potter’s mug" });
    expect(visitors.all()[0]!.cart.lines).toHaveLength(2);
  });

  test.each([
    ["https://shop.example/wp-json/", "/wp-json/wc/store/v1/products?search=cup&per_page=3"],
    ["/shop/wp-json/", "/shop/wp-json/wc/store/v1/products?search=cup&per_page=3"],
    ["/index.php?rest_route=/", "/index.php?rest_route=/wc/store/v1/products&search=cup&per_page=3"],
  ])("the API is where the page says, such as %s", async (href, expected) => {
    open(woo());
    document.head.innerHTML = `<link rel="https://api.w.org/" href="${href}">`;
    answer.mockImplementation(async () => Response.json([]));
    await findSuggestions("", "cup", 3, new AbortController().signal);
    expect(answer.mock.calls.map(([path]) => path)).toEqual([expected]);
  });

  test("CRT-02 a removed line whose markup does not name its variant is put back", async () => {
    const { visitors, lines } = open(woo());
    await addToCart({ ...order("31", 2), fields: new URLSearchParams({ attribute_pa_color: "blue" }) });
    const [id] = await lines();
    await removeLine(id!, {});
    await restoreLine({ ...order("", 2), id });
    expect(visitors.all()[0]!.cart.lines).toMatchObject([{ item: { id: 31 }, quantity: 2 }]);
  });

  test("CRT-02 a line of an earlier page is put back, even if the shop removes it faster than it shows the cart", async () => {
    // A page that has not read the cart with this line.
    vi.resetModules();
    const { connector } = await import("../../../../shared/api/connectors/systems/woocommerce.ts");
    const { request, visitors, lines } = open({ ...woo(), connector });
    await fetchCart();
    const { nonce } = visitors.all()[0]!;
    await request("/wp-json/wc/store/v1/cart/add-item", {
      method: "POST",
      headers: { "Content-Type": "application/json", Nonce: nonce },
      body: JSON.stringify({ id: 18, quantity: 2, variation: [] }),
    });
    answer.mockImplementation(async (path, init) => {
      if (path.endsWith("/cart")) for (let i = 0; i < 20; i++) await new Promise(setImmediate);
      return request(path, init);
    });
    const [id] = await lines();
    await removeLine(id!, {});
    await restoreLine({ ...order("", 2), id });
    expect(visitors.all()[0]!.cart.lines).toMatchObject([{ item: { id: 18 }, quantity: 2 }]);
  });

  test("ERR-04 a sold-out variation is refused with words of the shop, and is not in the cart", async () => {
    open(woo());
    const fields = new URLSearchParams({ attribute_pa_color: "red" });
    expect(await failureOf(addToCart({ ...order("33"), fields }))).toMatchObject({
      name: "HttpError",
      status: 400,
      text: expect.stringMatching(/^You cannot add "[^&]+" to the cart because the product is out of stock\.$/),
    });
    expect(await fetchCart()).toMatchObject({ lineCount: 0 });
  });

  test("CPN-01 a refused coupon is reported with the reason of the shop; one that is applied stays", async () => {
    open(woo());
    await addToCart(order("15"));
    await applyCoupon("welcome");
    const before = await fetchCart();
    for (const [code, text] of [
      ["nosuch", 'Coupon "nosuch" cannot be applied because it does not exist.'],
      ["welcome", 'Coupon code "welcome" has already been applied.'],
    ])
      expect(await failureOf(applyCoupon(code!))).toMatchObject({ name: "HttpError", status: 400, text });
    expect(await fetchCart()).toEqual(before);
  });

  test("CRT-02 a variation that needs its choices is put back with them", async () => {
    const { request, lines } = open(woo());
    await addToCart({ ...order("32"), fields: new URLSearchParams({ attribute_pa_color: "green" }) });
    const [id] = await lines();
    await removeLine(id!, {});
    const sent: unknown[] = [];
    answer.mockImplementation((path, init) => {
      const { variation } = JSON.parse((init?.body ?? "{}") as string) as { variation?: unknown[] };
      if (variation) sent.push(variation);
      return variation?.length === 0
        ? Promise.resolve(Response.json({ code: "woocommerce_rest_missing_variation_data" }, { status: 400 }))
        : request(path, init);
    });
    await restoreLine({ ...order(""), id });
    const choices = ["attribute_pa_color", "Color"].map((attribute) => ({ attribute, value: "Green" }));
    expect(sent).toEqual([[], choices]);
  });

  test("a product that is added fewer times than it was ordered is confirmed with that number", async () => {
    const { request } = open(woo());
    answer.mockImplementation((path, { body, ...init } = {}) =>
      request(path, { ...init, ...(body && { body: (body as string).replace('"quantity":5', '"quantity":1') }) }),
    );
    expect(await addToCart(order("15", 5))).toMatchObject({ quantity: 1 });
  });

  test.each([{}, [], null, ""])("an answer that is no cart, such as %j, does not empty the count", async (body) => {
    open(woo());
    answer.mockImplementation(async () => (body === "" ? new Response("") : Response.json(body)));
    expect(await failureOf(fetchCart())).toMatchObject({ name: "AnswerError" });
  });

  test("ERR-04 an API that the shop blocks is no line that is gone, and its words are not for visitors", async () => {
    open(woo());
    answer.mockImplementation(async () =>
      Response.json({ code: "rest_no_route", message: "No route was found." }, { status: 404 }),
    );
    expect(await failureOf(removeLine("k", {}))).toMatchObject({ name: "HttpError", status: 501, text: "" });
  });
});
