import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../islands/cart/cart-lines/definition.ts";
import type { ShellFace } from "../../../shared/face.ts";
import { type Asked, standInCalls } from "../stand-ins/calls.ts";
import { standInShell } from "../stand-ins/shell.ts";

const said = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../shared/i18n/texts.ts", () => ({ texts: () => said, withTexts: (use: (t: typeof said) => void) => (use(said), () => {}), subscribe: () => () => {} }));

let asked: Asked[];
let face: ShellFace;
let abort: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = standInCalls();
  vi.spyOn(console, "warn").mockReturnValue();
  face = standInShell({ locale: "en" });
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const line = (id: string, quantity: string, more = "") => `<li data-cart-line="${id}" data-quantity="${quantity}" data-name="Cup ${id}" data-variant-id="v${id}" data-origin="Catalog" data-key="spring" ${more}>
  <input name="Quantity[${id}]" value="${quantity}"><p data-line-status></p><button name="action" value="remove:${id}" data-line-remove>Remove</button></li>`;
const page = (lines = line("a", "2") + line("b", "1")) => `<main id="page"><h1 tabindex="-1">Cart</h1><form>${lines}<button name="action" value="clear" data-cart-clear></button></form><p data-cart-amounts></p></main>`;

async function show(html = page()) {
  document.body.innerHTML = html;
  const { default: cartLines } = await import("../../../islands/cart/cart-lines/cart-lines.ts");
  const { island } = await import("../../../shared/island/mount.ts");
  const mount = (host: Element) => island(definition, cartLines as never)(host as HTMLElement, { signal: abort.signal, id: "cart-lines-1", fail: vi.fn() });
  const unmounts = [...document.querySelectorAll("form, [data-view]")].map(mount);
  return { unmount: () => unmounts.forEach((end) => end()), mount };
}
const $ = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const input = (id: string) => $<HTMLInputElement>(`[name="Quantity[${id}]"]`);
const status = (id: string) => $(`form [data-cart-line="${id}"] [data-line-status]`).textContent;
function type(id: string, text: string): void {
  input(id).value = text;
  input(id).dispatchEvent(new Event("change", { bubbles: true }));
}
const submit = (selector: string) => $("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: $(selector) }));
const rest = () => vi.advanceTimersByTimeAsync(300);
const notices = async () => (await import("../../../shared/stores/notices.ts")).notices.getState().list;

test("CRT-01 a quantity is saved by its line's id; the line says so, then the notice of the answer, and the page shows itself anew", async () => {
  await show();
  type("a", "3");
  expect([status("a"), $("[data-cart-amounts]").getAttribute("aria-busy")]).toEqual(["Cart.Saving", "true"]);
  await rest();
  expect(asked[0]).toMatchObject({ what: "PUT shoppingcarts/shoppingcartitems/a", body: { Quantity: 3 } });
  await asked[0]!.answer(200, JSON.stringify({ ItemOriginAndKey: "Catalog:spring", ItemName: "Cup <b>" }));
  expect(status("a")).toBe("Cart.Saved");
  expect(input("a").defaultValue).toBe("3");
  expect((await notices()).map(({ text }) => text)).toEqual(["Cart.QuantityChanged Cup <b>"]);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});

test("CRT-01 QTY-07 a quantity that cannot be ordered is not sent, and neither is one that was typed back", async () => {
  await show();
  input("a").setCustomValidity("Whole numbers only");
  type("a", "2.5");
  input("a").setCustomValidity("");
  type("a", "");
  type("a", "two");
  type("a", "2");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});

test("CRT-04 refused, the field holds what the server has and its sentence stands beside the line as text, also after the page showed itself anew", async () => {
  const { unmount, mount } = await show();
  type("a", "99");
  await rest();
  await asked[0]!.answer(422, { Message: "We have <i>12</i> left." });
  expect([input("a").value, status("a")]).toEqual(["2", "We have <i>12</i> left."]);
  unmount();
  expect(status("a")).toBe("");
  document.body.innerHTML = page(line("a", "12"));
  mount($("form"));
  expect([input("a").value, status("a")]).toEqual(["12", "We have <i>12</i> left."]);
  type("a", "11");
  expect(status("a")).toBe("Cart.Saving");
});

test("CRT-04 all views of a line show the same, whichever was changed", async () => {
  await show(`${page()}<ul data-view><li data-cart-line="a" data-quantity="2"><span data-line-quantity>2</span></li></ul><form>${line("a", "2").replaceAll("Quantity[a]", "QuantityToo[a]")}</form>`);
  type("a", "5");
  expect($("[data-line-quantity]").textContent).toBe("5");
  expect($<HTMLInputElement>('[name="QuantityToo[a]"]').value).toBe("5");
  submit('[value="remove:a"]');
  expect([...document.querySelectorAll<HTMLElement>('[data-cart-line="a"]')].map(({ hidden }) => hidden)).toEqual([true, true, true]);
});

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
  expect(asked[1]).toMatchObject({ what: "POST catalog/products/addtocart", body: { ProductVariantId: "va", Quantity: 2, Name: "Cup a", ItemOrigin: "Catalog", ItemKey: "spring" } });
});

