import type { Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { hold } from "../../browser/hold.ts";
import { overflow } from "../../browser/overflow.ts";
import { signIn } from "../../browser/shop/signed-in.ts";
import { cartCount, dialog, setConsentCookie, heading, live } from "../../browser/shop/visitor.ts";
import { violations } from "../../browser/violations.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const path = "/en/sales/orders";
const againCall = "/api/v1/sales/orders/addtocart";
const addressCall = "/en/sales/order/ChangeDeliveryAddressRequest";
const customersCall = "/api/v1/sales/customers";
const notice = (page: Page) => page.locator(".atoll-notice-text");

function order(page: Page, number: string) {
  const card = page.getByRole("article", { name: `Order ${number}` });
  return {
    card,
    again: card.getByRole("button", { name: "Order again" }),
    message: card.locator(".atoll-again-message"),
    address: card.locator(".past-order-place").first(),
  };
}

test("ORD-01 ORD-02 a dialog requests another delivery address, and a reorder is sent once", async ({
  page,
  visit,
  control,
}) => {
  await signIn(page);
  await visit(path);
  const { address } = order(page, "10414");
  const link = address.getByRole("link", { name: "Change address" });
  const box = dialog(page);
  const send = box.getByRole("button", { name: "Request this address" });
  const open = async (): Promise<void> => {
    await link.click();
    await live(box.locator("[data-island=change-delivery-address]"));
  };
  await test.step("the dialog contains the order's address", async () => {
    await open();
    await expect(box.getByLabel("Street")).toHaveValue("Visserskaai");
    await box.getByLabel("Number").fill("20");
  });
  await test.step("an error of the shop is a notice, and the dialog closes", async () => {
    await box.getByLabel("Country").selectOption("Germany");
    await box.getByLabel("Postcode").fill("50667");
    await send.click();
    await expect(box).toHaveCount(0);
    await expect(notice(page)).toHaveText(
      "This order is to be delivered in Belgium. Please contact us for another country.",
    );
    await expect(link).toBeFocused();
  });
  await test.step("after sending, a focused label replaces the link", async () => {
    const addressPosts = async (): Promise<number> =>
      (await control.log()).filter((entry) => entry.path === addressCall && entry.method === "POST").length;
    const before = await addressPosts();
    await open();
    await box.getByLabel("Number").fill("20");
    const release = await hold(page, `**${addressCall}`, { times: 1 });
    await send.dblclick();
    release();
    await expect(box).toHaveCount(0);
    const label = address.getByRole("button", { name: "Email sent" });
    await expect(label).toBeDisabled();
    await expect(label).toBeFocused();
    await expect(link).toHaveCount(0);
    await expect(notice(page)).toHaveText(
      "An email is on its way to ada@example.org. Please use it to confirm the new address.",
    );
    expect((await addressPosts()) - before).toBe(1);
    await label.click({ force: true });
    await expect(box).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Close this message" }).click();
  const first = order(page, "10414");
  const sent = async (): Promise<string[]> =>
    (await control.log()).filter((entry) => entry.path === againCall).map(({ body }) => body ?? "");
  await test.step("pages of orders open in place", async () => {
    await page.getByRole("link", { name: "Page 3" }).click();
    await expect(page).toHaveURL(/pagenbr=3$/);
    await expect(order(page, "10101").card).toContainText("14 February 2026");
    await expect(page.getByRole("article")).toHaveCount(4);
    await page.getByRole("link", { name: "Page 1" }).click();
    await expect(first.card).toBeVisible();
  });
  await test.step("a double click sends one order, as a form", async () => {
    await live(first.card.locator("[data-island=order-again]"));
    await first.card.locator("summary").click();
    await first.card.getByLabel("Quantity of Stoneware cup").fill("2");
    const release = await hold(page, `**${againCall}`, { times: 1 });
    await first.again.dblclick();
    await expect(first.card.locator("form")).toHaveAttribute("aria-busy", "true");
    release();
    await expect(notice(page)).toHaveText("2 products from order 10414 were added to your cart.");
    await expect(first.message).toHaveText("Not added to your cart:Spatula, beech: This item is currently sold out.");
    await expect(cartCount(page)).toHaveText("2");
    expect((await sent()).map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { OrderId: "10414", pagenbr: "1", "Quantity[1]": "2", "Quantity[2]": "0.5", "Quantity[3]": "1" },
    ]);
  });
  await test.step("an answer that arrives on another page shows a notice that leads to the cart", async () => {
    await page.getByRole("button", { name: "Close this message" }).click();
    const release = await hold(page, `**${againCall}`, { times: 1 });
    const request = page.waitForRequest(`**${againCall}`);
    await order(page, "10409").again.click();
    await request;
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(order(page, "10351").card).toBeVisible();
    release();
    await expect(notice(page)).toHaveText("1 product from order 10409 was added to your cart.");
    await expect(cartCount(page)).toHaveText("3");
    await page.getByRole("button", { name: "Go to cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.locator(".cart-line")).toHaveCount(3);
  });
});

test("ORD-03 shop staff assign an order to another customer, found from two characters on", async ({
  page,
  visit,
  control,
}) => {
  await signIn(page, "joris@lagune.example");
  await visit(path);
  const { card } = order(page, "10409");
  await card.getByRole("link", { name: "Change customer" }).click();
  const box = dialog(page);
  const email = box.getByRole("combobox", { name: "Customer’s email address" });
  const options = box.getByRole("option");
  const searches = async (): Promise<string[]> =>
    (await control.log()).filter((entry) => entry.path === customersCall).map(({ search }) => search);
  await live(box.locator("[data-island=customer-edit]"));
  await test.step("one character searches nothing; two open a list inside the dialog", async () => {
    await email.fill("a");
    await email.fill("ad");
    await expect(options.first()).toHaveText("ada.peeters@example.org");
    expect(await searches()).toEqual(["?q=ad"]);
  });
  await test.step("the customer chosen by keyboard is saved and shown", async () => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(email).toHaveValue("ada.peeters@example.org");
    await expect(box.locator("[name=CustomerId]")).toHaveValue(/^\d+$/);
    await expect(options).toHaveCount(0);
    await box.getByRole("button", { name: "Save customer" }).click();
    await expect(page.getByText("Order 10409 now belongs to ada.peeters@example.org.")).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(card).toContainText("ada.peeters@example.org");
  });
});

test("ORD-01 ORD-03 the pages of orders and the open list of customers fit small windows @all", async ({
  page,
  visit,
}) => {
  await signIn(page, "joris@lagune.example");
  await visit(path);
  await test.step("small windows hide the neighbouring page numbers", async () => {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("link", { name: "Page 2" })).toBeVisible({ visible: width >= 768 });
    }
  });
  await test.step("the dialog with the open list is accessible and fits", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await order(page, "10409").card.getByRole("link", { name: "Change customer" }).click();
    const box = dialog(page);
    await live(box.locator("[data-island=customer-edit]"));
    await box.getByRole("combobox", { name: "Customer’s email address" }).fill("ad");
    await expect(box.getByRole("option").first()).toHaveText("ada.peeters@example.org");
    expect(await overflow(page)).toEqual([]);
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page, "dialog")).toEqual([]);
  });
});
