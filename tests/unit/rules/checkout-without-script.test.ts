// From a product to an order without script, with typical mistakes. Browser tests check how the pages look.
import { describe, expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../stand-ins/plain-browser/plain-browser.ts";

/** An amount of the summary, such as the total. */
const sum = (shop: PlainBrowser, name: string): string =>
  shop.part(".amounts > div", new RegExp(`^${name} [−€]`)).text("dd");
const problems = (shop: PlainBrowser): string[] => shop.texts(".validation-summary-errors li");

/** Opens the delivery choices of the cart, which are folded at first. */
const openDelivery = (shop: PlainBrowser): Promise<unknown> => shop.button(/^Delivery /).press();

async function withDiary(): Promise<PlainBrowser> {
  const shop = plainBrowser();
  await shop.open("/en/product/desk-diary-2027-coral");
  await shop.part("form.order").button("Add to cart").press();
  return shop;
}

describe("NAV-23 without script the cart", () => {
  test("CRT-06 CPN-01 shows a wrong coupon at its field; a valid one reduces the total", async () => {
    const shop = await withDiary();
    expect(shop.heading).toBe("Your cart");
    expect(sum(shop, "Total with delivery")).toBe("€27.80");
    const code = shop.field("Coupon code");
    code.fill("ZOMER11");
    await shop.button("Apply coupon code").press();
    expect([code.description, code.value, code.isInvalid]).toEqual(["We do not recognise this code.", "ZOMER11", true]);
    await shop.link("Our coupons").follow();
    await shop.button("Use ZOMER10").press();
    expect(shop.text(".flash")).toBe("Coupon ZOMER10 applied: 10% off all products.");
    expect(sum(shop, "Coupon ZOMER10")).toBe("−€2.29");
    expect(sum(shop, "Total with delivery")).toBe("€25.51");
  });

  test("CRT-03 shows a foreign postcode at its field, then the time of delivery; keeps the method", async () => {
    const shop = await withDiary();
    await openDelivery(shop);
    const code = shop.field("Postcode");
    code.fill("59140");
    await shop.button("Save postcode").press();
    expect(code.description).toBe("This is not a valid postcode for Belgium. Example: 8400.");
    code.fill("8400");
    await shop.button("Save postcode").press();
    await openDelivery(shop);
    expect(code.description).toBe("Delivered in Oostende within 1 working day.");
    const method = shop.field(/^Parcel point/);
    method.tick();
    await shop.button("Save delivery method").press();
    await openDelivery(shop);
    expect(method.isOn).toBe(true);
  });
});

/** At the checkout with a valid coupon, a postcode and a delivery method. */
async function atCheckout(): Promise<PlainBrowser> {
  const shop = await withDiary();
  shop.field("Coupon code").fill("ZOMER10");
  await shop.button("Apply coupon code").press();
  await openDelivery(shop);
  shop.field("Postcode").fill("8400");
  await shop.button("Save postcode").press();
  await openDelivery(shop);
  shop.field(/^Parcel point/).tick();
  await shop.button("Save delivery method").press();
  await shop.link("Checkout").follow();
  return shop;
}

test("NAV-23 CHK-01 CRT-03 PAY-03 without script a shopper corrects errors at the checkout, and orders", async () => {
  const shop = await atCheckout();
  const order = () => shop.button("Order and pay").press();
  expect(shop.heading).toBe("Checkout");
  expect(shop.field("[BillingPostalCode]").value).toBe("8400");

  // Missing fields are listed with links to them, and what was typed stays.
  shop.field("Email address").fill("ada@example.org");
  shop.field("[BillingFirstName]").fill("Ada");
  shop.field("Deliver to the same address").untick();
  await order();
  expect(problems(shop)[0]).toBe("Enter your last name.");
  expect(shop.field("[BillingFirstName]").value).toBe("Ada");
  expect(shop.field("[FirstName]").description).toBe("Enter the recipient’s first name.");
  await shop.link("Enter the town.").follow();
  expect(shop.url).toMatch(/#BillingCity$/);

  // A delivery method with pickup points requires a point before the order.
  const typed = { LastName: "Peeters", Street1: "Visserskaai", HouseNumber: "12", City: "Oostende" };
  for (const [name, value] of Object.entries(typed)) shop.field(`[Billing${name}]`).fill(value);
  shop.field("Deliver to the same address").tick();
  shop.field("I have read the terms of sale").tick();
  shop.field("Bank transfer").tick();
  await order();
  expect(shop.part("[role=alert]", "Your order has not been placed yet.").text()).toContain(
    "Please choose a pickup point or another delivery method.",
  );
  expect(shop.part(".method", "Parcel point").links).toEqual(["Choose a pickup point"]);

  // Another delivery method updates the totals.
  shop.field(/^Home delivery, evening/).tick();
  await shop.button("Update delivery method").press();
  expect([sum(shop, "Delivery, Belgium"), sum(shop, "Total with delivery")]).toEqual(["€6.90", "€27.51"]);
  expect(shop.field("I have read the terms of sale").isOn).toBe(true);
  await order();
  expect(shop.heading).toBe("Thank you for your order");
  expect(shop.text(".transfer")).toMatch(/BE68 5390 0754 7034/);
  expect(shop.text(".transfer")).toMatch(/Amount\s*€27\.51/);
  expect(shop.text(".transfer")).toMatch(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
  expect(shop.text(".lead")).toMatch(/^We have received your order \d+\. A confirmation is on its way to \S+@\S+\.$/);
  expect(shop.text("main")).toMatch(/We have received your order.*How to pay.*Reference.*Your items/s);
  expect(shop.text("[data-cart-count]")).toBe("0");
});

test("NAV-23 ADR-01 CHK-04 without script saved addresses and warehouse pickup work", async () => {
  const shop = await withDiary();
  await shop.link("Checkout").follow();
  await shop.link("Log in to use your saved addresses.").follow();
  shop.field("Email address").fill("ada@example.org");
  shop.field("Password").fill("lagune");
  await shop.button("Log in").press();
  expect(shop.field("[BillingStreet1]").value).toBe("Visserskaai");

  // A company address fills in its VAT number and removes VAT from the totals.
  shop.field(/^Atelier Ada/).tick();
  await shop.group("Your details").button("Use this address").press();
  expect(shop.field("[BillingVAT]").value).toBe("LU26375245");
  expect(problems(shop)).toEqual([]);
  expect(sum(shop, "Excluding VAT 21%, Belgium")).toBe("−€5.17");
  expect(shop.text("main")).toContain("Reverse charge: VAT payable by LU26375245.");

  // Pickup at a warehouse replaces the address form; another method restores it.
  shop.field(/^Collect from our Luxembourg warehouse/).tick();
  await shop.button("Update delivery method").press();
  expect(shop.text(".collect-at")).toContain("8069 Strassen");
  expect(() => shop.field("Deliver to the same address").isOn).toThrow("expects one field");
  shop.field(/^Home delivery (?!,)/).tick();
  await shop.button("Update delivery method").press();
  expect(shop.field("Deliver to the same address").isOn).toBe(true);

  // An added address is selected in the checkout.
  shop.field("Deliver to the same address").untick();
  await shop.part("[data-shipping-address]").link("Add address").follow();
  expect(shop.heading).toBe("Add address");
  await shop.button("Save address").press();
  expect(problems(shop)[0]).toBe("Enter your first name.");
  const address = {
    FirstName: "Bo",
    LastName: "Li",
    Street1: "Kaai",
    HouseNumber: "1",
    PostalCode: "9000",
    City: "Gent",
  };
  for (const [name, value] of Object.entries(address)) shop.field(`[${name}]`).fill(value);
  shop.field("[CountryId]").choose("Belgium");
  await shop.button("Save address").press();
  expect(shop.heading).toBe("Checkout");
  expect(shop.field(/^Bo Li/).isOn).toBe(true);
  expect(shop.field("[Street1]").value).toBe("Kaai");

  // The order goes to it.
  shop.field("Prepaid account").tick();
  shop.field("Account").choose("Ghent office: €312.40 left");
  shop.field("I have read the terms of sale").tick();
  await shop.field("Email address").enter();
  expect(shop.heading).toBe("Checkout");
  await shop.button("Order and pay").press();
  expect(shop.text(".order-places")).toContain("9000 Gent");
  expect(shop.text("main")).toContain("Paid from your account Ghent office.");
});
