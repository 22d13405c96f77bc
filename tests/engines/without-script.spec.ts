import { expect, test } from "./fixture/test.ts";

test.use({ hasScript: false });

test("NAV-23 CHK-01 CRT-06 without script a visitor fills a cart, corrects mistakes and orders", async ({ tab }) => {
  const press = (name: string) => tab.expectFullLoad(() => tab.css("#page").role("button", name).click());
  const field = (name: string) => tab.css(`#page [name="${name}"]:not([type=hidden])`);
  const heading = tab.css("#page h1");

  await test.step("links and the product's form lead to the cart", async () => {
    await tab.open("/en");
    await tab.expectFullLoad(() => tab.role("navigation", "Categories").role("link", "Stationery").click());
    await expect(heading).toRead("Stationery");
    await tab.expectFullLoad(() => tab.css("#page").role("link", "Desk diary 2027, coral").first().click());
    await expect(heading).toRead("Desk diary 2027, coral");
    await tab.css("form.order input[name=Quantity]").fill("2");
    await tab.expectFullLoad(() => tab.css("form.order button[type=submit]").first().click());
    await expect(heading).toRead("Your cart");
    await expect(tab.role("textbox", "Quantity of Desk diary 2027, coral")).toHold("2");
  });

  await test.step("a wrong coupon has a message", async () => {
    await tab.role("textbox", "Coupon code").fill("ZOMER11");
    await press("Apply coupon code");
    await expect(tab.css("#page .coupon-box")).toRead("We do not recognise this code.");
  });

  await test.step("the delivery is chosen", async () => {
    await tab.css("#delivery-choice > summary").click();
    await tab.role("textbox", "Postcode").fill("8400");
    await press("Save postcode");
    await tab.css("#delivery-choice > summary").click();
    await tab.roleWith("radio", "Home delivery, evening").click();
    await press("Save delivery method");
    await tab.css("#delivery-choice > summary").click();
    await expect(tab.roleWith("radio", "Home delivery, evening")).toBeTicked();
  });

  await test.step("the checkout lists what is missing and keeps what was typed", async () => {
    await tab.expectFullLoad(() => tab.css("#page").role("link", "Checkout").click());
    await expect(heading).toRead("Checkout");
    await field("Email").fill("ada@example.org");
    await field("BillingFirstName").fill("Ada");
    await press("Order and pay");
    await expect(tab.css(".validation-summary-errors li").first()).toRead("Enter your last name.");
    await expect(field("BillingFirstName")).toHold("Ada");
  });

  await test.step("the order is placed", async () => {
    await field("BillingLastName").fill("Peeters");
    await field("BillingStreet1").fill("Visserskaai");
    await field("BillingHouseNumber").fill("12");
    await field("BillingCity").fill("Oostende");
    await tab.roleWith("checkbox", "I have read the terms of sale").click();
    await expect(tab.roleWith("checkbox", "I have read the terms of sale")).toBeTicked();
    await tab.roleWith("radio", "Bank transfer").click();
    await expect(tab.roleWith("radio", "Bank transfer")).toBeTicked();
    await press("Order and pay");
    await expect(heading).toRead("Thank you for your order");
    await expect(tab.css("[data-cart-count]")).toRead("0");
  });
});
