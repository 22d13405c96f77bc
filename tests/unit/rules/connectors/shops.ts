import { Window } from "happy-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { products } from "../../../../fixtures-html/cms/catalogue/index.ts";
import { openCart } from "../../../../fixtures-html/opencart/server.ts";
import { wooCommerce, type WooOptions } from "../../../../fixtures-html/woocommerce/server.ts";
import type { Connector, Resource } from "../../../../shared/api/connector.ts";
import { withOurErrors } from "../../../../shared/api/connectors/errors.ts";
import { connector as openCart3Connector } from "../../../../shared/api/connectors/systems/opencart-3.ts";
import { connector as openCart4Connector } from "../../../../shared/api/connectors/systems/opencart.ts";
import { connector as wooConnector } from "../../../../shared/api/connectors/systems/woocommerce.ts";
import type { OwnApi } from "../../../../shared/shell-api.ts";
import { standInShell } from "../../stand-ins/shell.ts";
import { visitor } from "../../stand-ins/shop.ts";

/** Shops with their connectors, without a browser. */

const variantOf = (slug: string) => products.find((product) => product.slug === slug)!.variants[0];
const [diary, letters] = [variantOf("desk-diary-2027-coral"), variantOf("letter-set-cream")];

/** A shop with a new visitor. */
export interface Shop {
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

export function specification(): Shop {
  const { ask, lines } = visitor();
  return { request: ask, ids: [diary.id, letters.id, "v0"], coupon: "ZOMER10", word: "diary", lines };
}

export function woo(options?: WooOptions) {
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

export function openCartShop(version: 3 | 4, options?: { oldCoupons?: boolean }) {
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

export const answer = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

/** Opens a page of the shop. */
export function open<Opened extends Shop>(shop: Opened): Opened {
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

/** Restores the globals after each test of the file. A warning fails the test. */
export function isolateTests(): void {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation((text) => {
      throw new Error(text as string);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const order = (variantId: string, quantity = 1) => ({ variantId, quantity, name: "Cup" });
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: unknown) => error,
  );
