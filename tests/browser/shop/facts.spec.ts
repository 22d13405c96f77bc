// The attribute table of a product's page.
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { hasChosen, live } from "./visitor.ts";

test("PRO-02 eight rows of the table are shown, the rest unfolds, and is unfolded still after Back; a short table has nothing to unfold", async ({
  page,
  visit,
}) => {
  await hasChosen(page);
  await visit("/en/product/stoneware-cup-sea-salt-glaze");
  await live(page.locator("[data-island=gallery]"));
  const facts = page.getByRole("region", { name: "Good to know" });
  const rows = facts.locator("dt:visible");
  const more = facts.getByText("All details");
  await expect(rows).toHaveCount(8);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(14);
  await expect(facts.getByText("6912 00")).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page, ".product-about"), `at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${width}`).toBe(true);
  }
  await test.step("a table of seven rows has nothing to unfold; after Back the other one is as it was left", async () => {
    expect(await page.evaluate(() => window.atoll!.visit("/en/product/desk-diary-2027-coral"))).toBe(true);
    await expect(rows).toHaveCount(7);
    await expect(facts.locator("details")).toHaveCount(0);
    await page.goBack();
    await expect(rows).toHaveCount(14);
  });
  await more.click();
  await expect(rows).toHaveCount(8);
});
