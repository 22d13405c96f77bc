import { expect, test, vi } from "vitest";
import { $, input, line, notices, page, show, status, submit } from "../../../unit/stand-ins/cart-page.ts";
import { calls } from "../../../unit/stand-ins/cart-server.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

test("CRT-02 a removed line disappears at once and can be restored with its quantity", async () => {
  await show();
  $('[value="remove:a"]').focus();
  submit('[value="remove:a"]');
  expect($('[data-cart-line="a"]').hidden).toBe(true);
  expect(document.activeElement).toBe($('[value="remove:b"]'));
  expect(calls[0]!.request).toBe("DELETE shoppingcarts/shoppingcartitems/a");
  await calls[0]!.answer(204);
  const [notice] = await notices();
  expect(notice).toMatchObject({ text: "Cart.Removed Cup a", action: { text: "Cart.Undo" }, duration: 20_000 });
  notice!.action!.run();
  expect(calls[1]).toMatchObject({
    request: "POST catalog/products/addtocart",
    body: { ProductVariantId: "va", Quantity: 2, Name: "Cup a", ItemOrigin: "Catalog", ItemKey: "spring" },
  });
});

test("CRT-02 the focus goes from the last line to the one before it when the last line is removed", async () => {
  await show();
  $('[value="remove:b"]').focus();
  submit('[value="remove:b"]');
  expect(document.activeElement).toBe($('[value="remove:a"]'));
});

test("CRT-02 the second click of a double click on a link removes nothing", async () => {
  await show(
    page(line("a", "2") + line("b", "1")).replaceAll(
      /button( name[^>]*data-line-remove>Remove<\/)button/g,
      'a href="/"$1a',
    ),
  );
  const click = (id: string, detail: number): boolean =>
    $(`[data-cart-line="${id}"] a`).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  expect([click("a", 1), click("b", 2)]).toEqual([false, false]);
  expect(calls.map(({ request }) => request)).toEqual(["DELETE shoppingcarts/shoppingcartitems/a"]);
});

test("CRT-02 CRT-04 a line of the same variant that was in the cart already does not end the offer to undo", async () => {
  const both = line("a", "2") + line("b", "1") + line("c", "3").replace('"vc"', '"va"');
  const { mount } = await show(page(both));
  submit('[value="remove:a"]');
  await calls[0]!.answer(204);
  mount($("form"));
  expect((await notices()).map(({ text }) => text)).toEqual(["Cart.Removed Cup a"]);
  $("form").insertAdjacentHTML("beforeend", line("d", "2").replace('"vd"', '"va"'));
  mount($("form"));
  expect(await notices()).toEqual([]);
});

test("CRT-02 a removal undone while in progress has the focus again", async () => {
  await show();
  $('[value="remove:a"]').focus();
  submit('[value="remove:a"]');
  (await notices())[0]!.action!.run();
  expect(document.activeElement).toBe($('[value="remove:a"]'));
});

test("CRT-02 a line that was ordered again gets the focus, once the page shows it", async () => {
  await show();
  $('[value="remove:a"]').focus();
  submit('[value="remove:a"]');
  await calls[0]!.answer(204);
  const { mount } = { mount: (await show(page(line("b", "1")))).mount };
  (await notices())[0]!.action!.run();
  const { shell } = await import("../../../../shared/shell-api.ts");
  vi.mocked(shell().visit).mockImplementation(async () => {
    $("form").insertAdjacentHTML("beforeend", line("d", "2").replace('"vd"', '"va"'));
    mount($("form"));
    return true;
  });
  await calls[1]!.answer(200, {});
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe($('[value="remove:d"]'));
});

test("CRT-02 a removal undone while in progress puts the line back in the cart", async () => {
  await show();
  submit('[value="remove:a"]');
  (await notices())[0]!.action!.run();
  expect($('[data-cart-line="a"]').hidden).toBe(false);
  await calls[0]!.answer(204);
  expect(calls[1]).toMatchObject({
    request: "POST catalog/products/addtocart",
    body: { ProductVariantId: "va", Quantity: 2 },
  });
  const announced = (): string | null | undefined => document.getElementById("atoll-live-polite")?.textContent;
  await vi.advanceTimersByTimeAsync(200);
  // The announcement waits for the server's answer.
  expect(announced()).not.toContain("Cart.PutBack");
  await calls[1]!.answer(200, {});
  await vi.advanceTimersByTimeAsync(200);
  expect(announced()).toBe("Cart.PutBack Cup a");
});

test("CRT-04 CRT-05 the number of lines follows removals, refusals and the server", async () => {
  await show();
  const { cart } = await import("../../../../shared/stores/cart.ts");
  const summary = { lineCount: 2, itemCount: 3, totalTaxInclHtml: "", totalTaxExclHtml: "" };
  cart.setState({ summary });
  const count = (): number => cart.getState().summary!.lineCount - cart.getState().removing;
  submit('[value="remove:a"]');
  expect(count()).toBe(1);
  await calls[0]!.answer(409, { Message: "No." });
  expect(count()).toBe(2);
  submit('[value="remove:a"]');
  submit('[value="remove:b"]');
  expect(count()).toBe(0);
  (await notices()).find(({ text }) => text.endsWith("Cup b"))!.action!.run();
  expect(count()).toBe(1);
  await calls[1]!.answer(204);
  expect(count()).toBe(1);
  cart.setState({ summary: { ...summary, lineCount: 1 } });
  expect(count()).toBe(1);
});

