import { expect, test } from "../guard/test.ts";
import { overflow } from "../shop/states.ts";
import { heading } from "../shop/visitor.ts";

test("NAV-23 ORD-01 ORD-02 ORD-03 REF-01 without JavaScript a customer orders again, asks for another address and for a refund, and the shop's people give an order to somebody else", async ({
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
  await test.step("strangers log in first, and come to their orders", async () => {
    await page.goto("/en/sales/orders?pagenbr=1");
    await page.getByLabel("E-mail").fill("joris@lagune.example");
    await page.getByLabel("Password").fill("lagune");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(heading(page)).toHaveText("My orders");
    expect(await overflow(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    expect(await overflow(page)).toEqual([]);
  });
  await test.step("what is sold out is told with what is in the cart; where nothing is, the orders are shown", async () => {
    await order("10414").getByRole("button", { name: "Order again" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.getByRole("status")).toHaveText(
      "2 products are in your cart again. Spatula, beech: This one is sold out for the moment.",
    );
    await page.goto("/en/sales/orders?pagenbr=1");
    await order("10377").getByRole("button", { name: "Order again" }).click();
    await expect(page.getByText("Nothing of this could be put into your cart. Bud vase")).toBeVisible();
  });
  await test.step("another address is asked for on a page of its own, which says what is missing", async () => {
    await order("10414").getByRole("link", { name: "Change the address" }).click();
    await page.getByLabel("Town").fill("");
    await page.getByRole("button", { name: "Ask for this address" }).click();
    await expect(page.getByLabel("Town")).toHaveAccessibleDescription("Please fill in: Town.");
    await page.getByLabel("Town").fill("Oostende");
    await page.getByRole("button", { name: "Ask for this address" }).click();
    await expect(page.locator(".messages")).toHaveText(
      "An e-mail is on its way to joris@lagune.example. Please confirm the new address there.",
    );
    await page.getByRole("link", { name: "Back to my orders" }).click();
    await expect(order("10414").getByRole("button", { name: "E-mail sent" })).toBeDisabled();
  });
  await test.step("another customer is named by e-mail address", async () => {
    await order("10409").getByRole("link", { name: "Other customer" }).click();
    await page.getByLabel("E-mail address of the customer").fill("nobody@example.org");
    await page.getByRole("button", { name: "Save the customer" }).click();
    await expect(page.getByLabel("E-mail address of the customer")).toHaveAccessibleDescription(
      /There is no customer with this e-mail address\.$/,
    );
    await page.getByLabel("E-mail address of the customer").fill("Ada.Maes@example.org");
    await page.getByRole("button", { name: "Save the customer" }).click();
    await expect(order("10409")).toContainText("ada.maes@example.org");
  });
  await test.step("a refund is worked out by the shop", async () => {
    await order("10402").getByRole("link", { name: "Ask for a refund" }).click();
    expect(await overflow(page)).toEqual([]);
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("Please tick at least one product, with a quantity.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Washed linen" }).check();
    await page.getByLabel("Quantity of Washed linen").fill("1,5");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.locator(".items-amount")).toHaveText("€36.75");
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.locator(".order-total")).toContainText("€36.75");
  });
  await context.close();
});
