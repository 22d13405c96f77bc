// Ways to pay and prepaid accounts, as a browser without script uses them.
import { expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../../unit/stand-ins/plain-browser/plain-browser.ts";

async function at(path: string): Promise<PlainBrowser> {
  const shop = plainBrowser();
  await shop.open(path);
  return shop;
}

async function logIn(shop: PlainBrowser): Promise<void> {
  shop.field("Email address").fill("ada@example.org");
  shop.field("Password").fill("lagune");
  await shop.button("Log in").press();
}

test("PAY-01 without script the page of the card form offers the other ways to pay", async () => {
  const shop = await at("/en/payment/card");
  expect(shop.text("main")).toContain("The payment form requires JavaScript.");
  await shop.part("main").link("in our shop").follow();
  await shop.button("Continue").press();
  expect(shop.text("main")).toContain("We keep your order for ten days.");
});

test("PAY-03 PRE-03 without script the page has each method's details, and a prepaid account is charged", async () => {
  const shop = await at("/en/payment?order=LG-9");
  expect(shop.text("main")).toContain("BE68 5390 0754 7034");
  expect(shop.text("main")).toContain("We keep your order for ten days.");
  await shop.link("Log in to pay from a prepaid account").follow();
  await logIn(shop);
  shop.field(/^Welcome boxes/).tick();
  await shop.button("Continue").press();
  expect(shop.text("main")).toContain("Paid with your prepaid account.");
});

test("PRE-01 PRE-02 without script a customer saves the notice of a prepaid account, and orders credit", async () => {
  const shop = await at("/en/account/prepaid");
  await logIn(shop);
  const account = shop.part(".prepaid-account", "Antwerp showroom");
  const notice = () => account.fieldsOf("checkbox")[0]!;
  expect(notice().isOn).toBe(false);
  notice().tick();
  await account.button(/^Save/).press();
  expect(shop.text(".flash")).toBe("Your choice has been saved.");
  expect(notice().isOn).toBe(true);
  await account.button(/^Add to cart/).press();
  const [quantity] = account.fieldsOf("text");
  expect(quantity!.description).toContain("Please enter a quantity.");
  quantity!.fill("2");
  await account.button(/^Add to cart/).press();
  expect(shop.text(".cart-line")).toContain("Antwerp showroom");
});
