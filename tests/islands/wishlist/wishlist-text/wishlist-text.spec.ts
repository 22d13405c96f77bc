import { expect, test } from "../../../browser/guard/test.ts";
import { setConsentCookie } from "../../../browser/shop/visitor.ts";
import { openWishlists, current, itemsCall, link, listName, nameCall, ready } from "../wishlist-page.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("WSH-05 a list's name and description are edited in place; a draft survives other lists and refreshes", async ({
  page,
  visit,
  control,
}) => {
  await openWishlists(page, visit);
  const edit = page.getByRole("button", { name: "Edit name" });
  const name = page.getByLabel("Name of the list");
  const description = page.getByRole("textbox", { name: "Description" });
  await test.step("Escape restores the text", async () => {
    await edit.click();
    await expect(name).toBeFocused();
    await name.fill("Something else");
    await page.keyboard.press("Escape");
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(name).toHaveValue("Our new kitchen");
  });
  await test.step("a draft survives another list and a refresh while typing", async () => {
    await name.fill("Half");
    const refreshed = page.waitForResponse(`**${itemsCall}?wishlistid=71`);
    await name.evaluate((field) => {
      Object.assign(field, { isOld: true });
      document.dispatchEvent(new CustomEvent("wishlist:changed"));
    });
    await refreshed;
    await expect(name).not.toHaveJSProperty("isOld", true);
    await expect(name).toBeFocused();
    await page.keyboard.type(" typed");
    await expect(name).toHaveValue("Half typed");
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    await expect(name).toBeHidden();
    await link(page, "Our new kitchen").click();
    await expect(name).toHaveValue("Half typed");
  });
  await test.step("Enter saves, and the menu shows the new name as text", async () => {
    await name.fill(" A <img src=x>  kitchen ");
    await name.press("Enter");
    await expect(listName(page)).toHaveText("A <img src=x> kitchen");
    await expect(current(page)).toContainText("A <img src=x> kitchen");
    await expect(edit).toBeFocused();
    expect((await control.log()).filter((entry) => entry.path.startsWith(nameCall))).toHaveLength(1);
    await ready(page);
  });
  await test.step("in a description Enter starts a new line, and Ctrl+Enter saves", async () => {
    await page.getByRole("button", { name: "Edit description" }).click();
    await description.fill("One");
    await description.press("End");
    await description.press("Enter");
    await page.keyboard.type("two");
    await description.press("Control+Enter");
    await expect(page.locator(".wishlist-text-description [data-text]")).toHaveText("One\ntwo", { useInnerText: true });
    await page.getByRole("button", { name: "Edit description" }).click();
    await description.fill("");
    await page.locator(".wishlist-text-description").getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".wishlist-text-description [data-text]")).toHaveText("No description yet.");
  });
});
