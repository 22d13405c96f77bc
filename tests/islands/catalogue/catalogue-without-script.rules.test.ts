// Lists of products with their filters, as a browser without script uses them.
import { expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../../unit/stand-ins/plain-browser/plain-browser.ts";

const list = "/en/catalog/shirts-and-bags";

async function at(path: string): Promise<PlainBrowser> {
  const shop = plainBrowser();
  await shop.open(path);
  return shop;
}

test("CAT-01 FIL-01 FIL-03 without script the form, the chips and the links give the same addresses", async () => {
  const shop = await at(`${list}?sort=new&utm_source=letter`);
  const filter = (): unknown => JSON.parse(shop.query.get("filter") ?? "null");
  // On a wide screen, a style opens the filters.
  await shop.button("Filters").press();
  shop.field(/^Navy \(/).tick();
  shop.field("To (€)").fill("60,5");
  await shop.button(/^Show \d+ products$/).press();
  expect(shop.heading).toBe("Shirts and bags");
  expect(filter()).toEqual({ Price: ["-60.5"], ProductAttributes: { colour: ["navy"] } });
  expect([shop.query.get("utm_source"), shop.query.get("sort")]).toEqual(["letter", "new"]);
  await shop.group("Selected filters").link(/Navy/).follow();
  expect(filter()).toEqual({ Price: ["-60.5"] });
});

test("FIL-01 without script a list without its own filters links to them", async () => {
  const shop = await at("/en/catalog");
  await shop.button("Filters").press();
  await shop.part("#filters").link("Filters").follow();
  await shop.button("Filters").press();
  expect(shop.field(/^Coffee \(/).isOn).toBe(false);
});

test("CAT-01 CAT-02 CAT-03 without script sorting keeps the view, and a quick view is a link", async () => {
  const shop = await at(`${list}?display=list&type=gift`);
  shop.field("Sort by").choose("Price, high to low");
  await shop.part(".toolbar-form").button("Show").press();
  expect(["sort", "type", "display"].map((name) => shop.query.get(name))).toEqual(["price-desc", "gift", "list"]);
  const names = shop.texts(".product-card-link");
  const quick = () => shop.link(`Quick view of ${names[1]}`);
  await quick().follow();
  expect(shop.count(".quick-panel dl")).toBe(1);
  expect(quick().attribute("aria-expanded")).toBe("true");
  await quick().follow();
  expect(shop.count(".quick-panel")).toBe(0);
  expect(shop.text("#list-count")).toBe("21 products");
});

test("CAT-01 without script unreadable parameters leave the address; an unknown list is not found", async () => {
  const shop = await at(`${list}?display=list&quick=nobody&type=gift&pageindex=1%7C2`);
  expect(shop.url).toBe(`${list}?display=list&type=gift`);
  await shop.open("/en/catalog/shoes");
  expect(shop.status).toBe(404);
  expect(shop.heading).not.toBe("");
});
