import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRules } from "../../tools/proxy/rules-file.ts";
import { startProxy } from "../../tools/proxy/main.ts";
import { startTableShop } from "../stand-ins/table-shop/server.ts";
import { expect, test } from "./guard/test.ts";

/** The adapter of the documentation, which readers copy. */
const adapter = readFileSync("docs/examples/adapter.js", "utf8");

const rules = {
  page: "#inhalt",
  settings: { culture: "en", locale: "de" },
  mark: [
    { selector: "td.menge", attributes: { "data-island": "quantity", "data-min": 1, "data-max": 12 } },
    { selector: "#korb-link", attributes: { "data-page-part": "cart" } },
  ],
};

test("proxy: an old shop swaps in place with islands, its cart and an adapter", async ({ page, guard }) => {
  const folder = mkdtempSync(join(tmpdir(), "atoll-rules-"));
  const file = join(folder, "rules.json");
  writeFileSync(join(folder, "tabs.js"), adapter);
  writeFileSync(file, JSON.stringify(rules));
  const shop = await startTableShop();
  const logged: string[] = [];
  const log = (line: string): unknown => logged.push(line);
  const proxy = await startProxy({
    site: new URL(shop.url),
    rules: openRules(file, log),
    dist: "dist",
    log,
    host: "127.0.0.1",
    port: 0,
  });
  guard.allowUnknown(new RegExp(`request to another host: \\w+ ${proxy.url}/`));
  const tabs = { panel: page.locator("#pflege"), second: page.getByRole("link", { name: "Zubereitung" }) };
  try {
    await test.step("a link loads in place, and the quantity field of its page gets buttons", async () => {
      await page.goto(proxy.url);
      await page.getByRole("link", { name: "Grüner Tee" }).click();
      await expect(page.getByRole("heading", { name: "Grüner Tee" })).toBeVisible();
      expect(page.url()).toBe(`${proxy.url}/ware?id=1`);
      await page.locator("td.menge button").last().click();
      await expect(page.getByLabel("Menge", { exact: true })).toHaveValue("2");
    });

    await test.step("tabs on the next page do not work: the shop's script bound them on the first page only", async () => {
      await tabs.second.click();
      await expect(page).toHaveURL(/#pflege$/);
      await expect(tabs.panel).toBeHidden();
    });

    await test.step("with the adapter in the rules the tabs work on the next page", async () => {
      writeFileSync(file, JSON.stringify({ ...rules, adapters: ["tabs.js"] }));
      await guard.expectFullLoad(() => page.reload());
      await page.evaluate(() => Object.assign(window, { marker: true }));
      await page.getByRole("link", { name: "Kräutertee" }).click();
      await expect(page.getByRole("heading", { name: "Kräutertee" })).toBeVisible();
      await tabs.second.click();
      await expect(tabs.panel).toHaveText("Zehn Minuten ziehen lassen.");
      await expect(tabs.panel).toBeVisible();
      expect(await page.evaluate(() => "marker" in window)).toBe(true);
    });

    await test.step("an order reaches the shop, which recognises the visitor by its cookie", async () => {
      await page.getByLabel("Menge", { exact: true }).fill("3");
      await guard.expectFullLoad(() => page.getByRole("button", { name: "In den Korb" }).click());
      await expect(page.locator("#zahl")).toHaveText("3 im Korb.");
      expect(page.url()).toBe(`${proxy.url}/korb`);
    });
    expect(logged.join("\n")).toContain(`mark[0] "td.menge" found 1 element.`);
  } finally {
    await page.goto("about:blank");
    await proxy.close();
    await shop.close();
    rmSync(folder, { recursive: true });
  }
});
