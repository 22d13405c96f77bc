import { expect, test, vi } from "vitest";
import { $, input, line, notices, page, rest, show, status, submit, type } from "../stand-ins/cart-page.ts";
import { compose, endComposition } from "../stand-ins/composition.ts";
import { asked, face } from "../stand-ins/cart-server.ts";

const said = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../shared/i18n/texts.ts", () => ({
  texts: () => said,
  withTexts: (use: (t: typeof said) => void) => (use(said), () => {}),
  subscribe: () => () => {},
}));

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
  await show(
    `${page()}<ul data-view><li data-cart-line="a" data-quantity="2"><span data-line-quantity>2</span></li></ul><form>${line("a", "2").replaceAll("Quantity[a]", "QuantityToo[a]")}</form>`,
  );
  type("a", "5");
  expect($("[data-line-quantity]").textContent).toBe("5");
  expect($<HTMLInputElement>('[name="QuantityToo[a]"]').value).toBe("5");
  submit('[value="remove:a"]');
  expect([...document.querySelectorAll<HTMLElement>('[data-cart-line="a"]')].map(({ hidden }) => hidden)).toEqual([
    true,
    true,
    true,
  ]);
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
  emit(document, "page:out", {
    url: "/en/other",
    method: "GET",
    headers: {},
    kept: false,
    traverse: false,
    target: $("main"),
  });
  (await failures())[0]!.action!.run();
  expect(asked.at(-1)).toMatchObject({ what: "PUT shoppingcarts/shoppingcartitems/a", body: { Quantity: 3 } });
  document.documentElement.classList.add("page-out");
  await asked.at(-1)!.answer(500);
  document.documentElement.classList.remove("page-out");
  const before = (await failures()).length;
  // Back at the line, by way of another page.
  emit(document, "page:out", {
    url: "/en/other",
    method: "GET",
    headers: {},
    kept: false,
    traverse: false,
    target: $("main"),
  });
  document.body.innerHTML = page();
  mount($("form"));
  expect((await failures()).length).toBe(before);
  type("a", "5");
  expect((await failures()).length).toBe(before - 1);
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
  expect((await notices()).map(({ kind, text, action }) => [kind, text, action?.text])).toContainEqual([
    "error",
    "Cup a: Cart.LineFailed 2",
    "Core.Retry",
  ]);
});

test("CRT-04 who presses Update hears that the cart is as it stands there, once it does: also when more is decided meanwhile, and not when that is refused", async () => {
  const shown: ((isShown: boolean) => void)[] = [];
  await show();
  vi.mocked(face.visit).mockImplementation(() => new Promise((resolve) => shown.push(resolve)));
  const told = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return (await notices()).filter(({ text }) => text === "Cart.UpToDate").length;
  };
  submit("none");
  expect([await told(), shown.length]).toEqual([0, 1]);
  shown[0]!(true);
  expect(await told()).toBe(1);
  submit("none");
  await told();
  type("a", "3");
  await rest();
  await asked[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  // The page that was on its way gives way to a newer one.
  shown[1]!(false);
  expect([await told(), shown.length]).toEqual([1, 3]);
  shown[2]!(true);
  expect(await told()).toBe(2);
  input("a").value = "9";
  submit("none");
  await asked[1]!.answer(422, { Message: "Too many" });
  shown[3]!(true);
  expect(await told()).toBe(2);
  submit("none");
  await told();
  shown[4]!(false);
  expect(await told()).toBe(2);
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
  const { unmount } = await show(
    page(
      `<li data-cart-line="w" data-quantity="500"><input name="Length[w]" value="2.5"><input type="hidden" name="Quantity[w]" value="500"><p data-line-status></p></li>`,
    ),
  );
  const grams = input("w");
  grams.value = "800";
  $<HTMLInputElement>('[name="Length[w]"]').value = "4";
  grams.dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 800 } }));
  $<HTMLInputElement>('[name="Length[w]"]').dispatchEvent(
    new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 4 } }),
  );
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

test("CRT-04 LEN-03 a length that is typed while the answer to another is awaited stays typed, also in the page that follows, until its own weight is saved", async () => {
  const metres = (length: string, grams: string) =>
    page(
      `<li data-cart-line="w" data-quantity="${grams}"><input name="Length[w]" value="${length}"><input type="hidden" name="Quantity[w]" value="${grams}"></li>`,
    );
  const length = () => $<HTMLInputElement>('[name="Length[w]"]');
  const reckon = (grams: string): void => {
    input("w").value = grams;
    input("w").dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: {} }));
  };
  const { unmount, mount } = await show(metres("2.5", "500"));
  length().value = "4";
  reckon("800");
  await rest();
  // Its weight is not reckoned yet.
  length().value = "12.5";
  await asked[0]!.answer(200, JSON.stringify({ ItemName: "Rope" }));
  expect(length().defaultValue).toBe("2.5");
  unmount();
  document.body.innerHTML = metres("4", "800");
  length().value = "12.5";
  mount($("form"));
  expect(length().defaultValue).toBe("4");
  reckon("2500");
  await rest();
  await asked[1]!.answer(200, JSON.stringify({ ItemName: "Rope" }));
  expect([asked[1]!.body, length().defaultValue, input("w").defaultValue]).toEqual([
    { Quantity: 2500 },
    "12.5",
    "2500",
  ]);
});

test("CRT-04 what is typed while an answer is awaited is not taken for the server's", async () => {
  await show();
  type("a", "3");
  await rest();
  input("a").value = "35";
  await asked[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  expect([input("a").value, input("a").defaultValue]).toEqual(["35", "2"]);
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
    expect(asked).toContainEqual(
      expect.objectContaining({ what: `PUT shoppingcarts/shoppingcartitems/${id}`, body: { Quantity: 7 } }),
    );
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

test("CRT-01 a quantity that is being composed is not saved, also where an earlier key was about to; once it is complete it is", async () => {
  await show();
  input("a").value = "3";
  input("a").dispatchEvent(new InputEvent("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(899);
  compose(input("a"), "4");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked, status("a")]).toEqual([[], ""]);
  endComposition(input("a"), "4");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    ["PUT shoppingcarts/shoppingcartitems/a", { Quantity: 4 }],
  ]);
});
