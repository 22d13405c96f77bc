// A visitor's way through the stand-in shop by links and forms alone, as a browser without script goes it.
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../stand-ins/plain-browser/plain-browser.ts";

const diary = "Desk diary 2027, coral";
const cartCount = (shop: PlainBrowser): string => shop.text("[data-cart-count]");
const order = (shop: PlainBrowser) => shop.part("form.order");

async function orderDiary(shop: PlainBrowser): Promise<void> {
  await shop.open("/en/product/desk-diary-2027-coral");
  await order(shop).button("Add to cart").press();
}

test("NAV-23 without script a visitor fills a cart, is told its limits, and empties it", async () => {
  const shop = plainBrowser();
  await shop.open("/en");
  expect(shop.count("form.atoll-consent")).toBe(0);
  await shop.group("Categories").link("Stationery").follow();
  expect(shop.heading).toBe("Stationery");
  await shop.link(diary).follow();
  expect(shop.heading).toBe(diary);
  order(shop).field("Quantity").fill("3");
  await order(shop).button("Add to cart").press();
  expect(shop.heading).toBe("Your cart");
  expect(shop.text(".flash")).toBe(`${diary} was added to your cart.`);
  expect(cartCount(shop)).toBe("1");

  const quantity = shop.field(`Quantity of ${diary}`);
  quantity.fill("6");
  await shop.button("Update cart").press();
  expect(shop.status).toBe(422);
  expect(quantity.description).toContain("Maximum quantity: 5.");
  expect(shop.text(".cart-line")).toContain("Maximum 5 per customer");
  expect(quantity.value).toBe("6");
  quantity.fill("5");
  // Enter presses the form's first button, which updates the cart.
  await quantity.enter();
  expect(shop.text(".flash")).toBe("Your cart has been updated.");
  expect(quantity.value).toBe("5");
  await shop.button(`Remove ${diary}`).press();
  expect(shop.text("main")).toContain("Your cart is empty.");
  expect(cartCount(shop)).toBe("0");
});

test("NAV-23 without script a visitor searches, sorts, reads, and opens the cookie settings", async () => {
  const shop = plainBrowser();
  await shop.open("/en");
  const search = shop.field("[q]");
  search.fill("linen");
  await search.enter();
  expect(shop.url).toBe("/en/catalog?q=linen");
  const found = shop.count(".product-card");
  expect(found).toBeGreaterThan(1);
  shop.field("Sort by").choose("Price, low to high");
  await shop.button("Show").press();
  expect(shop.url).toMatch(/q=linen.*sort=price-asc/);
  expect(shop.count(".product-card")).toBe(found);

  await shop.group("Categories").link("Journal").follow();
  expect(shop.heading).toBe("The journal");
  const [first] = shop.texts(".teaser-link");
  await shop.link(first!).follow();
  expect(shop.count(".article .prose")).toBeGreaterThan(0);
  await shop.link("Delivery and returns").follow();
  expect(shop.count("table")).toBe(1);
  await shop.link("Cookie settings").follow();
  expect(shop.url).toBe("/en/cookies");
  expect(shop.text("table")).toContain("LaguneCookieConsent");
});

test("NAV-23 without script a message is sent after a mistake, which shows at its field", async () => {
  const shop = plainBrowser();
  await shop.open("/en");
  await shop.group("Categories").link("Contact").follow();
  const [name, email, subject] = ["Your name", "Email address", "Subject"].map((label) => shop.field(label));
  name!.fill("Ada");
  email!.fill("ada");
  subject!.choose("A return");
  await shop.button("Send message").press();
  expect(shop.text("[role=alert]")).toBe("Please check the marked fields.");
  expect([name!.value, subject!.value]).toEqual(["Ada", "return"]);
  expect(email!.description).toBe("Enter an email address such as name@example.org.");
  email!.fill("ada@example.org");
  shop.field("Your message").fill("A cup came broken.");
  await shop.button("Send message").press();
  expect(shop.heading).toBe("Thank you");
});

test("NAV-23 without script a customer logs in after a wrong password, and out again", async () => {
  const shop = plainBrowser();
  await shop.open("/en/contact");
  await shop.part(".account").link("Log in").follow();
  shop.field("Email address").fill("ada@example.org");
  const password = shop.field("Password");
  password.fill("wrong");
  await shop.button("Log in").press();
  expect(shop.text("[role=alert]")).toBe("The email address or password is incorrect.");
  expect(password.value).toBe("");
  password.fill("lagune");
  await password.enter();
  expect(shop.text(".flash")).toBe("Welcome, Ada.");
  await shop.part(".account").link("Log out").follow();
  expect(shop.text(".flash")).toBe("You are logged out. See you soon.");
});

