import { addToCartPath } from "../browser/orders.ts";
import { menu, serveLab, shopStyle } from "../browser/lab.ts";
import { expect, test } from "./fixture/test.ts";
import { expectArrived } from "./places.ts";

test("ERR-01 an order that needs a login opens the dialog, says when the password is wrong, and then goes on", async ({
  tab,
  control,
}) => {
  await tab.open("/en/product/desk-diary-2027-coral");
  await tab.role("button", "Decline all").click();
  await tab.css("form.order .atoll-step-button").last().click();
  await control.answer({
    path: addToCartPath,
    status: 401,
    body: '{"Message":"Who are you?"}',
    contentType: "application/json",
    times: 1,
  });
  const add = tab.css("form.order button[type=submit]:not([data-variations-apply])");
  await add.click();
  const login = tab.role("dialog", "Log in");
  await expect(login.css("[name=email]")).toHaveFocusNow();
  await login.css("[name=email]").fill("ada@example.org");
  await login.css("[name=password]").fill("wrong");
  await tab.press("Enter");
  await expect(login.css("[role=alert]")).toRead("is incorrect");
  await expect(login.css("[name=email]")).toHold("ada@example.org");
  await login.css("[name=password]").fill("lagune");
  await tab.press("Enter");
  const again = tab.roleWith("dialog", "send your request again");
  await again.role("button", "Send again").click();
  await expect(tab.roleWith("dialog", "was added to your cart")).toBeSeen();
  await tab.press("Escape");
  await expect(tab.css("dialog")).toBeGone();
  await expect(add).toHaveFocusNow();
  await expect(tab.css(".account")).toRead("Hello, Ada");
  await expect(tab.css("[data-cart-count]")).toRead("1");
  await expect(tab.css("form.order input[name=Quantity]")).toHold("2");
});

test("ERR-01 NAV-02 a page that needs a login shows after it; closing the login keeps the page and what was typed", async ({
  tab,
  control,
}) => {
  const before = menu("one", "two");
  await serveLab(control, {
    one: { head: shopStyle, before, page: '<h1>One</h1><label>Note <input name="note"></label>' },
    two: { head: shopStyle, before, page: "<h1>Two</h1>" },
  });
  await tab.open("/lab/one");
  await tab.css("[name=note]").fill("typed");
  const login = tab.role("dialog", "Log in");
  const two = tab.css("#head").role("link", "two");
  const refusal = { path: "/lab/two", status: 401, body: "{}", contentType: "application/json", times: 1 };
  await control.answer(refusal);
  await two.click();
  await expect(login.css("[name=email]")).toHaveFocusNow();
  await tab.press("Escape");
  await expect(login).toBeGone();
  await expectArrived(tab, "one", "One");
  await expect(two).toHaveFocusNow();
  await expect(tab.css("[name=note]")).toHold("typed");

  await control.answer(refusal);
  await tab.press("Enter");
  await login.css("[name=email]").fill("ada@example.org");
  await login.css("[name=password]").fill("lagune");
  await tab.press("Enter");
  await expectArrived(tab, "two", "Two");
  await expect(login).toBeGone();
  await tab.back();
  await expectArrived(tab, "one", "One");
});
