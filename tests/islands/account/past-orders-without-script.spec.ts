import { expect, test } from "../../browser/guard/test.ts";
import { overflow } from "../../browser/overflow.ts";
import { heading } from "../../browser/shop/visitor.ts";

test("NAV-23 ORD-01 ORD-02 ORD-03 REF-01 reorders, address and refund requests work without JavaScript", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const order = (number: string) => page.getByRole("article", { name: `Order ${number}` });
  await test.step("unknown visitors log in and then see their orders", async () => {
    await page.goto("/en/sales/orders?pagenbr=1");
    await page.getByLabel("Email").fill("joris@lagune.example");
    await page.getByLabel("Password").fill("lagune");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(heading(page)).toHaveText("My orders");
    expect(await overflow(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    expect(await overflow(page)).toEqual([]);
  });
  await test.step("sold-out products are listed with the cart, or with the orders if nothing was added", async () => {
    await order("10414").getByRole("button", { name: "Order again" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.getByRole("status")).toHaveText(
      "2 products were added to your cart. Spatula, beech: This item is currently sold out.",
    );
    await page.goto("/en/sales/orders?pagenbr=1");
    await order("10377").getByRole("button", { name: "Order again" }).click();
    await expect(page.getByText("None of these products could be added to your cart. Bud vase")).toBeVisible();
  });
  await test.step("the address form is a page that reports missing fields", async () => {
    await order("10414").getByRole("link", { name: "Change address" }).click();
    await page.getByLabel("Town").fill("");
    await page.getByRole("button", { name: "Request this address" }).click();
    await expect(page.getByLabel("Town")).toHaveAccessibleDescription("Please fill in: Town.");
    await page.getByLabel("Town").fill("Oostende");
    await page.getByRole("button", { name: "Request this address" }).click();
    await expect(page.locator(".messages")).toHaveText(
      "An email is on its way to joris@lagune.example. Please use it to confirm the new address.",
    );
    await page.getByRole("link", { name: "Back to my orders" }).click();
    await expect(order("10414").getByRole("button", { name: "Email sent" })).toBeDisabled();
  });
  await test.step("staff enter another customer's email address", async () => {
    await order("10409").getByRole("link", { name: "Change customer" }).click();
    await page.getByLabel("Customer’s email address").fill("nobody@example.org");
    await page.getByRole("button", { name: "Save customer" }).click();
    await expect(page.getByLabel("Customer’s email address")).toHaveAccessibleDescription(
      /No customer has this email address\.$/,
    );
    await page.getByLabel("Customer’s email address").fill("Ada.Maes@example.org");
    await page.getByRole("button", { name: "Save customer" }).click();
    await expect(order("10409")).toContainText("ada.maes@example.org");
  });
  await test.step("the shop calculates a refund", async () => {
    await order("10402").getByRole("link", { name: "Request a refund" }).click();
    expect(await overflow(page)).toEqual([]);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("Please tick at least one product and enter a quantity.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Washed linen" }).check();
    await page.getByLabel("Quantity of Washed linen").fill("1,5");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.locator(".items-amount")).toHaveText("€36.75");
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.locator(".order-total")).toContainText("€36.75");
  });
  await context.close();
});
