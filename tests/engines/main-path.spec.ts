// The one walk that `npm test` repeats in Firefox and in WebKit; the other specs of this folder run in `npm run test:all`.
import { expect, test } from "./fixture/test.ts";
import { cartCount, checkoutField, dialog, guest, heading, live, orderForm } from "./shop.ts";

test("NAV-01 NAV-02 PRO-03 CRT-04 CHK-05 from the home page to a placed order, without a full load", async ({
  tab,
}) => {
  await tab.open("/en");
  await tab.role("button", "Decline all").click();
  await tab.css(".menu").role("link", "Stationery").click();
  await expect(heading(tab)).toRead("Stationery");
  await tab.css("#page").role("link", "Desk diary 2027, coral").click();
  await expect(heading(tab)).toRead("Desk diary 2027, coral");
  const { quantity, plus, add, ready } = orderForm(tab);
  await ready();
  await plus.click();
  await expect(quantity).toHold("2");
  await add.click();
  await expect(cartCount(tab)).toRead("1");
  await dialog(tab).role("link", "Go to cart").click();
  await expect(heading(tab)).toRead("Your cart");
  await tab.back();
  await expect(heading(tab)).toRead("Desk diary 2027, coral");
  await expect(dialog(tab)).toBeGone();
  await tab.forward();
  await expect(heading(tab)).toRead("Your cart");
  await tab.css(".buy-button").click();
  await live(tab.css("#checkout"));
  const field = (name: string) => checkoutField(tab, name);
  for (const [name, text] of Object.entries({ ...guest, BillingPostalCode: "1040" })) await field(name).fill(text);
  await tab.css("#payment-2").click();
  await field("Terms").click();
  await tab.role("button", "Order and pay").click();
  await expect(heading(tab)).toRead("Thank you for your order");
  await expect(cartCount(tab)).toRead("0");
});
