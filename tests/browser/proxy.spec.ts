import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRules } from "../../tools/proxy/rules-file.ts";
import { startProxy } from "../../tools/proxy/main.ts";
import { startTableShop } from "../stand-ins/table-shop/server.ts";
import { expect, test } from "./guard/test.ts";

/** The example that a reader copies. */
const adapter = /<!-- adapter -->\n```js\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))![1]!;

const rules = {
  page: "#inhalt",
  settings: { culture: "en", locale: "de" },
  mark: [
    { selector: "td.menge", attributes: { "data-island": "quantity", "data-min": 1, "data-max": 12 } },
    { selector: "#korb-link", attributes: { "data-page-part": "cart" } },
  ],
};

test("try on your site: an old shop loads in place, its marked field has buttons, its cart keeps what is ordered, and the adapter revives its tabs", async ({
  page,
  guard,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "atoll-rules-"));
  const file = join(folder, "rules.json");
  writeFileSync(join(folder, "tabs.js"), adapter);
  writeFileSync(file, JSON.stringify(rules));
  const shop = await startTableShop();
  const said: string[] = [];
  const say = (line: string): unknown => said.push(line);
  const proxy = await startProxy({
    site: new URL(shop.url),
    rules: openRules(file, say),
    dist: "dist",
    texts: () => '{"Quantity":{"Increase":"Mehr","Decrease":"Weniger"}}',
    say,
    host: "127.0.0.1",
    port: 0,
  });
  guard.allowUnknown(new RegExp(`request to another host: \\w+ ${proxy.url}/`));
  const tabs = { shown: page.locator("#pflege"), second: page.getByRole("link", { name: "Zubereitung" }) };
  try {
    await test.step("a link loads in place, and the field of its page has buttons", async () => {
      await page.goto(proxy.url);
      await page.getByRole("link", { name: "Grüner Tee" }).click();
      await expect(page.getByRole("heading", { name: "Grüner Tee" })).toBeVisible();
      expect(page.url()).toBe(`${proxy.url}/ware?id=1`);
      await page.locator("td.menge button").last().click();
      await expect(page.getByLabel("Menge", { exact: true })).toHaveValue("2");
    });

    await test.step("the tabs, which the shop's script has bound on no page but the first, are dead", async () => {
      await tabs.second.click();
      await expect(page).toHaveURL(/#pflege$/);
      await expect(tabs.shown).toBeHidden();
    });

    await test.step("with the adapter in the rules they work on the page that comes next in place", async () => {
      writeFileSync(file, JSON.stringify({ ...rules, adapters: ["tabs.js"] }));
      await guard.expectFullLoad(() => page.reload());
      await page.evaluate(() => Object.assign(window, { marker: true }));
      await page.getByRole("link", { name: "Kräutertee" }).click();
      await expect(page.getByRole("heading", { name: "Kräutertee" })).toBeVisible();
      await tabs.second.click();
      await expect(tabs.shown).toHaveText("Zehn Minuten ziehen lassen.");
      await expect(tabs.shown).toBeVisible();
      expect(await page.evaluate(() => "marker" in window)).toBe(true);
    });

    await test.step("an order goes to the shop, which knows the visitor again by its cookie", async () => {
      await page.getByLabel("Menge", { exact: true }).fill("3");
      await guard.expectFullLoad(() => page.getByRole("button", { name: "In den Korb" }).click());
      await expect(page.locator("#zahl")).toHaveText("3 im Korb.");
      expect(page.url()).toBe(`${proxy.url}/korb`);
    });
    expect(said.join("\n")).toContain(`mark[0] "td.menge" found an element.`);
  } finally {
    await page.goto("about:blank");
    await proxy.close();
    await shop.close();
    rmSync(folder, { recursive: true });
  }
});