test("CRT-02 a removal that is undone while it is under way ends with the line in the cart", async () => {
  await show();
  submit('[value="remove:a"]');
  (await notices())[0]!.action!.run();
  expect($('[data-cart-line="a"]').hidden).toBe(false);
  await asked[0]!.answer(204);
  expect(asked[1]).toMatchObject({ what: "POST catalog/products/addtocart", body: { ProductVariantId: "va", Quantity: 2 } });
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

test("CRT-04 the notice of a failure tries again, also after the page that it came with was left, and goes once the shopper has decided anew", async () => {
  const { mount } = await show();
  const { emit } = await import("../../../shared/events.ts");
  const failures = async () => (await notices()).filter(({ kind, isGone }) => kind === "error" && !isGone);
  document.documentElement.classList.add("page-out");
  type("a", "3");
  await rest();
  await asked[0]!.answer(500);
  document.documentElement.classList.remove("page-out");
  expect((await failures()).map(({ text }) => text)).toEqual(["Cup a: Cart.LineFailed 2"]);
  emit(document, "page:out", { url: "/en/other", method: "GET", headers: {}, kept: false, traverse: false, target: $("main") });
  (await failures())[0]!.action!.run();
  expect(asked.at(-1)).toMatchObject({ what: "PUT shoppingcarts/shoppingcartitems/a", body: { Quantity: 3 } });
  document.documentElement.classList.add("page-out");
  await asked.at(-1)!.answer(500);
  document.documentElement.classList.remove("page-out");
  const before = (await failures()).length;
  document.body.innerHTML = page();
  mount($("form"));
  type("a", "5");
  expect((await failures()).length).toBe(before - 1);
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
  expect(asked.map(({ what }) => what)).toEqual(["DELETE shoppingcarts/shoppingcartitems/a", "DELETE shoppingcarts/shoppingcartitems/a"]);
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
  expect(asked.slice(1).map(({ body }) => (body as { ProductVariantId: string }).ProductVariantId)).toEqual(["va", "vb"]);
});

test("CRT-04 what could not be told may be tried again from the line, and whoever has left the page hears of it in a notice", async () => {
  const { unmount } = await show();
  type("a", "3");
  await rest();
  await asked[0]!.answer(500, {});
  expect(status("a")).toBe("Cart.LineFailed 2 Core.Retry");
  $(".atoll-decision-retry").click();
  expect(asked[1]).toMatchObject({ body: { Quantity: 3 } });
  unmount();
  document.body.replaceChildren();
  await asked[1]!.answer(500, {});
  expect((await notices()).map(({ kind, text, action }) => [kind, text, action?.text])).toContainEqual(["error", "Cup a: Cart.LineFailed 2", "Core.Retry"]);
});

test("CRT-08 a cart that was changed in another tab, or by something else on the page, shows itself anew; what this page is about to show does not", async () => {
  await show();
  const tell = (detail: object) => document.dispatchEvent(new CustomEvent("cart:changed", { detail }));
  tell({ otherTab: true });
  expect(vi.mocked(face.visit)).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  tell({ otherTab: false, renews: true });
  expect(vi.mocked(face.visit)).toHaveBeenCalledTimes(1);
});

test("CRT-08 a list of lines around the page leaves the page as it is when the cart changes", async () => {
  await show(`<ul data-view><li data-cart-line="a" data-quantity="2"></li></ul><main id="page"></main>`);
  document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: true } }));
  expect(vi.mocked(face.visit)).not.toHaveBeenCalled();
});

