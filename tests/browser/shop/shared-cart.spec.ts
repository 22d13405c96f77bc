import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";
import { order } from "./visits.ts";
import { heading, live, setConsentCookie } from "./visitor.ts";

test("OPT-07 a cart is shared by a link, on a page that opens in place @all", async ({ page, visit }) => {
  await setConsentCookie(page);
  await visit("/en");
  await order(page);
  await visit("/en/shoppingcarts");
  const link = page.getByLabel("Link to this cart");
  await test.step("the button of the cart opens the page of the link in place", async () => {
    await page.getByRole("button", { name: "Share this cart" }).click();
    await expect(heading(page)).toHaveText("A shared cart");
    await expect(page.locator(".lead")).toContainText("These products are in your cart.");
    await live(page.locator(".shared-link [data-island=share]"));
    await expect(page.getByRole("link", { name: "Copy link" })).toHaveAttribute("href", await link.inputValue());
    expect(await violations(page)).toEqual([]);
  });
});
