// Wishlists and baby lists as links and forms, as a browser without script uses them.
import { expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../../unit/stand-ins/plain-browser/plain-browser.ts";

const shirt = "T-shirt, organic cotton";
const popup = "/en/catalog/wishlist/popup?productVariantId=v4019";
const list = (id: string): string => `/en/catalog/wishlist/list?Id=${id}`;
const status = (shop: PlainBrowser): string => shop.text("[role=status]");

async function customer(path: string): Promise<PlainBrowser> {
  const shop = plainBrowser();
  await shop.visitor.signIn();
  await shop.open(path);
  return shop;
}

test("NAV-23 WSH-02 WSH-07 without script a product is added to a list after a login, and removed", async () => {
  const shop = plainBrowser();
  await shop.open("/en/product/t-shirt-organic-cotton?ProductVariantId=v4019");
  await shop.link("Add to wishlist").follow();
  shop.field("Email address").fill("ada@example.org");
  shop.field("Password").fill("lagune");
  await shop.button("Log in").press();
  expect(shop.heading).toBe("Add to wishlist");
  shop.field("Wishlist").choose("A garden in spring");
  expect(shop.buttons.filter((name) => /remove/i.test(name))).toEqual([]);
  await shop.button("Add to list").press();
  expect(shop.url).toBe(list("72"));
  expect(status(shop)).toBe(`${shirt} was added to the list “A garden in spring”.`);
  await shop.open(popup);
  expect(shop.text("main")).toContain("Already on: A garden in spring.");
  shop.field("Wishlist").choose("A garden in spring");
  await shop.button("Remove from list").press();
  expect(status(shop)).toBe(`${shirt} was removed from the list “A garden in spring”.`);
  await shop.open(popup);
  await shop.button("Add to list").press();
  await shop.open(popup);
  await shop.button("Remove from all lists").press();
  expect(status(shop)).toBe(`${shirt} was removed from all your lists.`);
});

test("WSH-01 WSH-05 WSH-06 WSH-07 WSH-08 without script a list is renamed, changed, ordered and deleted", async () => {
  const shop = await customer(list("81"));
  const menu = shop.part(".wishlist-menu");
  expect(menu.text("[aria-current=page]")).toContain("Nora is on her way");
  expect(shop.text(".wishlist-birth")).toContain("Nora");
  await menu.link(/^A garden in spring/).follow();
  await shop.link("Edit name").follow();
  const name = shop.field("Name of the list");
  name.fill("");
  await shop.button("Save").press();
  expect(name.description).toContain("Please give the list a name.");
  name.fill("Spring <3");
  await shop.button("Save").press();
  expect(status(shop)).toBe("Saved.");
  expect(menu.text("[aria-current=page]")).toContain("Spring <3");

  await shop.link("Change quantity of Dibber, cherry wood").follow();
  const quantity = shop.field(/^Quantity of Dibber/);
  quantity.fill("1.5");
  await shop.button("Save").press();
  expect(shop.count(".field-error")).toBe(1);
  quantity.fill("3");
  await shop.button("Save").press();
  expect(shop.part("[data-wish]", "Dibber").text()).toContain("€44.70");
  await shop.button(/^Remove Watering can/).press();
  expect(status(shop)).toBe("Watering can, 2 litres was removed from the list.");
  expect(shop.count("[data-wish]")).toBe(2);
  await shop.button("Add all to cart").press();
  expect(shop.count(".cart-line")).toBe(2);

  await shop.open(list("72"));
  await shop.button("Delete list").press();
  expect(shop.text("main")).toContain("Delete the list “Spring <3” and everything on it?");
  await shop.button("Delete list").press();
  expect(status(shop)).toBe("“Spring <3” was deleted.");
  expect(menu.links.filter((link) => link.includes("Spring"))).toEqual([]);
});

test("NAV-23 without script a list is made, gets a moved product, and is shared by a link until that ends", async () => {
  const shop = await customer(list("72"));
  expect(shop.text("main")).toContain("share a list by its link");
  await shop.button("New list").press();
  await shop.button("Create list").press();
  expect(shop.field("Name of the new list").description).toContain("Please give the list a name.");
  shop.field("Name of the new list").fill("Balcony");
  await shop.button("Create list").press();
  expect(status(shop)).toBe("The list “Balcony” was created.");
  expect(shop.text("main")).toContain("This list is still empty.");

  await shop.open(list("72"));
  const dibber = shop.part("[data-wish]", "Dibber");
  await dibber.button(/^Move Dibber/).press();
  dibber.field("To the list").choose("Balcony");
  await dibber.button("Move").press();
  expect(status(shop)).toBe("Dibber, cherry wood is now on the list “Balcony”.");
  await shop
    .part(".wishlist-menu")
    .link(/^Balcony/)
    .follow();
  await shop.button("Share this list").press();
  const link = new URL(shop.field("Link to this list").value).pathname;

  const other = plainBrowser();
  await other.open(link);
  expect([other.heading, other.text("main")]).toEqual(["Balcony", expect.stringContaining("Dibber")]);
  expect(other.buttons).not.toContain("Stop sharing");
  await other.button("Add all to cart").press();
  expect(other.count(".cart-line")).toBe(1);

  await shop.button("Stop sharing").press();
  expect(status(shop)).toContain("is no longer shared");
  await other.open(link);
  expect(other.heading).toBe("This link is no longer valid");
});

test("WSH-10 without script a baby list is created for a product, and leads back to it", async () => {
  const shop = await customer("/en");
  await shop.open(list("81"));
  await shop.button("Delete list").press();
  expect(shop.text("main")).toContain("Delete the baby list “Nora is on her way” and everything on it?");
  await shop.button("Delete list").press();
  await shop.open(`${popup}&type=birthlist`);
  expect(shop.text("main")).toContain("You do not have a baby list yet.");
  await shop.button("Create list and add").press();
  expect(shop.texts(".field-error")).toEqual(["Please give the list a name.", "Please enter a date."]);
  shop.field("Child’s name").fill("Mo <3");
  shop.field("Due date").fill("2027-05-01");
  await shop.button("Create list and add").press();
  expect(status(shop)).toBe(`${shirt} was added to the list “Mo <3”.`);
  expect(shop.text("main")).toContain("Coral, S");
  await shop.part("main").link(shirt).follow();
  await shop.link("Add to baby list").follow();
  expect(shop.text("main")).toContain("Already on: Mo <3.");
});