test("CRT-04 LEN-03 of what is weighed and ordered by the metre the grams are sent, and refused, the length is the server's again", async () => {
  const { unmount } = await show(page(`<li data-cart-line="w" data-quantity="500"><input name="Length[w]" value="2.5"><input type="hidden" name="Quantity[w]" value="500"><p data-line-status></p></li>`));
  const grams = input("w");
  grams.value = "800";
  $<HTMLInputElement>('[name="Length[w]"]').value = "4";
  grams.dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 800 } }));
  $<HTMLInputElement>('[name="Length[w]"]').dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 4 } }));
  await rest();
  expect(asked.map(({ body }) => body)).toEqual([{ Quantity: 800 }]);
  await asked[0]!.answer(422, { Message: "Too long" });
  expect([grams.value, $<HTMLInputElement>('[name="Length[w]"]').value]).toEqual(["500", "2.5"]);
  grams.value = "900";
  $<HTMLInputElement>('[name="Length[w]"]').value = "4.5";
  grams.dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 900 } }));
  await rest();
  await asked[1]!.answer(500);
  // What it stays at is said as the shopper sees it, whatever is typed there by now.
  expect(status("w")).toContain("Cart.LineFailed 2.5");
  grams.value = "900";
  $<HTMLInputElement>('[name="Length[w]"]').value = "4.5";
  grams.dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 900 } }));
  await rest();
  unmount();
  document.body.replaceChildren();
  await asked[2]!.answer(500);
  expect((await notices()).at(-1)!.text).toContain("Cart.LineFailed 2.5");
});

test("CRT-02 a list that tells less of a line does not keep it from being put back as it was", async () => {
  await show(`${page()}<ul data-view><li data-cart-line="a" data-quantity="2"><span data-line-quantity>2</span></li></ul>`);
  submit('[value="remove:a"]');
  await asked[0]!.answer(204);
  const [notice] = await notices();
  expect(notice!.text).toBe("Cart.Removed Cup a");
  notice!.action!.run();
  expect(asked[1]!.body).toMatchObject({ ProductVariantId: "va", Quantity: 2, ItemKey: "spring" });
});

test("CRT-04 what is typed while an answer is awaited is not taken for the server's", async () => {
  await show();
  type("a", "3");
  await rest();
  input("a").value = "35";
  await asked[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  expect([input("a").value, input("a").defaultValue]).toEqual(["35", "2"]);
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

test("CRT-04 of a line that is no more while its quantity is changed the shopper hears in a notice, as the line is not seen any more", async () => {
  await show();
  type("a", "3");
  await rest();
  await asked[0]!.answer(404);
  expect($('[data-cart-line="a"]').hidden).toBe(true);
  expect((await notices()).map(({ kind, text }) => [kind, text])).toEqual([["error", "Cup a: Cart.LineGone 0"]]);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
  // The page that follows, which shows the line all the same, has nothing typed to save.
  expect(input("a").value).toBe(input("a").defaultValue);
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
  expect(told.map(({ text, action }) => [text, action?.text])).toEqual([["Cup a: Sold out <b>now</b>.", undefined], ["Cup b: Cart.NotPutBack", "Core.Retry"]]);
  told[1]!.action!.run();
  expect(asked[3]!.body).toMatchObject({ ProductVariantId: "vb", Quantity: 1 });
  await asked[3]!.answer(0);
  expect((await notices()).at(-1)).toMatchObject({ text: "Cup b: Cart.PerhapsPutBack", action: undefined });
});

test("CRT-04 a quantity that was typed a moment before the page is left, or closed, gets to the server; in a page that shows itself anew it stays typed", async () => {
  const leave: Record<string, () => unknown> = {
    a: () => document.dispatchEvent(new CustomEvent("page:out", { detail: {} })),
    b: () => dispatchEvent(new Event("pagehide")),
  };
  await show();
  for (const id of ["a", "b"]) {
    input(id).value = "7";
    document.dispatchEvent(new CustomEvent("page:out", { detail: { stay: true } }));
    expect(asked.some(({ what }) => what.endsWith(`/${id}`))).toBe(false);
    leave[id]!();
    expect(asked).toContainEqual(expect.objectContaining({ what: `PUT shoppingcarts/shoppingcartitems/${id}`, body: { Quantity: 7 } }));
  }
});

test("CRT-08 a change of another tab that comes while something is being saved is shown after it, also when that failed", async () => {
  await show();
  type("a", "3");
  await rest();
  document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: true } }));
  expect(vi.mocked(face.visit)).not.toHaveBeenCalled();
  await asked[0]!.answer(0);
  await vi.advanceTimersByTimeAsync(1_000);
  await asked[1]!.answer(0);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});
