// A connector of the site's own: the pages of the stand-in shop, and a cart that a script of the site keeps.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWooCommerce } from "../../fixtures-html/woocommerce/server.ts";
import { startProxy } from "../../tools/proxy/main.ts";
import { openRules } from "../../tools/proxy/rules-file.ts";
import { expect, test } from "./guard/test.ts";

const ourShop = `
const lines = [];
let isBroken = false;
const cart = () => isBroken ? lines.at(5).cart : ({ lineCount: lines.length, itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0) });
const connect = () => window.atoll.connect({
  name: "our shop",
  cart: {
    read: async () => cart(),
    async add({ variantId, quantity, name, fields }) {
      isBroken = quantity === 2;
      if (quantity > 2) throw Object.assign(new Error("too many"), { status: 409, text: "Only <b>2</b> are left." });
      lines.push({ variantId, quantity });
      return { name: name || "Beanie of " + fields.get("quantity"), quantity, photoUrl: "", cart: cart() };
    },
    update: async () => "",
    remove: async () => {},
  },
  coupons: { apply: async () => true },
  search: undefined,
});
document.readyState === "complete" ? connect() : addEventListener("DOMContentLoaded", connect);
`;

test("PRO-03 CRT-05 a connector of the site's own takes orders; its refusal is text, and its faults are told to the author", async ({
  page,
  guard,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "connector-"));
  writeFileSync(join(folder, "our-shop.js"), ourShop);
  const rules = {
    page: "#content",
    settings: { culture: "en", locale: "en", server: "custom", siteTexts: false },
    mark: [
      {
        selector: "form.cart",
        attributes: {
          "data-island": "add-to-cart",
          "data-name-variant": "add-to-cart",
          "data-name-quantity": "quantity",
        },
      },
      { selector: "#site-header-cart", attributes: { "data-island": "cart-widget" } },
      { selector: "#site-header-cart .count", attributes: { "data-cart-count": true } },
      { selector: "form.woocommerce-product-search", attributes: { "data-island": "suggestions" } },
    ],
    // The script of the shop would show the cart of its own server.
    remove: ["script[src*='/shop.js']"],
    adapters: ["our-shop.js"],
  };
  writeFileSync(join(folder, "rules.json"), JSON.stringify(rules));
  const shop = await startWooCommerce();
  const log = (): void => {};
  const proxy = await startProxy({
    site: new URL(shop.url),
    rules: openRules(join(folder, "rules.json"), log),
    dist: "dist",
    log,
    host: "127.0.0.1",
    port: 0,
  });
  guard.allowConsole(/the coupons of the server our shop expects|the server our shop has nothing for suggestions/);
  guard.allowConsole(/cart\.add of the connector failed/);
  guard.allowUnknown(new RegExp(`request to another host: \\w+ ${proxy.url}/`));
  const messages: string[] = [];
  page.on("console", (message) => {
    if (/^(warning|error)$/.test(message.type())) messages.push(message.text().split("\n")[0]!);
  });
  try {
    await page.goto(`${proxy.url}/product/beanie/`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.locator("dialog[open]")).toContainText("Beanie of 1");
    await expect(page.locator("#site-header-cart .count")).toHaveText("1");
    await page.keyboard.press("Escape");
    await page.locator("input.qty").fill("3");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.locator(".atoll-add-message")).toHaveText("Only <b>2</b> are left.");
    await expect
      .poll(() => messages)
      .toEqual([
        "[atoll] the coupons of the server our shop expects the functions apply, remove; remove is missing.",
        "[atoll] the server our shop has nothing for suggestions: the page's own content stays.",
      ]);
    await expect(page.getByLabel("Search for:")).toHaveAttribute("type", "search");
    await expect(page.locator("form.woocommerce-product-search").getByRole("combobox")).toHaveCount(0);
    messages.length = 0;
    await page.locator("input.qty").fill("2");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.locator("dialog[open]")).toContainText("Something went wrong");
    await expect(page.locator("#site-header-cart .count")).toHaveText("1");
    await expect
      .poll(() => messages)
      .toEqual([
        expect.stringMatching(/^\[atoll\] a call failed\. AnswerError: cart\.add of the connector failed: Cannot read/),
      ]);
  } finally {
    await page.goto("about:blank");
    await proxy.close();
    await shop.close();
    rmSync(folder, { recursive: true });
  }
});
