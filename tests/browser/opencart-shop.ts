// An OpenCart shop with its untouched default theme behind the proxy: the rules of the documentation mark its pages.
import type { Page } from "@playwright/test";
import { startOpenCart } from "../../fixtures-html/opencart/server.ts";
import { startProxy } from "../../tools/proxy/main.ts";
import { openRules } from "../../tools/proxy/rules-file.ts";
import { test as base } from "./guard/test.ts";

type Version = 3 | 4;

/** A shop behind the proxy. */
interface Shop {
  url: string;
  /** The lines of all carts. */
  cart(): [name: string, quantity: number, choice: string][];
  /** The requests since the last call, without those for the cart of the header. */
  requests(): string[];
  /** The number of requests for the cart of the header, since the last call of `requests`. */
  headerReads(): number;
  /** Empties the carts, as another tab would. */
  empty(): void;
  /** Logs all visitors in or out, as the server does when a session has ended. */
  setCustomer(isCustomer: boolean): void;
}

const headerCart = /common.cart.info/;

export const test = base.extend<{ open: (version: Version) => Promise<Shop> }>({
  open: async ({ page, guard }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (version) => {
      const shop = await startOpenCart(version);
      const log = (): void => {};
      const rules = openRules(`docs/examples/rules-opencart${version === 4 ? "" : "-3"}.json`, log);
      const proxy = await startProxy({ site: new URL(shop.url), rules, dist: "dist", log, host: "127.0.0.1", port: 0 });
      guard.allowUnknown(new RegExp(`request to another host: \\w+ ${proxy.url}/`));
      stops.push(proxy.close, shop.close);
      return {
        url: proxy.url,
        cart: () =>
          shop
            .carts()
            .flatMap(({ lines }) => lines.map(({ product, quantity, choice }) => [product.name, quantity, choice])),
        headerReads: () => shop.requests.filter((request) => headerCart.test(request)).length,
        requests: () => shop.requests.splice(0).filter((request) => !headerCart.test(request)),
        empty: () => {
          for (const cart of shop.carts()) for (const { key } of cart.lines) cart.remove(key);
        },
        setCustomer: (isCustomer) => {
          for (const cart of shop.carts()) cart.isCustomer = isCustomer;
        },
      };
    });
    await page.goto("about:blank");
    for (const stop of stops) await stop();
  },
});

/** The button of the cart in the header. */
export const total = (page: Page) => page.locator("#cart button").first();
export const lines = (page: Page) => page.locator("[data-island=cart-lines]");
export const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/**
 * Opens a page and marks it, so that a full load is noticed. The theme's scripts are bound by then; those of Atoll may still
 * be loading.
 */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => Object.assign(window, { marker: true }));
}
export const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => "marker" in window);
