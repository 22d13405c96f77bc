import type { Tab } from "./driver/tab.ts";
import { expect, test } from "./fixture/test.ts";
import { cartCount, dialog, heading, live, orderForm, returningVisitor } from "./shop.ts";

/** Chalk white, navy, coral and sage; S to XXL. Navy M is sold out. */
const shirt = "/en/product/t-shirt-organic-cotton";
const diary = "/en/product/desk-diary-2027-coral";

function choice(tab: Tab) {
  const host = tab.css("[data-island=variations]");
  return {
    colour: (name: string) => host.role("radio", name),
    size: (name: string) => host.role("radio", name),
    price: tab.css(".product-words [data-product-value=UnitPriceTaxIncl]"),
    stock: tab.css("[data-product] [data-product-value=StockText]"),
    sku: tab.css("[data-product] [data-product-value=SKU]"),
    photo: tab.css("[data-product] [data-product-part=photos] img"),
    ready: async (): Promise<void> => {
      await live(host);
      await orderForm(tab).ready();
    },
  };
}

test("VAR-01 VAR-02 VAR-03 PRO-03 a choice changes price, photo and stock in place, and the cart gets it", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control);
  await tab.open(shirt);
  const { colour, size, price, stock, sku, photo, ready } = choice(tab);
  await ready();
  await colour("Chalk white").click();
  await tab.press("ArrowRight");
  await expect(colour("Navy")).toBeTicked();
  await expect(colour("Navy")).toHaveFocusNow();
  await expect(sku).toRead("SHI-401-NAV-S");
  await expect(photo).toHaveAttributeOf("src", /colour=navy/);
  await expect(tab).toBeAt(/\?ProductVariantId=v4015$/);

  await size("XL").click();
  await expect(price).toRead("€36.00");
  await expect(sku).toRead("SHI-401-NAV-XL");
  await size("M").click();
  await expect(stock).toRead("Sold out");
  await expect(orderForm(tab).add).toBeGone();
  await expect(tab.role("button", "Email me when it is back")).toBeSeen();

  await colour("Coral").click();
  await expect(sku).toRead("SHI-401-COR-M");
  await orderForm(tab).add.click();
  await expect(dialog(tab)).toRead("T-shirt, organic cotton was added to your cart");
  await dialog(tab).role("link", "Go to cart").click();
  await expect(heading(tab)).toRead("Your cart");
  await expect(tab.css(".cart-line")).toRead("Coral, M");
  await tab.back();
  await expect(heading(tab)).toRead("T-shirt, organic cotton");
  await expect(dialog(tab)).toBeGone();
  await expect(colour("Coral")).toBeTicked();
  await expect(sku).toRead("SHI-401-COR-M");
});

test("PRO-03 CRT-05 a dialog confirms an order; each way to close it returns the focus to the button", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control);
  await tab.open(diary);
  const { add, ready } = orderForm(tab);
  await ready();
  await expect(cartCount(tab)).toRead("0");
  await add.click();
  await expect(tab.roleWith("dialog", "Desk diary 2027, coral was added to your cart")).toBeSeen();
  await expect(dialog(tab)).toRead("Quantity: 1");
  await expect(cartCount(tab)).toRead("1");
  await tab.press("Tab");
  await tab.press("Tab");
  await expect(dialog(tab).role("link", "Go to cart")).toHaveFocusNow();
  await tab.press("Escape");
  await expect(dialog(tab)).toBeGone();
  await expect(add).toHaveFocusNow();

  await tab.press("Enter");
  await dialog(tab).role("button", "Continue shopping").click();
  await expect(dialog(tab)).toBeGone();
  await expect(add).toHaveFocusNow();
  await expect(heading(tab)).toRead("Desk diary 2027, coral");
  await tab.press(" ");
  await dialog(tab).role("button", "Close").click();
  await expect(dialog(tab)).toBeGone();
  await expect(add).toHaveFocusNow();
  await expect(cartCount(tab)).toRead("1");
});

test("PRO-03 ERR-04 a refused or failed order shows why, and the form keeps its quantity", async ({
  tab,
  control,
  findings,
}) => {
  findings.allow(/a call failed.*500/);
  const order = { path: "/api/v1/catalog/products/addtocart", method: "POST" };
  await returningVisitor(tab, control);
  await tab.open(diary);
  const { quantity, add, message, ready } = orderForm(tab);
  await ready();
  await control.answer({
    ...order,
    status: 422,
    contentType: "application/json",
    body: JSON.stringify({ Message: "Only <b>2</b> left in stock." }),
  });
  await quantity.fill("2");
  await add.click();
  await expect(message).toRead("Only <b>2</b> left in stock.");
  await expect(quantity).toHold("2");
  await expect(cartCount(tab)).toRead("0");

  await control.answer({ ...order, status: 500, body: "<h1>Oops</h1>" });
  await add.click();
  await expect(dialog(tab)).toRead("Something went wrong. Please try again in a moment.");
  await tab.press("Escape");
  await expect(dialog(tab)).toBeGone();
  await expect(quantity).toHold("2");
  await add.click();
  await expect(dialog(tab)).toRead("Quantity: 2");
  await expect(message).toBeGone();
  await expect(cartCount(tab)).toRead("1");
});
