import { expect, test, vi } from "vitest";
import {
  $,
  input,
  line,
  notices,
  page,
  waitForSave,
  show,
  status,
  submit,
  type,
} from "../../../unit/stand-ins/cart-page.ts";
import { compose, endComposition } from "../../../unit/stand-ins/composition.ts";
import { abort, calls, face } from "../../../unit/stand-ins/cart-server.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

test("CRT-01 a quantity is saved by its line's id, with an announcement and a reload", async () => {
  await show();
  type("a", "3");
  expect([status("a"), $("[data-cart-amounts]").getAttribute("aria-busy")]).toEqual(["Cart.Saving", "true"]);
  await waitForSave();
  expect(calls[0]).toMatchObject({ request: "PUT shoppingcarts/shoppingcartitems/a", body: { Quantity: 3 } });
  await calls[0]!.answer(200, JSON.stringify({ ItemOriginAndKey: "Catalog:spring", ItemName: "Cup <b>" }));
  expect(status("a")).toBe("Cart.Saved");
  expect(input("a").defaultValue).toBe("3");
  await vi.advanceTimersByTimeAsync(200);
  // The line says it itself.
  expect([$("#atoll-live-polite").textContent, await notices()]).toEqual(["Cart.QuantityAndTotal Cup <b> 3 € 25", []]);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});

