// A WooCommerce shop with a classic theme, whose pages know nothing of Atoll: the rules of the documentation mark them.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startWooCommerce, type WooOptions } from "../../fixtures-html/woocommerce/server.ts";
import { startProxy } from "../../tools/proxy/main.ts";
import { openRules } from "../../tools/proxy/rules-file.ts";
import { readRules } from "../../tools/proxy/rules.ts";
import type { Guards } from "./guard/guards.ts";

/** Marks to add to those of the documentation. */
interface More {
  mark: object[];
  remove?: string[];
}

/** The rules of the documentation, with more marks after them. */
function withMore({ mark, remove = [] }: More) {
  const rules = readExample("rules-woocommerce.json");
  const all = { ...rules, mark: [...rules.mark, ...mark], remove: [...(rules.remove ?? []), ...remove] };
  const compiled = readRules(JSON.stringify(all));
  return { current: () => compiled, about: "", check: () => {} };
}

export const readExample = (name: string) => JSON.parse(readFileSync(`docs/examples/${name}`, "utf8")) as More;

/** Opens the shop through the proxy for the time of `act`. */
export async function inShop(
  { page, guard }: { page: Page; guard: Pick<Guards, "allowUnknown"> },
  { more, ...options }: WooOptions & { more?: More },
  act: (shop: Awaited<ReturnType<typeof startWooCommerce>>, url: string) => Promise<void>,
): Promise<void> {
  const shop = await startWooCommerce(options);
  const log = (): void => {};
  const proxy = await startProxy({
    site: new URL(shop.url),
    rules: more ? withMore(more) : openRules("docs/examples/rules-woocommerce.json", log),
    dist: "dist",
    log,
    host: "127.0.0.1",
    port: 0,
  });
  guard.allowUnknown(new RegExp(`request to another host: \\w+ ${proxy.url}/`));
  try {
    await act(shop, proxy.url);
  } finally {
    await page.goto("about:blank");
    await proxy.close();
    await shop.close();
  }
}
