// A product's versions, lengths, cuts, stock and photos, as a browser without script uses them.
import { expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../../unit/stand-ins/plain-browser/plain-browser.ts";

const shirt = "/en/product/t-shirt-organic-cotton";
const order = (shop: PlainBrowser) => shop.part("form.order");

async function at(path: string): Promise<PlainBrowser> {
  const shop = plainBrowser();
  await shop.open(path);
  return shop;
}

test("VAR-01 VAR-02 without script a version is chosen by a form, which opens its page", async () => {
  const shop = await at(shirt);
  shop.field("Navy").tick();
  shop.field("M").tick();
  await shop.button("Show this version").press();
  expect(shop.text(".sku")).toBe("Item no. SHI-401-NAV-M");
  expect([shop.field("Navy").isOn, shop.field("M").isOn]).toEqual([true, true]);
});

test("VAR-03 without script the page says that a combination is not made, and what it shows instead", async () => {
  const shop = await at("/en/product/pocket-t-shirt-organic-cotton");
  shop.field("Navy").tick();
  shop.field("S").tick();
  await shop.button("Show this version").press();
  expect(shop.text("form.order [role=status]")).toBe("Navy is not made in S. We selected M.");
  expect(shop.field("M").isOn).toBe(true);
  shop.field("S (not made in Navy)").tick();
  await order(shop).button("Add to cart").press();
  expect(shop.text("form.order [role=status]")).toBe("Navy is not made in S. We selected M.");
});

test("STK-01 without script a sold-out version offers a form for a notice instead of an order", async () => {
  const shop = await at(`${shirt}?ProductVariantId=v4016`);
  expect(order(shop).buttons).toEqual(["Show this version"]);
  shop.field("Email address").fill("ada@example.org");
  await shop.button("Email me when it is back").press();
  expect(shop.text("[role=status]")).toMatch(/We will email ada@example\.org/);
});

test("VAR-04 without script an order takes the chosen version", async () => {
  const shop = await at(shirt);
  shop.field("Coral").tick();
  await order(shop).button("Add to cart").press();
  expect(shop.text(".cart-line")).toContain("Coral, S");
});

test("PRO-04 without script the stock by warehouse is a page with a link back to the version", async () => {
  const shop = await at("/nl/product/tote-bag-cotton-and-hemp?ProductVariantId=v41519long");
  await shop.link("Voorraad per magazijn").follow();
  expect(shop.heading).toBe("Voorraad per magazijn");
  expect(shop.count("tr")).toBe(4);
  await shop.link(/^Terug naar/).follow();
  expect(shop.field("Denim").isOn).toBe(true);
  await shop.open("/widget/catalog/StockByWarehouse?productVariantId=none");
  expect(shop.status).toBe(404);
});

test("PRO-05 without script a customer's reference is saved on a page, which leads back to the version", async () => {
  const shop = plainBrowser();
  await shop.visitor.signIn("bo@example.org");
  await shop.open(`${shirt}?ProductVariantId=v4019`);
  await shop.link(/^Change your reference/).follow();
  const field = shop.field("Reference");
  field.fill("B".repeat(31));
  await shop.button("Save").press();
  expect(shop.text(".field-error")).toBe("Use no more than 30 characters.");
  field.fill("BO-1");
  await shop.button("Save").press();
  expect(shop.text("[role=status]")).toBe("Your reference has been saved");
  expect(shop.text(".customer-reference")).toContain("BO-1");
});

test("LEN-02 LEN-03 without script the rule is readable; the server computes length, charge and weight", async () => {
  const shop = await at("/en/product/manila-rope-three-strand-10-mm");
  expect(shop.text("main")).toContain("Multiples of 0.5 m are cut free of charge; other lengths cost €1.50 extra.");
  order(shop).field("[Quantity]").fill("2,345");
  await order(shop).button("Add to cart").press();
  expect(shop.text(".cart-line-amount")).toBe("Total: €6.67");
  expect(shop.text(".cart-line-weight")).toBe("Weight 146 g");
  expect(shop.text(".cart-line")).toContain("Includes €1.50 for cutting to 2.35 m.");
  shop
    .part(".cart-line")
    .field(/^Quantity of Manila rope/)
    .fill("2.5");
  await shop.button("Update cart").press();
  expect(shop.text(".cart-line-amount")).toBe("Total: €5.50");
  expect(shop.attribute(".cart-line [name^='Quantity[']", "value")).toBe("155");
});

test("NAV-23 LEN-02 without script the server plans the cuts, and a link sets the quantity", async () => {
  const shop = await at("/en/product/manila-rope-three-strand-16-mm");
  const cuts = shop.part(".cut-list");
  const fill = (row: number, length: string, count: string): void => {
    cuts.field(`Length in metres, row ${row}`).fill(length);
    cuts.field(`Number of pieces, row ${row}`).fill(count);
  };
  fill(1, "21", "1");
  fill(2, "1.2", "x");
  await cuts.button("Plan cuts").press();
  expect(cuts.texts("[role=alert] p")).toEqual([
    "Row 1: 21 m is longer than the longest piece that we sell, 20 m.",
    "Row 2: please enter a whole number of pieces, at most 200.",
  ]);
  expect(cuts.field("Length in metres, row 1").description).toBe(cuts.texts("[role=alert] p")[0]);
  expect(cuts.field("Number of pieces, row 2").description).toBe(cuts.texts("[role=alert] p")[1]);
  fill(1, "2.7", "3");
  fill(2, "1.2", "4");
  await cuts.button("Plan cuts").press();
  expect(cuts.texts("li")).toEqual([expect.stringMatching(/^1 × 10 m: /), expect.stringMatching(/^1 × 5 m: /)]);
  await cuts.link("Set quantity to 15 m").follow();
  expect(order(shop).field("[Quantity]").value).toBe("15");
});

test("PRO-01 without script each photo is a link to the large one", async () => {
  const photos = (await at("/en/product/stoneware-cup-sea-salt-glaze")).part(".gallery-photos");
  expect(photos.links).toHaveLength(9);
  for (const name of [
    "Large photo: Stoneware cup, sea-salt glaze",
    "Large photo: Stoneware cup, sea-salt glaze, in the evening",
  ])
    expect(photos.links).toContain(name);
  for (const name of photos.links) {
    const { pathname, search } = photos.link(name).url;
    expect(pathname + search).toMatch(/^\/media\/products\/p276\.svg\?.*size=large$/);
  }
});
