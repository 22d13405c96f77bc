import { expect, test, vi } from "vitest";
import quantityDefinition from "../../../../islands/wishlist/wishlist-quantity/definition.ts";
import wishlistQuantity from "../../../../islands/wishlist/wishlist-quantity/wishlist-quantity.ts";
import { island } from "../../../../shared/island/mount.ts";
import { wishlistsVersion } from "../../../../shared/stores/wishlists.ts";
import { calls, last, noticeTexts } from "../../../unit/stand-ins/wishlist-server.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

test("WSH-06 QTY-05 Enter in the dialog's field saves once", async () => {
  document.body.innerHTML =
    '<p data-wish="w1"><a href="#" data-modal>Change</a></p><dialog open><form><input name="Id" value="w1"><div data-min="1"><input name="Quantity" value="-8"></div></form></dialog>';
  const abort = new AbortController();
  island(quantityDefinition, wishlistQuantity)(document.querySelector("form")!, {
    signal: abort.signal,
    id: "quantity-1",
    fail: vi.fn(),
  });
  const field = document.querySelector<HTMLInputElement>("[name=Quantity]")!;
  const press = (more: KeyboardEventInit = {}): boolean =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...more }));
  const version = wishlistsVersion();
  expect([press({ repeat: true }), press({ isComposing: true }), press({ keyCode: 229 }), calls.length]).toEqual([
    false,
    true,
    true,
    0,
  ]);
  expect([press(), press(), field.value]).toEqual([false, false, "8"]);
  expect(calls.map(({ request }) => request)).toEqual(["POST updatequantity?Id=w1&Quantity=8"]);
  await last().answer({ Message: "Too many" }, 422);
  expect([wishlistsVersion() - version, noticeTexts(), document.querySelector("dialog")!.open]).toEqual([
    0,
    ["error: Too many"],
    true,
  ]);
  press();
  await last().breakOff();
  expect([wishlistsVersion() - version, noticeTexts()]).toEqual([1, ["error: Core.ErrorServer"]]);
  press();
  await last().answer("<!doctype html><body><h1>Hello</h1>");
  await vi.waitFor(() => expect(noticeTexts()).toEqual(["error: Core.ErrorServer"]));
  expect([field.value, document.activeElement, document.querySelector("dialog")!.open]).toEqual(["8", field, true]);
  for (const [typed, key] of [
    ["1,000", "NoSeparator"],
    ["1.000", "NoSeparator"],
    ["3 kg", "Number"],
    ["1'000", "NoSeparator"],
  ] as const) {
    field.value = typed;
    press();
    await vi.waitFor(() => expect(noticeTexts()).toEqual([`error: Quantity.${key}`]));
    expect([field.value, document.activeElement]).toEqual([typed, field]);
  }
  field.value = "8";
  press();
  await last().answer({ IsSuccessfull: true });
  expect([wishlistsVersion() - version, document.querySelector("dialog")!.open]).toEqual([3, false]);
  field.blur();
  document.querySelector("dialog")!.dispatchEvent(new Event("close"));
  expect(document.activeElement).toBe(document.querySelector("a"));
  abort.abort();
});