test("CRT-01 without a place for the status a notice names quantity and total, until the cart changes again", async () => {
  await show(page().replaceAll("<p data-line-status></p>", ""));
  const texts = async (): Promise<string[]> =>
    (await notices()).flatMap(({ text, isRemoved }) => (isRemoved ? [] : [text]));
  type("a", "3");
  await waitForSave();
  await calls[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  expect(await texts()).toEqual(["Cart.QuantityAndTotal Cup 3 € 25"]);
  type("b", "2");
  expect(await texts()).toEqual([]);
});

test("CRT-01 CRT-04 of two lines each shows its own state, and the amounts wait for both", async () => {
  await show();
  const states = () => [status("a"), status("b"), $("[data-cart-amounts]").getAttribute("aria-busy")];
  type("a", "3");
  type("b", "2");
  await waitForSave();
  expect(states()).toEqual(["Cart.Saving", "Cart.Saving", "true"]);
  await calls[1]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  expect(states()).toEqual(["Cart.Saving", "Cart.Saved", "true"]);
  expect(vi.mocked(face.visit)).not.toHaveBeenCalled();
  await calls[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  expect(states()).toEqual(["Cart.Saved", "Cart.Saved", "false"]);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});

test("CRT-01 QTY-07 invalid and unchanged quantities are not sent", async () => {
  await show();
  input("a").setCustomValidity("Whole numbers only");
  type("a", "2.5");
  input("a").setCustomValidity("");
  type("a", "");
  type("a", "two");
  type("a", "2");
  // Each may be a thousand.
  type("a", "1,000");
  type("a", "1.000");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([]);
});

test.each([
  ["1,000", "", "Quantity.NoSeparator"],
  ["1.000", "", "Quantity.NoSeparator"],
  ["3 kg", 'data-sold-by="weight"', "Quantity.EnterWeight 0.25"],
  ["two", "", "Quantity.Number"],
])(
  "CRT-01 QTY-07 the quantity %s, without the quantity island, says what is expected",
  async (typed, more, message) => {
    const { unmount } = await show(page(line("a", "2", more)));
    const seen = () => [
      $(".atoll-line-note")?.textContent,
      input("a").validity.valid,
      input("a").getAttribute("aria-invalid"),
      input("a").value,
    ];
    type("a", typed);
    await vi.waitFor(() => expect(seen()).toEqual([expect.stringContaining(message), false, "true", typed]));
    expect(input("a").getAttribute("aria-describedby")).toBe($(".atoll-line-note").id);
    expect(calls).toEqual([]);
    input("a").value = "3";
    input("a").dispatchEvent(new Event("input", { bubbles: true }));
    expect(seen()).toEqual([undefined, true, null, "3"]);
    type("a", typed);
    await vi.waitFor(() => expect(seen()[1]).toBe(false));
    abort.abort();
    unmount();
    expect(seen()).toEqual([undefined, true, null, typed]);
  },
);

test("CRT-04 a change or removal of a line is shown in all its views", async () => {
  await show(
    `${page()}<ul data-view><li data-cart-line="a" data-quantity="2"><span
      data-line-quantity>2</span></li></ul><form>${line("a", "2").replaceAll("Quantity[a]", "QuantityToo[a]")}</form>`,
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

test("CRT-04 a failure notice offers a retry until the next change", async () => {
  const { mount } = await show();
  const { emit } = await import("../../../../shared/events.ts");
  const failures = async () => (await notices()).filter(({ kind, isRemoved }) => kind === "error" && !isRemoved);
  document.documentElement.classList.add("page-out");
  type("a", "3");
  await waitForSave();
  await calls[0]!.answer(500);
  document.documentElement.classList.remove("page-out");
  expect((await failures()).map(({ text }) => text)).toEqual(["Core.Named Cup a Cart.LineFailed 2"]);
  emit(document, "page:out", {
    url: "/en/other",
    method: "GET",
    headers: {},
    kept: false,
    traverse: false,
    target: $("main"),
  });
  (await failures())[0]!.action!.run();
  expect(calls.at(-1)).toMatchObject({ request: "PUT shoppingcarts/shoppingcartitems/a", body: { Quantity: 3 } });
  document.documentElement.classList.add("page-out");
  await calls.at(-1)!.answer(500);
  document.documentElement.classList.remove("page-out");
  const before = (await failures()).length;
  // The visitor leaves for another page and returns.
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

test("CRT-04 a failed save can be retried from the line or a notice", async () => {
  const { unmount } = await show();
  type("a", "3");
  await waitForSave();
  await calls[0]!.answer(500, {});
  expect(status("a")).toBe("Cart.LineFailed 2 Core.Retry");
  $(".atoll-decision-retry").click();
  expect(calls[1]).toMatchObject({ body: { Quantity: 3 } });
  unmount();
  document.body.replaceChildren();
  await calls[1]!.answer(500, {});
  expect((await notices()).map(({ kind, text, action }) => [kind, text, action?.text])).toContainEqual([
    "error",
    "Core.Named Cup a Cart.LineFailed 2",
    "Core.Retry",
  ]);
});

test("CRT-04 Update confirms once the cart is saved as shown", async () => {
  const finishVisits: ((isShown: boolean) => void)[] = [];
  await show();
  vi.mocked(face.visit).mockImplementation(() => new Promise((resolve) => finishVisits.push(resolve)));
  const confirmations = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return (await notices()).filter(({ text, isRemoved }) => text === "Cart.UpToDate" && !isRemoved).length;
  };
  submit("none");
  expect([await confirmations(), finishVisits.length]).toEqual([0, 1]);
  finishVisits[0]!(true);
  expect(await confirmations()).toBe(1);
  submit("none");
  await confirmations();
  type("a", "3");
  await waitForSave();
  await calls[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  // A newer reload replaces the pending one.
  finishVisits[1]!(false);
  expect([await confirmations(), finishVisits.length]).toEqual([0, 3]);
  finishVisits[2]!(true);
  expect(await confirmations()).toBe(1);
  input("a").value = "9";
  submit("none");
  await calls[1]!.answer(422, { Message: "Too many" });
  finishVisits[3]!(true);
  expect(await confirmations()).toBe(0);
  submit("none");
  await calls[2]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  finishVisits[4]!(false);
  expect(await confirmations()).toBe(0);
});

test("CRT-08 a cart changed in another tab reloads in place, unless the page reloads itself", async () => {
  await show();
  const emitCartChange = (detail: object) => document.dispatchEvent(new CustomEvent("cart:changed", { detail }));
  emitCartChange({ otherTab: true });
  expect(vi.mocked(face.visit)).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  emitCartChange({ otherTab: false, renews: true });
  expect(vi.mocked(face.visit)).toHaveBeenCalledTimes(1);
});

test("CRT-08 a cart list outside the page section does not reload the page when the cart changes", async () => {
  await show(`<ul data-view><li data-cart-line="a" data-quantity="2"></li></ul><main id="page"></main>`);
  document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: true } }));
  expect(vi.mocked(face.visit)).not.toHaveBeenCalled();
});

test("CRT-04 LEN-03 lengths are sent as grams; a refused length stays", async () => {
  const { unmount } = await show(
    page(
      `<li data-cart-line="w" data-quantity="500"><input name="Length[w]" value="2.5"><input type="hidden"
        name="Quantity[w]" value="500"><p data-line-status></p></li>`,
    ),
  );
  const grams = input("w");
  grams.value = "800";
  $<HTMLInputElement>('[name="Length[w]"]').value = "4";
  grams.dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 800 } }));
  $<HTMLInputElement>('[name="Length[w]"]').dispatchEvent(
    new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 4 } }),
  );
  await waitForSave();
  expect(calls.map(({ body }) => body)).toEqual([{ Quantity: 800 }]);
  await calls[0]!.answer(422, { Message: "Too long" });
  expect([grams.value, $<HTMLInputElement>('[name="Length[w]"]').value]).toEqual(["800", "4"]);
  grams.value = "900";
  $<HTMLInputElement>('[name="Length[w]"]').value = "4.5";
  grams.dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 900 } }));
  await waitForSave();
  await calls[1]!.answer(500);
  // The message names the saved quantity in the shopper's unit, whatever the field holds now.
  expect(status("w")).toContain("Cart.LineFailed 2.5");
  grams.value = "900";
  $<HTMLInputElement>('[name="Length[w]"]').value = "4.5";
  grams.dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: { quantity: 900 } }));
  await waitForSave();
  unmount();
  document.body.replaceChildren();
  await calls[2]!.answer(500);
  expect((await notices()).at(-1)!.text).toContain("Cart.LineFailed 2.5");
});

