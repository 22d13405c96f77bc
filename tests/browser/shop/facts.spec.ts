// The attribute table of a product page.
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { setConsentCookie, live } from "./visitor.ts";

test("PRO-02 a product table shows eight rows; the rest unfolds and stays open after Back", async ({ page, visit }) => {
  await setConsentCookie(page);
  await visit("/en/product/stoneware-cup-sea-salt-glaze");
  await live(page.locator("[data-island=gallery]"));
  const facts = page.getByRole("region", { name: "Good to know" });
  const rows = facts.locator("dt:visible");
  const summary = facts.getByText("All details");
  await expect(rows).toHaveCount(8);
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(14);
  await expect(facts.getByText("6912 00")).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page, ".product-about"), `at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${width}`).toBe(true);
  }
  await test.step("a table of seven rows has no toggle; after Back the long table keeps its state", async () => {
    expect(await page.evaluate(() => window.atoll!.visit("/en/product/desk-diary-2027-coral"))).toBe(true);
    await expect(rows).toHaveCount(7);
    await expect(facts.locator("details")).toHaveCount(0);
    await page.goBack();
    await expect(rows).toHaveCount(14);
  });
  await summary.click();
  await expect(rows).toHaveCount(8);
});
