import { expect, test } from "../../browser/guard/test.ts";
import { overflow } from "../../browser/overflow.ts";
import { heading } from "../../browser/shop/visitor.ts";
import { shirt } from "../product/choice.ts";
import { current, deletionCall, link } from "./wishlist-page.ts";

test("WSH-01 WSH-02 WSH-05 WSH-06 WSH-07 WSH-08 WSH-10 lists work without script as links and forms", async ({
  browser,
  baseURL,
}) => {
  // The test loads some thirty pages.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const main = page.locator("#page");
  const button = (name: string) => main.getByRole("button", { name });
  const openPopup = () => page.goto("/en/catalog/wishlist/popup?productVariantId=v4019");
  await test.step("a product is added to a list and removed", async () => {
    await page.goto(`${shirt.path}?ProductVariantId=v4019`);
    await page.getByRole("link", { name: "Add to wishlist" }).click();
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Password").fill("lagune");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(heading(page)).toHaveText("Add to wishlist");
    expect(await overflow(page)).toEqual([]);
    await main.getByLabel("Wishlist").selectOption("A garden in spring");
    await expect(button("Remove")).toHaveCount(0);
    await button("Add to list").click();
    await expect(page).toHaveURL(/wishlist\/list\?Id=72$/);
    await expect(page.getByRole("status")).toHaveText(
      "T-shirt, organic cotton was added to the list “A garden in spring”.",
    );
    await openPopup();
    await expect(main).toContainText("Already on: A garden in spring.");
    await main.getByLabel("Wishlist").selectOption("A garden in spring");
    await button("Remove from list").click();
    await expect(page.getByRole("status")).toHaveText(
      "T-shirt, organic cotton was removed from the list “A garden in spring”.",
    );
    await button("Add to list").click();
    await openPopup();
    await button("Remove from all lists").click();
    await expect(page.getByRole("status")).toHaveText("T-shirt, organic cotton was removed from all your lists.");
  });
  await test.step("a list is renamed, changed, ordered and deleted", async () => {
    await page.goto("/en/catalog/wishlist/list?Id=81");
    await expect(current(page)).toContainText("Nora is on her way");
    await expect(page.locator(".wishlist-birth")).toContainText("Nora");
    await link(page, "A garden in spring").click();
    await page.getByRole("link", { name: "Edit name" }).click();
    await page.getByLabel("Name of the list").fill("");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText("Please give the list a name.")).toBeVisible();
    await page.getByLabel("Name of the list").fill("Spring <3");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByRole("status")).toHaveText("Saved.");
    await expect(current(page)).toContainText("Spring <3");
    await page.getByRole("link", { name: "Change quantity of Dibber" }).click();
    await page.getByLabel("Quantity of Dibber").fill("1.5");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".field-error")).toBeVisible();
    await page.getByLabel("Quantity of Dibber").fill("3");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[data-wish]").filter({ hasText: "Dibber" })).toContainText("€44.70");
    await page.getByRole("button", { name: "Remove Watering can" }).click();
    await expect(page.getByRole("status")).toHaveText("Watering can, 2 litres was removed from the list.");
    await expect(page.locator("[data-wish]")).toHaveCount(2);
    await page.getByRole("button", { name: "Add all to cart" }).click();
    await expect(page.locator(".cart-line")).toHaveCount(2);
    await page.goto("/en/catalog/wishlist/list?Id=72");
    await page.getByRole("button", { name: "Delete list" }).click();
    await expect(page.getByText("Delete this list and everything on it?")).toBeVisible();
    await page.getByRole("button", { name: "Delete list" }).click();
    await expect(page.getByRole("status")).toHaveText("“Spring <3” was deleted.");
    await expect(link(page, "Spring <3")).toHaveCount(0);
  });
  await test.step("a baby list is created for a product", async () => {
    await page.request.post(deletionCall, { data: { Id: "81" } });
    await page.goto("/en/catalog/wishlist/popup?productVariantId=v4019&type=birthlist");
    await expect(main).toContainText("You do not have a baby list yet.");
    await button("Create list and add").click();
    await expect(page.locator(".field-error")).toHaveText(["Please give the list a name.", "Please enter a date."]);
    await page.getByLabel("Child’s name").fill("Mo <3");
    await page.getByLabel("Due date").fill("2027-05-01");
    await button("Create list and add").click();
    await expect(page.getByRole("status")).toHaveText("T-shirt, organic cotton was added to the list “Mo <3”.");
    await expect(main).toContainText("Coral, S");
    await page
      .getByRole("link", { name: "Coral" })
      .first()
      .or(main.getByRole("link", { name: "T-shirt, organic cotton" }))
      .first()
      .click();
    await page.getByRole("link", { name: "Add to baby list" }).click();
    await expect(main).toContainText("Already on: Mo <3.");
  });
  await context.close();
});
