import { expect, test, vi } from "vitest";
import { $, input, notices, page, show, status, submit } from "../stand-ins/cart-page.ts";
import { asked } from "../stand-ins/cart-server.ts";

const said = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../shared/i18n/texts.ts", () => ({
  texts: () => said,
  withTexts: (use: (t: typeof said) => void) => (use(said), () => {}),
  subscribe: () => () => {},
}));

test("CRT-02 a line that is removed is away at once, the focus goes on to the next, and it may be put back in the quantity that it had", async () => {
  await show();
  $('[value="remove:a"]').focus();
  submit('[value="remove:a"]');
  expect($('[data-cart-line="a"]').hidden).toBe(true);
  expect(document.activeElement).toBe($('[value="remove:b"]'));
  expect(asked[0]!.what).toBe("DELETE shoppingcarts/shoppingcartitems/a");
  await asked[0]!.answer(204);
  const [notice] = await notices();
  expect(notice).toMatchObject({ text: "Cart.Removed Cup a", action: { text: "Cart.Undo" }, life: 20_000 });
  notice!.action!.run();
  expect(asked[1]).toMatchObject({
    what: "POST catalog/products/addtocart",
    body: { ProductVariantId: "va", Quantity: 2, Name: "Cup a", ItemOrigin: "Catalog", ItemKey: "spring" },
  });
});

test("CRT-02 a removal that is undone while it is under way ends with the line in the cart", async () => {
  await show();
  submit('[value="remove:a"]');
  (await notices())[0]!.action!.run();
  expect($('[data-cart-line="a"]').hidden).toBe(false);
  await asked[0]!.answer(204);
  expect(asked[1]).toMatchObject({
    what: "POST catalog/products/addtocart",
    body: { ProductVariantId: "va", Quantity: 2 },
  });
  const heard = (): string | null | undefined => document.getElementById("atoll-live-polite")?.textContent;
  await vi.advanceTimersByTimeAsync(200);
  // Not before it is so.
  expect(heard()).not.toContain("Cart.PutBack");
  await asked[1]!.answer(200, {});
  await vi.advanceTimersByTimeAsync(200);
  expect(heard()).toBe("Cart.PutBack Cup a");
});

test("CRT-04 CRT-05 the count of lines goes with what is shown: it falls at once, comes back with what is refused or undone, and is the server's once that has told it", async () => {
  await show();
  const { cart } = await import("../../../shared/stores/cart.ts");
  const summary = { ItemsCount: 2, ItemsQuantityCount: 3, AmountTaxInclHtml: "", AmountTaxExclHtml: "" };
  cart.setState({ summary });
  const count = (): number => cart.getState().summary!.ItemsCount - cart.getState().leaving;
  submit('[value="remove:a"]');
  expect(count()).toBe(1);
  await asked[0]!.answer(409, { Message: "No." });
  expect(count()).toBe(2);
  submit('[value="remove:a"]');
  submit('[value="remove:b"]');
  expect(count()).toBe(0);
  (await notices()).find(({ text }) => text.endsWith("Cup b"))!.action!.run();
  expect(count()).toBe(1);
  await asked[1]!.answer(204);
  expect(count()).toBe(1);
  cart.setState({ summary: { ...summary, ItemsCount: 1 } });
  expect(count()).toBe(1);
});

test("CRT-02 a quantity that was typed a moment before its line was removed does not bring it back, and neither does the focus that leaves it", async () => {
  await show();
  input("a").focus();
  input("a").value = "5";
  input("a").dispatchEvent(new Event("input", { bubbles: true }));
  submit('[value="remove:a"]');
  expect(document.activeElement).toBe($('[value="remove:b"]'));
  await vi.advanceTimersByTimeAsync(2_000);
  input("a").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await asked[0]!.answer(500);
  expect(input("a").value).toBe("2");
  $(".atoll-decision-retry").focus();
  $(".atoll-decision-retry").click();
  expect([$('[data-cart-line="a"]').hidden, document.activeElement]).toEqual([true, $('[value="remove:b"]')]);
  await asked[1]!.answer(204);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.map(({ what }) => what)).toEqual([
    "DELETE shoppingcarts/shoppingcartitems/a",
    "DELETE shoppingcarts/shoppingcartitems/a",
  ]);
});

test("CRT-02 a removal that the server refuses shows the line again, with its sentence, and the notice that it is out goes", async () => {
  await show();
  submit('[value="remove:a"]');
  await asked[0]!.answer(409, { Message: "This gift belongs to the offer." });
  expect($('[data-cart-line="a"]').hidden).toBe(false);
  expect(status("a")).toBe("This gift belongs to the offer.");
  expect(await notices()).toEqual([]);
});

test("CRT-02 clearing is one call, and undone it orders all lines again, one after the other", async () => {
  await show();
  submit("[data-cart-clear]");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ what }) => what)).toEqual(["DELETE shoppingcarts/shoppingcartitems"]);
  await asked[0]!.answer(204);
  (await notices())[0]!.action!.run();
  expect(asked.length).toBe(2);
  await asked[1]!.answer(200, {});
  expect(asked.slice(1).map(({ body }) => (body as { ProductVariantId: string }).ProductVariantId)).toEqual([
    "va",
    "vb",
  ]);
});

test("CRT-02 a list that tells less of a line does not keep it from being put back as it was", async () => {
  await show(
    `${page()}<ul data-view><li data-cart-line="a" data-quantity="2"><span data-line-quantity>2</span></li></ul>`,
  );
  submit('[value="remove:a"]');
  await asked[0]!.answer(204);
  const [notice] = await notices();
  expect(notice!.text).toBe("Cart.Removed Cup a");
  notice!.action!.run();
  expect(asked[1]!.body).toMatchObject({ ProductVariantId: "va", Quantity: 2, ItemKey: "spring" });
});

test("CRT-02 a line that was removed elsewhere already is removed, and nothing is said to have failed; whatever the answer says", async () => {
  await show();
  submit('[value="remove:a"]');
  await asked[0]!.answer(404);
  expect($('[data-cart-line="a"]').hidden).toBe(true);
  expect((await notices()).map(({ kind }) => kind)).toEqual(["info"]);
  submit('[value="remove:b"]');
  await asked[1]!.answer(200, "Removed.");
  expect($('[data-cart-line="b"]').hidden).toBe(true);
  expect((await notices()).map(({ kind }) => kind)).toEqual(["info", "info"]);
});

test("CRT-02 what cannot be put back is told in the server's words, or may be tried again, that line alone; what got no answer may be there, and is not ordered twice", async () => {
  await show();
  submit("[data-cart-clear]");
  await vi.advanceTimersByTimeAsync(0);
  await asked[0]!.answer(204);
  (await notices())[0]!.action!.run();
  await asked[1]!.answer(422, { Message: "Sold out <b>now</b>." });
  await asked[2]!.answer(500);
  const told = (await notices()).filter(({ kind }) => kind === "error");
  expect(told.map(({ text, action }) => [text, action?.text])).toEqual([
    ["Cup a: Sold out <b>now</b>.", undefined],
    ["Cup b: Cart.NotPutBack", "Core.Retry"],
  ]);
  told[1]!.action!.run();
  expect(asked[3]!.body).toMatchObject({ ProductVariantId: "vb", Quantity: 1 });
  await asked[3]!.answer(0);
  expect((await notices()).at(-1)).toMatchObject({ text: "Cup b: Cart.PerhapsPutBack", action: undefined });
});