test.each([
  {
    culture: "fr",
    category: "Verrerie",
    add: "Ajouter au panier",
    inCart: "a été ajouté à votre panier",
    remove: /^Retirer/,
    empty: "Votre panier est vide.",
  },
  {
    culture: "nl",
    category: "Glaswerk",
    add: "In winkelmandje",
    inCart: "is aan uw winkelmandje toegevoegd",
    remove: /verwijderen$/,
    empty: "Uw winkelmandje is leeg.",
  },
])(
  "NAV-23 LOC-01 without script the shop works in $culture",
  async ({ culture, category, add, inCart, remove, empty }) => {
    const shop = plainBrowser(culture);
    await shop.open(`/${culture}`);
    expect(shop.attribute("html", "lang")).toMatch(new RegExp(`^${culture}`));
    await shop.part(".menu").link(category).follow();
    expect(shop.heading).toBe(category);
    const [first] = shop.texts(".product-card-link");
    await shop.link(first!).follow();
    const quantity = order(shop).field("[Quantity]").value;
    await order(shop).button(add).press();
    expect(shop.text(".flash")).toContain(inCart);
    expect(shop.part(".cart-line").field(/./).value).toBe(quantity);
    await shop.button(remove).press();
    expect(shop.text("main")).toContain(empty);
  },
);

describe("NAV-23 OPT-07 a cart shared by a link", () => {
  test("shows its products to another visitor, who puts them into their own cart", async () => {
    const shop = plainBrowser();
    await orderDiary(shop);
    await shop.button("Share this cart").press();
    expect(shop.heading).toBe("A shared cart");
    const { pathname } = new URL(shop.field("Link to this cart").value);
    expect(pathname).toMatch(/^\/en\/shoppingcarts\/shared\/[\w-]{22}$/);
    const other = plainBrowser();
    await other.open(pathname);
    expect(other.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(other.texts(".shared-lines li")).toEqual([expect.stringContaining(diary)]);
    await other.button("Add all to my cart").press();
    expect(other.heading).toBe("Your cart");
    expect(other.text("[role=status]")).toBe("1 product was added to your cart.");
    expect(cartCount(other)).toBe("1");
  });

  test("names products that are sold out or no longer sold, with the reason", async () => {
    const shop = plainBrowser();
    await shop.open("/en/shoppingcarts/shared/office-kitchen");
    expect(shop.texts(".shared-message")).toEqual([
      "This item is currently sold out.",
      "99 wanted. Only 60 left in stock.",
      "We no longer sell this product.",
    ]);
    await shop.button("Add all to my cart").press();
    expect(shop.text("[role=status]")).toBe(
      "2 products were added to your cart. Brazil Cerrado, medium roast: This item is currently sold out. " +
        "Storm lantern, brass: We no longer sell this product.",
    );
  });

  test("that is no longer stored says so, and leads to the shop", async () => {
    const shop = plainBrowser();
    await shop.open("/en/shoppingcarts/shared/unknown");
    expect([shop.status, shop.heading]).toEqual([404, "This link is no longer valid"]);
    await shop.link("Browse the shop").follow();
    expect(shop.heading).toBe("All products");
  });
});

describe("AST-07 AST-08 without script a customer's own files", () => {
  const text = (name: string, content = "Ring twice.") => new File([content], name, { type: "text/plain" });
  const image = async (name: string, width: number, height: number): Promise<File> => {
    const picture = sharp({ create: { width, height, channels: 3, background: "#c84" } }).png();
    return new File([new Uint8Array(await picture.toBuffer())], name, { type: "image/png" });
  };
  const names = (shop: PlainBrowser): string[] =>
    shop
      .part(".own-documents")
      .fieldsOf("text")
      .map(({ value }) => value);

  test("are added, renamed and removed", async () => {
    const shop = plainBrowser();
    await shop.visitor.signIn();
    await shop.open("/en/account/files");
    shop.field("Name of Trade register extract.pdf").fill("Extract 2026");
    shop.field("Remove Delivery notes.txt").tick();
    shop.field("Add documents").attach(text("one.txt"), text("two.txt"));
    shop.field("Choose another photo").attach(await image("front.png", 900, 500));
    await shop.button("Save").press();
    expect(shop.text(".flash")).toBe("Your documents and photo have been saved.");
    expect(names(shop)).toEqual(["Extract 2026.pdf", "one.txt", "two.txt"]);
    expect(shop.text(".own-photo .asset-facts")).toMatch(/400\s×\s400\spx/);
    shop.field("Remove front.png").tick();
    await shop.button("Save").press();
    expect(shop.text(".own-none")).toBe("There is no photo yet.");
  });
});