test("CRT-04 LEN-03 a length typed during a save stays until its weight is saved", async () => {
  const metres = (length: string, grams: string) =>
    page(
      `<li data-cart-line="w" data-quantity="${grams}"><input name="Length[w]" value="${length}"><input type="hidden"
        name="Quantity[w]" value="${grams}"></li>`,
    );
  const length = () => $<HTMLInputElement>('[name="Length[w]"]');
  const reckon = (grams: string): void => {
    input("w").value = grams;
    input("w").dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: {} }));
  };
  const { unmount, mount } = await show(metres("2.5", "500"));
  length().value = "4";
  reckon("800");
  await waitForSave();
  // The weight of the new length is not calculated yet.
  length().value = "12.5";
  await calls[0]!.answer(200, JSON.stringify({ ItemName: "Rope" }));
  expect(length().defaultValue).toBe("2.5");
  unmount();
  document.body.innerHTML = metres("4", "800");
  length().value = "12.5";
  mount($("form"));
  expect(length().defaultValue).toBe("4");
  reckon("2500");
  await waitForSave();
  await calls[1]!.answer(200, JSON.stringify({ ItemName: "Rope" }));
  expect([calls[1]!.body, length().defaultValue, input("w").defaultValue]).toEqual([
    { Quantity: 2500 },
    "12.5",
    "2500",
  ]);
});

test("CRT-04 text typed during a save stays and does not become the saved value", async () => {
  await show();
  type("a", "3");
  await waitForSave();
  input("a").value = "35";
  await calls[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  expect([input("a").value, input("a").defaultValue]).toEqual(["35", "2"]);
});

test("CRT-04 a change to a line removed elsewhere is reported in a notice", async () => {
  await show();
  type("a", "3");
  await waitForSave();
  await calls[0]!.answer(404);
  expect($('[data-cart-line="a"]').hidden).toBe(true);
  expect((await notices()).map(({ kind, text }) => [kind, text])).toEqual([
    ["error", "Core.Named Cup a Cart.LineGone 0"],
  ]);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
  // The next page, which still shows the line, has no input to save.
  expect(input("a").value).toBe(input("a").defaultValue);
});

test("CRT-04 a quantity typed just before leaving the page is saved", async () => {
  const leave: Record<string, () => unknown> = {
    a: () => document.dispatchEvent(new CustomEvent("page:out", { detail: {} })),
    b: () => dispatchEvent(new Event("pagehide")),
  };
  await show();
  for (const id of ["a", "b"]) {
    input(id).value = "7";
    document.dispatchEvent(new CustomEvent("page:out", { detail: { stay: true } }));
    expect(calls.some(({ request }) => request.endsWith(`/${id}`))).toBe(false);
    leave[id]!();
    expect(calls).toContainEqual(
      expect.objectContaining({ request: `PUT shoppingcarts/shoppingcartitems/${id}`, body: { Quantity: 7 } }),
    );
  }
});

test("CRT-08 a change in another tab during a save is shown after it", async () => {
  await show();
  type("a", "3");
  await waitForSave();
  document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: true } }));
  expect(vi.mocked(face.visit)).not.toHaveBeenCalled();
  await calls[0]!.answer(0);
  await vi.advanceTimersByTimeAsync(1_000);
  await calls[1]!.answer(0);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});

test("CRT-01 a quantity is not saved during composition", async () => {
  await show();
  input("a").value = "3";
  input("a").dispatchEvent(new InputEvent("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(899);
  compose(input("a"), "4");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([calls, status("a")]).toEqual([[], ""]);
  endComposition(input("a"), "4");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls.map(({ request, body }) => [request, body])).toEqual([
    ["PUT shoppingcarts/shoppingcartitems/a", { Quantity: 4 }],
  ]);
});

test("CRT-01 the update button saves the lines beside one that is sold individually, whose field is hidden", async () => {
  const single = line("a", "1").replace("<input", '<input type="hidden"');
  await show(page(single + line("b", "1", "").replace("</li>", "<button value=update>Update</button></li>")));
  input("b").value = "4";
  submit("[value=update]");
  await waitForSave();
  expect(calls.map(({ request }) => request)).toEqual(["PUT shoppingcarts/shoppingcartitems/b"]);
  submit('[value="remove:a"]');
  await calls[0]!.answer(200, "{}");
  expect((await notices()).map(({ text }) => text)).toContain("Cart.Removed Cup a");
});
