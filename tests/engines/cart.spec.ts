import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { cartCount, dialog, live, returningVisitor } from "./shop.ts";

const mug = "v2801";
const diary = "v4441";

function lineOf(tab: Tab, name: string) {
  const line = tab.css(".cart-line").containing(name);
  return {
    line,
    field: line.role("textbox"),
    more: line.roleWith("button", "Increase"),
    status: line.css("[data-line-status]"),
    remove: line.roleWith("button", "Remove"),
  };
}
const total = (tab: Tab) => tab.css(".cart-total dd");

/** Waits until the lines are live and no change is being saved. */
async function ready(tab: Tab): Promise<void> {
  await live(tab.css(".cart-form"));
  await expect(tab.css(".cart-line [data-island=quantity]:not([data-island-state=live])")).toBeGone();
  await expect(tab.css("[data-cart-amounts][aria-busy=true]")).toBeGone();
}

test("CRT-01 CRT-04 a line's quantity saves itself, by mouse and keyboard, and the totals follow", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control, {
    cart: [
      [mug, 2],
      [diary, 1],
    ],
  });
  await tab.open("/en/shoppingcarts");
  await ready(tab);
  const { field, more, status } = lineOf(tab, "mug");
  const totalText = async () => (await total(tab).states())[0]?.text;
  let before = await totalText();
  await more.click();
  await expect(field).toHold("3");
  await expect(status).toRead("Saved");
  before = await until("another total", totalText, (text) => text !== undefined && text !== before);
  await ready(tab);
  await expect(more).toHaveFocusNow();

  await field.fill("4");
  await expect(status).toRead("Saved");
  before = await until("another total", totalText, (text) => text !== undefined && text !== before);
  await ready(tab);
  await expect(field).toHaveFocusNow();
  await tab.press("ArrowDown");
  await expect(field).toHold("3");
  await until("another total", totalText, (text) => text !== undefined && text !== before);

  await ready(tab);
  await tab.reload();
  await expect(field).toHold("3");
});

test("CRT-02 a removed line comes back with Undo; an emptied cart says so, and comes back too", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control, {
    cart: [
      [mug, 2],
      [diary, 1],
    ],
  });
  await tab.open("/en/shoppingcarts");
  await ready(tab);
  const [cups, book] = [lineOf(tab, "mug"), lineOf(tab, "diary")];
  await cups.remove.click();
  await expect(cups.line).toBeGone();
  await expect(book.remove).toHaveFocusNow();
  await expect(cartCount(tab)).toRead("1");
  await tab.role("button", "Undo").click();
  await expect(cups.field).toHold("2");
  await expect(cartCount(tab)).toRead("2");

  await ready(tab);
  await tab.role("button", "Empty cart").click();
  await expect(dialog(tab)).toRead("Remove everything from your cart?");
  await dialog(tab).role("button", "Empty cart").click();
  await expect(tab.css("#page")).toRead("Your cart is empty.");
  await expect(cartCount(tab)).toRead("0");
  await expect(tab.css("#page h1")).toHaveFocusNow();
  await tab.role("button", "Undo").click();
  await expect(tab.css(".cart-line")).toBeSeenTimes(2);
  await expect(cups.field).toHold("2");
});

test("CPN-01 CPN-02 a refused coupon says so at its field; a valid one takes a discount until it is removed", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control, { cart: [[mug, 2]] });
  await tab.open("/en/shoppingcarts");
  const box = tab.css("[data-island=coupon]");
  const field = box.role("textbox");
  const message = box.css("[data-coupon-message]");
  const discount = tab.css(".amounts .cart-discount dd");
  await field.click();
  await live(box);
  await tab.type("NOTHING");
  await tab.press("Enter");
  await expect(message).toRead("We do not recognise this code.");
  await expect(field).toHold("NOTHING");
  await expect(field).toHaveAttributeOf("aria-invalid", "true");

  await field.fill("zomer10");
  await box.role("button", "Apply coupon code").click();
  await expect(box.css(".atoll-notice")).toRead("Coupon applied.");
  await expect(discount).toBeSeen();
  await expect(box.css(".coupon-chip")).toRead("ZOMER10");

  await live(box);
  await box.roleWith("button", "Remove").click();
  await expect(discount).toBeGone();
  await expect(field).toHold("");
});
