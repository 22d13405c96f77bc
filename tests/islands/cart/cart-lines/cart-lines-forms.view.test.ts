import { expect, test, vi } from "vitest";
import { $, page, show } from "../../../unit/stand-ins/cart-page.ts";
import { calls } from "../../../unit/stand-ins/cart-server.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

/** Whether the island handles a press of the button, instead of the browser. */
const isHandled = (selector: string): boolean =>
  !$<HTMLButtonElement>(selector).form!.dispatchEvent(
    new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: $(selector) }),
  );

test("CRT-02 NAV-23 forms without lines and buttons with another purpose are left to the browser", async () => {
  const { mount } = await show("");
  document.body.innerHTML = `<main id="page"><div data-view>
    <form id="lines"><p data-cart-line="a"><input name="Quantity[a]" value="2">
        <button id="remove" name="remove" data-line-remove>Remove</button>
        <button id="later" formaction="/later">Save for later</button></p>
      <button id="code" name="apply">Apply</button><button id="clear" name="clear" data-cart-clear>Clear</button></form>
    <div data-cart-line="b"><form><input name="Quantity[b]" value="1"><button id="change" formaction="/change">Change</button>
        <button id="gift" name="gift" value="1">As a gift</button></form>
      <form><input name="note"><button id="note">Save the note</button></form></div>
    <form><input name="coupon"><button id="coupon">Apply the coupon</button></form></div></main>`;
  mount($("[data-view]"));
  const ids = ["later", "code", "change", "gift", "note", "coupon", "remove"];
  // "Apply" is the first button of its form that belongs to no line: it takes the place of "Update".
  expect(ids.filter((id) => isHandled(`#${id}`))).toEqual(["code", "change", "remove"]);
});

test("CRT-01 ERR-06 a line whose quantity field has another name is reported", async () => {
  await show(page(`<li data-cart-line="a"><input type="number" name="qty" value="2"></li>`));
  expect(console.warn).toHaveBeenCalledWith(
    '[atoll] cart-lines: a line has no field "Quantity[ID]"; its quantity is not saved. Set data-name-quantity.',
    $("[data-cart-line]"),
  );
  expect(calls).toEqual([]);
});
