import { openFixture } from "../../fixtures/open-fixture.ts";
import { expect, test } from "../guard/test.ts";

test("the header shows the number of products", async ({ page }) => {
  const cart = { ItemsCount: 2, ItemsQuantityCount: 5, AmountTaxInclHtml: "€ 12.50", AmountTaxExclHtml: "€ 10.33" };
  await openFixture(page, "store-product", { answers: { cart } });
  await expect(page.locator("[data-cart-count]")).toHaveText("2");
});
