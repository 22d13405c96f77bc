import { expect, test } from "../guard/test.ts";
import { overflow } from "../shop/states.ts";
import { heading } from "../shop/visitor.ts";
import { shirt } from "./choice.ts";
import { current, deletionCall, link } from "./wishlist-page.ts";

test("WSH-01 WSH-02 WSH-05 WSH-06 WSH-07 WSH-08 WSH-10 without script all of it is links and forms: a product is put on a list, taken off, and on a list that is made for it; a list is changed, ordered and deleted", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const main = page.locator("#page");
  const button = (name: string) => main.getByRole("button", { name });
  const again = () => page.goto("/en/catalog/wishlist/popup?productVariantId=v4019");
  await test.step("a product is put on a list, and taken off", async () => {
    await page.goto(`${shirt.path}?ProductVariantId=v4019`);
    await page.getByRole("link", { name: "Add to wishlist" }).click();
    await page.getByLabel("E-mail").fill("ada@example.org");
    await page.getByLabel("Password").fill("lagune");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(heading(page)).toHaveText("Add to wishlist");
    expect(await overflow(page)).toEqual([]);
    await main.getByLabel("Wishlist").selectOption("A garden in spring");
    await expect(button("Remove")).toHaveCount(0);
    await button("Add to the list").click();
    await expect(page).toHaveURL(/wishlist\/list\?Id=72$/);
    await expect(page.getByRole("status")).toHaveText("T-shirt, organic cotton is on the list “A garden in spring”.");
    await again();
    await expect(main).toContainText("It is on: A garden in spring.");
    await main.getByLabel("Wishlist").selectOption("A garden in spring");
    await button("Remove from the list").click();
    await expect(page.getByRole("status")).toHaveText("T-shirt, organic cotton is off the list “A garden in spring”.");
    await button("Add to the list").click();
    await again();
    await button("Remove from all lists").click();
    await expect(page.getByRole("status")).toHaveText("T-shirt, organic cotton is off all your lists.");
  });
  await test.step("a list is changed, ordered and deleted", async () => {
    await page.goto("/en/catalog/wishlist/list?Id=81");
    await expect(current(page)).toContainText("Nora is on her way");
    await expect(page.locator(".wishlist-birth")).toContainText("Nora");
    await link(page, "A garden in spring").click();
    await page.getByRole("link", { name: "Edit the name" }).click();
    await page.getByLabel("Name of the list").fill("");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText("A list needs a name.")).toBeVisible();
    await page.getByLabel("Name of the list").fill("Spring <3");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByRole("status")).toHaveText("That is saved.");
    await expect(current(page)).toContainText("Spring <3");
    await page.getByRole("link", { name: "Change the quantity of Dibber" }).click();
    await page.getByLabel("Quantity of Dibber").fill("1.5");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".field-error")).toBeVisible();
    await page.getByLabel("Quantity of Dibber").fill("3");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[data-wish]").filter({ hasText: "Dibber" })).toContainText("€44.70");
    await page.getByRole("button", { name: "Remove Watering can" }).click();
    await expect(page.getByRole("status")).toHaveText("Watering can, 2 litres is off the list.");
    await expect(page.locator("[data-wish]")).toHaveCount(2);
    await page.getByRole("button", { name: "Add all to cart" }).click();
    await expect(page.locator(".cart-line")).toHaveCount(2);
    await page.goto("/en/catalog/wishlist/list?Id=72");
    await page.getByRole("button", { name: "Delete this list" }).click();
    await expect(page.getByText("Delete this list with all that is on it?")).toBeVisible();
    await page.getByRole("button", { name: "Delete this list" }).click();
    await expect(page.getByRole("status")).toHaveText("“Spring <3” is deleted.");
    await expect(link(page, "Spring <3")).toHaveCount(0);
  });
  await test.step("a birth list is made for a product", async () => {
    await page.request.post(deletionCall, { data: { Id: "81" } });
    await page.goto("/en/catalog/wishlist/popup?productVariantId=v4019&type=birthlist");
    await expect(main).toContainText("You have no birth list yet.");
    await button("Make the list and add").click();
    await expect(page.locator(".field-error")).toHaveText(["A list needs a name.", "Please enter a date."]);
    await page.getByLabel("Name of the child").fill("Mo <3");
    await page.getByLabel("Expected on").fill("2027-05-01");
    await button("Make the list and add").click();
    await expect(page.getByRole("status")).toHaveText("T-shirt, organic cotton is on the list “Mo <3”.");
    await expect(main).toContainText("Coral, S");
    await page
      .getByRole("link", { name: "Coral" })
      .first()
      .or(main.getByRole("link", { name: "T-shirt, organic cotton" }))
      .first()
      .click();
    await page.getByRole("link", { name: "Add to birth list" }).click();
    await expect(main).toContainText("It is on: Mo <3.");
  });
  await context.close();
});
