// The same rules for each server: the specification's, and those of the connectors.
import { Window } from "happy-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { openCart } from "../../../fixtures-html/opencart/server.ts";
import { wooCommerce, type WooOptions } from "../../../fixtures-html/woocommerce/server.ts";
import { addToCart } from "../../../shared/api/add-to-cart.ts";
import { changeLine, removeAllLines, removeLine, restoreLine } from "../../../shared/api/cart-lines.ts";
import { fetchCart, fetchCartLines } from "../../../shared/api/cart.ts";
import type { Connector, Resource } from "../../../shared/api/connector.ts";
import { applyCoupon, removeCoupon } from "../../../shared/api/coupons.ts";
import { findSuggestions } from "../../../shared/api/search-suggestions.ts";
import { withOurErrors } from "../../../shared/api/connectors/errors.ts";
import { connector as openCart3Connector } from "../../../shared/api/connectors/systems/opencart-3.ts";
import { connector as openCart4Connector } from "../../../shared/api/connectors/systems/opencart.ts";
import { connector as wooConnector } from "../../../shared/api/connectors/systems/woocommerce.ts";
import { suggestionsPath } from "../../../shared/api/wire/search-suggestions.ts";
import { HttpError } from "../../../shared/http/call.ts";
import type { OwnApi } from "../../../shared/shell-api.ts";
import { standInShell } from "../stand-ins/shell.ts";
import { visitor } from "../stand-ins/shop.ts";

const variantOf = (slug: string) => products.find((product) => product.slug === slug)!.variants[0];
const [diary, letters] = [variantOf("desk-diary-2027-coral"), variantOf("letter-set-cream")];

/** A shop with a new visitor. */
interface Shop {
  request(path: string, init?: RequestInit): Promise<Response>;
  connector?: Connector;
  /** Ids of a product, of another one, and of one that cannot be ordered. */
  ids: [cup: string, other: string, refused: string];
  coupon: string;
  /** A word of the product's name. */
  word: string;
  /** The ids of the lines, as the cart page has them. */
  lines(): Promise<string[]>;
}

function specification(): Shop {
  const { ask, lines } = visitor();
  return { request: ask, ids: [diary.id, letters.id, "v0"], coupon: "ZOMER10", word: "diary", lines };
}

function woo(options?: WooOptions) {
  const shop = wooCommerce(options);
  let cookie = "";
  return {
    ...shop,
    async request(path: string, init?: RequestInit) {
      const response = await shop.app.request(path, { ...init, headers: { ...init?.headers, Cookie: cookie } });
      cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
      return response;
    },
    connector: wooConnector,
    ids: ["15", "18", "21"],
    coupon: "welcome",
    word: "bean",
    lines: async () =>
      shop.visitors
        .all()
        .at(-1)!
        .cart.lines.map(({ key }) => key),
  } satisfies Shop;
}

function openCartShop(version: 3 | 4, options?: { oldCoupons?: boolean }) {
  const shop = openCart(version, options);
  let cookie = "";
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await shop.app.request(path, { ...init, headers: { ...init?.headers, Cookie: cookie } });
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    const to = response.headers.get("Location");
    return to ? Object.defineProperty(await request(to), "redirected", { value: true }) : response;
  };
  return {
    ...shop,
    request,
    connector: version === 4 ? openCart4Connector : openCart3Connector,
    // A product with a choice that must be made; products that are sold out can be ordered.
    ids: ["40", "28", "30"],
    coupon: "2222",
    word: "",
    lines: async () =>
      shop
        .carts()
        .at(-1)!
        .lines.map(({ key }) => String(key)),
  } satisfies Shop;
}

const answer = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

/** Opens a page of the shop. */
function open<Opened extends Shop>(shop: Opened): Opened {
  const window = new Window({ url: "http://shop.example/" });
  for (const name of ["window", "document", "location", "DOMParser"] as const)
    vi.stubGlobal(name, name === "window" ? window : window[name]);
  const shell = standInShell({ culture: "en" }) as OwnApi;
  const { connector } = shop;
  if (connector) {
    const { name, ...resources } = connector;
    const adapted = Object.entries(resources).map(
      ([key, resource]) => [key, withOurErrors(resource, key as Resource)] as const,
    );
    shell.connector = { name, ...Object.fromEntries(adapted) };
  }
  answer.mockReset().mockImplementation((path, init) => shop.request(path, init));
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(url, "http://shop.example");
    return answer(pathname + search, init);
  });
  return shop;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation((text) => {
    throw new Error(text as string);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const order = (variantId: string, quantity = 1) => ({ variantId, quantity, name: "Cup" });
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: unknown) => error,
  );

describe.each([
  ["specification", specification],
  ["woocommerce", woo],
  ["opencart", () => openCartShop(4)],
  ["opencart-3", () => openCartShop(3)],
])("the cart of %s", (_name, make) => {
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

  test("CRT-05 the lines are HTML of the site", async () => {
    const { ids } = open(make());
    await addToCart(order(ids[0]));
    expect(await fetchCartLines(new AbortController().signal)).toMatch(/<li[\s>]/);
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
    const { ids } = open(make());
    await addToCart(order(ids[0]));
    answer.mockImplementation(failing);
    expect(await failureOf(addToCart(order(ids[0])))).toMatchObject(expected as object);
    expect(await failureOf(fetchCart())).toMatchObject(expected as object);
  });
});

describe.each([
  ["specification", specification],
  ["woocommerce", woo],
  ["opencart", () => openCartShop(4)],
  ["opencart-3", () => openCartShop(3)],
])("coupons of %s", (_name, make) => {
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
    const [first, ...more] = await findSuggestions(address, word, 3, signal);
    expect(first!.name.toLowerCase()).toContain(word);
    expect(new URL(first!.url).origin).toBe(location.origin);
    expect(more.length).toBeLessThan(3);
    expect(await findSuggestions(address, "no such product", 3, signal)).toEqual([]);
  });
});

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

  test.each([
    ["/index.php?route=account/wishlist&language=de-de", "/index.php?route=common%2Fcart.info&language=de-de"],
    ["/de-de?route=account/wishlist", "/de-de?route=common%2Fcart.info"],
    ["https://other.example/index.php?route=a&language=fr-fr", "/index.php?route=common%2Fcart.info"],
  ])("LOC-01 on a page with links such as %s, the shop is asked in their language", async (href, expected) => {
    open(openCartShop(4));
    document.body.innerHTML = `<a class="dropdown-item" href="/index.php?route=a&amp;language=nl-nl">Nederlands</a>`;
    document.body.append(Object.assign(document.createElement("a"), { href }));
    answer.mockImplementation(async () => new Response("<button>0 item(s) - $0.00</button>"));
    await fetchCart();
    expect(answer.mock.lastCall![0]).toBe(expected);
  });
});

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
    const { connector } = await import("../../../shared/api/connectors/systems/woocommerce.ts");
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
