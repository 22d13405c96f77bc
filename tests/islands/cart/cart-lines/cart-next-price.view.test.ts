import { expect, test, vi } from "vitest";
import { $, input, line, page, show, submit, type, waitForSave } from "../../../unit/stand-ins/cart-page.ts";
import { calls } from "../../../unit/stand-ins/cart-server.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

const offer = `<p data-next-price="1 12.50, 6 11.25, 12 10"><span data-next-price-text>4 more</span>
  <button value="quantity:a:6" data-next-price-take>Change to 6</button></p>`;
const place = () => $("[data-next-price]");
const words = () => place().textContent.replace(/\s+/g, " ").trim();
const isHidden = () => place().classList.contains("atoll-next-price-none");
const key = (typed: string): void => {
  input("a").value = typed;
  input("a").dispatchEvent(new Event("input", { bubbles: true }));
};

test("PRO-06 CRT-01 the next price of a line follows the quantity, and its button saves it like plus and minus", async () => {
  const { unmount } = await show(page(line("a", "2").replace("</li>", `${offer}</li>`)));
  const sent = place().outerHTML;
  expect([words(), isHidden()]).toEqual(["4 more Change to 6", false]);
  key("5");
  expect(words()).toBe("Prices.Next 1 €11.25 €12.50 Prices.Take 6");
  key("");
  expect(isHidden()).toBe(true);
  // Which may be a thousand.
  key("5,000");
  expect(isHidden()).toBe(true);
  key("7");
  expect([words(), isHidden()]).toEqual(["Prices.Next 5 €10.00 €11.25 Prices.Take 12", false]);
  expect($("[data-next-price] button").getAttribute("aria-label")).toBe("Core.Named Prices.Take 12 Cup a");
  $("[data-next-price] button").focus();
  submit("[data-next-price-take]");
  expect([input("a").value, isHidden(), document.activeElement]).toEqual(["12", true, input("a")]);
  await waitForSave();
  expect(calls).toMatchObject([{ request: "PUT shoppingcarts/shoppingcartitems/a", body: { Quantity: 12 } }]);
  await calls[0]!.answer(422, { Message: "We have 9 left." });
  expect([input("a").value, words(), isHidden()]).toEqual(["12", "Prices.Next 5 €10.00 €11.25 Prices.Take 12", true]);
  type("a", "6");
  unmount();
  expect(place().outerHTML).toBe(sent);
});

test("PRO-06 without steps that can be read, or a price for the quantity, nothing is offered and the browser posts the button", async () => {
  const steps = ["", "6", "six 11", "-6 11.25", "6 11.25, 12 10"];
  for (const value of steps) {
    const { unmount } = await show(
      page(line("a", "2").replace("</li>", `${offer.replace("1 12.50, 6 11.25, 12 10", value)}</li>`)),
    );
    const isPosted = submit("[data-next-price-take]");
    expect([value, isPosted, input("a").value]).toEqual([value, true, "2"]);
    key("3");
    expect(isHidden()).toBe(true);
    unmount();
  }
});
