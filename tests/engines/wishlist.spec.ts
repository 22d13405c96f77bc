import { wishlistRoutes } from "../../shared/api/wire/wishlists.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test } from "./fixture/test.ts";
import { dialog, heading, live, orderForm, returningVisitor } from "./shop.ts";

const shirt = "/en/product/t-shirt-organic-cotton";
const wishlists = "/en/catalog/wishlist/list";

const link = (tab: Tab) => tab.role("link", "Add to wishlist");
const count = (tab: Tab) => tab.css("[data-wishlist-count]");
const wishes = (tab: Tab) => tab.css("[data-wish]");

async function openProduct(tab: Tab): Promise<void> {
  await tab.open(shirt);
  await live(tab.css("[data-island=variations]"));
  await orderForm(tab).ready();
}

test("WSH-02 WSH-04 WSH-09 the chosen version goes on the list chosen in a dialog, and off it again", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control, { isSignedIn: true });
  await openProduct(tab);
  await expect(count(tab)).toRead("9");
  await tab.css("[data-island=variations]").role("radio", "Coral").click();
  await link(tab).click();
  await expect(tab.role("dialog", "Add to wishlist")).toRead("Coral, S");
  const form = dialog(tab).css("form[data-island=wishlist-picker]");
  await live(form);
  await form.css("select").choose("A garden in spring");
  await form.role("button", "Add to list").click();
  const added = "T-shirt, organic cotton was added to the list “A garden in spring”.";
  await expect(tab.role("dialog", added)).toBeSeen();
  await expect(count(tab)).toRead("10");
  await dialog(tab).role("button", "Continue shopping").click();
  await expect(dialog(tab)).toBeGone();
  await expect(link(tab)).toHaveFocusNow();

  await tab.press("Enter");
  await live(form);
  await form.css("select").choose("A garden in spring");
  await expect(form.css("[data-wishlist-status]")).toRead("Already on the list “A garden in spring”.");
  await form.role("button", "Remove from list").click();
  await expect(form.css("[data-wishlist-status]")).toRead("Removed from the list “A garden in spring”.");
  await expect(form.role("button", "Add to list")).toHaveFocusNow();
  await expect(count(tab)).toRead("9");
  await tab.press("Escape");
  await expect(dialog(tab)).toBeGone();
  await expect(link(tab)).toHaveFocusNow();
});

test("WSH-02 a visitor without a list makes one in the dialog and finds the product on it", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control, { isSignedIn: true });
  await tab.evaluate(async (path: string) => {
    for (const Id of ["71", "72"])
      await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ Id }),
      });
  }, wishlistRoutes.deleteList);
  await openProduct(tab);
  await link(tab).click();
  const name = dialog(tab).css("[name=Name]");
  await expect(name).toBeSeen();
  await name.click();
  await tab.press("Enter");
  await expect(dialog(tab).css(".field-error")).toBeSeen();
  await name.fill("Summer");
  await tab.press("Enter");
  await expect(tab.css("#page")).toRead("T-shirt, organic cotton");
  await expect(tab.css("#wishlist-name")).toRead("Summer");
});

test("WSH-01 WSH-07 lists change in place; a removed wish comes back with Undo", async ({ tab, control }) => {
  await returningVisitor(tab, control, { isSignedIn: true });
  await tab.open(wishlists);
  await live(tab.css("[data-island=wishlist]"));
  const name = tab.css("#wishlist-name");
  const remove = (wish: string) => tab.roleWith("button", `Remove ${wish}`);
  await expect(name).toRead("Our new kitchen");
  await remove("Stoneware mug").click();
  await expect(wishes(tab)).toBeSeenTimes(3);
  await expect(remove("Cooking spoon")).toHaveFocusNow();
  await expect(tab.css(".wishlist-total")).toRead("€103.55");
  await tab.role("button", "Undo").click();
  await expect(wishes(tab)).toBeSeenTimes(4);
  await expect(wishes(tab).first()).toRead("Stoneware mug");
  await expect(tab.css(".wishlist-total")).toRead("€265.55");

  await tab.css(".wishlist-menu").roleWith("link", "A garden in spring").click();
  await expect(name).toRead("A garden in spring");
  await expect(tab).toBeAt(`${wishlists}?Id=72`);
  await tab.back();
  await expect(name).toRead("Our new kitchen");
  await expect(heading(tab)).toRead("Wishlists");
});
