// Orders, security and the order pad of a customer, as a browser without script uses them.
import { describe, expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../../unit/stand-ins/plain-browser/plain-browser.ts";

const flash = (shop: PlainBrowser): string => shop.text(".flash");

describe("NAV-23 without script past orders", () => {
  const pastOrder = (shop: PlainBrowser, number: string) => shop.group(new RegExp(`^Order ${number}`));

  /** Joris's orders, after his login. */
  async function orders(): Promise<PlainBrowser> {
    const shop = plainBrowser();
    await shop.open("/en/sales/orders?pagenbr=1");
    shop.field("Email address").fill("joris@lagune.example");
    shop.field("Password").fill("lagune");
    await shop.button("Log in").press();
    expect([shop.heading, shop.url]).toEqual(["My orders", "/en/sales/orders?pagenbr=1"]);
    return shop;
  }

  test("ORD-01 are ordered again; sold-out products are named with the cart, or with the orders", async () => {
    const shop = await orders();
    await pastOrder(shop, "10414")
      .button(/^Order again/)
      .press();
    expect(shop.heading).toBe("Your cart");
    expect(shop.text("[role=status]")).toBe(
      "2 products were added to your cart. Spatula, beech: This item is currently sold out.",
    );
    await shop.open("/en/sales/orders?pagenbr=1");
    await pastOrder(shop, "10377")
      .button(/^Order again/)
      .press();
    expect(shop.heading).toBe("My orders");
    expect(shop.text("main")).toContain("None of these products could be added to your cart. Bud vase");
  });

  test("ORD-02 are sent to another address on a page that reports missing fields", async () => {
    const shop = await orders();
    await pastOrder(shop, "10414")
      .link(/^Change address/)
      .follow();
    const town = shop.field("Town");
    town.fill("");
    await shop.button("Request this address").press();
    expect(town.description).toBe("Enter the town.");
    town.fill("Oostende");
    await shop.button("Request this address").press();
    expect(shop.text(".messages")).toBe(
      "An email is on its way to joris@lagune.example. Please use it to confirm the new address.",
    );
    await shop.link("Back to my orders").follow();
    expect(pastOrder(shop, "10414").button(/^Email sent/).isDisabled).toBe(true);
  });

  test("ORD-03 are given to another customer by staff, whose wrong address shows at its field", async () => {
    const shop = await orders();
    await pastOrder(shop, "10409")
      .link(/^Change customer/)
      .follow();
    const email = shop.field("Customer’s email address");
    email.fill("nobody@example.org");
    await shop.button("Save customer").press();
    expect(email.description).toMatch(/No customer has this email address\.$/);
    email.fill("Ada.Maes@example.org");
    await shop.button("Save customer").press();
    expect(pastOrder(shop, "10409").text()).toContain("ada.maes@example.org");
  });

  test("REF-01 are refunded in part; the shop calculates the amount", async () => {
    const shop = await orders();
    await pastOrder(shop, "10402")
      .link(/^Request a refund/)
      .follow();
    await shop.button("Send request").press();
    expect(shop.text("main")).toContain("Please tick at least one product and enter a quantity.");
    shop.field(/^Washed linen/).tick();
    shop.field(/^Quantity of Washed linen/).fill("1,5");
    await shop.button("Calculate").press();
    expect(shop.text(".items-amount")).toBe("€36.75");
    await shop.button("Send request").press();
    expect(shop.text(".order-total")).toContain("€36.75");
  });
});

describe("NAV-23 without script", () => {
  const fill = (shop: PlainBrowser, values: Record<string, string>): void => {
    for (const [name, value] of Object.entries(values)) shop.field(`[${name}]`).fill(value);
  };

  async function signUp(): Promise<PlainBrowser> {
    const shop = plainBrowser();
    await shop.open("/en/security/register");
    const passwords = { Password: "by the sea", ConfirmPassword: "by the sea" };
    fill(shop, { FirstName: "Ada", LastName: "Smit", Email: "ada@example.org", ...passwords, Answer: "5" });
    fill(shop, { website: "spam" });
    await shop.field("[ConfirmPassword]").enter();
    expect(shop.field("[Answer]").description).toMatch(/That is not correct\./);
    expect(shop.field("Leave this field empty").description).toMatch(/must stay empty/);
    fill(shop, { Answer: "4", website: "", ...passwords });
    await shop.field("[ConfirmPassword]").enter();
    return shop;
  }

  test("SEC-01 SEC-04 a robot is refused with the reason; a person can sign up and change the password", async () => {
    const shop = await signUp();
    expect(flash(shop)).toBe("Welcome to Lagune, Ada. Your account is ready.");
    await shop.link("Account security").follow();
    await shop.link("Change your password").follow();
    fill(shop, { OldPassword: "by the sea", NewPassword: "on the pier", ConfirmPassword: "on the pier" });
    await shop.field("[ConfirmPassword]").enter();
    expect(flash(shop)).toBe("Your password has been changed.");
  });

  test("SEC-02 each step of the two-factor setup is a page", async () => {
    const shop = await signUp();
    await shop.link("Account security").follow();
    await shop.link("Set up").follow();
    expect(shop.heading).toBe("Two-factor login");
    await shop.link("With an authenticator app").follow();
    expect(shop.heading).toBe("Set up your authenticator app");
    expect(shop.text(".two-factor-key code")).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    await shop.link("Back to the choice").follow();
    await shop.link("By email").follow();
    await shop.button("Send me a code").press();
    const [, code] = /the code is (\d{6})/.exec(shop.text(".two-factor"))!;
    fill(shop, { Code: "x" });
    await shop.button("Check code").press();
    expect(shop.field("[Code]").description).toMatch(/This code is incorrect/);
    fill(shop, { Code: code! });
    await shop.button("Check code").press();
    expect(shop.heading).toBe("Two-factor login is on: your recovery codes");
    await shop.link("Done").follow();
    expect(shop.text("main")).toContain("On, by email.");
  });

  test("PRO-03 a page checks the list of an order pad, and a form adds it", async () => {
    const shop = plainBrowser();
    await shop.open("/en/catalog/orderpad");
    const box = shop.field("Item numbers and quantities");
    const row = (code: string) => shop.part(".order-pad tbody tr[data-state]", code);
    box.fill("Code;Quantity\nKIT-3400;4\nCOF-114;1");
    // "Référence" in the code page of Windows.
    const csv = Buffer.from("R\xe9f\xe9rence;Quantit\xe9\nTEA-132;0,25", "latin1");
    shop.field("CSV file (optional)").attach(new File([csv], "list.csv", { type: "text/csv" }));
    await shop.button("Check list").press();
    expect(shop.count(".order-pad tbody tr[data-state]")).toBe(3);
    expect(row("TEA-132").text()).toContain("0.25 kg");
    await shop.button(/^KIT-340 .* instead of KIT-3400$/).press();
    expect(row("KIT-340").text()).toContain("Found");
    await shop.button("Add 2 items to cart").press();
    expect(shop.heading).toBe("Order by list");
    expect(shop.text("[role=status]")).toBe("2 products were added to your cart.");
    expect(box.value).toBe("Code;Quantity\nCOF-114;1\n\n\nRéférence;Quantité");
  });
});