test("CRT-02 a quantity typed just before the removal does not restore the line", async () => {
  await show();
  input("a").focus();
  input("a").value = "5";
  input("a").dispatchEvent(new Event("input", { bubbles: true }));
  submit('[value="remove:a"]');
  expect(document.activeElement).toBe($('[value="remove:b"]'));
  await vi.advanceTimersByTimeAsync(2_000);
  input("a").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await calls[0]!.answer(500);
  expect(input("a").value).toBe("2");
  $(".atoll-decision-retry").focus();
  $(".atoll-decision-retry").click();
  expect([$('[data-cart-line="a"]').hidden, document.activeElement]).toEqual([true, $('[value="remove:b"]')]);
  await calls[1]!.answer(204);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls.map(({ request }) => request)).toEqual([
    "DELETE shoppingcarts/shoppingcartitems/a",
    "DELETE shoppingcarts/shoppingcartitems/a",
  ]);
});

test("CRT-02 a refused removal shows the line again with the server's message", async () => {
  await show();
  submit('[value="remove:a"]');
  await vi.advanceTimersByTimeAsync(100);
  expect($("#atoll-live-polite").textContent).toBe("Cart.Removed Cup a Cart.Undo");
  await calls[0]!.answer(409, { Message: "This gift belongs to the offer." });
  expect($('[data-cart-line="a"]').hidden).toBe(false);
  expect(status("a")).toBe("This gift belongs to the offer.");
  expect(await notices()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(["polite", "assertive"].map((name) => $(`#atoll-live-${name}`).textContent)).toEqual([
    "",
    "Core.Named Cup a This gift belongs to the offer.",
  ]);
});

test("CRT-02 clearing is one request; undo adds all lines again, one after the other", async () => {
  await show();
  submit("[data-cart-clear]");
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(({ request }) => request)).toEqual(["DELETE shoppingcarts/shoppingcartitems"]);
  await calls[0]!.answer(204);
  (await notices())[0]!.action!.run();
  expect(calls.length).toBe(2);
  await calls[1]!.answer(200, {});
  expect(calls.slice(1).map(({ body }) => (body as { ProductVariantId: string }).ProductVariantId)).toEqual([
    "va",
    "vb",
  ]);
});

test.each([
  ["/en/shoppingcarts", 1],
  ["/en/catalog", 0],
])("CRT-02 an emptied cart shows its heading, unless the visitor is elsewhere by then: %s", async (path, times) => {
  history.replaceState(null, "", "/en/shoppingcarts");
  await show();
  const scroll = vi.spyOn($("h1"), "scrollIntoView");
  submit("[data-cart-clear]");
  await vi.advanceTimersByTimeAsync(0);
  expect(scroll).not.toHaveBeenCalled();
  history.replaceState(null, "", path);
  await calls[0]!.answer(204);
  expect(scroll).toHaveBeenCalledTimes(times);
});

test("CRT-02 undo restores the full line even if another list of the page has less data", async () => {
  await show(
    `${page()}<ul data-view><li data-cart-line="a" data-quantity="2"><span data-line-quantity>2</span></li></ul>`,
  );
  submit('[value="remove:a"]');
  await calls[0]!.answer(204);
  const [notice] = await notices();
  expect(notice!.text).toBe("Cart.Removed Cup a");
  notice!.action!.run();
  expect(calls[1]!.body).toMatchObject({ ProductVariantId: "va", Quantity: 2, ItemKey: "spring" });
});

test("CRT-02 a line already removed elsewhere counts as removed", async () => {
  await show();
  submit('[value="remove:a"]');
  await calls[0]!.answer(404);
  expect($('[data-cart-line="a"]').hidden).toBe(true);
  expect((await notices()).map(({ kind }) => kind)).toEqual(["info"]);
  submit('[value="remove:b"]');
  await calls[1]!.answer(200, "Removed.");
  expect($('[data-cart-line="b"]').hidden).toBe(true);
  expect((await notices()).map(({ kind }) => kind)).toEqual(["info", "info"]);
});

test("CRT-02 a failed restore shows the server's message or a retry", async () => {
  await show();
  submit("[data-cart-clear]");
  await vi.advanceTimersByTimeAsync(0);
  await calls[0]!.answer(204);
  (await notices())[0]!.action!.run();
  await calls[1]!.answer(422, { Message: "Sold out <b>now</b>." });
  await calls[2]!.answer(500);
  const errors = (await notices()).filter(({ kind }) => kind === "error");
  expect(errors.map(({ text, action }) => [text, action?.text])).toEqual([
    ["Core.Named Cup a Sold out <b>now</b>.", undefined],
    ["Core.Named Cup b Cart.NotPutBack", "Core.Retry"],
  ]);
  errors[1]!.action!.run();
  expect(calls[3]!.body).toMatchObject({ ProductVariantId: "vb", Quantity: 1 });
  await calls[3]!.answer(0);
  expect((await notices()).at(-1)).toMatchObject({ text: "Core.Named Cup b Cart.PerhapsPutBack", action: undefined });
});

test("CRT-02 a line of a theme that names its product in a link is removed by that name", async () => {
  const named = '<span data-line-name><a href="/mug">Mug</a> <small>Colour: blue</small></span><input';
  await show(page(line("a", "2").replace('data-name="Cup a"', "").replace("<input", named)));
  submit('[value="remove:a"]');
  expect((await notices())[0]!.text).toBe("Cart.Removed Mug");
});
